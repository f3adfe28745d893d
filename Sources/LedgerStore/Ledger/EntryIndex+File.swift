import LedgerModel

extension EntryIndex {
  private static let kind = SnapshotHeader.Kind(mark: "puldar an index\n", version: 1)

  /// Reads the index and its header from the bytes of a file; `nil` if this version did not write them.
  package static func read(_ bytes: [UInt8]) -> (header: SnapshotHeader, index: EntryIndex)? {
    do throws(UnreadableSnapshot) {
      var (header, reader) = try SnapshotHeader.read(bytes, kind)
      let index = try EntryIndex(from: &reader)
      return reader.remaining == 0 ? (header, index) : nil
    } catch {
      return nil
    }
  }

  /// Returns the bytes of a file that holds the index.
  package func file(_ header: SnapshotHeader) -> [UInt8]? {
    header.file(EntryIndex.kind) { write(to: &$0) }
  }

  private func write(to writer: inout SnapshotWriter) {
    writer.write(count: blockLineCount)
    writer.write(count: offsets.count)
    for (log, starts) in offsets.sorted(by: { $0.key < $1.key }) {
      writer.write(EventID(writer: log, number: starts.count))
      for start in starts { writer.write(word: UInt64(truncatingIfNeeded: start)) }
    }
    writer.write(count: months.count)
    for (month, logs) in months.sorted(by: { $0.key < $1.key }) {
      writer.write(month)
      writer.write(count: logs.count)
      for (log, blocks) in logs.sorted(by: { $0.key < $1.key }) {
        writer.write(EventID(writer: log, number: blocks.runs.count))
        for run in blocks.runs {
          writer.write(count: run.lowerBound)
          writer.write(count: run.upperBound)
        }
      }
    }
    writer.write(count: moved.count)
    for (entry, months) in moved.sorted(by: { $0.key < $1.key }) {
      writer.write(entry)
      writer.write(count: months.count)
      for month in months.sorted() { writer.write(month) }
    }
  }

  /// - Throws: `UnreadableSnapshot` if the bytes are not those of an index.
  private init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let lineCount = Int(try reader.half())
    guard lineCount > 0 else { throw UnreadableSnapshot() }
    var offsets: [WriterID: [Int]] = [:]
    for _ in 0..<(try reader.count(ofSize: 16)) {
      let (log, count) = try reader.logCount(ofSize: 8)
      var starts: [Int] = []
      for _ in 0..<count {
        guard let start = Int(exactly: try reader.word()), starts.last ?? -1 < start else {
          throw UnreadableSnapshot()
        }
        starts.append(start)
      }
      offsets[log] = starts
    }
    var months: [CalendarMonth: [WriterID: BlockRuns]] = [:]
    for _ in 0..<(try reader.count(ofSize: 8)) {
      let month = try reader.month()
      for _ in 0..<(try reader.count(ofSize: 16)) {
        let (log, count) = try reader.logCount(ofSize: 8)
        var runs: [Range<Int>] = []
        for _ in 0..<count {
          let (start, end) = (Int(try reader.half()), Int(try reader.half()))
          guard start < end else { throw UnreadableSnapshot() }
          runs.append(start..<end)
        }
        guard let blocks = BlockRuns(runs) else { throw UnreadableSnapshot() }
        months[month, default: [:]][log] = blocks
      }
    }
    var moved: [EventID: Set<CalendarMonth>] = [:]
    for _ in 0..<(try reader.count(ofSize: 20)) {
      let entry = try reader.event()
      for _ in 0..<(try reader.count(ofSize: 4)) {
        moved[entry, default: []].insert(try reader.month())
      }
    }
    self.init(blockLineCount: lineCount, offsets: offsets, months: months, moved: moved)
  }
}

extension SnapshotWriter {
  fileprivate mutating func write(_ month: CalendarMonth) {
    write(count: CalendarMonth.first.months(until: month))
  }
}

extension SnapshotReader {
  /// Reads a log, and how many elements of it follow.
  ///
  /// - Parameter size: The least number of bytes that each element takes.
  fileprivate mutating func logCount(
    ofSize size: Int
  ) throws(UnreadableSnapshot) -> (log: WriterID, count: Int) {
    let event = try event()
    guard event.number <= remaining / size else { throw UnreadableSnapshot() }
    return (event.writer, event.number)
  }

  fileprivate mutating func month() throws(UnreadableSnapshot) -> CalendarMonth {
    guard let month = CalendarMonth.first.advanced(by: Int(try half())) else {
      throw UnreadableSnapshot()
    }
    return month
  }
}
