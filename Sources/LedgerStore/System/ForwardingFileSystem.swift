/// A file system that forwards to another one all calls that it does not implement itself: to count calls, make them
/// fail, omit some, or share open files.
package protocol ForwardingFileSystem: FileSystem {
  /// The file system that is called: the real one, or another that forwards.
  associatedtype Base: FileSystem
  /// The target of the calls.
  var base: Base { get }
}

extension ForwardingFileSystem {
  package func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    try base.open(path, access)
  }

  package func close(_ file: OpenFile) { base.close(file) }

  package func status(of file: OpenFile) throws(FileError) -> FileStatus {
    try base.status(of: file)
  }

  package func status(at path: String) throws(FileError) -> FileStatus? {
    try base.status(at: path)
  }

  package func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    try base.read(file, at: offset, into: &buffer, from: start)
  }

  package func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    try base.append(bytes, to: file)
  }

  package func overwrite(
    _ file: OpenFile, at offset: Int, with bytes: [UInt8]
  ) throws(FileError) {
    try base.overwrite(file, at: offset, with: bytes)
  }

  package func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    try base.truncate(file, to: byteCount)
  }

  package func synchronize(_ file: OpenFile) throws(FileError) { try base.synchronize(file) }

  package func forgetCache(of file: OpenFile) { base.forgetCache(of: file) }

  package func synchronizeFolder(_ path: String) throws(FileError) {
    try base.synchronizeFolder(path)
  }

  package func rename(_ path: String, to newPath: String) throws(FileError) {
    try base.rename(path, to: newPath)
  }

  package func remove(_ path: String) throws(FileError) { try base.remove(path) }

  package func removeFolder(_ path: String) throws(FileError) { try base.removeFolder(path) }

  package func makeFolder(_ path: String) throws(FileError) { try base.makeFolder(path) }

  package func names(in path: String) throws(FileError) -> [String] { try base.names(in: path) }

  package func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    try base.lock(path, deadline: deadline)
  }

  package var currentFolder: String { base.currentFolder }

  package var userID: UInt32 { base.userID }

  package func randomNumber() -> UInt64 { base.randomNumber() }
}
