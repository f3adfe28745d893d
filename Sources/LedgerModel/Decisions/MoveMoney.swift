public import LedgerEvents

/// Moves money from one account to another.
///
/// Between accounts at hand nothing else changes. What goes to a kept account (savings, an investment, a loan) is
/// put away: its category has used it in that month; what comes back from there is put away with a minus. What
/// a planned move expects is settled by it, if it fits. Refused with ``Refusal/sameAccount(_:)``,
/// ``Refusal/accountEnded(_:from:)``, ``Refusal/nothingPutAway(_:_:)``, ``Refusal/overdraft(_:held:wanted:)``
/// if that was wanted, ``Refusal/futureDate(_:today:)`` and for its amount.
public struct MoveMoney: LedgerDecision {
  /// More than zero.
  public var amount: Money
  /// The account that it leaves; it need not be opened.
  public var source: AccountName
  /// The account that it comes to; another one.
  public var destination: AccountName
  /// The day on which it moves; at most ``today``.
  package var date: CalendarDay
  /// Whether nobody stated ``date``: then it is no part of the request.
  package var isDateFilledIn: Bool
  /// What it is put away in, or taken from; `nil` as the kind of the kept account has it.
  public var category: CategoryName?
  /// Whether it leaves the budgets of months alone.
  public var sparesBudget = false
  /// What the person wants to remember; may be empty.
  package var note: String
  /// The sentence that it was made of; empty where it was none.
  public var said = ""
  /// Where the values came from, as an entry has it.
  public var by = "flags"
  /// Nothing may be dated after this day.
  package var today: CalendarDay
  /// Whether more than an account holds is refused.
  public var refusesOverdraft = false

  /// Moves an amount from an account to another.
  public init(
    _ amount: Money, from source: AccountName, to destination: AccountName, on date: CalendarDay,
    isDateFilledIn: Bool = false, note: String = "", today: CalendarDay
  ) {
    self.amount = amount
    self.source = source
    self.destination = destination
    self.date = date
    self.isDateFilledIn = isDateFilledIn
    self.note = note
    self.today = today
  }

  package var view: ProjectionPair<DecisionState, AccountSums> {
    ProjectionPair(DecisionState(), AccountSums())
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let state = view.first
    let event = try event(given: state)
    let links = BillSettling([event].compactMap { .init($0.event, by: first) }, state.bills)
    if refusesOverdraft, !state.accounts.kind(of: source).mayOwe {
      let figures = AccountFigures(state.accounts, view.second, in: amount.currency)
      let held = (try? figures.balance(of: source, on: today)) ?? .zero(amount.currency)
      guard held >= amount else { throw .overdraft(source, held: held, wanted: amount) }
    }
    return [event] + links.events(state.accounts)
  }

  /// The event that moves it, whatever the account holds.
  func event(given state: DecisionState) throws(Refusal) -> NewEvent {
    let made = TransferMade(
      amount: amount, date: date, from: source, to: destination, note: note, said: said,
      by: by, in: category, sparesBudget: sparesBudget)
    try EntryRules(state: state, today: today).check(made)
    return NewEvent(made)
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    // Which day of a bill it settled was found out, and is no part of the request.
    guard let first = written.first, case .account(.transferMade(let made)) = first,
      written.dropFirst().allSatisfy({ if case .schedule = $0 { true } else { false } })
    else { return false }
    let isSame =
      made.said == said && (isDateFilledIn || made.date == date) && made.note == note
      && made.category == category && made.sparesBudget == sparesBudget
    // The same sentence is the same request, whatever its words for a day mean by now.
    guard said.isEmpty else { return isSame }
    return isSame && made.amount == amount && made.source == source
      && made.destination == destination
  }
}

extension EntryRules {
  /// - Throws: ``Refusal`` if a move would break a rule.
  func check(_ made: TransferMade) throws(Refusal) {
    guard let currency = state.currency else { throw .emptyLedger }
    try EntryRules.check(made.amount, in: currency)
    guard made.date <= today else { throw .futureDate(made.date, today: today) }
    try EntryRules.check(made.note, "note")
    try EntryRules.check(made.said, "sentence")
    for account in [made.source, made.destination] {
      if let end = state.accounts.end(of: account), end <= made.date {
        throw .accountEnded(account, from: end)
      }
    }
    if let category = made.category { try check(category, on: made.date) }
    try checkMove(
      from: made.source, to: made.destination, isPlain: made.category == nil && !made.sparesBudget)
  }

  /// - Parameter isPlain: Whether nothing is said of what it puts away.
  func checkMove(
    from source: AccountName, to destination: AccountName, isPlain: Bool
  ) throws(Refusal) {
    guard source != destination else { throw .sameAccount(source) }
    let putsAway = state.accounts.putAwayCategory(from: source, to: destination) != nil
    guard isPlain || putsAway else { throw .nothingPutAway(source, destination) }
  }
}
