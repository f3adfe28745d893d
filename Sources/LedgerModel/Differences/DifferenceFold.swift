package import LedgerEvents

/// A projection of the figures that records, from a moment on, what each event changes.
///
/// Only ``MonthlyBuckets`` forms months. Entry amounts are propagated by addition, as that projection does, because
/// forming all months after each event would take too long.
package struct DifferenceFold: FigureProjection {
  private var buckets = MonthlyBuckets()
  /// The requested months.
  private let wanted: ClosedRange<CalendarMonth>
  /// Consecutive months, from the last requested one back to ``first``, the first that something is carried from;
  /// empty before the moment. They are in reverse order because only earlier months are added.
  private var states: [MonthState] = []
  private var first: CalendarMonth
  /// The figures at the moment; `nil` before it, or if they are too large.
  private var start: [MonthBudget]?
  private var hasBegun = false
  /// Whether the months could not be formed after the last event because a sum was too large.
  private var isTooLarge = false
  private var causes: [EventID: Cause] = [:]
  /// The days on which months expect their income.
  private var payDays: [ExpectedIncome.PayDay] = []
  /// Whether days of income were set.
  private var hasSaidDays = false
  /// The number of events since the moment.
  private var turn = 0

  package init(of months: ClosedRange<CalendarMonth>) {
    wanted = months
    first = months.lowerBound
  }

  /// Creates a fold that has applied all events up to a moment.
  ///
  /// - Parameter buckets: The figures of those events.
  package init(of months: ClosedRange<CalendarMonth>, behind buckets: MonthlyBuckets) {
    self.init(of: months)
    self.buckets = buckets
  }

  /// Marks the earlier moment: changes from here on are recorded.
  package mutating func begin() {
    do throws(FigureTooLarge) {
      let start = try budgets()
      first = min(first, firstNeeded)
      states = try formed(from: first, through: wanted.upperBound).map(state).reversed()
      let incomes = buckets.expectedIncome
      (payDays, hasSaidDays) = (incomes.payDays, incomes.hasSaidDays)
      self.start = start
    } catch {
      isTooLarge = true
    }
    hasBegun = true
  }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    let counted = buckets.count(change, from: cause.id)
    guard hasBegun else { return }
    let was = counted.was.flatMap { spending($0, isTakenBack: true) }
    let now = counted.now.flatMap { spending($0, isTakenBack: false) }
    let (incomes, covers) = (incomeMonths(change), coverMonths(change))
    guard was != nil || now != nil || !incomes.isEmpty || !covers.isEmpty, !states.isEmpty else {
      return
    }
    let source = meet(cause)
    // The projection has applied both amounts, so months are formed again after both or not at all.
    var isAdded = true
    if let was, !add(was, source) { isAdded = false }
    if let now, !add(now, source) { isAdded = false }
    var changed = incomes + covers
    if let was, !isAdded || isKept(was.account) { changed.append(was.month) }
    if let now, !isAdded || isKept(now.account) { changed.append(now.month) }
    guard let first = changed.min(), let last = changed.max() else { return }
    formAnew(incomes.isEmpty ? first...last : monthsOfIncome(first...last), source)
  }

  /// Returns the months in which an income was received or is set to count; most entries are no income.
  private func incomeMonths(_ change: EntryChange) -> [CalendarMonth] {
    guard change.was?.type == .income || change.now?.type == .income else { return [] }
    return [change.was, change.now].compactMap(\.self).filter { $0.type == .income }
      .flatMap { [$0.date.month, $0.month].compactMap(\.self) }
  }

  /// Returns the months in which a goal's cover changes; most entries have none.
  private func coverMonths(_ change: EntryChange) -> [CalendarMonth] {
    guard change.was?.cover != nil || change.now?.cover != nil else { return [] }
    return buckets.plan.envelopes.months(changedBy: change)
  }

  private func isKept(_ account: AccountName) -> Bool {
    account != .bank && account != .cash && buckets.plan.accounts.kind(of: account).isKept
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    buckets.apply(fact, from: cause)
    changePlan(fact, cause)
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    buckets.revert(fact, from: cause)
    changePlan(fact, cause)
  }

  private mutating func changePlan(_ fact: LedgerFact, _ cause: borrowing EventEnvelope) {
    guard hasBegun else { return }
    let source = meet(cause)
    guard let days = buckets.plan.days(changedBy: fact) else { return }
    let months = days.lowerBound.month...days.upperBound.month
    formAnew(fact.content.changesIncome ? monthsOfIncome(months) : months, source)
  }

  /// Returns the months that may change when received or expected income changes in some months.
  ///
  /// An income counts in its own month, the one before or after, or a stated one, and replaces what counted there
  /// before; it may also move the expected pay day of every month.
  private mutating func monthsOfIncome(
    _ months: ClosedRange<CalendarMonth>
  ) -> ClosedRange<CalendarMonth> {
    let incomes = buckets.expectedIncome
    defer { (payDays, hasSaidDays) = (incomes.payDays, incomes.hasSaidDays) }
    if incomes.payDays != payDays || incomes.hasSaidDays || hasSaidDays { return .first...(.last) }
    let first = months.lowerBound.advanced(by: -2) ?? .first
    let last = months.upperBound.advanced(by: 2) ?? .last
    return first...last
  }

  /// Records the target and the reason of an event, unless it only adds an entry.
  private mutating func meet(_ cause: borrowing EventEnvelope) -> FigureNotes.Source {
    turn += 1
    let (on, reason) = (cause.event.aim, cause.reason)
    if on != nil || !reason.isEmpty {
      causes[cause.id] = Cause(on: on, reason: reason)
    }
    return FigureNotes.Source(event: cause.id, turn: turn)
  }
}

extension DifferenceFold {
  /// The target and the reason of an event.
  private struct Cause: Hashable, Sendable {
    var on: EventID?
    var reason: String
  }
}

// MARK: - Entries

extension DifferenceFold {
  /// The change of a month by an entry that starts or stops counting.
  private struct Spending {
    var month: CalendarMonth
    var category: CategoryName
    var change: Int64
    var account: AccountName
  }

  /// Returns the spending of an amount; `nil` for income, and if the amount is in none of the months.
  private func spending(_ amount: CountedAmount, isTakenBack: Bool) -> Spending? {
    let month = amount.day.month
    guard month >= first, month <= wanted.upperBound, !states.isEmpty,
      amount.name != MonthlyBuckets.incomeName
    else { return nil }
    return Spending(
      month: month, category: CategoryName(amount.name),
      change: isTakenBack ? 0 &- amount.minorUnits : amount.minorUnits, account: amount.account)
  }

  /// Adds a change to its month and to what later months carry.
  ///
  /// - Returns: `false` if that is not enough, and the months must be formed again.
  private mutating func add(_ spending: Spending, _ source: FigureNotes.Source) -> Bool {
    let place = place(of: spending.month)
    states[place].count(spending.change, in: spending.category, by: source)
    guard !isTooLarge, let bucket = bucketPlace(of: spending.category, spending.month, place) else {
      return false
    }
    let name = states[place].buckets[bucket].bucket
    states[place].buckets[bucket].spend(spending.change, by: source)
    guard states[place].buckets[bucket].isFarFromTooLarge else { return false }
    return carry([name], from: place, source) == nil
  }

  /// Passes on what is left of some buckets of a month, as long as a later month then carries something else.
  ///
  /// - Returns: The index of the first month whose sums must be checked individually; `nil` for none.
  private mutating func carry(
    _ names: [BucketName], from place: Int, _ source: FigureNotes.Source
  ) -> Int? {
    var names = names
    for later in stride(from: place - 1, through: 0, by: -1) where !names.isEmpty {
      var isFarFromTooLarge = true
      var changed: [BucketName] = []
      for name in names {
        guard let before = states[later + 1].place(of: name),
          let bucket = states[later].placeTaking(from: name)
        else { continue }
        let left = states[later + 1].buckets[before].left
        guard states[later].buckets[bucket].carry(left, of: name, by: source) else { continue }
        if !states[later].buckets[bucket].isFarFromTooLarge { isFarFromTooLarge = false }
        let taking = states[later].buckets[bucket].bucket
        if !changed.contains(taking) { changed.append(taking) }
      }
      names = changed
      if !isFarFromTooLarge { return later }
    }
    return nil
  }

  /// Returns the index of the bucket that a category counts in; `nil` if the month does not have it yet.
  private mutating func bucketPlace(
    of category: CategoryName, _ month: CalendarMonth, _ place: Int
  ) -> Int? {
    if let known = states[place].categories[category]?.bucketPlace { return known }
    let bucket = buckets.plan.categories.bucket(of: category, on: month.firstDay)
    let found = states[place].place(of: bucket)
    states[place].categories[category]?.bucketPlace = found
    return found
  }
}

// MARK: - Months

extension DifferenceFold {
  /// Returns the requested months as the projection forms them.
  private func budgets() throws(FigureTooLarge) -> [MonthBudget] {
    var budgets: [MonthBudget] = []
    try buckets.formChain(from: wanted.lowerBound, to: wanted.upperBound) { formed in
      if formed.budget.month >= wanted.lowerBound { budgets.append(formed.budget) }
    }
    return budgets
  }

  /// The first month from which something is carried into the requested ones.
  private var firstNeeded: CalendarMonth {
    guard let rollover = buckets.plan.firstRollover?.month, rollover <= wanted.upperBound else {
      return wanted.lowerBound
    }
    return min(rollover.previous ?? rollover, wanted.lowerBound)
  }

  /// Returns consecutive months formed by the projection; nothing is carried into the first.
  private func formed(
    from first: CalendarMonth, through last: CalendarMonth
  ) throws(FigureTooLarge) -> [FormedMonth] {
    var formed: [FormedMonth] = []
    guard first <= last else { return [] }
    let basis = buckets.basis(of: first...last)
    for month in CalendarMonth.months(from: first, through: last) {
      let carries = formed.last.map { buckets.carries(from: $0.budget, to: month) } ?? [:]
      formed.append(try buckets.form(month, carries, basis))
    }
    return formed
  }

  /// Returns the state of a formed month; changes are recorded only for requested months.
  private func state(_ formed: FormedMonth) -> MonthState {
    MonthState(formed, isNoted: formed.budget.month >= wanted.lowerBound)
  }

  /// Forms months again, and records what an event changed by that.
  ///
  /// - Parameter months: The months that may have changed themselves; later ones change only through what they carry.
  private mutating func formAnew(
    _ months: ClosedRange<CalendarMonth>, _ source: FigureNotes.Source
  ) {
    guard start != nil else { return }
    do throws(FigureTooLarge) {
      var (month, last) = (months.lowerBound, months.upperBound)
      let needed = firstNeeded
      if isTooLarge {
        let formed = try formed(from: min(first, needed), through: wanted.upperBound)
        let earlier = formed.prefix(formed.count - states.count).reversed().map { state($0) }
        states += earlier
        first = min(first, needed)
        for (place, new) in formed.reversed().enumerated() {
          states[place].become(new, by: source)
        }
        isTooLarge = false
        return
      }
      if needed < first, let before = first.previous {
        let earlier = try formed(from: needed, through: before).reversed().map { state($0) }
        states += earlier
        // The month carries something from now on.
        (month, last) = (min(month, first), max(last, first))
        first = needed
      }
      try formOn(from: max(month, first), changedThrough: last, source)
    } catch {
      isTooLarge = true
    }
  }

  /// Forms the months that may have changed themselves, and the month after any whose set of buckets changed; later
  /// ones only update what they carry.
  private mutating func formOn(
    from start: CalendarMonth, changedThrough last: CalendarMonth, _ source: FigureNotes.Source
  ) throws(FigureTooLarge) {
    guard start <= min(last, wanted.upperBound) else { return }
    var last = last
    let basis = buckets.basis(of: start...wanted.upperBound)
    for month in CalendarMonth.months(from: start, through: wanted.upperBound) {
      let place = place(of: month)
      guard month <= last else {
        guard let tooLarge = carry(states[place + 1].formedNames, from: place + 1, source) else {
          return
        }
        let month = wanted.upperBound.advanced(by: -tooLarge) ?? month
        return try formOn(from: month, changedThrough: wanted.upperBound, source)
      }
      let carries = month > first ? carries(from: states[place + 1], to: month) : [:]
      let names = states[place].formedNames
      states[place].become(try buckets.form(month, carries, basis), by: source)
      if month == last, let next = month.next, Set(names) != Set(states[place].formedNames) {
        last = next
      }
    }
  }

  /// Returns the index of a month among the states.
  private func place(of month: CalendarMonth) -> Int { month.months(until: wanted.upperBound) }

  /// Returns what the buckets of a month carry to the next.
  private func carries(from state: MonthState, to month: CalendarMonth) -> FormedMonth.Carries {
    buckets.plan.carries(
      of: state.buckets.filter(\.isFormed).map { ($0.bucket, $0.left) }, to: month)
  }
}

// MARK: - What came of it

extension DifferenceFold {
  /// Returns the figures of the requested months at the earlier moment and now.
  ///
  /// - Throws: ``FigureTooLarge`` if one of them does not fit.
  func ends() throws(FigureTooLarge) -> [(before: MonthBudget, after: MonthBudget)] {
    guard let start else { throw FigureTooLarge(since: buckets.tooLargeSince) }
    return zip(start, try budgets()).map { ($0, $1) }
  }

  /// Returns the state of a month with what changed its figures; `nil` if the month is not folded.
  func state(of month: CalendarMonth) -> MonthState? {
    let place = place(of: month)
    return states.indices.contains(place) ? states[place] : nil
  }

  /// Returns a note with the target and the reason of its event.
  func cause(_ note: FigureNotes.Note, _ currency: Money.Currency) -> FigureCause {
    let cause = causes[note.source.event]
    return FigureCause(
      event: note.source.event, on: cause?.on,
      change: Money(minorUnits: note.change, currency: currency), reason: cause?.reason ?? "")
  }

  var categories: CategoryCatalog { buckets.plan.categories }
}

extension LedgerEvent {
  /// The event that this one is about; `nil` if it is about itself.
  fileprivate var aim: EventID? {
    switch self {
    case .amendment(let event): event.entry
    case .reversal(let event): event.reversal.event
    case .entry, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: nil
    }
  }
}

extension LedgerFact.Content {
  /// Whether it may change the income of every month, or which income counts.
  fileprivate var changesIncome: Bool {
    switch self {
    case .setting(.incomeSet), .account(.added): true
    default: false
    }
  }
}
