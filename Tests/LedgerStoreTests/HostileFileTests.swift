import Dispatch
import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What stands where a log should be.
struct HostileFileTests {
  private func error(_ place: LedgerFolder, single path: String? = nil) async -> LedgerError? {
    let store =
      path.map { FileEventStore(file: $0, machine: place.places) } ?? place.store
    let ledger = Ledger(store: store, opening: LedgerOpening(currency: .usd, deviceName: "t"))
    do {
      _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
      return nil
    } catch {
      return error as? LedgerError
    }
  }

  private func makeLogFolder(_ place: LedgerFolder) throws {
    try FileManager.default.createDirectory(
      atPath: place.path + "/log", withIntermediateDirectories: true)
  }

  @Test func `a folder, a link, a FIFO or a hard link in place of a log is refused`() async throws {
    let kinds: [(String, (String, String) throws -> Void)] = [
      (
        "folder",
        { path, _ in
          try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
      ),
      (
        "symbolic link",
        { path, other in
          try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
        }
      ),
      ("FIFO", { path, _ in #expect(mkfifo(path, 0o600) == 0) }),
      (
        "second name",
        { path, other in
          try Data("x".utf8).write(to: URL(filePath: other))
          try FileManager.default.linkItem(atPath: other, toPath: path)
        }
      ),
    ]
    for (word, make) in kinds {
      let place = try LedgerFolder()
      try makeLogFolder(place)
      let problem = "it is not a regular file of yours, with one name"
      try make(place.path + "/log/abcd.jsonl", place.folder.path("other"))
      #expect(await error(place)?.problem.contains(problem) == true, "\(word)")
      let single = place.folder.path("single.jsonl")
      try make(single, place.folder.path("another"))
      #expect(await error(place, single: single)?.problem.contains(problem) == true, "\(word)")
    }
  }

  @Test func `a folder, a link or a FIFO in place of the lock is refused`() async throws {
    let kinds: [(String, (String) throws -> Void)] = [
      (
        "folder",
        { path in
          try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
      ),
      (
        "symbolic link",
        { path in
          try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "log")
        }
      ),
      ("FIFO", { path in #expect(mkfifo(path, 0o600) == 0) }),
    ]
    for (word, make) in kinds {
      let place = try LedgerFolder()
      #expect(await error(place) == nil)
      let before = try place.log
      try FileManager.default.removeItem(atPath: place.path + "/lock")
      try make(place.path + "/lock")
      #expect(await error(place)?.problem.contains("not a regular file") == true, "\(word)")
      #expect(try place.log == before)
      // Without a write too, and what is told can be done.
      let obstacle = try #require(place.store.obstacles().first)
      #expect(
        obstacle.offeredRemedy as? LogRemedy == LogRemedy(.moveAway, path: place.path + "/lock"))
      try FileManager.default.moveItem(
        atPath: place.path + "/lock", toPath: place.path + "/lock.moved")
      #expect(place.store.obstacles() == [])
      #expect(await error(place) == nil)
    }
  }

  @Test func `a lock that may not be written is told without a write`() async throws {
    let place = try LedgerFolder()
    #expect(await error(place) == nil)
    let obstacle = try #require(place.store(on: ReadOnlyFileSystem()).obstacles().first)
    #expect(obstacle.problem.contains("lock': Read-only file system"))
    #expect(place.store.obstacles() == [])
  }

  @Test func `a file where the ledger's folder should be is refused`() async throws {
    let place = try LedgerFolder()
    try Data("x".utf8).write(to: URL(filePath: place.path))
    #expect(await error(place) != nil)
    #expect(try Data(contentsOf: URL(filePath: place.path)) == Data("x".utf8))
  }

  @Test func `a ledger's folder may be a link`() async throws {
    let place = try LedgerFolder()
    let real = place.folder.path("real")
    try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: real)
    #expect(await error(place) == nil)
    #expect(try place.store.logCount() == 1)
  }

  @Test func `files are for their owner alone`() async throws {
    let place = try LedgerFolder()
    #expect(await error(place) == nil)
    for (path, mode) in [
      (place.path, 0o700), (place.path + "/log", 0o700), (try place.logPath, 0o600),
      (place.path + "/lock", 0o600),
    ] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode, "\(path)")
    }
  }

  @Test func `names that no writer has are left alone`() async throws {
    let place = try LedgerFolder()
    #expect(await error(place) == nil)
    for name in ["notes.txt", "ledger (conflicted copy).jsonl", "x.jsonl.new", ".jsonl"] {
      try Data("{}\n".utf8).write(to: URL(filePath: place.path + "/log/" + name))
    }
    #expect(await error(place) == nil)
    #expect(try place.store.logCount() == 1)
  }

  @Test func `a log under another writer's name does not count`() async throws {
    let place = try LedgerFolder()
    #expect(await error(place) == nil)
    let copy = place.path + "/log/zzzz.jsonl"
    try FileManager.default.copyItem(atPath: try place.logPath, toPath: copy)
    let condition = try await place.ledger().condition()
    #expect(condition.damage.count == 1)
    #expect(condition.damage[0].reason.contains("another name"))
    #expect(condition.damage[0].isMisnamed)
    #expect(condition.damage[0].offeredRemedy as? LogRemedy == LogRemedy(.takeIn, path: copy))
    _ = try place.store.merge(copy)
    #expect(try await place.ledger().condition().isComplete)
  }

  @Test
  func `a single log is begun, gone on with, and on another machine only after it is adopted`()
    async throws
  {
    var place = try LedgerFolder()
    let path = place.folder.path("budget.jsonl")
    #expect(await error(place, single: path) == nil)
    #expect(await error(place, single: path) == nil)
    place.machine = "b"
    #expect(await error(place, single: path) == .log(.needsAdoption(path: path)))
    let adopting = FileEventStore(file: path, adopting: true, machine: place.places)
    let result = try await Ledger(store: adopting).perform(AppendEvents([.spent(1_00)]))
    #expect(result.outcome.map(\.number) == [3])
    #expect(await error(place, single: path) == nil)
  }

  @Test func `a single log that came from another machine after a look is not taken for one's own`()
    async throws
  {
    let place = try LedgerFolder()
    let path = place.folder.path("budget.jsonl")
    let early = Ledger(
      store: FileEventStore(file: path, machine: place.places), clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd, deviceName: "test"))
    _ = try await early.preview(AppendEvents([.spent(1_00)]))
    var other = place
    other.machine = "b"
    #expect(await error(other, single: path) == nil)
    await #expect(throws: LedgerError.log(.needsAdoption(path: path))) {
      try await early.perform(AppendEvents([.spent(1_00)]))
    }
  }

  @Test func `a lock that is held past the deadline is named, and nothing is written`() async throws
  {
    let place = try LedgerFolder()
    #expect(await error(place) == nil)
    let before = try place.log
    let system = SystemCalls()
    let lock = try #require(
      try system.lock(place.path + "/lock", deadline: .seconds(1)))
    defer { system.close(lock) }
    #expect(throws: LogError.locked(path: place.path + "/lock")) {
      try place.store.whileLocked(deadline: .milliseconds(50)) { _ in }
    }
    #expect(try place.log == before)
  }

  @Test func `who waits for the lock gets it when it is given back`() async throws {
    let place = try LedgerFolder()
    #expect(await error(place) == nil)
    let system = SystemCalls()
    let lock = try #require(
      try system.lock(place.path + "/lock", deadline: .seconds(1)))
    // By the clock: where other tests keep every thread busy, a task that gave way comes back too late.
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { system.close(lock) }
    let written = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    #expect(written.outcome.map(\.number) == [2])
  }

  @Test func `a moved ledger keeps its writer, and a copied one gets a new one`() async throws {
    var place = try LedgerFolder()
    #expect(await error(place) == nil)
    let moved = place.folder.path("moved")
    try FileManager.default.moveItem(atPath: place.path, toPath: moved)
    let first = try await Ledger(store: FileEventStore(folder: moved, machine: place.places))
      .perform(AppendEvents([.spent(1_00)]))
    #expect(first.outcome.map(\.number) == [2])
    let copy = place.folder.path("copy")
    try FileManager.default.copyItem(atPath: moved, toPath: copy)
    let second = try await Ledger(store: FileEventStore(folder: copy, machine: place.places))
      .perform(AppendEvents([.spent(1_00)]))
    #expect(second.outcome.map(\.number) == [1])
    #expect(second.outcome[0].writer != first.outcome[0].writer)
    place.machine = "a"
  }

  /// What no version ever wrote as a record.
  private static let noRecords = [
    "", "{}", "not json", "{\"record\":2}", String(repeating: "[", count: 100_000),
  ]

  @Test(.rows)
  func `a machine's record that cannot be read blocks no reader, and its writer goes on`() async {
    await each(Self.noRecords) { (bytes: String) async throws in
      let place = try LedgerFolder()
      #expect(await error(place) == nil)
      try MachineFiles(place).writeMark(Data(bytes.utf8))
      #expect(try place.store.reading().condition.isComplete)
      let result = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
      #expect(result.outcome.map(\.number) == [2])
    }
  }

  @Test(.rows)
  func `a record of an earlier version that cannot be read begins a new writer`() async {
    await each(Self.noRecords) { (bytes: String) async throws in
      let place = try LedgerFolder()
      #expect(await error(place) == nil)
      let mark = URL(filePath: try MachineFiles(place).path("mark"))
      let inode = try MachineFiles(place).inode(place.path + "/.")
      try FileManager.default.removeItem(at: mark)
      try Data(bytes.utf8).write(
        to: mark.deletingLastPathComponent().appending(path: "\(inode).json"))
      let result = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
      #expect(result.outcome.map(\.number) == [1])
    }
  }

  /// Who begins a file's name, in place of this machine.
  @Test(arguments: ["", "b", "0123456789abcdef"])
  func `another machine's record, and one whose name says nothing, begin a new writer`(
    machine: String
  ) async throws {
    let place = try LedgerFolder()
    #expect(await error(place) == nil)
    let mark = try MachineFiles(place).path("mark")
    let name = try #require(mark.split(separator: "/").last)
    let other = machine + name.drop { $0 != "-" }
    try FileManager.default.moveItem(atPath: mark, toPath: mark.dropLast(name.count) + other)
    let result = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    #expect(result.outcome.map(\.number) == [1])
  }

  @Test func `a failing write stores nothing and says so, and the next one works`() async throws {
    let place = try LedgerFolder()
    #expect(await error(place) == nil)
    let before = try place.log
    for call in FailingFileSystem.Call.ofEveryWrite {
      let system = FailingFileSystem(failing: call)
      let store = place.store(on: system)
      let ledger = Ledger(store: store, clock: SteadyClock("2026-01-03T00:00:00.000Z"))
      do {
        _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
        Issue.record("\(call): it was said to be written")
      } catch {
        #expect((error as? LedgerError)?.isUnknown == (call == .synchronize))
      }
      if call == .synchronize {
        await #expect(throws: LedgerError.log(.handleDead)) {
          try await ledger.perform(AppendEvents([.spent(1_00)]))
        }
      }
      #expect(try place.log == before, "\(call)")
    }
    #expect(await error(place) == nil)
  }

  @Test(arguments: [true, false])
  func `a log of another user is not permitted, to read or to write`(isFolder: Bool) async throws {
    let place = try LedgerFolder()
    let single = place.folder.path("single.jsonl")
    #expect(await error(place, single: isFolder ? nil : single) == nil)
    let path = isFolder ? try place.logPath : single
    let ledger = place.ledger(
      in: FileEventStore(
        isFolder ? .folder(place.path) : .file(single), machine: place.places,
        system: FailingFileSystem(failing: .ownership)))
    let refusal = LedgerError.log(
      .notPermitted(problem: "cannot open '\(path)': it belongs to another user", errno: 1))
    await #expect(throws: refusal) { try await ledger.condition() }
    // In a folder the lock says it before.
    guard !isFolder else { return }
    await #expect(throws: refusal) { try await ledger.perform(AppendEvents([.spent(1_00)])) }
  }

  @Test(arguments: [\MachinePlaces.machineID, \.stateFolder])
  func `where it cannot be told which machine this is, or what it knows, nothing is written`(
    _ unknown: any WritableKeyPath<MachinePlaces, String> & Sendable
  ) async throws {
    let place = try LedgerFolder()
    var places = place.places
    places[keyPath: unknown] = ""
    let new = Ledger(
      store: FileEventStore(folder: place.path, machine: places), clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd))
    await expectError("log.notWritten") {
      _ = try await new.perform(AppendEvents([.spent(1_00)]))
    }
    #expect(try place.store.logCount() == 0)
    #expect(await error(place) == nil)
    let before = try place.log
    let ledger = Ledger(
      store: FileEventStore(folder: place.path, machine: places), clock: SteadyClock())
    await expectError("log.unreadable") {
      _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
    }
    #expect(try place.log == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path + "/log").count == 1)
  }
}

private final class ReadOnlyFileSystem: ForwardingFileSystem {
  let base = SystemCalls()

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    if access == .read { return try base.open(path, access) }
    throw FileError(action: "open", path: path, code: 30, reason: "Read-only file system")
  }
}
