public import LedgerModel
import Synchronization

/// The result of a compaction.
public struct CompactedLedger: Hashable, Sendable {
  /// The folder that holds the new ledger.
  public var path: String
  /// Its id, which differs from the old one's.
  public var ledger: LedgerID
  /// The writer of its log.
  public var writer: WriterID
  /// How many entries it has.
  public var entryCount: Int
  /// How many settings and purchases it has.
  public var settingCount: Int
}

/// The reasons why a ledger is not compacted. Nothing was written.
package enum CompactionRefusal: FileRefusal, Hashable {
  /// Events wait for others that are not here, and would be lost.
  case waiting(WaitingEvents)
  /// A log is damaged, lacks events, or holds some that only a newer version understands.
  case incomplete(path: String)
}

extension CompactionRefusal {
  package var problem: String {
    switch self {
    case .waiting(let waiting):
      (waiting.count == 1 ? "1 event" : "\(waiting.count) events") + " of \(waiting.writer.text) "
        + "\(waiting.count == 1 ? "waits" : "wait") for \(waiting.cause.text), and would be lost"
    case .incomplete(let path): "not everything that '\(path)' holds can be read, and would be lost"
    }
  }

  package var remedy: String? { nil }

  package var offeredRemedy: (any Remedy)? {
    switch self {
    case .waiting: LogRemedy(.takeInFirst)
    case .incomplete: LogRemedy(.mendFirst)
    }
  }
}

extension FileEventStore {
  /// Writes this ledger without its history as a new ledger, with a new id and one log of this machine. Every figure
  /// stays the same; this ledger is only read.
  ///
  /// - Parameter path: A folder that does not exist yet, or is empty.
  /// - Throws: ``FileRefusal`` if something would be lost, or the folder is not empty, ``LogError``. No ledger is at
  ///   the path then.
  package func compact(to path: String) throws -> CompactedLedger {
    if try logCount() == 0 { throw LogError.noLedger(path: self.path) }
    let new = FileEventStore(.folder(path), machine: machine, system: system)
    try directory.checkFree(new.path)
    let compaction = try compaction()
    let ancestry = logs.withLock(\.ancestry)
    let ledger = RandomNames.ledger(system)
    return try new.whileLocked(deadline: Ledger.lockDeadline) { log in
      // Another process may have begun a ledger there since.
      guard try new.logCount() == 0 else { throw NewFolderRefusal.taken(path: new.path) }
      let events = compaction.events(
        ledger: ledger, from: ancestry, writer: log.writer, deviceName: machine.deviceName,
        version: LedgerVersion.text)
      // Every file is there before an event names it.
      _ = try new.takeReceipts(compaction.receipts, from: self.path)
      // All at once: the log gets its name once it is whole and on the disk.
      try log.append(events)
      return CompactedLedger(
        path: new.path, ledger: ledger, writer: log.writer, entryCount: compaction.entryCount,
        settingCount: events.count - 1 - compaction.entryCount)
    }
  }

  /// Verifies each line, and returns the ledger without its history.
  private func compaction() throws -> Compaction {
    try logs.withLock { logs throws(LogError) in _ = try logs.catchUp(isComplete: true) }
    var fold = LedgerFold(into: Compaction(), hasSeveralLogs: try logCount() > 1)
    let reading = try read(from: .start, parts: .all) { event in
      fold.apply(event)
      return true
    }
    guard reading.condition.isComplete else { throw CompactionRefusal.incomplete(path: path) }
    if let waiting = fold.waiting.first { throw CompactionRefusal.waiting(waiting) }
    return fold.projection
  }
}
