import LedgerModel

/// What this machine remembers of a ledger's folder, or of a single log, that stood at a path before
/// what stands there now: who puts a backup in its place must hear what the backup does not hold.
struct FormerLedger: Hashable, Sendable {
  let ledger: LedgerID
  /// Of the folder, or of the single log.
  let inode: UInt64
  /// What was acknowledged of this machine's own log there; `nil` where no mark says it.
  let own: VerifiedLog?
  /// The logs of other devices, as they were seen last.
  let seen: [VerifiedLog]
}

extension MachineMemory {
  /// What stood at a path before this.
  ///
  /// - Parameter tenant: What stands at another path.
  func formers(
    at path: String, tenant: (String) -> MachineRecord.Tenant
  ) throws(FileError) -> [FormerLedger] {
    var formers: [FormerLedger] = []
    for name in try system.names(in: folder).sorted() where name.hasSuffix(".json") {
      guard let inode = UInt64(name.dropLast(".json".count)), inode != self.inode else { continue }
      let memory = memory(of: ledger, inode)
      guard let files = try memory.filesIfPermitted() else { continue }
      // One that was moved from here is no longer known by this path once it was written to.
      let record = memory.record(files.record, path: path) { path in
        tenant(path) == .same ? .same : .copy
      }
      guard let record else { continue }
      let remembered = RememberedLedger(
        memory: memory, record: record, mark: memory.mark(files.mark),
        seen: memory.seen(files.seen))
      formers.append(
        FormerLedger(
          ledger: ledger, inode: inode, own: remembered.marked,
          seen: remembered.seen.logs.filter { $0.writer != record.writer }))
    }
    return formers
  }

  /// Forgets that they stood at the ledger's path: wherever they are now, they are what they were.
  func forgetPath(of formers: [FormerLedger]) throws(FileError) {
    for former in formers {
      let memory = memory(of: former.ledger, former.inode)
      guard let bytes = try memory.files(like: nil).record, var record = MachineRecord(bytes: bytes)
      else { continue }
      record.path = ""
      try memory.keep(record)
    }
  }

  /// Forgets them.
  func forget(_ formers: [FormerLedger]) throws(FileError) {
    for former in formers {
      let memory = memory(of: former.ledger, former.inode)
      try memory.forgetRecord()
      try memory.forgetMark()
    }
  }

  private func memory(of ledger: LedgerID, _ inode: UInt64) -> MachineMemory {
    MachineMemory(system: system, places: places, ledger: ledger, inode: inode)
  }

  /// What the files hold; `nil` where they are another user's, or go while they are read.
  private func filesIfPermitted() throws(FileError) -> Files? {
    do throws(FileError) {
      return try files(like: nil)
    } catch {
      if error.lacksPermission || error.isMissing { return nil }
      throw error
    }
  }
}
