public import LedgerModel
import Synchronization

/// The problem of one log.
public struct LogIssue: Hashable, Identifiable, Sendable {
  /// The log's path.
  public var log: String
  /// Whose log it is.
  public var writer: WriterID
  /// Whether it is this machine's own log.
  public var isOwn: Bool
  /// The first line that no longer reads as it was written; `nil` if every line does.
  public var damage: LogDamage?
  /// The events that were here before and are missing now.
  public var missing: MissingEvents?
  /// Whether it is the log of a ledger that began separately, and could be joined.
  public var isOfOtherLedger = false
  /// How many events prove themselves in a row.
  public var eventCount = 0
  /// How many events known to this machine are not among them: they are lost if the log is accepted as it is.
  public var lostCount = 0
  /// How many bytes follow them.
  public var restByteCount = 0
  /// Whether these bytes can be cut off without losing an event that is known to be acknowledged.
  public var canCut = false
  /// Whether this machine's record says which events of its own log were acknowledged.
  public var isMarked: Bool
  /// Where a repair moved the bytes after them; `nil` if it did not.
  public var copy: String?
  /// The event that records that; `nil` if there is none.
  public var event: EventID?

  public var id: String { log }
}

extension LogIssue {
  /// The problem, as a phrase.
  public var problem: String {
    damage?.problem ?? missing?.problem
      ?? "'\(log)' ends with an unfinished write, and nothing says any longer what of it was stored"
  }

  /// Whether accepting the logs as they are loses something.
  public var isGivenUp: Bool { isOwn || missing != nil }
}

extension FileEventStore {
  /// Reads and verifies everything, and returns the problems of the logs. Nothing is changed.
  ///
  /// - Throws: ``LogError`` if the logs cannot be read.
  package func issues() throws(LogError) -> [LogIssue] {
    try logs.withLock { logs throws(LogError) in
      try logs.catchUp(isComplete: true)
      return try logs.issues()
    }
  }
}

extension LedgerLogs {
  /// Returns the problems of the logs as of the last look.
  func issues() throws(LogError) -> [LogIssue] {
    var issues: [LogIssue] = []
    let isMarked = memory.found?.mark.own != nil
    for log in files {
      let missing = missing.first { $0.log == log.path }
      let isOwn =
        missing?.isOwn ?? false || ownWriterHere.map(directory.path) == log.path
      // Without a mark, it is unknown how much of an unfinished end was acknowledged.
      let isUnmarked =
        isOwn && memory.found?.writer != nil && !isMarked && log.state.unfinishedByteCount > 0
      guard log.state.damage != nil || missing != nil || isUnmarked else { continue }
      issues.append(
        LogIssue(
          // A log that no longer names its writer may be known by its place.
          log: log.path,
          writer: log.state.opened == nil && isOwn ? ownWriterHere ?? log.writer : log.writer,
          isOwn: isOwn, damage: log.state.damage,
          missing: missing, isOfOtherLedger: try isOfOtherLedger(log),
          eventCount: log.state.eventCount,
          lostCount: max(0, seenCount(of: log, isOwn: isOwn) - log.state.eventCount),
          restByteCount: log.status.byteCount - log.state.end,
          canCut: isOwn && missing == nil ? try canCut(log) : false,
          isMarked: isMarked))
    }
    for missing in missing where log(at: missing.log) == nil {
      issues.append(
        LogIssue(
          log: missing.log, writer: missing.writer, isOwn: missing.isOwn, missing: missing,
          lostCount: missing.seenCount, isMarked: isMarked))
    }
    return issues
  }

  /// Returns how many events a log had when it was last used here; 0 if that is not known.
  private func seenCount(of log: LogFile, isOwn: Bool) -> Int {
    let mark = memory.found?.mark
    let seen = isOwn ? mark?.own : mark?[log.writer]
    return max(seen?.eventCount ?? 0, missing.first { $0.log == log.path }?.seenCount ?? 0)
  }

  /// The writer that this machine is in the ledger; `nil` if it has not written yet.
  private var ownWriterHere: WriterID? {
    if let writer = memory.found?.ownWriter(at: place) { return writer }
    if case .file = place, isAdopting { return files.first?.writer }
    return nil
  }

  /// Returns whether no event that is known to be acknowledged follows the verified part of a log.
  private func canCut(_ log: LogFile) throws(LogError) -> Bool {
    guard log.state.eventCount > 0, log.state.end < log.status.byteCount else { return false }
    guard let marked = memory.found?.mark.own else { return true }
    guard marked.end <= log.state.end else { return false }
    return try LogError.reading { () throws(FileError) in
      try log.stands(marked.seal, at: marked.end)
    }
  }

  /// Returns whether a log that does not count belongs to another ledger.
  func isOfOtherLedger(_ log: LogFile) throws(LogError) -> Bool {
    guard log.state.damage != nil, log.state.eventCount == 0 else { return false }
    let opened = try LogError.reading { () throws(FileError) in try log.opening() }
    return opened.map { !joinedLedgers.all.contains($0.ledger) } ?? false
  }
}
