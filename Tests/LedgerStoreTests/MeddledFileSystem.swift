import LedgerStore
import Synchronization

/// The real file system, with somebody at work in it who knows of no lock: once, before a log, or what is
/// to take its place, is synchronised.
final class MeddledFileSystem: FileSystem {
  private let system = SystemCalls()
  private let deed: Mutex<(@Sendable () -> Void)?>

  init(_ deed: @escaping @Sendable () -> Void) {
    self.deed = Mutex(deed)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    if file.path.hasSuffix(".jsonl") || file.path.hasSuffix(".jsonl.new") {
      let deed = deed.withLock { deed in
        defer { deed = nil }
        return deed
      }
      deed?()
    }
    try system.synchronize(file)
  }

  // As they are.

  var currentFolder: String { system.currentFolder }
  var userID: UInt32 { system.userID }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    try system.open(path, access)
  }

  func close(_ file: OpenFile) { system.close(file) }

  func status(of file: OpenFile) throws(FileError) -> FileStatus { try system.status(of: file) }

  func status(at path: String) throws(FileError) -> FileStatus? { try system.status(at: path) }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    try system.read(file, at: offset, into: &buffer, from: start)
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    try system.append(bytes, to: file)
  }

  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError) {
    try system.overwrite(file, at: offset, with: bytes)
  }

  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    try system.truncate(file, to: byteCount)
  }

  func rename(_ path: String, to newPath: String) throws(FileError) {
    try system.rename(path, to: newPath)
  }

  func forgetCache(of file: OpenFile) { system.forgetCache(of: file) }

  func synchronizeFolder(_ path: String) throws(FileError) { try system.synchronizeFolder(path) }

  func remove(_ path: String) throws(FileError) { try system.remove(path) }

  func makeFolder(_ path: String) throws(FileError) { try system.makeFolder(path) }

  func names(in path: String) throws(FileError) -> [String] { try system.names(in: path) }

  func lock(
    _ path: String, deadline: Duration, isLast: Bool
  ) throws(FileError) -> OpenFile? {
    try system.lock(path, deadline: deadline, isLast: isLast)
  }
}
