import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

struct QuotationTests {
  @Test(.rows) func `a quoted text shows what cannot be seen`() {
    each([
      ("45 euros", "45 euros"), ("", ""), ("Zürich 🙂", "Zürich 🙂"), ("a\tb", "a\\u{9}b"),
      ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{202E}abc", "\\u{202E}abc"), ("a\u{2028}b", "a\\u{2028}b"),
      ("\r\n", "\\u{D}\\u{A}"), ("\u{7F}", "\\u{7F}"), ("\u{9B}2J", "\\u{9B}2J"),
    ]) { (text: String, shown: String) in
      #expect(Quotation(of: text).text == shown)
    }
  }

  @Test func `a long text is cut`() {
    let forty = String(repeating: "x", count: 40)
    #expect(Quotation(of: forty).text == forty)
    #expect(Quotation(of: forty + "y").text == forty + "…")
    let pile = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(Quotation(of: pile).text == "…")
  }
}
