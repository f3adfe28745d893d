import LedgerModel

/// What this machine remembers of the ledger at one place, read from its records and kept there.
///
/// A record of the current ledger has this path and this inode. If it has another path that no longer leads to it, the
/// ledger was moved. If it has this path and another inode, what was here before is missing. If a record's path still
/// leads to its ledger, this one is a copy and gets its own writer.
struct MachineMemory {
  let records: MachineRecords
  let directory: LogDirectory
  /// The inode of the ledger's folder, or of the single log, at the last look; 0 if there was none.
  var inode: UInt64 = 0
  /// Whether this process made the ledger's lock, and there has been no log since.
  var hasMadeLock = false
  /// What was last found; `nil` if there is no log, and none is missing.
  var found: MachineRecord?
  /// The ledgers that were here, if nothing was here at the last look: they are gone as a whole, and no one said that
  /// another ledger replaces them.
  var gone: [MachineRecord] = []
  /// Whether the caller says so.
  var replacesMissing = false

  private var system: any FileSystem { directory.system }
  /// The current path of the ledger.
  private var path: String { directory.fullPath }

  /// Returns what this machine remembers of the ledger of some logs.
  func recall(_ logs: [LogFile]) throws(FileError) -> MachineRecord? {
    var first: MachineRecord?
    var ledgers: Set<LedgerID> = []
    for log in logs {
      guard let ledger = log.state.opened?.ledger, ledgers.insert(ledger).inserted else { continue }
      let record = try recall(ledger)
      if record.writer != nil { return record }
      if first == nil { first = record } else { first?.previous += record.previous }
    }
    // The log that named the ledger is gone. The logs that are here belong to ledgers joined to it, or to one that took
    // its place in the same folder.
    guard var placed = try recallPlace(with: logs, isReadable: first != nil) else { return first }
    placed.previous += first?.previous ?? []
    return placed
  }

  /// Reads what this machine remembers; an unchanged record is used as it is.
  private func recall(_ ledger: LedgerID) throws(FileError) -> MachineRecord {
    try records.places.checkMachine()
    if let found, found.ledger == ledger, found.registration.inode == inode, found.writer != nil,
      var record = try records.again(found), record.mark.path == path
    {
      record.previous = try successors(of: record)
      return record
    }
    let all = try records.all(of: ledger, at: path, inode: inode)
    let here = all.compactMap(standingHere).max { one, other in
      rank(one).lexicographicallyPrecedes(rank(other))
    }
    if var here, here.writer != nil, here.mark.path == path {
      here.previous = try successors(of: here)
      return here
    }
    var record =
      here
      ?? MachineRecord(
        registration: WriterRegistration(ledger: ledger, machine: records.machine, inode: inode),
        mark: HighWaterMark(path: path))
    // Also if it was moved here, to where another one was.
    record.previous = all.filter(stoodHere)
    return record
  }

  /// Returns the ledgers that were begun in place of a ledger while it was gone, and are gone now that it is back.
  private func successors(of record: MachineRecord) throws(FileError) -> [MachineRecord] {
    guard let successor = record.mark.successor else { return [] }
    return try records.all(of: successor, at: path, inode: inode).filter(isOfThisPath)
  }

  /// Returns whether this machine stored events here in the ledger of a record.
  private func isOfThisPath(_ record: MachineRecord) -> Bool {
    record.writer != nil && record.mark.own != nil && record.mark.path == path
  }

  /// Returns the ledgers that this machine remembers here, when there is no log.
  func findGone() throws(FileError) -> [MachineRecord] {
    var gone: [MachineRecord] = []
    for ledger in try records.ledgers() {
      do throws(FileError) {
        gone += try records.all(of: ledger, at: path, inode: inode)
          .filter { isOfThisPath($0) && $0.mark.successor == nil }
      } catch {
        if !isOfAnotherUser(error) { throw error }
      }
    }
    return gone
  }

  /// Returns whether a failed access is to another user's file, and so says nothing about this ledger.
  private func isOfAnotherUser(_ error: FileError) -> Bool {
    guard error.lacksPermission, let status = try? system.status(at: error.path) else {
      return false
    }
    return status.owner != system.userID
  }

  /// Returns the record if it is of what is here, even if that was moved; `nil` if it is of something else.
  private func standingHere(_ record: MachineRecord) -> MachineRecord? {
    guard record.registration.inode == inode else { return nil }
    if record.mark.path == path { return record }
    switch whatStands(at: record.mark.path) {
    case .copy: return nil
    case .another: return record
    case .same:
      // If one folder has several names, the current one is as good as the one kept.
      var record = record
      record.mark.path = path
      return record
    }
  }

  /// Ranks several records of one place: those with a writer first, then those of this path, then the newest.
  private func rank(_ record: MachineRecord) -> [Int] {
    [
      record.writer == nil ? 0 : 1, record.mark.path == path ? 1 : 0,
      record.mark.sequence,
    ]
  }

  /// Returns whether a record is of what was here before, without a write elsewhere since.
  private func stoodHere(_ record: MachineRecord) -> Bool {
    guard record.writer != nil, record.registration.inode != inode else { return false }
    return record.mark.path == path || whatStands(at: record.mark.path) == .same
  }

  /// What is now at the path of a record.
  private enum PreviousPlace {
    /// The current ledger, which has several names.
    case same
    /// Something with the same inode on another disk: one of both is a copy.
    case copy
    /// Nothing, or something else.
    case another
  }

  private func whatStands(at path: String) -> PreviousPlace {
    if path.isEmpty { return .another }
    // The inode alone is not enough: a copy on another disk may have the same one.
    guard let there = try? system.status(at: directory.inside(path)), there.inode == inode else {
      return .another
    }
    guard let here = try? system.status(at: directory.inside(directory.place.path)) else {
      return .copy
    }
    return there.isSameFile(as: here) ? .same : .copy
  }

  /// Recalls by path and inode, or by path alone, because the logs are gone or no longer name their ledger. A folder
  /// that is gone itself counts as none.
  ///
  /// - Parameter isReadable: Whether any of the logs names its ledger: then one of them must have been seen as one of
  ///   the ledger's.
  private func recallPlace(
    with logs: [LogFile], isReadable: Bool
  ) throws(FileError) -> MachineRecord? {
    if logs.isEmpty, try !directory.hasBegun(hasMadeLock: hasMadeLock) { return nil }
    var before: MachineRecord?
    for ledger in try records.ledgers() {
      do throws(FileError) {
        let record = try recall(ledger)
        if record.mark.own != nil, record.mark.path == path, !isReadable || record.hasSeen(logs) {
          return record
        }
        if before == nil, !isReadable, !logs.isEmpty, !record.previous.isEmpty { before = record }
      } catch {
        if !isOfAnotherUser(error) { throw error }
      }
    }
    return before
  }
}

// Keeping.
extension MachineMemory {
  /// Keeps what was seen, unless a writer is at work, because it records what was acknowledged in the same file.
  /// Derived: if it cannot be kept, nothing is lost.
  ///
  /// - Parameter isLocked: Whether no writer can be at work.
  mutating func keepDerived(_ mark: HighWaterMark, isLocked: Bool) {
    found?.mark = mark
    if isLocked {
      try? keepRecord()
      return
    }
    var lock: OpenFile?
    if (try? system.status(at: directory.place.lockPath)) != .some(nil) {
      do throws(FileError) {
        lock = try system.lock(directory.place.lockPath, deadline: .zero)
        if lock == nil { return }
      } catch {
        // A ledger that cannot be locked is not written to.
      }
    }
    defer { if let lock { system.close(lock) } }
    // A writer may have been at work since the record was read.
    guard let known = found, var now = try? recall(known.ledger),
      now.previous.isEmpty, now.registration == known.registration
    else { return }
    now.mark.takeOthers(of: mark)
    found = now
    try? keepRecord()
  }

  /// Keeps the record as it is found.
  private mutating func keepRecord() throws(FileError) {
    guard var record = found else { return }
    defer { found = record }
    try records.keep(&record)
  }

  /// Remembers how far a log of this machine is stored.
  mutating func acknowledge(_ verified: VerifiedLog, of ledger: LedgerID) throws(FileError) {
    try register(verified.writer, of: ledger)
    found?.mark.own = verified
    try keepRecord()
  }

  /// Ensures that the record is of this ledger, this place and this writer, on the disk before anything is written: a
  /// log without its record counts as another machine's, and is never continued.
  ///
  /// What was at the path before is expected of its replacement from now on.
  mutating func register(_ writer: WriterID, of ledger: LedgerID) throws(FileError) {
    try records.places.checkMachine()
    var record: MachineRecord
    if let found, found.registration.inode == inode {
      record = try found.ledger == ledger ? found : recall(ledger)
      record.previous = found.previous
    } else {
      record = try recall(ledger)
    }
    if record.writer == writer, record.mark.path == path, !record.files.isEmpty {
      found = record
      return
    }
    for (log, _) in found?.expectations ?? [] where !record.previous.isEmpty {
      record.mark[log.writer] = log
    }
    if record.writer != writer { record.mark.own = nil }
    record.registration.writer = writer
    record.mark.path = path
    record.mark[writer] = nil
    let folder = records.folder(of: ledger)
    try directory.makeFolder(folder)
    try DurableFolder(system: system).synchronizeNames(to: folder)
    try records.keep(&record, asWhole: true)
    try records.retire(record.previous, for: writer)
    record.previous = []
    found = record
  }

  /// Records which ledger begins in place of those that are gone: if one of them comes back, the events stored
  /// meanwhile are missing.
  mutating func replaceGone(by ledger: LedgerID) throws(FileError) {
    for known in gone where known.ledger != ledger {
      var record = known
      record.mark.successor = ledger
      try records.keep(&record, asWhole: true)
    }
    gone = []
  }

  /// Makes the record keep only how far the own log was stored, and no longer how its file looked. If that cannot be
  /// kept, the record is unchanged.
  mutating func forgetLook() {
    guard let own = found?.mark.own else { return }
    found?.mark.own?.modifiedNanoseconds = VerifiedLog.noTime
    if (try? keepRecord()) == nil { found?.mark.own = own }
  }
}
