import LedgerModel
import LedgerTestSupport
import Testing

struct MoneyTotalsTests {
  private static func money(_ units: Int64, _ code: String) throws -> Money {
    Money(minorUnits: units, currency: try #require(Currency(code: code)))
  }

  @Test func `amounts of two currencies are kept apart, sorted by code`() throws {
    var totals = MoneyTotals()
    totals += try Self.money(500, "USD")
    totals += try Self.money(300, "EUR")
    totals += try Self.money(200, "USD")
    totals += try Self.money(7, "JPY")
    #expect(totals.map(\.description) == ["3.00 EUR", "7 JPY", "7.00 USD"])
    #expect(totals[.usd].minorUnits == 700)
    #expect(totals[.jpy].minorUnits == 7)
    #expect(totals[.gbp] == Money(minorUnits: 0, currency: .gbp))
    #expect(!totals.isTooLarge)
  }

  @Test func `a sum of zero is as if nothing was added`() throws {
    var totals = MoneyTotals(try Self.money(500, "USD"))
    totals += try Self.money(300, "EUR")
    totals += try Self.money(0, "JPY")
    totals -= try Self.money(300, "EUR")
    #expect(totals == MoneyTotals(try Self.money(500, "USD")))
    totals -= try Self.money(500, "USD")
    #expect(totals == MoneyTotals())
    #expect(totals.isEmpty)
    #expect(MoneyTotals(try Self.money(0, "USD")) == MoneyTotals())
  }

  @Test(.rows) func `a sum that does not fit is remembered`() {
    each([
      ([Int64.max, 1], true), ([Int64.max, 0], false), ([Int64.min, -1], true),
      ([Int64.max, 1, -1], true), ([Int64.max, Int64.min], false), ([Int64.min, Int64.min], true),
    ]) { (units: [Int64], isTooLarge: Bool) in
      var totals = MoneyTotals()
      for units in units { totals += Money(minorUnits: units, currency: .usd) }
      #expect(totals.isTooLarge == isTooLarge)
      var sum = MoneyTotals(Money(minorUnits: 1, currency: .eur))
      sum += totals
      #expect(sum.isTooLarge == isTooLarge)
      sum -= totals
      #expect(sum.isTooLarge == isTooLarge)
    }
  }

  @Test func `taking the least amount away from nothing does not fit`() {
    var totals = MoneyTotals()
    totals -= Money(minorUnits: .min, currency: .usd)
    #expect(totals.isTooLarge)
  }

  @Test func `any order of adding and taking away gives what a plain table gives`() throws {
    var generator = SeededGenerator(seed: 4)
    let currencies = try ["USD", "EUR", "JPY", "KWD", "AED"].map { code in
      try #require(Currency(code: code))
    }
    for _ in 0..<200 {
      var totals = MoneyTotals()
      var table: [Currency: Int64] = [:]
      var changes: [MoneyTotals] = []
      for _ in 0..<20 {
        let currency = try #require(currencies.randomElement(using: &generator))
        let units = Int64.random(in: -3...3, using: &generator)
        let money = Money(minorUnits: units, currency: currency)
        if Bool.random(using: &generator) {
          totals += money
          table[currency, default: 0] += units
          changes.append(MoneyTotals(money))
        } else {
          totals -= money
          table[currency, default: 0] -= units
          changes.append(MoneyTotals() - MoneyTotals(money))
        }
      }
      let expected = table.filter { row in row.value != 0 }.sorted { left, right in
        left.key < right.key
      }
      #expect(totals.map(\.currency) == expected.map(\.key))
      #expect(totals.map(\.minorUnits) == expected.map(\.value))
      let sum = changes.shuffled(using: &generator).reduce(MoneyTotals(), +)
      #expect(sum == totals)
      #expect(sum.hashValue == totals.hashValue)
    }
  }
}
