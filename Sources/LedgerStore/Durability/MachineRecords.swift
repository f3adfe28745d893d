import LedgerModel

/// The records of this machine, one file for each ledger and folder.
struct MachineRecords: Sendable {
  let system: any FileSystem
  let places: MachinePlaces

  private func folder(_ ledger: LedgerID) -> String { "\(places.stateFolder)/\(ledger.text)" }

  /// Which writer this machine is in a ledger; `nil` where it has not written there.
  ///
  /// - Parameters:
  ///   - path: Where the ledger is.
  ///   - inode: Of its folder or single log.
  ///   - isHere: Whether the ledger with an id and an inode is at a path: a folder that was moved
  ///     keeps its record, a copy has none.
  func record(
    of ledger: LedgerID, path: String, inode: UInt64, isHere: (String, UInt64) -> Bool
  ) throws(FileError) -> MachineRecord? {
    let file = "\(folder(ledger))/\(inode).json"
    guard let bytes = try contents(file), let record = MachineRecord(bytes: bytes),
      record.ledger == ledger, record.inode == inode, record.machineID == places.machineID
    else { return nil }
    return record.path == path || !isHere(record.path, inode) ? record : nil
  }

  /// Keeps a record, in place of the one that was there.
  func keep(_ record: MachineRecord) throws(FileError) {
    let folder = folder(record.ledger)
    try system.makeFolder(folder)
    let path = "\(folder)/\(record.inode).json"
    try FileReplacement(system: system).replace(path, with: record.bytes)
  }

  private func contents(_ path: String) throws(FileError) -> [UInt8]? {
    guard let status = try system.status(at: path), status.kind == .regular,
      status.byteCount <= 64 << 10
    else { return nil }
    let file = try system.open(path, .read)
    defer { system.close(file) }
    var bytes = [UInt8](repeating: 0, count: status.byteCount)
    let count = try system.read(file, at: 0, into: &bytes, from: 0)
    return Array(bytes.prefix(count))
  }
}
