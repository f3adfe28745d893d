import LedgerModel
import Synchronization

extension FileEventStore {
  /// Restores a backup into a folder that holds no ledger. Everything in the backup is proven before a byte is written:
  /// its checksums, and the seals of its logs.
  ///
  /// This machine's record is left alone: a folder that it does not know gets a new log at the next write, so that no
  /// log is ever continued twice.
  ///
  /// - Parameter source: The file.
  /// - Throws: ``FileRefusal``, ``LogError``. No ledger is at the path then.
  package func restoreBackup(from source: String) throws -> LedgerCopy {
    try directory.checkFree(path)
    let (kept, members) = try backup(at: source)
    let heads = try heads(of: members, in: kept.file, system, source)
    try write(members, of: kept.file)
    return LedgerCopy(path: path, heads: heads, fileCount: members.count)
  }

  /// Opens a backup, proves it, and returns it with the files in it.
  private func backup(at source: String) throws -> (KeptFile, [BackupArchive.Member]) {
    let there = try LogError.reading { () throws(FileError) in try system.status(at: source) }
    if there == nil { throw BackupRefusal.missing(path: source) }
    let kept = try LogError.reading { () throws(FileError) in
      try KeptFile(system, source, .read)
    }
    guard kept.status.kind == .regular else { throw BackupRefusal.notBackup(path: source) }
    let reader = BackupReader(path: source, byteCount: kept.status.byteCount) {
      [system] offset, buffer in
      try system.read(kept.file, at: offset, into: &buffer, from: 0)
    }
    return (kept, try reader.members())
  }

  /// Opens the logs of a copy: a single log, those of a ledger's folder, or those in a backup, which are read in place.
  ///
  /// - Throws: ``LogError`` if it cannot be read, ``FileRefusal`` if a backup was changed.
  func copies(at path: String) throws -> [LogFile] {
    let logs = try logs(at: path)
    if logs == [path], !path.hasSuffix(".jsonl") {
      do {
        return try backup(at: path).1.filter { $0.name.hasPrefix("log/") }.map { member in
          try log(member, of: path, system)
        }
      } catch BackupRefusal.notBackup {
        // A single log with a custom name.
      }
    }
    return try logs.map { log in
      try LogError.reading { () throws(FileError) in try LogFile(system, log) }
    }
  }

  /// Opens a log inside a backup.
  private func log(
    _ member: BackupArchive.Member, of path: String, _ system: some FileSystem
  ) throws(LogError) -> LogFile {
    let window = FileWindow(base: system, offset: member.offset, byteCount: member.byteCount)
    return try LogError.reading { () throws(FileError) in try LogFile(window, path) }
  }

  /// Verifies the logs of a backup from their first lines, and returns their heads.
  private func heads(
    of members: [BackupArchive.Member], in file: OpenFile, _ system: some FileSystem,
    _ source: String
  ) throws -> [LedgerCondition.SealedHead] {
    var heads: [LedgerCondition.SealedHead] = []
    for member in members {
      let parts = member.name.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, BackupArchive.folders.contains(String(parts[0])) else {
        throw BackupRefusal.unproven(
          path: source, log: member.name, reason: "it is no file of a ledger")
      }
      if parts[0] == "receipts", ReceiptFolder.hash(inName: parts[1])?.text != member.hash {
        throw BackupRefusal.unproven(
          path: source, log: member.name, reason: "its bytes do not fit its name")
      }
      guard parts[0] == "log" else { continue }
      let window = FileWindow(base: system, offset: member.offset, byteCount: member.byteCount)
      let state = try LogError.reading { () throws(FileError) in
        try LogVerifier(system: window, path: member.name)
          .verify(file, byteCount: member.byteCount, from: .unread)
      }
      let writer = LogDirectory.writer(ofLog: member.name)
      guard state.damage == nil, state.end == member.byteCount, let opened = state.opened,
        opened.writer == writer
      else {
        throw BackupRefusal.unproven(
          path: source, log: member.name,
          reason: state.damage?.reason ?? "it does not end with a whole line of its writer")
      }
      heads.append(.init(writer: opened.writer, eventCount: state.eventCount, lastSeal: state.seal))
    }
    guard !heads.isEmpty else { throw BackupRefusal.notBackup(path: source) }
    return heads
  }

  /// Writes the files next to the place, and gives their folder its name once all are on the disk.
  private func write(_ members: [BackupArchive.Member], of file: OpenFile) throws {
    try LogError.writing { () throws(FileError) in
      let aside = try freeName(beside: path)
      let folder = DurableFolder(system: system)
      let files = FileReplacement(system: system)
      var written: [String] = []
      do throws(FileError) {
        for member in members {
          let path = "\(aside)/\(member.name)"
          try folder.make(LedgerPlace.parent(of: path))
          written.append(path)
          try files.replace(
            path, withCopyOf: file, from: member.offset, byteCount: member.byteCount)
        }
        try system.rename(aside, to: path)
      } catch {
        for path in written { try? system.remove(path) }
        throw error
      }
      try system.synchronizeFolder(LedgerPlace.parent(of: path))
    }
  }
}
