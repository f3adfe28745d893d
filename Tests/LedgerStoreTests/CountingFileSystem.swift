import LedgerStore
import Synchronization

/// The real file system, with a count of what was asked of it.
final class CountingFileSystem: FileSystem {
  struct Counts: Equatable {
    /// How many bytes of logs were read.
    var readByteCount = 0
    /// How often a log was synchronised.
    var syncCount = 0
    /// How often something was appended to a log.
    var appendCount = 0
    /// How often the ledger was locked.
    var lockCount = 0
    /// How often a log's or a mark's status was asked for, and with it its time.
    var statusCount = 0
    /// Where bytes of a log were written over, and not added.
    var overwritten: [Range<Int>] = []
    /// Folders whose names were stored.
    var synchronizedFolders: Set<String> = []
  }

  private let system = SystemCalls()
  private let state = Mutex(Counts())
  private let start: ContinuousClock.Instant?
  /// What the system lets nobody store the names of, or write over.
  private let forbidden: Set<String>

  /// - Parameter isTimeless: Whether no time passes, so that a busy machine changes nothing.
  init(isTimeless: Bool = false, forbidding forbidden: Set<String> = []) {
    start = isTimeless ? .now : nil
    self.forbidden = forbidden
  }

  private func check(_ path: String) throws(FileError) {
    guard forbidden.contains(path) else { return }
    throw FileError(action: "open", path: path, code: 13, reason: "Permission denied")
  }

  var instant: ContinuousClock.Instant { start ?? system.instant }

  func after(_ delay: Duration, _ body: @escaping @Sendable () -> Void) {
    if start == nil { system.after(delay, body) }
  }

  var counts: Counts { state.withLock { $0 } }
  func reset() { state.withLock { $0 = Counts() } }

  private func count(_ file: OpenFile, _ note: (inout Counts) -> Void) {
    if file.path.contains(".jsonl") { state.withLock { note(&$0) } }
  }

  var currentFolder: String { system.currentFolder }
  var userID: UInt32 { system.userID }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    if access == .update { try check(path) }
    return try system.open(path, access)
  }
  func close(_ file: OpenFile) { system.close(file) }

  func status(of file: OpenFile) throws(FileError) -> FileStatus {
    countStatus(file.path)
    return try system.status(of: file)
  }

  func status(at path: String) throws(FileError) -> FileStatus? {
    countStatus(path)
    return try system.status(at: path)
  }

  private func countStatus(_ path: String) {
    if path.hasSuffix(".jsonl") || path.hasSuffix(".mark") {
      state.withLock { $0.statusCount += 1 }
    }
  }

  func byteCount(of file: OpenFile) throws(FileError) -> Int { try system.byteCount(of: file) }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    let read = try system.read(file, at: offset, into: &buffer, from: start)
    count(file) { $0.readByteCount += read }
    return read
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    count(file) { $0.appendCount += 1 }
    try system.append(bytes, to: file)
  }

  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError) {
    count(file) { $0.overwritten.append(offset..<offset + bytes.count) }
    try system.overwrite(file, at: offset, with: bytes)
  }

  func forgetCache(of file: OpenFile) { system.forgetCache(of: file) }

  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    try system.truncate(file, to: byteCount)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    count(file) { $0.syncCount += 1 }
    try system.synchronize(file)
  }

  func synchronizeFolder(_ path: String) throws(FileError) {
    try check(path)
    state.withLock { _ = $0.synchronizedFolders.insert(path) }
    try system.synchronizeFolder(path)
  }
  func rename(_ path: String, to newPath: String) throws(FileError) {
    try system.rename(path, to: newPath)
  }
  func remove(_ path: String) throws(FileError) { try system.remove(path) }
  func makeFolder(_ path: String) throws(FileError) { try system.makeFolder(path) }
  func names(in path: String) throws(FileError) -> [String] { try system.names(in: path) }
  func lock(
    _ path: String, deadline: Duration, isLast: Bool
  ) throws(FileError) -> OpenFile? {
    state.withLock { $0.lockCount += 1 }
    return try system.lock(path, deadline: deadline, isLast: isLast)
  }
}
