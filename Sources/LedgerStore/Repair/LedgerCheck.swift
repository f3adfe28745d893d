import LedgerModel

/// What is wrong with the files of a ledger: every byte of the logs was read and proven.
public struct LedgerCheck: Hashable, Sendable {
  /// What is wrong with logs; empty if nothing is.
  public var issues: [LogIssue]
  /// What would stop the next write, though the logs can be read.
  public var obstacles: [LogError]
  /// What looking through the attached files found.
  public var receipts = ReceiptCheck()

  /// Whether nothing is wrong.
  public var isGood: Bool { issues.isEmpty && obstacles.isEmpty && receipts.isGood }
}

/// How the logs of a ledger are repaired. No byte is thrown away: what is cut or replaced stands in the folder
/// `quarantine` of the ledger.
public enum RepairWay: Hashable, Sendable {
  /// By what the logs prove by themselves: nothing is lost that is known to have been stored.
  case byItself
  /// By a copy: a backup, a log, or a ledger's folder. Each line is put back if its seal proves it.
  case copy(path: String)
  /// Without what is missing: what was stored and is damaged or gone is lost. In a folder the next write
  /// begins a new log of this machine; a single log goes on as it is.
  case givingUp
}

/// What a repair did, or would do.
public struct LedgerRepair: Hashable, Sendable {
  /// The logs to which events came back.
  public var restored: [RestoredLog] = []
  /// The logs from whose ends bytes were cut that proved nothing: `restByteCount` of them.
  public var cut: [LogIssue] = []
  /// The logs that are taken as they are, without what was stored and is lost; of ``RepairWay/givingUp`` alone.
  public var givenUp: [LogIssue] = []
  /// What is wrong after it; of a preview what is wrong now.
  public var issues: [LogIssue] = []
}

extension Ledger {
  /// Looks for what is wrong with the files of a ledger. Nothing is changed.
  ///
  /// - Parameters:
  ///   - folder: The ledger's folder, or one log that ends in `.jsonl`.
  ///   - machine: Where this machine remembers what it stored.
  /// - Throws: As ``check()``; ``LogError/noLedger(path:)`` if there is none.
  public static func check(
    at folder: String, machine: MachinePlaces = .standard
  ) async throws -> LedgerCheck {
    try await Ledger(store: FileEventStore(at: folder, machine: machine)).check()
  }

  /// Looks for what is wrong with the ledger's files. Nothing is changed.
  ///
  /// - Throws: ``LedgerError``, ``LogError`` if the logs cannot be read; ``LedgerError/store(problem:)`` if
  ///   the ledger is not kept in files.
  public nonisolated func check() async throws -> LedgerCheck {
    let issues = try await issues()
    // Where all is gone there is nothing to attach to.
    let isRead = (try? await view(DecisionState())) != nil
    let receipts = isRead ? try await checkReceipts() : ReceiptCheck()
    return try await onFiles { store, _ in
      LedgerCheck(issues: issues, obstacles: store.obstacles(), receipts: receipts)
    }
  }

  /// Looks through the attached files: whether those that are needed are here, and all are what their names say.
  ///
  /// - Throws: As ``check()``.
  public nonisolated func checkReceipts() async throws -> ReceiptCheck {
    let isInUse = try await view(DecisionState()).receipts.isInUse
    let needed = isInUse ? try await view(ReceiptUses()).needed : []
    return try await onFiles { store, _ in try store.checkReceipts(needed) }
  }

  /// What is wrong with the logs; a ledger must be there.
  package nonisolated func issues() async throws -> [LogIssue] {
    do {
      _ = try await condition()
    } catch .log(.acknowledgedMissing) {
      // All of them are gone, which is what is wrong.
    }
    return try await onFiles { store, _ in try store.issues() }
  }

  /// What a repair would do. Nothing is changed.
  ///
  /// Of ``RepairWay/givingUp`` its `givenUp` names what would be lost; of a copy, ``RestoredLog/restByteCount``
  /// says what it does not give back.
  ///
  /// - Throws: ``LedgerError``, ``LogError`` if a log or the copy cannot be read, ``FileRefusal`` if a
  ///   backup is not as it was made.
  public nonisolated func repairPreview(_ way: RepairWay) async throws -> LedgerRepair {
    var repair = LedgerRepair(issues: try await issues())
    switch way {
    case .byItself:
      repair.restored = try await onFiles { store, _ in try store.restorePreview(from: nil) }
      // What is put in order is not cut.
      let restored = Set(repair.restored.map(\.log))
      repair.cut = repair.issues.filter { $0.canCut && !restored.contains($0.log) }
    case .copy(let path):
      repair.restored = try await onFiles { store, _ in try store.restorePreview(from: path) }
    case .givingUp:
      repair.givenUp = repair.issues.filter(\.isGivenUp)
    }
    return repair
  }

  /// Repairs the logs.
  ///
  /// - Throws: As ``repairPreview(_:)``; ``LogError/locked(path:)`` if another writer held the lock past
  ///   `lockDeadline`. Logs that came before the one that failed are repaired.
  @discardableResult
  public nonisolated func repair(_ way: RepairWay) async throws -> LedgerRepair {
    _ = try await issues()
    var repair = LedgerRepair()
    switch way {
    case .byItself:
      repair.restored = try await onFiles { store, deadline in
        try store.restore(from: nil, lockDeadline: deadline)
      }
      repair.cut = try await repairEnd().map { [$0] } ?? []
    case .copy(let path):
      repair.restored = try await onFiles { store, deadline in
        try store.restore(from: path, lockDeadline: deadline)
      }
    case .givingUp:
      repair.givenUp = try await onFiles { store, deadline in
        try store.acceptOlder(lockDeadline: deadline)
      }
    }
    repair.issues = try await onFiles { store, _ in try store.issues() }
    return repair
  }

  /// Writes what is left of this ledger without its history as a new ledger: the entries that count, the
  /// settings in effect, the purchases that hold. Every figure is what it is here, and this ledger is only read.
  ///
  /// - Parameter folder: A folder that does not exist yet, or that is empty.
  /// - Throws: ``FileRefusal`` if something would be lost, or the folder holds something, ``LogError``; no
  ///   ledger stands there then.
  @discardableResult
  public nonisolated func compact(to folder: String) async throws -> CompactedLedger {
    try await onFiles { store, _ in try store.compact(to: folder) }
  }
}

extension FileEventStore {
  /// A ledger's folder, or one log that ends in `.jsonl`.
  convenience init(at path: String, machine: MachinePlaces) {
    if path.hasSuffix(".jsonl") {
      self.init(file: path, machine: machine)
    } else {
      self.init(folder: path, machine: machine)
    }
  }
}
