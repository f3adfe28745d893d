import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// Logs of this ledger by their id, sealed as they must be, that no device of it would write.
struct HostilePeerTests {
  private static let peer = WriterID.known("p3er")

  /// A ledger in USD with an income and an entry, written by this machine.
  private func ledgerHere() async throws -> (LedgerFolder, LogOpened) {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(
      AppendEvents([.income(4000_00, from: "2026-01-01"), .spent(50_00)]))
    let state = try await place.ledger().view(DecisionState())
    return (place, try #require(state.opened))
  }

  /// The events of a peer that says something else of how the ledger began, before this machine's.
  private func peerEvents(
    like opened: LogOpened, _ change: (inout LogOpened) -> Void, _ more: [LedgerEvent] = []
  ) -> [EventEnvelope] {
    var other = opened
    other.writer = HostilePeerTests.peer
    change(&other)
    return ([.logOpened(other)] + more).enumerated().map { number, event in
      EventEnvelope(
        id: EventID(writer: HostilePeerTests.peer, number: number),
        recordedAt: PracticeLedger.start.adding(milliseconds: Int64(number - 1_000_000)),
        event: event)
    }
  }

  static let lies: [(String, @Sendable (inout LogOpened) -> Void)] = [
    ("it says that the ledger is in EUR, and it is in USD", { $0.currency = .eur }),
    ("it says that the ledger is metered, and it is open", { $0.policy = .metered }),
  ]

  @Test(arguments: lies)
  func `a log that says otherwise how the ledger began is refused by merge and named by readers`(
    _ contradiction: String, _ change: @Sendable (inout LogOpened) -> Void
  ) async throws {
    let (place, opened) = try await ledgerHere()
    let budget = try await place.ledger().view(MonthlyBuckets())
    let there = try LedgerFolder(peerEvents(like: opened, change))
    let before = try place.contents()
    do {
      try place.merge(there)
      Issue.record("it was taken in")
    } catch let refusal as MergeRefusal {
      guard case .otherBeginning(let log, let said) = refusal else { throw refusal }
      #expect(log.writer == HostilePeerTests.peer && said == contradiction)
    }
    #expect(try place.contents() == before)
    // Brought there by hand.
    let name = "\(HostilePeerTests.peer.text).jsonl"
    try FileManager.default.copyItem(atPath: there.logPath, toPath: place.path + "/log/" + name)
    let ledger = place.ledger()
    let condition = try await ledger.condition()
    #expect(condition.damage.map(\.reason) == [contradiction])
    #expect(!condition.isComplete)
    // Not in the macro: with optimisation Swift 6.3.1 crashes over it.
    let state = try await ledger.view(DecisionState())
    #expect(state.opened == opened)
    let figures = try await ledger.view(MonthlyBuckets())
    #expect(figures == budget)
    // It keeps nobody from writing, and what is written is in the ledger's own currency.
    _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
    let after = try await place.ledger().view(DecisionState())
    #expect(after.currency == .usd)
  }

  @Test func `who reads without a log of its own believes the longest`() async throws {
    let (place, opened) = try await ledgerHere()
    let there = try LedgerFolder(peerEvents(like: opened) { $0.currency = .eur })
    let name = "\(HostilePeerTests.peer.text).jsonl"
    try FileManager.default.copyItem(atPath: there.logPath, toPath: place.path + "/log/" + name)
    var auditor = place
    auditor.machine = "auditor"
    let state = try await auditor.ledger().view(DecisionState())
    #expect(state.currency == .usd)
    #expect(try await auditor.ledger().condition().damage.count == 1)
  }

  @Test func `ledgers that began apart may differ in their policy`() async throws {
    let (place, opened) = try await ledgerHere()
    let there = try LedgerFolder(
      peerEvents(like: opened) {
        $0.ledger = .sample
        $0.policy = .metered
      })
    let path = try there.logPath
    #expect(try place.store.mergePreview(of: path, joining: [.sample]).eventCount == 1)
  }

  @Test func `a joined ledger in another currency is refused`() async throws {
    let (place, opened) = try await ledgerHere()
    let there = try LedgerFolder(
      peerEvents(like: opened) {
        $0.ledger = .sample
        $0.currency = .eur
      })
    let path = try there.logPath
    #expect(throws: MergeRefusal.self) {
      try place.store.mergePreview(of: path, joining: [.sample])
    }
  }

  @Test func `A6: a line that leaves no room for a later one is damage, and no write waits for it`()
    async throws
  {
    let (place, opened) = try await ledgerHere()
    var events = peerEvents(like: opened, { _ in }, [.spent(1_00)])
    events[1].recordedAt = .latest
    let there = try LedgerFolder(events)
    do {
      try place.merge(there)
      Issue.record("it was taken in")
    } catch let refusal as MergeRefusal {
      guard case .damaged(let damage) = refusal else { throw refusal }
      #expect(damage.line == 2 && damage.reason == "no event can be later than it")
    }
    // A program that brings the files of another device asks nobody.
    let copied = place.log(events[0].id.writer)
    try FileManager.default.copyItem(atPath: there.log(events[0].id.writer), toPath: copied)
    _ = try await place.ledger().perform(AppendEvents([.spent(2_00)]))
    #expect(try place.store.issues().map(\.log) == [copied])
    #expect(try place.store.reading().condition.isWhole == false)
  }

  @Test func `an income in another currency is named, and does not count`() throws {
    let yen = Money(minorUnits: 5000, currency: .jpy)
    let income = LedgerEvent.setting(
      .incomeSet(IncomeSet(from: .known("2026-01-01"), plan: .monthly(yen))))
    let buckets = MonthlyBuckets(
      folding: [EventEnvelope]([.opened(), .income(10_00, from: "2026-01-01"), income]))
    let month = try buckets.month(CalendarDay.known("2026-01-01").month)
    #expect(month.income.minorUnits == 10_00)
    #expect(buckets.firstForeign == .sample(2))
  }
}
