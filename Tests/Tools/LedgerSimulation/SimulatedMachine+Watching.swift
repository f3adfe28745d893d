import LedgerModel
import LedgerStore

/// What is checked at the calls themselves, before they are made.
extension SimulatedMachine.State {
  private func isLog(_ path: String) -> Bool {
    path.hasPrefix(SimulatedMachine.ledger + "/log/") && path.hasSuffix(".jsonl")
  }

  mutating func willAppend(_ bytes: [UInt8], to file: OpenFile) {
    let isLogToBe = file.path.hasPrefix(SimulatedMachine.ledger + "/log/")
    guard isLogToBe else { return }
    history.written(bytes)
    let end = disk.bytes(of: file)?.count ?? 0
    appended[file.number] = min(end, appended[file.number] ?? end)
  }

  /// Of a log only what stands behind the machine's mark is written over, with itself.
  mutating func willOverwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) {
    guard file.path.hasPrefix(SimulatedMachine.ledger + "/") else { return }
    let old = disk.bytes(of: file) ?? []
    if isLog(file.path), offset <= old.count, old[offset...].starts(with: bytes) {
      if offset >= markedEnd(of: file.path) { return }
      report(.nothingOverwritten, "marked bytes of \(file.path) are written again")
      return
    }
    report(.nothingOverwritten, "bytes of \(file.path) are written over")
  }

  /// How far the machine's mark says that a log is stored; 0 where none does.
  func markedEnd(of path: String) -> Int {
    let writer = path.split(separator: "/").last?.dropLast(".jsonl".count) ?? ""
    return KnownHistory.telling(disk.contents(below: SimulatedMachine.records)).values
      .filter { $0.writer.text == writer }.map(\.end).max() ?? 0
  }

  /// Bytes may be cut that the same open file wrote, and bytes that are in quarantine.
  mutating func willTruncate(_ file: OpenFile, to byteCount: Int) {
    guard isLog(file.path), let bytes = disk.bytes(of: file), byteCount < bytes.count
    else { return }
    if byteCount < history.acknowledgedByteCount(of: file.path),
      disk.bytes(at: file.path) == bytes
    {
      report(.acknowledged, "\(file.path) is cut to \(byteCount) bytes; more are acknowledged")
    }
    if let start = appended[file.number], start <= byteCount { return }
    let cut = Array(bytes[byteCount...])
    let folder = SimulatedMachine.ledger + "/quarantine"
    let isKept = disk.names(in: folder).contains { name in
      disk.storedBytes(at: "\(folder)/\(name)") == cut
    }
    if !isKept {
      report(
        .quarantine, "\(cut.count) bytes are cut from \(file.path) and are not in quarantine")
    }
  }

  mutating func willRename(_ path: String, to newPath: String) {
    if newPath.hasPrefix(SimulatedMachine.ledger + "/"), let old = disk.bytes(at: newPath),
      !old.isEmpty
    {
      report(.nothingOverwritten, "\(path) is renamed over \(newPath)")
    }
    let folder = SimulatedMachine.ledger + "/log"
    let others = disk.names(in: folder).filter { isLog("\(folder)/\($0)") }
    if isLog(newPath), !others.isEmpty, !isHarmed {
      report(.oneWriter, "\(newPath) is begun beside \(others)")
    }
  }

  mutating func willRemove(_ path: String) {
    if path.hasPrefix(SimulatedMachine.ledger + "/"), !path.hasSuffix(".new") {
      report(.nothingOverwritten, "\(path) is removed")
    }
  }

  mutating func didFailToSynchronize(_ file: OpenFile, by files: ProcessFiles) {
    guard isLog(file.path) else { return }
    history.hasFailedSync = true
    failedSyncs.insert("\(files.process).\(files.life) \(file.path)")
  }

  /// Whether the disk only says that it has written everything.
  mutating func lies() -> Bool {
    guard Int.random(in: 0..<10_000, using: &generator) < chances.lie else { return false }
    history.hasLied = true
    return true
  }

  mutating func willSynchronize(_ file: OpenFile, by files: ProcessFiles) {
    if failedSyncs.contains("\(files.process).\(files.life) \(file.path)") {
      report(.noSecondSync, "\(file.path) is synchronised again after a sync that failed")
    }
  }
}
