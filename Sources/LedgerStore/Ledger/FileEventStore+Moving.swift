import LedgerModel

/// All that stands in a ledger's folder.
public struct FolderContents: Hashable, Sendable {
  /// How many logs there are, one for each device.
  public var logCount = 0
  /// How many events this version can read; `nil` where the logs cannot be read at all.
  public var eventCount: Int?
  /// How many attached files there are.
  public var receiptCount = 0
  /// How many bytes the logs, the attached files and the quarantine have together.
  public var byteCount = 0
  /// What is no file of a ledger, from its folder on.
  public var strangers: [String] = []

  /// Whether nothing is lost where it goes.
  public var isEmpty: Bool { logCount == 0 && byteCount == 0 }
}

/// A ledger's folder that is given another name, or goes.
extension FileEventStore {
  /// What would be gone with the folder. Nothing is changed.
  public func contents() throws(LogError) -> FolderContents {
    try LogError.reading { () throws(FileError) in
      var contents = FolderContents()
      let place = directory.place
      for name in try system.names(in: path) where !ownNames.contains(name) {
        contents.strangers.append(name)
      }
      for folder in ownFolders {
        for name in try system.names(in: folder) {
          let file = "\(folder)/\(name)"
          guard let status = try system.status(at: file) else { continue }
          guard status.kind == .regular else {
            contents.strangers.append("\(LedgerPlace.name(of: folder))/\(name)")
            continue
          }
          contents.byteCount += status.byteCount
          if folder == place.receiptsPath { contents.receiptCount += 1 }
          if folder == place.logFolderPath, LogDirectory.writer(ofLog: name) != nil {
            contents.logCount += 1
          }
        }
      }
      contents.eventCount = try? reading().position.eventCount
      return contents
    }
  }

  /// Gives the folder another path, while nobody writes. What this machine remembers of the ledger goes along,
  /// so that another one may be begun where it was.
  ///
  /// - Parameters:
  ///   - newPath: Where it is to stand; nothing may have that name.
  ///   - lockDeadline: How long to wait for others that write.
  ///   - body: Runs after the folder has its new name, and may throw: it has its old name again then.
  /// - Throws: ``LogError`` also where something stands at the new path.
  public func move(
    to newPath: String, lockDeadline: Duration, _ body: () throws -> Void = {}
  ) throws {
    let (old, new) = (directory.fullPath, directory.fullPath(of: newPath))
    try whileQuiet(lockDeadline) {
      let inode = try LogError.writing { () throws(FileError) in
        if try system.status(at: newPath) != nil {
          throw FileError(
            action: "rename", path: path, code: 0, reason: "something has the new name already")
        }
        let inode = try directory.inode()
        try rename(path, to: newPath)
        return inode
      }
      do {
        try body()
      } catch {
        try LogError.writing { () throws(FileError) in try rename(newPath, to: path) }
        throw error
      }
      // Where it cannot be kept, the ledger is known by its inode all the same.
      try? records.move(from: old, to: new, inode: inode)
    }
  }

  private func rename(_ path: String, to newPath: String) throws(FileError) {
    try system.rename(path, to: newPath)
    for folder in Set([path, newPath].map(LedgerPlace.parent)) {
      try system.synchronizeFolder(folder)
    }
  }

  /// Removes the folder with all of the ledger, while nobody writes, and what this machine remembers of it. Who
  /// begins again after a loss of power finds it with what is left, under the same name and the same lock.
  ///
  /// - Throws: ``LogError``; where ``contents()`` finds strangers, nothing may have been removed.
  public func removeAll(lockDeadline: Duration) throws {
    let full = directory.fullPath
    try whileQuiet(lockDeadline) {
      try LogError.writing { () throws(FileError) in
        let inode = try directory.inode()
        var ledgers = Set(try openings().map(\.ledger))
        for folder in ownFolders where try system.status(at: folder) != nil {
          for name in try system.names(in: folder) { try system.remove("\(folder)/\(name)") }
          try system.removeFolder(folder)
        }
        ledgers.formUnion(try records.forget(full, inode: inode))
        for ledger in ledgers { DerivedFile.removeAll(of: ledger, machine, system) }
        // The lock of a passphrase keeps the curious out up to the end.
        for name in try system.names(in: path) where ownNames.contains(name) {
          try system.remove("\(path)/\(name)")
        }
        try system.removeFolder(path)
        try system.synchronizeFolder(LedgerPlace.parent(of: path))
      }
    }
  }

  /// Runs a body while nobody else writes, whatever the logs hold.
  private func whileQuiet<R>(_ deadline: Duration, _ body: () throws -> R) throws -> R {
    let lock = try directory.lock(deadline: deadline)
    defer { system.close(lock) }
    return try body()
  }

  private var records: MachineRecords { MachineRecords(system: system, places: machine) }

  private var ownFolders: [String] {
    let place = directory.place
    return [place.logFolderPath, place.receiptsPath, place.quarantinePath]
  }

  /// What a ledger's folder may hold.
  private var ownNames: Set<String> {
    let place = directory.place
    let files = [place.lockPath, place.profilePath, place.passphrasePath]
    return Set((ownFolders + files).map(LedgerPlace.name))
  }

  private func openings() throws(FileError) -> [LogOpened] {
    try system.names(in: directory.place.logFolderPath).compactMap { name in
      try? LogFile(system, "\(directory.place.logFolderPath)/\(name)").opening()
    }
  }

  /// The other ledgers that this machine wrote to and that still stand where they were, the one used last
  /// first. What cannot be read is left out.
  public func otherPlaces() -> [String] {
    var used: [String: Int64] = [:]
    for ledger in (try? records.ledgers()) ?? [] {
      for record in (try? records.all(of: ledger, at: directory.fullPath, inode: 0)) ?? [] {
        let path = record.mark.path
        guard record.writer != nil, path != directory.fullPath, let file = record.files.first,
          let place = try? system.status(at: path), place.inode == record.registration.inode,
          let time = try? system.status(at: file)?.modifiedNanoseconds
        else { continue }
        used[path] = max(time, used[path] ?? time)
      }
    }
    return used.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
