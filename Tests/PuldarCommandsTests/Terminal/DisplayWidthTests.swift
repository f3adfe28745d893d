import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// How many columns text takes.
@Suite struct DisplayWidthTests {
  static let widths: [(String, Int)] = [
    ("", 0), ("Whole Foods", 11), ("₹", 1), ("₹2,340", 6), ("スターバックス", 14),
    ("喜茶 HEYTEA", 11), ("대한항공", 8), ("चाय पॉइंट", 8), ("👨‍👩‍👧‍👦", 2), ("🇮🇳", 2), ("❤️", 2), ("❤", 1),
    ("e\u{301}", 1), ("é", 1), ("ﾊﾝｶｸ", 4), ("👍🏽", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1️⃣", 2), ("가", 2), ("가", 2),
    ("\u{AD}", 1), ("a\u{200B}b", 2), ("█▊·", 3), ("…", 1), ("ａ", 2), ("￥", 2), ("¥", 1), ("€", 1),
    ("Ångström", 8), ("ไทย", 3), ("עברית", 5), ("🍣 sushi", 8), ("\u{1F469}\u{200D}\u{1F680}", 2),
  ]

  @Test(.rows) func `the columns of a name`() {
    each(Self.widths) { (text: String, columns: Int) in
      #expect(DisplayWidth.columns(of: text) == columns)
    }
  }

  @Test func `padding counts columns`() {
    #expect(DisplayWidth.padded("喜茶", to: 6) == "喜茶  ")
    #expect(DisplayWidth.padded("₹5", to: 6, isAtRight: true) == "    ₹5")
    #expect(DisplayWidth.padded("Whole Foods", to: 5) == "Whole Foods")
  }

  static let cuts: [(String, Int, String)] = [
    ("Whole Foods", 11, "Whole Foods"), ("Whole Foods", 10, "Whole Foo…"), ("Whole Foods", 1, "…"),
    ("Whole Foods", 0, ""), ("スターバックス", 5, "スタ…"), ("スターバックス", 6, "スタ…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"),
  ]

  @Test(.rows) func `cutting never splits a character`() {
    each(Self.cuts) { (text: String, width: Int, cut: String) in
      #expect(DisplayWidth.truncated(text, to: width) == cut)
      #expect(DisplayWidth.columns(of: cut) <= width)
    }
  }

  @Test func `a number is left out before it would be cut`() {
    #expect(DisplayWidth.truncated("Bar 1234 and more", to: 7) == "Bar …")
  }

  /// B22.
  @Test(arguments: ["שוק הכרמל", "مقهى", "Café ܒܝܬ"])
  func `a name from right to left is isolated from the figures beside it`(_ name: String) {
    var table = TextTable([.left, .right])
    table.add([name, "45.00"])
    #expect(table.lines() == ["\u{2068}\(name)\u{2069}  45.00"])
    #expect(DisplayWidth.isolated("喜茶 Café") == "喜茶 Café")
    #expect(DisplayWidth.truncated("paid 12.50 twice", to: 9) == "paid …")
    #expect(DisplayWidth.truncated("paid 12.50 twice", to: 12) == "paid 12.50 …")
  }

  @Test func `a table cuts words, then leaves out columns, and never cuts a figure`() {
    var table = TextTable([
      .whole(.right), .whole(.left, leaving: 2), .whole(.right), .words(), .words(leaving: 1),
    ])
    table.add(["6", "2026-01-02", "1300.00", "Sushi House", "dining"])
    table.add(["12", "2026-01-03", "4.50", "Tea", "other"])
    #expect(table.lines(within: 44)[0] == " 6  2026-01-02  1300.00  Sushi House  dining")
    #expect(table.lines(within: 40)[0] == " 6  2026-01-02  1300.00  Sushi …  dining")
    #expect(table.lines(within: 32)[0] == " 6  2026-01-02  1300.00  Sushi …")
    #expect(table.lines(within: 22)[0] == " 6  1300.00  Sushi Ho…")
    #expect(table.lines(within: 10)[0] == " 6  1300.00  Sushi…")
    #expect(table.lines(within: 22)[1] == "12     4.50  Tea")
  }

  @Test func `the ellipsis may be ASCII`() {
    #expect(DisplayWidth.truncated("Whole Foods", to: 8, ellipsis: "...") == "Whole...")
  }

  @Test func `a table stands in columns`() {
    var table = TextTable([.left, .right, .left])
    table.add(["喜茶", "7.50", "dining"])
    table.add(["Whole Foods", "1250.00", ""])
    table.add(["x"])
    #expect(
      table.text() == """
        喜茶            7.50  dining
        Whole Foods  1250.00
        x

        """)
    #expect(table.lines(within: 15)[1] == "Whole Foods  1250.00")
    #expect(TextTable([.left]).text() == "")
  }
}

extension TextTable {
  /// All lines, each with a newline.
  fileprivate func text() -> String { lines().map { $0 + "\n" }.joined() }
}
