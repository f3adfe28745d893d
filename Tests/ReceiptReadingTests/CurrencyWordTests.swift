import LedgerModel
import Testing

@testable import ReceiptReading

struct CurrencyWordTests {
  @Test func `a word for a currency on a receipt means what it means elsewhere`() {
    for (word, code) in CurrencyWords.codes {
      let text = String(decoding: word, as: UTF8.self)
      let meant = Money.Currency(code: text) ?? Money.Currency.signed(text).first
      #expect(meant.map { $0.code == code } ?? true, "\(text)")
    }
  }
}
