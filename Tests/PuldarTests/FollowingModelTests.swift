import Foundation
import LedgerTestSupport
import Observation
import Puldar
import PuldarObservation
import Synchronization
import Testing

/// A view model that follows its ledger: what others write, and what is due.
@MainActor @Suite(.timeLimit(.minutes(2))) struct FollowingModelTests {
  private let built: BuiltProgram

  init() throws { built = try BuiltProgram() }

  private var folder: TemporaryFolder { built.folder }

  private func openedLedger(_ day: String = "2026-01-20") -> Ledger {
    Ledger.open(
      folder.path("budget"), currency: .eur, clock: SteadyClock("\(day)T12:00:00.000Z"),
      machine: folder.machine)
  }

  /// Waits until a model shows something, as a view does: it looks again when a property that it read changes.
  private func wait(until isShown: @MainActor () -> Bool) async {
    while !isShown(), !Task.isCancelled {
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking {
        _ = isShown()
      } onChange: {
        change.finish()
      }
      for await _ in changes {}
    }
  }

  /// Does something while a model follows its ledger, as a view is there.
  private func following(_ model: LedgerViewModel, _ body: () async throws -> Void) async throws {
    let task = Task { await model.follow() }
    try await body()
    task.cancel()
    await task.value
  }

  @Test
  func `a model that follows shows what another ledger value writes, before it is made and after`()
    async throws
  {
    let model = LedgerViewModel(openedLedger())
    let other = openedLedger()
    try await following(model) {
      await wait { model.budget != nil }
      for (count, sentence) in ["tea 3", "lunch 12", "cake 5"].enumerated() {
        try await other.add(sentence)
        await wait { model.entries.count == count + 1 }
        #expect(model.entries.first?.texts.said == sentence)
      }
      try await other.perform(
        SetIncome(
          .monthly(Money(minorUnits: 100_00, currency: .eur)), from: other.today.month.firstDay))
      await wait { model.budget?.income.minorUnits == 100_00 }
      #expect(model.budget?.left.minorUnits == 80_00)
      #expect(!model.canUndo)
    }
    #expect(model.problem == nil)
  }

  @Test func `what the command stores in another process is shown`() async throws {
    let model = LedgerViewModel(openedLedger())
    try await following(model) {
      await wait { model.budget != nil }
      let shown = try built.run(
        "$P -f budget init --currency EUR -q && $P -f budget add coffee 4.50 --date 2026-01-19")
      #expect(shown.code == 0, "\(shown.output)")
      await wait { !model.entries.isEmpty }
      #expect(model.entries.map(\.texts.said) == ["coffee 4.50"])
      #expect(model.budget?.spent.minorUnits == 4_50)
    }
  }

  @Test func `a ledger that cannot be read ends the following with words, and another try goes on`()
    async throws
  {
    try await openedLedger().add("tea 3")
    let log = folder.path("budget/log")
    try FileManager.default.moveItem(atPath: log, toPath: folder.path("away"))
    try Data("no folder".utf8).write(to: URL(filePath: log))
    let model = LedgerViewModel(openedLedger())
    await model.follow()
    #expect(model.problem?.title == "The budget cannot be read")
    #expect(model.problem?.explanation.isEmpty == false)
    #expect(model.budget == nil)
    try FileManager.default.removeItem(atPath: log)
    try FileManager.default.moveItem(atPath: folder.path("away"), toPath: log)
    try await following(model) { await wait { model.entries.count == 1 } }
  }

  @Test func `what is due is shown, paid, opened again by undo, and planned by a sentence`()
    async throws
  {
    let model = LedgerViewModel(openedLedger())
    await model.plan("rent 900 every month on the 1st")
    #expect(model.problem == nil)
    await model.perform(
      AddBill(
        BillTerms(
          "Power", try Recurrence(.months(1, on: [.day(15)]), from: openedLedger().today),
          amount: Money(minorUnits: 80_00, currency: .eur), category: .utilities)))
    #expect(model.due.map(\.terms.name) == [])
    await model.show(try #require(CalendarMonth(iso: "2026-02")))
    #expect(model.due.map(\.terms.name) == ["Rent", "Power"])
    #expect(model.budget?.stillDue.minorUnits == 980_00)
    await model.pay(try #require(model.due.last))
    #expect(model.due.map(\.terms.name) == ["Rent"])
    await model.undo()
    #expect(model.due.map(\.terms.name) == ["Rent", "Power"])
    await model.plan("rent 900 every so often")
    #expect(model.problem?.title == "Nothing was planned")

    let later = LedgerViewModel(openedLedger("2026-02-03"))
    await later.addDue()
    #expect(later.entries.map(\.values.amount.minorUnits) == [900_00])
    #expect(later.due.map(\.terms.name) == ["Power"])
    await later.undo()
    #expect(later.entries.isEmpty)
  }

  @Test
  func `the month goes on with the days while it is this one, and stays if another was chosen`()
    async throws
  {
    let clock = TurningClock()
    let model = LedgerViewModel(
      .open(folder.path("budget"), currency: .eur, clock: clock, machine: folder.machine))
    await model.refresh()
    #expect(model.month.text == "2026-01")
    clock.turn(to: "2026-02-01T12:00:00.000Z")
    await model.refresh()
    #expect((model.month.text, model.today.text) == ("2026-02", "2026-02-01"))
    #expect(model.budget?.month.text == "2026-02")
    await model.show(try #require(CalendarMonth(iso: "2025-12")))
    clock.turn(to: "2026-03-01T12:00:00.000Z")
    await model.refresh()
    #expect((model.month.text, model.today.text) == ("2025-12", "2026-03-01"))
  }
}

/// A clock that a test turns on.
private final class TurningClock: WallClock {
  private let instant = Mutex(Timestamp(iso: "2026-01-31T12:00:00.000Z") ?? .earliest)

  func turn(to text: String) { instant.withLock { $0 = Timestamp(iso: text) ?? $0 } }
  func now() -> Timestamp { instant.withLock { $0 } }
  func today() -> CalendarDay { now().day }
  func day(at instant: Timestamp) -> CalendarDay { instant.day }
}
