import LedgerModel

/// The place of a ledger in the file system: the names of its files, its lock and its quarantine.
struct LogDirectory: Sendable {
  let place: LedgerPlace
  let system: any FileSystem
  /// Whether it may be another user's, because it is only read.
  var isForeign = false

  /// The contents of a ledger's place.
  struct Listing {
    /// A log that was found.
    struct Entry {
      var path: String
      /// The writer in the log's name; `nil` if the name is a person's choice.
      var writer: WriterID?
      var status: FileStatus
    }

    /// The inode of the folder, or of the single log; 0 if there is none.
    var inode: UInt64 = 0
    /// The logs by name.
    var logs: [Entry] = []
    /// The paths of other files among them that may hold a log: copies after a conflict, and placeholders of logs that
    /// are elsewhere. Told by their names alone, since every command looks.
    var copies: [String] = []
  }

  /// Lists the logs at the place. Each must be a regular file of this user.
  func list() throws(FileError) -> Listing {
    switch place {
    case .file(let path):
      guard let status = try system.status(at: path) else { return Listing() }
      try check(status, path)
      return Listing(inode: status.inode, logs: [.init(path: path, status: status)])
    case .folder(let path): return try listFolder(path)
    }
  }

  private func listFolder(_ path: String) throws(FileError) -> Listing {
    var listing = Listing()
    var status = try system.status(at: inside(path))
    if status == nil {
      guard try system.status(at: path) != nil else { return listing }
      // Another process may have made it between the two checks.
      status = try system.status(at: inside(path))
    }
    guard let status, status.kind == .folder else {
      throw FileError(
        action: "open", path: path, code: 0, reason: "it is no folder",
        remedy: "Name a ledger's folder, or one log that ends in .jsonl.")
    }
    listing.inode = status.inode
    let logFolder = place.logFolderPath
    if let kind = try system.status(at: logFolder)?.kind, kind != .folder {
      throw .obstacle(at: logFolder, isFolderNeeded: true)
    }
    for name in try system.names(in: logFolder) {
      let path = logFolder + "/" + name
      guard let writer = LogDirectory.writer(ofLog: name) else {
        if LogDirectory.namesCopy(name) { listing.copies.append(path) }
        continue
      }
      guard let status = try system.status(at: path) else {
        throw FileError(
          action: "open", path: path, code: 0, reason: "it went while it was looked at")
      }
      try check(status, path)
      listing.logs.append(.init(path: path, writer: writer, status: status))
    }
    return listing
  }

  /// Refuses anything but a regular file of this user with a single hard link; if it is only read, anything but a
  /// regular file.
  func check(_ status: FileStatus, _ path: String) throws(FileError) {
    if isForeign, status.kind == .regular { return }
    if isForeign {
      throw FileError(action: "open", path: path, code: 0, reason: "it is no regular file")
    }
    guard status.kind == .regular else { throw .obstacle(at: path) }
    if status.owner != system.userID { throw .foreign("open", path) }
    if status.linkCount > 1 { throw .obstacle(at: path) }
  }

  /// Refuses to replace a file that changed since it was looked at: a program without the lock may have written to it.
  ///
  /// - Parameter known: The status it had; `nil` if nothing was there.
  func checkUnchanged(_ path: String, _ known: FileStatus?) throws(FileError) {
    if try system.status(at: path) != known { throw .changed(path) }
  }

  /// Returns the inode of the folder, or of the single log; 0 if there is none.
  func inode() throws(FileError) -> UInt64 {
    try system.status(at: inside(place.path))?.inode ?? 0
  }

  /// Returns whether a ledger was begun in the folder: it has a folder for logs, or a lock.
  ///
  /// - Parameter hasMadeLock: Whether this process just made the lock, which then proves nothing.
  func hasBegun(hasMadeLock: Bool) throws(FileError) -> Bool {
    guard case .folder = place else { return false }
    if try system.status(at: place.logFolderPath) != nil { return true }
    if hasMadeLock { return false }
    return try system.status(at: place.lockPath) != nil
  }

  /// Makes a folder that survives a loss of power.
  func makeFolder(_ path: String) throws(FileError) {
    try DurableFolder(system: system).make(path)
  }

  /// Returns when the names that lead to the logs are on the disk: the process that made them may have died first.
  func synchronizeNames() throws(FileError) {
    try system.synchronizeFolder(place.logFolderPath)
    guard case .folder(let path) = place else { return }
    try system.synchronizeFolder(path)
    try DurableFolder(system: system).synchronizeNames(to: path)
  }
}

// Names and paths.
extension LogDirectory {
  /// Returns the path of a writer's log.
  func path(of writer: WriterID) -> String {
    switch place {
    case .folder: place.logFolderPath + "/\(writer.text).jsonl"
    case .file(let path): path
    }
  }

  /// Returns the writer in the name of a log; `nil` if it names none.
  static func writer(ofLog path: String) -> WriterID? {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
    return name.hasSuffix(".jsonl") ? WriterID(name.dropLast(".jsonl".count)) : nil
  }

  /// Returns whether the name of a file that is no log may be that of a copy of one. What is just being written is none.
  private static func namesCopy(_ name: String) -> Bool {
    name.lowercased().contains(".jsonl") && !name.hasSuffix(".new")
  }

  /// Returns the path for the status of a place of this kind: a folder may be a link, and is looked at from inside.
  func inside(_ path: String) -> String {
    if case .folder = place { path + "/." } else { path }
  }

  /// The absolute path of the ledger without redundant parts (`.`, `//`, a `/` at the end).
  var fullPath: String { fullPath(of: place.path) }

  /// Returns a path in the same form.
  func fullPath(of path: String) -> String {
    let path =
      path.utf8.first == UInt8(ascii: "/") ? path : system.currentFolder + "/" + path
    if LogDirectory.isPlain(path) { return path }
    return "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Returns whether a path has no redundant parts.
  private static func isPlain(_ path: String) -> Bool {
    var isBehindSlash = false
    for byte in path.utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if isBehindSlash, isSlash || byte == UInt8(ascii: ".") { return false }
      isBehindSlash = isSlash
    }
    return !isBehindSlash
  }
}

extension FileError {
  /// Returns the error for a log that a program without the lock changed during a write.
  static func changed(_ path: String) -> FileError {
    FileError(action: "write to", path: path, code: 0, reason: "it changed meanwhile")
  }
}
