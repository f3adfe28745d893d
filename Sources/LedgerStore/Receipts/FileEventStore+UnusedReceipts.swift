public import LedgerModel

/// A file that nothing that counts has attached.
public struct UnusedReceipt: Hashable, Sendable {
  /// What it is called among the attached files.
  public var name: String
  /// How long it is.
  public var byteCount: Int
  /// Since when nothing needs it; where no event names it, when it was written.
  public var since: Timestamp
  /// Whether that is so long ago that it may be removed.
  public var isOld: Bool
}

extension FileEventStore {
  /// The files that no event needs that counts. Nothing is changed.
  ///
  /// - Parameters:
  ///   - days: How many days those are kept that are not needed any more.
  ///   - time: Now.
  /// - Throws: ``FileRefusal`` if not all events are known, ``LogError``.
  public func unusedReceipts(
    keptFor days: Int, at time: Timestamp
  ) throws -> [UnusedReceipt] {
    let folder = try ReceiptFolder(of: directory.place, system: system)
    let uses = try receiptUses()
    let entries = try LogError.reading { () throws(FileError) in try folder.entries() }
    var unused: [UnusedReceipt] = []
    for entry in entries {
      // What another process is just attaching is named by no event yet.
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
          isOld: age >= Int64(days) * 86_400_000))
    }
    return unused
  }

  /// Removes the files that are not needed for so long, while nobody else writes.
  ///
  /// - Parameters: As of ``unusedReceipts(keptFor:at:)``.
  /// - Returns: As ``unusedReceipts(keptFor:at:)``; those that are old were removed.
  public func removeUnusedReceipts(
    keptFor days: Int, at time: Timestamp, lockDeadline: Duration
  ) throws -> [UnusedReceipt] {
    let folder = try ReceiptFolder(of: directory.place, system: system)
    return try whileLocked(deadline: lockDeadline) { _ in
      let unused = try unusedReceipts(keptFor: days, at: time)
      try LogError.writing { () throws(FileError) in
        let old = unused.filter(\.isOld)
        for file in old { try system.remove(folder.path(of: file.name)) }
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
