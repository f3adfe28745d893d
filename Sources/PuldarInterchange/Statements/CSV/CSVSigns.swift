/// Decides what the signs of a CSV mean.
struct CSVSigns {
  /// Whether the columns themselves say what was paid.
  var isKnown = false
  /// Whether it is assumed which of two columns holds payments.
  var areSidesAssumed = false
  /// Whether the result is unproven.
  private(set) var isAssumed = false
  /// Whether only what was said of an earlier file decided.
  private(set) var usesKept = false
  /// Whether balances state a debt, above zero when the account is below.
  private(set) var flipsBalances = false
  /// Whether every amount is that of another column times a third: a price paid or asked, with the sign of the count.
  var arePrices = false
  private var directions: [Bool?] = []
  private var positives = 0
  private var negatives = 0
  private var purchases = (positive: 0, negative: 0)
  /// Amounts whose words say that they were paid, and that they were received; zero counts as neither.
  private var sides = (paid: 0, received: 0, unsaid: 0)
  /// Amounts of which the word says only that they moved: out of the account of their row, if nothing is below zero.
  private var moves = 0
  /// Amounts whose words agree with an account's signs, and with a card's.
  private var words = (account: 0, card: 0)

  /// Adds a row's amount, and the meaning of its words.
  ///
  /// - Parameter hasPlus: Whether a plus, or a word for a credit, is written beside the amount.
  mutating func add(
    _ amount: StatementAmount, direction: Bool?, isMove: Bool, hasPlus: Bool, kindIsPaid: Bool?,
    isPurchase: Bool
  ) {
    if let isPaid = direction ?? kindIsPaid, amount.unscaled != 0 {
      if isPaid == (amount.unscaled < 0) { words.account += 1 } else { words.card += 1 }
    }
    if amount.unscaled > 0 { positives += 1 }
    if amount.unscaled < 0 { negatives += 1 }
    let side = direction ?? (hasPlus ? false : nil)
    if amount.unscaled != 0 {
      switch side {
      case true?: sides.paid += 1
      case false?: sides.received += 1
      case nil where isMove: moves += 1
      case nil: sides.unsaid += 1
      }
    }
    directions.append(side ?? (isMove ? true : nil))
    if isPurchase {
      if amount.unscaled > 0 { purchases.positive += 1 } else { purchases.negative += 1 }
    }
  }

  /// Whether each row's word or plus says if it was paid, and no amount is below zero. If only the one side is marked,
  /// what has no mark is the other.
  var areInWords: Bool {
    if isKnown || negatives > 0 || directions.isEmpty { return false }
    if sides.unsaid == 0 { return sides.paid + sides.received > 0 || moves == 0 }
    return moves == 0 && (sides.paid > 0) != (sides.received > 0)
  }

  /// Whether the word of a row says that it was paid.
  func isPaid(_ row: Int) -> Bool {
    directions[safely: row].flatMap { $0 } ?? (sides.unsaid > 0 && sides.paid == 0)
  }

  /// - Throws: `unknownSign` if nothing decides what the signs mean.
  mutating func convention(
    said: SignConvention?, kept: SignConvention?, groups: [BankStatement], listKind: SignConvention?
  ) throws(StatementReadingError.Reason) -> SignConvention {
    if let said { return said }
    if areSidesAssumed {
      isAssumed = true
      return CSVSigns.paysBackBelowZero(groups) ? .card : .account
    }
    if isKnown || areInWords || positives + negatives == 0 { return .account }
    if let proven = CSVSigns.proven(by: groups) {
      // A card's list may state the debt beside purchases that increase it.
      guard proven == .account, listKind == .card, positives > negatives,
        groups.allSatisfy({ group in group.lines.allSatisfy { $0.balance?.unscaled ?? 0 >= 0 } })
      else { return proven }
      flipsBalances = true
      isAssumed = true
      return .card
    }
    if purchases.positive > 0, purchases.negative == 0 { return .card }
    if purchases.negative > 0, purchases.positive == 0 { return .account }
    // Words prove it only if both signs occur.
    if negatives > 0, positives > 0 {
      if words.card > 0, words.account == 0 { return .card }
      if words.account > 0, words.card == 0 { return .account }
    }
    if let kept {
      usesKept = true
      return kept
    }
    if arePrices { throw .unknownSign }
    if listKind != .account, positives >= negatives, CSVSigns.paysBackBelowZero(groups) {
      // A shop's refund to its customer is below zero as well.
      guard listKind == .card || CSVSigns.hasCardProof(groups) else { throw .unknownSign }
      isAssumed = true
      return .card
    }
    if negatives == 0 {
      guard let listKind else { throw .unknownSign }
      isAssumed = true
      return listKind
    }
    if listKind == .card, positives > negatives {
      isAssumed = true
      return .card
    }
    return .account
  }

  /// How many lines are inspected.
  private static let asked = 2000

  /// Whether the card was paid below zero, or money came back more than once or from a shop that was paid.
  private static func hasCardProof(_ groups: [BankStatement]) -> Bool {
    var (shops, refunds): (Set<String>, [String]) = ([], [])
    for line in groups.lazy.flatMap(\.lines).prefix(asked) {
      let words = "\(line.payee) \(line.memo) \(line.kind)"
      if line.amount.unscaled > 0 { shops.insert(FoldedWords.folded(line.payee)) }
      if line.amount.unscaled >= 0 { continue }
      if CSVWords.paysCard(words) { return true }
      if CSVWords.paysBack(words) {
        refunds.append(FoldedWords.folded(ImportWords.withoutRefund(line.payee)))
      }
    }
    return refunds.count > 1 || refunds.contains(where: shops.contains)
  }

  /// Whether money that came back, such as refunds and card payments, is always below zero.
  private static func paysBackBelowZero(_ groups: [BankStatement]) -> Bool {
    var (negative, positive) = (0, 0)
    for line in groups.lazy.flatMap(\.lines).prefix(asked) where line.amount.unscaled != 0 {
      guard CSVWords.paysBack("\(line.payee) \(line.memo) \(line.kind)") else { continue }
      if line.amount.unscaled < 0 { negative += 1 } else { positive += 1 }
    }
    return negative > 0 && positive == 0
  }

  /// Returns the convention that some account's balances prove and no other's contradict.
  private static func proven(by groups: [BankStatement]) -> SignConvention? {
    var found: SignConvention?
    for group in groups {
      guard let verdict = BalanceChain.verdict(of: group.lines) else { continue }
      if let found, found != verdict.sign { return nil }
      found = verdict.sign
    }
    return found
  }
}

extension BalanceChain {
  /// Returns the result for the balances of lines; `nil` if they show nothing.
  static func verdict(of lines: [StatementLine]) -> Verdict? {
    var chain = BalanceChain()
    for line in lines {
      guard let balance = line.balance else { continue }
      chain.add(line.amount, balance: balance)
    }
    return chain.verdict
  }
}

extension CSVSurvey {
  /// Whether each amount is the product of two other columns with its sign, such as a price and a number of shares.
  var arePrices: Bool {
    guard let amount = index(of: .amount), facts[amount].negatives > 0 else { return false }
    let others = names.indices.filter { column in
      column != amount && columns[column] != .balance && facts[column].fits(.amount)
        && facts[column].filled > 0
    }
    guard others.count > 1, others.count < CSVSurvey.mostMoney,
      let rows = try? money([amount] + others, nil).rows, rows.count > 1
    else { return false }
    return others.indices.contains { first in
      others.indices.dropFirst(first + 1).contains { second in
        rows.allSatisfy { row in
          guard let whole = row[0], let one = row[first + 1], let other = row[second + 1] else {
            return false
          }
          return whole == one.multiplied(by: other)
        }
          // A factor of one proves nothing.
          && [first, second].allSatisfy { factor in
            rows.contains { $0[factor + 1] != StatementAmount(unscaled: 1, decimals: 0) }
          }
      }
    }
  }
}
