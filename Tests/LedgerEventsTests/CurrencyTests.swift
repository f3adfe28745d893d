import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct CurrencyTests {
  @Test func `the table is sorted, and each code is in it once`() {
    let codes = Money.Currency.all.map(\.code)
    #expect(codes == Set(codes).sorted())
    // 178 of list one as of 2026-01-01, six withdrawn since 2021, and those that the euro replaced until 2015.
    #expect(codes.count == 178 + 6 + 19)
    #expect(Money.Currency.all.filter(\.isOfPast).count == 19)
  }

  @Test(.rows) func `F10: what banks write in place of a code is the currency of the same value`() {
    each([("RUR", "RUB"), ("rur", "RUB"), ("NTD", "TWD"), ("CNH", "CNY"), ("DEM", "DEM")]) {
      (text: String, code: String) in
      #expect(Money.Currency(code: text)?.code == code)
    }
    #expect(Money.Currency.otherCodes.allSatisfy { Money.Currency(code: $0)?.code != $0 })
  }

  @Test func `every currency has 0 to 4 digits and is found by its code`() {
    for currency in Money.Currency.all {
      #expect((0...4).contains(currency.minorUnitDigits))
      #expect(Money.Currency(code: currency.code) == currency)
      #expect(Money.Currency(code: currency.code.lowercased()) == currency)
      let letters = Array(currency.code.utf8)
      #expect(Money.Currency(bytes: (letters[0], letters[1], letters[2])) == currency)
    }
  }

  @Test(.rows) func `a currency has the digits of ISO 4217`() {
    each([
      ("EUR", 2), ("USD", 2), ("INR", 2), ("JPY", 0), ("KRW", 0), ("ISK", 0), ("HUF", 2),
      ("KWD", 3),
      ("BHD", 3), ("IQD", 3), ("TND", 3), ("CLF", 4), ("UYW", 4), ("XAU", 0), ("MRU", 2),
      ("XAD", 2),
      ("VES", 2), ("BGN", 2),
    ]) { (code: String, digits: Int) in
      #expect(Money.Currency(code: code)?.minorUnitDigits == digits)
    }
  }

  @Test(.rows) func `what is no code has no currency`() {
    each(["", "E", "EU", "EURO", "E R", "123", "ÉUR", "ЕUR", "QQQ", "[[[", "@@@", "eu®"]) {
      (text: String) in
      #expect(Money.Currency(code: text) == nil)
    }
  }

  @Test func `every three bytes are either in the list or no currency`() {
    let known = Set(Money.Currency.all.map(\.code))
    for first in UInt8(0x3E)...0x5D {
      for second in UInt8(0x3E)...0x5D {
        for third in UInt8(0x3E)...0x5D {
          let code = String(decoding: [first, second, third], as: UTF8.self)
          let found = Money.Currency.digits(ofLetters: first, second, third) != nil
          if found != known.contains(code) { Issue.record("\(code): \(found)") }
        }
      }
    }
    #expect(Money.Currency.digits(ofLetters: 0, 0xFF, 0x80) == nil)
  }

  @Test(.rows) func `a sign means the most usual currency first`() {
    each([
      ("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₹", "INR"), ("kr", "SEK"),
      ("KR", "SEK"), ("zł", "PLN"), ("R$", "BRL"), ("A$", "AUD"), ("chf", "CHF"), ("Rs", "INR"),
      ("rs.", "INR"), ("R", "ZAR"), ("₩", "KRW"), ("元", "CNY"),
    ]) { (sign: String, code: String) in
      #expect(Money.Currency.signed(sign).first?.code == code)
    }
  }

  @Test(.rows) func `what is no sign means no currency`() {
    each(["", "r", "$$", "USD", "k", "m", "M"]) { (text: String) in
      #expect(Money.Currency.signed(text).isEmpty)
    }
  }

  @Test func `a shared sign means all that are written so, each once`() {
    let dollars = Money.Currency.signed("$").map(\.code)
    #expect(dollars.prefix(3) == ["USD", "CAD", "AUD"])
    #expect(Set(dollars).count == dollars.count)
    #expect(Money.Currency.signed("¥").map(\.code) == ["JPY", "CNY"])
  }

  @Test(.rows)
  func `a currency is shown with the sign that means no other, else with the local one`() {
    each([
      ("USD", "$"), ("CAD", "CA$"), ("AUD", "A$"), ("EUR", "€"), ("GBP", "£"), ("INR", "₹"),
      ("JPY", "¥"), ("CNY", "CN¥"), ("SEK", "kr"), ("NOK", "kr"), ("DKK", "kr."), ("PLN", "zł"),
      ("CZK", "Kč"), ("NIO", nil), ("FKP", nil), ("XAU", nil), ("CLF", nil),
    ]) { (code: String, sign: String?) throws in
      #expect(try #require(Money.Currency(code: code)).sign == sign)
    }
  }

  @Test func `the sign of a currency means that currency`() {
    for currency in Money.Currency.all {
      guard let sign = currency.sign else { continue }
      #expect(Money.Currency.signed(sign).contains(currency))
    }
  }

  @Test(.rows) func `a region has its currency`() {
    each([
      ("US", "USD"), ("us", "USD"), ("IN", "INR"), ("DE", "EUR"), ("BG", "EUR"), ("HR", "EUR"),
      ("CH", "CHF"), ("LI", "CHF"), ("GB", "GBP"), ("JP", "JPY"), ("SN", "XOF"), ("CM", "XAF"),
      ("BT", "BTN"), ("EC", "USD"), ("CW", "XCG"), ("AQ", nil), ("", nil), ("XX", nil), ("U", nil),
      ("419", nil),
    ]) { (region: String, code: String?) in
      #expect(Money.Currency.ofRegion(region)?.code == code)
    }
  }

  @Test func `nearly every pair of letters that is a region has a currency`() {
    let letters = (UInt8(0x41)...0x5A).map { byte in String(UnicodeScalar(byte)) }
    let count = letters.reduce(0) { count, first in
      count + letters.filter { second in Money.Currency.ofRegion(first + second) != nil }.count
    }
    // 248 of the 249 regions of ISO 3166-1 (Antarctica has none), and AC, DG, EA, IC, TA, XK.
    #expect(count == 248 + 6)
  }

  @Test func `the short spellings are the currencies of the table`() {
    for currency in [Money.Currency.usd, .eur, .gbp, .inr, .jpy] {
      #expect(Money.Currency(code: currency.code) == currency)
    }
  }
}
