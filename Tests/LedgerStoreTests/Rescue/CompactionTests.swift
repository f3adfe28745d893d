import Foundation
import LedgerModel
import LedgerTestSupport
import Synchronization
import Testing

@testable import LedgerStore

/// Ledgers without their history, beside those that have it: every figure is what it was.
struct CompactionTests {
  private func months(_ store: FileEventStore) async throws -> [MonthBudget] {
    let buckets = try await Ledger(store: store).view(MonthlyBuckets())
    let months = CalendarMonth.months(
      from: DeviceHistory.months.lowerBound, through: DeviceHistory.months.upperBound)
    return try months.map { try buckets.month($0) }
  }

  private func entries(_ store: FileEventStore) async throws -> [RegisteredEntry] {
    try await Ledger(store: store).view(EntryRegister()).entries()
  }

  /// Every file of a folder, with its bytes; none where there is no folder.
  private func files(_ path: String) -> [String: Data] {
    let names = FileManager.default.subpaths(atPath: path) ?? []
    return names.reduce(into: [:]) { files, name in
      files[name] = try? Data(contentsOf: URL(filePath: "\(path)/\(name)"))
    }
  }

  @Test(.rows) func `the figures of three devices are those of the one log beside them`() async {
    await each(TestRun.seeds(25)) { (seed: UInt64) async throws in
      let ledgers = RandomHistory.threeDevices(seed: seed)
      let place = try LedgerFolder(
        ledgers.reduce(into: Set<EventEnvelope>()) { $0.formUnion($1.events) }.map(\.self))
      let old = files(place.path)
      let path = place.folder.path("new")
      let compacted = try place.store.compact(to: path)
      #expect(files(place.path) == old, "nothing of the old one is touched")
      let new = FileEventStore(folder: path, machine: place.places)
      #expect(try new.logPaths().count == 1)
      for (before, after) in zip(try await months(place.store), try await months(new)) {
        #expect(after.income == before.income && after.hasIncome == before.hasIncome)
        #expect(after.buckets.map(\.budget) == before.buckets.map(\.budget), "seed \(seed)")
        #expect(after.buckets.map(\.carried) == before.buckets.map(\.carried), "seed \(seed)")
        #expect(after.buckets.map(\.spent) == before.buckets.map(\.spent), "seed \(seed)")
      }
      let (before, after) = (try await entries(place.store), try await entries(new))
      #expect(compacted.entryCount == before.count)
      #expect(Set(after.map(\.values)) == Set(before.map(\.values)))
      #expect(after.allSatisfy { $0.correctedBy.isEmpty })
      // The machine goes on in the new log, also where the ledger took the old one's place.
      let moved = place.folder.path("old")
      try FileManager.default.moveItem(atPath: place.path, toPath: moved)
      try FileManager.default.moveItem(atPath: path, toPath: place.path)
      let next = try await place.ledger().perform(AppendEvents([.spent(1)])).outcome[0]
      #expect(next.writer == compacted.writer)
      for log in try place.store.logs(at: moved) {
        #expect {
          try place.store.merge(log)
        } throws: { error in
          if case MergeRefusal.compacted = error { true } else { false }
        }
      }
    }
  }

  @Test func `A22: what holds the same entries is joined in no direction, and what began apart is`()
    async throws
  {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(10_00)]))
    func compacted(_ store: FileEventStore, to name: String) throws -> FileEventStore {
      FileEventStore(
        folder: try store.compact(to: place.folder.path(name)).path, machine: place.places)
    }
    let one = try compacted(place.store, to: "one")
    let other = try compacted(place.store, to: "other")
    let twice = try compacted(one, to: "twice")
    // What another device adds to one of them names what it came from, too.
    var device = place
    device.machine = "b"
    _ = try await Ledger(
      store: FileEventStore(folder: twice.path, machine: device.places), clock: SteadyClock()
    ).perform(AppendEvents([.spent(1_00)]))
    for (here, there) in [
      (place.store, one), (one, place.store), (one, other), (place.store, twice), (twice, other),
    ] {
      for log in try there.logs(at: there.path) {
        #expect {
          try here.mergePreview(of: log, joining: [.sample])
        } throws: { error in
          if case MergeRefusal.compacted = error { true } else { false }
        }
      }
    }
    let apart = try LedgerFolder()
    _ = try await apart.ledger().perform(AppendEvents([.spent(3_00)]))
    let preview = try await place.ledger().mergePreview(of: [apart.path])
    #expect(preview.apart.count == 1 && preview.addedCount == 2)
  }

  @Test func `a single log is written as a folder beside it`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("budget.jsonl")
    let places = MachinePlaces(
      stateFolder: folder.path("state"), machineID: "m", deviceName: "test")
    let store = FileEventStore(file: path, machine: places)
    let ledger = Ledger(
      store: store, clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd, deviceName: "test"))
    _ = try await ledger.perform(AppendEvents([.spent(1_00), .spent(2_00)]))
    _ = try await ledger.perform(UndoEvent())
    let bytes = try Data(contentsOf: URL(filePath: path))
    let compacted = try store.compact(to: folder.path("new"))
    #expect(compacted.entryCount == 0)
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    let new = FileEventStore(folder: compacted.path, machine: places)
    #expect(try await entries(new).isEmpty)
    withExtendedLifetime(folder) {}
  }

  /// What stands where the new ledger is wanted.
  @Test(arguments: ["new/note.txt", "new/log/note.jsonl", "new"])
  func `what is there already is left alone`(name: String) async throws {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    let path = place.folder.path(name)
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(filePath: path))
    let before = files(place.folder.path)
    let wanted = place.folder.path("new")
    #expect(throws: NewFolderRefusal.taken(path: wanted)) { try place.store.compact(to: wanted) }
    #expect(throws: NewFolderRefusal.taken(path: place.path)) {
      try place.store.compact(to: place.path)
    }
    let inside = place.path + "/log/new"
    #expect(throws: NewFolderRefusal.inside(path: inside)) { try place.store.compact(to: inside) }
    #expect(files(place.folder.path) == before)
  }

  @Test func `a compaction that is cut short leaves no ledger, and the next one goes on with it`()
    async throws
  {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00), .spent(2_00)]))
    let old = files(place.path)
    var hasEnded = false
    var leftovers = 0
    for count in 0... {
      let path = place.folder.path("new-\(count)")
      let new = FileEventStore(folder: path, machine: place.places)
      do {
        _ = try place.store(on: CutShortFileSystem(after: count)).compact(to: path)
        hasEnded = true
      } catch {
        if try new.logCount() == 0 {
          leftovers += FileManager.default.fileExists(atPath: path) ? 1 : 0
          #expect(try place.store.compact(to: path).entryCount == 2)
        }
      }
      #expect(files(place.path) == old)
      #expect(try await entries(new).count == 2, "cut short after \(count) calls")
      if hasEnded { break }
    }
    #expect(leftovers > 3, "it was cut short half-way")
  }

  @Test func `nothing is left out that would be lost`() async throws {
    let place = try LedgerFolder()
    let first = try await place.ledger().perform(AppendEvents([.spent(1_00)])).outcome[0]
    var other = place
    other.machine = "b"
    _ = try await other.ledger(SteadyClock("2026-01-03T00:00:00.000Z")).perform(VoidEntry(first))
    let log = place.log(first.writer)
    let whole = try Data(contentsOf: URL(filePath: log))
    let path = place.folder.path("new")
    // The void's cause is not here.
    let line = try #require(whole.firstIndex(of: 0x0A))
    try whole[...line].write(to: URL(filePath: log))
    var third = place
    third.machine = "c"
    #expect {
      try third.store.compact(to: path)
    } throws: { error in
      if case CompactionRefusal.waiting = error { true } else { false }
    }
    // A log is damaged.
    var damaged = whole
    damaged[damaged.count - 90] ^= 1
    try damaged.write(to: URL(filePath: log))
    #expect(throws: CompactionRefusal.incomplete(path: place.path)) {
      try third.store.compact(to: path)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
    try whole.write(to: URL(filePath: log))
    #expect(try third.store.compact(to: path).entryCount == 0)
  }
}

/// A machine that ends after some calls that change something.
final class CutShortFileSystem: ForwardingFileSystem {
  let base = SystemCalls()
  private let left: Mutex<Int>

  init(after count: Int) {
    left = Mutex(count)
  }

  private func spend(_ path: String) throws(FileError) {
    let isOver = left.withLock { left in
      left -= 1
      return left < 0
    }
    if isOver { throw FileError(action: "change", path: path, code: 5, reason: "the end") }
  }

  func open(_ path: String, _ access: FileAccess) throws(FileError) -> OpenFile {
    if access != .read { try spend(path) }
    return try base.open(path, access)
  }

  func append(_ bytes: [UInt8], to file: OpenFile) throws(FileError) {
    do throws(FileError) {
      try spend(file.path)
    } catch {
      try base.append(Array(bytes.prefix(bytes.count / 2)), to: file)
      throw error
    }
    try base.append(bytes, to: file)
  }

  func overwrite(_ file: OpenFile, at offset: Int, with bytes: [UInt8]) throws(FileError) {
    try spend(file.path)
    try base.overwrite(file, at: offset, with: bytes)
  }

  func truncate(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    try spend(file.path)
    try base.truncate(file, to: byteCount)
  }

  func synchronize(_ file: OpenFile) throws(FileError) {
    try spend(file.path)
    try base.synchronize(file)
  }

  func synchronizeFolder(_ path: String) throws(FileError) {
    try spend(path)
    try base.synchronizeFolder(path)
  }

  func rename(_ path: String, to newPath: String) throws(FileError) {
    try spend(path)
    try base.rename(path, to: newPath)
  }

  func remove(_ path: String) throws(FileError) {
    try spend(path)
    try base.remove(path)
  }

  func makeFolder(_ path: String) throws(FileError) {
    try spend(path)
    try base.makeFolder(path)
  }
}
