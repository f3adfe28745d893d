public import LedgerEvents

/// What each bucket had, spent and has left, month by month.
///
/// It keeps sums by day and category and the settings with the days from which they hold; a month
/// is formed when it is read, by the settings in force for it, so that a setting changed today
/// changes no past month.
public struct MonthlyBuckets: FigureProjection {
  /// The ledger's currency; until a `LogOpened` names it, that which an empty ledger will have, or that of the
  /// first amount.
  public private(set) var currency: Money.Currency?
  /// What was set: income, shares, categories, bills, accounts and goals.
  public internal(set) var plan = BudgetPlan()
  /// The first event whose amount made a sum too large for 64 bits; the figures do not count it.
  public private(set) var tooLargeSince: EventID?
  /// The first event with an amount in another currency than the ledger's, which is not counted.
  public private(set) var firstForeign: EventID?
  private var sums = DailySums()
  /// The same of each account but the bank and the cash: some may be kept.
  private var accountSums = SumsByAccount()
  private var allIncomes = ReceivedIncomes()
  /// How many entries each day has, under ``incomeName``.
  private var counts = DailySums()
  private var isOpened = false

  /// Received income is summed under the empty name, which no category has.
  static let incomeName = Name.nothing

  /// The months before the first event.
  public init() {}

  /// Folds events that stand in their order.
  public init(folding events: some Sequence<EventEnvelope>) {
    self.init(folding: events, into: MonthlyBuckets())
  }

  public mutating func begin(in currency: Money.Currency) { self.currency = currency }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    _ = count(change, from: cause.id)
  }

  /// Counts a change.
  ///
  /// - Returns: What was counted of the entry until now, and what is from now on.
  @inline(__always)
  mutating func count(
    _ change: EntryChange, from cause: EventID
  ) -> (was: CountedAmount?, now: CountedAmount?) {
    var counted: (was: CountedAmount?, now: CountedAmount?) = (nil, nil)
    plan.apply(change)
    if let was = change.was { counted.was = count(was, of: change.entry, isTakenBack: true, cause) }
    if let now = change.now {
      counted.now = count(now, of: change.entry, isTakenBack: false, cause)
    }
    return counted
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    if case .logOpened(let opened) = fact.content {
      guard !isOpened else { return }
      isOpened = true
      currency = opened.currency
    }
    if firstForeign == nil, plan.isForeign(fact) { firstForeign = fact.id }
    plan.apply(fact)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    plan.revert(fact)
  }

  @inline(__always)
  private mutating func count(
    _ values: EntryValues, of entry: EventID, isTakenBack: Bool, _ cause: EventID
  ) -> CountedAmount? {
    if values.amount.currency != currency {
      guard currency == nil else {
        if firstForeign == nil { firstForeign = cause }
        return nil
      }
      currency = values.amount.currency
    }
    let counted = CountedAmount(values)
    let added = isTakenBack ? 0 &- counted.minorUnits : counted.minorUnits
    if !sums.add(added, on: counted.day, to: counted.name), tooLargeSince == nil {
      tooLargeSince = cause
    }
    if counted.account != .bank, counted.account != .cash,
      !accountSums.add(added, on: counted.day, to: counted.name, of: counted.account),
      tooLargeSince == nil
    {
      tooLargeSince = cause
    }
    _ = counts.add(isTakenBack ? -1 : 1, on: counted.day, to: MonthlyBuckets.incomeName)
    if values.type == .income, counted.minorUnits != 0 {
      allIncomes.count(ReceivedIncome(entry, values), isTakenBack: isTakenBack)
    }
    return counted
  }

  /// What is counted of an entry until a change, and from then on, where both are counted already.
  func counted(_ change: EntryChange) -> (was: CountedAmount?, now: CountedAmount?) {
    func counted(_ values: EntryValues?) -> CountedAmount? {
      guard let values, values.amount.currency == currency else { return nil }
      return CountedAmount(values)
    }
    return (counted(change.was), counted(change.now))
  }

  /// The months from the first to the last with an entry that counts; `nil` if there is none.
  public var months: ClosedRange<CalendarMonth>? {
    guard let met = metMonths else { return nil }
    let months = CalendarMonth.months(from: met.lowerBound, through: met.upperBound)
    guard let first = months.first(where: { entryCount(in: $0) != 0 }),
      let last = months.last(where: { entryCount(in: $0) != 0 })
    else { return nil }
    return first...last
  }

  /// The same with entries that do not count any more: all that may have sums, right or wrong.
  public var metMonths: ClosedRange<CalendarMonth>? { counts.months }

  /// The categories that entries ever counted in.
  public var countedCategories: [CategoryName] {
    sums.names.filter { $0 != MonthlyBuckets.incomeName }.map { CategoryName($0) }
  }

  /// How many numbers the sums by day and category take.
  package var cellCount: Int { sums.cellCount }

  /// What was spent on a day in a category, net of credits, in minor units.
  public func spent(on day: CalendarDay, in category: CategoryName) -> Int64 {
    sums.sum(on: day, of: category.name)
  }

  /// What was received on a day, in minor units; what came to kept accounts is no income of a month.
  package func received(on day: CalendarDay) -> Int64 {
    keptAccounts.reduce(sums.sum(on: day, of: MonthlyBuckets.incomeName)) { sum, account in
      sum &- accountSums.sums(of: account).sum(on: day, of: MonthlyBuckets.incomeName)
    }
  }

  /// The accounts with entries that are kept: what is bought from them is covered.
  var keptAccounts: [AccountName] {
    accountSums.accounts.filter { plan.accounts.kind(of: $0).isKept }
  }

  /// The incomes that count in months.
  var incomes: ReceivedIncomes { allIncomes.without(keptAccounts) }

  /// Which income came instead of what was expected.
  var expectedIncome: ExpectedIncome {
    ExpectedIncome(plan.income, incomes)
  }

  /// How many entries count on a day.
  public func entryCount(on day: CalendarDay) -> Int {
    Int(counts.sum(on: day, of: MonthlyBuckets.incomeName))
  }

  /// How many entries count in a month.
  public func entryCount(in month: CalendarMonth) -> Int {
    Int(counts.sum(of: MonthlyBuckets.incomeName, in: month, 1...31) ?? 0)
  }

  /// What each category spent in a month, what of it was covered, and what was put away in it, by the order
  /// in which they were met; `nil` if a sum is too large.
  func spending(in month: CalendarMonth, _ savings: BillSavings) -> [CategorySpending]? {
    let currency = currency ?? .usd
    let zero = Money.zero(currency)
    var found: [CategorySpending] = []
    /// Adds to a figure of a category; answers whether the sum fits.
    func add(
      _ units: Int64, to name: Name, _ figure: WritableKeyPath<CategorySpending, Money>
    ) -> Bool {
      let category = CategoryName(name)
      let place = found.firstIndex { $0.category == category } ?? found.count
      if place == found.count {
        found.append(
          CategorySpending(category: category, spent: zero, covered: zero, putAway: zero))
      }
      let (sum, overflows) = found[place][keyPath: figure].minorUnits
        .addingReportingOverflow(units)
      found[place][keyPath: figure] = Money(minorUnits: sum, currency: currency)
      return !overflows && sum != .min
    }
    func add(
      _ sums: DailySums, _ figure: WritableKeyPath<CategorySpending, Money>
    ) -> Bool {
      sums.sums(of: month)?.allSatisfy {
        $0.name == MonthlyBuckets.incomeName || add($0.minorUnits, to: $0.name, figure)
      } ?? false
    }
    guard add(sums, \.spent), keptAccounts.allSatisfy({ add(accountSums.sums(of: $0), \.covered) }),
      plan.envelopes.covered(in: month, currency)
        .allSatisfy({ add($0.minorUnits, to: $0.category.name, \.covered) }),
      savings.covers.filter({ $0.day.month == month })
        .allSatisfy({ add($0.minorUnits, to: $0.category.name, \.covered) }),
      putAway(in: month, savings).allSatisfy({ add($0.minorUnits, to: $0.category.name, \.putAway) }
      )
    else { return nil }
    return found
  }

  /// What was put away in a month, by day.
  func putAway(in month: CalendarMonth, _ savings: BillSavings) -> [PutAway] {
    let days = month.firstDay...month.lastDay
    let moved = plan.putAway(on: days, in: currency ?? .usd)
    let saved = savings.putAways.filter { days.contains($0.day) }
    return (moved + saved).sorted { ($0.day, $0.event) < ($1.day, $1.event) }
  }

  /// What is worked out of all months together, before one of them is formed.
  struct Basis {
    /// Which income came instead of what was expected.
    let incomes: ExpectedIncome
    /// What bills save in the months.
    let savings: BillSavings
  }

  func basis(of months: ClosedRange<CalendarMonth>) -> Basis {
    Basis(incomes: expectedIncome, savings: savings(in: months))
  }

  /// What bills save in some months.
  func savings(in months: ClosedRange<CalendarMonth>) -> BillSavings {
    plan.bills.savings(in: months, currency ?? .usd)
  }
}

extension MonthlyBuckets: AdditiveProjection {
  package mutating func add(_ later: MonthlyBuckets) -> Bool {
    // Before the ledger says its currency, which amounts count depends on which came first.
    guard isOpened, later.currency == nil || later.currency == currency, later.firstForeign == nil,
      tooLargeSince == nil, later.tooLargeSince == nil
    else { return false }
    sums.add(later.sums)
    accountSums.add(later.accountSums)
    allIncomes.add(later.allIncomes)
    counts.add(later.counts)
    plan.add(later.plan.envelopes.purchases)
    return true
  }
}

extension MonthlyBuckets {
  /// Writes all that is not made of facts.
  func writeFigures(to writer: inout SnapshotWriter) {
    writer.write(half: currency?.packed ?? 0)
    writer.write(tooLargeSince)
    writer.write(firstForeign)
    sums.write(to: &writer)
    accountSums.write(to: &writer)
    allIncomes.write(to: &writer)
    counts.write(to: &writer)
    plan.envelopes.purchases.write(to: &writer)
  }

  /// Reads what ``writeFigures(to:)`` wrote into buckets that have the facts.
  mutating func readFigures(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let packed = try reader.half()
    currency = packed == 0 ? nil : Money.Currency(packed: packed)
    guard packed == 0 || currency != nil else { throw UnreadableSnapshot() }
    tooLargeSince = try reader.optionalEvent()
    firstForeign = try reader.optionalEvent()
    sums = try DailySums(from: &reader)
    accountSums = try SumsByAccount(from: &reader)
    allIncomes = try ReceivedIncomes(from: &reader)
    counts = try DailySums(from: &reader)
    plan.add(try GoalPurchases(from: &reader))
  }
}

extension MonthlyBuckets {
  /// The months in a row that anything is known of: those that ever had entries, a given one, and those in
  /// which a setting begins, an income counts or money was put away, as far as they are no more than
  /// ``settingReach`` away.
  package func span(with today: CalendarMonth) -> ClosedRange<CalendarMonth> {
    var first = min(metMonths?.lowerBound ?? today, today)
    var last = max(metMonths?.upperBound ?? today, today)
    let (start, end) = (first, last)
    let putAway = plan.monthsOfPutAways.map { [$0.lowerBound, $0.upperBound] } ?? []
    for month in plan.startingMonths + incomes.all.compactMap(\.month) + putAway {
      if month.months(until: start) <= MonthlyBuckets.settingReach { first = min(first, month) }
      if end.months(until: month) <= MonthlyBuckets.settingReach { last = max(last, month) }
    }
    return first...last
  }

  /// How many months a setting may begin before or behind the entries to be looked at with them: a
  /// century. Nobody plans further, and one that begins with the calendar says nothing of its months.
  static let settingReach = 1200
}

/// What an entry adds to the sum of a day and a category: what ``MonthlyBuckets`` counts, and what an
/// explanation lists.
struct CountedAmount: Hashable, Sendable {
  var day: CalendarDay
  /// The category, or ``MonthlyBuckets/incomeName``.
  var name: Name
  /// Below zero for a credit.
  var minorUnits: Int64
  var account: AccountName
}

extension CountedAmount {
  /// What an entry with such values adds.
  @inline(__always)
  init(_ values: EntryValues) {
    let amount = values.amount.minorUnits
    if values.type == .income {
      // What came in as savings raises what the accounts hold, and no month's income (DR9).
      let counted = values.mark == .savings ? 0 : amount
      self.init(
        day: values.date, name: MonthlyBuckets.incomeName, minorUnits: counted,
        account: values.account)
      return
    }
    self.init(
      day: values.date,
      name: values.category.name,
      minorUnits: values.type == .credit ? 0 &- amount : amount,
      account: values.account)
  }
}
