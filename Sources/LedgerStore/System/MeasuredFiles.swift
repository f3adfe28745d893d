/// A file system that reports each call and how long it took, so that a program can show its own work.
package struct MeasuredFiles<Base: FileSystem>: ForwardingFileSystem {
  /// The purpose of a call.
  package enum Work: String, Hashable, Sendable {
    case look = "look at files"
    case lock = "lock"
    case readLog = "read log"
    case readSnapshot = "read snapshot"
    case write
    case synchronize = "sync"
  }

  package let base: Base
  /// The folder of snapshots; `nil` if none are kept.
  private let snapshotFolder: String?
  private let now: @Sendable () -> Duration
  private let tell: @Sendable (Work, Duration, _ byteCount: Int) -> Void

  /// - Parameters:
  ///   - now: A clock that never goes back.
  ///   - tell: Called for each call with its start, and how many bytes it moved.
  package init(
    _ base: Base, snapshotFolder: String?, now: @escaping @Sendable () -> Duration,
    tell: @escaping @Sendable (Work, Duration, _ byteCount: Int) -> Void
  ) {
    self.base = base
    self.snapshotFolder = snapshotFolder
    self.now = now
    self.tell = tell
  }

  private func measured<R>(
    _ work: Work, byteCount: Int = 0, _ body: () throws(FileError) -> R
  ) throws(FileError) -> R {
    let start = now()
    defer { tell(work, start, byteCount) }
    return try body()
  }

  package func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    try measured(.look) { () throws(FileError) in try base.open(path, access) }
  }

  package func status(of file: OpenFile) throws(FileError) -> FileStatus {
    try measured(.look) { () throws(FileError) in try base.status(of: file) }
  }

  package func status(at path: String) throws(FileError) -> FileStatus? {
    try measured(.look) { () throws(FileError) in try base.status(at: path) }
  }

  package func names(in path: String) throws(FileError) -> [String] {
    try measured(.look) { () throws(FileError) in try base.names(in: path) }
  }

  package func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    let began = now()
    let isSnapshot = snapshotFolder.map { file.path.hasPrefix($0 + "/") } ?? false
    let count = try base.read(file, at: offset, into: &buffer, from: start)
    tell(isSnapshot ? .readSnapshot : .readLog, began, count)
    return count
  }

  package func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    try measured(.write, byteCount: bytes.count) { () throws(FileError) in
      try base.append(bytes, to: file)
    }
  }

  package func overwrite(
    _ file: OpenFile, at offset: Int, with bytes: [UInt8]
  ) throws(FileError) {
    try measured(.write, byteCount: bytes.count) { () throws(FileError) in
      try base.overwrite(file, at: offset, with: bytes)
    }
  }

  package func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    try measured(.write) { () throws(FileError) in try base.truncate(file, to: byteCount) }
  }

  package func rename(_ path: String, to newPath: String) throws(FileError) {
    try measured(.write) { () throws(FileError) in try base.rename(path, to: newPath) }
  }

  package func synchronize(_ file: OpenFile) throws(FileError) {
    try measured(.synchronize) { () throws(FileError) in try base.synchronize(file) }
  }

  package func synchronizeFolder(_ path: String) throws(FileError) {
    try measured(.synchronize) { () throws(FileError) in try base.synchronizeFolder(path) }
  }

  package func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    try measured(.lock) { () throws(FileError) in try base.lock(path, deadline: deadline) }
  }
}
