import LedgerModel
import Synchronization

extension FileEventStore {
  /// Writes the whole ledger into one file, reads the file back, and then gives it its name. The ledger is only read.
  ///
  /// - Parameters:
  ///   - replaces: Whether a file that has the name is replaced.
  ///   - time: The time that the archive records.
  /// - Throws: ``FileRefusal``, or ``LogError`` if a log is damaged or lacks events. The path is then left as it was.
  func backUp(to path: String, replacing replaces: Bool, at time: Timestamp) throws -> LedgerCopy {
    let path = directory.fullPath(of: path)
    try checkFree(path, replaces)
    var backup: LedgerCopy?
    try write(path, replacing: replaces) { file in
      let written = try archive(at: time) { [system] bytes in try system.append(bytes, to: file) }
      try system.synchronize(file)
      // Read back from the disk, not from the system's cache.
      system.forgetCache(of: file)
      let count = try system.status(of: file).byteCount
      let reader = BackupReader(path: path, byteCount: count) { [system] offset, buffer in
        try system.read(file, at: offset, into: &buffer, from: 0)
      }
      guard count == written.byteCount, try reader.members().count == written.fileCount else {
        throw FileEventStore.notReadBack(path)
      }
      backup = written
    }
    guard var backup else { throw FileEventStore.notReadBack(path) }
    backup.path = path
    return backup
  }

  /// Builds and proves the same archive in memory, for a caller that encrypts it: it is never on the disk in clear.
  func backedUpBytes(at time: Timestamp) throws -> (bytes: [UInt8], backup: LedgerCopy) {
    var bytes: [UInt8] = []
    let backup = try archive(at: time) { bytes += $0 }
    let reader = BackupReader(path: path, byteCount: bytes.count) { offset, buffer in
      let count = min(buffer.count, bytes.count - offset)
      buffer.replaceSubrange(0..<count, with: bytes[offset..<offset + count])
      return count
    }
    guard try reader.members().count == backup.fileCount else {
      throw FileEventStore.notReadBack(path)
    }
    return (bytes, backup)
  }

  /// Writes an encrypted archive and reads it back in the same way.
  func keep(_ bytes: [UInt8], at path: String, replacing replaces: Bool) throws -> String {
    let path = directory.fullPath(of: path)
    try checkFree(path, replaces)
    try write(path, replacing: replaces) { file in
      try system.append(bytes, to: file)
      try system.synchronize(file)
      system.forgetCache(of: file)
      var back = [UInt8](repeating: 0, count: bytes.count + 1)
      let count = try system.read(file, at: 0, into: &back, from: 0)
      guard count == bytes.count, SystemCalls.areEqual(Array(back.dropLast()), bytes) else {
        throw FileEventStore.notReadBack(path)
      }
    }
    return path
  }

  private static func notReadBack(_ path: String) -> FileError {
    FileError(
      action: "store on disk", path: path, code: 0,
      reason: "it does not read back as it was written")
  }

  /// Refuses a path that is taken and must not be replaced.
  private func checkFree(_ path: String, _ replaces: Bool) throws {
    let kind = try LogError.reading { () throws(FileError) in try system.status(at: path)?.kind }
    guard let kind else { return }
    if !replaces || kind != .regular { throw BackupRefusal.taken(path: path) }
  }

  /// Writes a file aside and then gives it its name; throws whatever prevented it.
  private func write(
    _ path: String, replacing replaces: Bool, _ body: (OpenFile) throws -> Void
  ) throws {
    var reason: (any Error)?
    do throws(FileError) {
      try FileReplacement(system: system).replace(path) { () throws(FileError) in
        // A file that appeared meanwhile belongs to someone else.
        if !replaces, try system.status(at: path) != nil {
          reason = BackupRefusal.taken(path: path)
          throw FileEventStore.notReadBack(path)
        }
      } _: { file throws(FileError) in
        do {
          try body(file)
        } catch {
          reason = error
          throw FileEventStore.notReadBack(path)
        }
      }
    } catch {
      if let reason, !(reason is FileError) { throw reason }
      let failure = reason as? FileError ?? error
      try LogError.writing { () throws(FileError) in throw failure }
    }
  }

  /// Writes the archive of everything that is verified.
  private func archive(
    at time: Timestamp, put: @escaping ([UInt8]) throws -> Void
  ) throws -> LedgerCopy {
    if try logCount() == 0 { throw LogError.noLedger(path: path) }
    return try logs.withLock { logs in
      try logs.catchUp(isComplete: true)
      let condition = logs.merge.reading.condition
      if let damage = condition.damage.first { throw LogError.damaged(damage) }
      if let missing = condition.missing.first { throw LogError.acknowledgedMissing(missing) }
      var writer = BackupWriter(at: time, put: put)
      for log in logs.files where log.state.eventCount > 0 { try log.add(to: &writer) }
      for name in BackupArchive.folders.dropFirst() { try addFolder(name, to: &writer) }
      try writer.finish()
      return LedgerCopy(
        path: "", heads: condition.heads, fileCount: writer.fileCount, byteCount: writer.byteCount)
    }
  }

  /// Adds the files of a folder next to the logs.
  private func addFolder(_ name: String, to writer: inout BackupWriter) throws {
    let folder =
      switch directory.place {
      case .folder(let path): "\(path)/\(name)"
      case .file(let path): "\(path).\(name)"
      }
    for file in try system.names(in: folder) where !file.hasSuffix(".new") {
      let kept = try KeptFile(system, "\(folder)/\(file)", .read)
      guard kept.status.kind == .regular else { continue }
      // A receipt that no longer fits its name is kept, and is none.
      let isReceipt =
        try name != "receipts"
        || ReceiptFolder.hash(inName: file)
          == ReceiptFolder(of: directory.place, system: system).hash(of: file)
      let member = isReceipt ? "\(name)/\(file)" : "quarantine/not-\(file)"
      try writer.add(member, byteCount: kept.status.byteCount) { offset, buffer in
        try system.read(kept.file, at: offset, into: &buffer, from: 0)
      }
    }
  }
}

extension LogFile {
  /// Adds the verified part of the log, with the line feed that its last line may lack.
  fileprivate func add(to writer: inout BackupWriter) throws {
    let count = state.end + (state.lacksLineFeed ? 1 : 0)
    try writer.add("log/\(self.writer.text).jsonl", byteCount: count) { offset, buffer in
      var read = offset < state.end ? try system.read(file, at: offset, into: &buffer, from: 0) : 0
      read = min(read, state.end - offset)
      if state.lacksLineFeed, offset + read == state.end, read < buffer.count {
        buffer[read] = UInt8(ascii: "\n")
        read += 1
      }
      return read
    }
  }
}
