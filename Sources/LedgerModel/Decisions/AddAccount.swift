public import LedgerEvents

/// Adds a custom account beside the built-in bank and cash.
///
/// Its balance is unknown until it is opened (``StateBalance``) or money moves to it. Refused with
/// ``Refusal/accountExists(_:)`` if an account of that name exists, and with
/// ``Refusal/textTooLong(member:byteCount:)``.
public struct AddAccount: SingleDecision {
  /// The name of the account.
  package var account: AccountName
  /// The kind of the account; it never changes.
  package var kind: AccountKind
  /// Whether spending from it counts against the daily allowance; `nil` for the default of its kind.
  package var countsDaily: Bool?
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to add an account of a kind.
  public init(
    _ account: AccountName, kind: AccountKind, countsDaily: Bool? = nil, reason: String = ""
  ) {
    self.account = account
    self.kind = kind
    self.countsDaily = countsDaily
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> AccountAdded {
    guard !state.accounts.isAdded(account), account != .bank, account != .cash else {
      throw .accountExists(account)
    }
    try EntryRules.check(reason, "reason")
    return added
  }

  private var added: AccountAdded {
    AccountAdded(account: account, kind: kind, countsDaily: countsDaily, reason: reason)
  }

  package func isSaid(by written: AccountAdded) -> Bool { written == added }
}

/// Ends an account: from a day on nothing more is recorded in it; what was recorded stays.
///
/// Refused with ``Refusal/accountHolds(_:_:)`` while it holds money, ``Refusal/accountNeeded(_:)`` for the bank,
/// ``Refusal/unknownAccount(_:known:)`` and ``Refusal/accountEnded(_:from:)``.
public struct EndAccount: LedgerDecision {
  /// The account to end.
  package var account: AccountName
  /// The first day without it.
  package var from: CalendarDay
  /// Whether ``from`` was filled in rather than stated; then it is not part of the request.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to end an account from a day on.
  public init(
    _ account: AccountName, from: CalendarDay, isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.account = account
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  package var view: ProjectionPair<DecisionState, AccountSums> {
    ProjectionPair(DecisionState(), AccountSums())
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let book = view.first.accounts
    guard let currency = view.first.currency else { throw .emptyLedger }
    guard account != .bank else { throw .accountNeeded(account) }
    guard book.exists(account) else {
      throw .unknownAccount(account, known: book.offered(on: from))
    }
    if let end = book.end(of: account) { throw .accountEnded(account, from: end) }
    try EntryRules.check(reason, "reason")
    let figures = AccountFigures(book, view.second, in: currency)
    // The money in it would be nowhere.
    if let left = try? figures.balance(of: account, on: .last), left.minorUnits != 0 {
      throw .accountHolds(account, left)
    }
    return [NewEvent(AccountEnded(account: account, from: from, reason: reason))]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.isOne { (ended: AccountEnded) in
      ended.account == account && ended.reason == reason
        && (isStartFilledIn || ended.from == from)
    }
  }
}
