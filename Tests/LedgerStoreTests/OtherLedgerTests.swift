import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// A ledger in whose place another one stands, or nothing that can be read.
struct OtherLedgerTests {
  private static let day = CalendarDay.known("2026-01-02")
  private static let later = SteadyClock("2026-01-03T00:00:00.000Z")

  private func spend(_ amounts: ClosedRange<Int64>, in place: LedgerFolder) async throws {
    for amount in amounts {
      _ = try await place.ledger(Self.later).perform(AppendEvents([.spent(amount)]))
    }
  }

  private func ownMissing(_ place: LedgerFolder) async throws -> [MissingEvents] {
    try await place.ledger().condition().missing.filter(\.isOwn)
  }

  // MARK: - Erased

  /// Whether the old ledger comes back from a backup, or from where the erasure moved it.
  @Test(arguments: [true, false])
  func `an erased ledger that comes back lacks what was stored since`(isBackup: Bool) async throws {
    let place = try LedgerFolder()
    try await spend(1...3, in: place)
    let backup = place.folder.path("backup")
    try FileManager.default.copyItem(atPath: place.path, toPath: backup)
    let erasure = try place.store.erase(on: Self.day)
    try await spend(5...5, in: place)
    let new = place.folder.path("new")
    try FileManager.default.moveItem(atPath: place.path, toPath: new)
    try FileManager.default.moveItem(
      atPath: isBackup ? backup : erasure.movedTo, toPath: place.path)
    let missing = try #require(try await ownMissing(place).first)
    #expect(missing.writer == erasure.writer && missing.seenCount == 5)
    #expect(missing.loss == .displaced)
    await #expect(throws: LedgerError.self) { try await spend(9...9, in: place) }
    // Neither counts with the other.
    for log in try place.store.logs(at: new) {
      #expect(throws: MergeRefusal.self) { try place.store.merge(log) }
      do {
        _ = try place.store.mergePreview(of: log)
      } catch MergeRefusal.erasedHere(_, let day) {
        #expect(day == Self.day)
      }
    }
    _ = try place.store.acceptOlder()
    try await spend(9...9, in: place)
    #expect(try await place.ledger().condition().missing == [])
  }

  @Test func `what an erasure moved aside can be read where it stands`() async throws {
    let place = try LedgerFolder()
    try await spend(1...3, in: place)
    let erasure = try place.store.erase(on: Self.day)
    try await spend(5...5, in: place)
    let old = FileEventStore(folder: erasure.movedTo, machine: place.places)
    #expect(try await place.ledger(in: old).condition().isComplete)
  }

  @Test func `an erased ledger is another one to every ledger but that which took its place`()
    async throws
  {
    let place = try LedgerFolder()
    try await spend(1...3, in: place)
    let erasure = try place.store.erase(on: Self.day)
    let other = FileEventStore(folder: place.folder.path("other"), machine: place.places)
    _ = try await place.ledger(in: other).perform(AppendEvents([.spent(1)]))
    for log in try other.logs(at: erasure.movedTo) {
      #expect {
        try other.mergePreview(of: log)
      } throws: { error in
        if case MergeRefusal.otherLedger = error { true } else { false }
      }
      #expect {
        try place.store.mergePreview(of: log)
      } throws: { error in
        if case MergeRefusal.erased = error { true } else { false }
      }
    }
  }

  @Test func `a ledger that was erased twice is taken in by none of those that took its place`()
    async throws
  {
    let place = try LedgerFolder()
    try await spend(1...3, in: place)
    let copy = place.folder.path("copy")
    try FileManager.default.copyItem(atPath: place.path, toPath: copy)
    _ = try place.store.erase(on: Self.day)
    _ = try place.store.erase(on: Self.day)
    // In another folder it was erased too.
    let other = FileEventStore(folder: place.folder.path("other"), machine: place.places)
    try FileManager.default.copyItem(atPath: copy, toPath: other.path)
    _ = try other.erase(on: Self.day)
    for log in try place.store.logs(at: copy) {
      for store in [place.store, other] {
        #expect {
          try store.mergePreview(of: log)
        } throws: { error in
          if case MergeRefusal.erased = error { true } else { false }
        }
      }
    }
  }

  @Test(arguments: ["/", "//", "/."])
  func `a ledger is erased by whatever path names it`(end: String) async throws {
    let place = try LedgerFolder()
    try await spend(1...3, in: place)
    let store = FileEventStore(folder: place.path + end, machine: place.places)
    #expect(try store.erase(on: Self.day).movedTo == place.path + ".erased-2026-01-02")
    #expect(try place.events().count == 4)
  }

  @Test(arguments: [
    ("a", "a"), ("a/", "a"), ("/a//", "/a"), ("a/./", "a"), (".", "/here"), ("./", "/here"),
    ("/", "/"), ("./a", "./a"), ("a.", "a."),
  ])
  func `a place is named so that a name can be put behind it`(path: String, named: String) {
    #expect(LedgerPlace.folder(path).named { "/here" }.path == named)
  }

  // MARK: - Another one

  @Test func `logs of another ledger in the same folder are not mixed with those that stood there`()
    async throws
  {
    let place = try LedgerFolder()
    try await spend(1...3, in: place)
    let log = try place.logPath
    let copy = place.folder.path("copy.jsonl")
    try FileManager.default.moveItem(atPath: log, toPath: copy)
    let other = try LedgerFolder()
    _ = try await other.ledger().perform(AppendEvents([.spent(7)]))
    let otherLog = try other.logPath
    let name = URL(filePath: otherLog).lastPathComponent
    let stranger = place.path + "/log/" + name
    try FileManager.default.copyItem(atPath: otherLog, toPath: stranger)
    #expect(try place.events().count == 2)
    #expect(try place.store.restore(from: copy).isEmpty)
    try FileManager.default.moveItem(atPath: stranger, toPath: place.folder.path("elsewhere"))
    try FileManager.default.moveItem(atPath: copy, toPath: log)
    #expect(try await place.ledger().condition().isComplete)
    try await spend(9...9, in: place)
    #expect(try place.events().count == 5)
  }

  @Test func `a ledger that was deleted is not asked for where another one was put in its place`()
    async throws
  {
    let place = try LedgerFolder()
    let other = try LedgerFolder()
    _ = try await other.ledger().perform(AppendEvents([.spent(7)]))
    let files = FileManager.default
    for _ in 0..<5 {
      try await spend(1...2, in: place)
      // The inode is used again, often.
      try files.removeItem(atPath: place.path)
      try files.copyItem(atPath: other.path, toPath: place.path)
      #expect(try await place.ledger().condition().missing == [])
      try files.removeItem(atPath: place.path)
    }
  }

  // MARK: - Nothing that can be read

  /// Whether the single log is another file by now, and what stands in it.
  @Test(arguments: [true, false], ["", "<html>\n", "{\"n\":0"])
  func `a single log of which nothing is left comes back from a copy, or is given up`(
    isReplaced: Bool, text: String
  ) async throws {
    let place = try LedgerFolder()
    let path = place.folder.path("one.jsonl")
    func store() -> FileEventStore { FileEventStore(file: path, machine: place.places) }
    func spend() async throws -> EventID {
      try await place.ledger(Self.later, in: store()).perform(AppendEvents([.spent(1)])).outcome[0]
    }
    _ = try await spend()
    let last = try await spend()
    let whole = try Data(contentsOf: URL(filePath: path))
    let copy = place.folder.path("copy.jsonl")
    try whole.write(to: URL(filePath: copy))
    let other = try LedgerFolder()
    _ = try await other.ledger().perform(AppendEvents([.spent(7)]))
    func harm() throws {
      try Data(text.utf8).write(to: URL(filePath: path), options: isReplaced ? .atomic : [])
    }
    try harm()
    #expect(try store().troubles().map(\.isOwn) == [true])
    #expect(try store().restore(from: try other.logPath).isEmpty, "of another ledger")
    #expect(try store().restore(from: copy).map(\.eventCount) == [3])
    #expect(try Data(contentsOf: URL(filePath: path)) == whole)
    #expect(try await spend() == EventID(writer: last.writer, number: 3))
    try harm()
    #expect(try store().acceptOlder().count == 1)
    #expect(try await spend().number == 1, "a new ledger")
    #expect(try store().troubles() == [])
  }
}
