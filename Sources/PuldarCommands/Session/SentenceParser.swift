import CommandTable
import EntryParsing
import LedgerModel

/// Understands the sentences of one command: by the rules, and with a model where one is set.
struct SentenceParser {
  let rules: any EntryParser
  /// Asks a model; `nil` without one.
  var parser: FallbackParser?
  /// What the model answered; `nil` where none is asked.
  var cache: ProposalCache?
  /// Whether a sentence that the model had no part in is an error.
  var isRequired = false

  /// More than 500 answers have.
  static let cacheByteLimit = 1 << 20

  /// Whether a model may be asked.
  var asksModel: Bool { parser != nil }

  /// What each text means, in their order.
  ///
  /// - Throws: ``CommandFailure`` where a model is required and had no part in what was understood.
  func readings(
    of texts: [String], _ context: ParsingContext
  ) async throws(CommandFailure) -> [ModelReading] {
    guard let parser else {
      var readings: [ModelReading] = []
      for text in texts {
        do throws(ParsingFailure) {
          let parsed = try await rules.entries(in: text, context: context)
          readings.append(ModelReading(result: .success(parsed)))
        } catch {
          readings.append(ModelReading(result: .failure(error)))
        }
      }
      return readings
    }
    let readings = await parser.readings(of: texts, context: context)
    if isRequired {
      for reading in readings where !reading.isOfModel {
        if let failure = reading.failure {
          throw CommandFailure(failure.problem, remedy: failure.advice, .modelUnavailable)
        }
        guard let parsed = try? reading.result.get() else { continue }
        throw SentenceParser.withoutModel(
          parsed.entries.count > 1
            ? "several entries in one sentence are read by rules alone"
            : "an income is read by rules alone")
      }
    }
    return readings
  }

  /// That a model is required for what no model is asked about.
  static func withoutModel(_ problem: String) -> CommandFailure {
    CommandFailure(problem, remedy: "Leave out '--require-model'.", .modelUnavailable)
  }
}

/// Stands for a model that was asked for and that nobody named.
struct AbsentModel: EntryProposer {
  func source() async throws(ProposalFailure) -> String { throw .noModel }

  func proposals(
    for sentences: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>] {
    sentences.map { _ in .failure(.noModel) }
  }

  func categories(
    of merchants: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>] {
    merchants.map { _ in .failure(.noModel) }
  }
}

/// What the options of a command say of the model.
struct ModelOptions {
  /// Whether it is asked about every sentence.
  let isWanted: Bool
  /// Whether it is not asked.
  let isRefused: Bool
  /// Whether nothing is stored that it had no part in.
  let isRequired: Bool
  /// Its file; `nil` where the settings name it.
  let file: String?

  /// What a command says that has no such options.
  static let unsaid = ModelOptions()

  private init() {
    (isWanted, isRefused, isRequired, file) = (false, false, false, nil)
  }

  init(isWanted: Bool, isRefused: Bool, isRequired: Bool, file: String?) throws(UsageError) {
    if isRefused, isWanted || isRequired || file != nil {
      throw UsageError("--no-model and the other options of the model exclude each other")
    }
    self.isWanted = isWanted
    self.isRefused = isRefused
    self.isRequired = isRequired
    self.file = file
  }
}

extension Parameter where Value == Bool {
  static var noModel: Parameter { .flag("--no-model", "Leave the words to the rules.") }
}

extension Parameter where Value == String? {
  static var modelFile: Parameter {
    .option("--model-file <file>", "The model. (default: PULDAR_MODEL, else the one in use)")
  }
}

extension Parameter where Value == ModelOptions {
  /// Whether a model is asked, and which.
  static var model: Parameter {
    Parameter(
      .flag("--model", "Ask the model, also if the rules are sure."), .noModel,
      .flag("--require-model", "Ask the model, and end with 69 if it had no part."), .modelFile
    ) { try ModelOptions(isWanted: $0, isRefused: $1, isRequired: $2, file: $3) }
  }
}
