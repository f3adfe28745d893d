import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

@Suite struct ReceiptTests {
  private static let day = CalendarDay.known("2025-12-10")
  private let first = ReceiptFile.sample(1)
  private let second = ReceiptFile.sample(2)

  private static func terms() throws -> BillTerms {
    let rule = try #require(Recurrence(text: "every month on 31 from 2026-01-31"))
    return BillTerms("Netflix", rule, amount: 15_99, category: .subscriptions)
  }

  /// An entry, and a bill: 1 and 2.
  private func ledger() throws -> (PracticeLedger, entry: EventID, bill: EventID) {
    var ledger = PracticeLedger()
    let entry = try ledger.perform(
      AddEntries([.expense(45_00, in: .other, on: Self.day)], today: PracticeLedger.today))
    let bill = try ledger.perform(AddBill(Self.terms()))
    return (ledger, try #require(entry.first), try #require(bill.first))
  }

  private func attached(_ ledger: PracticeLedger, to target: EventID) -> [ReceiptFile] {
    ledger.view(DecisionState()).receipts.receipts(of: target).map(\.file)
  }

  @Test func `BM2, BM16, BM21: any number of files is attached to an entry or bill, in one batch`()
    throws
  {
    var (ledger, entry, bill) = try ledger()
    let before = ledger.view(MonthlyBuckets())
    try ledger.perform(AttachReceipts([first, second], to: entry))
    try ledger.perform(AttachReceipts([second], to: bill))
    #expect(attached(ledger, to: entry) == [first, second])
    #expect(attached(ledger, to: bill) == [second])
    #expect(ledger.events.suffix(3).map { $0.batch?.count } == [2, 2, nil])
    #expect(ledger.view(MonthlyBuckets()) == before)
    // Of those that are attached none is written again.
    try ledger.perform(AttachReceipts([first, .sample(3)], to: entry))
    #expect(ledger.events.suffix(1).map(\.type) == [ReceiptAttached.type])
    #expect(throws: Refusal.nothingToChange) {
      try ledger.perform(AttachReceipts([first], to: entry))
    }
  }

  @Test func `a file is attached to what counts, and to nothing else`() throws {
    var (ledger, entry, bill) = try ledger()
    let paid = try #require(
      try ledger.perform(PayBill(bill, on: Self.day, today: PracticeLedger.today)).first)
    try ledger.perform(VoidEntry(entry))
    let void = try #require(ledger.events.last?.id)
    func refusal(_ files: [ReceiptFile], _ target: EventID) -> Refusal? {
      do {
        try ledger.perform(AttachReceipts(files, to: target))
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal([first], 999) == .noSuchEntry(999))
    #expect(refusal([first], entry) == .entryVoided(entry, by: void))
    #expect(refusal([first], paid) == .neitherEntryNorBill(paid, type: BillPaid.type))
    #expect(refusal([], bill) == .nothingToAttach)
    #expect(throws: Refusal.notAttached(bill, hash: first.hash.text)) {
      try ledger.perform(DetachReceipts([first.hash], from: bill))
    }
    let gone = try #require(try ledger.perform(AddBill(Self.terms())).first)
    try ledger.perform(UndoEvent(gone))
    #expect(refusal([first], gone) == .noSuchBill(gone))
  }

  @Test func `BM2: what is detached or undone is attached no more, and comes back by an undo`()
    throws
  {
    var (ledger, entry, _) = try ledger()
    let attaching = try #require(
      try ledger.perform(AttachReceipts([first], to: entry)).first)
    let detaching = try #require(
      try ledger.perform(DetachReceipts([first.hash], from: entry)).first)
    #expect(attached(ledger, to: entry) == [])
    try ledger.perform(UndoEvent(detaching))
    #expect(attached(ledger, to: entry) == [first])
    try ledger.perform(UndoEvent(attaching))
    #expect(attached(ledger, to: entry) == [])
    try ledger.perform(RedoEvent(attaching))
    #expect(attached(ledger, to: entry) == [first])
    // An entry that is undone takes no event with it.
    try ledger.perform(UndoEvent(entry))
    #expect(attached(ledger, to: entry) == [first])
  }

  @Test func `BM48: two devices that attach the same count once, in whichever order they meet`()
    throws
  {
    let (ledger, entry, _) = try ledger()
    let begun = ledger.events
    func event(_ writer: WriterID, _ number: Int, _ second: Int, _ event: LedgerEvent)
      -> EventEnvelope
    {
      EventEnvelope(
        id: EventID(writer: writer, number: number),
        recordedAt: Timestamp(startOf: "2026-01-03").adding(milliseconds: Int64(second) * 1_000),
        event: event)
    }
    let said = [
      event("aaaa", 1, 1, ReceiptAttached(first, to: entry).event),
      event("bbbb", 1, 2, ReceiptAttached(first, to: entry).event),
      event("bbbb", 2, 3, ReceiptDetached(first, from: entry).event),
      event("aaaa", 2, 4, ReceiptAttached(first, to: entry).event),
    ]
    func attached(_ count: Int) -> [ReceiptFile] {
      DecisionState(folding: begun + said.prefix(count)).receipts.receipts(of: entry).map(\.file)
    }
    #expect([1, 2, 3, 4].map { attached($0) } == [[first], [first], [], [first]])
  }

  @Test func `SP12: a fold of facts leaves what is printed in the log, and knows that it is there`()
    throws
  {
    var (ledger, entry, bill) = try ledger()
    let printed = String(repeating: "Oat milk 2.00\n", count: 250)
    try ledger.perform(AttachReceipts([first], to: entry, text: printed))
    try ledger.perform(AttachReceipts([second], to: entry))
    let undone = try #require(
      try ledger.perform(AttachReceipts([second], to: bill, text: printed)).first)
    try ledger.perform(UndoEvent(undone))
    try ledger.perform(RedoEvent(undone))
    var fold = LedgerFold(into: BudgetState(), hasSeveralLogs: true)
    for event in ledger.events { fold.apply(event) }
    let book = fold.projection.decisionState.receipts
    #expect(book.all.map(\.attached.hasText) == [true, false, true])
    #expect(book.all.map(\.attached.text) == ["", "", ""])
    // None of it is left for the next process either, and the same is known of it.
    var writer = SnapshotWriter()
    fold.write(to: &writer)
    #expect(writer.isComplete)
    #expect(writer.bytes.count < printed.utf8.count)
    var reader = SnapshotReader(writer.bytes)
    let restored = try LedgerFold<BudgetState>(from: &reader)
    #expect(restored.projection == fold.projection)
  }

  @Test func `SP17: a file is needed while something that counts has it, and else not since then`()
    throws
  {
    var (ledger, entry, bill) = try ledger()
    func uses() -> ReceiptUses { ledger.view(ReceiptUses()) }
    #expect(!uses().knows(first.hash))
    try ledger.perform(AttachReceipts([first], to: entry))
    try ledger.perform(AttachReceipts([first, second], to: bill))
    #expect(uses().unusedSince(first.hash) == nil)
    try ledger.perform(VoidEntry(entry))
    let void = try #require(ledger.events.last)
    // The bill has it too.
    #expect(uses().unusedSince(first.hash) == nil)
    #expect(uses().needed.map(\.file) == [first, second])
    try ledger.perform(DetachReceipts([first.hash], from: bill))
    let detached = try #require(ledger.events.last)
    #expect(uses().unusedSince(first.hash) == detached.recordedAt)
    #expect(uses().needed.map(\.file) == [second])
    try ledger.perform(UndoEvent(void.id))
    #expect(uses().unusedSince(first.hash) == nil)
    try ledger.perform(UndoEvent(entry))
    #expect(uses().unusedSince(first.hash) == ledger.events.last?.recordedAt)
    try ledger.perform(RedoEvent(entry))
    try ledger.perform(UndoEvent(bill))
    #expect(uses().unusedSince(first.hash) == nil)
    #expect(uses().unusedSince(second.hash) == ledger.events.last?.recordedAt)
  }

  @Test
  func `SP12, SP43: a file and the entry that it belongs to are one batch of whoever adds both`()
    throws
  {
    struct AddWithReceipt: LedgerDecision {
      var file: ReceiptFile
      var adding: AddEntries
      var view: ProjectionPair<DecisionState, NamedEntries> { adding.view }
      func events(
        given view: ProjectionPair<DecisionState, NamedEntries>, from first: EventID
      ) throws(Refusal) -> [NewEvent] {
        try adding.events(given: view, from: first)
          + [NewEvent(attaching: file, to: first, text: "SUSHI 13.00")]
      }
      func isRepeated(by written: [LedgerEvent]) -> Bool { false }
    }
    var ledger = PracticeLedger()
    let adding = AddEntries(
      [.expense(13_00, in: .dining, on: Self.day)], today: PracticeLedger.today)
    let ids = try ledger.perform(AddWithReceipt(file: first, adding: adding))
    let receipts = ledger.view(DecisionState()).receipts.receipts(of: try #require(ids.first))
    #expect(receipts.map(\.file) == [first])
    #expect(receipts.first?.attached.hasText == true)
    guard case .receipt(.attached(let attached)) = ledger.events.last?.event else {
      Issue.record("no receipt is attached")
      return
    }
    #expect(attached.text == "SUSHI 13.00")
    #expect(ledger.events.suffix(2).map { $0.batch?.count } == [2, 2])
  }
}
