import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// How lines are read.
@Suite struct LineReaderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var lines: [LineReader.Line]
  }

  static let limit = LineReader.byteLimit

  static let cases: [Case] = [
    Case(testDescription: "nothing", bytes: [], lines: []),
    Case(testDescription: "one line", bytes: Array("tea 3\n".utf8), lines: [.text("tea 3")]),
    Case(
      testDescription: "a last line without a newline", bytes: Array("a\nb".utf8),
      lines: [.text("a"), .text("b")]),
    Case(
      testDescription: "empty lines", bytes: Array("\n\na\n\n".utf8),
      lines: [.text(""), .text(""), .text("a"), .text("")]),
    Case(
      testDescription: "lines from Windows", bytes: Array("a\r\nb\r\n".utf8),
      lines: [.text("a"), .text("b")]),
    Case(
      testDescription: "a line separator inside a line", bytes: Array("a\u{2028}b\n".utf8),
      lines: [.text("a\u{2028}b")]),
    Case(
      testDescription: "bytes that are no UTF-8", bytes: [0x61, 0xFF, 0x0A, 0x62],
      lines: [.notText, .text("b")]),
    Case(testDescription: "a NUL", bytes: [0x61, 0, 0x0A], lines: [.text("a\0")]),
    Case(
      testDescription: "the longest line", bytes: Array(repeating: 0x61, count: limit) + [0x0A],
      lines: [.text(String(repeating: "a", count: limit))]),
    Case(
      testDescription: "a line longer than that",
      bytes: Array(repeating: 0x61, count: limit + 1) + Array("\nb".utf8),
      lines: [.tooLong, .text("b")]),
  ]

  @Test(.rows) func `lines, however the bytes arrive`() {
    each(Self.cases, [1, 3, 65_536]) { (example: Case, piece: Int) throws in
      // One byte at a time says nothing more about a line of a megabyte.
      let piece = example.bytes.count > 1_000 ? 65_536 : piece
      let reader = LineReader(from: FakeInput(example.bytes, byteLimit: piece))
      var lines: [LineReader.Line] = []
      while let line = try reader.next() { lines.append(line) }
      #expect(lines == example.lines)
      #expect(try reader.next() == nil)
    }
  }

  @Test func `a refusal of the system is thrown`() {
    let reader = LineReader(from: FakeInput([], failure: .refused("Is a directory")))
    #expect(throws: InputFailure.refused("Is a directory")) { try reader.next() }
  }
}
