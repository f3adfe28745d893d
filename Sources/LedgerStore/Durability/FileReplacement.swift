/// Puts a file in place as a whole: written aside, synced, renamed, and the folder synced.
struct FileReplacement: Sendable {
  let system: any FileSystem

  /// Writes a file so that a loss of power leaves the old one or the new one.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try replace(path) { file throws(FileError) in try system.append(bytes, to: file) }
  }

  /// Writes a copy of a part of another file in the same way.
  func replace(
    _ path: String, withCopyOf source: OpenFile, from start: Int, byteCount: Int
  ) throws(FileError) {
    try replace(path) { file throws(FileError) in
      try copy(source, from: start, byteCount: byteCount, to: file)
    }
  }

  /// Adds a copy of a part of a file to another.
  func copy(
    _ source: OpenFile, from start: Int, byteCount: Int, to file: OpenFile
  ) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: min(byteCount, FileReplacement.chunkByteCount))
    var done = 0
    while done < byteCount {
      let count = min(
        try system.read(source, at: start + done, into: &buffer, from: 0), byteCount - done)
      if count == 0 { break }
      try system.append(Array(buffer.prefix(count)), to: file)
      done += count
    }
  }

  /// So that memory does not grow with the file.
  private static let chunkByteCount = 1 << 20

  /// Writes a file in the same way, in as many pieces as its writer likes.
  func replace(
    _ path: String, _ write: (OpenFile) throws(FileError) -> Void
  ) throws(FileError) {
    let aside = path + ".new"
    // Left over from a write that the machine's end cut short.
    if try system.status(at: aside) != nil { try system.remove(aside) }
    let file = try system.open(aside, .create)
    do throws(FileError) {
      try write(file)
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
