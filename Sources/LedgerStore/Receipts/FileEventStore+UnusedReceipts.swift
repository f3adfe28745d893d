public import LedgerModel

/// A file that nothing that counts has attached.
public struct UnusedReceipt: Hashable, Sendable {
  /// What it is called among the attached files.
  public var name: String
  /// How long it is.
  public var byteCount: Int
  /// Since when nothing needs it; where no event names it, when it was written.
  public var since: Timestamp
}

/// The attached files that nothing needs.
public struct UnusedReceipts: Hashable, Sendable {
  /// Those that are not needed for so long that they may be removed.
  public var old: [UnusedReceipt] = []
  /// How many others are not needed either.
  public var recentCount = 0

  /// How long all those that may be removed are together.
  public var byteCount: Int { old.reduce(0) { $0 + $1.byteCount } }
}

extension FileEventStore {
  /// The files that no event needs that counts. Nothing is changed.
  ///
  /// - Parameters:
  ///   - days: How many days those are kept that are not needed any more.
  ///   - time: Now.
  /// - Throws: ``FileRefusal`` where not all events are known, ``LogError``.
  public func unusedReceipts(
    keptFor days: Int, at time: Timestamp
  ) throws -> UnusedReceipts {
    let folder = try ReceiptFolder(of: directory.place, system: system)
    let uses = try receiptUses()
    let entries = try LogError.reading { () throws(FileError) in try folder.entries() }
    var unused = UnusedReceipts()
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
      if age >= Int64(days) * 86_400_000 {
        unused.old.append(
          UnusedReceipt(name: entry.name, byteCount: entry.status.byteCount, since: since))
      } else {
        unused.recentCount += 1
      }
    }
    return unused
  }

  /// Removes the files that are not needed for so long, while nobody else writes.
  ///
  /// - Parameters: As of ``unusedReceipts(keptFor:at:)``.
  /// - Returns: What was removed.
  public func removeUnusedReceipts(
    keptFor days: Int, at time: Timestamp, lockDeadline: Duration
  ) throws -> UnusedReceipts {
    let folder = try ReceiptFolder(of: directory.place, system: system)
    return try whileLocked(deadline: lockDeadline) { _ in
      let unused = try unusedReceipts(keptFor: days, at: time)
      try LogError.writing { () throws(FileError) in
        for file in unused.old { try system.remove(folder.path(of: file.name)) }
        if !unused.old.isEmpty { try system.synchronizeFolder(folder.path) }
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
