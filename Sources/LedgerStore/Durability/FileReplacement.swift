/// Puts a file in place as a whole: written aside, synced, renamed, and the folder synced.
struct FileReplacement: Sendable {
  let system: any FileSystem

  /// Writes a file so that a loss of power leaves the old one or the new one.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let aside = path + ".new"
    // Left over from a write that the machine's end cut short.
    if try system.status(at: aside) != nil { try system.remove(aside) }
    let file = try system.open(aside, .create)
    do throws(FileError) {
      try system.append(bytes, to: file)
      try system.synchronize(file)
      system.close(file)
      try system.rename(aside, to: path)
    } catch {
      system.close(file)
      try? system.remove(aside)
      throw error
    }
    try system.synchronizeFolder(LedgerPlace.parent(of: path))
  }
}
