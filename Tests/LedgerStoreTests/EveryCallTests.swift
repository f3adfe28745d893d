import LedgerModel
import LedgerStore
import LedgerTestSupport
import Synchronization
import Testing

/// The real file system until one call fails, and where it lasts all later ones too.
private final class FailingCalls: ForwardingFileSystem {
  let base = SystemCalls()
  private let code: Int32
  private let lasts: Bool
  private let left: Mutex<Int>

  /// - Parameter number: Which call is the first to fail, from 1 on.
  init(from number: Int, code: Int32, lasts: Bool) {
    self.code = code
    self.lasts = lasts
    left = Mutex(number)
  }

  /// Whether the call that was to fail has come.
  var hasFailed: Bool { left.withLock { $0 <= 0 } }

  private func count(_ path: String) throws(FileError) {
    let number = left.withLock { left in
      left -= 1
      return left
    }
    if number == 0 || lasts && number < 0 {
      throw FileError(action: "use", path: path, code: code, reason: "made to fail")
    }
  }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    try count(path)
    return try base.open(path, access)
  }

  func status(of file: OpenFile) throws(FileError) -> FileStatus {
    try count(file.path)
    return try base.status(of: file)
  }

  func status(at path: String) throws(FileError) -> FileStatus? {
    try count(path)
    return try base.status(at: path)
  }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    try count(file.path)
    return try base.read(file, at: offset, into: &buffer, from: start)
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    try count(file.path)
    try base.append(bytes, to: file)
  }

  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError) {
    try count(file.path)
    try base.overwrite(file, at: offset, with: bytes)
  }

  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    try count(file.path)
    try base.truncate(file, to: byteCount)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    try count(file.path)
    try base.synchronize(file)
  }

  func synchronizeFolder(_ path: String) throws(FileError) {
    try count(path)
    try base.synchronizeFolder(path)
  }

  func rename(_ path: String, to newPath: String) throws(FileError) {
    try count(path)
    try base.rename(path, to: newPath)
  }

  func remove(_ path: String) throws(FileError) {
    try count(path)
    try base.remove(path)
  }

  func makeFolder(_ path: String) throws(FileError) {
    try count(path)
    try base.makeFolder(path)
  }

  func names(in path: String) throws(FileError) -> [String] {
    try count(path)
    return try base.names(in: path)
  }
}

/// Every call on a file that a write makes fails once: what is said of the write is true.
struct EveryCallTests {
  private static let codes: [(String, Int32)] = [
    ("EIO", 5), ("EACCES", 13), ("ENOSPC", 28), ("EROFS", 30),
  ]

  @Test(arguments: codes, [false, true])
  func `a write is said to be refused only where nothing of it is stored`(
    code: (name: String, number: Int32), lasts: Bool
  ) async throws {
    for isNew in [false, true] {
      var number = 0
      var hasFailed = true
      while hasFailed {
        number += 1
        let place = try LedgerFolder()
        if !isNew { _ = try await place.ledger().begin() }
        let system = FailingCalls(from: number, code: code.number, lasts: lasts)
        var answer = "stored"
        do {
          _ = try await place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"), on: system)
            .perform(AppendEvents([.spent(1_00)]))
        } catch {
          answer = (error as? LedgerError)?.isUnknown == true ? "unknown" : "refused"
        }
        hasFailed = system.hasFailed
        let count = try place.store.end().eventCount
        let what = "\(code.name) at call \(number) of a \(isNew ? "new" : "begun") ledger"
        #expect(answer != "refused" || count == (isNew ? 0 : 1), "\(what) is refused, and stored")
        let isThere = count == 2
        #expect(answer != "stored" || isThere, "\(what) is stored, and \(count) events are there")
      }
      #expect(number > 10)
    }
  }
}
