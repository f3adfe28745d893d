import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Numbers in words are read back as the numbers that were written.
@Suite struct NumberWordTests {
  private func amount(_ text: String, _ locale: String) -> Int64? {
    guard let today = CalendarDay(iso: "2026-03-18"), let won = Money.Currency(code: "KRW") else {
      return nil
    }
    // A currency without decimals: its amounts are the numbers.
    let context = ParsingContext(
      today: today, currency: won, conventions: NumberConventions(localeIdentifier: locale))
    let parsed = try? RuleBasedParser().parse(text, context: context)
    return parsed?.entries.count == 1 ? parsed?.entries.first?.amount.minorUnits : nil
  }

  @Test(.rows) func `every number below two thousand is read`() {
    each(NumberSpeller.allCases) { (speller: NumberSpeller) in
      for number in TestRun.steps(1..<2000, each: 7) {
        let text = speller.words(number)
        #expect(amount(text, speller.rawValue) == Int64(number), "\(text)")
      }
    }
  }

  @Test(.rows) func `any number below a thousand million is read`() {
    each(NumberSpeller.allCases) { (speller: NumberSpeller) in
      var generator = SeededGenerator(seed: 6)
      for limit in [100_000, 10_000_000, 1_000_000_000] {
        for _ in TestRun.steps(0..<150, each: 7) {
          let number = Int.random(in: 1..<limit, using: &generator)
          let text = speller.words(number)
          #expect(amount(text, speller.rawValue) == Int64(number), "\(text)")
        }
      }
    }
  }
}
