/// Follows the balances of an account from row to row: they prove the signs, the order of the rows, and
/// that none is missing.
struct BalanceChain {
  /// What the balances show.
  struct Verdict: Hashable {
    /// Whether each row leads to the next, and not to the one before.
    var isRising: Bool
    var sign: SignConvention
    /// Whether all rows do.
    var isWhole: Bool
    /// How many rows do.
    var count: Int
  }

  private var last: (amount: StatementAmount, balance: StatementAmount)?
  /// How many pairs of rows stood next to each other.
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

  /// What most pairs show; `nil` where they show nothing, or two things.
  var verdict: Verdict? {
    let rows: [(count: Int, isRising: Bool, sign: SignConvention)] = [
      (rising.account, true, .account), (falling.account, false, .account),
      (rising.card, true, .card), (falling.card, false, .card),
    ]
    guard pairs > 0, let best = rows.max(by: { $0.count < $1.count }), best.count * 4 >= pairs * 3
    else { return nil }
    // Rows of zero lead both ways; rows of two signs must not.
    if rows.contains(where: { $0.count == best.count && $0.sign != best.sign }) { return nil }
    return Verdict(
      isRising: best.isRising, sign: best.sign, isWhole: best.count == pairs, count: best.count)
  }
}
