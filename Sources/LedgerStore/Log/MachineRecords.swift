import LedgerModel

/// The files of the records: a folder for each ledger, with one file for each place and writer.
struct MachineRecords: Sendable {
  let system: any FileSystem
  let places: MachinePlaces
  /// The name of this machine in the names of the files.
  let machine: String

  init(system: any FileSystem, places: MachinePlaces) {
    self.system = system
    self.places = places
    machine = WriterRegistration.machine(places.machineID)
  }

  func folder(of ledger: LedgerID) -> String { "\(places.stateFolder)/\(ledger.text)" }

  /// Returns the remembered ledgers, at any place.
  func ledgers() throws(FileError) -> [LedgerID] {
    try system.names(in: places.stateFolder).compactMap { LedgerID($0) }
  }

  /// Returns what this machine remembers of a ledger at all places. Of an unreadable record only the name is known: it
  /// counts only at the current place.
  func all(of ledger: LedgerID, at path: String, inode: UInt64) throws(FileError) -> [MachineRecord]
  {
    let folder = folder(of: ledger)
    var records: [MachineRecord] = []
    let names = try system.names(in: folder)
    for name in names {
      guard let registration = WriterRegistration(ledger, fileName: name),
        registration.machine == machine, let bytes = try contents("\(folder)/\(name)")
      else { continue }
      let mark = HighWaterMark(file: bytes)
      if mark == nil, registration.inode != inode { continue }
      var record = MachineRecord(
        registration: registration, mark: mark ?? HighWaterMark(path: path),
        files: ["\(folder)/\(name)"])
      if mark != nil { record.bytes = bytes }
      records.append(record)
    }
    let known = Set(records.map(\.registration.inode))
    return records
      + (try earlier(of: ledger, names, at: path, inode: inode))
      .filter { !known.contains($0.registration.inode) }
  }

  /// Reads a record again; `nil` if it is no longer in its file.
  func again(_ record: MachineRecord) throws(FileError) -> MachineRecord? {
    guard let known = record.bytes, let path = record.files.first,
      let status = try system.status(at: path), status.kind == .regular
    else { return nil }
    var record = record
    if record.open?.status.isSameFile(as: status) != true { record.open = nil }
    let bytes: [UInt8]?
    if let open = record.open {
      bytes = try read(open.file, byteCount: status.byteCount)
    } else {
      bytes = try contents(path)
    }
    guard let bytes else { return nil }
    if SystemCalls.areEqual(bytes, known) { return record }
    guard let mark = HighWaterMark(file: bytes) else { return nil }
    record.mark = mark
    record.bytes = bytes
    return record
  }

  /// Keeps a record whose own log is on the disk as far as it states. No other process may do so at the same time.
  ///
  /// A slot is not synced: after a loss of power the record may be an older one, and what follows its mark is verified.
  ///
  /// - Parameter asWhole: Whether to replace the file, so that the record survives a loss of power. The file is also
  ///   replaced if there is none, or if its slots have no room.
  func keep(_ record: inout MachineRecord, asWhole: Bool = false) throws(FileError) {
    let path = "\(folder(of: record.ledger))/\(record.registration.fileName)"
    record.mark.sequence += 1
    // Unknown during the change.
    let known = record.bytes
    record.bytes = nil
    if !asWhole, record.files == [path], var file = known,
      let offset = record.mark.offset(inFileOf: file.count)
    {
      let open = if let known = record.open { known } else { try KeptFile(system, path, .update) }
      let slot = record.mark.bytes
      try system.overwrite(open.file, at: offset, with: slot)
      file.replaceSubrange(offset..<offset + slot.count, with: slot)
      record.open = open
      record.bytes = file
      return
    }
    let file = record.mark.file
    try DurableFolder(system: system).make(folder(of: record.ledger))
    try FileReplacement(system: system).replace(path, with: file)
    let old = record
    record.open = nil
    record.bytes = file
    record.files = [path]
    try remove(old, butFor: path)
  }

  /// Forgets the path of ledgers that another one replaced: wherever they are now, they are unchanged. A single log of
  /// the same writer is no longer this machine's, which writes to one file of it.
  func retire(_ previous: [MachineRecord], for writer: WriterID?) throws(FileError) {
    for known in previous {
      if known.writer == writer {
        try remove(known)
        continue
      }
      var record = try again(known) ?? known
      record.mark.path = ""
      try keep(&record, asWhole: true)
    }
  }

  /// Moves what is remembered at a path to another one, because its folder was renamed.
  ///
  /// - Parameter inode: The folder's inode.
  func move(from path: String, to newPath: String, inode: UInt64) throws(FileError) {
    for known in try all(at: path, inode: inode) where known.registration.inode == inode {
      var record = known
      record.mark.path = newPath
      try keep(&record, asWhole: true)
    }
  }

  /// Forgets what was at a path: nothing is missing there anymore.
  ///
  /// - Parameter inode: The folder's inode.
  /// - Returns: The forgotten ledgers.
  func forget(_ path: String, inode: UInt64) throws(FileError) -> Set<LedgerID> {
    let known = try all(at: path, inode: inode)
    for record in known {
      try remove(record)
      // Fails if another copy of the ledger is still remembered there.
      try? system.removeFolder(folder(of: record.ledger))
    }
    return Set(known.map(\.ledger))
  }

  private func all(at path: String, inode: UInt64) throws(FileError) -> [MachineRecord] {
    var found: [MachineRecord] = []
    for ledger in try ledgers() {
      found += try all(of: ledger, at: path, inode: inode).filter { $0.mark.path == path }
    }
    return found
  }

  private func remove(_ record: MachineRecord, butFor kept: String? = nil) throws(FileError) {
    for path in record.files where path != kept {
      if try system.status(at: path) != nil { try system.remove(path) }
    }
  }

  /// More than any file of a record needs.
  private static let byteLimit = 1 << 20

  /// Returns the contents of a file; `nil` if there is none.
  func contents(_ path: String) throws(FileError) -> [UInt8]? {
    guard let status = try system.status(at: path), status.kind == .regular else { return nil }
    do throws(FileError) {
      let file = try system.open(path, .read)
      defer { system.close(file) }
      return try read(file, byteCount: status.byteCount)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  private func read(_ file: OpenFile, byteCount: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(byteCount, MachineRecords.byteLimit))
    let count = try system.read(file, at: 0, into: &bytes, from: 0)
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
