/// The person sets an amount aside each month.
package struct AddEarmark: LedgerDecision {
  package var earmark: EarmarkAdded
  /// Whether nobody stated its first day: then that is no part of the request.
  package var isFromFilledIn: Bool

  package init(_ earmark: EarmarkAdded, isFromFilledIn: Bool = false) {
    self.earmark = earmark
    self.isFromFilledIn = isFromFilledIn
  }

  package var view: DecisionState { DecisionState() }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard let currency = state.currency else { throw .emptyLedger }
    try EntryRules.check(earmark.amount, in: currency)
    try state.checkIsFree(earmark.name, from: earmark.from, among: state.envelopes.earmarks)
    try EntryRules.check(earmark.reason, "reason")
    guard earmark.category != .income else { throw .incomeIsNoCategory }
    try EntryRules(state: state, today: earmark.from).check(earmark.category, on: earmark.from)
    return [NewEvent(.account(.envelope(.earmarkAdded(earmark))))]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .account(.envelope(.earmarkAdded(let added))) = written[0] else {
      return false
    }
    var wanted = earmark
    if isFromFilledIn { wanted.from = added.from }
    return wanted == added
  }
}

/// The person pays what was set aside for a month.
///
/// Its expense is added in the same batch, and never counts against the daily allowance (DR38). Whoever
/// pays the same month on another device, which does not know of it yet, pays nothing twice.
package struct PayEarmark: LedgerDecision {
  /// The event that added it.
  package var earmark: EventID
  package var month: CalendarMonth
  /// `nil` for what was set aside.
  package var amount: Money?
  /// The day on which it is paid.
  package var day: CalendarDay
  package var today: CalendarDay
  /// Whether no expense is added.
  package var addsNoExpense = false
  package var account: AccountName = .bank
  /// `nil` as the earmark says.
  package var category: CategoryName?
  /// Why; may be empty.
  package var reason = ""

  package init(
    _ earmark: EventID, for month: CalendarMonth, amount: Money? = nil, on day: CalendarDay,
    today: CalendarDay
  ) {
    self.earmark = earmark
    self.month = month
    self.amount = amount
    self.day = day
    self.today = today
  }

  /// Where the values of its expense came from, as the log spells it.
  package static let source = "earmark"

  package var view: DecisionState { DecisionState() }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    let added = try state.earmark(earmark, isThereIn: month)
    if let payment = state.envelopes.payment(of: earmark, in: month) {
      throw .earmarkPaid(earmark, month, on: payment.paid.day)
    }
    let amount = amount ?? added.amount
    guard let currency = state.currency else { throw .emptyLedger }
    try EntryRules.check(amount, in: currency)
    guard day <= today else { throw .futureDate(day, today: today) }
    try EntryRules.check(reason, "reason")
    let key = PaymentKey(
      bill: earmark, due: month.firstDay, turn: state.envelopes.turn(of: earmark, in: month),
      isOfEarmark: true)
    let paid = EarmarkPaid(earmark, for: month, amount: amount, on: day, reason: reason)
    var events = [NewEvent(.account(.envelope(.earmarkPaid(paid))), key: key.paymentKey)]
    if !addsNoExpense {
      let expense = expense(of: amount, added, state)
      try EntryRules(state: state, today: today).check(expense.values)
      events.append(NewEvent(.entry(expense), key: key.expenseKey))
    }
    return events
  }

  private func expense(
    of amount: Money, _ added: EarmarkAdded, _ state: DecisionState
  ) -> EntryContent {
    // What ended meanwhile is offered to nobody.
    let isOffered = state.plan.categories.isOffered(added.category, on: day)
    return EntryContent(
      values: EntryValues(
        type: .expense, amount: amount, category: category ?? (isOffered ? added.category : .other),
        date: day, account: account, mark: .notDaily),
      texts: EntryTexts(merchant: added.name, by: PayEarmark.source))
  }

  /// The events have keys of their own, and none is given by the caller.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}

/// The person takes back that an earmark is paid: it is set aside again, and its expenses no longer count.
package struct UnpayEarmark: LedgerDecision {
  /// The event that added it.
  package var earmark: EventID
  package var month: CalendarMonth
  /// Why; may be empty.
  package var reason: String

  package init(_ earmark: EventID, for month: CalendarMonth, reason: String = "") {
    self.earmark = earmark
    self.month = month
    self.reason = reason
  }

  package var view: ProjectionPair<DecisionState, BillExpenses> {
    ProjectionPair(DecisionState(), BillExpenses(of: earmark, due: month.firstDay))
  }

  package func events(
    given view: ProjectionPair<DecisionState, BillExpenses>, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    let book = view.first.envelopes
    guard view.first.opened != nil else { throw .emptyLedger }
    guard book.earmark(earmark) != nil else { throw .noSuchEarmark(earmark) }
    guard let payment = book.payment(of: earmark, in: month) else {
      throw .earmarkNotPaid(earmark, month)
    }
    // Its expense is that of the bill, which would count on.
    if let bill = view.second.payment(with: payment.event),
      view.first.bills.paymentsInForce(of: bill.paid.bill, due: bill.paid.due)
        .contains(where: { $0.event == bill.event })
    {
      throw .earmarkPaidByBill(earmark, month, bill.paid.bill, due: bill.paid.due)
    }
    try EntryRules.check(reason, "reason")
    return book.unpayment(payment.event, reason: reason)
      + view.second.counting.map { NewEvent(voiding: $0, reason: reason) }
  }

  /// The event has a key of its own, and none is given by the caller.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}

/// The person sets an earmark aside no more, from a day on.
package struct EndEarmark: LedgerDecision {
  /// The event that added it.
  package var earmark: EventID
  /// The first day without it.
  package var from: CalendarDay
  /// Whether nobody stated that day.
  package var isFromFilledIn: Bool
  /// Why; may be empty.
  package var reason: String

  package init(
    _ earmark: EventID, from: CalendarDay, isFromFilledIn: Bool = false, reason: String = ""
  ) {
    self.earmark = earmark
    self.from = from
    self.isFromFilledIn = isFromFilledIn
    self.reason = reason
  }

  package var view: DecisionState { DecisionState() }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    guard state.envelopes.earmark(earmark) != nil else { throw .noSuchEarmark(earmark) }
    if let end = state.envelopes.end(of: earmark) { throw .earmarkEnded(earmark, from: end) }
    try EntryRules.check(reason, "reason")
    return [
      NewEvent(
        .account(.envelope(.earmarkEnded(EarmarkEnded(earmark, from: from, reason: reason)))))
    ]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .account(.envelope(.earmarkEnded(let ended))) = written[0] else {
      return false
    }
    return ended.earmark == earmark && (isFromFilledIn || ended.from == from)
      && ended.reason == reason
  }
}

extension DecisionState {
  /// - Throws: ``Refusal`` where the name of an earmark or goal is empty, or one that is there from a day
  ///   on has it already.
  func checkIsFree(
    _ name: String, from day: CalendarDay, among others: [EventID]
  ) throws(Refusal) {
    guard !name.allSatisfy(\.isWhitespace) else { throw .textMissing(member: "name") }
    try EntryRules.check(name, "name")
    let wanted = FoldedText(name)
    for id in others where envelopes.end(of: id).map({ day < $0 }) ?? true {
      let held = envelopes.earmark(id)?.name ?? envelopes.goal(id)?.name ?? ""
      guard FoldedText(held) == wanted else { continue }
      throw envelopes.earmark(id) == nil ? .goalExists(id) : .earmarkExists(id)
    }
  }

  /// What an earmark says.
  ///
  /// - Throws: ``Refusal`` where it is not there on any day of a month.
  func earmark(_ id: EventID, isThereIn month: CalendarMonth) throws(Refusal) -> EarmarkAdded {
    guard opened != nil else { throw .emptyLedger }
    guard let added = envelopes.earmark(id) else { throw .noSuchEarmark(id) }
    if let end = envelopes.end(of: id), end <= month.firstDay {
      throw .earmarkEnded(id, from: end)
    }
    guard added.from <= month.lastDay else { throw .earmarkNotBegun(id, from: added.from) }
    return added
  }
}

extension EnvelopeBook {
  /// What takes back a payment; nothing where it is none that an earmark is paid by.
  func unpayment(_ event: EventID, reason: String) -> [NewEvent] {
    for earmark in earmarks {
      for month in paidMonths(of: earmark) where payment(of: earmark, in: month)?.event == event {
        let turn = turn(of: earmark, in: month)
        let key = PaymentKey(bill: earmark, due: month.firstDay, turn: turn, isOfEarmark: true)
        let unpaid = EarmarkUnpaid(earmark, for: month, turn: turn, reason: reason)
        return [NewEvent(.account(.envelope(.earmarkUnpaid(unpaid))), key: key.unpaymentKey)]
      }
    }
    return []
  }
}
