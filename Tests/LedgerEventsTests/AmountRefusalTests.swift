import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerEvents

struct AmountRefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var problem: String
    var remedy: String
    var locale = "en-US"
    var code = "USD"
    var testDescription: String { "'\(text)' (\(locale), \(code)): \(problem)" }

    init(
      _ text: String, in locale: String = "en-US", of code: String = "USD", _ problem: String,
      _ remedy: String = "Write 12.50 or 1,200.50."
    ) {
      self.text = text
      self.locale = locale
      self.code = code
      self.problem = problem
      self.remedy = remedy
    }
  }

  static let cases: [Case] = [
    Case("", "the amount is empty"),
    Case(" \t", "the amount is empty"),
    Case(
      "-5", "the amount '-5' has a plus, a minus or brackets",
      "Write it without, as 12.50 or 1,200.50."),
    Case(
      "+5", "the amount '+5' has a plus, a minus or brackets",
      "Write it without, as 12.50 or 1,200.50."),
    Case(
      "−5", "the amount '−5' has a plus, a minus or brackets",
      "Write it without, as 12.50 or 1,200.50."),
    Case(
      "(5)", "the amount '(5)' has a plus, a minus or brackets",
      "Write it without, as 12.50 or 1,200.50."),
    Case(
      "5-", "the amount '5-' has a plus, a minus or brackets",
      "Write it without, as 12.50 or 1,200.50."),
    Case("1e5", "'1e5' is not an amount"),
    Case("nan", "'nan' is not an amount"),
    Case("inf", "'inf' is not an amount"),
    Case("0x10", "'0x10' is not an amount"),
    Case("twelve", "'twelve' is not an amount"),
    Case("12.", "'12.' is not an amount"),
    Case(".", "'.' is not an amount"),
    Case("k", "'k' is not an amount"),
    Case("1..2", "'1..2' is not an amount"),
    Case("1,,000", "'1,,000' is not an amount"),
    Case(",50", "',50' is not an amount"),
    Case(",100,000", "',100,000' is not an amount"),
    Case("1_000", "'1_000' is not an amount"),
    Case("½", "'½' is not an amount"),
    Case("Ⅷ", "'Ⅷ' is not an amount"),
    Case("五", "'五' is not an amount"),
    Case("4٥", "'4٥' is not an amount"),
    Case("٤५", "'٤५' is not an amount"),
    Case("4\u{301}5", "'4\u{301}5' is not an amount"),
    Case("45\u{20E3}", "'45\u{20E3}' is not an amount"),
    Case("4\u{0}5", "'4\\u{0}5' is not an amount"),
    Case("\u{202E}54", "'\\u{202E}54' is not an amount"),
    Case("4\n5", "'4\\u{A}5' is not an amount"),
    Case("3 k", "'3 k' is not an amount"),
    Case("3kk", "'3kk' is not an amount"),
    Case("1,2,3", "the digits of '1,2,3' are not grouped as in an amount"),
    Case("12,5", "the digits of '12,5' are not grouped as in an amount"),
    Case("1,25,0", "the digits of '1,25,0' are not grouped as in an amount"),
    Case("1234,567", "the digits of '1234,567' are not grouped as in an amount"),
    Case("0,500", "the digits of '0,500' are not grouped as in an amount"),
    Case(
      "0,500", of: "KWD", "the digits of '0,500' are not grouped as in an amount",
      "Write 12.500 or 1,200.500."),
    Case(
      "1234,567k", of: "KWD", "the digits of '1234,567k' are not grouped as in an amount",
      "Write 12.500 or 1,200.500."),
    Case("1.25.00", "the digits of '1.25.00' are not grouped as in an amount"),
    Case("1,000.00.00", "the digits of '1,000.00.00' are not grouped as in an amount"),
    Case("1,000 000", "the digits of '1,000 000' are not grouped as in an amount"),
    Case("1 25", "the digits of '1 25' are not grouped as in an amount"),
    Case("12.34.567", "the digits of '12.34.567' are not grouped as in an amount"),
    Case("12.345", "'12.345' has too many decimals: USD has 2"),
    Case("12.500", "'12.500' has too many decimals: USD has 2"),
    Case("1,234.567", "'1,234.567' has too many decimals: USD has 2"),
    Case("1.234567k", "'1.234567k' has too many decimals: USD has 2"),
    Case("0", "the amount '0' is zero"),
    Case("0.00", "the amount '0.00' is zero"),
    Case("0k", "the amount '0k' is zero"),
    Case(
      "10000000000000.01", "the amount '10000000000000.01' is too large",
      "The largest amount is 10,000,000,000,000.00."),
    Case(
      "10000001m", "the amount '10000001m' is too large",
      "The largest amount is 10,000,000,000,000.00."),
    Case(
      "18446744073709551616", "the amount '18446744073709551616' is too large",
      "The largest amount is 10,000,000,000,000.00."),
    Case(
      "99999999999999999999", "the amount '99999999999999999999' is too large",
      "The largest amount is 10,000,000,000,000.00."),
    Case(
      "184467440737095516160000000000000000000000000",
      "the amount '1844674407370955161600000000000000000000…' is too large",
      "The largest amount is 10,000,000,000,000.00."),
    Case(
      "12.50", of: "JPY", "'12.50' has too many decimals: JPY has none", "Write 1250 or 1,250."),
    Case(
      "12,5", of: "JPY", "the digits of '12,5' are not grouped as in an amount",
      "Write 1250 or 1,250."),
    Case(
      "1.2345k", of: "JPY", "'1.2345k' has too many decimals: JPY has none", "Write 1250 or 1,250."),
    Case(
      "x", in: "de-DE", of: "EUR", "'x' is not an amount", "Write 12,50 or 1.200,50."),
    Case(
      "12.5", in: "de-DE", of: "EUR", "the digits of '12.5' are not grouped as in an amount",
      "Write 12,50 or 1.200,50."),
    Case(
      "1.200", in: "fr-FR", of: "EUR", "the amount '1.200' can be read in two ways",
      "Write 12,50 or 1 200,50."),
    Case(
      "1,200", in: "de-CH", of: "CHF", "the amount '1,200' can be read in two ways",
      "Write 12.50 or 1’200.50."),
    Case("x", of: "KWD", "'x' is not an amount", "Write 12.500 or 1,200.500."),
    Case("x", of: "CLF", "'x' is not an amount", "Write 12.5000 or 1,200.5000."),
  ]

  @Test(.rows) func `what is no amount is refused with an example of one`() {
    each(Self.cases) { (example: Case) throws in
      let currency = try #require(Money.Currency(code: example.code))
      let conventions = NumberConventions(localeIdentifier: example.locale)
      let error = #expect(throws: AmountError.self) {
        try Money(reading: example.text, currency: currency, conventions: conventions)
      }
      #expect(error?.problem == example.problem)
      #expect(error?.remedy == example.remedy)
    }
  }

  static let named: [Case] = [
    Case("", "the amount is empty"),
    Case("$", "'$' is not an amount"),
    Case("EUR", "'EUR' is not an amount"),
    Case(
      "-$5", "the amount '-$5' has a plus, a minus or brackets",
      "Write it without, as 12.50 or 1,200.50."),
    Case(
      "$-5", "the amount '$-5' has a plus, a minus or brackets",
      "Write it without, as 12.50 or 1,200.50."),
    Case(
      "45 QQQ", "'QQQ' in '45 QQQ' is not a currency", "Write a code of ISO 4217, as 12.50 USD."),
    Case(
      "45 apples", "'apples' in '45 apples' is not a currency",
      "Write a code of ISO 4217, as 12.50 USD."),
    Case("45 k", "'k' in '45 k' is not a currency", "Write a code of ISO 4217, as 12.50 USD."),
    Case("45%", "'45%' is not an amount"),
    Case("45.", "'45.' is not an amount"),
    Case("$45 EUR", "'$45 EUR' is not an amount"),
    Case("EUR 45 EUR 5", "'EUR 45 EUR 5' is not an amount"),
    Case("$$45", "'$$' in '$$45' is not a currency", "Write a code of ISO 4217, as 12.50 USD."),
    Case("45 50", "the digits of '45 50' are not grouped as in an amount"),
    Case("$0", "the amount '$0' is zero"),
    Case(
      "45 kr", "'kr' in '45 kr' is the sign of several currencies: SEK, NOK, DKK, ISK",
      "Write the code, as 12.50 SEK."),
    Case("¥12.50", "'¥12.50' has too many decimals: JPY has none", "Write 1250 or 1,250."),
    Case(
      "45 \u{1B}[mX", "'\\u{1B}[mX' in '45 \\u{1B}[mX' is not a currency",
      "Write a code of ISO 4217, as 12.50 USD."),
  ]

  @Test(.rows) func `a currency that is unknown, shared or named twice is refused`() {
    each(Self.named) { (example: Case) throws in
      let currency = try #require(Money.Currency(code: example.code))
      let conventions = NumberConventions(localeIdentifier: example.locale)
      let error = #expect(throws: AmountError.self) {
        try Money.reading(example.text, defaultCurrency: currency, conventions: conventions)
      }
      #expect(error?.problem == example.problem)
      #expect(error?.remedy == example.remedy)
    }
  }

  @Test func `the example in each refusal is itself accepted`() throws {
    for currency in Money.Currency.all {
      for locale in ["", "en-IN", "de-DE", "fr-FR", "de-CH"] {
        let conventions = NumberConventions(localeIdentifier: locale)
        let error = AmountError(
          reason: .notANumber, text: "x", currency: currency, conventions: conventions)
        let remedy = try #require(error.remedy)
        let examples = remedy.dropFirst(6).dropLast().split(separator: " or ")
        #expect(examples.count == 2)
        for example in examples {
          _ = try Money(reading: String(example), currency: currency, conventions: conventions)
        }
      }
    }
  }

  @Test func `no text makes the reader fail or lose a figure`() {
    let pieces = [
      "0", "1", "9", "45", "000", ".", ",", " ", "'", "k", "m", "K", "$", "€", "kr", "EUR", "-",
      "e",
      "٥", "\u{202F}", "\u{301}", "🙂", "%", "USD", "Rs.", "\r\n", "\u{FFFD}",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...8, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      guard
        let amount = try? Money.reading(text, defaultCurrency: .usd, conventions: .plain)
      else { continue }
      let digits = text.unicodeScalars.compactMap { scalar in Character(scalar).wholeNumberValue }
      let expected = digits.drop { digit in digit == 0 }.map(String.init).joined()
      let units = String(amount.minorUnits)
      let zeros = units.dropFirst(expected.count)
      if !units.hasPrefix(expected) || !zeros.allSatisfy({ $0 == "0" }) {
        Issue.record("'\(text)' became \(amount)")
      }
    }
  }
}
