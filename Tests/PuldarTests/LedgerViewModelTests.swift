import Foundation
import LedgerTestSupport
import Puldar
import PuldarObservation
import Testing

/// What a window binds to, driven without one.
@MainActor @Suite struct LedgerViewModelTests {
  private let folder: TemporaryFolder
  private let clock = SteadyClock("2026-01-20T12:00:00.000Z")

  init() throws { folder = try TemporaryFolder() }

  private func openedLedger(
    on instant: String? = nil, lockDeadline: Duration = .seconds(10)
  ) -> Ledger {
    Ledger.open(
      folder.path("budget"), currency: .eur, clock: instant.map { SteadyClock($0) } ?? clock,
      machine: folder.machine, lockDeadline: lockDeadline)
  }

  private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  /// A ledger with an income that its buckets share.
  private func sharedLedger() async throws -> Ledger {
    let ledger = openedLedger()
    let first = ledger.today.month.firstDay
    try await ledger.perform(SetIncome(.monthly(euros(3000_00)), from: first))
    let shares = ChangeAllocation.shares([50_00, 30_00, 20_00].compactMap(Percentage.init))
    try await ledger.perform(ChangeAllocation(try #require(shares), from: first))
    return ledger
  }

  @Test func `a ledger that is not there shows an empty month, and is not made by looking`()
    async throws
  {
    let model = LedgerViewModel(openedLedger())
    #expect(model.budget == nil)
    await model.refresh()
    #expect(model.month.text == "2026-01")
    #expect(model.budget?.left == .zero(.eur))
    #expect(model.entries.isEmpty && model.due.isEmpty && !model.canUndo && model.problem == nil)
    model.sentence = "coffee 4.50"
    await model.readSentence()
    #expect(model.preview?.read?.entries.map(\.amount) == [euros(4_50)])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `a sentence is shown with the month as it would be, and added as it was shown`()
    async throws
  {
    let model = LedgerViewModel(try await sharedLedger())
    await model.refresh()
    #expect(model.budget?.buckets.map(\.left) == [euros(1500_00), euros(900_00), euros(600_00)])
    model.sentence = "sushi 45"
    await model.readSentence()
    let preview = try #require(model.preview)
    #expect(preview.read?.entries.map(\.category) == [.dining])
    #expect(preview.problem == nil)
    #expect(preview.budget?.buckets.map(\.left) == [euros(1500_00), euros(855_00), euros(600_00)])
    #expect(model.entries.isEmpty)
    await model.add()
    #expect(model.budget == preview.budget)
    #expect(model.entries.map(\.texts.said) == ["sushi 45"])
    #expect(model.sentence.isEmpty && model.preview == nil && model.problem == nil)
  }

  @Test
  func
    `what is typed without a look at its preview is added, nothing is not, and a second tap is nothing`()
    async throws
  {
    let model = LedgerViewModel(openedLedger())
    model.sentence = "tea 3, lunch 12 yesterday"
    async let first: Void = model.add()
    async let second: Void = model.add()
    _ = await (first, second)
    #expect(model.entries.map(\.values.amount) == [euros(12_00), euros(3_00)])
    model.sentence = "  "
    await model.add()
    #expect(model.entries.count == 2 && model.problem == nil)
  }

  @Test func `a half typed sentence is no problem until it is added, and is kept then`() async {
    let model = LedgerViewModel(openedLedger())
    model.sentence = "coffee"
    await model.readSentence()
    #expect(model.preview?.problem?.explanation == "No amount was found.")
    #expect(model.problem == nil)
    await model.add()
    #expect(model.problem?.title == "This cannot be added" && model.hasProblem)
    model.hasProblem = false
    #expect(model.problem == nil)
    await model.add()
    #expect(model.problem?.explanation == "No amount was found.")
    #expect(model.problem?.error as? ParsingFailure == .noAmount)
    #expect(model.sentence == "coffee")
    model.sentence += " 4.50"
    await model.add()
    #expect(model.problem == nil)
    #expect(model.entries.map(\.values.amount) == [euros(4_50)])
    model.sentence = ""
    await model.readSentence()
    #expect(model.preview == nil)
  }

  @Test func `an unclear sentence offers its readings, and the chosen one is added`() async throws {
    let model = LedgerViewModel(openedLedger())
    model.sentence = "train 4.800"
    await model.readSentence()
    let preview = try #require(model.preview)
    #expect(preview.read == nil)
    #expect(preview.problem != nil)
    let choice = try #require(preview.choices.last)
    await model.choose(choice)
    #expect(model.preview?.problem == nil)
    #expect(model.preview?.read?.entries == [choice])
    await model.add()
    #expect(model.entries.map(\.values.amount) == [choice.amount])
    #expect(model.entries.map(\.texts.said) == ["train 4.800"])
  }

  @Test func `undo takes back what was done here, the last first, and nothing of others`()
    async throws
  {
    let model = LedgerViewModel(openedLedger())
    for sentence in ["tea 3", "lunch 12, cake 5"] {
      model.sentence = sentence
      await model.add()
    }
    try await openedLedger().add("book 20")
    await model.undo()
    #expect(model.entries.map(\.texts.said) == ["book 20", "tea 3"])
    await model.perform(VoidEntry(try #require(model.entries.last?.id)))
    #expect(model.entries.map(\.texts.said) == ["book 20"])
    await model.undo()
    #expect(model.entries.map(\.texts.said) == ["book 20", "tea 3"])
    await model.undo()
    #expect(!model.canUndo)
    await model.undo()
    #expect(model.entries.map(\.texts.said) == ["book 20"])
    #expect(model.problem == nil)
  }

  @Test func `what somebody else took back is told once, and what was done before is undone next`()
    async throws
  {
    let model = LedgerViewModel(openedLedger())
    for sentence in ["tea 3", "lunch 12"] {
      model.sentence = sentence
      await model.add()
    }
    try await openedLedger().perform(UndoEvent())
    await model.undo()
    #expect(model.problem?.title == "Nothing was taken back")
    await model.undo()
    #expect(model.problem == nil)
    #expect(model.entries.isEmpty && !model.canUndo)
  }

  @Test func `a write that cannot be made is told in words, and the sentence stays`() async throws {
    try await openedLedger().add("tea 3")
    let model = LedgerViewModel(openedLedger(lockDeadline: .zero))
    let store = FileEventStore(folder: folder.path("budget"), machine: folder.machine)
    model.sentence = "lunch 12"
    await model.readSentence()
    await whileLocked(store) { await model.add() }
    let problem = try #require(model.problem)
    #expect(problem.title == "Nothing was added")
    #expect(problem.explanation.hasPrefix("Another program is writing to the ledger"))
    #expect(problem.remedy != nil)
    #expect(model.sentence == "lunch 12" && model.preview?.problem == nil)
    await model.add()
    #expect(model.problem == nil)
    #expect(model.entries.count == 2)
  }

  /// Does something while another writer holds the lock of a ledger.
  private func whileLocked(_ store: FileEventStore, _ body: () async -> Void) async {
    let (held, isHeld) = AsyncStream.makeStream(of: Void.self)
    let (free, isFree) = AsyncStream.makeStream(of: Void.self)
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      try? store.whileLocked(deadline: .seconds(10)) { _ in
        isHeld.finish()
        isOver.wait()
      }
      isFree.finish()
    }
    for await _ in held {}
    await body()
    isOver.signal()
    for await _ in free {}
  }
}
