/// Decides what the signs of a CSV mean.
struct CSVSigns {
  /// Whether the columns themselves say what was paid.
  var isKnown = false
  /// Whether it is assumed which of two columns holds payments.
  var areSidesAssumed = false
  /// Whether the result is unproven.
  private(set) var isAssumed = false
  /// Whether balances state a debt, above zero when the account is below.
  private(set) var flipsBalances = false
  private var directions: [Bool?] = []
  private var positives = 0
  private var negatives = 0
  private var purchases = (positive: 0, negative: 0)
  private var hasAllDirections = true
  /// Amounts whose words agree with an account's signs, and with a card's.
  private var words = (account: 0, card: 0)

  /// Adds a row's amount, and the meaning of its words.
  mutating func add(
    _ amount: StatementAmount, direction: Bool?, kindIsPaid: Bool?, isPurchase: Bool
  ) {
    if let isPaid = direction ?? kindIsPaid, amount.unscaled != 0 {
      if isPaid == (amount.unscaled < 0) { words.account += 1 } else { words.card += 1 }
    }
    if amount.unscaled > 0 { positives += 1 }
    if amount.unscaled < 0 { negatives += 1 }
    if direction == nil, amount.unscaled != 0 { hasAllDirections = false }
    directions.append(direction)
    if isPurchase {
      if amount.unscaled > 0 { purchases.positive += 1 } else { purchases.negative += 1 }
    }
  }

  /// Whether each row's word says if it was paid, and no amount is below zero.
  var areInWords: Bool { !isKnown && hasAllDirections && negatives == 0 && !directions.isEmpty }

  /// Whether the word of a row says that it was paid.
  func isPaid(_ row: Int) -> Bool { directions[safely: row].flatMap { $0 } ?? false }

  /// - Throws: `unknownSign` if nothing decides what the signs mean.
  mutating func convention(
    said: SignConvention?, groups: [BankStatement], listKind: SignConvention?
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
    if positives >= negatives, CSVSigns.paysBackBelowZero(groups) {
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
