import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What keys do to a line, byte by byte.
@Suite struct LineEditorTests {
  private static let left = "\u{1B}[D"
  private static let up = "\u{1B}[A"
  private static let down = "\u{1B}[B"

  private static func editor() -> LineEditor {
    LineEditor(
      history: ["tea 3", "coffee 4"],
      names: ["Whole Foods", "Whole Earth", "Café Müller", "dining", "groceries"],
      marks: ["dining", "gifts", "groceries"])
  }

  /// The line after some keys; what it came to where one ends it.
  private static func typing(_ keys: String, _ editor: LineEditor = editor())
    -> (editor: LineEditor, outcome: LineEditor.Outcome?)
  {
    var editor = editor
    for byte in keys.utf8 {
      if let outcome = editor.take(byte) { return (editor, outcome) }
    }
    return (editor, nil)
  }

  static let lines: [(String, String)] = [
    ("tea 3", "tea 3"), ("té 3€", "té 3€"), ("tea\u{7F}\u{7F}o", "to"), ("é\u{7F}a", "a"),
    ("👨‍👩‍👧\u{7F}x", "x"),
    ("ab\(left)c", "acb"), ("ab\u{02}\u{02}\u{02}c", "cab"), ("ab\(left)\u{1B}[Cc", "abc"),
    ("ab\u{1B}[Hc\u{1B}[Fd", "cabd"), ("ab\u{01}c\u{05}d", "cabd"), ("ab\u{1B}OHc", "cab"),
    ("ab\(left)\u{1B}[3~", "a"), ("ab\(left)\u{04}", "a"), ("abc\(left)\(left)\u{0B}", "a"),
    ("abc\(left)\u{15}", "c"), ("tea 3 now \u{17}", "tea 3 "), ("tea 3\u{1B}\u{7F}", "tea "),
    ("tea 3\u{1B}bx", "tea x3"), ("tea 3\u{01}\u{1B}[1;5Cx", "teax 3"),
    ("a\u{1B}[99~b", "ab"), ("a\u{1A}b", "ab"), ("a\u{85}b", "ab"),
    ("\(up)", "tea 3"), ("\(up)\(up)\(up)", "coffee 4"), ("x\(up)\(down)", "x"),
    ("x\(up)\(up)\(down)!", "tea 3!"), ("\u{10}\u{10}\u{0E}", "tea 3"), ("x\(down)", "x"),
    ("4 at wh\t", "4 at Whole Foods"), ("4 at wh\t\t", "4 at Whole Earth"),
    ("4 at wh\t\t\t", "4 at wh"), ("4 at wh\t\t\t\t", "4 at Whole Foods"),
    ("whole e\t", "Whole Earth"), ("cafe m\t 3", "Café Müller 3"), ("tea 3 #g\t", "tea 3 #gifts"),
    ("tea 3 :g\t", "tea 3 :gifts"),
    ("tea 3 #\t\t\t", "tea 3 #groceries"), ("xyz\t", "xyz"), ("\t", ""), ("tea \t", "tea "),
    ("wh\(left)\t", "wh"),
  ]

  @Test(.rows) func `a key does to the line what it does elsewhere`() {
    each(Self.lines) { (keys: String, line: String) in
      let (editor, outcome) = LineEditorTests.typing(keys)
      #expect(outcome == nil)
      #expect(editor.text == line)
      #expect(editor.isSettled)
    }
  }

  static let ends: [(String, LineEditor.Outcome)] = [
    ("tea 3\r", .line("tea 3")), ("tea 3\n", .line("tea 3")), ("\r", .line("")),
    ("tea\u{03}", .cancelled), ("\u{04}", .ended), ("a\u{7F}\u{04}", .ended),
    ("tea 3\(left)\(left)\n", .line("tea 3")),
  ]

  @Test(.rows) func `Enter, Ctrl-C and Ctrl-D end it`() {
    each(Self.ends) { (keys: String, outcome: LineEditor.Outcome) in
      #expect(LineEditorTests.typing(keys).outcome == outcome)
    }
  }

  @Test func `a key that came in parts is not shown before it is whole`() {
    var editor = Self.editor()
    #expect(editor.take(0xC3) == nil)
    #expect(!editor.isSettled)
    #expect(editor.take(0xA9) == nil)
    #expect(editor.isSettled)
    #expect(editor.text == "é")
  }

  static let drawings: [(String, Int, String)] = [
    ("tea", 40, "\r? tea\u{1B}[K\r\u{1B}[5C"), ("tea\u{02}", 40, "\r? tea\u{1B}[K\r\u{1B}[4C"),
    ("日本", 40, "\r? 日本\u{1B}[K\r\u{1B}[6C"),
    // Of a line that is too long the part around the cursor is shown.
    ("0123456789abcdef", 12, "\r? 789abcdef\u{1B}[K\r\u{1B}[11C"),
    ("0123456789abcdef\u{01}", 12, "\r? 012345678\u{1B}[K\r\u{1B}[2C"),
    ("a\u{202E}b", 40, "\r? a\\u202Eb\u{1B}[K\r\u{1B}[10C"),
  ]

  @Test(.rows) func `one row shows the line and its cursor`() {
    each(Self.drawings) { (keys: String, columns: Int, drawn: String) in
      let editor = LineEditorTests.typing(keys, LineEditor()).editor
      #expect(editor.drawn(behind: "? ", columns: columns) == drawn)
    }
  }
}
