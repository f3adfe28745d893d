import LedgerModel

extension LogFolder {
  /// What stands at the ledger's place: its logs, each of them a regular file of the person.
  func lookAtPlace() throws(LogError) -> DirectoryListing {
    do throws(FileError) {
      switch place {
      case .file(let path): return try lookAtFile(path)
      case .folder(let path): return try lookAtFolder(path)
      }
    } catch {
      throw LogError(reading: error)
    }
  }

  private func lookAtFile(_ path: String) throws(FileError) -> DirectoryListing {
    var look = DirectoryListing()
    guard let status = try system.status(at: path) else { return look }
    try check(status, path)
    look.inode = status.inode
    look.logs = [.init(path: path, writer: nil, status: status)]
    return look
  }

  private func lookAtFolder(_ path: String) throws(FileError) -> DirectoryListing {
    var look = DirectoryListing()
    // The folder itself may be a link, so it is looked at from inside.
    var inside = try system.status(at: path + "/.")
    if inside == nil {
      guard try system.status(at: path) != nil else { return look }
      // Another process may have made it between the two looks.
      inside = try system.status(at: path + "/.")
    }
    guard let inside, inside.kind == .folder else {
      throw FileError(
        action: "open", path: path, code: 0, reason: "it is no folder",
        remedy: .nameLedger)
    }
    look.inode = inside.inode
    let logFolder = place.logFolderPath
    if let kind = try system.status(at: logFolder)?.kind, kind != .folder {
      throw .obstacle(at: logFolder, isFolderNeeded: true)
    }
    for name in try system.names(in: logFolder) where name.hasSuffix(".jsonl") {
      guard let writer = WriterID(name.dropLast(6)) else { continue }
      let path = logFolder + "/" + name
      guard let status = try system.status(at: path) else {
        throw FileError(
          action: "open", path: path, code: 0, reason: "it went while it was looked at")
      }
      try check(status, path)
      look.logs.append(.init(path: path, writer: writer, status: status))
    }
    return look
  }

  /// Refuses what is no regular file of the person, with one name.
  func check(_ status: FileStatus, _ path: String) throws(FileError) {
    guard status.kind == .regular else { throw .obstacle(at: path) }
    if status.owner != system.userID { throw .foreign("open", path) }
    if status.linkCount > 1 { throw .obstacle(at: path) }
  }

  /// Where the log of a writer stands.
  func path(of writer: WriterID) -> String {
    switch place {
    case .folder: place.logFolderPath + "/\(writer.text).jsonl"
    case .file(let path): path
    }
  }

  /// The path of the ledger, from the root on, without what leads nowhere (`.`, `//`, a `/` at the end).
  var fullPath: String { fullPath(of: place.path) }

  /// A path in the same way.
  func fullPath(of path: String) -> String {
    let path =
      path.utf8.first == UInt8(ascii: "/") ? path : system.currentFolder + "/" + path
    if LogFolder.isPlain(path) { return path }
    return "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Whether nothing need be left out of a path.
  private static func isPlain(_ path: String) -> Bool {
    var isBehindSlash = false
    for byte in path.utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if isBehindSlash, isSlash || byte == UInt8(ascii: ".") { return false }
      isBehindSlash = isSlash
    }
    return !isBehindSlash
  }

  /// The inode of the folder, or of the single log; 0 where there is none.
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
