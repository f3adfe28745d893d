import LedgerModel

/// The contents of a ledger's folder.
public struct FolderContents: Hashable, Sendable {
  /// How many logs there are, one for each device.
  public var logCount = 0
  /// How many events this version can read; `nil` if the logs cannot be read at all.
  public var eventCount: Int?
  /// How many attached files there are.
  public var receiptCount = 0
  /// The total size of the logs, the attached files and the quarantine, in bytes.
  public var byteCount = 0
  /// Files that do not belong to a ledger, as paths from its folder.
  public var strangers: [String] = []

  /// Whether nothing is lost if the folder is removed.
  public var isEmpty: Bool { logCount == 0 && byteCount == 0 }
}

/// Moves or removes a ledger's folder.
extension FileEventStore {
  /// Returns what removing the folder would remove. Nothing is changed.
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

  /// Moves the folder to another path while nobody writes. This machine's record of the ledger moves along, so that
  /// another ledger may begin at the old path.
  ///
  /// - Parameters:
  ///   - newPath: The new path; nothing may be there.
  ///   - lockDeadline: How long to wait for other writers.
  ///   - body: Runs after the move. If it throws, the folder is moved back.
  /// - Throws: ``LogError``, also if something is at the new path.
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
      // If it cannot be kept, the ledger is still known by its inode.
      try? records.move(from: old, to: new, inode: inode)
    }
  }

  private func rename(_ path: String, to newPath: String) throws(FileError) {
    try system.rename(path, to: newPath)
    for folder in Set([path, newPath].map(LedgerPlace.parent)) {
      try system.synchronizeFolder(folder)
    }
  }

  /// Removes the folder with all of the ledger while nobody writes, and this machine's record of it. After a loss of
  /// power, the next removal finds the rest under the same name and the same lock.
  ///
  /// - Throws: ``LogError``. If ``contents()`` finds strangers, nothing may have been removed.
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
        // The passphrase lock keeps the ledger protected to the end.
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

  /// The names that a ledger's folder may hold.
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

  /// Returns the other ledgers that this machine wrote to and that are still in their places, the last used first.
  /// Unreadable records are left out.
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
