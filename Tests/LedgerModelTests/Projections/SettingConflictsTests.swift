import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// BM48: settings that two devices made apart.
struct SettingConflictsTests {
  /// Two devices that have both seen a first income.
  private static func devices() throws -> (PracticeLedger, PracticeLedger) {
    var one = PracticeLedger(policy: .open)
    var other = PracticeLedger(writer: .other, policy: .open)
    try one.perform(SetIncome(.monthly(4000_00), from: "2025-10-01"))
    other.receive(one.events)
    return (one, other)
  }

  private static func pairs(_ ledger: PracticeLedger) -> [SettingConflict] {
    ledger.view(SettingConflicts()).pairs
  }

  @Test func `BM48: of two settings made apart the later holds, and the pair is listed`() throws {
    var (one, other) = try Self.devices()
    let earlier = try one.perform(SetIncome(.monthly(4100_00), from: "2025-11-01"))
    other.now = one.now.adding(milliseconds: 60_000)
    let later = try other.perform(SetIncome(.monthly(4200_00), from: "2025-11-01"))
    one.receive(other.events)
    #expect(Self.pairs(one) == [SettingConflict(earlier: earlier[0], later: later[0])])
    #expect(try one.month("2025-12").income == 4200_00)
  }

  @Test func `BM48: what had seen the other is no pair, nor what begins on another day`() throws {
    for day: CalendarDay in ["2025-11-01", "2026-01-01"] {
      var (one, other) = try Self.devices()
      try one.perform(SetIncome(.monthly(4100_00), from: "2025-12-01"))
      other.now = one.now.adding(milliseconds: 60_000)
      try other.perform(SetIncome(.monthly(4200_00), from: day))
      one.receive(other.events)
      one.now = other.now.adding(milliseconds: 60_000)
      try one.perform(SetIncome(.monthly(4300_00), from: "2025-12-01"))
      #expect(Self.pairs(one).isEmpty)
    }
  }

  @Test func `BM48: two devices that set the same value are no pair`() throws {
    var (one, other) = try Self.devices()
    try one.perform(SetIncome(.monthly(4100_00), from: "2025-11-01", reason: "a raise"))
    other.now = one.now.adding(milliseconds: 60_000)
    try other.perform(SetIncome(.monthly(4100_00), from: "2025-11-01"))
    one.receive(other.events)
    #expect(Self.pairs(one).isEmpty)
  }

  @Test
  func
    `BM48: a pair is settled by an undo, by another value and by a look, and an undo of that brings it back`()
    throws
  {
    var (one, other) = try Self.devices()
    let earlier = try one.perform(SetIncome(.monthly(4100_00), from: "2025-11-01"))[0]
    other.now = one.now.adding(milliseconds: 60_000)
    let later = try other.perform(SetIncome(.monthly(4200_00), from: "2025-11-01"))[0]
    one.receive(other.events)
    let met = one
    let settlements: [(inout PracticeLedger) throws -> Void] = [
      { try $0.perform(UndoEvent(earlier)) },
      { try $0.perform(SetIncome(.monthly(4300_00), from: "2025-11-01")) },
      { try $0.perform(ReviewEntries([later], met: [[earlier, later]])) },
    ]
    for settle in settlements {
      var ledger = met
      try settle(&ledger)
      #expect(Self.pairs(ledger).isEmpty)
      let isUndo = ledger.events.last?.event.reversal != nil
      if isUndo { try ledger.perform(RedoEvent()) } else { try ledger.perform(UndoEvent()) }
      #expect(Self.pairs(ledger) == [SettingConflict(earlier: earlier, later: later)])
    }
    // Who takes the other device's back, and puts it back, has seen both.
    var chosen = met
    try chosen.perform(UndoEvent(later))
    #expect(Self.pairs(chosen).isEmpty)
    try chosen.perform(RedoEvent())
    #expect(Self.pairs(chosen).isEmpty)
    // What a device did apart from a look is told anew.
    try one.perform(ReviewEntries([later], met: [[earlier, later]]))
    other.now = one.now.adding(milliseconds: 60_000)
    let again = try other.perform(SetIncome(.monthly(4400_00), from: "2025-11-01"))[0]
    one.receive(other.events)
    #expect(Self.pairs(one) == [SettingConflict(earlier: earlier, later: again)])
  }

  @Test(.rows) func `BM48: one device alone never meets itself`() {
    each(TestRun.seeds(60)) { (seed: UInt64) in
      #expect(RandomHistory.ledger(seed: seed).view(SettingConflicts()).pairs.isEmpty)
    }
  }

  @Test func `BM48: shares, carry, names, ends and the bucket of a category make pairs too`() throws
  {
    let requests: [(any LedgerDecision, any LedgerDecision)] = [
      (
        ChangeAllocation([BucketShare](60, 20, 20), from: "2026-01-01"),
        ChangeAllocation([BucketShare](40, 40, 20), from: "2026-01-01")
      ),
      (
        SetRollover(.both, of: .fun, from: "2026-01-01"),
        SetRollover(.surplus, of: .fun, from: "2026-01-01")
      ),
      (
        MoveCategory(.dining, to: .future, from: "2026-01-01"),
        MoveCategory(.dining, to: .fundamentals, from: "2026-01-01")
      ),
      (RenameBucket(.fun, to: "Joy"), RenameBucket(.fun, to: "Freude")),
      (RenameCategory(.dining, to: "Food"), RenameCategory(.dining, to: "Essen")),
      (RenameCategory(.dining, symbol: "D"), RenameCategory(.dining, symbol: "E")),
      (AddCategory("pets", in: .fun), AddCategory("pets", in: .future)),
      (SetWeekStart(.sunday), SetWeekStart(.saturday)),
      (
        SetAllowance(10_00, from: "2026-01-01"), SetAllowance(11_00, from: "2026-01-01")
      ),
      (
        EndBucket(.fun, movingTo: .future, from: "2026-01-01"),
        EndBucket(.fun, movingTo: .fundamentals, from: "2026-01-01")
      ),
    ]
    for (first, second) in requests {
      for isSame in [true, false] {
        var (one, other) = try Self.devices()
        try one.perform(first)
        other.now = one.now.adding(milliseconds: 60_000)
        let otherRequest = isSame ? first : second
        try other.perform(otherRequest)
        one.receive(other.events)
        #expect(Self.pairs(one).count == (isSame ? 0 : 1), "\(first)")
      }
    }
  }

  // MARK: A second way

  /// What each thing is set to, the later setting of two the one that holds: the table's settings from end to
  /// end, by what they set.
  private static func held(_ events: [EventEnvelope]) -> [String: String] {
    var held: [String: String] = [:]
    for setting in EventTable(events).settings where setting.holds {
      let said: (String, String)? =
        switch setting.event {
        case .setting(.incomeSet(let set)): ("income \(set.from)", "\(set.plan)")
        case .setting(.allocationChanged(let set)): ("shares \(set.from)", "\(set.shares)")
        case .setting(.rolloverSet(let set)): ("\(set.bucket) \(set.from)", "\(set.mode)")
        case .setting(.allowanceSet(let set)): ("allowance \(set.from)", "\(set.amount)")
        case .setting(.weekStartSet(let set)): ("week", "\(set.weekStart)")
        case .setting(.categoryMoved(let set)): ("\(set.category) \(set.from)", "\(set.bucket)")
        case .setting(.categoryRenamed(let set)): ("\(set.category)", set.displayName)
        default: nil
        }
      if let said { held[said.0] = said.1 }
    }
    return held
  }

  /// Something that a person may set; what is refused does nothing.
  private static func step(_ ledger: inout PracticeLedger, _ generator: inout SeededGenerator) {
    func pick(_ count: Int) -> Int { .random(in: 0..<count, using: &generator) }
    let from: CalendarDay = pick(2) == 0 ? "2026-01-01" : "2026-02-01"
    let any = ledger.events[pick(ledger.events.count)].id
    let amount = Money(minorUnits: Int64(100_00 + pick(2)), currency: .usd)
    let decisions: [any LedgerDecision] = [
      SetIncome(.monthly(amount), from: from), SetAllowance(amount, from: from),
      SetRollover(pick(2) == 0 ? .both : .off, of: .fun, from: from),
      SetWeekStart(pick(2) == 0 ? .sunday : .saturday),
      MoveCategory(.dining, to: pick(2) == 0 ? .future : .fundamentals, from: from),
      RenameCategory(.dining, to: pick(2) == 0 ? "Food" : "Essen"), UndoEvent(any),
      UndoEvent(any), RedoEvent(any),
    ]
    let decision = decisions[pick(decisions.count)]
    do {
      try ledger.perform(decision)
    } catch {
      // A request that is refused writes nothing.
    }
  }

  @Test(.rows)
  func `BM48: settings of two devices are named if and only if their order makes a difference`() {
    each(TestRun.seeds(2000)) { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      var one = PracticeLedger(policy: .open)
      for _ in 0..<Int.random(in: 0..<4, using: &generator) { Self.step(&one, &generator) }
      let common = one.events
      var other = PracticeLedger(writer: .other, policy: .open)
      other.receive(common)
      // Undos of what both know meet in what they take back, and are no settings.
      let known = Set(other.events.map(\.id))
      for _ in 0..<Int.random(in: 1..<5, using: &generator) { Self.step(&one, &generator) }
      for _ in 0..<Int.random(in: 1..<5, using: &generator) { Self.step(&other, &generator) }
      let branches = [one, other].map { $0.events.filter { !known.contains($0.id) } }
      let reversed = branches.map { Set($0.compactMap { $0.event.reversal?.event }) }
      guard reversed[0].isDisjoint(with: reversed[1]) else { return }
      // What one of them puts back and the other set meanwhile is named too, whichever holds.
      let putsBack = branches.joined().contains { event in
        guard case .reversal(.eventRestored(let redo)) = event.event else { return false }
        return known.contains(redo.reversal.event)
      }
      let start = other.events.filter { known.contains($0.id) }
      let orders = [branches, branches.reversed()].map { start + $0.joined().retimed(after: start) }
      let held = orders.map(Self.held)
      let differing = held[0].filter { held[1][$0.key] != $0.value }.count
      for order in orders {
        var fold = LedgerFold(into: SettingConflicts(), hasSeveralLogs: true)
        for event in order { fold.apply(event) }
        let found = fold.projection.pairs.count
        #expect(putsBack ? found >= differing : found == differing, "seed \(seed)")
      }
    }
  }
}

extension Sequence<EventEnvelope> {
  /// The same events one after the other behind some others; the lines of a batch keep one moment.
  func retimed(after start: [EventEnvelope]) -> [EventEnvelope] {
    var moment = start.map(\.recordedAt).max() ?? .earliest
    return map { event in
      if (event.batch?.index ?? 0) == 0 { moment = moment.adding(milliseconds: 1) }
      var event = event
      event.recordedAt = moment
      return event
    }
  }
}
