import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// A log that is folded in two parts, beside one that is folded from its first event to its last.
struct PartialFoldTests {
  private typealias Halves<P: AdditiveProjection> = (fold: LedgerFold<P>, isPutTogether: Bool)

  private static func fold<P: AdditiveProjection>(
    _ events: some Sequence<EventEnvelope>, into start: P
  ) -> LedgerFold<P> {
    events.reduce(into: LedgerFold(into: start)) { $0.apply($1) }
  }

  /// Folds what stands before a place and what stands behind it apart, and puts both together; where
  /// that cannot be, the rest goes in behind the first part.
  private static func inHalves<P: AdditiveProjection>(
    _ events: [EventEnvelope], at cut: Int, _: P.Type
  ) -> Halves<P> {
    var earlier = PartialFold<P>()
    for event in events.prefix(cut) { _ = earlier.apply(event) }
    var later = PartialFold<P>(from: events[cut].id)
    let isWhole = events.dropFirst(cut).allSatisfy { later.apply($0) }
    if isWhole, earlier.add(later) { return (earlier.fold, true) }
    var fold = earlier.fold
    for event in events.dropFirst(cut) { fold.apply(event) }
    return (fold, false)
  }

  private static func bytes(_ fold: LedgerFold<BudgetState>) -> [UInt8]? {
    var writer = SnapshotWriter()
    fold.write(to: &writer)
    return writer.isComplete ? writer.bytes : nil
  }

  /// Cuts a history at every place where a batch ends.
  ///
  /// - Returns: How often both parts were put together, and how often not.
  private static func expectSame(
    _ events: [EventEnvelope], _ comment: Comment
  ) -> (together: Int, apart: Int) {
    let (state, buckets) = (fold(events, into: BudgetState()), fold(events, into: MonthlyBuckets()))
    var counts = (together: 0, apart: 0)
    for cut in events.cuts where (1..<events.count).contains(cut) {
      let halves = inHalves(events, at: cut, BudgetState.self)
      #expect(halves.fold == state, "\(comment), cut at \(cut)")
      #expect(bytes(halves.fold) == bytes(state), "\(comment), cut at \(cut)")
      #expect(inHalves(events, at: cut, MonthlyBuckets.self).fold == buckets, comment)
      if halves.isPutTogether { counts.together += 1 } else { counts.apart += 1 }
    }
    return counts
  }

  @Test(.rows) func `a history of one device, cut anywhere, comes to the same in two parts`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      for events in [
        RandomHistory.ledger(seed: seed, requests: 160).events,
        DeviceHistory(seed: seed, count: 120).events,
      ] {
        let counts = Self.expectSame(events, "seed \(seed)")
        #expect(counts.together > 50 && counts.apart == 0, "seed \(seed): \(counts)")
      }
    }
  }

  @Test(.rows) func `what one of several devices wrote comes to the same, though some of it waits`()
  {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      let all = DeviceHistory(seed: seed, count: 200, writers: 3).events
      for writer in Set(all.map(\.id.writer)) {
        _ = Self.expectSame(all.filter { $0.id.writer == writer }, "seed \(seed), \(writer)")
      }
    }
  }

  @Test func `an entry with many changes goes on where the earlier part left it`() {
    var events: [LedgerEvent] = [.opened(), .spent(1_00), .spent(2_00)]
    for number in 0..<60 {
      events.append(
        .corrected(
          number % 2 + 1,
          EntryAmendment(amount: Money(minorUnits: Int64(number) + 5_00, currency: .usd))))
    }
    events += [.undone(61), .undone(40), .spent(9_00), .redone(40)]
    for number in 0..<40 {
      events.append(.corrected(65, EntryAmendment(category: number % 2 == 0 ? .dining : .gifts)))
    }
    events += [.undone(100), .voided(65), .voided(1)]
    let counts = Self.expectSame(events.envelopes, "many changes")
    #expect(counts.apart == 0)
  }

  /// Histories whose later part means something else than it would alone.
  private static let odd: [(String, [LedgerEvent])] = [
    (
      "amounts in another currency than the ledger's",
      [.opened(), .spent(1_00), .spent(2_00)]
        + [
          .entry(
            .expense(
              amount: Money(minorUnits: 3_00, currency: .jpy), category: .dining,
              date: "2026-01-02", texts: EntryTexts(by: "flags"))), .spent(4_00),
        ]
    ),
    (
      "a log that says its currency late",
      [.spent(1_00), .spent(2_00), .opened(.jpy), .spent(4_00), .spent(5_00)]
    ),
    (
      "sums that do not fit, whatever is taken away again",
      [.opened()] + (0..<9_230).map { _ in .spent(Money.largestMinorUnits) }
        + (0..<9_000).map { _ in .credited(Money.largestMinorUnits) }
    ),
  ]

  @Test(.rows) func `parts that mean something else together are folded one behind the other`() {
    each(Self.odd) { row in
      let events = row.1.envelopes
      let whole = Self.fold(events, into: BudgetState())
      var apartCount = 0
      for cut in stride(from: 1, to: events.count, by: max(1, events.count / 4)) {
        let halves = Self.inHalves(events, at: cut, BudgetState.self)
        #expect(halves.fold == whole, "\(row.0), cut at \(cut)")
        #expect(
          halves.fold.projection.buckets.tooLargeSince == whole.projection.buckets.tooLargeSince)
        if !halves.isPutTogether { apartCount += 1 }
      }
      #expect(apartCount > 0)
    }
  }

  @Test func `events that are missing between the parts keep them apart`() {
    let events = RandomHistory.ledger(seed: 3, requests: 60).events
    let cut = events.cuts[events.cuts.count / 2]
    var earlier = PartialFold<BudgetState>()
    for event in events.prefix(cut - 1) { _ = earlier.apply(event) }
    var later = PartialFold<BudgetState>(from: events[cut].id)
    for event in events.dropFirst(cut) { _ = later.apply(event) }
    let before = earlier.fold
    let isPutTogether = earlier.add(later)
    #expect(!isPutTogether)
    #expect(earlier.fold == before)
  }
}
