package import LedgerModel

/// An index of the events about entries: for each month, the blocks of lines with an event about an entry that is, or
/// ever was, dated in it.
///
/// A block is a number of consecutive lines of one log. The earlier month of an entry that an event states is trusted,
/// as the figures trust it.
package struct EntryIndex: Sendable {
  /// How many lines a block has.
  let blockLineCount: Int
  /// Where the first line of each block begins, by log.
  private(set) var offsets: [WriterID: [Int]] = [:]
  private(set) var months: [CalendarMonth: [WriterID: BlockRuns]] = [:]
  /// The entries that were dated in more than one month, with those months.
  private(set) var moved: [EventID: Set<CalendarMonth>] = [:]
  /// The last note: the next line mostly has the same.
  private var last: (month: CalendarMonth, writer: WriterID, block: Int)?

  package init(blockLineCount: Int) {
    self.blockLineCount = blockLineCount
  }

  init(
    blockLineCount: Int, offsets: [WriterID: [Int]],
    months: [CalendarMonth: [WriterID: BlockRuns]], moved: [EventID: Set<CalendarMonth>]
  ) {
    self.blockLineCount = blockLineCount
    self.offsets = offsets
    self.months = months
    self.moved = moved
  }

  /// Notes the next event of a log.
  ///
  /// - Parameter offset: Where its line begins.
  package mutating func add(_ envelope: borrowing EventEnvelope, at offset: Int) {
    let id = envelope.id
    if id.number % blockLineCount == 0 { offsets[id.writer, default: []].append(offset) }
    guard let dated = envelope.event.datedEntry(id) else { return }
    let block = id.number / blockLineCount
    if dated.was == dated.now, moved.isEmpty || dated.entry == id || moved[dated.entry] == nil {
      note(dated.was, id.writer, block)
    } else {
      noteMoved(dated, id.writer, block)
    }
  }

  @inline(__always)
  private mutating func note(_ month: CalendarMonth, _ writer: WriterID, _ block: Int) {
    if let last, last == (month, writer, block) { return }
    last = (month, writer, block)
    months[month, default: [:]][writer, default: BlockRuns()].insert(block)
  }

  /// Notes an event about an entry whose date moved to another month: each of its months gets all of its events.
  private mutating func noteMoved(_ dated: DatedEntry, _ writer: WriterID, _ block: Int) {
    let known = moved[dated.entry] ?? [dated.was]
    let all = known.union([dated.was, dated.now])
    // Each known month has all earlier blocks of the entry; copying them takes other entries' events along.
    if let source = known.min(), let before = months[source] {
      for month in all.subtracting(known) {
        for (log, runs) in before {
          let first = log == dated.entry.writer ? dated.entry.number / blockLineCount : 0
          months[month, default: [:]][log, default: BlockRuns()].formUnion(runs, from: first)
        }
      }
    }
    moved[dated.entry] = all
    for month in all { note(month, writer, block) }
  }
}

extension EntryIndex {
  /// Returns the blocks of each log with the events about the entries of some months.
  func blocks(of months: ClosedRange<CalendarMonth>) -> [WriterID: BlockRuns] {
    var blocks: [WriterID: BlockRuns] = [:]
    for (month, logs) in self.months where months.contains(month) {
      for (log, runs) in logs { blocks[log, default: BlockRuns()].formUnion(runs) }
    }
    return blocks
  }

  /// Returns the blocks with the events about an entry.
  ///
  /// - Parameter month: A month in which it is or was dated.
  func blocks(of entry: EventID, in month: CalendarMonth) -> [WriterID: BlockRuns] {
    var blocks = months[month] ?? [:]
    if let runs = blocks[entry.writer] {
      var later = BlockRuns()
      later.formUnion(runs, from: entry.number / blockLineCount)
      blocks[entry.writer] = later
    }
    return blocks
  }

  /// Returns the blocks that hold the given events; events that are not there are left out.
  func blocks(holding events: [EventID]) -> [WriterID: BlockRuns] {
    var blocks: [WriterID: BlockRuns] = [:]
    for event in events where event.number >= 0 {
      let block = event.number / blockLineCount
      guard block < offsets[event.writer]?.count ?? 0 else { continue }
      blocks[event.writer, default: BlockRuns()].insert(block)
    }
    return blocks
  }

  /// Returns the pieces of a log that its blocks cover.
  ///
  /// - Parameter end: Where the log ends, or the part of it that is read.
  func pieces(_ blocks: BlockRuns, of log: WriterID, end: Int) -> [LogPiece] {
    let starts = offsets[log] ?? []
    return blocks.runs.compactMap { run in
      guard run.lowerBound < starts.count else { return nil }
      let start = starts[run.lowerBound]
      let end = run.upperBound < starts.count ? min(end, starts[run.upperBound]) : end
      guard start < end else { return nil }
      return LogPiece(next: run.lowerBound * blockLineCount, offsets: start..<end)
    }
  }
}
