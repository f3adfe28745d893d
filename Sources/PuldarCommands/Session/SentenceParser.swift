import EntryParsing
import LedgerModel

/// Understands the sentences of one command: by the rules, and with a model where one is set.
struct SentenceParser {
  private let rules: any EntryParser
  private let parser: FallbackParser?
  /// What the model answered; `nil` where none is asked.
  let cache: ProposalCache?
  /// Whether a sentence that the model had no part in is an error.
  let isRequired: Bool

  /// More than 500 answers have.
  static let cacheByteLimit = 1 << 20

  /// Without a model.
  init(rules: any EntryParser) {
    self.rules = rules
    parser = nil
    cache = nil
    isRequired = false
  }

  init(
    rules: any EntryParser, parser: FallbackParser, cache: ProposalCache, isRequired: Bool
  ) {
    self.rules = rules
    self.parser = parser
    self.cache = cache
    self.isRequired = isRequired
  }

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
          throw CommandFailure(failure.problem, remedy: failure.remedy, .modelUnavailable)
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
