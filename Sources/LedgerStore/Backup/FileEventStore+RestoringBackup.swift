import LedgerModel
import Synchronization

/// What a backup was restored to.
package struct RestoredBackup: Hashable, Sendable {
  /// The folder that holds the ledger.
  package var path: String
  /// Where each of its logs ends.
  package var heads: [LedgerCondition.SealedHead]
  package var fileCount: Int
}

extension FileEventStore {
  /// Makes this ledger of a backup, in a folder where none is. Everything that the backup holds is proven
  /// before a byte is written: its own sums, and the seals of its logs.
  ///
  /// This machine's record is left alone: a folder that it does not know gets a log of its own at the next
  /// write, so that no log is ever continued twice.
  ///
  /// - Parameter source: The file.
  /// - Throws: ``BackupRefusal``, ``NewFolderRefusal``, ``LogError``; no ledger stands at the path then.
  package func restoreBackup(from source: String) throws -> RestoredBackup {
    try directory.checkFree(path)
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
    let members = try reader.members()
    let heads = try heads(of: members, in: kept.file, system, source)
    try write(members, of: kept.file)
    return RestoredBackup(path: path, heads: heads, fileCount: members.count)
  }

  /// The ends of the logs in a backup, each verified from its first line on.
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

  /// Writes the files beside the place, and gives their folder its name when all are on the disk.
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

/// A part of a file, read as if it were all of it.
private struct FileWindow<Base: FileSystem>: ForwardingFileSystem {
  let base: Base
  let offset: Int
  let byteCount: Int

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    let count = try base.read(file, at: self.offset + offset, into: &buffer, from: start)
    return max(0, min(count, byteCount - offset))
  }
}
