public import LedgerEvents

/// Moves money from one account to another.
///
/// Between accounts at hand nothing else changes. Money that goes to a kept account (savings, an investment, a loan)
/// is put away: it counts as used by its category in that month; money that comes back counts negative. A move
/// settles a matching day of a planned move. Refused with ``Refusal/sameAccount(_:)``,
/// ``Refusal/accountEnded(_:from:)``, ``Refusal/nothingPutAway(_:_:)``, ``Refusal/overdraft(_:held:wanted:)`` if
/// requested, ``Refusal/futureDate(_:today:)`` and for its amount.
public struct MoveMoney: LedgerDecision {
  /// More than zero.
  public var amount: Money
  /// The account that the money leaves; it need not be opened.
  public var source: AccountName
  /// The account that the money goes to; another one.
  public var destination: AccountName
  /// The day of the move; at most ``today``.
  package var date: CalendarDay
  /// Whether ``date`` was filled in rather than stated; then it is not part of the request.
  package var isDateFilledIn: Bool
  /// The category that it is put away in or taken from; `nil` for the default of the kept account's kind.
  public var category: CategoryName?
  /// Whether the move leaves month budgets unchanged.
  public var sparesBudget = false
  /// The person's note; may be empty.
  package var note: String
  /// The sentence it was made from; empty if there was none.
  public var said = ""
  /// The source of the values, written as for an entry.
  public var by = "flags"
  /// The tags, as ``LedgerEvents/EntryDetails/tag(_:)`` spells them.
  public var tags: [String] = []
  /// The latest allowed day.
  package var today: CalendarDay
  /// Whether to refuse a move of more than the account holds.
  public var refusesOverdraft = false

  /// Creates a move of an amount from one account to another.
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

  /// Returns the event of the move, whatever the account holds.
  func event(given state: DecisionState) throws(Refusal) -> NewEvent {
    var made = TransferMade(
      amount: amount, date: date, from: source, to: destination, note: note, said: said,
      by: by, in: category, sparesBudget: sparesBudget)
    made.tags = Tag.list(tags)
    try EntryRules(state: state, today: today).check(made)
    return NewEvent(made)
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    // The settled day of a bill is derived, and not part of the request.
    guard let first = written.first, case .account(.transferMade(let made)) = first,
      written.dropFirst().allSatisfy({ if case .schedule = $0 { true } else { false } })
    else { return false }
    let isSame =
      made.said == said && (isDateFilledIn || made.date == date) && made.note == note
      && made.category == category && made.sparesBudget == sparesBudget
      && made.tags == Tag.list(tags)
    // The same sentence is the same request, even if its words for a day now mean another day.
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
    try EntryRules.check(tags: made.tags)
    for account in [made.source, made.destination] {
      if let end = state.accounts.end(of: account), end <= made.date {
        throw .accountEnded(account, from: end)
      }
    }
    if let category = made.category { try check(category, on: made.date) }
    try checkMove(
      from: made.source, to: made.destination, isPlain: made.category == nil && !made.sparesBudget)
  }

  /// - Parameter isPlain: Whether nothing is stated about how it is put away.
  func checkMove(
    from source: AccountName, to destination: AccountName, isPlain: Bool
  ) throws(Refusal) {
    guard source != destination else { throw .sameAccount(source) }
    let putsAway = state.accounts.putAwayCategory(from: source, to: destination) != nil
    guard isPlain || putsAway else { throw .nothingPutAway(source, destination) }
  }
}
