/// The reducer of the figures, watched from a moment on: what each event changes is noted.
///
/// Months are formed by ``MonthlyBuckets`` alone. What an entry spends is passed on by addition, as
/// the reducer does it, because forming all months after each event would take too long.
package struct DifferenceFold: FigureProjection {
  private var buckets = MonthlyBuckets()
  /// The months that are asked for.
  private let wanted: ClosedRange<CalendarMonth>
  /// The months in a row, up to the last that is asked for, from the first that something is carried
  /// from; empty before the moment.
  private var states: [MonthState] = []
  private var first: CalendarMonth
  /// The figures at the moment; `nil` before it, or where they are too large.
  private var start: [MonthBudget]?
  private var hasBegun = false
  /// Whether the months could not be formed after the last event, because a sum was too large.
  private var isTooLarge = false
  private var causes: [EventID: Cause] = [:]
  /// How many events have been met since the moment.
  private var turn = 0

  package init(of months: ClosedRange<CalendarMonth>) {
    wanted = months
    first = months.lowerBound
  }

  /// Says that the earlier moment has come: what follows is noted.
  package mutating func begin() {
    do throws(FigureTooLarge) {
      let start = try budgets()
      first = min(first, firstNeeded)
      states = try formed(from: first).map(state)
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
    let months = [was?.month, now?.month].compactMap(\.self)
    guard let first = months.min(), let last = months.max() else { return }
    let source = meet(cause)
    // The reducer has taken in both, so that months are formed anew after both or not at all.
    var isAdded = true
    for spending in [was, now].compactMap(\.self) where !add(spending, source) { isAdded = false }
    if !isAdded { formAnew(from: first, changedThrough: last, source) }
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    buckets.apply(fact, from: cause)
    changePlan(cause)
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    buckets.revert(fact, from: cause)
    changePlan(cause)
  }

  private mutating func changePlan(_ cause: borrowing EventEnvelope) {
    guard hasBegun else { return }
    formAnew(from: first, changedThrough: wanted.upperBound, meet(cause))
  }

  /// Remembers what an event says of itself, unless it only adds an entry.
  private mutating func meet(_ cause: borrowing EventEnvelope) -> FigureNotes.Source {
    turn += 1
    let (on, reason) = (cause.event.aim, cause.event.reason)
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
    /// `nil` for received income.
    var category: CategoryName?
    var change: Int64
  }

  /// `nil` where the amount is in none of the months.
  private func spending(_ amount: CountedAmount, isTakenBack: Bool) -> Spending? {
    let month = amount.day.month
    guard month >= first, month <= wanted.upperBound, !states.isEmpty else { return nil }
    return Spending(
      month: month,
      category: amount.name == MonthlyBuckets.incomeName ? nil : CategoryName(amount.name),
      change: isTakenBack ? 0 &- amount.minorUnits : amount.minorUnits)
  }

  /// Adds what an entry changes to its month and to what later months carry.
  ///
  /// - Returns: Whether that was all: if not, the months are to be formed anew.
  private mutating func add(_ spending: Spending, _ source: FigureNotes.Source) -> Bool {
    guard let category = spending.category else { return false }
    let place = first.months(until: spending.month)
    states[place].count(spending.change, in: category, by: source)
    guard !isTooLarge, let bucket = bucketPlace(of: category, spending.month, place) else {
      return false
    }
    let name = states[place].buckets[bucket].bucket
    states[place].buckets[bucket].spend(spending.change, by: source)
    guard states[place].buckets[bucket].isFarFromTooLarge else { return false }
    var left = states[place].buckets[bucket].left
    for later in (place + 1)..<states.count {
      guard let bucket = states[later].place(of: name) else { return true }
      if !states[later].buckets[bucket].carry(from: left, by: source) { return true }
      guard states[later].buckets[bucket].isFarFromTooLarge else { return false }
      left = states[later].buckets[bucket].left
    }
    return true
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
  /// The months that are asked for, as the reducer has them.
  private func budgets() throws(FigureTooLarge) -> [MonthBudget] {
    var budgets: [MonthBudget] = []
    for month in CalendarMonth.months(from: wanted.lowerBound, through: wanted.upperBound) {
      budgets.append(try buckets.month(month))
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

  /// Months in a row up to the last that is asked for, formed by the reducer.
  private func formed(from first: CalendarMonth) throws(FigureTooLarge) -> [FormedMonth] {
    var formed: [FormedMonth] = []
    for month in CalendarMonth.months(from: first, through: wanted.upperBound) {
      let carries = formed.last.map { buckets.carries(from: $0.budget, to: month) } ?? [:]
      formed.append(try buckets.form(month, carries))
    }
    return formed
  }

  /// A month as it was formed; those that are not asked for are noted nowhere.
  private func state(_ formed: FormedMonth) -> MonthState {
    MonthState(formed, isNoted: formed.budget.month >= wanted.lowerBound)
  }

  /// Forms the months from one on anew, and notes what an event changed by that.
  ///
  /// - Parameter last: The last month that may have changed in itself; later ones only where they
  ///   carry something else.
  private mutating func formAnew(
    from month: CalendarMonth, changedThrough last: CalendarMonth, _ source: FigureNotes.Source
  ) {
    guard start != nil else { return }
    do throws(FigureTooLarge) {
      if firstNeeded < first {
        let earlier = firstNeeded.months(until: first)
        let formed = try formed(from: firstNeeded)
        first = firstNeeded
        states = formed.prefix(earlier).map(state) + states
        for (place, new) in formed.enumerated() { states[place].become(new, by: source) }
      } else if isTooLarge {
        let formed = try formed(from: first)
        for (place, new) in formed.enumerated() { states[place].become(new, by: source) }
      } else {
        try formOn(from: month, changedThrough: last, source)
      }
      isTooLarge = false
    } catch {
      isTooLarge = true
    }
  }

  private mutating func formOn(
    from start: CalendarMonth, changedThrough last: CalendarMonth, _ source: FigureNotes.Source
  ) throws(FigureTooLarge) {
    for month in CalendarMonth.months(from: start, through: wanted.upperBound) {
      let place = first.months(until: month)
      let carries = place > 0 ? carries(from: states[place - 1], to: month) : [:]
      let new = try buckets.form(month, carries)
      if month > last, states[place].isLike(new) { return }
      states[place].become(new, by: source)
    }
  }

  /// What the buckets of a month give to the next.
  private func carries(from state: MonthState, to month: CalendarMonth) -> FormedMonth.Carries {
    var carries: FormedMonth.Carries = [:]
    for bucket in state.buckets where bucket.isFormed {
      if let setting = buckets.plan.rollover(of: bucket.bucket).inForce(on: month.firstDay) {
        carries[bucket.bucket] = FormedMonth.Carry(setting: setting, left: bucket.left)
      }
    }
    return carries
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
    let place = first.months(until: month)
    return states.indices.contains(place) ? states[place] : nil
  }

  /// A note with what its event says of itself.
  func cause(_ note: FigureNotes.Note, _ currency: Currency) -> FigureCause {
    let cause = causes[note.source.event]
    return FigureCause(
      event: note.source.event, on: cause?.on,
      change: Money(minorUnits: note.change, currency: currency), reason: cause?.reason ?? "")
  }

  var categories: CategoryCatalog { buckets.plan.categories }
  /// The ledger's currency; `nil` while nothing says it.
  var currency: Currency? { buckets.currency }
}

extension LedgerEvent {
  /// The event that this one is about, where that is another.
  fileprivate var aim: EventID? {
    switch self {
    case .amendment(let event): event.entry
    case .reversal(let event): event.reversal.event
    case .entry, .setting, .purchase, .logOpened, .log: nil
    }
  }
}
