/// A maker of folders whose names survive a loss of power.
struct DurableFolder: Sendable {
  let system: any FileSystem

  /// Makes a folder and its missing parents, each with its name on the disk.
  func make(_ path: String) throws(FileError) {
    if try system.status(at: path + "/.") != nil { return }
    let parent = LedgerPlace.parent(of: path)
    if parent != path { try make(parent) }
    try system.makeFolder(path)
    try system.synchronizeFolder(parent)
  }

  /// Returns when the names in a path to a folder are on the disk: the process that made the folders may have died
  /// first. Above the folder's parent, this continues up as long as the folders are the user's own and accessible.
  func synchronizeNames(to path: String) throws(FileError) {
    guard let folder = try system.status(at: path + "/.") else { return }
    var path = LedgerPlace.parent(of: path)
    try system.synchronizeFolder(path)
    do throws(FileError) {
      while let status = try system.status(at: path + "/."), status.owner == system.userID,
        status.device == folder.device
      {
        let parent = LedgerPlace.parent(of: path)
        guard parent != path, try system.status(at: parent + "/.") != nil else { return }
        try system.synchronizeFolder(parent)
        path = parent
      }
    } catch {
      // A sandbox hides everything outside of it, and its program made none of that.
      guard error.lacksPermission else { throw error }
    }
  }
}
