import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What is left of a ledger without its history, against the ledger with it.
struct CompactionTests {
  private func left(_ events: [EventEnvelope]) -> [EventEnvelope] {
    var fold = LedgerFold(into: Compaction(), hasSeveralLogs: true)
    for event in events { fold.apply(event) }
    return Array(
      fold.projection.events(
        ledger: .sample, writer: .sample, deviceName: "laptop", version: "test"))
  }

  /// A mark of a type that the entry is no more means nothing, and is not kept.
  private static func kept(_ values: EntryValues) -> EntryValues {
    var values = values
    if let mark = values.mark, !EntryMark.offered(to: values.type).contains(mark) {
      values.mark = nil
    }
    // What was undone covers nothing, and the others have new numbers.
    values.cover = nil
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
      var whole = LedgerFold(
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
        #expect(one.buckets.map(\.covered) == two.buckets.map(\.covered), "seed \(seed)")
        #expect(one.buckets.map(\.spent) == two.buckets.map(\.spent), "seed \(seed)")
      }
      // In the order in which they were added.
      let entries = Array(register.newest).map {
        (Self.kept($0.values), $0.texts.said, $0.texts.merchant)
      }
      let leftEntries = Array(EntryRegister(folding: left).newest)
        .map { (Self.kept($0.values), $0.texts.said, $0.texts.merchant) }
      #expect(entries.count == leftEntries.count)
      #expect(zip(entries, leftEntries).allSatisfy { $0 == $1 }, "seed \(seed)")
      let state = DecisionState(folding: left)
      #expect((state.proPurchase != nil) == (before.second.proPurchase != nil))
      #expect(
        state.plan.categories.offered(on: .last) == before.second.plan.categories.offered(on: .last)
      )
    }
  }

  /// What a day says of accounts, of what is set aside and of bills, under names that a new log keeps.
  private struct DayFigures: Hashable {
    private struct Named: Hashable {
      var name: String
      var amount: Money
    }

    private var balances: [AccountName: Money?]
    private var allowance: [Money]
    private var sums: [Money]
    private var setAside: [Named]
    private var goals: [Named]
    private var bills: [String]

    init(
      _ state: DecisionState, _ sums: AccountSums, _ envelopes: Envelopes, on day: CalendarDay
    ) throws {
      let currency = try #require(state.currency)
      let accounts = AccountFigures(state.accounts, sums, in: currency)
      balances = [:]
      for account in accounts.accounts(on: day) {
        balances[account] = try accounts.balance(of: account, on: day)
      }
      let figures = EnvelopeFigures(state, sums, envelopes, in: currency)
      let allowance = try figures.allowance(on: day)
      self.allowance = allowance.map { [$0.amount, $0.spent, $0.remaining, $0.setAside] } ?? []
      let buckets = try figures.buckets(on: day)
      self.sums =
        buckets.map { [$0.allowances, $0.monthly, $0.saved, $0.mainSavings, $0.total] } ?? []
      setAside = figures.bills(on: day).map { Named(name: $0.name, amount: $0.amount) }
      goals = try figures.goals(on: day).map { Named(name: $0.name, amount: $0.amount) }
      // How often a payment was taken back only gives the next one its key: what was undone of it goes.
      bills = state.bills.open(in: .first...day).map {
        "\($0.terms.name) \($0.due.text) \($0.left.minorUnits)"
      }
    }
  }

  @Test(.rows)
  func
    `DR5, DR34: what accounts hold, what is set aside and what is due are those of the whole history`()
  {
    each(TestRun.seeds(240)) { (seed: UInt64) throws in
      let history = DeviceHistory(seed: seed, count: 90, writers: Int(seed % 3) + 1)
      var whole = LedgerFold(
        into: ProjectionPair(ProjectionPair(DecisionState(), AccountSums()), Envelopes()),
        hasSeveralLogs: true)
      for event in history.events { whole.apply(event) }
      let (before, spent) = (whole.projection.first, whole.projection.second)
      var rest = LedgerFold(
        into: ProjectionPair(ProjectionPair(DecisionState(), AccountSums()), Envelopes()))
      for event in left(history.events) { rest.apply(event) }
      let (after, spentLeft) = (rest.projection.first, rest.projection.second)
      for month in CalendarMonth.months(
        from: DeviceHistory.months.lowerBound, through: DeviceHistory.months.upperBound)
      {
        for day in [month.firstDay, month.lastDay] {
          #expect(
            try DayFigures(before.first, before.second, spent, on: day)
              == DayFigures(after.first, after.second, spentLeft, on: day),
            "seed \(seed), \(day.text)")
        }
      }
    }
  }

  @Test
  func
    `DR38: an entry keeps whether it counts daily, and one that is no expense any more does not`()
    throws
  {
    var ledger = PracticeLedger()
    for mark in [EntryMark.daily, .notDaily, nil, .daily] {
      var expense = NewEntry.expense(
        Money(minorUnits: 1_00, currency: .usd), in: .dining, on: PracticeLedger.today)
      expense.values.mark = mark
      try ledger.perform(AddEntries(expense, today: PracticeLedger.today))
    }
    var change = EntryAmendment()
    change.type = .credit
    try ledger.perform(CorrectEntry(4, change, today: PracticeLedger.today))
    let left = left(ledger.events)
    #expect(left.compactMap(\.event.newEntry?.values.mark) == [.daily, .notDaily])
    #expect(left.compactMap(\.event.newEntry?.values.type).last == .credit)
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
