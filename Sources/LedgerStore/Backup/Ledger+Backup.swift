import LedgerModel

extension Ledger {
  /// Writes the whole ledger into one file: every log, what is attached, and what was ever cut from a log.
  /// It is read back and proven before it has its name.
  ///
  /// A feature of Pro under the metered policy. The ledger's folder can be copied all the same, and to
  /// restore a backup is free.
  ///
  /// - Parameters:
  ///   - path: A file that is not there yet.
  ///   - replaces: Whether one that is there is replaced.
  /// - Returns: The file, with the end of each log in it.
  /// - Throws: ``LedgerError/refused(_:)`` with `Refusal.locked` where Pro is locked, ``LogError`` where a log
  ///   is damaged, lacks events, or the file cannot be written; nothing stands at the path then that did not
  ///   before.
  @discardableResult
  public func backUp(
    to path: String, replacing replaces: Bool = false
  ) throws -> LedgerCopy {
    try backedUpStore().backUp(to: path, replacing: replaces, at: clock.now())
  }

  /// The same, encrypted before it is written: the archive is nowhere on the disk in clear.
  ///
  /// - Parameters:
  ///   - path: A file that is not there yet.
  ///   - replaces: Whether one that is there is replaced.
  ///   - encrypt: Given the archive, which is proven; its answer is read back as it is.
  /// - Throws: What `encrypt` throws, and as ``backUp(to:replacing:)``.
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

  /// Makes a ledger of a backup, in a folder where none is. Everything that the backup holds is proven before
  /// a byte is written. It is the same ledger; what this machine writes there stands in a new log.
  ///
  /// - Parameters:
  ///   - backup: A file that ``backUp(to:replacing:)`` wrote; one that was encrypted is decrypted before.
  ///   - folder: A folder that does not exist yet, or that is empty.
  ///   - machine: Where this machine remembers what it stored.
  /// - Returns: The folder, with the end of each of its logs: as the backup answered, if it is that one.
  /// - Throws: ``FileRefusal``, ``LogError``; no ledger stands there then.
  @discardableResult
  public static func restore(
    _ backup: String, to folder: String, machine: MachinePlaces = .standard
  ) async throws -> LedgerCopy {
    try await Ledger(store: FileEventStore(folder: folder, machine: machine)).onFiles { store, _ in
      try store.restoreBackup(from: backup)
    }
  }

  /// The files, where a backup of them is allowed.
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
