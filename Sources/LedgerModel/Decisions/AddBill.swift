public import LedgerEvents

/// Adds a bill, an expected income or a planned move: what its terms say, once or again and again.
///
/// Nothing is paid by it: each day is open until it is settled (``PayBill``) or skipped (``SkipBill``). Its outcome
/// is one id, that of the bill. That its days are recorded by themselves is a feature of Pro under the metered policy. Refused with
/// ``Refusal/locked(_:)``, ``Refusal/textMissing(member:)`` without a name, ``Refusal/autoUnsure``,
/// ``Refusal/savingUnsure``, ``Refusal/savingTooLate(_:)``, ``Refusal/savingFromKept(_:)``, and for its category,
/// accounts and amount.
public struct AddBill: LedgerDecision {
  /// What it says of each of its days.
  public var terms: BillTerms
  /// The sentence that it was made of; empty where it was none.
  package var said: String
  /// Where the values came from, as an entry has it.
  package var by: String

  /// Adds what some terms say.
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
    // The sentence says the category, or leaves it to what was learned, and which day is the next one.
    if !said.isEmpty {
      wanted.category = added.terms.category
      wanted.recurrence = added.terms.recurrence
    }
    // Said again in a later month it saves from the same one on.
    if wanted.save != nil, let save = added.terms.save { wanted.save = save }
    return wanted == added.terms
  }
}

/// Changes a bill from a day on; what was due before stays as it was, and each field that is named holds until a
/// change of the same field from a later day on.
///
/// Refused with ``Refusal/noSuchBill(_:)``, ``Refusal/billStopped(_:from:)``, ``Refusal/billMovesNothing(_:)``,
/// ``Refusal/nothingToChange``, and as ``AddBill``.
public struct ChangeBill: LedgerDecision {
  /// The event that added it.
  package var bill: EventID
  /// The first day on which the change holds.
  package var from: CalendarDay
  /// Whether nobody stated that day.
  package var isFromFilledIn: Bool
  /// What changes.
  package var amendment: Amendment
  /// Why; may be empty.
  package var reason: String

  /// What changes; `nil` for what stays.
  public struct Amendment: Hashable, Sendable {
    /// What it is called; never empty.
    public var name: String?
    /// Above zero; it is known then.
    public var amount: Money?
    /// What it is for.
    public var category: CategoryName?
    /// The account that it is paid from, or comes to.
    public var account: AccountName?
    /// Where a planned move goes.
    public var destination: AccountName?
    /// Empty for none.
    public var mode: String?
    /// Empty for none.
    public var note: String?
    /// On which days it is due.
    public var recurrence: Recurrence?
    /// Whether it is recorded by itself.
    public var isAuto: Bool?
    /// Whether it saves, and from which month on if it does not yet.
    public var saving: Saving?

    /// What becomes of its saving.
    public enum Saving: Hashable, Sendable {
      /// It saves from a month on, or as it did.
      case from(CalendarMonth)
      /// It saves no more.
      case off
    }

    /// Nothing changes.
    public init() {}

    /// What is said.
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

  /// Changes a bill from a day on.
  public init(
    _ bill: EventID, from: CalendarDay, isFromFilledIn: Bool = false, _ amendment: Amendment,
    reason: String = ""
  ) {
    self.bill = bill
    self.from = from
    self.isFromFilledIn = isFromFilledIn
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
    // What later changes leave holds with what they say.
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
      changed.bill == bill, isFromFilledIn || changed.from == from, changed.change.reason == reason,
      let was = changed.change.was
    else { return false }
    return amendment.amended(was) == changed.terms
  }
}

/// Stops a bill: from a day on nothing of it is due. What was paid, and what is open before, stays.
///
/// Refused with ``Refusal/noSuchBill(_:)`` and ``Refusal/billStopped(_:from:)``.
public struct StopBill: SingleDecision {
  /// The event that added it.
  package var bill: EventID
  /// The first day on which nothing is due.
  package var from: CalendarDay
  /// Whether nobody stated that day.
  package var isFromFilledIn: Bool
  /// Why; may be empty.
  package var reason: String

  /// Stops a bill from a day on.
  public init(
    _ bill: EventID, from: CalendarDay, isFromFilledIn: Bool = false, reason: String = ""
  ) {
    self.bill = bill
    self.from = from
    self.isFromFilledIn = isFromFilledIn
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> BillStopped {
    try state.check(bill, isDueOn: from)
    try EntryRules.check(reason, "reason")
    return BillStopped(bill: bill, from: from, reason: reason)
  }

  package func isSaid(by stopped: BillStopped) -> Bool {
    stopped.bill == bill && (isFromFilledIn || stopped.from == from) && stopped.reason == reason
  }
}

extension DecisionState {
  /// - Throws: ``Refusal`` where there is no such bill, or it was stopped before a day.
  func check(_ bill: EventID, isDueOn day: CalendarDay) throws(Refusal) {
    guard opened != nil else { throw .emptyLedger }
    guard bills.exists(bill) else { throw .noSuchBill(bill) }
    if let end = bills.end(of: bill), end <= day { throw .billStopped(bill, from: end) }
  }

  /// What is open of a bill on a day, or first where no day is given.
  ///
  /// - Parameter today: What is over by then is not open.
  /// - Throws: ``Refusal`` where nothing is.
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
  /// - Throws: ``Refusal`` where the expenses of a bill would break a rule.
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
    guard !terms.isAuto || terms.recurrence.hasDays && terms.certainty != .unknown else {
      throw .autoUnsure
    }
    if let month = terms.save { try checkSaving(terms, from: month) }
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
    guard terms.type == .expense, terms.destination == nil, terms.recurrence.hasDays,
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
