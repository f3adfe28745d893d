import LedgerModel
import LedgerStore
import LedgerTestSupport
import Synchronization
import Testing

/// The real file system until one call fails, and where it lasts all later ones too.
final class FailingCalls: ForwardingFileSystem {
  /// What is asked of the file system.
  enum Call: CaseIterable {
    case open, status, look, read, append, overwrite, truncate, synchronize, synchronizeFolder
    case rename, remove, removeFolder, makeFolder, names
  }

  let base = SystemCalls()
  private let code: Int32
  private let lasts: Bool
  /// What alone fails; `nil` for all.
  private let failing: Call?
  private let left: Mutex<Int>
  /// What is open, by its number, and what was closed that was not.
  private let files = Mutex((open: Set<Int32>(), closedTwice: [String]()))

  /// - Parameters:
  ///   - number: Which call is the first to fail, from 1 on.
  ///   - failing: Of which kind alone calls are counted, and fail.
  init(from number: Int, code: Int32, lasts: Bool, failing: Call? = nil) {
    self.failing = failing
    self.code = code
    self.lasts = lasts
    left = Mutex(number)
  }

  /// Whether the call that was to fail has come.
  var hasFailed: Bool { left.withLock { $0 <= 0 } }

  /// The files that were closed twice: by then their numbers can be another thread's files.
  var closedTwice: [String] { files.withLock { $0.closedTwice } }

  private func count(_ call: Call, _ path: String) throws(FileError) {
    guard failing == nil || failing == call else { return }
    let number = left.withLock { left in
      left -= 1
      return left
    }
    if number == 0 || lasts && number < 0 {
      throw FileError(action: "use", path: path, code: code, reason: "made to fail")
    }
  }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    try count(.open, path)
    let file = try base.open(path, access)
    files.withLock { _ = $0.open.insert(file.number) }
    return file
  }

  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    guard let file = try base.lock(path, deadline: deadline) else { return nil }
    files.withLock { _ = $0.open.insert(file.number) }
    return file
  }

  func close(_ file: OpenFile) {
    let isOpen = files.withLock { files in
      // Before it is closed: from then on the number can be another file's.
      if files.open.remove(file.number) != nil { return true }
      files.closedTwice.append(file.path)
      return false
    }
    if isOpen { base.close(file) }
  }

  func status(of file: OpenFile) throws(FileError) -> FileStatus {
    try count(.status, file.path)
    return try base.status(of: file)
  }

  func status(at path: String) throws(FileError) -> FileStatus? {
    try count(.look, path)
    return try base.status(at: path)
  }

  func read(
    _ file: OpenFile, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    try count(.read, file.path)
    return try base.read(file, at: offset, into: &buffer, from: start)
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    try count(.append, file.path)
    try base.append(bytes, to: file)
  }

  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError) {
    try count(.overwrite, file.path)
    try base.overwrite(file, at: offset, with: bytes)
  }

  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    try count(.truncate, file.path)
    try base.truncate(file, to: byteCount)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    try count(.synchronize, file.path)
    try base.synchronize(file)
  }

  func synchronizeFolder(_ path: String) throws(FileError) {
    try count(.synchronizeFolder, path)
    try base.synchronizeFolder(path)
  }

  func rename(_ path: String, to newPath: String) throws(FileError) {
    try count(.rename, path)
    try base.rename(path, to: newPath)
  }

  func remove(_ path: String) throws(FileError) {
    try count(.remove, path)
    try base.remove(path)
  }

  func removeFolder(_ path: String) throws(FileError) {
    try count(.removeFolder, path)
    try base.removeFolder(path)
  }

  func makeFolder(_ path: String) throws(FileError) {
    try count(.makeFolder, path)
    try base.makeFolder(path)
  }

  func names(in path: String) throws(FileError) -> [String] {
    try count(.names, path)
    return try base.names(in: path)
  }
}

/// Every call on a file that a write makes fails, once or from then on, as do all of its kind: what is said
/// of the write is true: P69.
struct EveryCallTests {
  private static let codes: [(String, Int32)] = [
    ("EIO", 5), ("EACCES", 13), ("ENOSPC", 28), ("EROFS", 30),
  ]

  @Test(arguments: TestRun.steps(codes, each: 4), [false, true])
  func `a write is said to be refused only where nothing of it is stored`(
    code: (name: String, number: Int32), lasts: Bool
  ) async throws {
    for isNew in [false, true] {
      let count = try await write(code.name, isNew: isNew) { number in
        FailingCalls(from: number, code: code.number, lasts: lasts)
      }
      #expect(count > 10)
    }
  }

  @Test(arguments: FailingCalls.Call.allCases)
  func `a write is told truly where all calls of one kind fail from one on`(
    kind: FailingCalls.Call
  ) async throws {
    for isNew in [false, true] {
      _ = try await write("EIO of each \(kind)", isNew: isNew) { number in
        FailingCalls(from: number, code: 5, lasts: true, failing: kind)
      }
    }
  }

  /// Writes to a ledger of its own with the first call failing, with the second …, until none does.
  ///
  /// - Returns: How many calls there are.
  private func write(
    _ failure: String, isNew: Bool, on system: (Int) -> FailingCalls
  ) async throws -> Int {
    var number = 0
    var hasFailed = true
    while hasFailed {
      number += 1
      let place = try LedgerFolder()
      if !isNew { _ = try await place.ledger().begin() }
      let system = system(number)
      var answer = "stored"
      do {
        _ = try await place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"), on: system)
          .perform(AppendEvents([.spent(1_00)]))
      } catch {
        answer = (error as? LedgerError)?.isUnknown == true ? "unknown" : "refused"
      }
      hasFailed = system.hasFailed
      let twice = system.closedTwice
      let logCount = try place.store.logCount()
      let count = try place.store.end().eventCount
      let what = "\(failure) at call \(number) of a \(isNew ? "new" : "begun") ledger"
      #expect(answer != "refused" || count == (isNew ? 0 : 1), "\(what) is refused, and stored")
      #expect(twice == [], "\(what): a file is closed twice")
      #expect(isNew || logCount == 1, "\(what): there are \(logCount) logs")
      let isThere = count == 2
      #expect(answer != "stored" || isThere, "\(what) is stored, and \(count) events are there")
    }
    return number
  }
}
