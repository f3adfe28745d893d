import LedgerModel

/// What this machine remembers of the ledger at one place: found in its records, and kept there.
///
/// Of the ledger at hand there is a record of this path and this inode; or of another path, and there it is
/// gone: it was moved; or of this path and another inode: what stood here before is missed. Where a record's
/// path still leads to what it was, this is a copy of it and gets a writer of its own.
struct MachineMemory {
  let records: MachineRecords
  let directory: LogDirectory
  /// Of the ledger's folder, or of the single log, as they were looked at last; 0 where there was none.
  var inode: UInt64 = 0
  /// Whether this process made the ledger's lock, and there has been no log since.
  var hasMadeLock = false
  /// What was found last; `nil` where there is no log, and none is missed.
  var found: MachineRecord?
  /// The ledgers that stood here when nothing stood here at the last look: they are gone as a whole, and
  /// nobody said that another one takes their place.
  var gone: [MachineRecord] = []
  /// Whether somebody says it.
  var replacesGone = false

  private var system: any FileSystem { directory.system }
  /// Where the ledger at hand is.
  private var path: String { directory.fullPath }

  /// What this machine remembers of the ledger that some logs are of.
  func recall(_ logs: [LogFile]) throws(FileError) -> MachineRecord? {
    var first: MachineRecord?
    var ledgers: Set<LedgerID> = []
    for log in logs {
      guard let ledger = log.state.opened?.ledger, ledgers.insert(ledger).inserted else { continue }
      let record = try recall(ledger)
      if record.writer != nil { return record }
      if first == nil { first = record } else { first?.previous += record.previous }
    }
    // The log that says which ledger it was is gone. Those that stand here are of ledgers that were
    // joined to it, or of one that took its place in the same folder.
    guard var placed = try recallPlace(with: logs, isReadable: first != nil) else { return first }
    placed.previous += first?.previous ?? []
    return placed
  }

  /// Reads what this machine remembers; a record that is as it was needs no second thought.
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
    // Also where it was moved here, to where another one stood.
    record.previous = all.filter(stoodHere)
    return record
  }

  /// What was begun in the place of a ledger while it was gone, and is gone itself now that it is back.
  private func successors(of record: MachineRecord) throws(FileError) -> [MachineRecord] {
    guard let successor = record.mark.successor else { return [] }
    return try records.all(of: successor, at: path, inode: inode).filter(isOfThisPath)
  }

  /// Whether this machine stored events here in the ledger of a record.
  private func isOfThisPath(_ record: MachineRecord) -> Bool {
    record.writer != nil && record.mark.own != nil && record.mark.path == path
  }

  /// The ledgers that this machine remembers here, where no log stands.
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

  /// Whether what may not be looked at is another user's, and so says nothing of this ledger.
  private func isOfAnotherUser(_ error: FileError) -> Bool {
    guard error.lacksPermission, let status = try? system.status(at: error.path) else {
      return false
    }
    return status.owner != system.userID
  }

  /// The record of what stands here, also where it was moved; `nil` where it is of something else.
  private func standingHere(_ record: MachineRecord) -> MachineRecord? {
    guard record.registration.inode == inode else { return nil }
    if record.mark.path == path { return record }
    switch whatStands(at: record.mark.path) {
    case .copy: return nil
    case .another: return record
    case .same:
      // Of several names of one folder the one at hand is as good as the one kept.
      var record = record
      record.mark.path = path
      return record
    }
  }

  /// Of several records of one place one with a writer, of this path, and the newest.
  private func rank(_ record: MachineRecord) -> [Int] {
    [
      record.writer == nil ? 0 : 1, record.mark.path == path ? 1 : 0,
      record.mark.sequence,
    ]
  }

  /// Whether a record is of what stood here before, and was not written to elsewhere since.
  private func stoodHere(_ record: MachineRecord) -> Bool {
    guard record.writer != nil, record.registration.inode != inode else { return false }
    return record.mark.path == path || whatStands(at: record.mark.path) == .same
  }

  /// What stands at the path of a record.
  private enum PreviousPlace {
    /// The ledger at hand, which has several names.
    case same
    /// Something with the same inode on another disk: one of both is a copy of the other.
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

  /// What is remembered by path and inode, or by path alone: the logs are gone, or no longer say which
  /// ledger they are of. A folder that is gone itself is none.
  ///
  /// - Parameter isReadable: Whether any of the logs says whose it is: then one must have been seen as one
  ///   of the ledger's.
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
  /// Keeps what was seen, unless a writer is at work, who says in the same record what was acknowledged.
  /// It is derived: where it cannot be kept, nothing is lost by it.
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
        // What nobody may lock nobody writes to.
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

  /// Remembers that a log of this machine was stored up to its end.
  mutating func acknowledge(_ verified: VerifiedLog, of ledger: LedgerID) throws(FileError) {
    try register(verified.writer, of: ledger)
    found?.mark.own = verified
    try keepRecord()
  }

  /// Sees to it that the record is of this ledger as it stands here and of this writer, on the disk before
  /// anything is written: a log without its record is another machine's, and is never continued.
  ///
  /// What stood at the path before is expected of what takes its place from now on.
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

  /// Notes which ledger is begun in the place of those that are gone: where one of them comes back, what was
  /// stored meanwhile is missed.
  mutating func replaceGone(by ledger: LedgerID) throws(FileError) {
    for known in gone where known.ledger != ledger {
      var record = known
      record.mark.successor = ledger
      try records.keep(&record, asWhole: true)
    }
    gone = []
  }

  /// Has the record say how far the own log was stored, and no longer how its file looked; where that
  /// cannot be kept, it says both as before.
  mutating func forgetLook() {
    guard let own = found?.mark.own else { return }
    found?.mark.own?.modifiedNanoseconds = VerifiedLog.noTime
    if (try? keepRecord()) == nil { found?.mark.own = own }
  }
}
