import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// One entry that is changed over and over: each change is resolved without a walk over the others.
struct ManyTouchesTests {
  /// Corrections, voids, undos and redos of entry 1, drawn from a seed.
  private static func history(seed: UInt64, count: Int) -> [EventEnvelope] {
    var random = SeededGenerator(seed: seed)
    let first = LedgerEvent.spent(1_00, in: "dining", at: "Sushi", said: "sushi 1")
    var events: [LedgerEvent] = [.opened(), first]
    var touches: [Int] = []
    for number in 2..<count + 2 {
      if !touches.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
        let touch = touches[Int.random(in: 0..<touches.count, using: &random)]
        let id = EventID(writer: .sample, number: touch)
        let isUndo = Bool.random(using: &random)
        events.append(isUndo ? .undone(id, events[touch]) : .redone(id, events[touch]))
      } else if Int.random(in: 0..<20, using: &random) == 0 {
        touches.append(number)
        events.append(.voided(1, first))
      } else {
        touches.append(number)
        events.append(.corrected(1, first, amendment(number, &random)))
      }
    }
    return [EventEnvelope](events)
  }

  private static func amendment(
    _ number: Int, _ random: inout SeededGenerator
  ) -> EntryAmendment {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: EntryAmendment(amount: Money(minorUnits: Int64(number), currency: .usd))
    case 1: EntryAmendment(category: .known(["dining", "groceries", "travel"][number % 3]))
    case 2: EntryAmendment(date: .known("2026-0\(number % 9 + 1)-03"))
    case 3: EntryAmendment(account: number.isMultiple(of: 2) ? .cash : .bank)
    case 4: EntryAmendment(type: number.isMultiple(of: 2) ? .credit : .expense)
    case 5: EntryAmendment(merchant: "Shop \(number)", by: "llama/\(number)")
    case 6: EntryAmendment(note: "note \(number)", removesMerchant: number.isMultiple(of: 3))
    default: EntryAmendment(by: "", removesNote: true)
    }
  }

  @Test(.rows) func `an entry with many corrections, voids and undos is what a table says of it`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      let events = Self.history(seed: seed, count: 90)
      var fold = LedgerFold(into: EntryRegister())
      var buckets = LedgerFold(into: MonthlyBuckets())
      for (place, event) in events.enumerated() {
        fold.apply(event)
        buckets.apply(event)
        guard place > 0, place.isMultiple(of: 7) || place + 1 == events.count else { continue }
        let obvious = ObviousLedger(Array(events[...place]))
        let entry = try #require(fold.projection[1])
        #expect(entry.values == obvious.entries[1]?.values, "seed \(seed), after \(place)")
        #expect(entry.texts.merchant == obvious.entries[1]?.merchant, "seed \(seed), \(place)")
        #expect(entry.texts.note == obvious.entries[1]?.note, "seed \(seed), after \(place)")
        #expect(entry.status == obvious.entries[1]?.status, "seed \(seed), after \(place)")
        #expect(entry.texts.said == "sushi 1")
        let sum = try buckets.projection.month(entry.values.date.month).spent.minorUnits
        let counted = entry.status == .counts ? entry.values.amount.minorUnits : 0
        #expect(sum == (entry.values.type == .credit ? -counted : counted))
      }
    }
  }

  @Test(.rows) func `a snapshot of an entry with many changes goes on like the fold itself`() {
    each(TestRun.seeds(24)) { (seed: UInt64) throws in
      let events = Self.history(seed: seed, count: 80)
      var fold = LedgerFold(into: BudgetState())
      for event in events.prefix(50) { fold.apply(event) }
      var writer = SnapshotWriter()
      fold.write(to: &writer)
      #expect(writer.isComplete)
      var reader = SnapshotReader(writer.bytes)
      var read = try LedgerFold<BudgetState>(from: &reader)
      for event in events.dropFirst(50) {
        fold.apply(event)
        read.apply(event)
        #expect(read == fold, "seed \(seed), \(event.id)")
      }
    }
  }
}
