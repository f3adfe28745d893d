/// Makes folders whose names survive a loss of power.
struct DurableFolder: Sendable {
  let system: any FileSystem

  /// Makes a folder, and those above it that are missing, each with its name on the disk.
  func make(_ path: String) throws(FileError) {
    if try system.status(at: path + "/.") != nil { return }
    let parent = LedgerPlace.parent(of: path)
    if parent != path { try make(parent) }
    try system.makeFolder(path)
    try system.synchronizeFolder(parent)
  }

  /// Returns when the names that lead to a folder are on the disk, as far up as the folders are the
  /// user's own and may be looked into: the process that made them may have died before.
  func synchronizeNames(to path: String) throws(FileError) {
    guard let folder = try system.status(at: path + "/.") else { return }
    var path = path
    var isOwn = true
    while isOwn, case let parent = LedgerPlace.parent(of: path), parent != path {
      do throws(FileError) {
        guard let above = try system.status(at: parent + "/."), above.device == folder.device
        else { return }
        try system.synchronizeFolder(parent)
        isOwn = above.owner == system.userID
      } catch {
        // Where a program may not look it has made nothing, as a rule.
        guard error.isForbidden else { throw error }
        return
      }
      path = parent
    }
  }
}
