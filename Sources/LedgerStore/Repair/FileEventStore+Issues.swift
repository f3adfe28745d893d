public import LedgerModel
import Synchronization

/// What is wrong with one log.
public struct LogIssue: Hashable, Sendable {
  /// The log's path.
  public var log: String
  public var writer: WriterID
  /// Whether it is this machine's own log.
  public var isOwn: Bool
  /// The first line that no longer reads as it was written; `nil` where each does.
  public var damage: LogDamage?
  /// Events that were here before and no longer are.
  public var missing: MissingEvents?
  /// Whether it is the log of a ledger that began apart, and could be joined.
  public var isOfOtherLedger: Bool
  /// How many events stand in a row and prove themselves.
  public var eventCount: Int
  /// How many bytes stand behind them.
  public var restByteCount: Int
  /// Whether these bytes can be cut off without losing an event that is known to have been acknowledged.
  public var canCut: Bool
  /// Whether this machine's mark says what of its own log was acknowledged.
  public var isMarked: Bool
}

extension FileEventStore {
  /// What is wrong with the logs: everything is read and verified. Nothing is changed.
  ///
  /// - Throws: ``LogError`` where the logs cannot be read.
  public func issues() throws(LogError) -> [LogIssue] {
    try folder.state.withLock { folder throws(LogError) in
      _ = try folder.catchUp(isComplete: true)
      return try folder.issues()
    }
  }
}

extension LogFolder {
  /// What is wrong with the logs as they were looked at last.
  func issues() throws(LogError) -> [LogIssue] {
    var issues: [LogIssue] = []
    for log in logs {
      let missing = missing.first { $0.log == log.file.path }
      let isOwn =
        missing?.isOwn ?? false || ownWriterHere.map(path) == log.file.path
      // Without a mark nobody knows any longer what of an unfinished end was acknowledged.
      let isUnmarked =
        isOwn && remembered?.writer != nil && remembered?.acknowledged == nil
        && log.state.unfinishedByteCount > 0
      guard log.state.damage != nil || missing != nil || isUnmarked else { continue }
      issues.append(
        LogIssue(
          // A log that says no longer whose it is may be known by its place.
          log: log.file.path,
          writer: log.state.opened == nil && isOwn ? ownWriterHere ?? log.writer : log.writer,
          isOwn: isOwn, damage: log.state.damage,
          missing: missing, isOfOtherLedger: try isOfOtherLedger(log),
          eventCount: log.state.eventCount,
          restByteCount: log.status.byteCount - log.state.end,
          canCut: isOwn && missing == nil ? try canCut(log) : false,
          isMarked: remembered?.acknowledged != nil))
    }
    for missing in missing where !logs.contains(where: { $0.file.path == missing.log }) {
      issues.append(
        LogIssue(
          log: missing.log, writer: missing.writer, isOwn: missing.isOwn, damage: nil,
          missing: missing, isOfOtherLedger: false, eventCount: 0, restByteCount: 0,
          canCut: false, isMarked: remembered?.acknowledged != nil))
    }
    return issues
  }

  /// The writer that this machine is in the ledger; `nil` where it has not written yet.
  private var ownWriterHere: WriterID? {
    if let writer = remembered?.ownWriter(at: place) { return writer }
    if case .file = place, isAdopting { return logs.first?.writer }
    return nil
  }

  /// Whether nothing that is known to have been acknowledged stands behind the verified part of a log.
  private func canCut(_ log: Log) throws(LogError) -> Bool {
    guard log.state.eventCount > 0, log.state.end < log.status.byteCount else { return false }
    guard let marked = remembered?.acknowledged else { return true }
    guard marked.end <= log.state.end else { return false }
    do throws(FileError) {
      return try LogVerifier(system: system, path: log.file.path).stands(
        marked.seal, at: marked.end, in: log.file)
    } catch {
      throw LogError(reading: error)
    }
  }

  /// Copies bytes of a log without a notice of it: who asked for it is told in the answer.
  mutating func quarantineQuietly(
    _ log: Log, from start: Int? = nil, because reason: String
  ) throws(FileError) -> String {
    let known = notices
    defer { notices = known }
    return try quarantine(log, from: start, because: reason)
  }

  /// Cuts the bytes behind the verified part of a log, which are kept in quarantine.
  ///
  /// - Returns: Where they stand now.
  mutating func cut(_ log: Log) throws(LogError) -> String {
    do throws(FileError) {
      let copy = try quarantineQuietly(
        log, because: "they prove nothing, and were cut when asked for")
      let file = try system.open(log.file.path, .append)
      defer { system.close(file) }
      guard try system.status(of: file) == log.status else {
        throw FileError(
          action: "write to", path: file.path, code: 0, reason: "it changed meanwhile")
      }
      try system.truncate(file, to: log.state.end)
      try system.synchronize(file)
      forget(log.file.path)
      return copy
    } catch {
      throw LogError(writing: error)
    }
  }
}
