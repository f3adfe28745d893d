import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct NumberConventionsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var locale: String
    var number: String
    var order: NumberConventions.DateOrder?
    var testDescription: String { "\(locale) writes \(number)" }

    init(_ locale: String, _ number: String, _ order: NumberConventions.DateOrder?) {
      self.locale = locale
      self.number = number
      self.order = order
    }
  }

  /// From CLDR, with plain blanks in place of those that cannot be seen.
  static let cases: [Case] = [
    Case("en-US", "1,234,567.50", .monthDay),
    Case("en_US.UTF-8", "1,234,567.50", .monthDay),
    Case("en", "1,234,567.50", .monthDay),
    Case("en-GB", "1,234,567.50", .dayMonth),
    Case("en-IN", "12,34,567.50", .dayMonth),
    Case("en_IN.UTF-8", "12,34,567.50", .dayMonth),
    Case("hi_IN", "12,34,567.50", .dayMonth),
    Case("en_CA", "1,234,567.50", .yearMonthDay),
    Case("de_DE.UTF-8", "1.234.567,50", .dayMonth),
    Case("de_DE@euro", "1.234.567,50", .dayMonth),
    Case("de", "1.234.567,50", .dayMonth),
    Case("de-CH", "1’234’567.50", .dayMonth),
    Case("fr_FR.UTF-8", "1 234 567,50", .dayMonth),
    Case("fr_CA", "1 234 567,50", .yearMonthDay),
    Case("fr-CH", "1 234 567,50", .dayMonth),
    Case("pt_BR", "1.234.567,50", .dayMonth),
    Case("pt_PT", "1 234 567,50", .dayMonth),
    Case("es_ES", "1.234.567,50", .dayMonth),
    Case("es_MX", "1,234,567.50", .dayMonth),
    Case("es-419", "1,234,567.50", .dayMonth),
    Case("sv_SE", "1 234 567,50", .yearMonthDay),
    Case("lv_LV", "1 234 567,50", .dayMonth),
    Case("ja_JP.eucJP", "1,234,567.50", .yearMonthDay),
    Case("zh-Hans-CN", "1,234,567.50", .yearMonthDay),
    Case("zh_HK", "1,234,567.50", .dayMonth),
    Case("sr_RS@latin", "1.234.567,50", .dayMonth),
    Case("sr-Latn-RS", "1.234.567,50", .dayMonth),
    Case("en_ZA", "1 234 567,50", .yearMonthDay),
    Case("fil-PH", "1,234,567.50", .monthDay),
    Case("C", "1,234,567.50", nil),
    Case("C.UTF-8", "1,234,567.50", nil),
    Case("POSIX", "1,234,567.50", nil),
    Case("", "1,234,567.50", nil),
    Case("_", "1,234,567.50", nil),
    Case("tlh", "1,234,567.50", .dayMonth),
    Case("@.", "1,234,567.50", nil),
  ]

  @Test(.rows) func `a locale writes numbers and dates in its way`() {
    each(Self.cases) { (example: Case) in
      let conventions = NumberConventions(localeIdentifier: example.locale)
      let money = Money(minorUnits: 123_456_750, currency: .usd)
      #expect(money.text(conventions) == example.number)
      #expect(conventions.dateOrder == example.order)
    }
  }

  @Test(.rows) func `a locale names a language and perhaps a region`() {
    each([
      ("en-IN", "en", "IN"), ("de_DE.UTF-8", "de", "DE"), ("ZH-hant-tw", "zh", "TW"),
      ("es-419", "es", "419"), ("fr", "fr", ""), ("C", "en", ""), ("", "en", ""),
      ("ca_ES@valencia", "ca", "ES"),
    ]) { (locale: String, language: String, region: String) in
      let conventions = NumberConventions(localeIdentifier: locale)
      #expect(conventions.language == language)
      #expect(conventions.region == region)
    }
  }

  @Test func `rupees are grouped as at home where no locale is named`() {
    let rupees = Money(minorUnits: 123_456_750, currency: .inr)
    #expect(rupees.text(.plain(for: .inr)) == "12,34,567.50")
    #expect(rupees.text() == "1,234,567.50")
    #expect(NumberConventions.plain(for: .usd) == .plain)
  }
}
