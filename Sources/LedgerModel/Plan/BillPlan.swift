package import LedgerEvents

/// The bills of a ledger, and what happened to each of their days.
///
/// What is due is nowhere stored: it is what the terms say, less what was paid or left out.
public struct BillPlan: Hashable, Sendable {
  private struct Record: Hashable {
    /// The event that added it.
    let bill: EventID
    var terms = BillTimeline()
    var isInEffect = false
    var stops: SettingTimeline<Bool> = .init()
    var moves = BillMoves()

    /// When a day of the rule is due.
    func due(of day: CalendarDay) -> CalendarDay {
      moves.isEmpty ? day : moves.dues()[day] ?? day
    }
  }

  private var records: [Record] = []
  /// Where the record of each stands.
  private var places: [EventID: Int] = [:]
  /// The places in the order in which they were added.
  private var order: [Int] = []
  /// What happened to their days.
  var steps = BillSteps()
  /// The bills of which it was ever said that they save.
  private(set) var savers: Set<EventID> = []
  /// The first month of which something may be open that is over with its month; it changes nothing of what
  /// is kept.
  private var month = CalendarMonth.first

  /// Before the first event.
  public init() {}

  /// Takes in an event about a bill, or puts it back.
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

  /// Takes an event back, after an undo.
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

  /// What is known of a bill; `nil` where there is none such, or it was undone.
  private func record(_ bill: EventID) -> Record? {
    places[bill].flatMap { records[$0].isInEffect ? records[$0] : nil }
  }
}

extension BillPlan {
  /// As it stood when a day ended, by what is known now: what was paid later is open.
  public func paid(through day: CalendarDay) -> BillPlan {
    var plan = self
    plan.steps.lastPaidDay = day
    plan.month = day.month
    return plan
  }

  /// As it stands on a day: what had no day in a month that is over is not open any more.
  public func on(_ today: CalendarDay) -> BillPlan {
    var plan = self
    plan.month = today.month
    return plan
  }

  /// Whether a bill was ever added and not undone.
  public var isInUse: Bool { records.contains(where: \.isInEffect) }

  /// The bills, also those that were stopped, in the order in which they were added.
  public var bills: [EventID] {
    order.lazy.filter { records[$0].isInEffect }.map { records[$0].bill }
  }

  /// Whether there is one that was not undone.
  package func exists(_ bill: EventID) -> Bool {
    places[bill].map { records[$0].isInEffect } ?? false
  }

  /// What holds of it on a day; `nil` where there is no such one.
  public func terms(
    of bill: EventID, on day: CalendarDay
  ) -> SettingTimeline<BillTerms>.Element? {
    record(bill)?.terms.inForce(on: day)
  }

  /// What it says of its last day, or what it was last changed to; `nil` where there is no such one.
  public func latestTerms(of bill: EventID) -> BillTerms? { terms(of: bill, on: .last)?.value }

  /// All that it says, each from a day on; nothing where there is no such one.
  public func allTerms(of bill: EventID) -> [SettingTimeline<BillTerms>.Element] {
    record(bill)?.terms.inEffect ?? []
  }

  /// Whether a change of one that is there still says something that another one from its day on does not.
  func holds(_ changed: BillChanged, by event: EventID) -> Bool {
    record(changed.bill)?.terms.holds(changed, by: event) ?? false
  }

  /// The first day on which nothing of it is due, because it was stopped; `nil` where it was not.
  public func end(of bill: EventID) -> CalendarDay? {
    places[bill].flatMap { records[$0].stops.first?.from }
  }

  /// The event that stopped it, the first one in effect; `nil` where none did.
  func stop(of bill: EventID) -> EventID? {
    places[bill].flatMap { records[$0].stops.first?.event }
  }

  /// When a day of the rule of a bill is due.
  public func due(of bill: EventID, planned day: CalendarDay) -> CalendarDay {
    record(bill)?.due(of: day) ?? day
  }

  /// What is due on the days of a span, whatever happened to it, in the order of the days.
  ///
  /// What was paid stays, also where the bill falls on other days now.
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

  /// What is still to be paid in a span: by day, then in the order in which the bills were added.
  public func open(in span: ClosedRange<CalendarDay>) -> [Bill.Day] {
    // What is sorted is a day above a place in the order: smaller than what is made of them then.
    var found: [(key: UInt64, day: CalendarDay)] = []
    found.reserveCapacity(order.count)
    for (rank, place) in order.enumerated() where records[place].isInEffect {
      var history = steps.history(of: records[place].bill)
      var days = days(of: records[place], in: span)
      // Nothing is made of the days that were paid, which may be those of many years.
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

  /// The first day of a bill that is still to be paid; `nil` where none is.
  public func next(of bill: EventID) -> Bill.Day? {
    openDays(of: bill, in: .first ... .last).first { _ in true }
  }

  /// What of a bill is still to be paid in a span.
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

  /// Whether nothing is open of a day because its month is over.
  private func isOver(_ day: CalendarDay, _ terms: BillTerms?) -> Bool {
    day.month < month && terms?.recurrence.hasDays == false
  }

  /// What is to be recorded by itself up to a day, by day.
  public func toRecord(through day: CalendarDay) -> [Bill.Day] {
    open(in: .first...day).filter { $0.isToRecord(on: day) }
  }

  /// What was paid, in whole or in part, on days that keep a condition; what is open yet is none of it.
  public func paid(on isWanted: (CalendarDay) -> Bool) -> [Bill.Day] {
    bills.flatMap { touched(of: $0) }
      .filter { $0.state == .paid && $0.payments.contains { isWanted($0.day) } }
  }

  /// Every day of a bill on which something was paid or left out, in the order of the days.
  public func touched(of bill: EventID) -> [Bill.Day] {
    guard let record = record(bill) else { return [] }
    let history = steps.history(of: bill)
    return history.days.compactMap { occurrence(on: $0, of: record, history) }
      .filter { $0.state != .open || !$0.payments.isEmpty }
  }

  /// The days of a bill that are due in a span, whatever happened to them.
  ///
  /// - Parameter said: What was moved later is due by the rule.
  func planned(
    of bill: EventID, in span: ClosedRange<CalendarDay>, saidBy said: CalendarDay = .last
  ) -> [(day: CalendarDay, due: CalendarDay, terms: BillTerms)] {
    record(bill).map { Array(days(of: $0, in: span, saidBy: said)) } ?? []
  }

  /// When the days of a bill are due that were moved, by what was said up to a day.
  func dues(of bill: EventID, saidBy said: CalendarDay = .last) -> [CalendarDay: CalendarDay] {
    record(bill)?.moves.dues(saidBy: said) ?? [:]
  }

  /// What is due on one day, or was before it was moved; `nil` if nothing is.
  public func occurrence(of bill: EventID, due day: CalendarDay) -> Bill.Day? {
    occurrences(of: bill, in: day...day).first ?? occurrence(of: bill, planned: day)
  }

  /// What a bill has on a day of its rule, whenever it is due; `nil` if there is no such one.
  package func occurrence(of bill: EventID, planned day: CalendarDay) -> Bill.Day? {
    let due = due(of: bill, planned: day)
    return occurrences(of: bill, in: due...due).first { $0.planned == day }
  }

  /// The day before another one on which a bill has something due, and the one after it; each within a year.
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

  /// A day of a bill by what holds on it, whether or not it is planned; `nil` where nothing does.
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
      // The key of what was undone is not given again either: it can be put back.
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
