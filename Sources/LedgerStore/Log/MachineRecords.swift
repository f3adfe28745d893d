import LedgerModel

/// The files of the records: in a folder for each ledger, one for each place and writer.
struct MachineRecords: Sendable {
  let system: any FileSystem
  let places: MachinePlaces
  /// What this machine is called in the names of the files.
  let machine: String

  init(system: any FileSystem, places: MachinePlaces) {
    self.system = system
    self.places = places
    machine = WriterRegistration.machine(places.machineID)
  }

  func folder(of ledger: LedgerID) -> String { "\(places.stateFolder)/\(ledger.text)" }

  /// The ledgers that are remembered, at whatever place.
  func ledgers() throws(FileError) -> [LedgerID] {
    try system.names(in: places.stateFolder).compactMap { LedgerID($0) }
  }

  /// What this machine remembers of a ledger at all places. Of a record that cannot be read only its name
  /// is known: it counts at the place at hand alone.
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

  /// Reads a record again; `nil` where it is no longer in its file.
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

  /// Keeps a record, whose own log is on the disk as far as it says. No other process may do that at the
  /// same time.
  ///
  /// A slot is not synchronised: a record that is lost with the power is an older one, and what stands
  /// behind its mark is verified.
  ///
  /// - Parameter asWhole: Whether it survives a loss of power, and replaces the file: it does so too where
  ///   there is none, or its slots have no room.
  func keep(_ record: inout MachineRecord, asWhole: Bool = false) throws(FileError) {
    let path = "\(folder(of: record.ledger))/\(record.registration.fileName)"
    record.mark.sequence += 1
    // Unknown while it changes.
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

  /// Forgets that ledgers stood at the place of another one: wherever they are now, they are what they
  /// were. A single log of the same writer is no longer this machine's, which writes to one file of it.
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

  /// Has what stood at a path be remembered at another one: its folder was given that name.
  ///
  /// - Parameter inode: Of the folder.
  func move(from path: String, to newPath: String, inode: UInt64) throws(FileError) {
    for known in try all(at: path, inode: inode) where known.registration.inode == inode {
      var record = known
      record.mark.path = newPath
      try keep(&record, asWhole: true)
    }
  }

  /// Forgets what stood at a path: nobody misses it there any more.
  ///
  /// - Parameter inode: Of the folder.
  /// - Returns: Which ledgers these were.
  func forget(_ path: String, inode: UInt64) throws(FileError) -> Set<LedgerID> {
    let known = try all(at: path, inode: inode)
    for record in known {
      try remove(record)
      // Another copy of the ledger may be remembered there, too.
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

  /// More than any file of a record has.
  private static let byteLimit = 1 << 20

  /// What a file holds; `nil` where there is none.
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
