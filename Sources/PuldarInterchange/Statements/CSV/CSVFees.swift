import LedgerModel

/// Finds out whether the fees beside the amounts of a CSV are money that was paid besides them: the balances tell.
struct CSVFees {
  /// The fee of each line that has one, by its place among the statement's lines; never below zero.
  private var fees: [Int: StatementAmount] = [:]

  /// What is known of the fees.
  enum Verdict: Hashable {
    /// There are none, or the amounts hold them already.
    case within
    /// Each is a payment of its own.
    case besides
    /// Nothing tells.
    case unknown
  }

  /// Adds the fee of a line.
  mutating func add(_ fee: StatementAmount, at place: Int) {
    guard fee.unscaled != 0, let size = fee.unscaled < 0 ? fee.negated : fee else { return }
    fees[place] = size
  }

  var count: Int { fees.count }

  /// What the balances beside lines show, which lead from one to the next with the fees or without them.
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

  /// How many balances lead on, as an account's do.
  private func leads(_ chain: BalanceChain) -> Int {
    guard let verdict = chain.verdict, verdict.sign == .account else { return 0 }
    return verdict.count
  }

  /// The lines with each fee as a line of its own behind its booking, or before it where the newest stand first.
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
      // The balance is that behind both.
      booking.balance = line.balance.flatMap { $0.adding(fee) }
      all += isRising ? [booking, feeLine] : [feeLine, booking]
    }
    return all
  }
}
