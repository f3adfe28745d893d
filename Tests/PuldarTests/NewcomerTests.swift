import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// What somebody met who wrote an app from the pages alone.
struct NewcomerTests {
  private let folder: TemporaryFolder
  private let ledger: Ledger

  init() throws {
    folder = try TemporaryFolder()
    ledger = Ledger.open(
      folder.path("budget"), currency: .eur, clock: SteadyClock(), machine: folder.machine)
  }

  private func code(_ work: () async throws -> Void) async -> String? {
    do {
      try await work()
      return nil
    } catch {
      return (error as? any ExplainedError)?.code ?? "\(error)"
    }
  }

  @Test(arguments: [-3, -1, Int.min])
  func `a page of fewer than no entries is empty`(_ count: Int) async throws {
    try await ledger.add("tea 3")
    let entries = try await ledger.view(LatestEntries(count)).entries
    #expect(entries.isEmpty)
    _ = try await ledger.perform(RunBills(today: ledger.today, limit: count))
  }

  @Test func `an empty path is no place for a ledger`() async throws {
    let nowhere = Ledger.open(
      "", currency: .eur, clock: SteadyClock(), machine: folder.machine)
    #expect(await code { try await nowhere.add("tea 3") } == "LogError.notOurs")
    #expect(await code { _ = try await nowhere.view(MonthlyBuckets()) } == "LogError.notOurs")
    #expect(!FileManager.default.fileExists(atPath: "/lock"))
  }

  @Test func `nothing is locked in a ledger that has not begun`() async throws {
    try await ledger.export(.csv) { _ in true }
    #expect(await code { try await ledger.backUp(to: folder.path("x.tar")) } == "LogError.noLedger")
  }

  @Test
  func
    `a ledger whose first line is damaged is in the currency that was named, and no Pro is asked for`()
    async throws
  {
    try await ledger.add("tea 3")
    let log = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("budget/log")).first)
    let url = URL(filePath: folder.path("budget/log/\(log)"))
    var bytes = try Data(contentsOf: url)
    bytes[20] ^= 1
    try bytes.write(to: url)
    let again = Ledger.open(
      folder.path("budget"), currency: .eur, clock: SteadyClock(), machine: folder.machine)
    let month = try await again.view(MonthlyBuckets()).month(again.today.month)
    #expect(month.spent == .zero(.eur))
    #expect(await code { try await again.backUp(to: folder.path("y.tar")) } == "LogError.damaged")
    do {
      try await again.add("tea 3")
      Issue.record("it is written")
    } catch let error as LedgerError {
      #expect(error.remedy?.isEmpty == false)
    }
  }

  @Test func `a sentence begins a ledger that says how it begins`() async throws {
    let memory = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(), opening: LedgerOpening(currency: .eur))
    let added = try await memory.add("lunch 10")
    #expect(added.ids.count == 1)
    let month = try await memory.view(MonthlyBuckets()).month(memory.today.month)
    #expect(month.spent == Money(minorUnits: 10_00, currency: .eur))
    let none = Ledger(store: InMemoryEventStore(), clock: SteadyClock())
    #expect(await code { try await none.add("lunch 10") } == "LogError.noLedger")
  }

  @Test func `a head that was kept is found in its log again, and another is not`() async throws {
    try await ledger.add("tea 3")
    let head = try #require(try await ledger.condition().heads.first)
    try await ledger.add("coffee 4")
    let kept = try LedgerCondition.SealedHead(head.text)
    #expect(kept == head)
    #expect(try await ledger.holds(kept))
    let digit = head.text.hasSuffix("0") ? "1" : "0"
    #expect(try await !ledger.holds(LedgerCondition.SealedHead(head.text.dropLast() + digit)))
    let later = head.text.replacing(":\(head.eventCount - 1):", with: ":9:")
    #expect(try await !ledger.holds(LedgerCondition.SealedHead(later)))
    for text in ["", "k7q2:8", "k7q2:8:5f", head.text + "0", "K-7:1:" + head.seal] {
      #expect(throws: UnreadableText.self) { try LedgerCondition.SealedHead(text) }
    }
  }

  @Test func `differences of all months there may be are those that anything is known of`()
    async throws
  {
    try await ledger.add("tea 3")
    let first = try #require(try await ledger.condition().heads.first).writer
    let start = AsOf.after(EventID(writer: first, number: 0))
    let all = try await ledger.difference(from: start, months: .first ... .last)
    let known = try await ledger.difference(from: start)
    #expect(!known.isEmpty && all == known)
  }

  @Test func `a list of figures is kept as JSON and read again`() async throws {
    try await ledger.add("tea 3")
    let first = try #require(try await ledger.condition().heads.first).writer
    let changes = try await ledger.difference(from: .after(EventID(writer: first, number: 0)))
    let bytes = try JSONEncoder().encode(changes)
    #expect(try JSONDecoder().decode([FigureChange].self, from: bytes) == changes)
    let days: [CalendarDay.Weekday: Int] = [.monday: 1, .sunday: 7]
    let week = try JSONEncoder().encode(days)
    #expect(try JSONDecoder().decode([CalendarDay.Weekday: Int].self, from: week) == days)
  }
}
