package import LedgerEvents

/// Money put away in a category: money at hand decreased, and kept money increased.
struct PutAway: Hashable, Sendable {
  var event: EventID
  var day: CalendarDay
  var category: CategoryName
  /// The amount; negative for the way back.
  var minorUnits: Int64
  /// The displayed source; `to` is the destination.
  var from: String
  var to: String

  /// The source and destination of a goal's money.
  static let funds = "funds"
  /// The source of the cover for a bill payment.
  static let saved = "saved"
}

/// The transfers and the goal steps in effect, by day. Whether a transfer puts money away depends on the kinds of its
/// accounts, which may be recorded later.
struct PutAways: Hashable, Sendable {
  fileprivate enum Content: Hashable, Sendable {
    case transfer(TransferMade)
    /// A step of a goal; negative for money taken out.
    case step(GoalStep)
  }

  fileprivate struct Entry: Hashable, Sendable {
    var day: CalendarDay
    var event: EventID
    var content: Content

    var place: (CalendarDay, EventID) { (day, event) }
  }

  private var entries: [Entry] = []

  mutating func apply(_ event: AccountEvent, by id: EventID) {
    guard let entry = PutAways.entry(event, by: id) else { return }
    let place = place(of: entry)
    if place < entries.count, entries[place].event == id { return }
    entries.insert(entry, at: place)
  }

  mutating func revert(_ event: AccountEvent, by id: EventID) {
    guard let entry = PutAways.entry(event, by: id) else { return }
    let place = place(of: entry)
    if place < entries.count, entries[place].event == id { entries.remove(at: place) }
  }

  private static func entry(_ event: AccountEvent, by id: EventID) -> Entry? {
    switch event {
    case .transferMade(let made):
      made.sparesBudget ? nil : Entry(day: made.date, event: id, content: .transfer(made))
    case .envelope(.goalFunded(let funded)):
      Entry(day: funded.step.day, event: id, content: .step(funded.step))
    case .envelope(.goalWithdrawn(let withdrawn)):
      Entry(day: withdrawn.step.day, event: id, content: .step(withdrawn.step.negated))
    case .envelope(.goalAdded), .envelope(.goalChanged), .envelope(.goalEnded), .added, .ended,
      .opened, .corrected, .asserted, .imported, .matched:
      nil
    }
  }

  /// Returns the index of an entry; nearly always it is the last.
  private func place(of entry: Entry) -> Int {
    if let last = entries.last, last.place < entry.place { return entries.count }
    return entries.partitioningIndex { $0.place >= entry.place }
  }
}

extension BudgetPlan {
  /// Returns what was put away in accounts and goals on some days, by day, in a currency.
  func putAway(on days: ClosedRange<CalendarDay>, in currency: Money.Currency) -> [PutAway] {
    let moved = putAways.entries(on: days).compactMap { entry -> PutAway? in
      switch entry.content {
      case .transfer(let made) where made.amount.currency == currency:
        putAway(made, by: entry.event)
      case .step(let step) where step.amount.currency == currency: putAway(step, by: entry.event)
      default: nil
      }
    }
    return moved + givenBack(on: days, in: currency)
  }

  /// Returns what goals that ended on some days returned: their whole amount.
  private func givenBack(on days: ClosedRange<CalendarDay>, in currency: Money.Currency)
    -> [PutAway]
  {
    envelopes.goals.compactMap { goal in
      guard let added = envelopes.goal(goal), let end = envelopes.end(of: goal),
        let event = envelopes.ending(of: goal), days.contains(end),
        let held = envelopes.held(in: goal, on: .last, currency), held != 0
      else { return nil }
      return PutAway(
        event: event, day: end, category: .savings, minorUnits: -held,
        from: added.name, to: PutAway.funds)
    }
  }

  /// Returns the days on which an event about a goal may change figures.
  func days(changedBy event: EnvelopeEvent) -> ClosedRange<CalendarDay> {
    guard let step = event.goalStep else { return .first...(.last) }
    let end = envelopes.end(of: step.goal) ?? step.day
    return min(step.day, end)...max(step.day, end)
  }

  /// Returns what a transfer put away; `nil` between two accounts at hand, and between two kept ones.
  private func putAway(_ made: TransferMade, by event: EventID) -> PutAway? {
    guard let category = putAwayCategory(of: made) else { return nil }
    let isBack = accounts.kind(of: made.source).isKept
    return PutAway(
      event: event, day: made.date, category: category,
      minorUnits: isBack ? -made.amount.minorUnits : made.amount.minorUnits,
      from: made.source.text, to: made.destination.text)
  }

  private func putAway(_ step: GoalStep, by event: EventID) -> PutAway? {
    guard let goal = envelopes.goal(step.goal) else { return nil }
    let isBack = step.amount.minorUnits < 0
    return PutAway(
      event: event, day: step.day, category: step.category ?? .savings,
      minorUnits: step.amount.minorUnits, from: isBack ? goal.name : PutAway.funds,
      to: isBack ? PutAway.funds : goal.name)
  }

  /// The months from the first to the last in which money may have been put away; `nil` if there are none.
  var monthsOfPutAways: ClosedRange<CalendarMonth>? {
    let ends = envelopes.goals.compactMap { envelopes.end(of: $0)?.month }
    let all =
      ends
      + [putAways.months, bills.monthsOfSaving].compactMap(\.self)
      .flatMap { [$0.lowerBound, $0.upperBound] }
    guard let first = all.min(), let last = all.max() else { return nil }
    return first...last
  }

  /// Returns the moves in some months that may settle a bill's day.
  public func moves(in months: ClosedRange<CalendarMonth>) -> [BillSettling.Payment] {
    putAways.moves(on: months.lowerBound.firstDay...months.upperBound.lastDay)
  }

  /// Returns a move that may settle a bill's day; `nil` if the event is no such move.
  public func move(_ event: EventID) -> BillSettling.Payment? {
    putAways.moves(on: .first ... .last).first { $0.entry == event }
  }

  /// Returns the category and day in which an event puts money away or takes it back; `nil` if it does neither.
  public func putAway(by event: AccountEvent) -> (category: CategoryName, day: CalendarDay)? {
    if case .transferMade(let made) = event {
      return putAwayCategory(of: made).map { ($0, made.date) }
    }
    guard case .envelope(let event) = event else { return nil }
    if case .goalEnded(let ended) = event { return (.savings, ended.from) }
    return event.goalStep.map { ($0.category ?? .savings, $0.day) }
  }

  /// Returns the category that a transfer puts money away in, or takes it from; `nil` if it changes no bucket.
  private func putAwayCategory(of made: TransferMade) -> CategoryName? {
    guard !made.sparesBudget,
      let own = accounts.putAwayCategory(from: made.source, to: made.destination)
    else { return nil }
    return made.category ?? own
  }
}

extension PutAways {
  fileprivate var months: ClosedRange<CalendarMonth>? {
    guard let first = entries.first, let last = entries.last else { return nil }
    return first.day.month...last.day.month
  }

  fileprivate func moves(on days: ClosedRange<CalendarDay>) -> [BillSettling.Payment] {
    entries(on: days).compactMap { entry in
      guard case .transfer(let made) = entry.content else { return nil }
      return BillSettling.Payment(.account(.transferMade(made)), by: entry.event)
    }
  }

  fileprivate func entries(on days: ClosedRange<CalendarDay>) -> ArraySlice<Entry> {
    let first = entries.partitioningIndex { $0.day >= days.lowerBound }
    return entries[first...].prefix { $0.day <= days.upperBound }
  }
}
