/// The bills of a ledger, and what happened to each of their days.
///
/// What is due is nowhere stored: it is what the terms say, less what was paid, left out or voided.
package struct BillPlan: Hashable, Sendable {
  private struct Record: Hashable {
    /// From the beginning of the calendar what it was added with, then what it was changed to.
    var terms: SettingTimeline<BillTerms> = .init()
    var isInEffect = false
    var stops: SettingTimeline<Bool> = .init()
  }

  private var records: [EventID: Record] = [:]
  /// In the order in which they were added.
  private var order: [EventID] = []
  /// What happened to their days.
  var steps = BillSteps()

  package init() {}

  /// Takes in an event about a bill, or puts it back.
  mutating func apply(_ event: BillEvent, by id: EventID) {
    if steps.apply(event, by: id) { return }
    switch event {
    case .added(let added):
      if records[id]?.terms.first == nil { order.append(id) }
      records[id, default: Record()].terms.apply(added.terms, from: .first, by: id)
      records[id]?.isInEffect = true
    case .changed(let changed):
      records[changed.bill, default: Record()].terms
        .apply(changed.terms, from: changed.from, by: id)
    case .stopped(let stopped):
      records[stopped.bill, default: Record()].stops.apply(true, from: stopped.from, by: id)
    case .paid, .unpaid, .skipped, .voided: break
    }
  }

  /// Takes an event back, after an undo.
  mutating func revert(_ event: BillEvent, by id: EventID) {
    switch event {
    case .added: records[id]?.isInEffect = false
    case .changed(let changed): records[changed.bill]?.terms.revert(id)
    case .stopped(let stopped): records[stopped.bill]?.stops.revert(id)
    case .paid, .unpaid, .skipped, .voided: steps.revert(event, by: id)
    }
  }
}

extension BillPlan {
  /// Whether a bill was ever added and not undone.
  package var isInUse: Bool { records.contains { $0.value.isInEffect } }

  /// The bills, also those that were stopped, in the order in which they were added.
  package var bills: [EventID] { order.filter { records[$0]?.isInEffect == true } }

  /// Whether there is one that was not undone.
  package func exists(_ bill: EventID) -> Bool { records[bill]?.isInEffect == true }

  /// What holds of it on a day; `nil` where there is no such one.
  package func terms(
    of bill: EventID, on day: CalendarDay
  ) -> SettingTimeline<BillTerms>.Element? {
    exists(bill) ? records[bill]?.terms.inForce(on: day) : nil
  }

  /// What it says of its last day, or what it was last changed to; `nil` where there is no such one.
  package func latestTerms(of bill: EventID) -> BillTerms? { terms(of: bill, on: .last)?.value }

  /// All that it says, each from a day on; nothing where there is no such one.
  package func allTerms(of bill: EventID) -> [SettingTimeline<BillTerms>.Element] {
    exists(bill) ? records[bill]?.terms.inEffect ?? [] : []
  }

  /// What it is changed to after a day, first; `nil` where it stays as it is.
  package func nextTerms(
    of bill: EventID, after day: CalendarDay
  ) -> SettingTimeline<BillTerms>.Element? {
    exists(bill) ? records[bill]?.terms.first(after: day) : nil
  }

  /// The first day on which nothing of it is due, because it was stopped; `nil` where it was not.
  package func end(of bill: EventID) -> CalendarDay? { records[bill]?.stops.first?.from }

  /// The event that stopped it, the first one in effect; `nil` where none did.
  func stop(of bill: EventID) -> EventID? { records[bill]?.stops.first?.event }

  /// What is due on the days of a span, whatever happened to it, in the order of the days.
  ///
  /// What was paid stays, also where the bill falls on other days now.
  package func occurrences(
    of bill: EventID, in span: ClosedRange<CalendarDay>
  ) -> [BillOccurrence] {
    let planned = days(of: bill, in: span).map { day, terms in
      occurrence(of: bill, due: day, terms)
    }
    let known = Set(planned.map(\.due))
    let others = steps.days(of: bill).keys
      .filter { span.contains($0) && !known.contains($0) }
      .compactMap { day in
        terms(of: bill, on: day).map { occurrence(of: bill, due: day, $0.value) }
      }
      .filter { !$0.payments.isEmpty }
    return (planned + others).sorted { $0.due < $1.due }
  }

  /// What is still to be paid in a span: by day, then in the order in which the bills were added.
  package func open(in span: ClosedRange<CalendarDay>) -> [BillOccurrence] {
    var open: [BillOccurrence] = []
    open.reserveCapacity(order.count)
    for bill in bills { open += openDays(of: bill, in: span) }
    // Places are smaller than what stands there.
    return open.indices.sorted { (open[$0].due, $0) < (open[$1].due, $1) }.map { open[$0] }
  }

  /// The first day of a bill that is still to be paid; `nil` where none is.
  package func next(of bill: EventID) -> BillOccurrence? {
    openDays(of: bill, in: .first ... .last).first { _ in true }
  }

  /// What of a bill is still to be paid in a span.
  package func openDays(
    of bill: EventID, in span: ClosedRange<CalendarDay>
  ) -> some Sequence<BillOccurrence> {
    let touched = steps.days(of: bill)
    // Nothing is made of the days that were paid, which may be those of many years.
    return days(of: bill, in: span).lazy
      .filter { day, terms in touched[day].map { BillSteps.isOpen($0, of: terms) } ?? true }
      .map { day, terms in occurrence(of: bill, due: day, terms, touched[day] ?? []) }
  }

  /// The next open day of each bill behind a day, by day.
  package func later(than day: CalendarDay) -> [BillOccurrence] {
    guard let start = day.next else { return [] }
    return bills.compactMap { bill in openDays(of: bill, in: start ... .last).first { _ in true } }
      .sorted { ($0.due, $0.bill) < ($1.due, $1.bill) }
  }

  /// What was paid, in whole or in part, on days that keep a condition; what is open yet is none of it.
  package func paid(on isWanted: (CalendarDay) -> Bool) -> [BillOccurrence] {
    bills.flatMap { touched(of: $0) }
      .filter { $0.state == .paid && $0.payments.contains { isWanted($0.day) } }
  }

  /// Every day of a bill on which something was paid, left out or voided, in the order of the days.
  package func touched(of bill: EventID) -> [BillOccurrence] {
    steps.days(of: bill).keys.sorted().compactMap { day in
      terms(of: bill, on: day).map { occurrence(of: bill, due: day, $0.value) }
    }.filter { $0.state != .open || !$0.payments.isEmpty }
  }

  /// What is due on one day; `nil` where nothing is.
  package func occurrence(of bill: EventID, due day: CalendarDay) -> BillOccurrence? {
    occurrences(of: bill, in: day...day).first
  }

  private func days(
    of bill: EventID, in span: ClosedRange<CalendarDay>
  ) -> PlannedDays<BillTerms> {
    guard exists(bill), let record = records[bill] else { return PlannedDays() }
    let end = record.stops.first.map { $0.from.previous } ?? .last
    guard let end, end >= span.lowerBound else { return PlannedDays() }
    return PlannedDays(record.terms, from: span.lowerBound, through: min(span.upperBound, end))
  }

  private func occurrence(
    of bill: EventID, due day: CalendarDay, _ terms: BillTerms
  ) -> BillOccurrence {
    occurrence(of: bill, due: day, terms, steps.days(of: bill)[day] ?? [])
  }

  private func occurrence(
    of bill: EventID, due day: CalendarDay, _ terms: BillTerms, _ steps: [BillSteps.Step]
  ) -> BillOccurrence {
    var occurrence = BillOccurrence(bill: bill, due: day, terms: terms)
    for step in steps {
      // The key of what was undone is not given again either: it can be put back.
      if case .unpaid(let turn) = step.content { occurrence.turn = max(occurrence.turn, turn + 1) }
      if step.isUndone { continue }
      switch step.content {
      case .paid(let paid): occurrence.payments.append(paid)
      case .unpaid: occurrence.payments = []
      case .skipped: occurrence.isSkipped = true
      case .voided: occurrence.isVoided = true
      }
    }
    return occurrence
  }
}
