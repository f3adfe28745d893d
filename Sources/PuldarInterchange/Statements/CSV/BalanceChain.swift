/// Follows the balances of an account from row to row. They prove the signs, the order of the rows, and that none is
/// missing.
struct BalanceChain {
  /// The result of comparing balances.
  struct Verdict: Hashable {
    /// Whether each row leads to the next one rather than to the one before.
    var isRising: Bool
    var sign: SignConvention
    /// Whether this holds for all pairs of rows.
    var isWhole: Bool
    /// The number of pairs for which it holds.
    var count: Int
  }

  private var last: (amount: StatementAmount, balance: StatementAmount)?
  /// The number of pairs of adjacent rows.
  private(set) var pairs = 0
  private var rising = (account: 0, card: 0)
  private var falling = (account: 0, card: 0)

  /// Adds the next row.
  mutating func add(_ amount: StatementAmount, balance: StatementAmount) {
    if let last {
      pairs += 1
      if last.balance.adding(amount) == balance { rising.account += 1 }
      if let other = amount.negated, last.balance.adding(other) == balance { rising.card += 1 }
      if balance.adding(last.amount) == last.balance { falling.account += 1 }
      if let other = last.amount.negated, balance.adding(other) == last.balance {
        falling.card += 1
      }
    }
    last = (amount, balance)
  }

  /// The result for at least three quarters of the pairs; `nil` if there is none, or the sign is ambiguous.
  var verdict: Verdict? {
    let rows: [(count: Int, isRising: Bool, sign: SignConvention)] = [
      (rising.account, true, .account), (falling.account, false, .account),
      (rising.card, true, .card), (falling.card, false, .card),
    ]
    guard pairs > 0, let best = rows.max(by: { $0.count < $1.count }), best.count * 4 >= pairs * 3
    else { return nil }
    // A zero amount fits both directions, but both signs must not fit.
    if rows.contains(where: { $0.count == best.count && $0.sign != best.sign }) { return nil }
    return Verdict(
      isRising: best.isRising, sign: best.sign, isWhole: best.count == pairs, count: best.count)
  }
}
