import LedgerModel

/// The files in which this machine remembers one ledger at one place: the record (which writer it is
/// there), the durable mark of its own log, and the logs as it saw them last.
struct MachineMemory: Sendable {
  let system: any FileSystem
  let places: MachinePlaces
  let ledger: LedgerID
  /// Of the ledger's folder, or of a single log.
  let inode: UInt64
  let folder: String
  private let recordPath: String
  private let markPath: String
  private let seenPath: String

  init(system: any FileSystem, places: MachinePlaces, ledger: LedgerID, inode: UInt64) {
    self.system = system
    self.places = places
    self.ledger = ledger
    self.inode = inode
    folder = "\(places.stateFolder)/\(ledger.text)"
    recordPath = "\(folder)/\(inode).json"
    markPath = "\(folder)/\(inode).mark"
    seenPath = "\(folder)/\(inode).seen"
  }

  /// What the files hold; `nil` where there is no such file.
  struct Files {
    var record: [UInt8]?
    var mark: [UInt8]?
    var seen: [UInt8]?
    /// The mark's file, where this process has written to it; another one may have its name by now.
    var openMark: KeptFile?
  }

  /// Reads the files.
  ///
  /// - Parameter known: What they held the last time, which tells how long they are.
  func files(like known: Files?) throws(FileError) -> Files {
    try places.checkMachine()
    let (mark, openMark) = try markFile(known?.openMark)
    return Files(
      record: try contents(recordPath, like: known?.record), mark: mark,
      seen: try contents(seenPath, like: known?.seen), openMark: openMark)
  }

  // MARK: - The record

  /// Which writer this machine is; `nil` where it has not written here.
  ///
  /// - Parameters:
  ///   - bytes: What its file holds.
  ///   - path: Where the ledger is.
  ///   - tenant: What stands at another path: a folder that was moved keeps its record, a copy has
  ///     none. Of several names of one folder the one at hand is as good as the one kept.
  func record(
    _ bytes: [UInt8]?, path: String, tenant: (String) -> MachineRecord.Tenant
  ) -> MachineRecord? {
    guard let bytes, var record = MachineRecord(bytes: bytes),
      record.ledger == ledger, record.inode == inode, record.machineID == places.machineID
    else { return nil }
    if record.path == path { return record }
    switch tenant(record.path) {
    case .copy: return nil
    case .other: return record
    case .same:
      record.path = path
      return record
    }
  }

  /// Keeps a record, in place of the one that was there.
  ///
  /// - Returns: What the file holds then.
  @discardableResult
  func keep(_ record: MachineRecord) throws(FileError) -> [UInt8] {
    let bytes = record.bytes
    try makeFolder()
    // What stands in the ledger without a record is another machine's.
    try DurableFolder(system: system).synchronizeNames(to: folder)
    try FileReplacement(system: system).replace(recordPath, with: bytes)
    return bytes
  }

  /// Whether there is a record, of whatever path.
  func hasRecord() throws(FileError) -> Bool { try system.status(at: recordPath) != nil }

  /// Takes the record away: this machine is a new writer from now on.
  func forgetRecord() throws(FileError) {
    if try system.status(at: recordPath) != nil { try system.remove(recordPath) }
  }

  // MARK: - The durable mark

  /// What the mark's file says.
  enum MarkReading: Hashable {
    /// There is no file.
    case none
    /// Both slots are damaged.
    case unreadable
    case mark(DurableMark)
  }

  /// The newest mark that its file holds.
  func mark(_ bytes: [UInt8]?) -> MarkReading {
    guard let bytes else { return .none }
    return DurableMark(file: bytes).map { .mark($0) } ?? .unreadable
  }

  /// Keeps a mark in its slot. It is not synchronised: a mark that is lost with the power is an older
  /// one, and what stands behind it is verified. The first one is, since nothing is older.
  ///
  /// - Parameter files: What the files hold, which is changed; `nil` where that is not known.
  func keep(_ mark: DurableMark, in files: inout Files?) throws(FileError) {
    // Unknown while it changes, and held once, or it would be copied with the change.
    var known = files
    files = nil
    let bytes = mark.bytes
    if mark.sequence == 0 {
      try makeFolder()
      // The room of both slots, so that a full disk stops no later one.
      let room = Array(repeating: UInt8(ascii: " "), count: DurableMark.slotDistance)
      try FileReplacement(system: system).replace(markPath, with: bytes + room)
      known?.mark = bytes + room
      known?.openMark = nil
      files = known
      return
    }
    let open: KeptFile
    if let known = known?.openMark {
      open = known
    } else {
      open = try KeptFile(system, markPath, .update)
    }
    try system.overwrite(open.file, at: mark.offset, with: bytes)
    let slot = mark.offset..<mark.offset + bytes.count
    guard let count = known?.mark?.count, count >= slot.upperBound else { return }
    known?.mark?.replaceSubrange(slot, with: bytes)
    known?.openMark = open
    files = known
  }

  /// What the mark's file holds; it is read through the open one, as long as that has its name.
  private func markFile(_ known: KeptFile?) throws(FileError) -> ([UInt8]?, KeptFile?) {
    guard let status = try system.status(at: markPath), status.kind == .regular else {
      return (nil, nil)
    }
    let byteCount = DurableMark.slotDistance + DurableMark.slotByteCount
    if let known, known.status.isSameFile(as: status) {
      return (try read(known.file, byteCount: byteCount), known)
    }
    return (try read(markPath, byteCount: byteCount), nil)
  }

  /// Takes the mark away: the log is another one from now on.
  func forgetMark() throws(FileError) {
    if try system.status(at: markPath) != nil { try system.remove(markPath) }
  }

  // MARK: - The logs as they were seen

  /// The logs as they were seen last, as their file says; none where it does not.
  func seen(_ bytes: [UInt8]?) -> SeenLogs {
    bytes.flatMap { SeenLogs(bytes: $0) } ?? SeenLogs()
  }

  /// Keeps what was seen.
  ///
  /// - Returns: What the file holds then.
  @discardableResult
  func keep(_ seen: SeenLogs) throws(FileError) -> [UInt8] {
    let bytes = seen.bytes
    try makeFolder()
    try FileReplacement(system: system).replace(seenPath, with: bytes)
    return bytes
  }

  // MARK: - Files

  private func makeFolder() throws(FileError) {
    try DurableFolder(system: system).make(folder)
  }

  /// More than any of the files has.
  private static let byteLimit = 1 << 20

  /// What a file holds; `nil` where there is none.
  ///
  /// - Parameter known: What it held the last time; `nil` asks first whether it is there.
  private func contents(_ path: String, like known: [UInt8]?) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      if let known {
        let bytes = try read(path, byteCount: known.count + 1)
        if bytes.count <= known.count { return bytes }
      }
    } catch {
      // It is gone, or no file any more; else the error comes again.
    }
    guard let status = try system.status(at: path), status.kind == .regular else { return nil }
    return try read(path, byteCount: status.byteCount)
  }

  private func read(_ path: String, byteCount: Int) throws(FileError) -> [UInt8] {
    let file = try system.open(path, .read)
    defer { system.close(file) }
    return try read(file, byteCount: byteCount)
  }

  private func read(_ file: OpenFile, byteCount: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(byteCount, MachineMemory.byteLimit))
    let count = try system.read(file, at: 0, into: &bytes, from: 0)
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
