import EntryParsing
import LedgerModel
import Testing

/// A message of a bank, and what it means.
struct MessageCase: CustomTestStringConvertible, Sendable {
  var text: String
  /// `type amount code, name, day`; `-` where nobody is named. `nil` where it must be refused.
  var entry: String?
  var locale: String
  var currency: String

  var testDescription: String { text }

  func context() throws -> ParsingContext {
    ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")),
      currency: try #require(Money.Currency(code: currency)),
      conventions: NumberConventions(localeIdentifier: locale))
  }

  /// The cases of a table: a message a line, and behind it, where it is no refusal, a line
  /// `= entry`.
  static func cases(
    locale: String, currency: String, areRefused: Bool = false, _ table: String
  ) -> [MessageCase] {
    var cases: [MessageCase] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix("= "), let last = cases.indices.last {
        cases[last].entry = String(line.dropFirst(2))
      } else {
        cases.append(MessageCase(text: String(line), locale: locale, currency: currency))
      }
    }
    precondition(cases.allSatisfy { example in (example.entry == nil) == areRefused })
    return cases
  }
}
