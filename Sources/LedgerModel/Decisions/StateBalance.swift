public import LedgerEvents

/// Says what an account holds, or by how much it holds more or less than was recorded.
///
/// Refused with ``Refusal/balanceDiffers(_:recorded:stated:)`` if both sides do not agree,
/// ``Refusal/accountNotOpened(_:)`` if nothing is known of what it holds, ``Refusal/unknownAccount(_:known:)``,
/// ``Refusal/accountEnded(_:from:)``, ``Refusal/textMissing(member:)`` of a correction without a reason,
/// ``Refusal/nothingToChange``, ``Refusal/futureDate(_:today:)`` and for its amount, which may be below zero.
public struct StateBalance: LedgerDecision {
  /// What is said of it.
  public enum Manner: Hashable, Sendable {
    /// What it held when a day began, from which its balance is counted.
    case opening
    /// A difference, for which there is a reason.
    case correction
    /// What it held at the end of a day, which is what was recorded.
    case agreement
  }

  /// What is said of it.
  package var manner: Manner
  /// The account, the day and the amount; of a correction the difference.
  public var balance: AccountBalance
  /// What an account is that is opened and not there yet, so that it is added; `nil` to open one that is.
  package var kind: AccountKind?
  /// Whether nobody stated the day: then it is no part of the request.
  package var isDateFilledIn: Bool
  /// Nothing may be dated after this day.
  package var today: CalendarDay

  /// Says it of an account and a day.
  ///
  /// - Parameters:
  ///   - manner: Whether it is opened, corrected, or agreed on.
  ///   - account: The account.
  ///   - amount: What it holds; of a correction the difference, with its sign. A card that owes and a loan are
  ///     below zero.
  ///   - day: When this day began, if the account is opened; else when it ended.
  ///   - kind: What the account is, if it is opened and not there yet.
  ///   - isDateFilledIn: Whether nobody stated the day: then it is no part of the request.
  ///   - reason: Why; never empty of a correction.
  ///   - today: No day may come after it.
  public init(
    _ manner: Manner, of account: AccountName, _ amount: Money, on day: CalendarDay,
    adding kind: AccountKind? = nil, isDateFilledIn: Bool = false, reason: String = "",
    today: CalendarDay
  ) {
    self.init(
      manner, AccountBalance(account, amount, on: day, reason: reason), adding: kind,
      isDateFilledIn: isDateFilledIn, today: today)
  }

  /// The same of a balance as its event has it.
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

  /// What makes the account that is opened, unless it is there as one of its kind.
  private func additions(
    _ state: DecisionState, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    guard let kind else { return [] }
    let book = state.accounts
    if book.exists(balance.account), book.kind(of: balance.account) == kind { return [] }
    return try AddAccount(balance.account, kind: kind).events(given: state, from: first)
  }

  /// What was recorded up to the end of its day.
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
  /// What it says that an account holds, or by how much it differs; `nil` where it says neither.
  package var balance: AccountBalance? {
    switch self {
    case .opened(let opened): opened.balance
    case .corrected(let corrected): corrected.difference
    case .asserted(let asserted): asserted.balance
    case .transferMade, .added, .ended, .envelope, .imported, .matched: nil
    }
  }
}
