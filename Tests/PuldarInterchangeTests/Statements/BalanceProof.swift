import PuldarInterchange

/// Whether a statement adds up.
enum BalanceProof: Hashable, Sendable {
  /// The file does not state both balances.
  case none
  /// The opening balance and the lines make the closing balance.
  case agrees
  /// They make another amount: lines are missing, or the bank counts what the file does not show.
  case differs(reached: StatementAmount)
}

extension BankStatement {
  /// Whether the opening balance, the booked lines and the closing balance agree.
  var proof: BalanceProof {
    let booked = lines.filter { !$0.isPending }.map(\.amount)
    guard let opening, let closing else { return .none }
    let reached = booked.reduce(opening.amount as StatementAmount?) { sum, amount in
      sum?.adding(amount)
    }
    guard let reached else { return .none }
    return reached == closing.amount ? .agrees : .differs(reached: reached)
  }
}
