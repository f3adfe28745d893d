import LedgerModel

/// Reading what this machine remembers, see ``MachineMemory``.
extension LogFolder {
  /// What this machine remembers of the ledger that some logs are of.
  func recall(_ logs: [Log]) throws(FileError) -> RememberedLedger? {
    var first: RememberedLedger?
    var known: Set<LedgerID> = []
    for log in logs {
      guard let ledger = log.state.opened?.ledger, known.insert(ledger).inserted else { continue }
      let remembered = try recall(ledger)
      if remembered.record != nil { return remembered }
      first = first?.joined(by: remembered) ?? remembered
    }
    var placed = try recallByPlace(logs, isReadable: first != nil)
    if placed == nil, first == nil, !logs.isEmpty { placed = try recallByPath() }
    guard let placed else { return first }
    // The log that says which ledger it was is gone. Those that stand here are of ledgers that were
    // joined to it, or of one that took its place in the same folder.
    return first.map { first in placed.joined(by: first) } ?? placed
  }

  /// Reads what this machine remembers; what is written there as it was needs no second thought.
  func recall(_ ledger: LedgerID) throws(FileError) -> RememberedLedger {
    var known: RememberedLedger?
    if let remembered, remembered.memory.ledger == ledger, remembered.memory.inode == inode {
      known = remembered
    }
    let memory =
      known?.memory
      ?? MachineMemory(system: system, places: places, ledger: ledger, inode: inode)
    let files = try memory.files(like: known?.files)
    if known?.files == nil { known = nil }
    let record =
      if let known, known.record?.path == fullPath, areEqual(files.record, known.files?.record) {
        known.record
      } else {
        memory.record(files.record, path: fullPath, tenant: tenant)
      }
    var mark = MachineMemory.MarkReading.none
    if record != nil {
      if let known, known.record != nil, areEqual(files.mark, known.files?.mark) {
        mark = known.mark
      } else {
        mark = memory.mark(files.mark)
      }
    }
    let seen =
      if let known, areEqual(files.seen, known.files?.seen) { known.seen } else {
        memory.seen(files.seen)
      }
    return RememberedLedger(
      memory: memory, files: files, record: record, mark: mark, seen: seen,
      // Also where it was moved here, to where another one stood.
      formers: record?.path == fullPath
        ? [] : try memory.formers(at: fullPath, tenant: tenant))
  }

  private func areEqual(_ first: [UInt8]?, _ second: [UInt8]?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return SystemCalls.areEqual(first, second)
  }

  /// What is remembered of a ledger by its path and inode: its logs are gone, or no longer say which
  /// it is. A folder that is gone itself is none.
  ///
  /// - Parameters:
  ///   - logs: What stands there now.
  ///   - isReadable: Whether any of them says whose it is: then it must have been seen as one of the ledger's.
  private func recallByPlace(
    _ logs: [Log], isReadable: Bool
  ) throws(FileError) -> RememberedLedger? {
    if logs.isEmpty, try !hasBegunLedger() { return nil }
    for name in try system.names(in: places.stateFolder) {
      guard let ledger = LedgerID(name) else { continue }
      do throws(FileError) {
        // Of many ledgers few have been at this inode.
        let memory = MachineMemory(system: system, places: places, ledger: ledger, inode: inode)
        guard try memory.hasRecord() else { continue }
        let remembered = try recall(ledger)
        guard remembered.marked != nil, remembered.record?.path == fullPath,
          !isReadable || remembered.hasSeen(logs)
        else { continue }
        return remembered
      } catch {
        // Another user's, and so not this one.
        if !error.lacksPermission { throw error }
      }
    }
    return nil
  }

  /// Whether somebody began a ledger in the folder: there is a folder for its logs, or a lock that this
  /// process did not make just now.
  private func hasBegunLedger() throws(FileError) -> Bool {
    guard case .folder = place else { return false }
    if try system.status(at: place.logFolderPath) != nil { return true }
    if hasMadeLock { return false }
    return try system.status(at: place.lockPath) != nil
  }

  /// What is remembered of a ledger that stood at the path before, where what stands there now says
  /// nothing of itself.
  private func recallByPath() throws(FileError) -> RememberedLedger? {
    for name in try system.names(in: places.stateFolder) {
      guard let ledger = LedgerID(name) else { continue }
      do throws(FileError) {
        let remembered = try recall(ledger)
        if !remembered.formers.isEmpty { return remembered }
      } catch {
        // Another user's, and so not this one.
        if !error.lacksPermission { throw error }
      }
    }
    return nil
  }
}
