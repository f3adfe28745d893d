/// Finds the amount to pay, by the words beside the amounts and by the receipt's own sums.
struct TotalSearch {
  let table: AmountTable
  private let byLabel: [AmountLabel: [LabelledAmount]]
  private let sums: ReceiptSums
  /// How often each amount ends a line.
  private let printed: [Int64: Int]

  init(_ table: AmountTable) {
    self.table = table
    var byLabel: [AmountLabel: [LabelledAmount]] = [:]
    for amount in table.amounts {
      guard let label = amount.label, !amount.isPartOfLine || label != .sum else { continue }
      if byLabel[label, default: []].count < TotalSearch.amountLimit {
        byLabel[label, default: []].append(amount)
      }
    }
    self.byLabel = byLabel
    sums = ReceiptSums(table, byLabel)
    printed = table.amounts.reduce(into: [:]) { counts, amount in
      if amount.isLast { counts[amount.magnitude, default: 0] += 1 }
    }
  }

  /// The number of amounts examined for one label: receipts have a few of each.
  private static let amountLimit = 40

  /// A possible total.
  struct Candidate {
    var value: Int64
    var decimals: Int
    var line: Int
    var score: Int
    var evidence: [ReceiptEvidence] = []
    var isAllRepaired = true
    /// Whether a sum on the receipt leads to it.
    var isSummed = false
    /// Whether it is labelled as the total.
    var isNamed = false
    /// Whether it is money that comes back.
    var isNegative = false
    /// How many items add up to it.
    var itemCount = 0
    /// The lines on which words say that it is the sum, or was paid.
    var labelledLines: Set<Int> = []

    /// The number of different kinds of sums that lead to it.
    var sumCount: Int {
      let sums: [ReceiptEvidence] = [.cashLessChange, .parts, .items, .taxTable]
      return evidence.count { sums.contains($0) }
    }

    /// Whether it was paid, by card or as cash less change.
    var isPaid: Bool {
      evidence.contains(.card) || evidence.contains(.cashLessChange) || evidence.contains(.cash)
    }
  }

  private static let sumLabels: Set<AmountLabel> = [.due, .total, .subtotal, .sum, .card, .cash]

  /// Returns the possible totals, the likeliest first.
  func candidates() -> [Candidate] {
    var found: [Int64: Candidate] = [:]
    var order: [Int64] = []
    var timesNamed: [Int64: Int] = [:]
    for amount in table.amounts {
      guard let weight = weight(of: amount), amount.magnitude > 0 else { continue }
      let value = amount.magnitude
      var candidate =
        found[value]
        ?? Candidate(value: value, decimals: amount.decimals, line: amount.line, score: 0)
      if found[value] == nil { order.append(value) }
      if weight > candidate.score {
        candidate.score = weight
        candidate.line = amount.line
      }
      if let label = amount.label, TotalSearch.sumLabels.contains(label), !amount.isInTaxTable,
        !amount.isRepaired
      {
        candidate.labelledLines.insert(amount.line)
      }
      if amount.decimals > candidate.decimals { candidate.decimals = amount.decimals }
      if !amount.isRepaired { candidate.isAllRepaired = false }
      if amount.label == .total || amount.label == .due, !amount.isInTaxTable {
        candidate.isNamed = true
        timesNamed[value, default: 0] += 1
      }
      found[value] = candidate
      if order.count >= TotalSearch.candidateLimit { break }
    }
    // If the total cannot be read, it is the amount handed over less the change.
    if !found.values.contains(where: \.isNamed), let change = byLabel[.change]?.first {
      for value in sums.lessChange.sorted() where found[value] == nil {
        order.append(value)
        found[value] = Candidate(
          value: value, decimals: change.decimals, line: change.line, score: 14,
          isAllRepaired: false)
      }
    }
    for value in order where isBalancePaid(value) {
      guard var candidate = found[value] else { continue }
      candidate.isNamed = true
      candidate.score = max(candidate.score, 50)
      found[value] = candidate
    }
    var all = order.compactMap { found[$0] }
    let refunds = RefundSearch(table)
    for index in all.indices { all[index].isNegative = refunds.isRefund(all[index].value) }
    let largest = all.map(\.value).max()
    for index in all.indices {
      addEvidence(to: &all[index], timesNamed[all[index].value] ?? 0)
      if !all[index].isNamed, all[index].evidence.isEmpty, all[index].value == largest {
        all[index].score += 3
        all[index].evidence.append(.largest)
      }
    }
    all.removeAll { $0.isAllRepaired && !$0.isSummed }
    all.sort { left, right in
      left.score != right.score ? left.score > right.score : left.value > right.value
    }
    preferTaxed(&all)
    preferPaid(&all)
    return all
  }

  /// "TAX .00 BAL 116.61" and "MASTERCARD 116.61": a word that means the total only on some receipts does so if the
  /// same was paid.
  private func isBalancePaid(_ value: Int64) -> Bool {
    func lines(_ labels: [AmountLabel]) -> [Int] {
      labels.flatMap { byLabel[$0] ?? [] }
        .filter { $0.magnitude == value && !$0.isInTaxTable && !$0.isPartOfLine }.map(\.line)
    }
    let sums = lines([.sum])
    return !sums.isEmpty && lines([.card, .cash]).contains { !sums.contains($0) }
  }

  /// "Net total", a tax, and a total below them belong to one sum: the last one is the total.
  private func preferTaxed(_ all: inout [Candidate]) {
    guard let net = all.first, !net.isPaid else { return }
    let taxes = (byLabel[.tax] ?? []).filter {
      $0.magnitude > 0 && !$0.isInTaxTable && !$0.isPartOfLine && $0.line >= net.line
    }
    let sums = Set(taxes.map(\.magnitude) + [taxes.reduce(0) { $0 + $1.magnitude }])
    // "Net 61.63", "VAT 12.32", "Gross 73.95"
    let wholes = Set((byLabel[.sum] ?? []).map(\.magnitude))
    let taxed = all.firstIndex { other in
      (other.isNamed || wholes.contains(other.value)) && other.line > net.line && !other.isNegative
        && sums.contains(other.value - net.value)
    }
    guard let taxed else { return }
    var whole = all.remove(at: taxed)
    whole.score = net.score + 10
    all.insert(whole, at: 0)
  }

  /// The amount paid is the total after the last rounding.
  private func preferPaid(_ all: inout [Candidate]) {
    guard let best = all.first, !best.isPaid, byLabel[.rounding] != nil else { return }
    let paid = all.firstIndex { candidate in
      candidate.isPaid && abs(candidate.value - best.value) <= 50
    }
    if let paid { all.insert(all.remove(at: paid), at: 0) }
  }

  /// Whether every amount labelled as a total was misread, and no sum proves it.
  var holdsUnreadTotal: Bool {
    let totals = table.amounts.filter { $0.label == .total || $0.label == .due }
    return !totals.isEmpty && totals.allSatisfy(\.isRepaired)
  }

  /// Whether the items and discounts add up to zero.
  var comesToNothing: Bool { sums.itemSum.map { $0.value == 0 && $0.count > 1 } ?? false }

  /// The sum of the items, with their number; `nil` if there are none.
  var itemSum: (value: Int64, count: Int)? { sums.itemSum }

  private static let candidateLimit = 400

  private func weight(of amount: LabelledAmount) -> Int? {
    var weight: Int
    switch amount.label {
    case .due: weight = 60
    case .total: weight = 50
    case .subtotal: weight = 24
    case .sum: weight = 27
    case .card: weight = 26
    case .cash: weight = 14
    case nil:
      if amount.isPartOfLine || amount.isWhole { return nil }
      weight = amount.isLast ? 5 : 2
    case .tax, .service, .tip, .rounding, .discount, .change, .nothing:
      return sums.runs.contains(amount.magnitude) ? 12 : nil
    }
    if amount.isInTaxTable, amount.label == .total || amount.label == .subtotal {
      weight = amount.label == .total ? 16 : 8
    }
    if amount.isBorrowed { weight -= 4 }
    if amount.isWhole { weight -= amount.label == .due ? 12 : 22 }
    if !amount.isLast { weight -= 3 }
    return max(weight, 1)
  }

  private func addEvidence(to candidate: inout Candidate, _ timesNamed: Int) {
    let value = candidate.value
    if candidate.isNamed { candidate.evidence.append(.label) }
    if sums.isCashLessChange(value) {
      candidate.score += 30
      candidate.isSummed = true
      candidate.evidence.append(.cashLessChange)
    }
    if let gain = sums.partsGain(value) {
      candidate.score += gain
      candidate.isSummed = true
      candidate.evidence.append(.parts)
    }
    if let gain = sums.itemsGain(value) {
      candidate.score += gain
      candidate.isSummed = true
      candidate.evidence.append(.items)
      candidate.itemCount = sums.itemSum?.count ?? 0
    }
    if sums.taxRows.contains(value) {
      candidate.score += 15
      candidate.isSummed = true
      candidate.evidence.append(.taxTable)
    }
    if (byLabel[.card] ?? []).contains(where: { $0.magnitude == value }) {
      candidate.score += 14
      candidate.evidence.append(.card)
    }
    if (byLabel[.cash] ?? []).contains(where: { $0.magnitude == value }) {
      candidate.score += 6
      candidate.evidence.append(.cash)
    }
    let times = printed[value] ?? 0
    if times > 2, !candidate.isNamed { candidate.score += min(times, 5) }
    if timesNamed > 1 {
      candidate.score += 6
      candidate.evidence.append(.printed(timesNamed))
    }
    if candidate.isAllRepaired { candidate.evidence.append(.repaired) }
    // An amount given back is less than the amount handed over, and not a total.
    if (byLabel[.change] ?? []).contains(where: { $0.magnitude == value }), !candidate.isSummed {
      candidate.score -= 25
    }
    if (byLabel[.tax] ?? []).contains(where: { $0.magnitude == value }), !candidate.isNamed {
      candidate.score -= 15
    }
    // "Card Savings 8.36" and "Total 8.36" below it are what was saved.
    let isSaved = table.amounts.contains {
      $0.label == .nothing && $0.magnitude == value
        && LabelWords.savings.isHeld(by: table.lines[$0.line].key)
    }
    if isSaved { candidate.score -= 40 }
  }
}
