public import LedgerEvents

/// Pays what is due of a bill on a day, or a part of it: settles the day and adds an entry, or the move of a planned
/// move, in the same batch.
///
/// The expense counts like any other of its category, but never against the daily allowance (DR38). A payment of the
/// same day on another device that has not synced yet is not counted twice: both are keyed by the bill and its day.
/// Parts have their own keys, because different devices may pay different parts.
///
/// Refused with ``Refusal/noBillOpen(_:)``, ``Refusal/billNotDue(_:on:near:)``, ``Refusal/billPaid(_:due:)``,
/// ``Refusal/billLeftOut(_:due:)``, ``Refusal/billPaidToday(_:due:next:)``, ``Refusal/billAmountUnknown(_:)``,
/// ``Refusal/noSuchBill(_:)``, ``Refusal/futureDate(_:today:)``, and for its amount.
public struct PayBill: LedgerDecision {
  /// The event that added it.
  package var bill: EventID
  /// The due day; `nil` for the first open one.
  package var due: CalendarDay?
  /// The amount; `nil` for what is left of the planned amount.
  public var amount: Money?
  /// The day of the payment.
  public var day: CalendarDay
  /// The latest allowed day of a payment.
  package var today: CalendarDay
  /// Whether the rest stays open.
  public var isPart = false
  /// Whether no expense is added.
  public var addsNoExpense = false
  /// The bill's amount from the next due day on; `nil` if it stays.
  public var nextAmount: Money?
  /// How it is paid; `nil` for the bill's mode.
  public var mode: String?
  /// The paying account; `nil` for the bill's account.
  public var account: AccountName?
  /// The tags of the entry or the move, as ``LedgerEvents/EntryDetails/tag(_:)`` spells them.
  public var tags: [String] = []
  /// The reason; may be empty.
  public var reason = ""

  /// Creates a payment of what is left of a day.
  public init(
    _ bill: EventID, due: CalendarDay? = nil, amount: Money? = nil, on day: CalendarDay,
    today: CalendarDay
  ) {
    self.bill = bill
    self.due = due
    self.amount = amount
    self.day = day
    self.today = today
  }

  /// The source of the values of its expense, as the log spells it.
  package static let source = "bill"

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    let found = try state.openOccurrence(of: bill, due: due, on: day)
    if due == nil { try checkIsNotPaidAgain(found, state.bills) }
    let rules = EntryRules(state: state, today: today)
    let isKnown = found.terms.certainty != .unknown && found.left.minorUnits > 0
    let missing = found.terms.goal.flatMap(state.missing(in:))
    let left = missing.map { $0.minorUnits > 0 ? min(found.left, $0) : found.left } ?? found.left
    guard let amount = amount ?? (isKnown ? left : nil) else {
      throw .billAmountUnknown(bill)
    }
    try EntryRules.check(amount, in: found.terms.amount.currency)
    guard day <= today else { throw .futureDate(day, today: today) }
    try EntryRules.check(reason, "reason")
    try EntryRules.check(mode ?? "", "mode")
    var paid = BillPaid(
      bill: bill, due: found.planned, amount: amount, on: day, extent: isPart ? .part : nil,
      mode: mode ?? found.terms.mode, reason: reason)
    var terms = found.terms
    terms.tags += tags
    let record = terms.record(of: amount, on: day, from: account, given: state)
    paid.note(record, of: found.terms, state.accounts)
    var key = found.key
    if isPart { key.part = first }
    if addsNoExpense {
      paid.expense = .missing
    } else if case .account(.transferMade(let made)) = record {
      try rules.check(made)
    } else if let expense = record.newEntry {
      try rules.check(expense.values)
      try EntryRules.check(tags: expense.texts.tags)
    } else if case .account(.envelope(.goalFunded(let funded))) = record {
      _ = try FundGoal(.funded, funded.step, today: today).events(given: state, from: first)
    }
    var events = [NewEvent(.schedule(.bill(.paid(paid))), key: key.paymentKey)]
    if !addsNoExpense { events.append(NewEvent(record, key: key.expenseKey)) }
    if let missing, amount >= missing { events += found.stopped }
    if let nextAmount, let from = found.planned.next {
      var amendment = ChangeBill.Amendment()
      amendment.amount = nextAmount
      events += try ChangeBill(bill, from: from, amendment, reason: reason)
        .events(given: state, from: first)
    }
    return events
  }

  /// Refuses a second payment today: it would settle the next due day by mistake.
  private func checkIsNotPaidAgain(
    _ next: Bill.Day, _ bills: BillPlan
  ) throws(Refusal) {
    guard next.due > today, next.payments.isEmpty else { return }
    let before = bills.occurrences(of: bill, in: .first...next.due).last { $0.state == .paid }
    if let before, before.payments.last?.day == day {
      throw .billPaidToday(bill, due: before.due, next: next.due)
    }
  }

  /// The events have their own keys; the caller gives none.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}

extension BillTerms {
  /// Returns the event that records one of its days: an entry, or the move of a planned move.
  ///
  /// - Parameter account: The account; `nil` for the bill's account.
  package func record(
    of amount: Money, on day: CalendarDay, from account: AccountName? = nil,
    given state: DecisionState
  ) -> LedgerEvent {
    if let goal {
      let step = GoalStep(goal, amount, on: day, in: category == .savings ? nil : category)
      return .account(.envelope(.goalFunded(GoalFunded(step))))
    }
    let account = account ?? self.account
    guard let destination else {
      return .entry(entry(of: amount, on: day, from: account, given: state))
    }
    let isPlain =
      category == state.accounts.putAwayCategory(from: account, to: destination)
      || category == .other || !state.plan.categories.isOffered(category, on: day)
    var made = TransferMade(
      amount: amount, date: day, from: account, to: destination, note: note,
      by: PayBill.source, in: isPlain ? nil : category)
    made.tags = Tag.list(tags)
    return .account(.transferMade(made))
  }

  private func entry(
    of amount: Money, on day: CalendarDay, from account: AccountName, given state: DecisionState
  ) -> EntryContent {
    // A category that ended meanwhile is replaced by one that is offered.
    let fitting = type == .income ? category : state.plan.categories.fitting(category, on: day)
    let isDaily = type == .income || state.plan.allowance.first == nil
    return EntryContent(
      values: EntryValues(
        type: type, amount: amount, category: fitting, date: day,
        account: account, mark: isDaily ? nil : .notDaily),
      texts: EntryTexts(
        merchant: name.withSingleBlanks, note: note, by: PayBill.source, tags: tags))
  }
}

extension DecisionState {
  /// Returns what is missing of a goal's target; `nil` without a target, zero or less if it is reached or has ended.
  func missing(in goal: EventID) -> Money? {
    guard let added = envelopes.goal(goal), envelopes.end(of: goal) == nil else {
      return currency.map { .zero($0) }
    }
    guard let target = added.target,
      let held = envelopes.held(in: goal, on: .last, target.currency)
    else { return nil }
    return Money(minorUnits: target.minorUnits &- held, currency: target.currency)
  }
}

extension Bill.Day {
  /// The event that ends the series before this day.
  var stoppedHere: [NewEvent] {
    [NewEvent(.schedule(.bill(.stopped(BillStopped(bill: bill, from: planned)))))]
  }

  /// The event that ends the series after this day.
  var stopped: [NewEvent] {
    planned.next.map { [NewEvent(.schedule(.bill(.stopped(BillStopped(bill: bill, from: $0)))))] }
      ?? []
  }
}

/// Takes back all payments of a bill's day: it is open again, and its expenses are voided, except those that a bank
/// file reports.
///
/// Refused with ``Refusal/noSuchBill(_:)``, ``Refusal/billNotDue(_:on:near:)``, ``Refusal/billNotPaid(_:due:)`` and
/// ``Refusal/paidByMove(_:)``; undo that move instead.
public struct UnpayBill: LedgerDecision {
  /// The event that added it.
  package var bill: EventID
  /// The due day.
  package var due: CalendarDay
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to reopen a day.
  public init(_ bill: EventID, due: CalendarDay, reason: String = "") {
    self.bill = bill
    self.due = due
    self.reason = reason
  }

  package var view: ProjectionPair<DecisionState, ProjectionPair<BillExpenses, ImportedLines>> {
    ProjectionPair(
      DecisionState(), ProjectionPair(BillExpenses(of: bill), ImportedLines()))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let bills = view.first.bills
    let (expenses, known) = (view.second.first, view.second.second)
    guard view.first.opened != nil else { throw .emptyLedger }
    guard bills.exists(bill) else { throw .noSuchBill(bill) }
    guard let found = bills.occurrence(of: bill, due: due) else {
      throw .billNotDue(bill, on: due, near: bills.days(of: bill, around: due))
    }
    guard !found.payments.isEmpty else { throw .billNotPaid(bill, due: due) }
    try EntryRules.check(reason, "reason")
    // An undo of the payment's batch takes the move back too.
    if found.terms.destination != nil || found.terms.goal != nil,
      let own = bills.paymentsInForce(of: bill, due: found.planned).first(where: { $0.entry == nil }
      )
    {
      throw .paidByMove(own.event)
    }
    let day = BillDay(bill, due: found.planned, reason: reason)
    let unpaid = BillUnpaid(day, turn: found.turn)
    return [NewEvent(.schedule(.bill(.unpaid(unpaid))), key: found.key.unpaymentKey)]
      + expenses.counting(on: found.planned).filter { !known.isTold($0.id) }
      .map { NewEvent(voiding: $0, reason: reason) }
  }

  /// The event has its own key; the caller gives none.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}

/// Skips one day of a bill: it need not be paid this time.
///
/// Refused as ``PayBill`` if the day is not open.
public struct SkipBill: SingleDecision {
  /// The event that added it.
  package var bill: EventID
  /// The due day; `nil` for the first open one.
  package var due: CalendarDay?
  /// Days that are over by this day are not open.
  public var today = CalendarDay.first
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to skip a day.
  public init(_ bill: EventID, due: CalendarDay? = nil, reason: String = "") {
    self.bill = bill
    self.due = due
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> BillSkipped {
    let found = try state.openOccurrence(of: bill, due: due, on: today)
    try EntryRules.check(reason, "reason")
    let day = BillDay(bill, due: found.planned, reason: reason)
    return BillSkipped(day, on: today == .first ? nil : today)
  }

  package func isSaid(by skipped: BillSkipped) -> Bool {
    skipped.day.bill == bill && (due == nil || skipped.day.due == due)
      && skipped.day.reason == reason && skipped.movedTo == nil
  }
}

/// Moves one open day of a bill to another day; nothing else changes.
///
/// The day keeps its identity from the bill's rule, so that a payment on another device pays it only once. Refused as
/// ``PayBill`` if the day is not open, and with ``Refusal/billHasNoDay(_:)``, ``Refusal/billDueAlready(_:on:)``,
/// ``Refusal/billStopped(_:from:)`` and ``Refusal/nothingToChange``.
public struct MoveBillDay: SingleDecision {
  /// The event that added the bill.
  package var bill: EventID
  /// The current due day.
  package var due: CalendarDay
  /// The new due day.
  package var day: CalendarDay
  /// The day of the change; amounts saved in earlier months stay as they are.
  package var today: CalendarDay
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to move a day.
  public init(
    _ bill: EventID, due: CalendarDay, to day: CalendarDay, today: CalendarDay, reason: String = ""
  ) {
    self.bill = bill
    self.due = due
    self.day = day
    self.today = today
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> BillSkipped {
    let found = try state.openOccurrence(of: bill, due: due, on: today)
    guard found.terms.recurrence.hasDays else { throw .billHasNoDay(bill) }
    if found.due == day { throw .nothingToChange }
    try state.check(bill, isDueOn: day)
    let other = state.bills.occurrence(of: bill, due: day)
    guard other == nil || other?.planned == found.planned else {
      throw .billDueAlready(bill, on: day)
    }
    try EntryRules.check(reason, "reason")
    return BillSkipped(
      BillDay(bill, due: found.planned, reason: reason), on: today, movedTo: day)
  }

  package func isSaid(by skipped: BillSkipped) -> Bool {
    skipped.day.bill == bill && skipped.movedTo == day && skipped.day.reason == reason
  }
}
