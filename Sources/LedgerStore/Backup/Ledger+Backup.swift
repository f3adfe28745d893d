import LedgerModel

extension Ledger {
  /// Writes the whole ledger into one file: every log, all attachments, and everything that was ever cut from a log.
  /// The file is read back and proven before it gets its name.
  ///
  /// A feature of Pro under the metered policy. The ledger's folder can always be copied, and restoring a backup is
  /// free.
  ///
  /// - Parameters:
  ///   - path: A file that does not exist yet.
  ///   - replaces: Whether an existing file is replaced.
  /// - Returns: The file's path, with the head of each log in it.
  /// - Throws: ``LedgerError/refused(_:)`` with `Refusal.locked` if Pro is locked, ``LogError`` if a log is damaged or
  ///   lacks events, or if the file cannot be written. The path is then left as it was.
  @discardableResult
  public func backUp(
    to path: String, replacing replaces: Bool = false
  ) throws -> LedgerCopy {
    try backedUpStore().backUp(to: path, replacing: replaces, at: clock.now())
  }

  /// Writes the same backup encrypted: the archive is never on the disk in clear.
  ///
  /// - Parameters:
  ///   - path: A file that does not exist yet.
  ///   - replaces: Whether an existing file is replaced.
  ///   - encrypt: Receives the proven archive. Its result is written and read back unchanged.
  /// - Throws: What `encrypt` throws, and the errors of ``backUp(to:replacing:)``.
  @discardableResult
  public func backUp(
    to path: String, replacing replaces: Bool = false,
    encrypting encrypt: @Sendable ([UInt8]) async throws -> [UInt8]
  ) async throws -> LedgerCopy {
    let store = try backedUpStore()
    var (bytes, backup) = try store.backedUpBytes(at: clock.now())
    bytes = try await encrypt(bytes)
    backup.path = try store.keep(bytes, at: path, replacing: replaces)
    return backup
  }

  /// Restores a backup into a folder that holds no ledger. Everything in the backup is proven before a byte is written.
  /// It is the same ledger; this machine writes to a new log in it.
  ///
  /// - Parameters:
  ///   - backup: A file that ``backUp(to:replacing:)`` wrote; decrypt an encrypted one first.
  ///   - folder: A folder that does not exist yet, or is empty.
  ///   - machine: Where this machine remembers what it stored.
  /// - Returns: The folder, with the head of each of its logs: equal to those that making the backup returned.
  /// - Throws: ``FileRefusal``, ``LogError``. No ledger is in the folder then.
  @discardableResult
  public static func restore(
    _ backup: String, to folder: String, machine: MachinePlaces = .standard
  ) async throws -> LedgerCopy {
    try await Ledger(store: FileEventStore(folder: folder, machine: machine)).onFiles { store, _ in
      try store.restoreBackup(from: backup)
    }
  }

  /// Returns the store of files, if a backup of it is allowed.
  private func backedUpStore() throws -> FileEventStore {
    let state = try asLedgerError { try fold(DecisionState(), asOf: nil).projection }
    // Nothing is locked in a ledger that says nothing of it, as one whose first line is damaged.
    guard state.opened == nil || state.allows(.backup) else {
      throw LedgerError.refused(.locked(.backup))
    }
    guard let store = store as? FileEventStore else {
      throw LedgerError.store(problem: "only a ledger in files can be backed up")
    }
    return store
  }
}
