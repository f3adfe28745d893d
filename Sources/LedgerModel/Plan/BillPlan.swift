package import LedgerEvents

/// The bills of a ledger, and the state of each of their days.
///
/// What is due is not stored: it is derived from the terms minus what was paid or skipped.
public struct BillPlan: Hashable, Sendable {
  private struct Record: Hashable {
    /// The event that added it.
    let bill: EventID
    var terms = BillTimeline()
    var isInEffect = false
    var stops: SettingTimeline<Bool> = .init()
    var moves = BillMoves()

    /// Returns the due day of a day of the rule.
    func due(of day: CalendarDay) -> CalendarDay {
      moves.isEmpty ? day : moves.dues()[day] ?? day
    }
  }

  private var records: [Record] = []
  /// The index of each bill's record.
  private var places: [EventID: Int] = [:]
  /// The indices in the order in which the bills were added.
  private var order: [Int] = []
  /// The steps of their days.
  var steps = BillSteps()
  /// The bills that ever had saving in their terms.
  private(set) var savers: Set<EventID> = []
  /// The first month in which days without a fixed date may still be open; it changes no stored data.
  private var month = CalendarMonth.first

  /// Creates the plan before the first event.
  public init() {}

  /// Applies an event about a bill, or restores it after a redo.
  mutating func apply(_ event: BillEvent, by id: EventID) {
    if steps.apply(event, by: id) { return }
    switch event {
    case .added(let added):
      if added.terms.save != nil { savers.insert(id) }
      let place = place(making: id)
      if !records[place].terms.holdsAny { order.append(place) }
      records[place].terms.apply(added, by: id)
      records[place].isInEffect = true
    case .changed(let changed):
      if changed.terms.save != nil { savers.insert(changed.bill) }
      records[place(making: changed.bill)].terms.apply(changed, by: id)
    case .stopped(let stopped):
      records[place(making: stopped.bill)].stops.apply(true, from: stopped.from, by: id)
    case .skipped(let skipped):
      records[place(making: skipped.day.bill)].moves.apply(skipped, by: id)
    case .paid, .unpaid: break
    }
  }

  /// Reverts an event after an undo.
  mutating func revert(_ event: BillEvent, by id: EventID) {
    if case .added = event {
      if let place = places[id] { records[place].isInEffect = false }
      return
    }
    steps.revert(event, by: id)
    guard let bill = event.bill, let place = places[bill] else { return }
    switch event {
    case .changed: records[place].terms.revert(id)
    case .stopped: records[place].stops.revert(id)
    case .skipped: records[place].moves.revert(id)
    case .added, .paid, .unpaid: break
    }
  }

  private mutating func place(making bill: EventID) -> Int {
    if let place = places[bill] { return place }
    records.append(Record(bill: bill))
    places[bill] = records.count - 1
    return records.count - 1
  }

  /// Returns the record of a bill; `nil` if it does not exist, or its addition was undone.
  private func record(_ bill: EventID) -> Record? {
    places[bill].flatMap { records[$0].isInEffect ? records[$0] : nil }
  }
}

extension BillPlan {
  /// Returns the plan at the end of a day, with what is known now: later payments are ignored.
  public func paid(through day: CalendarDay) -> BillPlan {
    var plan = self
    plan.steps.lastPaidDay = day
    plan.month = day.month
    return plan
  }

  /// Returns the plan on a day: days without a fixed date are no longer open after their month.
  public func on(_ today: CalendarDay) -> BillPlan {
    var plan = self
    plan.month = today.month
    return plan
  }

  /// Whether there is a bill whose addition was not undone.
  public var isInUse: Bool { records.contains(where: \.isInEffect) }

  /// The bills in the order in which they were added, including stopped ones.
  public var bills: [EventID] {
    order.lazy.filter { records[$0].isInEffect }.map { records[$0].bill }
  }

  /// Returns whether a bill exists whose addition was not undone.
  package func exists(_ bill: EventID) -> Bool {
    places[bill].map { records[$0].isInEffect } ?? false
  }

  /// Returns the terms of a bill on a day; `nil` if there is no such bill.
  public func terms(
    of bill: EventID, on day: CalendarDay
  ) -> SettingTimeline<BillTerms>.Element? {
    record(bill)?.terms.inForce(on: day)
  }

  /// Returns the latest terms of a bill; `nil` if there is no such bill.
  public func latestTerms(of bill: EventID) -> BillTerms? { terms(of: bill, on: .last)?.value }

  /// Returns all terms of a bill, each from a day on; empty if there is no such bill.
  public func allTerms(of bill: EventID) -> [SettingTimeline<BillTerms>.Element] {
    record(bill)?.terms.inEffect ?? []
  }

  /// Returns whether a change of an existing bill still decides a field from its first day on.
  func holds(_ changed: BillChanged, by event: EventID) -> Bool {
    record(changed.bill)?.terms.holds(changed, by: event) ?? false
  }

  /// Returns the first day without due days because the bill was stopped; `nil` if it was not.
  public func end(of bill: EventID) -> CalendarDay? {
    places[bill].flatMap { records[$0].stops.first?.from }
  }

  /// Returns the first event in effect that stopped it; `nil` if there is none.
  func stop(of bill: EventID) -> EventID? {
    places[bill].flatMap { records[$0].stops.first?.event }
  }

  /// Returns the due day of a day of the bill's rule.
  public func due(of bill: EventID, planned day: CalendarDay) -> CalendarDay {
    record(bill)?.due(of: day) ?? day
  }

  /// Returns the due days of a bill in a span, whatever their state, in order.
  ///
  /// Paid days stay even if the bill now falls on other days.
  package func occurrences(
    of bill: EventID, in span: ClosedRange<CalendarDay>
  ) -> [Bill.Day] {
    guard let record = record(bill) else { return [] }
    let history = steps.history(of: bill)
    let planned = days(of: record, in: span).map { day, due, terms in
      occurrence(on: day, due: due, of: record, terms, history.steps(on: day))
    }
    let known = Set(planned.map(\.planned))
    let others = history.days.lazy
      .filter { span.contains(record.due(of: $0)) && !known.contains($0) }
      .compactMap { occurrence(on: $0, of: record, history) }
      .filter { !$0.payments.isEmpty }
    return (planned + others).sorted { $0.due < $1.due }
  }

  /// Returns the open days in a span: by day, then in the order in which the bills were added.
  public func open(in span: ClosedRange<CalendarDay>) -> [Bill.Day] {
    // Sorting uses keys, a due day above a rank, which are smaller than the days built from them later.
    var found: [(key: UInt64, day: CalendarDay)] = []
    found.reserveCapacity(order.count)
    for (rank, place) in order.enumerated() where records[place].isInEffect {
      var history = steps.history(of: records[place].bill)
      var days = days(of: records[place], in: span)
      // Paid days, which may span many years, are skipped without building them.
      while let day = days.nextDay() {
        if history.standing(on: day).isOpen(of: days.terms), !isOver(day, days.terms) {
          found.append((UInt64(UInt32(bitPattern: days.due.packed)) << 32 | UInt64(rank), day))
        }
      }
    }
    found.sort { ($0.key, $0.day) < ($1.key, $1.day) }
    return found.compactMap { key, day in
      let record = records[order[Int(key & 0xFFFF_FFFF)]]
      return occurrence(on: day, of: record, steps.history(of: record.bill))
    }
  }

  /// Returns the first open day of a bill; `nil` if none is open.
  public func next(of bill: EventID) -> Bill.Day? {
    openDays(of: bill, in: .first ... .last).first { _ in true }
  }

  /// Returns the open days of a bill in a span.
  package func openDays(
    of bill: EventID, in span: ClosedRange<CalendarDay>
  ) -> some Sequence<Bill.Day> {
    var history = steps.history(of: bill)
    let record = record(bill)
    return (record.map { days(of: $0, in: span) } ?? PlannedDays()).lazy
      .filter { day, _, terms in
        history.standing(on: day).isOpen(of: terms) && !isOver(day, terms)
      }
      .compactMap { day, due, terms in
        record.map { occurrence(on: day, due: due, of: $0, terms, history.steps(on: day)) }
      }
  }

  /// Returns whether a day is closed because its month is over.
  private func isOver(_ day: CalendarDay, _ terms: BillTerms?) -> Bool {
    day.month < month && terms?.recurrence.hasDays == false
  }

  /// Returns what is to be recorded automatically through a day, by day.
  public func toRecord(through day: CalendarDay) -> [Bill.Day] {
    on(day).open(in: .first...day).filter { $0.isToRecord(on: day) }
  }

  /// Returns the paid days with a payment on a day that satisfies a condition; days still open are not included.
  public func paid(on isWanted: (CalendarDay) -> Bool) -> [Bill.Day] {
    bills.flatMap { touched(of: $0) }
      .filter { $0.state == .paid && $0.payments.contains { isWanted($0.day) } }
  }

  /// Returns every day of a bill that was paid in part or whole, or skipped, in order.
  public func touched(of bill: EventID) -> [Bill.Day] {
    guard let record = record(bill) else { return [] }
    let history = steps.history(of: bill)
    return history.days.compactMap { occurrence(on: $0, of: record, history) }
      .filter { $0.state != .open || !$0.payments.isEmpty }
  }

  /// Returns the due days of a bill in a span, whatever their state.
  ///
  /// - Parameter said: Days moved after it keep their due day by the rule.
  func planned(
    of bill: EventID, in span: ClosedRange<CalendarDay>, saidBy said: CalendarDay = .last
  ) -> [(day: CalendarDay, due: CalendarDay, terms: BillTerms)] {
    record(bill).map { Array(days(of: $0, in: span, saidBy: said)) } ?? []
  }

  /// Returns the due days of a bill's moved days, considering only moves made through a day.
  func dues(of bill: EventID, saidBy said: CalendarDay = .last) -> [CalendarDay: CalendarDay] {
    record(bill)?.moves.dues(saidBy: said) ?? [:]
  }

  /// Returns what is due on a day, or was before it was moved; `nil` if nothing is.
  public func occurrence(of bill: EventID, due day: CalendarDay) -> Bill.Day? {
    occurrences(of: bill, in: day...day).first ?? occurrence(of: bill, planned: day)
  }

  /// Returns the bill's day on a day of its rule, whenever it is due; `nil` if there is none.
  package func occurrence(of bill: EventID, planned day: CalendarDay) -> Bill.Day? {
    let due = due(of: bill, planned: day)
    return occurrences(of: bill, in: due...due).first { $0.planned == day }
  }

  /// Returns the nearest due days before and after a day; each within a year.
  package func days(of bill: EventID, around day: CalendarDay) -> [CalendarDay] {
    let span = (day.adding(days: -366) ?? .first)...(day.adding(days: 366) ?? .last)
    let dues = planned(of: bill, in: span).map(\.due)
    return [dues.last { $0 < day }, dues.first { $0 > day }].compactMap(\.self)
  }

  private func days(
    of record: Record, in span: ClosedRange<CalendarDay>, saidBy said: CalendarDay = .last
  ) -> PlannedDays {
    let end = record.stops.first.map { $0.from.previous } ?? .last
    guard let end, end >= span.lowerBound else { return PlannedDays() }
    return PlannedDays(
      record.terms, dues: record.moves.dues(saidBy: said), from: span.lowerBound,
      through: min(span.upperBound, end))
  }

  /// Returns a day of a bill by the terms of that day, planned or not; `nil` if there are no terms.
  private func occurrence(
    on day: CalendarDay, of record: Record, _ history: BillHistory
  ) -> Bill.Day? {
    record.terms.value(on: day).map {
      occurrence(on: day, due: record.due(of: day), of: record, $0, history.steps(on: day))
    }
  }

  private func occurrence(
    on day: CalendarDay, due: CalendarDay, of record: Record, _ terms: BillTerms,
    _ steps: [BillSteps.Step]
  ) -> Bill.Day {
    var occurrence = Bill.Day(bill: record.bill, due: due, planned: day, terms: terms)
    occurrence.moveCount = record.moves.count(of: day)
    for step in steps {
      // The key of an undone step is not reused, because a redo may restore it.
      if case .unpaid(let turn) = step.content { occurrence.turn = max(occurrence.turn, turn + 1) }
      if step.isUndone { continue }
      switch step.content {
      case .paid(let paid): occurrence.payments.append(paid)
      case .unpaid: occurrence.payments = []
      case .skipped(let day):
        occurrence.isSkipped = true
        occurrence.skippedOn = day
      }
    }
    return occurrence
  }
}
