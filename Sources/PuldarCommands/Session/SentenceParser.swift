import CommandTable
import EntryParsing
import LedgerModel

/// Parses the sentences of one command: by the rules, and with a model if one is set.
struct SentenceParser {
  let rules: any EntryParser
  /// The parser that asks a model; `nil` without one.
  var parser: FallbackParser?
  /// The model's earlier answers; `nil` if none is asked.
  var cache: ProposalCache?
  /// Whether a sentence without the model's participation is an error.
  var isRequired = false

  /// The size limit of the cache: more than 500 answers have.
  static let cacheByteLimit = 1 << 20

  /// Whether a model may be asked.
  var asksModel: Bool { parser != nil }

  /// Returns the reading of each text, in order.
  ///
  /// - Throws: ``CommandFailure`` if a model is required and had no part in a successful reading.
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

  /// Returns the failure that a model is required for words that it is not asked about.
  static func withoutModel(_ problem: String) -> CommandFailure {
    CommandFailure(problem, remedy: "Leave out '--require-model'.", .modelUnavailable)
  }
}

/// The model if one is requested but none is named.
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

/// The options of a command about the model.
struct ModelOptions {
  /// Whether the model is asked about every sentence.
  let isWanted: Bool
  /// Whether the model is never asked.
  let isRefused: Bool
  /// Whether nothing is stored without its participation.
  let isRequired: Bool
  /// Its file; `nil` if the settings name it.
  let file: String?

  /// The options of a command that has none.
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
  /// The options about whether a model is asked, and which.
  static var model: Parameter {
    Parameter(
      .flag("--model", "Ask the model, also if the rules are sure."), .noModel,
      .flag("--require-model", "Ask the model, and end with 69 if it had no part."), .modelFile
    ) { try ModelOptions(isWanted: $0, isRefused: $1, isRequired: $2, file: $3) }
  }
}

extension ParsingContext {
  /// Restricts entries to the categories of a ledger on a day.
  mutating func offer(_ categories: CategoryCatalog, on day: CalendarDay) {
    offer(categories.offered(on: day), shownAs: categories.displayName(of:)) {
      categories.heir(of: $0, on: day)
    }
  }
}
