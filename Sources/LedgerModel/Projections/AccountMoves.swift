package import LedgerEvents

/// The amounts that some events moved into and out of accounts.
///
/// A single event does not tell this: of several copies of an entry that devices recorded under one key, only one
/// counts, so undoing another changes nothing.
public struct AccountMoves: FigureProjection {
  private let causes: Set<EventID>
  /// The moves in the order of the events; an amount into an account is positive.
  public private(set) var moves: [AccountBalance] = []

  /// Creates the projection for some events.
  public init(of causes: some Sequence<EventID>) {
    self.causes = Set(causes)
  }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    guard causes.contains(cause.id) else { return }
    if let was = change.was { moves.append(was.accountMove(isTakenBack: true)) }
    if let now = change.now { moves.append(now.accountMove(isTakenBack: false)) }
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    add(fact, isTakenBack: false, cause.id)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    add(fact, isTakenBack: true, cause.id)
  }

  private mutating func add(_ fact: LedgerFact, isTakenBack: Bool, _ cause: EventID) {
    guard causes.contains(cause), case .account(let event) = fact.content else { return }
    switch event {
    case .transferMade(let made):
      let amount = isTakenBack ? made.amount.negated : made.amount
      moves.append(AccountBalance(made.source, amount.negated, on: made.date))
      moves.append(AccountBalance(made.destination, amount, on: made.date))
    case .corrected(let corrected):
      let difference = corrected.difference
      moves.append(
        isTakenBack
          ? AccountBalance(difference.account, difference.amount.negated, on: difference.date)
          : difference)
    case .added, .ended, .opened, .asserted, .envelope, .imported, .matched: break
    }
  }
}

extension EntryValues {
  /// Returns the amount that the entry moves into its account; negative if it moves out.
  public func accountMove(isTakenBack: Bool) -> AccountBalance {
    let isOut = (type == .expense) != isTakenBack
    return AccountBalance(account, isOut ? amount.negated : amount, on: date)
  }
}
