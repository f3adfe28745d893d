/// The sums of a receipt's amounts.
struct ReceiptSums {
  /// The sums of the rows of the table of taxes, and of the table as a whole.
  private(set) var taxRows: Set<Int64> = []
  /// The sum of the items, with their number; `nil` if there are none.
  private(set) var itemSum: (value: Int64, count: Int)?
  /// The sums of columns of amounts, regardless of the words beside them.
  private(set) var runs: Set<Int64> = []
  private let byLabel: [AmountLabel: [LabelledAmount]]
  let lessChange: Set<Int64>

  init(_ table: AmountTable, _ byLabel: [AmountLabel: [LabelledAmount]]) {
    self.byLabel = byLabel
    var lessChange: Set<Int64> = []
    let change = (byLabel[.change] ?? []).filter { $0.magnitude > 0 }
    for cash in (byLabel[.cash] ?? []) + (byLabel[.card] ?? []) {
      for back in change where back.line >= cash.line - 3 && cash.magnitude > back.magnitude {
        lessChange.insert(cash.magnitude - back.magnitude)
      }
    }
    // "EUR 50.00" directly above the change was handed over.
    for back in change {
      let isKnown = table.amounts.contains {
        ($0.label == .cash || $0.label == .card) && $0.magnitude > back.magnitude
          && $0.line < back.line && $0.line + 2 >= back.line
      }
      for cash in table.amounts
      where !isKnown && cash.line < back.line && cash.line + 2 >= back.line {
        if cash.label == nil, cash.magnitude > back.magnitude {
          lessChange.insert(cash.magnitude - back.magnitude)
        }
      }
    }
    self.lessChange = lessChange
    addTaxRows(table)
    addItems(table)
    addRuns(table)
  }

  /// Adds columns of amounts whose last one is the sum, if words for sums are close by: on skewed photographs
  /// they are a line off.
  private mutating func addRuns(_ table: AmountTable) {
    let column = table.amounts.filter { $0.isLast && !$0.isPartOfLine && !$0.isInTaxTable }
    guard column.count >= 3 else { return }
    for end in 2..<column.count {
      for start in max(0, end - 4)..<(end - 1) {
        let added = column[(start + 1)..<end]
        let rest = added.reduce(0) { $0 + $1.magnitude }
        guard rest > 0, column[end].label != .subtotal,
          column[start].magnitude + rest == column[end].magnitude,
          column[start].magnitude >= 2 * rest, added.allSatisfy({ $0.magnitude > 0 }),
          column[end].line - column[start].line <= 8
        else { continue }
        let first = max(0, column[start].line - 1)
        if isAmongSums(first...(column[end].line + 1), table) {
          runs.insert(column[end].magnitude)
        }
      }
    }
  }

  /// Whether some lines hold words for a tax or charge, and for a sum.
  private func isAmongSums(_ places: ClosedRange<Int>, _ table: AmountTable) -> Bool {
    var labels: Set<AmountLabel> = []
    for place in places { if let label = table.bareLabels[place] { labels.insert(label) } }
    for amount in table.amounts where places.contains(amount.line) {
      if let label = amount.label { labels.insert(label) }
    }
    return !labels.isDisjoint(with: [.tax, .service])
      && !labels.isDisjoint(with: [.total, .subtotal, .due])
  }

  func isCashLessChange(_ value: Int64) -> Bool { lessChange.contains(value) }

  /// The weight of the evidence that a smaller sum and the amounts between make a value; `nil` if none does.
  func partsGain(_ value: Int64) -> Int? {
    let wholes: [AmountLabel] = [.due, .total, .sum, .card, .cash]
    let whole = wholes.flatMap { byLabel[$0] ?? [] }.filter { $0.magnitude == value }
    guard let last = whole.map(\.line).max() else { return runs.contains(value) ? 40 : nil }
    let isNamed = whole.contains { $0.label == .total || $0.label == .due }
    let isWhole = whole.allSatisfy(\.isWhole)
    var best: Int?
    let smaller = [AmountLabel.subtotal, .total, .sum, .due].flatMap { byLabel[$0] ?? [] }
      .filter { !$0.isInTaxTable && $0.magnitude != value && $0.line <= last + 1 }
    for part in smaller.prefix(24) {
      guard isSum(value - part.magnitude, roughly: isWhole) else { continue }
      // A total with a tip is more than a total.
      let gain = part.label == .subtotal || part.label == .sum ? 25 : isNamed ? 40 : 12
      best = max(best ?? 0, gain)
    }
    // Without a subtotal the taxes follow the items.
    if isNamed, best == nil, let itemSum, itemSum.count > 1, itemSum.value < value,
      isSum(value - itemSum.value, roughly: isWhole)
    {
      best = 25
    }
    return best ?? (runs.contains(value) ? 40 : nil)
  }

  /// Whether some of the taxes, charges, tips and discounts make up a difference.
  ///
  /// - Parameters:
  ///   - wanted: A sum less a smaller one.
  ///   - isWhole: Whether the sum has no decimals, because it was rounded.
  private func isSum(_ wanted: Int64, roughly isWhole: Bool) -> Bool {
    var added: [Int64] = []
    for label in [AmountLabel.tax, .service, .tip] {
      for amount in byLabel[label] ?? [] where !amount.isInTaxTable && amount.magnitude > 0 {
        if !amount.isPartOfLine { added.append(amount.value) }
      }
    }
    for amount in byLabel[.discount] ?? [] where amount.magnitude > 0 {
      added.append(0 - amount.magnitude)
    }
    for amount in byLabel[.rounding] ?? [] where amount.magnitude > 0 {
      added.append(amount.value)
      if amount.value > 0 { added.append(0 - amount.value) }
    }
    guard wanted != 0, !added.isEmpty else { return false }
    let used = added.prefix(8)
    for chosen in 1..<(1 << used.count) {
      var sum: Int64 = 0
      for place in 0..<used.count where chosen >> place & 1 == 1 { sum += added[place] }
      if sum == wanted || (isWhole && abs(sum - wanted) < 1000) { return true }
    }
    return false
  }

  /// The weight of the evidence that the items add up to a value, or to it before taxes.
  func itemsGain(_ value: Int64) -> Int? {
    guard let itemSum, itemSum.value == value else { return nil }
    return itemSum.count > 1 ? 20 : 8
  }

  private mutating func addItems(_ table: AmountTable) {
    var sum: Int64 = 0
    var count = 0
    for amount in table.amounts {
      if amount.label == .total || amount.label == .subtotal || amount.label == .due, count > 0 {
        break
      }
      let isThing = amount.label == nil || amount.label == .discount
      guard isThing, amount.isLast, !amount.isPartOfLine, !amount.isWhole else { continue }
      sum += amount.label == .discount ? 0 - amount.magnitude : amount.value
      count += 1
    }
    if count > 0, sum > 0 || count > 1 { itemSum = (sum, count) }
  }

  private mutating func addTaxRows(_ table: AmountTable) {
    var rows: [Int: [Int64]] = [:]
    for amount in table.amounts where !amount.isRepaired {
      if rows[amount.line, default: []].count < 6 {
        rows[amount.line, default: []].append(amount.magnitude)
      }
    }
    var whole: Int64 = 0
    for (line, values) in rows {
      if values.count >= 3 {
        for place in values.indices {
          let others = values.indices.filter { $0 != place }
          for (index, left) in others.enumerated() {
            for right in others[(index + 1)...]
            where values[left] + values[right] == values[place] && values[left] > 0
              && values[right] > 0
            {
              taxRows.insert(values[place])
            }
          }
        }
      }
      if line > table.taxTableStart, values.count == 2 {
        taxRows.insert(values[0] + values[1])
        if !table.lines[line].key.holds(Array("TOTAL".utf8)) { whole += values[0] + values[1] }
      }
    }
    if whole > 0 { taxRows.insert(whole) }
  }
}
