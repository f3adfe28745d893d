import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Undo of any event at any later time, later ones kept; refused where one depends on it; redo.
struct UndoTests {
  static let today = PracticeLedger.today

  /// 1 an expense, 2 corrects it, 3 corrects that, 4 a credit for it, 5 a category, 6 an entry in
  /// it, 7 a move of it, 8 two entries (8, 9) in a batch, 10 a correction of 9, 11 a void of 6.
  static let ledger: PracticeLedger = {
    var ledger = PracticeLedger()
    do {
      try ledger.add(.expense(10_00, in: .dining, on: today))
      try ledger.perform(CorrectEntry(1, .init(amount: 11_00), today: today))
      try ledger.perform(CorrectEntry(1, .init(amount: 12_00), today: today))
      try ledger.add(.credit(2_00, in: .dining, on: today, purchase: 1))
      try ledger.perform(AddCategory("pets", in: .fun))
      try ledger.add(.expense(6_00, in: "pets", on: today))
      try ledger.perform(MoveCategory("pets", to: .future, from: "2026-02-01"))
      try ledger.perform(
        AddEntries(
          [
            .expense(8_00, in: .groceries, on: today),
            .expense(9_00, in: .groceries, on: today),
          ], today: today))
      try ledger.perform(CorrectEntry(9, .init(note: "x"), today: today))
      try ledger.perform(VoidEntry(6))
    } catch { preconditionFailure("\(error)") }
    return ledger
  }()

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var event: EventID
    var refusal: Refusal?

    init(_ description: String, _ event: EventID, _ refusal: Refusal? = nil) {
      testDescription = description
      self.event = event
      self.refusal = refusal
    }
  }

  static let cases: [Case] = [
    Case("an entry that is corrected", 1, .dependedOn(1, by: 2, as: .corrects)),
    Case("a correction that another was made on", 2, .dependedOn(2, by: 3, as: .madeOn)),
    Case("the last correction", 3),
    Case("a credit", 4),
    Case("a category that an entry is in", 5, .dependedOn(5, by: 6, as: .usesCategory("pets"))),
    Case("an entry that is voided", 6, .dependedOn(6, by: 11, as: .voids)),
    Case("a move", 7),
    Case("a batch by its first line", 8, .dependedOn(9, by: 10, as: .corrects)),
    Case("a batch by its second line", 9, .dependedOn(9, by: 10, as: .corrects)),
    Case("a correction of text", 10),
    Case("a void", 11),
    Case("the first line", 0, .neverUndone(0, type: "LogOpened")),
    Case("nothing that is there", 12, .noSuchEvent(12)),
    Case("nothing of another device", "zzzz:3", .noSuchEvent("zzzz:3")),
  ]

  @Test(.rows) func `an event is undone and redone, or what depends on it is named`() {
    each(Self.cases) { (example: Case) throws in
      var ledger = UndoTests.ledger
      let before = try ledger.month("2026-01")
      do throws(Refusal) {
        try ledger.perform(UndoEvent(example.event, reason: "oops"))
      } catch {
        #expect(error == example.refusal)
        #expect(ledger == UndoTests.ledger)
        return
      }
      #expect(example.refusal == nil)
      let written = ledger.events.suffix(1).map(\.event)
      #expect(UndoEvent(example.event, reason: "oops").isRepeated(by: written))
      #expect(UndoEvent(reason: "oops").isRepeated(by: written))
      #expect(!UndoEvent(example.event).isRepeated(by: written))
      #expect(throws: Refusal.alreadyUndone(example.event, by: 12)) {
        try ledger.perform(UndoEvent(example.event))
      }
      #expect(throws: Refusal.neverUndone(12, type: "EventReverted")) {
        try ledger.perform(UndoEvent(12))
      }
      try ledger.perform(RedoEvent(example.event))
      #expect(try ledger.month("2026-01") == before)
      #expect(throws: Refusal.notUndone(example.event)) {
        try ledger.perform(RedoEvent(example.event))
      }
      #expect(throws: Refusal.notUndone(12)) { try ledger.perform(RedoEvent(12)) }
      #expect(throws: Refusal.neverUndone(13, type: "EventRestored")) {
        try ledger.perform(UndoEvent(13))
      }
      // Any number of times.
      for _ in 0..<3 {
        try ledger.perform(UndoEvent(example.event))
        try ledger.perform(RedoEvent(example.event))
      }
      #expect(try ledger.month("2026-01") == before)
    }
  }

  @Test func `a redo repeats the one of the event or the undo that it names, and no other`() throws
  {
    var ledger = PracticeLedger([.opened(), .spent(1_00), .spent(2_00)])
    try ledger.perform(UndoEvent(1))
    try ledger.perform(UndoEvent(2))
    try ledger.perform(RedoEvent(1))
    let written = ledger.events.suffix(1).map(\.event)
    for same: EventID? in [nil, 1, 3] { #expect(RedoEvent(same).isRepeated(by: written)) }
    for other: EventID in [2, 4] { #expect(!RedoEvent(other).isRepeated(by: written)) }
  }

  @Test func `what tells of the log is passed over, and never undone`() throws {
    var ledger = PracticeLedger([
      .opened(), .spent(10_00), .log(.logRepaired(LogRepaired(offset: 9, byteCount: 2, copy: "x"))),
      .log(.ledgerJoined(LedgerJoined(.sample))),
    ])
    #expect(throws: Refusal.neverUndone(2, type: "LogRepaired")) {
      try ledger.perform(UndoEvent(2))
    }
    #expect(throws: Refusal.neverUndone(3, type: "LedgerJoined")) {
      try ledger.perform(UndoEvent(3))
    }
    #expect(throws: Refusal.notUndone(3)) { try ledger.perform(RedoEvent(3)) }
    try ledger.perform(UndoEvent())
    guard case .reversal(.eventReverted(let undo))? = ledger.events.last?.event else {
      throw TestFailure("no undo")
    }
    #expect(undo.reversal.event == 1)
    #expect(throws: Refusal.nothingToUndo) { try ledger.perform(UndoEvent()) }
  }

  @Test func `later events are kept`() throws {
    var ledger = UndoTests.ledger
    try ledger.perform(UndoEvent(3))
    #expect(ledger.view(EntryRegister())[1]?.values.amount == 11_00)
    try ledger.perform(UndoEvent(2))
    #expect(ledger.view(EntryRegister())[1]?.values.amount == 10_00)
    #expect(throws: Refusal.dependedOn(1, by: 4, as: .paysBack)) {
      try ledger.perform(UndoEvent(1))
    }
    try ledger.perform(UndoEvent(4))
    try ledger.perform(UndoEvent(1))
    #expect(ledger.view(EntryRegister())[8]?.status == .counts)
    #expect(ledger.view(EntryRegister())[1]?.undoneBy == 15)
    // What stands on something undone is not put back before it.
    #expect(throws: Refusal.dependsOnUndone(2, on: 1, as: .corrects)) {
      try ledger.perform(RedoEvent(2))
    }
    #expect(throws: Refusal.dependsOnUndone(4, on: 1, as: .paysBack)) {
      try ledger.perform(RedoEvent(4))
    }
    try ledger.perform(RedoEvent(1))
    #expect(throws: Refusal.dependsOnUndone(3, on: 2, as: .madeOn)) {
      try ledger.perform(RedoEvent(3))
    }
    try ledger.perform(RedoEvent(2))
    try ledger.perform(RedoEvent(3))
    #expect(ledger.view(EntryRegister())[1]?.values.amount == 12_00)
  }

  @Test func `an entry is not put back into a category that is undone`() throws {
    var ledger = PracticeLedger()
    try ledger.perform(AddCategory("pets", in: .future))
    try ledger.add(.expense(1, in: "pets", on: UndoTests.today))
    try ledger.perform(UndoEvent())
    try ledger.perform(UndoEvent())
    #expect(throws: Refusal.dependsOnUndone(2, on: 1, as: .usesCategory("pets"))) {
      try ledger.perform(RedoEvent(2))
    }
    try ledger.perform(RedoEvent())
    try ledger.perform(RedoEvent())
    #expect(ledger.view(EntryRegister())[2]?.status == .counts)
    #expect(throws: Refusal.nothingToRedo) { try ledger.perform(RedoEvent()) }
  }

  @Test
  func
    `a void is an undo of an entry as it stands: the next goes on before it, and a redo puts it back`()
    throws
  {
    var ledger = PracticeLedger()
    for amount in [1_00, 2_00, 3_00] as [Money] {
      try ledger.add(.expense(amount, in: .dining, on: UndoTests.today))
    }
    func counting() -> [EventID] { ledger.view(EntryRegister()).entries().map(\.id).sorted() }
    try ledger.perform(VoidAll(only: [2, 3]))
    try ledger.perform(UndoEvent())
    #expect(counting() == [])
    try ledger.perform(RedoEvent())
    #expect(counting() == [1])
    try ledger.perform(RedoEvent())
    #expect(counting() == [1, 2, 3])
    #expect(throws: Refusal.nothingToRedo) { try ledger.perform(RedoEvent()) }
  }

  @Test func `several events are taken back together, or none of them`() throws {
    var ledger = PracticeLedger()
    try ledger.perform(AddCategory("pets", in: .future))
    try ledger.perform(AddCategory("books", in: .fun))
    try ledger.add(.expense(1, in: "pets", on: UndoTests.today))
    #expect(throws: Refusal.dependedOn(1, by: 3, as: .usesCategory("pets"))) {
      try ledger.perform(UndoEvent(all: [1, 2]))
    }
    #expect(try ledger.perform(UndoEvent(all: [1, 2, 3])).count == 3)
    try ledger.perform(RedoEvent())
    #expect(ledger.view(EntryRegister())[3]?.status == .counts)
  }

  @Test func `a batch is undone and redone by a batch, whichever of its lines is named`() throws {
    for line in [8, 9] as [EventID] {
      var ledger = UndoTests.ledger
      try ledger.perform(UndoEvent(10))
      #expect(try ledger.perform(UndoEvent(line)) == [13, 14])
      #expect(ledger.events.suffix(2).map(\.batch?.count) == [2, 2])
      #expect(ledger.view(EntryRegister()).entries().map(\.id) == [4, 1])
      try ledger.perform(RedoEvent(line))
      #expect(ledger.view(EntryRegister()).entries().map(\.id) == [9, 8, 4, 1])
      try ledger.perform(UndoEvent(line))
      // The undo may be named for what it took back.
      try ledger.perform(RedoEvent(EventID(writer: .sample, number: 17)))
      #expect(ledger.view(EntryRegister()).entries().map(\.id) == [9, 8, 4, 1])
    }
  }

  @Test func `without a number it is the newest in effect, and the newest undo`() throws {
    var ledger = UndoTests.ledger
    var undone: [EventID] = []
    for _ in 0..<7 {
      try ledger.perform(UndoEvent())
      guard case .reversal(.eventReverted(let undo))? = ledger.events.last?.event else {
        throw TestFailure("no undo")
      }
      undone.append(undo.reversal.event)
    }
    // What is voided is taken back already.
    #expect(undone == [10, 8, 7, 5, 4, 3, 2])
    try ledger.perform(UndoEvent())
    #expect(throws: Refusal.nothingToUndo) { try ledger.perform(UndoEvent()) }
    try ledger.perform(RedoEvent())
    #expect(ledger.view(EntryRegister()).entries().map(\.values.amount) == [10_00])
    try ledger.perform(RedoEvent())
    #expect(ledger.view(EntryRegister()).entries().map(\.values.amount) == [11_00])
    // A new event ends nothing: what was undone may still be put back.
    try ledger.add(.expense(1_00, in: .other, on: UndoTests.today))
    try ledger.perform(RedoEvent())
    #expect(ledger.view(EntryRegister())[1]?.values.amount == 12_00)
  }

  @Test func `a correction of an entry that was undone and redone is made on the redo`() throws {
    var ledger = PracticeLedger()
    try ledger.add(.expense(10_00, in: .dining, on: UndoTests.today))
    try ledger.perform(UndoEvent())
    try ledger.perform(RedoEvent())
    try ledger.perform(CorrectEntry(1, .init(amount: 11_00), today: UndoTests.today))
    guard case .amendment(.entryCorrected(let correction))? = ledger.events.last?.event else {
      throw TestFailure("no correction")
    }
    #expect(correction.version == 3)
    // To name an undo or redo makes no dependency, to name the entry does.
    #expect(throws: Refusal.dependedOn(1, by: 4, as: .corrects)) {
      try ledger.perform(UndoEvent(1))
    }
    var fold = LedgerFold(into: MonthlyBuckets())
    for event in ledger.events { fold.apply(event) }
    #expect(fold.conflicts.isEmpty, "one device never meets itself")
  }

  @Test func `an undo frees the key, and a redo is refused while another event holds it`() throws {
    var ledger = PracticeLedger()
    try ledger.perform(
      AddEntries(.expense(1_00, in: .dining, on: UndoTests.today), today: UndoTests.today),
      key: "K")
    try ledger.perform(UndoEvent())
    guard case .reversal(.eventReverted(let undo))? = ledger.events.last?.event else {
      throw TestFailure("no undo")
    }
    #expect(undo.reversal.eventKey == "K")
    try ledger.perform(
      AddEntries(.expense(2_00, in: .dining, on: UndoTests.today), today: UndoTests.today),
      key: "K")
    #expect(throws: Refusal.keyTaken(1, by: 3)) { try ledger.perform(RedoEvent(1)) }
    try ledger.perform(UndoEvent(3))
    try ledger.perform(RedoEvent(1))
    #expect(throws: Refusal.keyTaken(3, by: 1)) { try ledger.perform(RedoEvent(3)) }
    #expect(ledger.view(EntryRegister()).entries().map(\.id) == [1])
  }

  @Test func `a copy of the sentence is not kept in the undo, and is there after the redo`() throws
  {
    var ledger = PracticeLedger()
    let said = EntryTexts(merchant: "Cafe", said: "coffee 4", by: "rules/1")
    try ledger.add(
      NewEntry(
        values: EntryValues(
          type: .expense, amount: 4_00, category: .dining, date: UndoTests.today, account: .bank),
        texts: said))
    try ledger.perform(UndoEvent())
    guard case .reversal(.eventReverted(let undo))? = ledger.events.last?.event else {
      throw TestFailure("no undo")
    }
    #expect(undo.reversal.copy.newEntry?.texts.said == "")
    try ledger.perform(RedoEvent())
    #expect(ledger.view(EntryRegister())[1]?.texts == said)
  }
}
