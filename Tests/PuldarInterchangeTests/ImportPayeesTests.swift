import EntryParsing
import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// What is remembered of payees, beside what is read anew.
@Suite struct ImportPayeesTests {
  private static let forms = [
    "SQ *BLUE BOTTLE # OAKLAND CA", "POS PURCHASE WALGREENS ## SEATTLE WA", "TST* DINER - ###",
    "STUDIO 54 BAR", "STUDIO #", "PIER # SHOP", "CARD ## TESCO STORES #", "PAYPAL *SHOP ###",
    "AMZN MKTP US*# #", "UBER TRIP ## HELP", "ROUTE 2026 CAFE #", "#", "12/05 SHELL OIL #",
    "INVOICE #.## ACME", "REWE #", "7-ELEVEN #", "TFL TRAVEL CH ##", "",
  ]

  @Test func `a payee that was read with another number is read the same, whatever the number`() {
    let parser = PayeeParser(
      ParsingContext(today: .known("2026-01-31"), currency: .usd))
    let payees = ImportPayees(parser)
    var generator = SeededGenerator(seed: 7)
    for step in 0..<2_000 {
      let form = Self.forms[step % Self.forms.count]
      let words = form.map { character in
        character == "#"
          ? (0..<Int.random(in: 3...6, using: &generator)).map { _ in
            String(Int.random(in: 0...9, using: &generator))
          }.joined() : String(character)
      }.joined()
      #expect(payees.reading(of: words) == parser.reading(of: words), "\(words)")
    }
  }

  @Test(.rows)
  func `F15: a payee is named without how was paid, and whole with its single letters`() {
    let parser = PayeeParser(ParsingContext(today: .known("2026-01-31"), currency: .usd))
    let payees = ImportPayees(parser)
    each([
      ("INTERNET-Überweisung Müller", "Müller"), ("SEPA-LASTSCHRIFT NETFLIX", "Netflix"),
      ("Internet-Kauf Schulz", "Schulz"), ("MERCEDES-BENZ BANK", "Mercedes-benz Bank"),
      ("V & A MUSEUM SALES", "V & A Museum Sales"), ("A & P MARKET", "A & P Market"),
      ("C & A", "C & A"),
    ]) { (words: String, merchant: String) in
      #expect(payees.reading(of: words).merchant == merchant)
    }
  }

  @Test(.rows)
  func `F15: what a refund is for is named without its link, and a bank's word alone is no name`() {
    each([
      ("REFUND FOR PAYMENT", "REFUND FOR PAYMENT"), ("REFUND FOR SHOES", "SHOES"),
      ("Erstattung von Mueller", "Mueller"), ("REFUND", "REFUND"), ("FOR YOU REFUND", "FOR YOU"),
    ]) { (words: String, left: String) in
      #expect(ImportWords.withoutRefund(words) == left)
    }
  }

  @Test func `numbers that can be years, days or amounts stay`() {
    let rows = [
      ("SHOP 1234", "SHOP 0000"), ("SHOP #98765 X", "SHOP #00000 X"), ("SHOP 2026", nil),
      ("SHOP 12.3456", nil), ("SHOP 123", nil), ("10:1234", nil), ("", nil),
    ]
    for (words, form) in rows { #expect(ImportPayees.withoutNumbers(words) == form) }
  }
}
