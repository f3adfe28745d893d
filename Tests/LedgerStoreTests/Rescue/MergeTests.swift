import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// Logs of several devices, brought together in any order.
struct MergeTests {
  private func union(_ ledgers: [PracticeLedger]) -> [EventEnvelope] {
    ledgers.reduce(into: Set<EventEnvelope>()) { $0.formUnion($1.events) }
      .sorted(by: EventEnvelope.isEarlier)
  }

  @Test(.rows)
  func `whatever the order, merging comes to the same logs, and nothing is lost or double`() {
    each(TestRun.seeds(25)) { (seed: UInt64) throws in
      let ledgers = RandomHistory.threeDevices(seed: seed)
      let folders = { try ledgers.map { try LedgerFolder($0.events) } }
      let (first, second) = (try folders(), try folders())
      try first[0].merge(first[1])
      try second[1].merge(second[0])
      #expect(try first[0].contents() == second[1].contents(), "commutative")
      // (0 + 1) + 2, and 0 + (1 + 2).
      try first[0].merge(first[2])
      let third = try folders()
      try third[1].merge(third[2])
      try third[0].merge(third[1])
      #expect(try first[0].contents() == third[0].contents(), "associative")
      let before = try first[0].contents()
      for other in try folders() {
        #expect(try first[0].merge(other).allSatisfy { $0 == 0 }, "idempotent")
      }
      #expect(try first[0].contents() == before)
      let all = union(ledgers)
      #expect(try first[0].events() == all)
      var fold = LedgerFold(into: MonthlyBuckets(), hasSeveralLogs: true)
      for event in all { fold.apply(event) }
      var merged = LedgerFold(into: MonthlyBuckets(), hasSeveralLogs: true)
      for event in try first[0].events() { merged.apply(event) }
      #expect(merged == fold)
    }
  }

  private func sample(_ count: Int, last: Int64 = 1_00) throws -> LedgerFolder {
    let events = [LedgerEvent.opened()] + (1..<count).map { .spent(Int64($0) * 100) }
    return try LedgerFolder([EventEnvelope](events + [.spent(last)]))
  }

  @Test func `a fork is refused with both heads, and changes nothing`() throws {
    let here = try sample(5)
    let there = try sample(5, last: 2_00)
    let before = try here.contents()
    do {
      try here.merge(there)
      Issue.record("a fork was taken in")
    } catch let refusal as MergeRefusal {
      guard case .forked(let event, let ours, let theirs) = refusal else { throw refusal }
      #expect(event == .sample(5))
      #expect(ours.eventCount == 6 && theirs.eventCount == 6 && ours.seal != theirs.seal)
    }
    #expect(try here.contents() == before)
    // A longer one is a fork too, and so is a shorter one.
    let longer = try sample(8)
    expectError("forked") { try longer.merge(there) }
    expectError("forked") { try there.merge(longer) }
  }

  @Test func `a log whose last line feed is missing goes on as if it were there`() throws {
    for (ours, theirs) in [(true, false), (false, true), (true, true)] {
      let here = try sample(3)
      // The same beginning: the last event is the fourth of both.
      let longer = try LedgerFolder(
        [EventEnvelope](
          [.opened(), .spent(1_00), .spent(2_00), .spent(1_00), .spent(7_00), .spent(8_00)]))
      for (folder, isCut) in [(here, ours), (longer, theirs)] where isCut {
        let bytes = try #require(try folder.contents().values.first)
        try bytes.dropLast().write(to: URL(filePath: folder.log(.sample)))
      }
      #expect(try here.merge(longer) == [2])
      #expect(try here.events().count == 6)
      #expect(try here.merge(longer) == [0])
    }
  }

  @Test func `a damaged log is not taken in, and one of a single file has no place`() throws {
    let here = try sample(3)
    let there = try sample(9)
    var bytes = try #require(try there.contents().values.first)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(filePath: there.log(.sample)))
    let before = try here.contents()
    expectError("damaged") { try here.merge(there) }
    #expect(try here.contents() == before)
    let single = FileEventStore(file: here.log(.sample), machine: here.places)
    expectError("needsFolder") { try single.merge(there.log(.sample)) }
  }

  @Test func `an unfinished write is left out, and ours goes to quarantine`() throws {
    let here = try sample(3)
    let there = try LedgerFolder(
      [EventEnvelope]([.opened(), .spent(1_00), .spent(2_00), .spent(1_00), .spent(7_00)]))
    for (folder, tail) in [(here, "{\"n\":4,\"at"), (there, "{\"n\":5,")] {
      let handle = try FileHandle(forWritingTo: URL(filePath: folder.log(.sample)))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(tail.utf8))
      try handle.close()
    }
    #expect(try here.merge(there) == [1])
    let condition = try here.store.read(from: .start, parts: []) { _ in false }.condition
    #expect(condition.unfinished.isEmpty && condition.isComplete)
    let kept = try FileManager.default.contentsOfDirectory(atPath: here.path + "/quarantine")
    #expect(kept.count == 2)
  }

  @Test func `a copy that stands among the logs is taken in, and moved away`() throws {
    let here = try sample(3)
    let there = try LedgerFolder(
      [EventEnvelope]([.opened(), .spent(1_00), .spent(2_00), .spent(1_00), .spent(7_00)]))
    let names = [
      "k7q2 (conflicted copy).jsonl", "k7q2.sync-conflict-20260101-120000-ABCDEFG.jsonl",
      "k7q2 2.jsonl", "k7q2 (1).jsonl", "k7q2.jsonl.orig", "it's.jsonl",
    ]
    for name in names {
      try FileManager.default.copyItem(
        atPath: there.log(.sample), toPath: "\(here.path)/log/\(name)")
    }
    try Data("hello\n".utf8).write(to: URL(filePath: "\(here.path)/log/.DS_Store"))
    let store = here.store
    #expect(Set(try store.logCopies()) == Set(names.map { "\(here.path)/log/\($0)" }))
    for copy in try store.logCopies() {
      let merged = try store.merge(copy)
      #expect(merged.movedTo?.hasPrefix("\(here.path)/quarantine/") == true)
    }
    #expect(try store.logCopies().isEmpty)
    #expect(try here.events().count == 5)
    let kept = try FileManager.default.contentsOfDirectory(atPath: here.path + "/quarantine")
    #expect(kept.count == 2 * names.count)
  }

  @Test func `beside a single log its copies are logs of the same ledger with its name`() throws {
    let place = try sample(3)
    let log = place.log(.sample)
    let beside = place.folder.path("beside")
    try FileManager.default.createDirectory(
      atPath: beside, withIntermediateDirectories: true)
    func path(_ name: String) -> String { "\(beside)/\(name)" }
    let copies = [
      "s (conflicted copy).jsonl", "s 2.jsonl", "s.sync-conflict-20260101-120000-ABCDEFG.jsonl",
    ]
    for name in copies + ["s.jsonl", "other.jsonl", "s.jsonl.orig"] {
      try FileManager.default.copyItem(atPath: log, toPath: path(name))
    }
    var apart = LogOpened.sample
    apart.ledger = try #require(LedgerID(String(repeating: "b", count: 26)))
    let stranger = try LedgerFolder([EventEnvelope]([.logOpened(apart), .spent(1_00)]))
    try FileManager.default.copyItem(atPath: stranger.log(.sample), toPath: path("savings.jsonl"))
    try Data("hello\n".utf8).write(to: URL(filePath: path("s notes.jsonl")))
    let store = FileEventStore(file: path("s.jsonl"), machine: place.places)
    #expect(try store.logCopies() == copies.map(path))
    // What is offered for them: a folder of both.
    let folder = try LedgerFolder()
    for copy in copies {
      #expect(try folder.store.merge(path("s.jsonl")).eventCount == 4)
      #expect(try folder.store.merge(path(copy)).addedCount == 0)
    }
    #expect(try folder.events().count == 4)
  }

  @Test func `a ledger that began apart counts once it is joined, on every machine`() async throws {
    var here = try LedgerFolder()
    let there = try LedgerFolder()
    let mine = try await here.ledger().perform(AppendEvents([.spent(1_00)])).outcome[0]
    _ = try await there.ledger().perform(AppendEvents([.spent(2_00)]))
    let source = try there.logPath
    expectError("otherLedger") { try here.store.merge(source) }
    let other = try here.store.mergePreview(of: source, joining: try ledgers(of: there)).ledger
    _ = try await here.ledger().perform(JoinLedger(other))
    #expect(try here.store.merge(source).addedCount == 2)
    // Twice, since the second time the logs are known from the machine's memory.
    for _ in 0..<2 {
      #expect(try here.events().count == 5)
      let condition = try here.store.read(from: .start, parts: []) { _ in false }.condition
      #expect(condition.isComplete)
    }
    let again = try await here.ledger().perform(AppendEvents([.spent(4_00)])).outcome[0]
    #expect(again.writer == mine.writer)
    here.machine = "b"
    #expect(try here.events().count == 6)
    // The other machine takes the log in without being asked: it says itself that both are one.
    #expect(try there.store.merge(here.log(mine.writer)).addedCount == 4)
    #expect(try there.events() == here.events())
  }

  private func ledgers(of place: LedgerFolder) throws -> Set<LedgerID> {
    Set(
      try place.events().compactMap { envelope in
        guard case .logOpened(let opened) = envelope.event else { return nil }
        return opened.ledger
      })
  }

  @Test func `events that a merge brings to this machine's own log are acknowledged`() async throws
  {
    let place = try LedgerFolder()
    let first = try await place.ledger().perform(AppendEvents([.spent(1)])).outcome[0]
    let copy = try LedgerFolder([])
    let longer = FileEventStore(
      file: copy.log(first.writer), adopting: true, machine: copy.places)
    try FileManager.default.copyItem(atPath: try place.logPath, toPath: copy.log(first.writer))
    let clock = SteadyClock("2026-01-03T00:00:00.000Z")
    _ = try await copy.ledger(clock, in: longer).perform(AppendEvents([.spent(2)]))
    #expect(try place.merge(copy) == [1])
    let lines = try place.log.split(separator: 0x0A).map { Array($0) + [0x0A] }
    try place.writeLog(lines.prefix(2).joined())
    #expect(try place.store.reading().condition.missing.map(\.count) == [2])
  }
}
