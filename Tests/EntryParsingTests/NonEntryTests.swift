import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Sentences with a number that tell of no money that moved, and plain entries that look like them, in all
/// languages with cues.
@Suite struct NonEntryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String
    var testDescription: String { "\(locale): \(text)" }
  }

  private static func cases(_ table: String) -> [Case] {
    table.split(separator: "\n").flatMap { row in
      let parts = row.split(separator: ":", maxSplits: 1)
      return parts[1].split(separator: "|").map { text in
        Case(locale: String(parts[0]), text: text.split(separator: " ").joined(separator: " "))
      }
    }
  }

  private func entries(of example: Case) throws -> [ParsedEntry] {
    let context = ParsingContext(
      today: CalendarDay.known("2026-03-18"), currency: .eur,
      conventions: NumberConventions(localeIdentifier: example.locale))
    return try RuleBasedParser().parse(example.text, context: context).entries
  }

  @Test(.rows) func `a sentence about no money that moved is never stored`() {
    let tables = [NonEntryTables.nothing, NonEntryTables.romance, NonEntryTables.spans]
    each(tables.flatMap(Self.cases)) {
      (example: Case) throws in
      #expect(throws: ParsingFailure.self) { try entries(of: example) }
    }
  }

  @Test(.rows) func `a plain entry is stored without a question`() {
    each(Self.cases(NonEntryTables.entries) + Self.cases(NonEntryTables.besideSpans)) {
      (example: Case) throws in
      #expect(try entries(of: example).count == 1)
    }
  }
}
