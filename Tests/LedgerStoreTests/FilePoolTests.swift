import Foundation
import LedgerModel
import LedgerTestSupport
import Synchronization
import Testing

@testable import LedgerStore

/// More logs than files may be open.
struct FilePoolTests {
  /// A folder with files that hold their own name.
  private func files(_ count: Int) throws -> (TemporaryFolder, [String]) {
    let folder = try TemporaryFolder()
    let paths = (0..<count).map { folder.path("file-\($0)") }
    for path in paths { try Data(path.utf8).write(to: URL(filePath: path)) }
    return (folder, paths)
  }

  private func text(_ pool: some FileSystem, _ file: OpenFile) throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = try pool.read(file, at: 0, into: &buffer, from: 0)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test func `files are read whatever their number, and few are open below`() throws {
    let (folder, paths) = try files(20)
    defer { withExtendedLifetime(folder) {} }
    let counting = CountingFileSystem()
    let pool = FilePool(counting, limit: 3)
    let open = try paths.map { try pool.open($0, .read) }
    for _ in 0..<3 {
      for (file, path) in zip(open, paths) { #expect(try text(pool, file) == path) }
    }
    #expect(counting.openCount <= 3)
    for file in open { pool.close(file) }
    #expect(counting.openCount == 0)
    #expect(throws: FileError.self) { try text(pool, open[0]) }
  }

  @Test func `where the system opens no more files, fewer are open at once and all are read`()
    throws
  {
    let (folder, paths) = try files(20)
    let pool = FilePool(MeagreFileSystem(limit: 5))
    let open = try paths.map { try pool.open($0, .read) }
    for (file, path) in zip(open, paths) { #expect(try text(pool, file) == path) }
    #expect(try pool.names(in: folder.path("")).count == 20)
    let lock = try pool.lock(folder.path("lock"), deadline: .zero)
    #expect(lock != nil)
  }

  @Test func `a file that was replaced while it was closed is not taken for it`() throws {
    let (folder, paths) = try files(3)
    let pool = FilePool(SystemCalls(), limit: 1)
    let open = try paths.map { try pool.open($0, .read) }
    let other = folder.path("other")
    try Data("other".utf8).write(to: URL(filePath: other))
    #expect(rename(other, paths[0]) == 0)
    #expect(throws: FileError.self) { try text(pool, open[0]) }
    #expect(try text(pool, open[1]) == paths[1])
  }

  @Test func `a file that is closed is closed below, be it open there or not`() throws {
    let (folder, paths) = try files(2)
    defer { withExtendedLifetime(folder) {} }
    let counting = CountingFileSystem()
    let pool = FilePool(counting, limit: 1)
    let open = try paths.map { try pool.open($0, .read) }
    pool.close(open[0])
    #expect(counting.openCount == 1)
    #expect(try text(pool, open[1]) == paths[1])
    pool.close(open[1])
    #expect(counting.openCount == 0)
  }

  @Test func `a ledger of more logs than files may be open is read, verified and written`()
    async throws
  {
    // The last by name has the first event.
    let writers = (0..<150).reversed().compactMap { WriterID("w\(1000 + $0)") }
    let events = writers.enumerated().flatMap { index, writer in
      [LedgerEvent.opened(writer: writer), .spent(1_00)].enumerated().map { number, event in
        EventEnvelope(
          id: EventID(writer: writer, number: number),
          recordedAt: PracticeLedger.start.adding(milliseconds: Int64(number * 1000 + index)),
          event: event)
      }
    }
    let place = try LedgerFolder(events)
    let counting = CountingFileSystem()
    let ledger = place.ledger(on: counting)
    #expect(try await ledger.condition().heads.count == 150)
    #expect(counting.openCount <= 64)
    _ = try await ledger.perform(AppendEvents([.spent(5_00)]))
    let budget = try await ledger.view(MonthlyBuckets())
    #expect(try budget.month(CalendarDay.known("2026-01-02").month).spent.minorUnits == 155_00)
    let register = try await ledger.view(EntryRegister())
    for writer in writers { #expect(register[EventID(writer: writer, number: 1)] != nil) }
    #expect(register[EventID(writer: .other, number: 1)] == nil && register.count == 151)
    #expect(try await ledger.verify().isComplete)
    #expect(counting.openCount <= 70)
    #expect(try place.store.issues().isEmpty)
  }
}

/// A system that has only so many files open at once.
private final class MeagreFileSystem: ForwardingFileSystem {
  let base = SystemCalls()
  private let limit: Int
  private let openFiles = Mutex<Set<Int32>>([])

  init(limit: Int) {
    self.limit = limit
  }

  private func check(_ path: String) throws(FileError) {
    if openFiles.withLock(\.count) >= limit {
      throw FileError(action: "open", path: path, code: 24, reason: "Too many open files")
    }
  }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    try check(path)
    let file = try base.open(path, access)
    openFiles.withLock { _ = $0.insert(file.number) }
    return file
  }

  func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
    try check(path)
    return try base.lock(path, deadline: deadline)
  }

  func names(in folder: String) throws(FileError) -> [String] {
    try check(folder)
    return try base.names(in: folder)
  }

  func close(_ file: OpenFile) {
    openFiles.withLock { _ = $0.remove(file.number) }
    base.close(file)
  }
}
