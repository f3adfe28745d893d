import LedgerStore
import Synchronization

/// The real file system, but for one kind of call that fails, most of them the first time only.
final class FailingFileSystem: ForwardingFileSystem {
  enum Call {
    case open
    case append
    /// Half of the bytes are written before the failure.
    case shortAppend
    case synchronize
    case status
    /// Not only the first time: every file belongs to another user.
    case ownership

    /// Those that every write makes; the others only a write that follows at once on another.
    static let ofEveryWrite = [Call.open, .append, .shortAppend, .synchronize, .status]
  }

  let base = SystemCalls()
  private let failing: Call
  private let hasFailed: Mutex<Bool>

  /// - Parameter isArmed: Whether the next call of the kind fails, and not only once ``arm()`` was
  ///   called.
  init(failing: Call, isArmed: Bool = true) {
    self.failing = failing
    hasFailed = Mutex(!isArmed)
  }

  /// Has the next call of the kind fail.
  func arm() {
    hasFailed.withLock { hasFailed in hasFailed = false }
  }

  private func fails(_ call: Call, _ path: String) throws(FileError) {
    guard call == failing, path.hasSuffix(".jsonl") else { return }
    let isFirst = hasFailed.withLock { hasFailed in
      defer { hasFailed = true }
      return !hasFailed
    }
    if isFirst { throw FileError(action: "use", path: path, code: 5, reason: "made to fail") }
  }

  var userID: UInt32 { failing == .ownership ? base.userID &+ 1 : base.userID }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    if access == .append { try fails(.open, path) }
    return try base.open(path, access)
  }

  func status(of file: OpenFile) throws(FileError) -> FileStatus {
    try fails(.status, file.path)
    return try base.status(of: file)
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    try fails(.append, file.path)
    do throws(FileError) {
      try fails(.shortAppend, file.path)
    } catch {
      try base.append(Array(bytes.prefix(bytes.count / 2)), to: file)
      throw error
    }
    try base.append(bytes, to: file)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    try fails(.synchronize, file.path)
    try base.synchronize(file)
  }
}
