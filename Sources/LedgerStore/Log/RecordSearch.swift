import LedgerModel

/// Finds what this machine remembers of the ledger at hand, see ``MachineRecord``. Of it there is a record
/// of this path and this inode; or of another path, and there it is gone: it was moved; or of this path
/// and another inode: what stood here before is missed. Where a record's path still leads to what it was,
/// this is a copy of it and gets a writer of its own.
struct RecordSearch {
  let records: MachineRecords
  let directory: LogDirectory
  /// Of the ledger's folder, or of the single log; 0 where there is none.
  let inode: UInt64
  /// What was found last.
  let known: LedgerMemory?
  /// Whether this process made the ledger's lock, and there has been no log since.
  let hasMadeLock: Bool
  /// Where the ledger at hand is.
  private let path: String

  init(
    _ records: MachineRecords, _ directory: LogDirectory, inode: UInt64, known: LedgerMemory?,
    hasMadeLock: Bool
  ) {
    self.records = records
    self.directory = directory
    self.inode = inode
    self.known = known
    self.hasMadeLock = hasMadeLock
    path = directory.fullPath
  }

  /// What this machine remembers of the ledger that some logs are of.
  func memory(of logs: [LogFile]) throws(FileError) -> LedgerMemory? {
    var first: LedgerMemory?
    var known: Set<LedgerID> = []
    for log in logs {
      guard let ledger = log.state.opened?.ledger, known.insert(ledger).inserted else { continue }
      let memory = try memory(of: ledger)
      if memory.writer != nil { return memory }
      first = first?.joined(by: memory) ?? memory
    }
    // The log that says which ledger it was is gone. Those that stand here are of ledgers that were
    // joined to it, or of one that took its place in the same folder.
    guard let placed = try memory(ofPlaceWith: logs, isReadable: first != nil) else { return first }
    return first.map { first in placed.joined(by: first) } ?? placed
  }

  /// Reads what this machine remembers; a record that is as it was needs no second thought.
  func memory(of ledger: LedgerID) throws(FileError) -> LedgerMemory {
    try records.places.checkMachine()
    if let known = known?.record, known.registration.ledger == ledger,
      known.registration.inode == inode, known.registration.writer != nil,
      let record = try records.again(known), record.mark.path == path
    {
      return LedgerMemory(record: record)
    }
    let all = try records.all(of: ledger, at: path, inode: inode)
    let here = all.compactMap(standingHere).max { one, other in
      rank(one).lexicographicallyPrecedes(rank(other))
    }
    let new = MachineRecord(
      WriterRegistration(ledger: ledger, machine: records.machine, inode: inode),
      HighWaterMark(path: path))
    if let here, here.registration.writer != nil, here.mark.path == path {
      return LedgerMemory(record: here)
    }
    // Also where it was moved here, to where another one stood.
    return LedgerMemory(record: here ?? new, previous: all.filter(stoodHere))
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
      record.registration.writer == nil ? 0 : 1, record.mark.path == path ? 1 : 0,
      record.mark.sequence,
    ]
  }

  /// Whether a record is of what stood here before, and was not written to elsewhere since.
  private func stoodHere(_ record: MachineRecord) -> Bool {
    guard record.registration.writer != nil, record.registration.inode != inode else {
      return false
    }
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
    let system = directory.system
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
  private func memory(
    ofPlaceWith logs: [LogFile], isReadable: Bool
  ) throws(FileError) -> LedgerMemory? {
    if logs.isEmpty, try !directory.hasBegun(hasMadeLock: hasMadeLock) { return nil }
    var before: LedgerMemory?
    for ledger in try records.ledgers() {
      do throws(FileError) {
        let memory = try memory(of: ledger)
        if memory.acknowledged != nil, memory.record.mark.path == path,
          !isReadable || memory.hasSeen(logs)
        {
          return memory
        }
        if before == nil, !isReadable, !logs.isEmpty, !memory.previous.isEmpty { before = memory }
      } catch {
        // Another user's, and so not this one.
        if !error.lacksPermission { throw error }
      }
    }
    return before
  }
}
