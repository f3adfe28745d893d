import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// Zero bytes in logs of which this machine remembers nothing: a torn end is one that no line follows.
struct ZeroByteTests {
  private let sample: SampleLog
  private let place: LedgerFolder
  private let other: LedgerFolder

  init() throws {
    sample = try SampleLog()
    place = try LedgerFolder()
    other = try LedgerFolder()
    try FileManager.default.createDirectory(
      atPath: place.path + "/log", withIntermediateDirectories: true)
  }

  private var log: String { place.path + "/log/k7q2.jsonl" }

  /// The number of the line that is damaged; `nil` if the log has a torn end.
  private func expected(_ zeros: Range<Int>) -> Int? {
    guard
      sample.lines.contains(where: { $0.lowerBound >= zeros.upperBound })
        || zeros.lowerBound < sample.lines[0].upperBound
    else { return nil }
    return sample.lines.firstIndex { $0.contains(zeros.lowerBound) }.map { $0 + 1 }
  }

  private func check(_ zeros: Range<Int>) throws {
    var bytes = sample.bytes
    for offset in zeros { bytes[offset] = 0 }
    let expected = expected(zeros)
    // A copy of a folder, and a single file.
    try Data(bytes).write(to: URL(filePath: log))
    for store in [place.store, FileEventStore(file: log, machine: other.places)] {
      let condition = try store.reading().condition
      #expect(condition.damage.map(\.line) == (expected.map { [$0] } ?? []), "\(zeros)")
      #expect(condition.unfinished.isEmpty == (expected != nil), "\(zeros)")
    }
    // What is merged.
    do {
      _ = try other.store.mergePreview(of: log)
      #expect(expected == nil, "\(zeros)")
    } catch MergeRefusal.damaged(let damage) {
      #expect(damage.line == expected)
    }
  }

  @Test(arguments: [Data(), Data("no record".utf8)])
  func `a zero byte is damage where the record of this machine cannot be read`(_ record: Data)
    async throws
  {
    let own = try LedgerFolder()
    for cents in 1...4 as ClosedRange<Int64> {
      _ = try await own.ledger().perform(AppendEvents([.spent(cents)]))
    }
    var bytes = try own.log
    let feeds = bytes.indices.filter { bytes[$0] == 0x0A }
    bytes[feeds[1] + 30] = 0
    try own.writeLog(bytes)
    try MachineFiles(own).writeMark(record)
    #expect(try own.store.reading().condition.damage.map(\.line) == [3])
  }

  @Test func `a zero byte is damage in its line, unless no line follows`() throws {
    // In a whole run every line; else each eighth, and the last one.
    for line in TestRun.steps(sample.lines.dropLast(), each: 8) + sample.lines.suffix(1) {
      let middle = (line.lowerBound + line.upperBound) / 2
      for offset in [line.lowerBound, middle, line.upperBound - 40, line.upperBound - 1] {
        try check(offset..<offset + 1)
      }
    }
  }

  @Test func `so is a block of zeros`() throws {
    for start in TestRun.steps(
      Array(stride(from: 0, to: sample.bytes.count, by: 512)), each: 4)
    {
      try check(start..<min(start + 512, sample.bytes.count))
    }
  }

  @Test func `zeros in what another device's log grew by are damage`() throws {
    let known = sample.lines[30].upperBound
    try Data(sample.bytes[..<known]).write(to: URL(filePath: log))
    let reader = place.store
    #expect(try reader.reading().condition.isComplete)
    var bytes = sample.bytes
    bytes[sample.lines[40].lowerBound + 30] = 0
    try Data(bytes).write(to: URL(filePath: log))
    // A process that knows the log, and one that remembers it.
    for store in [reader, place.store] {
      #expect(try store.reading().condition.damage.map(\.line) == [41])
    }
    try Data(bytes[..<sample.lines[40].upperBound]).write(to: URL(filePath: log))
    let condition = try place.store.reading().condition
    #expect(condition.damage.isEmpty && condition.unfinished.count == 1)
  }

  @Test
  func `a torn write of many lines is moved away where the mark says that nobody heard of it`()
    async throws
  {
    let first = try await other.ledger().perform(AppendEvents([.spent(1)])).outcome[0]
    let whole = try other.log
    // As a loss of power leaves a write of which one block never came to the disk.
    let events = (0..<40).map { number in
      EventEnvelope(
        id: EventID(writer: first.writer, number: number + 2), recordedAt: .earliest,
        event: .spent(1))
    }
    var tail: [UInt8] = []
    _ = LogLine.write(events, after: .beforeFirst, to: &tail)
    tail.replaceSubrange(512..<1024, with: [UInt8](repeating: 0, count: 512))
    try other.writeLog(whole + [0] + tail)
    #expect(try other.store.reading().condition.damage.isEmpty)
    let next = try await other.ledger().perform(AppendEvents([.spent(2)])).outcome[0]
    #expect(next.number > first.number)
    #expect(try other.log.starts(with: whole))
    // Who has no mark cannot know that.
    var stranger = other
    stranger.machine = "b"
    try other.writeLog(whole + [0] + tail)
    #expect(try stranger.store.reading().condition.damage.map(\.line) == [3])
  }
}
