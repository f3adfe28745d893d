import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct AmountReadingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var locale: String
    var plain: String
    var code: String
    var testDescription: String { "'\(text)' in \(locale) is \(plain) \(code)" }

    init(_ text: String, _ plain: String, in locale: String = "en-US", _ code: String = "USD") {
      self.text = text
      self.locale = locale
      self.plain = plain
      self.code = code
    }
  }

  static let cases: [Case] = [
    Case("1250", "1250.00"),
    Case("1250.5", "1250.50"),
    Case("1,250.00", "1250.00"),
    Case("1.250,00", "1250.00"),
    Case("1.250,00", "1250.00", in: "de-DE", "EUR"),
    Case("1,250.00", "1250.00", in: "de-DE", "EUR"),
    Case("1 250", "1250.00"),
    Case("1\u{A0}250,50", "1250.50", in: "fr-FR", "EUR"),
    Case("1\u{202F}250.50", "1250.50"),
    Case("1'250.50", "1250.50", in: "de-CH", "CHF"),
    Case("1’250.50", "1250.50", in: "de-CH", "CHF"),
    Case("12,34,567.50", "1234567.50"),
    Case("12,34,567.50", "1234567.50", in: "en-IN", "INR"),
    Case("12,34,567", "1234567.00", in: "de-DE"),
    Case("1,234,567", "1234567.00", in: "de-DE"),
    Case("1.234.567", "1234567.00"),
    Case("1.2k", "1200.00"),
    Case("1,2k", "1200.00"),
    Case("1.2k", "1200.00", in: "de-DE"),
    Case("3k", "3000.00"),
    Case("3K", "3000.00"),
    Case("1.5m", "1500000.00"),
    Case("1.5M", "1500000.00"),
    Case("1.23456k", "1234.56"),
    Case("1.234k", "1234", "JPY"),
    Case("1,200", "1200.00"),
    Case("1.200", "1200.00", in: "de-DE"),
    Case("1.200", "1.200", "KWD"),
    Case("1,200", "1200.000", "KWD"),
    Case("1,200", "1.200", in: "de-DE", "KWD"),
    Case("12,50", "12.50"),
    Case("12.50", "12.50", in: "de-DE"),
    Case("12,5", "12.50", in: "de-DE"),
    Case("12,5", "12.50", in: "fr-FR"),
    Case("12.5", "12.50", in: "fr-FR"),
    Case(".50", "0.50"),
    Case(",50", "0.50", in: "de-DE"),
    Case("0.01", "0.01"),
    Case("007", "7.00"),
    Case("  45\t", "45.00"),
    Case("٤٥", "45.00"),
    Case("१,२५०.५०", "1250.50", in: "hi-IN", "INR"),
    Case("١٬٢٥٠٫٥٠", "1250.50", in: "ar-KW"),
    Case("４５", "45", in: "ja-JP", "JPY"),
    Case("10000000000000.00", "10000000000000.00"),
    Case("10000000m", "10000000000000.00"),
    Case("00000000000000000000000000000000000001", "1.00"),
  ]

  @Test(.rows) func `an amount is read as it was meant`() {
    each(Self.cases) { (example: Case) throws in
      let currency = try #require(Money.Currency(code: example.code))
      let conventions = NumberConventions(localeIdentifier: example.locale)
      let amount = try Money(reading: example.text, currency: currency, conventions: conventions)
      #expect(amount.plainText == example.plain)
      let same = try Money.reading(
        example.text, defaultCurrency: currency, conventions: conventions)
      #expect(same == amount)
    }
  }

  static let named: [Case] = [
    Case("45", "45.00"),
    Case("45", "45", "JPY"),
    Case("$45", "45.00"),
    Case("45 EUR", "45.00", "EUR"),
    Case("EUR45", "45.00", "EUR"),
    Case("eur 45", "45.00", "EUR"),
    Case("45eur", "45.00", "EUR"),
    Case("45€", "45.00", "EUR"),
    Case("45\u{A0}€", "45.00", "EUR"),
    Case("€ 45,50", "45.50", in: "de-DE", "EUR"),
    Case("1.234,50 €", "1234.50", in: "de-DE", "EUR"),
    Case("₹12,34,567.50", "1234567.50", "INR"),
    Case("Rs. 45", "45.00", "INR"),
    Case("Rs.45.50", "45.50", "INR"),
    Case("Rs.50", "50.00", "INR"),
    Case("$.50", "0.50"),
    Case("$1.2k", "1200.00"),
    Case("1.2k USD", "1200.00"),
    Case("1.2kUSD", "1200.00"),
    Case("2m€", "2000000.00", "EUR"),
    Case("45 MXN", "45.00", "MXN"),
    Case("45mxn", "45.00", "MXN"),
    Case("45 KWD", "45.000", "KWD"),
    Case("45KM", "45.00", "BAM"),
    Case("45 kr", "45.00", in: "sv-SE", "SEK"),
    Case("CHF 1’234.50", "1234.50", "CHF"),
    Case("R$45", "45.00", "BRL"),
    Case("A$45", "45.00", "AUD"),
    Case("45 zł", "45.00", "PLN"),
    Case("$45 CAD", "45.00", "CAD"),
    Case("¥1,250", "1250", "JPY"),
    Case("US$ 45", "45.00"),
  ]

  @Test(.rows) func `a sign or code names the currency`() {
    each(Self.named) { (example: Case) throws in
      // Each is read in a ledger of its own currency, and but for letter signs in one of francs too.
      let conventions = NumberConventions(localeIdentifier: example.locale)
      let own = try #require(Money.Currency(code: example.code))
      let amount = try Money.reading(example.text, defaultCurrency: own, conventions: conventions)
      #expect(amount.plainText == example.plain)
      #expect(amount.currency == own)
    }
  }

  @Test(.rows) func `a shared sign means the ledger's currency first, then the usual one`() {
    each([
      ("$45", "USD", "EUR"), ("$45", "CAD", "CAD"), ("$45", "MXN", "MXN"), ("¥45", "JPY", "USD"),
      ("¥45", "CNY", "CNY"), ("£45", "EGP", "EGP"), ("£45", "GBP", "USD"), ("45 kr", "NOK", "NOK"),
      ("45 kr.", "DKK", "DKK"), ("Rs 45", "PKR", "PKR"), ("R45", "ZAR", "USD"),
      ("45 EUR", "EUR", "USD"),
    ]) { (text: String, code: String, ledger: String) throws in
      let usual = try #require(Money.Currency(code: ledger))
      let amount = try Money.reading(text, defaultCurrency: usual, conventions: .plain)
      #expect(amount.currency.code == code)
    }
  }

  @Test func `what is written in any conventions is read back`() throws {
    var generator = SeededGenerator(seed: 2)
    let locales = [
      "", "en-US", "en-IN", "hi-IN", "de-DE", "de-CH", "fr-FR", "pt-BR", "pt-PT", "es-MX", "sv-SE",
      "ja-JP", "en-ZA", "ar-KW", "da-DK",
    ]
    for code in ["JPY", "USD", "INR", "SEK", "CHF", "KWD", "CLF", "XAU"] {
      let currency = try #require(Money.Currency(code: code))
      for locale in locales {
        let conventions = NumberConventions(localeIdentifier: locale)
        for _ in 0..<25 {
          let limit = UInt64(Money.largestMinorUnits) - 1
          let units = Int64(generator.magnitude(upTo: limit)) + 1
          let money = Money(minorUnits: units, currency: currency)
          for isGrouped in [true, false] {
            let text = money.text(conventions, isGrouped: isGrouped)
            let back = try Money(reading: text, currency: currency, conventions: conventions)
            if back != money { Issue.record("\(text) in '\(locale)' became \(back)") }
            for naming in [Money.CurrencyNaming.none, .code, .sign] {
              let text = money.text(conventions, naming: naming, isGrouped: isGrouped)
              let back = try Money.reading(
                text, defaultCurrency: currency, conventions: conventions)
              if back != money { Issue.record("\(text) in '\(locale)' became \(back)") }
            }
          }
        }
      }
    }
  }

  /// A second way to the same answer: all spellings of all amounts, written out.
  @Test func `of all short texts, exactly the spellings of amounts are read`() throws {
    for alphabet in ["1.,", "10.,", "1, "] {
      for (locale, point, comma) in [("en-US", ".", ","), ("de-DE", ",", ".")] {
        let limit = alphabet.count == 3 ? 8 : 6
        let conventions = NumberConventions(localeIdentifier: locale)
        let spellings = Self.spellings(upTo: limit, point: point, comma: comma)
        for text in Self.texts(of: alphabet, upTo: limit) {
          let amount = try? Money(reading: text, currency: .usd, conventions: conventions)
          let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
          let expected = spellings[String(trimmed)]
          if amount?.minorUnits != expected {
            Issue.record("'\(text)' in \(locale): \(amount?.plainText ?? "refused")")
          }
        }
      }
    }
  }

  /// All texts of some characters, one to so many long.
  private static func texts(of alphabet: String, upTo limit: Int) -> [String] {
    var all: [String] = []
    var last = [""]
    for _ in 0..<limit {
      last = last.flatMap { start in alphabet.map { character in start + String(character) } }
      all += last
    }
    return all
  }

  /// What each spelling with the figures 0 and 1 means in hundredths, where `point` is the decimal
  /// mark of the place and `comma` groups.
  private static func spellings(
    upTo limit: Int, point: String, comma: String
  ) -> [String: Int64] {
    var spellings: [String: Int64] = [:]
    for whole in [""] + texts(of: "10", upTo: limit) {
      for decimals in ["", "0", "1", "00", "01", "10", "11"] {
        let padded = decimals + String(repeating: "0", count: 2 - decimals.count)
        guard let units = Int64(whole + padded), units > 0 else { continue }
        let hasDecimals = !decimals.isEmpty
        if hasDecimals { spellings[whole + point + decimals] = units }
        if whole.isEmpty { continue }
        if !hasDecimals { spellings[whole] = units }
        if decimals.count == 2 { spellings[whole + comma + decimals] = units }
        if whole.count < 4 || whole.hasPrefix("0") { continue }
        for mark in [point, comma, " "] {
          let isOnce = whole.count <= 6
          let grouped = grouped(whole, by: mark, size: 3)
          if !hasDecimals, !(mark == point && isOnce) { spellings[grouped] = units }
          for other in [point, comma] where other != mark && hasDecimals {
            spellings[grouped + other + decimals] = units
          }
        }
        if whole.count < 6 { continue }
        let indian =
          Self.grouped(String(whole.dropLast(3)), by: ",", size: 2)
          + "," + whole.suffix(3)
        spellings[hasDecimals ? indian + "." + decimals : indian] = units
      }
    }
    return spellings
  }

  private static func grouped(_ digits: String, by mark: String, size: Int) -> String {
    var groups: [String] = []
    var rest = Substring(digits)
    while !rest.isEmpty {
      groups.insert(String(rest.suffix(size)), at: 0)
      rest = rest.dropLast(size)
    }
    return groups.joined(separator: mark)
  }
}
