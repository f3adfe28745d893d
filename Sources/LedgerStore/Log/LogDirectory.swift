import LedgerModel

/// The place of a ledger as the file system has it: the names of its files, its lock and its quarantine.
struct LogDirectory: Sendable {
  let place: LedgerPlace
  let system: any FileSystem

  /// What stands at a ledger's place.
  struct Listing {
    /// A log that was found.
    struct Entry {
      var path: String
      /// As the log's name tells it; `nil` where the name is a person's choice.
      var writer: WriterID?
      var status: FileStatus
    }

    /// Of the folder, or of the single log; 0 where there is none.
    var inode: UInt64 = 0
    /// By name.
    var logs: [Entry] = []
  }

  /// What stands at the place: its logs, each of them a regular file of the person.
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
      // Another process may have made it between the two looks.
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
      guard let writer = LogDirectory.writer(ofLog: name) else { continue }
      let path = logFolder + "/" + name
      guard let status = try system.status(at: path) else {
        throw FileError(
          action: "open", path: path, code: 0, reason: "it went while it was looked at")
      }
      try check(status, path)
      listing.logs.append(.init(path: path, writer: writer, status: status))
    }
    return listing
  }

  /// Refuses what is no regular file of the person, with one name.
  func check(_ status: FileStatus, _ path: String) throws(FileError) {
    guard status.kind == .regular else { throw .obstacle(at: path) }
    if status.owner != system.userID { throw .foreign("open", path) }
    if status.linkCount > 1 { throw .obstacle(at: path) }
  }

  /// Refuses to put a file in the place of one that is no longer as it was looked at: somebody who knows
  /// of no lock may have written to it.
  ///
  /// - Parameter known: `nil` where nothing stood there.
  func checkUnchanged(_ path: String, _ known: FileStatus?) throws(FileError) {
    if try system.status(at: path) != known { throw .changed(path) }
  }

  /// The inode of the folder, or of the single log; 0 where there is none.
  func inode() throws(FileError) -> UInt64 {
    try system.status(at: inside(place.path))?.inode ?? 0
  }

  /// Whether somebody began a ledger in the folder: there is a folder for its logs, or a lock.
  ///
  /// - Parameter hasMadeLock: Whether this process made the lock just now, so that it says nothing.
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

  /// Returns when the names that lead to the logs are on the disk: the process that made them may
  /// have died before.
  func synchronizeNames() throws(FileError) {
    try system.synchronizeFolder(place.logFolderPath)
    guard case .folder(let path) = place else { return }
    try system.synchronizeFolder(path)
    try DurableFolder(system: system).synchronizeNames(to: path)
  }
}

// The names.
extension LogDirectory {
  /// Where the log of a writer stands.
  func path(of writer: WriterID) -> String {
    switch place {
    case .folder: place.logFolderPath + "/\(writer.text).jsonl"
    case .file(let path): path
    }
  }

  /// The writer that the name of a log tells; `nil` where it tells none.
  static func writer(ofLog path: String) -> WriterID? {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".jsonl") ? WriterID(name.dropLast(".jsonl".count)) : nil
  }

  /// What the status of a place of this kind is asked by: a folder may be a link, and is looked at from
  /// inside.
  func inside(_ path: String) -> String {
    if case .folder = place { path + "/." } else { path }
  }

  /// The path of the ledger, from the root on, without what leads nowhere (`.`, `//`, a `/` at the end).
  var fullPath: String { fullPath(of: place.path) }

  /// A path in the same way.
  func fullPath(of path: String) -> String {
    let path =
      path.utf8.first == UInt8(ascii: "/") ? path : system.currentFolder + "/" + path
    if LogDirectory.isPlain(path) { return path }
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
}

extension FileError {
  /// What is said where somebody who knows of no lock changed a log under a write.
  static func changed(_ path: String) -> FileError {
    FileError(action: "write to", path: path, code: 0, reason: "it changed meanwhile")
  }
}
