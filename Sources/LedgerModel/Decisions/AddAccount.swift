public import LedgerEvents

/// Adds an account of the person's own beside the bank and the cash of every ledger.
///
/// Nothing is known of what it holds before it is opened (``StateBalance``), or money moves to it. Refused with
/// ``Refusal/accountExists(_:)`` if there is one of that name, and ``Refusal/textTooLong(member:byteCount:)``.
public struct AddAccount: SingleDecision {
  /// What it is called.
  package var account: AccountName
  /// What it is, for ever.
  package var kind: AccountKind
  /// Whether what is spent from it counts against the daily allowance; `nil` as its kind has it.
  package var countsDaily: Bool?
  /// Why; may be empty.
  package var reason: String

  /// An account of a kind.
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

/// Ends an account: nothing more is recorded in it from a day on, and what was recorded stays.
///
/// Refused with ``Refusal/accountHolds(_:_:)`` while anything is in it, ``Refusal/accountNeeded(_:)`` of the bank,
/// ``Refusal/unknownAccount(_:known:)`` and ``Refusal/accountEnded(_:from:)``.
public struct EndAccount: LedgerDecision {
  /// Which account.
  package var account: AccountName
  /// The first day without it.
  package var from: CalendarDay
  /// Whether nobody stated ``from``: then it is no part of the request.
  package var isFromFilledIn: Bool
  /// Why; may be empty.
  package var reason: String

  /// Ends an account from a day on.
  public init(
    _ account: AccountName, from: CalendarDay, isFromFilledIn: Bool = false, reason: String = ""
  ) {
    self.account = account
    self.from = from
    self.isFromFilledIn = isFromFilledIn
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
    // What it holds would be nowhere.
    if let left = try? figures.balance(of: account, on: .last), left.minorUnits != 0 {
      throw .accountHolds(account, left)
    }
    return [NewEvent(AccountEnded(account: account, from: from, reason: reason))]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.isOne { (ended: AccountEnded) in
      ended.account == account && ended.reason == reason
        && (isFromFilledIn || ended.from == from)
    }
  }
}
