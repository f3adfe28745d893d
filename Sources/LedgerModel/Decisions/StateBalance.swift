public import LedgerEvents

/// States the balance of an account, or a difference from what was recorded.
///
/// Refused with ``Refusal/balanceDiffers(_:recorded:stated:)`` if ledger and statement disagree,
/// ``Refusal/accountNotOpened(_:)`` if the account's balance is unknown, ``Refusal/unknownAccount(_:known:)``,
/// ``Refusal/accountEnded(_:from:)``, ``Refusal/textMissing(member:)`` for a correction without a reason,
/// ``Refusal/nothingToChange``, ``Refusal/futureDate(_:today:)`` and for its amount, which may be below zero.
public struct StateBalance: LedgerDecision {
  /// The kind of statement.
  public enum Manner: Hashable, Sendable {
    /// The balance at the start of a day, from which the account is counted.
    case opening
    /// A difference, with a reason.
    case correction
    /// The balance at the end of a day, equal to the recorded one.
    case agreement
  }

  /// The kind of statement.
  package var manner: Manner
  /// The account, the day and the amount; for a correction, the amount is the difference.
  public var balance: AccountBalance
  /// The kind of a new account that is opened and thereby added; `nil` to open an existing one.
  package var kind: AccountKind?
  /// Whether the day was filled in rather than stated; then it is not part of the request.
  package var isDateFilledIn: Bool
  /// The latest allowed day.
  package var today: CalendarDay

  /// Creates a statement about an account on a day.
  ///
  /// - Parameters:
  ///   - manner: Whether it is opened, corrected, or agreed on.
  ///   - account: The account.
  ///   - amount: The balance; for a correction the signed difference. A card that owes and a loan are below zero.
  ///   - day: The day at whose start an opening holds; any other statement holds at its end.
  ///   - kind: The kind of an account that is opened and does not exist yet.
  ///   - isDateFilledIn: Whether the day was filled in rather than stated; then it is not part of the request.
  ///   - reason: The reason; never empty for a correction.
  ///   - today: The latest allowed day.
  public init(
    _ manner: Manner, of account: AccountName, _ amount: Money, on day: CalendarDay,
    adding kind: AccountKind? = nil, isDateFilledIn: Bool = false, reason: String = "",
    today: CalendarDay
  ) {
    self.init(
      manner, AccountBalance(account, amount, on: day, reason: reason), adding: kind,
      isDateFilledIn: isDateFilledIn, today: today)
  }

  /// Creates the statement from the balance of its event.
  public init(
    _ manner: Manner, _ balance: AccountBalance, adding kind: AccountKind? = nil,
    isDateFilledIn: Bool = false, today: CalendarDay
  ) {
    self.manner = manner
    self.balance = balance
    self.kind = kind
    self.isDateFilledIn = isDateFilledIn
    self.today = today
  }

  package var view: ProjectionPair<DecisionState, AccountSums> {
    ProjectionPair(DecisionState(), AccountSums())
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let state = view.first
    guard let currency = state.currency else { throw .emptyLedger }
    let amount = balance.amount
    guard amount.currency == currency else {
      throw .foreignCurrency(amount.currency, ledger: currency)
    }
    guard amount.minorUnits.magnitude <= Money.largestMinorUnits.magnitude else {
      throw .amountTooLarge(amount)
    }
    guard balance.date <= today else { throw .futureDate(balance.date, today: today) }
    try EntryRules.check(balance.reason, "reason")
    let book = state.accounts
    let added = try additions(state, from: first)
    let isKnown = book.exists(balance.account) || view.second.accounts.contains(balance.account)
    guard isKnown || !added.isEmpty else {
      throw .unknownAccount(balance.account, known: book.offered(on: balance.date))
    }
    if let end = book.end(of: balance.account), end <= balance.date {
      throw .accountEnded(balance.account, from: end)
    }
    let figures = AccountFigures(book, view.second, in: currency)
    switch manner {
    case .opening:
      if let held = book.opening(of: balance.account, on: balance.date),
        held.from == balance.date, held.value == amount
      {
        throw .nothingToChange
      }
    case .correction:
      guard amount.minorUnits != 0 else { throw .nothingToChange }
      guard !balance.reason.isEmpty else { throw .textMissing(member: "reason") }
      guard try held(figures) != nil else { throw .accountNotOpened(balance.account) }
    case .agreement:
      guard let held = try held(figures) else { throw .accountNotOpened(balance.account) }
      guard held == amount else {
        throw .balanceDiffers(balance.account, recorded: held, stated: amount)
      }
    }
    return added + [NewEvent(.account(event))]
  }

  /// Returns the events that add the opened account, unless it exists with that kind.
  private func additions(
    _ state: DecisionState, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    guard let kind else { return [] }
    let book = state.accounts
    if book.exists(balance.account), book.kind(of: balance.account) == kind { return [] }
    return try AddAccount(balance.account, kind: kind).events(given: state, from: first)
  }

  /// Returns the recorded balance at the end of the day.
  private func held(_ figures: AccountFigures) throws(Refusal) -> Money? {
    do throws(FigureTooLarge) {
      return try figures.balance(of: balance.account, on: balance.date)
    } catch {
      throw .amountTooLarge(balance.amount)
    }
  }

  private var event: AccountEvent {
    switch manner {
    case .opening: .opened(AccountOpened(balance))
    case .correction: .corrected(BalanceCorrected(balance))
    case .agreement: .asserted(BalanceAsserted(balance))
    }
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard case .account(let found)? = written.last else { return false }
    let added = kind.map { AccountAdded(account: balance.account, kind: $0) }
    guard written.dropLast().allSatisfy({ $0 == added?.event }) else { return false }
    var wanted = self
    if isDateFilledIn, let date = found.balance?.date { wanted.balance.date = date }
    return found == wanted.event
  }
}

extension AccountEvent {
  /// The balance, or the difference, that it states; `nil` if it states neither.
  package var balance: AccountBalance? {
    switch self {
    case .opened(let opened): opened.balance
    case .corrected(let corrected): corrected.difference
    case .asserted(let asserted): asserted.balance
    case .transferMade, .added, .ended, .envelope, .imported, .matched: nil
    }
  }
}
