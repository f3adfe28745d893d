public import LedgerModel

/// A file that is not attached to anything that counts.
public struct UnusedReceipt: Hashable, Sendable {
  /// Its name among the attached files.
  public var name: String
  /// Its size in bytes.
  public var byteCount: Int
  /// When it was last needed; if no event names it, when it was written.
  public var since: Timestamp
  /// Whether that is long enough ago to remove it.
  public var isOld: Bool
  /// Whether an event here ever named it; if none did, the log that names it may not have arrived yet.
  public var isNamed: Bool
}

extension FileEventStore {
  /// Returns the files that no counting event needs. Nothing is changed.
  ///
  /// - Parameters:
  ///   - days: How many days files are kept after they were last needed.
  ///   - time: The present moment.
  /// - Throws: ``FileRefusal`` if not all events are known, ``LogError``.
  public func unusedReceipts(
    keptFor days: Int, at time: Timestamp
  ) throws -> [UnusedReceipt] {
    let folder = try ReceiptFolder(of: directory.place, system: system)
    let uses = try receiptUses()
    let entries = try LogError.reading { () throws(FileError) in try folder.entries() }
    var unused: [UnusedReceipt] = []
    for entry in entries {
      // No event names a file yet that another process is just attaching.
      let written =
        Timestamp(millisecondsSinceEpoch: entry.status.modifiedNanoseconds / 1_000_000) ?? .earliest
      var since = written
      if let hash = entry.hash, uses.knows(hash) {
        guard let end = uses.unusedSince(hash) else { continue }
        since = max(written, end)
      }
      let age = time.millisecondsSinceEpoch - since.millisecondsSinceEpoch
      unused.append(
        UnusedReceipt(
          name: entry.name, byteCount: entry.status.byteCount, since: since,
          isOld: age >= Int64(days) * 86_400_000, isNamed: entry.hash.map(uses.knows) ?? false))
    }
    return unused
  }

  /// Removes the files that have been unneeded for long enough, while nobody else writes. One that no event here ever
  /// named is moved to the folder `quarantine` of the ledger: the log of another device may still name it.
  ///
  /// - Parameters: The same as for ``unusedReceipts(keptFor:at:)``.
  /// - Returns: The same as ``unusedReceipts(keptFor:at:)``; the old ones were removed or moved.
  public func removeUnusedReceipts(
    keptFor days: Int, at time: Timestamp, lockDeadline: Duration
  ) throws -> [UnusedReceipt] {
    let folder = try ReceiptFolder(of: directory.place, system: system)
    return try whileLocked(deadline: lockDeadline) { _ in
      let unused = try unusedReceipts(keptFor: days, at: time)
      try LogError.writing { () throws(FileError) in
        let old = unused.filter(\.isOld)
        for file in old where file.isNamed { try system.remove(folder.path(of: file.name)) }
        for file in old where !file.isNamed {
          _ = try directory.moveToQuarantine(
            folder.path(of: file.name), because: "an attached file that no event named")
        }
        if !old.isEmpty { try system.synchronizeFolder(folder.path) }
      }
      return unused
    }
  }

  private func receiptUses() throws -> ReceiptUses {
    if try logCount() == 0 { throw LogError.noLedger(path: path) }
    var fold = LedgerFold(into: ReceiptUses(), hasSeveralLogs: try logCount() > 1)
    let reading = try read(from: .start, parts: ReceiptUses.reads) { event in
      fold.apply(event)
      return true
    }
    guard reading.condition.isComplete, fold.waiting.isEmpty else {
      throw ReceiptRefusal.incomplete(path: path)
    }
    return fold.projection
  }
}
