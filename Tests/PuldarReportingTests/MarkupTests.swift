import LedgerTestSupport
import Testing

@testable import PuldarReporting

@Suite struct MarkupTests {
  @Test(.rows) func `a text is nothing but text, whatever it holds`() {
    let cases: [(text: String, written: String)] = [
      ("plain", "plain"), ("</title><script>", "&lt;/title&gt;&lt;script&gt;"),
      ("a & \"b\"", "a &amp; &quot;b&quot;"), ("bell\u{7}", "bell\u{FFFD}"),
      ("\u{202E}turned", "\u{FFFD}turned"), ("next\u{85}line", "next\u{FFFD}line"),
      ("\u{2028}", "\u{FFFD}"), ("\u{FFFE}", "\u{FFFD}"), ("שוק · 日本", "שוק · 日本"),
      ("👨\u{200D}👩", "👨\u{200D}👩"),
    ]
    each(cases) { row in
      var markup = Markup()
      markup.element("p", ["class": row.text], row.text)
      let text = String(decoding: markup.bytes, as: UTF8.self)
      #expect(text == "<p class=\"\(row.written)\">\(row.written)</p>")
    }
  }

  @Test(.rows) func `words are cut to the columns that they have`() {
    let cases: [(text: String, columns: Int, kept: String)] = [
      ("Rent", 4, "Rent"), ("Groceries", 5, "Groc…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
      ("", 3, ""),
    ]
    each(cases) { row in
      #expect(ShortWords.fitting(row.text, columns: row.columns) == row.kept)
    }
  }

  @Test func `a length is written in tenths, without floating-point numbers`() {
    #expect([0, 5, 10, 125, -5, -30].map(\.svg) == ["0", "0.5", "1", "12.5", "-0.5", "-3"])
  }
}
