import LedgerModel

/// The problems of a ledger's files, after reading and proving every byte of the logs.
public struct LedgerCheck: Hashable, Sendable {
  /// The problems of logs; empty if there are none.
  public var issues: [LogIssue]
  /// Obstacles to the next write, although the logs can be read.
  public var obstacles: [LogError]
  /// The result of checking the attached files.
  public var receipts = ReceiptCheck()

  /// Whether nothing is wrong.
  public var isGood: Bool { issues.isEmpty && obstacles.isEmpty && receipts.isGood }
}

/// The ways to repair the logs of a ledger. No byte is thrown away: everything cut or replaced is kept in the folder
/// `quarantine` of the ledger.
public enum RepairWay: Hashable, Sendable {
  /// With what the logs prove by themselves: no event that is known to be stored is lost.
  case byItself
  /// From a copy: a backup, a log, or a ledger's folder. Each line is restored if its seal proves it.
  case copy(path: String)
  /// Without the missing events: stored events that are damaged or gone are lost. In a folder the next write begins a
  /// new log of this machine; a single log goes on as it is.
  case givingUp
}

/// The result of a repair, or of its preview.
public struct LedgerRepair: Hashable, Sendable {
  /// The logs to which events were restored.
  public var restored: [RestoredLog] = []
  /// The logs whose unprovable ends were cut: `restByteCount` bytes of each.
  public var cut: [LogIssue] = []
  /// The logs that are accepted without their lost events; only with ``RepairWay/givingUp``.
  public var givenUp: [LogIssue] = []
  /// The problems after the repair; in a preview, the present ones.
  public var issues: [LogIssue] = []
}

extension Ledger {
  /// Checks the files of a ledger for problems. Nothing is changed.
  ///
  /// - Parameters:
  ///   - folder: The ledger's folder, or one log that ends in `.jsonl`.
  ///   - machine: The places for this machine's own records.
  /// - Throws: The errors of ``check()``; ``LogError/noLedger(path:)`` if there is no ledger.
  public static func check(
    at folder: String, machine: MachinePlaces = .standard
  ) async throws -> LedgerCheck {
    try await Ledger(store: FileEventStore(at: folder, machine: machine)).check()
  }

  /// Checks the ledger's files for problems. Nothing is changed.
  ///
  /// - Throws: ``LedgerError``, ``LogError`` if the logs cannot be read; ``LedgerError/store(problem:)`` if
  ///   the ledger is not kept in files.
  public nonisolated func check() async throws -> LedgerCheck {
    let issues = try await issues()
    // If everything is gone, no attachments are known.
    let isRead = (try? await view(DecisionState())) != nil
    let receipts = isRead ? try await checkReceipts() : ReceiptCheck()
    return try await onFiles { store, _ in
      LedgerCheck(issues: issues, obstacles: store.obstacles(), receipts: receipts)
    }
  }

  /// Checks whether the needed attached files are here, and whether all files match their names.
  ///
  /// - Throws: The errors of ``check()``.
  public nonisolated func checkReceipts() async throws -> ReceiptCheck {
    let isInUse = try await view(DecisionState()).receipts.isInUse
    let needed = isInUse ? try await view(ReceiptUses()).needed : []
    return try await onFiles { store, _ in try store.checkReceipts(needed) }
  }

  /// Returns the problems of the logs; the ledger must exist.
  package nonisolated func issues() async throws -> [LogIssue] {
    do {
      _ = try await condition()
    } catch .log(.acknowledgedMissing) {
      // All logs are gone, which is an issue to return.
    }
    return try await onFiles { store, _ in try store.issues() }
  }

  /// Returns what a repair would do. Nothing is changed.
  ///
  /// With ``RepairWay/givingUp``, `givenUp` names what would be lost; with a copy, ``RestoredLog/restByteCount`` says
  /// what it does not restore.
  ///
  /// - Throws: ``LedgerError``, ``LogError`` if a log or the copy cannot be read, ``FileRefusal`` if a backup was
  ///   changed.
  public nonisolated func repairPreview(_ way: RepairWay) async throws -> LedgerRepair {
    var repair = LedgerRepair(issues: try await issues())
    switch way {
    case .byItself:
      repair.restored = try await onFiles { store, _ in try store.restorePreview(from: nil) }
      // A log that is restored is not cut.
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
  /// - Throws: The errors of ``repairPreview(_:)``; ``LogError/locked(path:)`` if another writer held the lock past
  ///   `lockDeadline`. Logs before the one that failed are repaired.
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

  /// Writes this ledger without its history as a new ledger: the entries that count, the settings in effect, the active
  /// purchases. Every figure stays the same, and this ledger is only read.
  ///
  /// - Parameter folder: A folder that does not exist yet, or is empty.
  /// - Throws: ``FileRefusal`` if something would be lost, or the folder is not empty, ``LogError``. No ledger is there
  ///   then.
  @discardableResult
  public nonisolated func compact(to folder: String) async throws -> CompactedLedger {
    try await onFiles { store, _ in try store.compact(to: folder) }
  }
}

extension FileEventStore {
  /// Creates the store of a ledger's folder, or of one log that ends in `.jsonl`.
  convenience init(at path: String, machine: MachinePlaces) {
    if path.hasSuffix(".jsonl") {
      self.init(file: path, machine: machine)
    } else {
      self.init(folder: path, machine: machine)
    }
  }
}
