public import LedgerEvents

/// The figures of each bucket, month by month: what it had, spent and has left.
///
/// It keeps sums by day and category, and settings with their first days. A month is formed when it is read, from the
/// settings in force for it, so that changing a setting today changes no past month.
public struct MonthlyBuckets: FigureProjection {
  /// The ledger's currency; before a `LogOpened` event names it, the currency that an empty ledger will have, or that
  /// of the first amount.
  public private(set) var currency: Money.Currency?
  /// The settings: income, shares, categories, bills, accounts and goals.
  public internal(set) var plan = BudgetPlan()
  /// The first event whose amount made a sum overflow 64 bits; the figures do not include it.
  public private(set) var tooLargeSince: EventID?
  /// The first event with an amount in another currency than the ledger's; that amount is not counted.
  public private(set) var firstForeign: EventID?
  private(set) var sums = DailySums()
  /// The same sums for each account except bank and cash, because some may be kept.
  private(set) var accountSums = SumsByAccount()
  private var allIncomes = ReceivedIncomes()
  /// The number of entries on each day, under ``incomeName``, and of those in `other`, under its name.
  private var counts = DailySums()
  private var isOpened = false

  /// The empty name, under which received income is summed; no category has it.
  static let incomeName = Name.nothing

  /// Creates the projection before the first event.
  public init() {}

  /// Folds events in their order.
  public init(folding events: some Sequence<EventEnvelope>) {
    self.init(folding: events, into: MonthlyBuckets())
  }

  public mutating func begin(in currency: Money.Currency) { self.currency = currency }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    _ = count(change, from: cause.id)
  }

  /// Counts a change.
  ///
  /// - Returns: The counted amount of the entry before and after the change.
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
    let one: Int64 = isTakenBack ? -1 : 1
    _ = counts.add(one, on: counted.day, to: MonthlyBuckets.incomeName)
    if values.category == .other { _ = counts.add(one, on: counted.day, to: counted.name) }
    if values.type == .income, counted.minorUnits != 0 {
      allIncomes.count(ReceivedIncome(entry, values), isTakenBack: isTakenBack)
    }
    return counted
  }

  /// Returns the counted amounts before and after a change that is already included in the sums.
  func counted(_ change: EntryChange) -> (was: CountedAmount?, now: CountedAmount?) {
    func counted(_ values: EntryValues?) -> CountedAmount? {
      guard let values, values.amount.currency == currency else { return nil }
      return CountedAmount(values)
    }
    return (counted(change.was), counted(change.now))
  }

  /// The months from the first to the last with entries that count; `nil` if there are none.
  public var months: ClosedRange<CalendarMonth>? {
    guard let met = metMonths else { return nil }
    let months = CalendarMonth.months(from: met.lowerBound, through: met.upperBound)
    guard let first = months.first(where: { entryCount(in: $0) != 0 }),
      let last = months.last(where: { entryCount(in: $0) != 0 })
    else { return nil }
    return first...last
  }

  /// The same including entries that no longer count: all months that may have sums.
  public var metMonths: ClosedRange<CalendarMonth>? { counts.months }

  /// The categories that entries were ever counted in.
  public var countedCategories: [CategoryName] {
    sums.names.filter { $0 != MonthlyBuckets.incomeName }.map { CategoryName($0) }
  }

  /// The number of cells used by the sums by day and category.
  package var cellCount: Int { sums.cellCount }

  /// Returns the spending on a day in a category, net of credits, in minor units.
  public func spent(on day: CalendarDay, in category: CategoryName) -> Int64 {
    sums.sum(on: day, of: category.name)
  }

  /// Returns the income received on a day, in minor units; income to kept accounts is no income of a month.
  package func received(on day: CalendarDay) -> Int64 {
    keptAccounts.reduce(sums.sum(on: day, of: MonthlyBuckets.incomeName)) { sum, account in
      sum &- accountSums.sums(of: account).sum(on: day, of: MonthlyBuckets.incomeName)
    }
  }

  /// The kept accounts with entries; purchases from them are covered.
  var keptAccounts: [AccountName] {
    accountSums.accounts.filter { plan.accounts.kind(of: $0).isKept }
  }

  /// The incomes that count in months.
  var incomes: ReceivedIncomes { allIncomes.without(keptAccounts) }

  /// The matches of received and planned income.
  var expectedIncome: ExpectedIncome {
    ExpectedIncome(plan.income, incomes)
  }

  /// Returns the number of entries that count on a day.
  public func entryCount(on day: CalendarDay) -> Int {
    Int(counts.sum(on: day, of: MonthlyBuckets.incomeName))
  }

  /// Returns the number of entries that count in a month.
  public func entryCount(in month: CalendarMonth) -> Int { count(MonthlyBuckets.incomeName, month) }

  /// Returns the number of entries of a month that are in no category but `other`.
  func unsortedCount(in month: CalendarMonth) -> Int { count(CategoryName.other.name, month) }

  private func count(_ name: Name, _ month: CalendarMonth) -> Int {
    Int(counts.sum(of: name, in: month, 1...31) ?? 0)
  }

  /// Returns what each category spent in a month, what of it was covered, and what was put away in it, in order of
  /// appearance; `nil` if a sum is too large.
  func spending(in month: CalendarMonth, _ savings: BillSavings) -> [CategorySpending]? {
    let currency = currency ?? .usd
    let zero = Money.zero(currency)
    var found: [CategorySpending] = []
    /// Adds to a figure of a category. Returns whether the sum fits.
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

  /// Returns what was put away in a month, by day.
  func putAway(in month: CalendarMonth, _ savings: BillSavings) -> [PutAway] {
    let days = month.firstDay...month.lastDay
    let moved = plan.putAway(on: days, in: currency ?? .usd)
    let saved = savings.putAways.filter { days.contains($0.day) }
    return (moved + saved).sorted { ($0.day, $0.event) < ($1.day, $1.event) }
  }

  /// Values that depend on all months, computed before any of them is formed.
  struct Basis {
    /// The matches of received and planned income.
    let incomes: ExpectedIncome
    /// What bills save in the months.
    let savings: BillSavings
  }

  func basis(of months: ClosedRange<CalendarMonth>) -> Basis {
    Basis(incomes: expectedIncome, savings: savings(in: months))
  }

  /// Returns what bills save in some months.
  func savings(in months: ClosedRange<CalendarMonth>) -> BillSavings {
    plan.bills.savings(in: months, currency ?? .usd)
  }
}

extension MonthlyBuckets: AdditiveProjection {
  package mutating func add(_ later: MonthlyBuckets) -> Bool {
    // Before the ledger's currency is known, which amounts count depends on which came first.
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
  /// Writes everything that does not come from facts.
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

  /// Reads what ``writeFigures(to:)`` wrote into an instance that has the facts already.
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
  /// Returns the consecutive months with any data: those that ever had entries, a given one, and those in which a
  /// setting begins, an income counts or money was put away, if they are at most ``settingReach`` months away.
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

  /// The most months between the entries and a setting that is shown with them: a century. Nobody plans further, and
  /// a setting that begins with the calendar says nothing about its month.
  static let settingReach = 1200
}

/// The amount that an entry adds to the sum of a day and a category; ``MonthlyBuckets`` counts it, and an explanation
/// lists it.
struct CountedAmount: Hashable, Sendable {
  var day: CalendarDay
  /// The category, or ``MonthlyBuckets/incomeName``.
  var name: Name
  /// The amount; negative for a credit.
  var minorUnits: Int64
  var account: AccountName
}

extension CountedAmount {
  /// Creates the amount that an entry with these values adds.
  @inline(__always)
  init(_ values: EntryValues) {
    let amount = values.amount.minorUnits
    if values.type == .income {
      // Income marked as savings raises the accounts' balances, but no month's income (DR9).
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
