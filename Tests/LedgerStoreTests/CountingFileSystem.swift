import LedgerStore
import Synchronization

/// The real file system, with a count of what was asked of it.
final class CountingFileSystem: ForwardingFileSystem {
  struct Counts: Equatable {
    /// How many bytes of logs were read.
    var readByteCount = 0
    /// How often a log was synchronised.
    var syncCount = 0
    /// How often something was appended to a log.
    var appendCount = 0
    /// How often the ledger was locked.
    var lockCount = 0
    /// How often the names in a folder of logs were listed.
    var listingCount = 0
    /// Where bytes of a log were written over, and not added.
    var overwritten: [Range<Int>] = []
    /// Folders whose names were stored.
    var synchronizedFolders: Set<String> = []
  }

  let base = SystemCalls()
  private let state = Mutex(Counts())
  private let openFiles = Mutex<Set<Int32>>([])
  /// What the system lets nobody store the names of, or write over.
  private let forbidden: Set<String>

  init(forbidding forbidden: Set<String> = []) {
    self.forbidden = forbidden
  }

  private func check(_ path: String) throws(FileError) {
    guard forbidden.contains(path) else { return }
    throw FileError(action: "open", path: path, code: 13, reason: "Permission denied")
  }

  var counts: Counts { state.withLock { $0 } }
  /// How many files are open.
  var openCount: Int { openFiles.withLock(\.count) }
  func reset() { state.withLock { $0 = Counts() } }

  private func count(_ file: OpenFile, _ note: (inout Counts) -> Void) {
    if file.path.contains(".jsonl") { state.withLock { note(&$0) } }
  }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    if access == .update { try check(path) }
    let file = try base.open(path, access)
    openFiles.withLock { _ = $0.insert(file.number) }
    return file
  }

  func close(_ file: OpenFile) {
    openFiles.withLock { _ = $0.remove(file.number) }
    base.close(file)
  }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    let read = try base.read(file, at: offset, into: &buffer, from: start)
    count(file) { $0.readByteCount += read }
    return read
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    count(file) { $0.appendCount += 1 }
    try base.append(bytes, to: file)
  }

  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError) {
    count(file) { $0.overwritten.append(offset..<offset + bytes.count) }
    try base.overwrite(file, at: offset, with: bytes)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    count(file) { $0.syncCount += 1 }
    try base.synchronize(file)
  }

  func synchronizeFolder(_ path: String) throws(FileError) {
    try check(path)
    state.withLock { _ = $0.synchronizedFolders.insert(path) }
    try base.synchronizeFolder(path)
  }

  func names(in path: String) throws(FileError) -> [String] {
    if path.hasSuffix("/log") { state.withLock { $0.listingCount += 1 } }
    return try base.names(in: path)
  }

  /// Waits where nobody would: a child that another test starts holds every lock of this process for
  /// a moment, and what is then not remembered would be counted as read again.
  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    state.withLock { $0.lockCount += 1 }
    return try base.lock(path, deadline: max(deadline, .seconds(10)))
  }
}
