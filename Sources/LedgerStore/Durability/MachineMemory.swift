import LedgerModel

/// The files in which this machine remembers one ledger at one place: the record (which writer it is
/// there), the durable mark of its own log, and the logs as it saw them last.
struct MachineMemory: Sendable {
  let system: any FileSystem
  let places: MachinePlaces
  let ledger: LedgerID
  /// Of the ledger's folder, or of a single log.
  let inode: UInt64

  private var folder: String { "\(places.stateFolder)/\(ledger.text)" }
  private var recordPath: String { "\(folder)/\(inode).json" }
  private var markPath: String { "\(folder)/\(inode).mark" }
  private var seenPath: String { "\(folder)/\(inode).seen" }

  // MARK: - The record

  /// Which writer this machine is; `nil` where it has not written here.
  ///
  /// - Parameters:
  ///   - path: Where the ledger is.
  ///   - isHere: Whether this ledger is at a path: a folder that was moved keeps its record, a copy
  ///     has none.
  func record(
    path: String, isHere: (String) -> Bool
  ) throws(FileError) -> MachineRecord? {
    try places.checkMachine()
    guard let bytes = try contents(recordPath), let record = MachineRecord(bytes: bytes),
      record.ledger == ledger, record.inode == inode, record.machineID == places.machineID
    else { return nil }
    return record.path == path || !isHere(record.path) ? record : nil
  }

  /// Keeps a record, in place of the one that was there.
  func keep(_ record: MachineRecord) throws(FileError) {
    try makeFolder()
    try FileReplacement(system: system).replace(recordPath, with: record.bytes)
  }

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

  /// The newest mark.
  func mark() throws(FileError) -> MarkReading {
    guard let bytes = try contents(markPath) else { return .none }
    return DurableMark(file: bytes).map { .mark($0) } ?? .unreadable
  }

  /// Keeps a mark in its slot. It is not synchronised: a mark that is lost with the power is an older
  /// one, and what stands behind it is verified. The first one is, since nothing is older.
  func keep(_ mark: DurableMark) throws(FileError) {
    if mark.sequence == 0 {
      try makeFolder()
      // The room of both slots, so that a full disk stops no later one.
      let room = Array(repeating: UInt8(ascii: " "), count: DurableMark.slotDistance)
      try FileReplacement(system: system).replace(markPath, with: mark.bytes + room)
      return
    }
    let file = try system.open(markPath, .update)
    defer { system.close(file) }
    try system.overwrite(file, at: mark.offset, with: mark.bytes)
  }

  /// Takes the mark away: the log is another one from now on.
  func forgetMark() throws(FileError) {
    if try system.status(at: markPath) != nil { try system.remove(markPath) }
  }

  // MARK: - The logs as they were seen

  /// The logs as they were seen last; none where that is not known.
  func seen() throws(FileError) -> SeenLogs {
    try contents(seenPath).flatMap { SeenLogs(bytes: $0) } ?? SeenLogs()
  }

  /// Keeps what was seen.
  func keep(_ seen: SeenLogs) throws(FileError) {
    try makeFolder()
    try FileReplacement(system: system).replace(seenPath, with: seen.bytes)
  }

  // MARK: - Files

  private func makeFolder() throws(FileError) {
    try DurableFolder(system: system).make(folder)
  }

  /// More than any of the files has.
  private static let byteLimit = 1 << 20

  private func contents(_ path: String) throws(FileError) -> [UInt8]? {
    guard let status = try system.status(at: path), status.kind == .regular else { return nil }
    let file = try system.open(path, .read)
    defer { system.close(file) }
    var bytes = [UInt8](
      repeating: 0, count: min(status.byteCount, MachineMemory.byteLimit))
    let count = try system.read(file, at: 0, into: &bytes, from: 0)
    return Array(bytes.prefix(count))
  }
}
