import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Sums that words change, and texts that tell of no money, in other languages than English.
@Suite struct LanguageCueTests {
  /// A sentence and what becomes of it: `type amount`, or the name of the failure.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let outcome: String
    var testDescription: String { text }
  }

  private func check(_ table: String, _ locale: String) {
    let cases = table.split(separator: "\n").map { line in
      let parts = line.split(separator: "|")
      return Case(
        text: String(parts[0].dropLast()),
        outcome: parts.dropFirst().joined().split(separator: " ")
          .joined(separator: " "))
    }
    each(cases) { (example: Case) throws in
      #expect(try outcome(of: example.text, locale) == example.outcome)
    }
  }

  private func outcome(of text: String, _ locale: String) throws -> String {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .eur,
      conventions: NumberConventions(localeIdentifier: locale))
    do {
      return try RuleBasedParser().parse(text, context: context).entries.map { entry in
        "\(entry.type.text) \(entry.amount.plainText.dropLast(4))"
      }.joined(separator: ", ")
    } catch {
      return (error as ParsingFailure).name
    }
  }

  @Test(.rows) func `SP54: German sums, questions and money that did not move`() {
    check(Self.german, "de-DE")
  }

  @Test(.rows) func `French sums, questions and money that did not move`() {
    check(Self.french, "fr-FR")
  }

  @Test(.rows) func `Spanish sums, questions and money that did not move`() {
    check(Self.spanish, "es-ES")
  }

  @Test(.rows) func `Portuguese sums, questions and money that did not move`() {
    check(Self.portuguese, "pt-BR")
  }

  @Test(.rows) func `Italian sums, questions and money that did not move`() {
    check(Self.italian, "it-IT")
  }

  @Test(.rows) func `Dutch sums, questions and money that did not move`() {
    check(Self.dutch, "nl-NL")
  }
}
