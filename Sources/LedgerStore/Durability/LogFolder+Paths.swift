import LedgerModel

extension LogFolder {
  /// The paths of the logs, with the writers that their names tell.
  func logPaths() throws(LogError) -> [(path: String, writer: WriterID?)] {
    do throws(FileError) {
      try ErasureIntent(system: system, path: place.path).finish()
      switch place {
      case .file(let path):
        guard let status = try system.status(at: path) else { return [] }
        try check(status, path)
        return [(path, nil)]
      case .folder(let path):
        // The folder itself may be a link, so it is looked at from inside.
        guard try system.status(at: path) != nil else { return [] }
        guard try system.status(at: path + "/.")?.kind == .folder else {
          throw FileError(action: "open", path: path, code: 0, reason: "it is no folder")
        }
        if try system.status(at: place.logFolderPath)?.kind == .link {
          throw FileError(
            action: "open", path: place.logFolderPath, code: 0,
            reason: "it is a symbolic link, where a folder should be")
        }
        var paths: [(path: String, writer: WriterID?)] = []
        for name in try system.names(in: place.logFolderPath) where name.hasSuffix(".jsonl") {
          guard let writer = WriterID(name.dropLast(6)) else { continue }
          let path = place.logFolderPath + "/" + name
          if let status = try system.status(at: path) { try check(status, path) }
          paths.append((path, writer))
        }
        return paths
      }
    } catch {
      throw LogError(reading: error)
    }
  }

  /// Refuses what is no regular file of the person, with one name.
  func check(_ status: FileStatus, _ path: String) throws(FileError) {
    let reason: String? =
      switch status.kind {
      case .folder: "it is a folder, where a log should be"
      case .link: "it is a symbolic link, where a log should be"
      case .special: "it is no regular file"
      case .regular where status.owner != system.userID: "it belongs to another user"
      case .regular where status.linkCount > 1: "it has a second name (a hard link)"
      case .regular: nil
      }
    if let reason { throw FileError(action: "open", path: path, code: 0, reason: reason) }
  }

  /// Where the log of a writer stands.
  func path(of writer: WriterID) -> String {
    switch place {
    case .folder: place.logFolderPath + "/\(writer.text).jsonl"
    case .file(let path): path
    }
  }

  /// The path of the ledger, from the root on.
  var fullPath: String {
    place.path.hasPrefix("/") ? place.path : system.currentFolder + "/" + place.path
  }

  /// The inode of the folder, or of the single log.
  func ledgerInode() throws(FileError) -> UInt64 {
    let path: String =
      switch place {
      case .folder(let path): path + "/."
      case .file(let path): path
      }
    return try system.status(at: path)?.inode ?? 0
  }

  /// Makes a folder that survives a loss of power.
  func makeFolder(_ path: String) throws(FileError) {
    try DurableFolder(system: system).make(path)
  }
}
