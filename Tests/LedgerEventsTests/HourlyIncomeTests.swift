import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerEvents

struct HourlyIncomeTests {
  @Test(.rows) func `P24, P84: a month pays hourly times hours times 52 by 12`() {
    each([
      ("23.37", "37.5", "3797.62"),  // 3797.625: half to even.
      ("25.00", "40", "4333.33"),
      ("23.39", "37.5", "3800.88"),  // 3800.875: half to even, up.
      ("12.00", "1", "52.00"),
      ("0.01", "0.01", "0.00"),
      ("0.01", "168", "7.28"),
      ("-23.37", "37.5", "-3797.62"),
      ("-23.39", "37.5", "-3800.88"),
    ]) { (rate: String, hours: String, monthly: String) throws in
      let rate = try #require(Money(plainText: rate, currency: .usd))
      let income = HourlyIncome(rate: rate, hours: try WorkHours(reading: hours))
      #expect(income.monthly?.plainText == monthly)
    }
  }

  @Test func `P24: the currency's digits decide where it is rounded`() throws {
    let yen = Money(minorUnits: 1_001, currency: .jpy)
    let income = HourlyIncome(rate: yen, hours: try WorkHours(reading: "37.5"))
    #expect(income.monthly?.plainText == "162662")  // 162,662.5: half to even.
  }

  @Test func `a month that is more than the largest amount is nil, without a trap`() throws {
    let all = try WorkHours(reading: "168")
    for units in [Int64.max, .min, Money.largestMinorUnits] {
      let rate = Money(minorUnits: units, currency: .usd)
      #expect(HourlyIncome(rate: rate, hours: all).monthly == nil)
    }
    // 728 hours a month.
    let most = Money(minorUnits: Money.largestMinorUnits / 728, currency: .usd)
    #expect(HourlyIncome(rate: most, hours: all).monthly != nil)
    let more = Money(minorUnits: Money.largestMinorUnits / 728 + 1, currency: .usd)
    #expect(HourlyIncome(rate: more, hours: all).monthly == nil)
  }

  @Test(.rows) func `hours are read to the hundredth`() {
    each([
      ("40", 4000, "40"), ("37.5", 3750, "37.5"), ("0,25", 25, "0.25"), ("168", 16_800, "168"),
    ]) { (text: String, hundredths: Int, short: String) throws in
      let hours = try WorkHours(reading: text)
      #expect(hours.hundredths == hundredths)
      #expect(hours.shortText == short)
      #expect(try WorkHours(reading: hours.text) == hours)
    }
  }

  @Test(.rows) func `hours that no week has are refused`() {
    each(["", "0", "0.00", "168.01", "169", "-1", "37.555", "40h", "1e1", "99999999"]) {
      (text: String) throws in
      let error = #expect(throws: UnreadableText.self) { try WorkHours(reading: text) }
      #expect(error?.problem == "'\(text)' is not a number of hours in a week")
      #expect(
        error?.remedy == "Write more than 0 and at most 168 with up to two decimals, as 40 or 37.5."
      )
    }
  }
}
