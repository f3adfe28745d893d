import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// A ledger whose folder, or whose single log, was put in place of the one that this machine wrote to.
struct PreviousLedgerTests {
  /// A ledger with three entries, and a backup of it that was made when it had some of them.
  private struct Backup {
    let place: LedgerFolder
    let copy: String
    let isFile: Bool

    init(of count: Int, isFile: Bool = false) async throws {
      place = try LedgerFolder()
      copy = place.folder.path("copy")
      self.isFile = isFile
      for number in 1...3 {
        _ = try await ledger().perform(AppendEvents([.spent(Int64(number))]))
        if number == count { try FileManager.default.copyItem(atPath: path, toPath: copy) }
      }
    }

    /// The folder of the ledger, or its single log.
    var path: String { isFile ? place.folder.path("one.jsonl") : place.path }

    func store(adopting: Bool = false) -> FileEventStore {
      isFile
        ? FileEventStore(file: path, adopting: adopting, machine: place.places) : place.store
    }

    func ledger(adopting: Bool = false) -> Ledger {
      place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"), in: store(adopting: adopting))
    }

    /// The ledger that the backup replaced.
    var former: Ledger {
      let path = place.folder.path("broken")
      let store =
        isFile
        ? FileEventStore(file: path, machine: place.places)
        : FileEventStore(folder: path, machine: place.places)
      return place.ledger(SteadyClock("2026-01-04T00:00:00.000Z"), in: store)
    }

    /// Puts the backup where the ledger is, which is kept beside it.
    func putBack() throws {
      try FileManager.default.moveItem(atPath: path, toPath: place.folder.path("broken"))
      try FileManager.default.copyItem(atPath: copy, toPath: path)
    }
  }

  @Test(arguments: [1, 2], [false, true])
  func
    `an older backup that is put in its place is noticed, and gone on with only when it is accepted`(
      count: Int, isFile: Bool
    ) async throws
  {
    let backup = try await Backup(of: count, isFile: isFile)
    try backup.putBack()
    let missing = try #require(try await backup.ledger().condition().missing.first)
    #expect(missing.loss == .older && missing.isOwn)
    #expect(missing.seenCount == 4 && missing.count == count + 1)
    await #expect(throws: LedgerError.log(.acknowledgedMissing(missing))) {
      _ = try await backup.ledger(adopting: true).perform(AppendEvents([.spent(9)]))
    }
    #expect(try backup.store().acceptOlder().map(\.missing) == [missing])
    #expect(try await backup.ledger().condition().missing == [])
    let next = try await backup.ledger().perform(AppendEvents([.spent(9)]))
    #expect((next.outcome[0].writer == missing.writer) == isFile)
    #expect(try await backup.ledger().condition().missing == [])
    if isFile {
      // One machine is not the writer of two files.
      await expectError("log.needsAdoption") {
        _ = try await backup.former.perform(AppendEvents([.spent(9)]))
      }
    } else {
      // What it replaced is what it was.
      let former = try await backup.former.perform(AppendEvents([.spent(9)]))
      #expect(former.outcome[0] == EventID(writer: missing.writer, number: 4))
    }
  }

  @Test
  func `what is missing in an older backup comes back by a merge of the ledger that it replaced`()
    async throws
  {
    let backup = try await Backup(of: 1)
    try backup.putBack()
    let store = backup.store()
    let added = try store.logs(at: backup.place.folder.path("broken")).map {
      try store.merge($0).addedCount
    }
    #expect(added == [2])
    #expect(try await backup.ledger().condition().missing == [])
    _ = try await backup.ledger().perform(AppendEvents([.spent(9)]))
    #expect(try backup.place.events().count == 6)
  }

  @Test func `a whole backup that is put in its place gets a new writer`() async throws {
    let backup = try await Backup(of: 3)
    let writer = try #require(try backup.place.events().first?.id.writer)
    try backup.putBack()
    #expect(try await backup.ledger().condition().missing == [])
    let next = try await backup.ledger().perform(AppendEvents([.spent(9)]))
    #expect(next.outcome[0].writer != writer)
  }

  @Test func `a single log that replaced another one is gone on with only when it is adopted`()
    async throws
  {
    let backup = try await Backup(of: 3, isFile: true)
    try backup.putBack()
    await #expect(throws: LedgerError.log(.needsAdoption(path: backup.path))) {
      _ = try await backup.ledger().perform(AppendEvents([.spent(9)]))
    }
    let next = try await backup.ledger(adopting: true).perform(AppendEvents([.spent(9)]))
    #expect(next.outcome[0].number == 4)
  }

  @Test func `a log of another device that a backup does not hold is named`() async throws {
    let backup = try await Backup(of: 3)
    var other = backup.place
    other.machine = "b"
    let clock = SteadyClock("2026-01-04T00:00:00.000Z")
    let writer = try await other.ledger(clock).perform(AppendEvents([.spent(5)])).outcome[0].writer
    _ = try await backup.ledger().view(MonthlyBuckets())
    try backup.putBack()
    let missing = try await backup.ledger().condition().missing
    #expect(missing.map(\.writer) == [writer] && missing.map(\.isOwn) == [false])
    // It stays named until a person accepts it, who stays the writer that they are.
    let own = try await backup.ledger().perform(AppendEvents([.spent(9)])).outcome[0].writer
    #expect(try await backup.ledger().condition().missing == missing)
    #expect(try backup.store().acceptOlder().map(\.writer) == [writer])
    #expect(try await backup.ledger().condition().missing == [])
    let next = try await backup.ledger().perform(AppendEvents([.spent(9)]))
    #expect(next.outcome[0].writer == own)
  }

  @Test
  func `what a single log lacks that replaced another one comes back, and it need not be adopted`()
    async throws
  {
    let backup = try await Backup(of: 1, isFile: true)
    try backup.putBack()
    _ = try backup.store().restore(from: backup.place.folder.path("broken"))
    let next = try await backup.ledger().perform(AppendEvents([.spent(9)]))
    #expect(next.outcome[0].number == 4)
  }

  @Test func `a file that has the place of an adopted one is not taken for the one before it`()
    async throws
  {
    // Inodes are used again: the first file's record must not outlive its adoption.
    let backup = try await Backup(of: 3, isFile: true)
    try backup.putBack()
    _ = try await backup.ledger(adopting: true).perform(AppendEvents([.spent(4), .spent(5)]))
    let older = backup.place.folder.path("older")
    try FileManager.default.copyItem(atPath: backup.copy, toPath: older)
    let first = backup.place.folder.path("broken")
    // The same inode as at the beginning, with what the backup holds.
    let bytes = try Data(contentsOf: URL(filePath: older))
    let file = try FileHandle(forUpdating: URL(filePath: first))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: bytes)
    try file.close()
    try FileManager.default.removeItem(atPath: backup.path)
    try FileManager.default.moveItem(atPath: first, toPath: backup.path)
    let missing = try await backup.ledger().condition().missing
    #expect(missing.map(\.count) == [4] && missing.map(\.seenCount) == [6])
  }

  @Test func `a ledger that was moved away is no longer asked for in its old place`() async throws {
    let backup = try await Backup(of: 1)
    try backup.putBack()
    _ = try await backup.former.perform(AppendEvents([.spent(4)]))
    #expect(try await backup.ledger().condition().missing == [])
  }

  @Test func `a ledger that comes back to its place lacks what was stored there meanwhile`()
    async throws
  {
    let backup = try await Backup(of: 3)
    try backup.putBack()
    let id = try await backup.ledger().perform(AppendEvents([.spent(9)])).outcome[0]
    let folder = backup.place.folder
    try FileManager.default.moveItem(atPath: backup.path, toPath: folder.path("meanwhile"))
    try FileManager.default.moveItem(atPath: folder.path("broken"), toPath: backup.path)
    let missing = try #require(try await backup.ledger().condition().missing.first)
    #expect(missing.writer == id.writer && missing.loss == .gone && missing.isOwn)
    await #expect(throws: LedgerError.log(.acknowledgedMissing(missing))) {
      _ = try await backup.ledger().perform(AppendEvents([.spent(9)]))
    }
    let store = backup.store()
    for log in try store.logs(at: folder.path("meanwhile")) { _ = try store.merge(log) }
    #expect(try await backup.ledger().condition().missing == [])
    _ = try await backup.ledger().perform(AppendEvents([.spent(9)]))
  }

  /// Whether the file is another one, or holds something else.
  @Test(arguments: [true, false])
  func `another device's single log is not gone on with because what was there is given up`(
    isReplaced: Bool
  ) async throws {
    let backup = try await Backup(of: 3, isFile: true)
    var opened = LogOpened.sample
    _ = try backup.store().read(from: .start, parts: .all) { event in
      if case .logOpened(let first) = event.event { opened.ledger = first.ledger }
      return false
    }
    let other = try LedgerFolder([EventEnvelope]([.logOpened(opened), .spent(7)]))
    let bytes = try Data(contentsOf: URL(filePath: other.log(.sample)))
    if isReplaced { try FileManager.default.removeItem(atPath: backup.path) }
    try bytes.write(to: URL(filePath: backup.path))
    #expect(try await backup.ledger().condition().missing.map(\.isOwn) == [true])
    #expect(try backup.store().acceptOlder().count == 1)
    #expect(try backup.store().issues() == [])
    await #expect(throws: LedgerError.log(.needsAdoption(path: backup.path))) {
      _ = try await backup.ledger().perform(AppendEvents([.spent(9)]))
    }
    let next = try await backup.ledger(adopting: true).perform(AppendEvents([.spent(9)]))
    #expect(next.outcome[0] == EventID(writer: .sample, number: 2))
  }

  /// Whether another ledger that was joined comes first by its writer's name, or last.
  @Test(arguments: ["b222", "zzzz"], [true, false])
  func `of a ledger that others were joined to what is missing is noticed too`(
    writer: String, isGone: Bool
  ) async throws {
    let place = try LedgerFolder()
    let clock = SteadyClock("2026-01-03T00:00:00.000Z")
    _ = try await place.ledger(clock).perform(AppendEvents([.spent(1)]))
    let own = try place.logPath
    var apart = LogOpened.sample
    apart.writer = .known(writer)
    apart.ledger = try #require(LedgerID(String(repeating: "b", count: 26)))
    let other = try LedgerFolder(
      [EventEnvelope]([.logOpened(apart), .spent(7)], writer: .known(writer)))
    _ = try await place.ledger(clock).perform(JoinLedger(apart.ledger))
    #expect(try place.merge(other) == [2])
    let copy = place.folder.path("copy")
    try FileManager.default.copyItem(atPath: place.path, toPath: copy)
    _ = try await place.ledger(clock).perform(AppendEvents([.spent(2)]))
    if isGone {
      try FileManager.default.removeItem(atPath: own)
    } else {
      try FileManager.default.moveItem(atPath: place.path, toPath: place.folder.path("broken"))
      try FileManager.default.moveItem(atPath: copy, toPath: place.path)
    }
    let missing = try #require(try await place.ledger(clock).condition().missing.first)
    #expect(missing.isOwn && missing.loss == (isGone ? .gone : .older))
    await #expect(throws: LedgerError.log(.acknowledgedMissing(missing))) {
      _ = try await place.ledger(clock).perform(AppendEvents([.spent(9)]))
    }
    _ = try place.store.acceptOlder()
    #expect(try await place.ledger(clock).condition().missing == [])
    _ = try await place.ledger(clock).perform(AppendEvents([.spent(9)]))
    #expect(try await place.ledger(clock).condition().missing == [])
  }
}
