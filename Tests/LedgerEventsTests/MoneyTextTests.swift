import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct MoneyTextTests {
  static let german = NumberConventions(localeIdentifier: "de-DE")
  static let indian = NumberConventions(localeIdentifier: "en-IN")

  @Test(.rows) func `an amount shows all decimals and groups of three`() {
    each([
      (0, "0.00"), (1, "0.01"), (-1, "-0.01"), (10, "0.10"), (100, "1.00"), (99_999, "999.99"),
      (100_000, "1,000.00"), (-5_000, "-50.00"), (123_456_789, "1,234,567.89"),
      (Int64.max, "92,233,720,368,547,758.07"), (Int64.min, "-92,233,720,368,547,758.08"),
    ]) { (units: Int64, text: String) in
      #expect(Money(minorUnits: units, currency: .usd).text() == text)
    }
  }

  @Test(.rows) func `Indian groups are three and then always two`() {
    each([
      (99_999, "999.99"), (100_000, "1,000.00"), (9_999_999, "99,999.99"),
      (10_000_000, "1,00,000.00"), (123_456_750, "12,34,567.50"),
      (12_345_678_900, "12,34,56,789.00"),
      (-123_456_750, "-12,34,567.50"),
    ]) { (units: Int64, text: String) in
      #expect(Money(minorUnits: units, currency: .inr).text(Self.indian) == text)
    }
  }

  @Test(.rows) func `a currency has its own decimals`() {
    each([
      ("JPY", "1,234,567"), ("KWD", "1,234.567"), ("CLF", "123.4567"), ("XAU", "1,234,567"),
    ]) { (code: String, text: String) throws in
      let currency = try #require(Money.Currency(code: code))
      #expect(Money(minorUnits: 1_234_567, currency: currency).text() == text)
    }
  }

  @Test func `the currency is named by code or sign where it is usual`() throws {
    let dollars = Money(minorUnits: -123_450, currency: .usd)
    #expect(dollars.text(naming: .code) == "-1,234.50 USD")
    #expect(dollars.text(naming: .sign) == "-$1,234.50")
    #expect(dollars.text(Self.german, naming: .sign) == "-1.234,50 $")
    #expect(dollars.text(naming: .code, isGrouped: false) == "-1234.50 USD")
    #expect(dollars.description == "-1,234.50 USD")
    let rupees = Money(minorUnits: 123_456_750, currency: .inr)
    #expect(rupees.text(Self.indian, naming: .sign) == "₹12,34,567.50")
    let francs = Money(minorUnits: 123_450, currency: try #require(Money.Currency(code: "CHF")))
    let swiss = NumberConventions(localeIdentifier: "de-CH")
    #expect(francs.text(swiss, naming: .sign) == "CHF 1’234.50")
    let gold = Money(minorUnits: 3, currency: try #require(Money.Currency(code: "XAU")))
    #expect(gold.text(naming: .sign) == "3 XAU")
  }

  @Test(.rows) func `the log holds an amount without groups`() {
    each([(4_500, "45.00"), (-5_000, "-50.00"), (0, "0.00"), (Int64.min, nil)]) {
      (units: Int64, text: String?) in
      let money = Money(minorUnits: units, currency: .usd)
      #expect(money.plainText == text ?? "-92233720368547758.08")
      #expect(Money(plainText: money.plainText, currency: .usd) == money)
    }
  }

  @Test func `what the log holds is read back, whatever the digits`() throws {
    var generator = SeededGenerator(seed: 1)
    for code in ["JPY", "EUR", "KWD", "CLF"] {
      let currency = try #require(Money.Currency(code: code))
      for _ in 0..<2_000 {
        let units =
          Int64(bitPattern: generator.next()) >> Int64.random(in: 0..<64, using: &generator)
        let money = Money(minorUnits: units, currency: currency)
        #expect(money.plainText == money.text(isGrouped: false))
        #expect(Money(plainText: money.plainText, currency: currency) == money)
      }
    }
  }

  @Test(.rows) func `the log reader takes one spelling only`() {
    each([
      "", "-", ".", "45", "45.", "45.0", "45.000", ".00", "-.50", "+45.00", " 45.00", "45.00 ",
      "045.00", "00.00", "-0.00", "--1.00", "1,000.00", "1 000.00", "45,00", "4e1.00", "٤٥.٠٠",
      "45.0a", "45.a0", "92233720368547758.08", "-92233720368547758.09",
      "99999999999999999999999999.00", "45.00\u{301}", "4\u{0}.00",
    ]) { (text: String) in
      #expect(Money(plainText: text, currency: .usd) == nil)
    }
  }

  @Test func `the log reader wants no point where the currency has no decimals`() {
    #expect(Money(plainText: "45", currency: .jpy) == Money(minorUnits: 45, currency: .jpy))
    #expect(Money(plainText: "45.", currency: .jpy) == nil)
    #expect(Money(plainText: "45.0", currency: .jpy) == nil)
    #expect(Money(plainText: "0", currency: .jpy) == Money(minorUnits: 0, currency: .jpy))
    #expect(Money(plainText: "", currency: .jpy) == nil)
  }
}
