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
}
