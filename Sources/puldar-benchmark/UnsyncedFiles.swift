import LedgerStore

/// The files of the system, but nothing waits for the disk: what an append costs without it.
struct UnsyncedFiles: FileSystem {
  private let files = SystemCalls()

  func synchronize(_ file: OpenFile) {}
  func synchronizeFolder(_ path: String) {}

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    try files.open(path, access)
  }
  func close(_ file: OpenFile) { files.close(file) }
  func status(of file: OpenFile) throws(FileError) -> FileStatus { try files.status(of: file) }
  func status(at path: String) throws(FileError) -> FileStatus? { try files.status(at: path) }
  func read(_ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int)
    throws(FileError) -> Int
  { try files.read(file, at: offset, into: &buffer, from: start) }
  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    try files.append(bytes, to: file)
  }
  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError) {
    try files.overwrite(file, at: offset, with: bytes)
  }
  func forgetCache(of file: OpenFile) {}
  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    try files.truncate(file, to: byteCount)
  }
  func rename(_ path: String, to newPath: String) throws(FileError) {
    try files.rename(path, to: newPath)
  }
  func remove(_ path: String) throws(FileError) { try files.remove(path) }
  func makeFolder(_ path: String) throws(FileError) { try files.makeFolder(path) }
  func names(in path: String) throws(FileError) -> [String] { try files.names(in: path) }
  func lock(
    _ path: String, deadline: Duration, isLast: Bool
  ) throws(FileError) -> OpenFile? {
    try files.lock(path, deadline: deadline, isLast: isLast)
  }
  var currentFolder: String { files.currentFolder }
  var userID: UInt32 { files.userID }
}
