import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// BM48: what two devices did to one entry apart.
struct EntryMeetingsTests {
  private static let today = PracticeLedger.today
  private static let one: WriterID = .known("aaaa")
  private static let other: WriterID = .known("bbbb")

  /// What two devices did after all they both know.
  private struct Fork {
    var common: [EventEnvelope]
    var first: [EventEnvelope]
    var second: [EventEnvelope]

    /// A history drawn from a seed, of a few entries that both devices change over and over.
    init(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      var ledger = PracticeLedger(writer: EntryMeetingsTests.one, policy: .open)
      for _ in 0..<2 { try ledger.add(EntryMeetingsTests.entry) }
      for _ in 0..<Int.random(in: 0..<5, using: &generator) { Self.step(&ledger, &generator) }
      common = ledger.events
      var other = PracticeLedger(writer: EntryMeetingsTests.other, policy: .open)
      other.receive(common)
      other.now = ledger.now.adding(
        milliseconds: .random(in: -4000...4000, using: &generator))
      for _ in 0..<Int.random(in: 1..<6, using: &generator) { Self.step(&ledger, &generator) }
      for _ in 0..<Int.random(in: 1..<6, using: &generator) { Self.step(&other, &generator) }
      let known = Set(common.map(\.id))
      first = ledger.events.filter { !known.contains($0.id) }
      second = other.events.filter { !known.contains($0.id) }
    }

    /// Something that a person may do; what is refused does nothing.
    private static func step(_ ledger: inout PracticeLedger, _ generator: inout SeededGenerator) {
      func pick(_ count: Int) -> Int { .random(in: 0..<count, using: &generator) }
      let entry = EventID(writer: EntryMeetingsTests.one, number: 1 + pick(2))
      let any = ledger.events[pick(ledger.events.count)].id
      switch pick(8) {
      case 0...2:
        let amendment = [
          EntryAmendment(amount: Money(minorUnits: Int64(10_00 + pick(2)), currency: .usd)),
          EntryAmendment(category: pick(2) == 0 ? .groceries : .travel),
          EntryAmendment(
            amount: Money(minorUnits: Int64(20_00 + pick(2)), currency: .usd), merchant: "Baker"),
          EntryAmendment(removesMerchant: true), EntryAmendment(note: "n\(pick(2))"),
        ][pick(5)]
        _ = try? ledger.perform(
          CorrectEntry(entry, amendment, today: EntryMeetingsTests.today))
      case 3: _ = try? ledger.perform(VoidEntry(entry))
      case 4: _ = try? ledger.perform(ReviewEntries([entry]))
      case 5, 6: _ = try? ledger.perform(UndoEvent(any))
      default: _ = try? ledger.perform(RedoEvent(any))
      }
    }

    /// All there is, the events of one device behind those of the other.
    func ordered(_ parts: [[EventEnvelope]]) -> [EventEnvelope] {
      common + parts.joined().retimed(after: common)
    }

    var entries: [EventID] {
      common.filter { $0.event.newEntry != nil }.map(\.id)
    }
  }

  fileprivate static var entry: NewEntry {
    NewEntry(
      values: EntryValues(
        type: .expense, amount: Money(minorUnits: 9_00, currency: .usd), category: .dining,
        date: today, account: .bank),
      texts: EntryTexts(merchant: "Bakery", by: "receipt/1", isReviewed: false))
  }

  /// What a person sees of an entry by a full table of the events; `nil` where it does not count.
  private static func seen(_ entry: EventID, _ events: [EventEnvelope]) -> EntryContent? {
    guard let found = EventTable(events).entry(entry), found.status == .counts else { return nil }
    var content = found.content
    // Where a value came from is no value.
    content.texts = EntryTexts(
      merchant: content.texts.merchant, note: content.texts.note, content.texts.details)
    return content
  }

  private static func meetings(_ events: [EventEnvelope]) -> [EventMeeting] {
    var fold = LedgerFold(into: DecisionState(), hasSeveralLogs: true)
    for event in events { fold.apply(event) }
    var found = LedgerFold(into: EntryMeetings(fold.conflicts), hasSeveralLogs: true)
    for event in events { found.apply(event) }
    return found.projection.meetings(fold.projection.plan.reviews)
  }

  /// Whether the order of what both did makes a difference to an entry, or one took it out that the other left
  /// counting, and otherwise than it was.
  private static func isDifferent(_ entry: EventID, _ fork: Fork) -> Bool {
    let (first, second) = (fork.first, fork.second)
    let merged = seen(entry, fork.ordered([first, second]))
    if merged != seen(entry, fork.ordered([second, first])) { return true }
    guard merged == nil else { return false }
    let before = seen(entry, fork.common)
    let left = [first, second].map { seen(entry, fork.ordered([$0])) }
    return left.contains { $0 != nil && $0 != before }
  }

  @Test(.rows)
  func `BM48: a pair is named if and only if its order makes a difference, or one hides the other`()
  {
    each(TestRun.seeds(6000)) { (seed: UInt64) throws in
      let fork = try Fork(seed: seed)
      for order in [[fork.first, fork.second], [fork.second, fork.first]] {
        let named = Set(Self.meetings(fork.ordered(order)).map(\.entry))
        for entry in fork.entries {
          #expect(
            named.contains(entry) == Self.isDifferent(entry, fork), "seed \(seed), \(entry)")
        }
      }
    }
  }

  // MARK: One by one

  /// Two devices that know one entry of 9.00.
  private static func devices() throws -> (PracticeLedger, PracticeLedger, EventID) {
    var first = PracticeLedger(writer: one, policy: .open)
    let id = try first.add(entry)
    var second = PracticeLedger(writer: other, policy: .open)
    second.receive(first.events)
    second.now = first.now.adding(milliseconds: 60_000)
    return (first, second, id)
  }

  private static func amount(_ minorUnits: Int64) -> EntryAmendment {
    EntryAmendment(amount: Money(minorUnits: minorUnits, currency: .usd))
  }

  @Test func `BM48: two devices that did the same, or changed two members, are no pair`() throws {
    typealias Step = (inout PracticeLedger, EventID) throws -> Void
    func correct(_ amendment: EntryAmendment) -> Step {
      { try $0.perform(CorrectEntry($1, amendment, today: Self.today)) }
    }
    let steps: [(Step, Step)] = [
      ({ try $0.perform(VoidEntry($1)) }, { try $0.perform(VoidEntry($1)) }),
      ({ try $0.perform(UndoEvent($1)) }, { try $0.perform(UndoEvent($1)) }),
      ({ try $0.perform(UndoEvent($1)) }, { try $0.perform(VoidEntry($1)) }),
      (correct(Self.amount(7_00)), correct(Self.amount(7_00))),
      (correct(Self.amount(7_00)), correct(EntryAmendment(category: .travel))),
      (correct(Self.amount(7_00)), { try $0.perform(ReviewEntries([$1])) }),
      (
        { ledger, id in
          try ledger.perform(CorrectEntry(id, Self.amount(7_00), today: Self.today))
          try ledger.perform(UndoEvent())
        }, { try $0.perform(VoidEntry($1)) }
      ),
    ]
    for (step, otherStep) in steps {
      var (first, second, id) = try Self.devices()
      try step(&first, id)
      try otherStep(&second, id)
      first.receive(second.events)
      #expect(Self.meetings(first.events).isEmpty)
    }
  }

  @Test
  func `BM48: a pair says which of both holds, and is settled by who has seen both, or by a look`()
    throws
  {
    var (first, second, id) = try Self.devices()
    let seven = try first.perform(CorrectEntry(id, Self.amount(7_00), today: Self.today))[0]
    let eight = try second.perform(CorrectEntry(id, Self.amount(8_00), today: Self.today))[0]
    first.receive(second.events)
    let pair = EventMeeting(
      entry: id, earlier: seven, later: eight, subject: .values, holding: eight)
    #expect(Self.meetings(first.events) == [pair])
    var edited = first
    try edited.perform(CorrectEntry(id, Self.amount(7_50), today: Self.today))
    #expect(Self.meetings(edited.events).isEmpty)
    try edited.perform(UndoEvent())
    #expect(Self.meetings(edited.events) == [pair])

    try first.perform(ReviewEntries([id], met: [[id, seven, eight]]))
    #expect(Self.meetings(first.events).isEmpty)
    try first.perform(UndoEvent())
    #expect(Self.meetings(first.events) == [pair])
    try first.perform(RedoEvent())
    #expect(Self.meetings(first.events).isEmpty)
    // What the other device does apart is told anew, beside what it had not seen.
    let nine = try second.perform(CorrectEntry(id, Self.amount(9_50), today: Self.today))[0]
    first.receive(second.events)
    #expect(Self.meetings(first.events).map { [$0.earlier, $0.later] } == [[seven, nine]])
  }

  @Test func `BM48: a void meets what the other device left counting, and says that it holds`()
    throws
  {
    var (first, second, id) = try Self.devices()
    let seven = try first.perform(CorrectEntry(id, Self.amount(7_00), today: Self.today))[0]
    let void = try second.perform(VoidEntry(id))[0]
    first.receive(second.events)
    let pair = EventMeeting(
      entry: id, earlier: seven, later: void, subject: .counting, holding: void)
    #expect(Self.meetings(first.events) == [pair])
    var settled = first
    try settled.perform(ReviewEntries([id], met: [[id, seven, void]]))
    #expect(Self.meetings(settled.events).isEmpty)
    try first.perform(UndoEvent(void))
    #expect(Self.meetings(first.events).isEmpty)
    #expect(first.view(EntryRegister())[id]?.values.amount == 7_00)
  }

  @Test func `BM48: two values under one key meet until one of them is chosen`() throws {
    var (first, second, _) = try Self.devices()
    func added(_ minorUnits: Int64) -> NewEntry {
      var entry = Self.entry
      entry.values.amount = Money(minorUnits: minorUnits, currency: .usd)
      return entry
    }
    let key = IdempotencyKey("rent")
    let mine = try first.perform(AddEntries(added(7_00), today: Self.today), key: key)[0]
    let theirs = try second.perform(AddEntries(added(8_00), today: Self.today), key: key)[0]
    first.receive(second.events)
    var pair = EventMeeting(
      entry: mine, earlier: mine, later: theirs, subject: .copy, holding: mine)
    pair.other = added(8_00).values
    #expect(Self.meetings(first.events) == [pair])
    var settled = first
    try settled.perform(ReviewEntries([mine], met: [[mine, theirs]]))
    #expect(Self.meetings(settled.events).isEmpty)
    try first.perform(CorrectEntry(mine, Self.amount(8_00), today: Self.today))
    #expect(Self.meetings(first.events).isEmpty)
  }

  @Test func `BM48: a look names at least two and at most 64 events, each once, in their order`()
    throws
  {
    let ids = (0..<65).map { EventID(writer: Self.one, number: $0) }
    #expect(ConflictReviewed(of: ids.prefix(1)) == nil)
    #expect(ConflictReviewed(of: ids) == nil)
    #expect(ConflictReviewed(of: ids.prefix(64).reversed())?.met == Array(ids.prefix(64)))
    let pairs = ids.dropFirst().map { (earlier: ids[0], later: $0) }
    let groups = ConflictReviewed.groups(of: pairs, about: ids[0])
    #expect(groups.map(\.count) == [64, 2])
    #expect(pairs.allSatisfy { pair in groups.contains { $0.contains(pair.later) } })
    var (first, _, id) = try Self.devices()
    #expect(throws: Refusal.batchTooLarge(count: 65)) {
      try first.perform(ReviewEntries([id], met: [ids]))
    }
  }
}
