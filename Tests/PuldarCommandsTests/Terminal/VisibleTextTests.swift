import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What is made visible in text from data.
@Suite struct VisibleTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var visible: String
  }

  static let changed: [Case] = [
    Case(testDescription: "a newline", text: "a\nb", visible: "a\\nb"),
    Case(testDescription: "a newline of Windows", text: "a\r\nb", visible: "a\\r\\nb"),
    Case(testDescription: "a tab", text: "a\tb", visible: "a\\tb"),
    Case(testDescription: "an escape sequence", text: "\u{1B}[31mred", visible: "\\u001B[31mred"),
    Case(testDescription: "a NUL", text: "a\0b", visible: "a\\u0000b"),
    Case(testDescription: "a DEL", text: "a\u{7F}", visible: "a\\u007F"),
    Case(testDescription: "a C1 control", text: "a\u{9B}31m", visible: "a\\u009B31m"),
    Case(testDescription: "a turn of direction", text: "a\u{202E}b", visible: "a\\u202Eb"),
    Case(testDescription: "an isolate", text: "\u{2066}a\u{2069}", visible: "\\u2066a\\u2069"),
    Case(
      testDescription: "marks of direction", text: "\u{200E}\u{200F}\u{61C}",
      visible: "\\u200E\\u200F\\u061C"),
    Case(testDescription: "a zero-width space", text: "a\u{200B}b", visible: "a\\u200Bb"),
    Case(
      testDescription: "a joiner between Latin letters", text: "a\u{200D}b", visible: "a\\u200Db"),
    Case(testDescription: "a joiner at the end", text: "👩\u{200D}", visible: "👩\\u200D"),
    Case(testDescription: "a byte order mark", text: "\u{FEFF}a", visible: "\\uFEFFa"),
    Case(testDescription: "a word joiner", text: "a\u{2060}b", visible: "a\\u2060b"),
    Case(testDescription: "a soft hyphen", text: "a\u{AD}b", visible: "a\\u00ADb"),
    Case(
      testDescription: "line and paragraph separators", text: "a\u{2028}b\u{2029}",
      visible: "a\\u2028b\\u2029"),
    Case(
      testDescription: "tag characters", text: "a\u{E0041}\u{E007F}",
      visible: "a\\U000E0041\\U000E007F"),
    Case(testDescription: "a Hangul filler", text: "a\u{3164}b", visible: "a\\u3164b"),
    Case(
      testDescription: "a variation selector behind a letter", text: "a\u{FE0F}",
      visible: "a\\uFE0F"),
    Case(testDescription: "an interlinear annotation", text: "\u{FFF9}a", visible: "\\uFFF9a"),
  ]

  @Test(.rows) func `what is obeyed or not seen is written out`() {
    each(Self.changed) { (example: Case) in
      #expect(VisibleText(example.text).description == example.visible)
    }
  }

  static let kept = [
    "", "Whole Foods", "Ångström", "e\u{301}", "₹", "スターバックス", "대한항공", "चाय पॉइंट", "क्\u{200D}ष",
    "می\u{200C}خواهم",
    "👨‍👩‍👧‍👦", "❤️", "👩‍🚀", "🏳️‍🌈", "🇮🇳", "👍🏽", "葛\u{E0100}", "1️⃣", "C:\\new", "a\u{A0}b", "\u{600}12",
  ]

  @Test(.rows) func `what a person writes stays as it is`() {
    each(Self.kept) { (text: String) in
      #expect(VisibleText(text).description == text)
    }
  }

  @Test func `no scalar makes two lines or moves the cursor`() {
    for value in UInt32(0)...0x10FFFF {
      // In a whole run each; else all of those that control something, and each sixteenth behind them.
      guard TestRun.isWhole || value < 0x3000 || value.isMultiple(of: 16) else { continue }
      guard let scalar = Unicode.Scalar(value) else { continue }
      let visible = VisibleText("a\(Character(scalar))b").description.unicodeScalars
      let isSafe = visible.allSatisfy {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !$0.properties.isBidiControl
        }
      }
      if !isSafe { Issue.record("U+\(String(value, radix: 16)) is shown as it is") }
    }
  }
}
