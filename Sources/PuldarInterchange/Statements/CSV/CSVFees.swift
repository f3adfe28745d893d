import LedgerModel

/// Decides by the balances whether the fees in a CSV were paid in addition to the amounts.
struct CSVFees {
  /// The fee of each line that has one, by its index among the statement's lines; above zero.
  private var fees: [Int: StatementAmount] = [:]

  /// The conclusion about the fees.
  enum Verdict: Hashable {
    /// There are none, or the amounts include them.
    case within
    /// Each fee is a payment of its own.
    case besides
    /// Nothing decides.
    case unknown
  }

  /// Adds the fee of a line.
  mutating func add(_ fee: StatementAmount, at place: Int) {
    guard fee.unscaled != 0, let size = fee.unscaled < 0 ? fee.negated : fee else { return }
    fees[place] = size
  }

  var count: Int { fees.count }

  /// Returns which chain of balances continues from line to line: with the fees or without them.
  func verdict(of lines: [StatementLine]) -> Verdict {
    if fees.isEmpty { return .within }
    var (without, with) = (BalanceChain(), BalanceChain())
    for (place, line) in lines.enumerated() {
      guard let balance = line.balance else { continue }
      without.add(line.amount, balance: balance)
      guard let fee = fees[place] else {
        with.add(line.amount, balance: balance)
        continue
      }
      guard let paid = fee.negated, let whole = line.amount.adding(paid) else { return .unknown }
      with.add(whole, balance: balance)
    }
    let within = leads(without)
    let besides = leads(with)
    if besides > within { return .besides }
    return within > besides ? .within : .unknown
  }

  /// Returns how many balances continue with an account's signs.
  private func leads(_ chain: BalanceChain) -> Int {
    guard let verdict = chain.verdict, verdict.sign == .account else { return 0 }
    return verdict.count
  }

  /// Returns the lines with each fee as its own line, after its booking, or before it if the newest lines are first.
  func separated(_ lines: [StatementLine]) -> [StatementLine] {
    var all: [StatementLine] = []
    all.reserveCapacity(lines.count + fees.count)
    let isRising = (lines.first?.day ?? .first) <= (lines.last?.day ?? .last)
    for (place, line) in lines.enumerated() {
      guard let fee = fees[place], let paid = fee.negated else {
        all.append(line)
        continue
      }
      var booking = line
      var feeLine = line
      feeLine.amount = paid
      feeLine.kind = "fee"
      feeLine.memo = line.memo.isEmpty ? "fee" : "fee: \(line.memo)"
      if !line.bankID.isEmpty { feeLine.bankID = "\(line.bankID)/fee" }
      // The balance is the one after both.
      booking.balance = line.balance.flatMap { $0.adding(fee) }
      all += isRising ? [booking, feeLine] : [feeLine, booking]
    }
    return all
  }
}
