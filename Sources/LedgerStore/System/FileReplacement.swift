/// The replacement of a file as a whole: written aside, synced, renamed, and the folder synced.
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

  /// Appends a copy of a part of a file to another.
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

  /// Bounds the memory used for a file.
  private static let chunkByteCount = 1 << 20

  /// Writes a file in the same way, in any number of pieces.
  ///
  /// - Parameter check: Runs right before the file takes its name, and throws to prevent it, such as when another file
  ///   has the name by now.
  func replace(
    _ path: String, check: () throws(FileError) -> Void = {},
    _ write: (OpenFile) throws(FileError) -> Void
  ) throws(FileError) {
    let aside = try makeAside(path)
    do throws(FileError) {
      try fill(aside, write)
      try check()
      try system.rename(aside.path, to: path)
    } catch {
      try? system.remove(aside.path)
      throw error
    }
    try system.synchronizeFolder(LedgerPlace.parent(of: path))
  }

  /// Writes and closes a file. It is closed only once: afterwards another thread's file may get its number.
  private func fill(
    _ file: OpenFile, _ write: (OpenFile) throws(FileError) -> Void
  ) throws(FileError) {
    defer { system.close(file) }
    try write(file)
    try system.synchronize(file)
  }

  /// Makes a file next to another one, under an unused name: an existing file may be someone's copy, or one that
  /// another process writes.
  private func makeAside(_ path: String) throws(FileError) -> OpenFile {
    var aside = path + ".new"
    var number = 1
    while try system.status(at: aside) != nil {
      number += 1
      aside = "\(path)-\(number).new"
    }
    return try system.open(aside, .create)
  }
}
