import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// An entry with a clause beside it that is none, in every language with cues.
@Suite struct TailTests {
  private func parsed(_ text: String, _ locale: String) throws -> ParsedEntries {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-11-27")), currency: .eur,
      conventions: NumberConventions(localeIdentifier: locale))
    return try RuleBasedParser().parse(text, context: context)
  }

  /// Checks lines of amounts and text: `400+1200 | coffee 4, lunch 12`.
  private func check(_ tables: [(locale: String, lines: String)]) {
    let cases = tables.flatMap { table in
      table.lines.split(separator: "\n").map { "\(table.locale) | \($0)" }
    }
    each(cases) { (line: String) throws in
      let parts = line.split(separator: " | ").map(String.init)
      let amounts = try? parsed(parts[2], parts[0]).entries.map { "\($0.amount.minorUnits)" }
      #expect(amounts?.joined(separator: "+") == parts[1])
    }
  }

  @Test(.rows) func `what is behind an entry and is none is left out`() {
    check(TailTables.tails)
  }

  @Test(.rows) func `several entries beside each other are all stored`() {
    check(TailTables.lists)
  }

  @Test func `what was left out is named, with the reason`() throws {
    let day = try parsed("spent 20 on lunch and tomorrow i have a meeting", "en-US")
    #expect(day.entries.map(\.amount.minorUnits) == [2000])
    #expect(day.leftOut.map(\.words) == ["tomorrow i have a meeting"])
    #expect(day.leftOut.map(\.reason) == [.futureDate("tomorrow")])

    let number = try parsed("lunch 18, luna is 11 now", "en-US")
    #expect(number.leftOut.map(\.words) == ["luna is 11 now"])
    #expect(number.leftOut.map(\.reason) == [.noAmount])
    #expect(try parsed("lunch 18, coffee 4", "en-US").leftOut.isEmpty)
  }

  @Test func `a number in a clause that was left out is not named a second time`() throws {
    let text = "lunch 18, luna is 11 now"
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-11-27")), currency: .usd)
    let parsed = try RuleBasedParser().parse(text, context: context)
    #expect(parsed.unused.isEmpty)
  }

  @Test(arguments: [
    "puse 51 pero eran 650", "ho scritto 117 ma era 76", "wanted to buy milk 3 and bread 4",
  ]) func `a correction or an intent about both clauses leaves none of them`(_ text: String) {
    let locale = text.hasPrefix("puse") ? "es-ES" : text.hasPrefix("ho") ? "it-IT" : "en-US"
    let left = try? parsed(text, locale).leftOut
    #expect(left?.isEmpty ?? true)
  }

  @Test(.rows) func `sums and counts that the sentence proves are computed`() {
    check([
      (
        "en-US",
        """
        1999+3450 | amazon 19.99 + 34.50
        253000 | 640+1890
        6600 | glasgow panto tickets 3 for 66
        1350 | Bought 3 bags of mulch @ $4.50 each = $13.50
        3150 | used a $10 coupon so target came to 31.50
        300+400 | milk 3 + bread 4
        """
      ),
      (
        "en-IN",
        """
        20000000 | 2l stocks investment
        200 | milk 2
        """
      ),
      (
        "pl-PL",
        """
        7525 | zatankowałam za 75,25 po 6,29 za litr
        """
      ),
      (
        "fr-FR",
        """
        4450 | plein 44,50 à 1,79 le litre
        """
      ),
    ])
  }
}
