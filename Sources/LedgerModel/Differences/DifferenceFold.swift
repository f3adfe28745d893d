package import LedgerEvents

/// The projection of the figures, watched from a moment on: what each event changes is noted.
///
/// Months are formed by ``MonthlyBuckets`` alone. What an entry spends is passed on by addition, as
/// the projection does it, because forming all months after each event would take too long.
package struct DifferenceFold: FigureProjection {
  private var buckets = MonthlyBuckets()
  /// The months that are asked for.
  private let wanted: ClosedRange<CalendarMonth>
  /// The months in a row, from the last that is asked for back to ``first``, the first that something
  /// is carried from; empty before the moment. Backwards, because only earlier months come to them.
  private var states: [MonthState] = []
  private var first: CalendarMonth
  /// The figures at the moment; `nil` before it, or where they are too large.
  private var start: [MonthBudget]?
  private var hasBegun = false
  /// Whether the months could not be formed after the last event, because a sum was too large.
  private var isTooLarge = false
  private var causes: [EventID: Cause] = [:]
  /// On which days months expect their income.
  private var payDays: [ExpectedIncome.PayDay] = []
  /// Whether days of income were said.
  private var hasSaidDays = false
  /// How many events have been met since the moment.
  private var turn = 0

  package init(of months: ClosedRange<CalendarMonth>) {
    wanted = months
    first = months.lowerBound
  }

  /// A fold that has met all events up to a moment.
  ///
  /// - Parameter buckets: What those came to.
  package init(of months: ClosedRange<CalendarMonth>, behind buckets: MonthlyBuckets) {
    self.init(of: months)
    self.buckets = buckets
  }

  /// Says that the earlier moment has come: what follows is noted.
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
    // The projection has taken in both, so that months are formed anew after both or not at all.
    var isAdded = true
    if let was, !add(was, source) { isAdded = false }
    if let now, !add(now, source) { isAdded = false }
    var changed = incomes + covers
    if let was, !isAdded || isKept(was.account) { changed.append(was.month) }
    if let now, !isAdded || isKept(now.account) { changed.append(now.month) }
    guard let first = changed.min(), let last = changed.max() else { return }
    formAnew(incomes.isEmpty ? first...last : monthsOfIncome(first...last), source)
  }

  /// The months in which an income was received, or is said to count; nearly no entry is one.
  private func incomeMonths(_ change: EntryChange) -> [CalendarMonth] {
    guard change.was?.type == .income || change.now?.type == .income else { return [] }
    return [change.was, change.now].compactMap(\.self).filter { $0.type == .income }
      .flatMap { [$0.date.month, $0.month].compactMap(\.self) }
  }

  /// The months in which a goal covers otherwise than before; nearly no entry has one.
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

  /// The months that may have changed when what came or is expected has changed in some.
  ///
  /// What came counts in its own month, the one before or after it, or that which was said, instead of what
  /// counted there until now; and all months may expect their income on another day.
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

  /// Remembers what an event says of itself, unless it only adds an entry.
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
  /// What an event says of itself.
  private struct Cause: Hashable, Sendable {
    var on: EventID?
    var reason: String
  }
}

// MARK: - Entries

extension DifferenceFold {
  /// What an entry adds to a month, once it counts or no longer counts.
  private struct Spending {
    var month: CalendarMonth
    var category: CategoryName
    var change: Int64
    var account: AccountName
  }

  /// `nil` for received income, and where the amount is in none of the months.
  private func spending(_ amount: CountedAmount, isTakenBack: Bool) -> Spending? {
    let month = amount.day.month
    guard month >= first, month <= wanted.upperBound, !states.isEmpty,
      amount.name != MonthlyBuckets.incomeName
    else { return nil }
    return Spending(
      month: month, category: CategoryName(amount.name),
      change: isTakenBack ? 0 &- amount.minorUnits : amount.minorUnits, account: amount.account)
  }

  /// Adds what an entry changes to its month and to what later months carry.
  ///
  /// - Returns: Whether that was all: if not, the months are to be formed anew.
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

  /// Passes on what is left of some buckets of a month, as long as a later month takes something else.
  ///
  /// - Returns: The place of the month whose sums are to be looked at one by one; `nil` for none.
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

  /// The place of the bucket that a category counts in; `nil` where the month does not have it yet.
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
  /// The months that are asked for, as the projection has them.
  private func budgets() throws(FigureTooLarge) -> [MonthBudget] {
    var budgets: [MonthBudget] = []
    try buckets.formChain(from: wanted.lowerBound, to: wanted.upperBound) { formed in
      if formed.budget.month >= wanted.lowerBound { budgets.append(formed.budget) }
    }
    return budgets
  }

  /// The first month that something is carried from into those that are asked for.
  private var firstNeeded: CalendarMonth {
    guard let rollover = buckets.plan.firstRollover?.month, rollover <= wanted.upperBound else {
      return wanted.lowerBound
    }
    return min(rollover.previous ?? rollover, wanted.lowerBound)
  }

  /// Months in a row, before the first of which nothing is carried, formed by the projection.
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

  /// A month as it was formed; those that are not asked for are noted nowhere.
  private func state(_ formed: FormedMonth) -> MonthState {
    MonthState(formed, isNoted: formed.budget.month >= wanted.lowerBound)
  }

  /// Forms months anew, and notes what an event changed by that.
  ///
  /// - Parameter months: Those that may have changed in themselves; later ones only if they carry
  ///   something else.
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
        // It carries from now on.
        (month, last) = (min(month, first), max(last, first))
        first = needed
      }
      try formOn(from: max(month, first), changedThrough: last, source)
    } catch {
      isTooLarge = true
    }
  }

  /// Forms the months that may have changed in themselves, and the one after each whose buckets are
  /// others than before; those behind them only take what is carried.
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

  /// Where a month stands among the states.
  private func place(of month: CalendarMonth) -> Int { month.months(until: wanted.upperBound) }

  /// What the buckets of a month give to the next.
  private func carries(from state: MonthState, to month: CalendarMonth) -> FormedMonth.Carries {
    buckets.plan.carries(
      of: state.buckets.filter(\.isFormed).map { ($0.bucket, $0.left) }, to: month)
  }
}

// MARK: - What came of it

extension DifferenceFold {
  /// The figures of the months that are asked for, at the earlier moment and now.
  ///
  /// - Throws: ``FigureTooLarge`` where one of them does not fit.
  func ends() throws(FigureTooLarge) -> [(before: MonthBudget, after: MonthBudget)] {
    guard let start else { throw FigureTooLarge(since: buckets.tooLargeSince) }
    return zip(start, try budgets()).map { ($0, $1) }
  }

  /// What changed the figures of a month.
  func state(of month: CalendarMonth) -> MonthState? {
    let place = place(of: month)
    return states.indices.contains(place) ? states[place] : nil
  }

  /// A note with what its event says of itself.
  func cause(_ note: FigureNotes.Note, _ currency: Money.Currency) -> FigureCause {
    let cause = causes[note.source.event]
    return FigureCause(
      event: note.source.event, on: cause?.on,
      change: Money(minorUnits: note.change, currency: currency), reason: cause?.reason ?? "")
  }

  var categories: CategoryCatalog { buckets.plan.categories }
}

extension LedgerEvent {
  /// The event that this one is about, where that is another.
  fileprivate var aim: EventID? {
    switch self {
    case .amendment(let event): event.entry
    case .reversal(let event): event.reversal.event
    case .entry, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: nil
    }
  }
}

extension LedgerFact.Content {
  /// Whether it may change what every month brings, or which income counts.
  fileprivate var changesIncome: Bool {
    switch self {
    case .setting(.incomeSet), .account(.added): true
    default: false
    }
  }
}
