public import LedgerEvents

/// Adds a bill, an expected income or a planned move, due once or repeatedly.
///
/// It pays nothing: each due day is open until it is settled (``PayBill``) or skipped (``SkipBill``). The outcome is
/// one id, that of the bill. Automatic recording is a Pro feature under the metered policy. Refused with
/// ``Refusal/locked(_:)``, ``Refusal/textMissing(member:)`` without a name, ``Refusal/autoUnsure``,
/// ``Refusal/savingUnsure``, ``Refusal/savingTooLate(_:)``, ``Refusal/savingFromKept(_:)``, and for its category,
/// accounts and amount.
public struct AddBill: LedgerDecision {
  /// The terms that hold for each due day.
  public var terms: BillTerms
  /// The sentence it was made from; empty if there was none.
  package var said: String
  /// The source of the values, written as for an entry.
  package var by: String

  /// Creates a decision to add a bill with some terms.
  public init(_ terms: BillTerms, said: String = "", by: String = "flags") {
    self.terms = terms
    self.said = said
    self.by = by
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard !terms.isAuto || state.allows(.auto) else { throw .locked(.auto) }
    try EntryRules(state: state, today: terms.recurrence.first).check(terms)
    try EntryRules.check(said, "sentence")
    try EntryRules.check(by, "source")
    return [NewEvent(BillAdded(terms: terms, said: said, by: by))]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .schedule(.bill(.added(let added))) = written[0],
      added.said == said
    else { return false }
    var wanted = terms
    // The sentence states the category or leaves it to what was learned, and it determines the next due day.
    if !said.isEmpty {
      wanted.category = added.terms.category
      wanted.recurrence = added.terms.recurrence
    }
    // A repetition in a later month saves from the same first month.
    if wanted.save != nil, let save = added.terms.save { wanted.save = save }
    return wanted == added.terms
  }
}

/// Changes a bill from a day on.
///
/// Earlier due days stay as they were. Each changed field holds until a later-dated change of the same field.
/// Refused with ``Refusal/noSuchBill(_:)``, ``Refusal/billStopped(_:from:)``, ``Refusal/billMovesNothing(_:)``,
/// ``Refusal/nothingToChange``, and as ``AddBill``.
public struct ChangeBill: LedgerDecision {
  /// The event that added it.
  package var bill: EventID
  /// The first day on which the change holds.
  package var from: CalendarDay
  /// Whether that day was filled in rather than stated.
  package var isStartFilledIn: Bool
  /// The fields to change.
  package var amendment: Amendment
  /// The reason; may be empty.
  package var reason: String

  /// The changed fields of a bill; `nil` for a field that stays.
  public struct Amendment: Hashable, Sendable {
    /// The new name; never empty.
    public var name: String?
    /// The new amount, above zero; it is then a certain amount.
    public var amount: Money?
    /// The new category.
    public var category: CategoryName?
    /// The account that the bill is paid from, or that the income comes to.
    public var account: AccountName?
    /// The destination of a planned move.
    public var destination: AccountName?
    /// The new mode; empty for none.
    public var mode: String?
    /// The new note; empty for none.
    public var note: String?
    /// The days on which it is due.
    public var recurrence: Recurrence?
    /// Whether it is recorded automatically.
    public var isAuto: Bool?
    /// Whether money is saved for it, and from which month on if it does not save yet.
    public var saving: Saving?

    /// How saving for the bill changes.
    public enum Saving: Hashable, Sendable {
      /// It saves from a month on; if it saves already, it keeps its own month.
      case from(CalendarMonth)
      /// It stops saving.
      case off
    }

    /// Creates an amendment that changes nothing.
    public init() {}

    /// The fields that the amendment changes.
    fileprivate var fields: Set<BillTerms.Field> {
      let said: [(BillTerms.Field, Bool)] = [
        (.name, name != nil), (.amount, amount != nil), (.category, category != nil),
        (.account, account != nil), (.to, destination != nil), (.mode, mode != nil),
        (.note, note != nil), (.rule, recurrence != nil), (.record, isAuto != nil),
        (.save, saving != nil),
      ]
      return Set(said.filter(\.1).map(\.0))
    }

    func amended(_ terms: BillTerms) -> BillTerms {
      var terms = terms
      terms.name = name ?? terms.name
      if let amount {
        terms.amount = amount
        terms.certainty = nil
      }
      terms.category = category ?? terms.category
      terms.account = account ?? terms.account
      terms.destination = destination ?? terms.destination
      terms.mode = mode ?? terms.mode
      terms.note = note ?? terms.note
      terms.recurrence = recurrence ?? terms.recurrence
      terms.isAuto = isAuto ?? terms.isAuto
      switch saving {
      case .from(let month): terms.save = terms.save ?? month
      case .off: terms.save = nil
      case nil: break
      }
      return terms
    }
  }

  /// Creates a decision to change a bill from a day on.
  public init(
    _ bill: EventID, from: CalendarDay, isStartFilledIn: Bool = false, _ amendment: Amendment,
    reason: String = ""
  ) {
    self.bill = bill
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.amendment = amendment
    self.reason = reason
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    try state.check(bill, isDueOn: from)
    guard let before = state.bills.terms(of: bill, on: from) else {
      throw .noSuchBill(bill)
    }
    let terms = amendment.amended(before.value)
    guard terms.destination == nil || before.value.destination != nil else {
      throw .billMovesNothing(bill)
    }
    guard terms != before.value else { throw .nothingToChange }
    guard amendment.isAuto != true || state.allows(.auto) else { throw .locked(.auto) }
    if terms.type == .income, terms.category != .income { throw .incomeHasNoCategory(bill) }
    try EntryRules.check(reason, "reason")
    let change = SettingChange(on: before.event, was: before.value, reason: reason)
    let changed = BillChanged(
      bill: bill, from: from, terms: terms, fields: amendment.fields, change: change)
    // Later changes must still be valid with the fields that they leave alone.
    var bills = state.bills
    bills.apply(.changed(changed), by: first)
    for later in bills.allTerms(of: bill) where later.from >= from {
      let day = max(later.from, later.value.recurrence.first)
      try EntryRules(state: state, today: day).check(later.value)
    }
    return [NewEvent(.schedule(.bill(.changed(changed))))]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .schedule(.bill(.changed(let changed))) = written[0],
      changed.bill == bill, isStartFilledIn || changed.from == from,
      changed.change.reason == reason,
      let was = changed.change.was
    else { return false }
    return amendment.amended(was) == changed.terms
  }
}

/// Stops a bill: nothing is due from a day on. Payments and earlier open days stay.
///
/// Refused with ``Refusal/noSuchBill(_:)`` and ``Refusal/billStopped(_:from:)``.
public struct StopBill: SingleDecision {
  /// The event that added it.
  package var bill: EventID
  /// The first day on which nothing is due.
  package var from: CalendarDay
  /// Whether that day was filled in rather than stated.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to stop a bill from a day on.
  public init(
    _ bill: EventID, from: CalendarDay, isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.bill = bill
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> BillStopped {
    try state.check(bill, isDueOn: from)
    try EntryRules.check(reason, "reason")
    return BillStopped(bill: bill, from: from, reason: reason)
  }

  package func isSaid(by stopped: BillStopped) -> Bool {
    stopped.bill == bill && (isStartFilledIn || stopped.from == from) && stopped.reason == reason
  }
}

extension DecisionState {
  /// - Throws: ``Refusal`` if the bill does not exist, or was stopped on or before the day.
  func check(_ bill: EventID, isDueOn day: CalendarDay) throws(Refusal) {
    guard opened != nil else { throw .emptyLedger }
    guard bills.exists(bill) else { throw .noSuchBill(bill) }
    if let end = bills.end(of: bill), end <= day { throw .billStopped(bill, from: end) }
  }

  /// Returns the open occurrence of a bill on a day, or the first open one if no day is given.
  ///
  /// - Parameter today: Days that are over by then are not open.
  /// - Throws: ``Refusal`` if nothing is open.
  func openOccurrence(
    of bill: EventID, due day: CalendarDay?, on today: CalendarDay
  ) throws(Refusal) -> Bill.Day {
    guard opened != nil else { throw .emptyLedger }
    guard bills.exists(bill) else { throw .noSuchBill(bill) }
    guard let day else {
      guard let next = bills.on(today).next(of: bill) else { throw .noBillOpen(bill) }
      return next
    }
    guard let found = bills.occurrence(of: bill, due: day) else {
      throw .billNotDue(bill, on: day, near: bills.days(of: bill, around: day))
    }
    switch found.state {
    case .open: return found
    case .paid: throw .billPaid(bill, due: day)
    case .skipped: throw .billLeftOut(bill, due: day)
    }
  }
}

extension EntryRules {
  /// - Throws: ``Refusal`` if the terms, or the expenses they lead to, would break a rule.
  func check(_ terms: BillTerms) throws(Refusal) {
    guard let currency = state.currency else { throw .emptyLedger }
    if terms.certainty == .unknown {
      guard terms.amount == .zero(currency) else { throw .amountNotPositive(terms.amount) }
    } else {
      try EntryRules.check(terms.amount, in: currency)
    }
    guard !terms.name.isEmpty else { throw .textMissing(member: "name") }
    try EntryRules.check(terms.name, "name")
    try EntryRules.check(terms.mode, "mode")
    try EntryRules.check(terms.note, "note")
    try EntryRules.check(tags: terms.tags)
    guard !terms.isAuto || terms.recurrence.hasDays && terms.certainty != .unknown else {
      throw .autoUnsure
    }
    if let month = terms.save { try checkSaving(terms, from: month) }
    if let goal = terms.goal {
      guard let added = state.envelopes.goal(goal) else { throw .noSuchGoal(goal) }
      if let account = added.account {
        throw .goalIsAccount(goal, account, terms.amount, isFilled: true)
      }
      if let end = state.envelopes.end(of: goal) { throw .goalEnded(goal, from: end) }
    }
    if let destination = terms.destination {
      let isPlain = terms.category == .other
      try checkMove(from: terms.account, to: destination, isPlain: isPlain)
      if isPlain { return }
    }
    if terms.type == .income { return }
    guard terms.category != .income else { throw .incomeIsNoCategory }
    try check(terms.category, on: today)
  }

  private func checkSaving(_ terms: BillTerms, from month: CalendarMonth) throws(Refusal) {
    guard terms.type == .expense, terms.destination == nil, terms.goal == nil,
      terms.recurrence.hasDays,
      terms.certainty != .unknown
    else {
      throw .savingUnsure
    }
    guard terms.recurrence.index(onOrAfter: month.firstDay) != nil else {
      throw .savingTooLate(month)
    }
    guard !state.accounts.kind(of: terms.account).isKept else {
      throw .savingFromKept(terms.account)
    }
  }
}
