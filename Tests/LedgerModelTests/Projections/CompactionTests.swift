import LedgerModel
import LedgerTestSupport
import Testing

/// What is left of a ledger without its history, against the ledger with it.
struct CompactionTests {
  private func left(_ events: [EventEnvelope]) -> [EventEnvelope] {
    var fold = Fold(into: Compaction(), hasSeveralLogs: true)
    for event in events { fold.apply(event) }
    return fold.projection.events(
      ledger: .sample, writer: .sample, deviceName: "laptop", version: "test")
  }

  /// A mark of a type that the entry is no more means nothing, and is not kept.
  private static func kept(_ values: EntryValues) -> EntryValues {
    var values = values
    if let mark = values.mark, !EntryMark.offered(to: values.type).contains(mark) {
      values.mark = nil
    }
    return values
  }

  @Test(.rows) func `months, entries and purchases are those of the whole history`() {
    each(TestRun.seeds(120)) { (seed: UInt64) throws in
      let history = DeviceHistory(seed: seed, count: 70, writers: Int(seed % 3) + 1)
      let left = left(history.events)
      #expect(left.map(\.id.number) == Array(left.indices))
      // The events of a batch share their time.
      #expect(
        zip(left, left.dropFirst()).allSatisfy {
          ($1.batch?.index ?? 0) > 0
            ? $0.recordedAt == $1.recordedAt : $0.recordedAt < $1.recordedAt
        })
      var whole = Fold(
        into: ProjectionPair(ProjectionPair(MonthlyBuckets(), DecisionState()), EntryRegister()),
        hasSeveralLogs: true)
      for event in history.events { whole.apply(event) }
      let (before, register) = (whole.projection.first, whole.projection.second)
      let buckets = MonthlyBuckets(folding: left)
      let months = CalendarMonth.months(
        from: DeviceHistory.months.lowerBound, through: DeviceHistory.months.upperBound)
      for month in months {
        let (one, two) = (try before.first.month(month), try buckets.month(month))
        #expect(one.income == two.income && one.hasIncome == two.hasIncome, "seed \(seed)")
        #expect(one.buckets.map(\.budget) == two.buckets.map(\.budget), "seed \(seed)")
        #expect(one.buckets.map(\.carried) == two.buckets.map(\.carried), "seed \(seed)")
        #expect(one.buckets.map(\.spent) == two.buckets.map(\.spent), "seed \(seed)")
      }
      // In the order in which they were added.
      let entries = Array(register.newest).map {
        (Self.kept($0.values), $0.texts.said, $0.texts.merchant)
      }
      let leftEntries = Array(EntryRegister(folding: left).newest)
        .map { ($0.values, $0.texts.said, $0.texts.merchant) }
      #expect(entries.count == leftEntries.count)
      #expect(zip(entries, leftEntries).allSatisfy { $0 == $1 }, "seed \(seed)")
      let state = DecisionState(folding: left)
      #expect((state.proPurchase != nil) == (before.second.proPurchase != nil))
      #expect(
        state.plan.categories.offered(on: .last) == before.second.plan.categories.offered(on: .last)
      )
    }
  }

  @Test func `a credit names its purchase by its new number, and keys stay`() throws {
    var ledger = PracticeLedger()
    try ledger.add(.expense(1_00, in: .dining, on: PracticeLedger.today))
    try ledger.perform(VoidEntry(1))
    try ledger.perform(
      AddEntries(
        .expense(9_00, in: .dining, on: PracticeLedger.today), today: PracticeLedger.today),
      key: "K")
    try ledger.add(.credit(2_00, in: .dining, on: PracticeLedger.today, purchase: 3))
    let left = left(ledger.events)
    #expect(left.count == 3)
    #expect(left[1].key == "K")
    #expect(left[2].event.newEntry?.texts.purchase == 1)
    #expect(left[1].recordedAt == ledger.events[3].recordedAt)
  }
}
