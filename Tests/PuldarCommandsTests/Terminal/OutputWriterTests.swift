import Testing

@testable import PuldarCommands

/// How text is written.
@Suite struct OutputWriterTests {
  @Test func `a document of one line goes out while it is written, and is whole in the end`() {
    let target = ConversationRecord()
    let writer = OutputWriter(to: target)
    let piece = String(repeating: "x", count: 1000)
    for _ in 0..<3000 { writer.write(piece) }
    #expect(target.bytes.count > 2_000_000)
    writer.write("\n")
    writer.flush()
    #expect(target.bytes.count == 3_000_001)
  }

  @Test func `nothing is written before the buffer is full or flushed`() {
    let target = FakeOutput()
    let writer = OutputWriter(to: target)
    writer.writeLine("tea")
    #expect(target.pieces == [])
    writer.flush()
    #expect(target.pieces == ["tea\n"])
    writer.flush()
    #expect(target.pieces == ["tea\n"])
  }

  @Test func `pieces end with whole lines`() {
    let target = FakeOutput()
    let writer = OutputWriter(to: target)
    let line = String(repeating: "x", count: 99)
    for _ in 0..<10_000 { writer.writeLine(line) }
    writer.flush()
    #expect(target.text.utf8.count == 1_000_000)
    #expect(target.pieces.allSatisfy { $0.hasSuffix("\n") })
    #expect(target.pieces.count < 20)
  }

  @Test func `a line longer than the buffer is written in one piece`() {
    let target = FakeOutput()
    let writer = OutputWriter(to: target)
    for _ in 0..<300 { writer.write(String(repeating: "x", count: 1_000)) }
    #expect(target.pieces == [])
    writer.writeLine()
    #expect(target.pieces.map(\.utf8.count) == [300_001])
  }

  @Test func `bytes are written as they stand`() {
    let target = FakeOutput()
    let writer = OutputWriter(to: target)
    writer.write(bytes: [0x74, 0x65, 0x61])
    writer.flush()
    #expect(target.text == "tea")
  }

  @Test func `a write that takes a part is continued`() {
    let target = FakeOutput()
    target.byteLimit = 2
    let writer = OutputWriter(to: target)
    writer.write("seven12")
    writer.flush()
    #expect(target.pieces == ["se", "ve", "n1", "2"])
  }

  @Test func `an interrupted write is repeated`() {
    let target = FakeOutput()
    target.failures = [.interrupted, .interrupted]
    let writer = OutputWriter(to: target)
    writer.write("tea")
    writer.flush()
    #expect(target.text == "tea")
    #expect(writer.failure == nil)
  }

  @Test func `the first failure is kept and nothing follows it`() {
    let target = FakeOutput()
    target.failures = [.refused("No space left on device")]
    let writer = OutputWriter(to: target)
    writer.write("tea")
    writer.flush()
    writer.write("milk")
    writer.flush()
    #expect(writer.failure == .refused("No space left on device"))
    #expect(target.pieces == [])
    #expect(writer.failure?.exitCode == .inputOutput)
    #expect(
      writer.failure?.problem == "the output could not be written: No space left on device")
  }

  @Test func `a reader that went away is no error to speak of`() {
    let target = FakeOutput()
    target.lastingFailure = .brokenPipe
    let writer = OutputWriter(to: target)
    for _ in 0..<100_000 { writer.writeLine("tea") }
    #expect(writer.failure?.exitCode.rawValue == 141)
  }
}
