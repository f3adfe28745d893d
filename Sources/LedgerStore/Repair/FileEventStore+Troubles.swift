package import LedgerModel
import Synchronization

/// What is wrong with one log.
package struct LogTrouble: Hashable, Sendable {
  /// The log's path.
  package var log: String
  package var writer: WriterID
  /// Whether it is this machine's own log.
  package var isOwn: Bool
  /// The first line that no longer reads as it was written; `nil` where each does.
  package var damage: LogDamage?
  /// Events that were here before and no longer are.
  package var missing: MissingEvents?
  /// Whether it is the log of a ledger that began apart, and could be joined.
  package var isOfOtherLedger: Bool
  /// How many events stand in a row and prove themselves.
  package var eventCount: Int
  /// How many bytes stand behind them.
  package var restByteCount: Int
  /// Whether these bytes can be cut off without losing an event that is known to have been acknowledged.
  package var canCut: Bool
  /// Whether this machine's mark says what of its own log was acknowledged.
  package var isMarked: Bool
}

extension FileEventStore {
  /// What is wrong with the logs: everything is read and verified. Nothing is changed.
  ///
  /// - Throws: ``LogError`` where the logs cannot be read.
  package func troubles() throws(LogError) -> [LogTrouble] {
    try folder.state.withLock { folder throws(LogError) in
      _ = try folder.catchUp(isComplete: true)
      return try folder.troubles()
    }
  }
}

extension LogFolder {
  /// What is wrong with the logs as they were looked at last.
  func troubles() throws(LogError) -> [LogTrouble] {
    var troubles: [LogTrouble] = []
    for log in logs {
      let missing = missing.first { $0.log == log.file.path }
      let isOwn =
        missing?.isOwn ?? false || ownWriterHere.map(path) == log.file.path
      // Without a mark nobody knows any longer what of an unfinished end was acknowledged.
      let isUnmarked =
        isOwn && remembered?.writer != nil && remembered?.acknowledged == nil
        && log.state.unfinishedByteCount > 0
      guard log.state.damage != nil || missing != nil || isUnmarked else { continue }
      troubles.append(
        LogTrouble(
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
      troubles.append(
        LogTrouble(
          log: missing.log, writer: missing.writer, isOwn: missing.isOwn, damage: nil,
          missing: missing, isOfOtherLedger: false, eventCount: 0, restByteCount: 0,
          canCut: false, isMarked: remembered?.acknowledged != nil))
    }
    return troubles
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
