import LedgerModel

/// A month at a glance: each bucket with a bar, what it spent, its budget, and what is left.
struct BudgetScreen {
  let month: MonthBudget
  let style: ScreenStyle

  /// How many columns a full bar has where there is room.
  private static let barWidth = 19
  /// Least widths of the three columns of amounts, so that months stand below each other.
  private static let amountWidths = [7, 8, 9]

  var lines: [String] {
    guard month.hasIncome else { return linesWithoutIncome }
    var rows = month.buckets.map { bucket in
      Row(
        label: bucket.bucket.shownName, bucket: bucket,
        amounts: [bucket.spent, bucket.budget, bucket.left].map(amount), over: over(bucket.over),
        remark: carried(bucket.carried))
    }
    let used = "Used " + (month.usedPercent.map { "\($0)%" } ?? "–")
    rows.append(
      Row(
        label: "Month", amounts: [month.spent, month.income, month.left].map(amount),
        over: over(month.over),
        remark: month.carried.minorUnits == 0 ? used : used + "  " + carried(month.carried)))
    let title = Row(label: MonthTitle.text(month.month), amounts: ["spent", "budget", "left"])
    return laidOut([title] + rows)
  }

  /// Without an income nothing can be left or be overspent.
  private var linesWithoutIncome: [String] {
    var rows = month.buckets.map { bucket in
      Row(
        label: bucket.bucket.shownName, bucket: bucket, amounts: [amount(bucket.spent)])
    }
    rows.append(Row(label: "Month", amounts: [amount(month.spent)], remark: "no income set"))
    return laidOut([Row(label: MonthTitle.text(month.month), amounts: ["spent"])] + rows)
  }

  private struct Row {
    var label: String
    /// The bucket that the bar is of.
    var bucket: BucketBudget?
    var amounts: [String]
    /// By how much it is overspent: stands out before the remark.
    var over = ""
    var remark = ""

    var remarks: [String] { [over, remark].filter { !$0.isEmpty } }
  }

  private func laidOut(_ rows: [Row]) -> [String] {
    let labelWidth = rows.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    let widths = BudgetScreen.amountWidths.enumerated().map { place, least in
      rows.map { place < $0.amounts.count ? DisplayWidth.columns(of: $0.amounts[place]) : 0 }
        .reduce(least, max)
    }
    let remarkWidth =
      rows.map { row in
        row.remarks.reduce(0) { sum, remark in sum + 2 + DisplayWidth.columns(of: remark) }
      }.max() ?? 0
    let amountCount = rows.map(\.amounts.count).max() ?? 0
    let rest = widths.prefix(amountCount).reduce(labelWidth + 2 + remarkWidth) { $0 + 2 + $1 }
    // In a narrow terminal the bar gives way, because a line that wraps is no table.
    let barWidth =
      style.columns.map { max(0, min(BudgetScreen.barWidth, $0 - rest)) }
      ?? BudgetScreen.barWidth
    return rows.map { row in
      var line = DisplayWidth.padded(row.label, to: labelWidth) + "  "
      line += row.bucket.map { bar(of: $0, barWidth) } ?? String(repeating: " ", count: barWidth)
      for (place, amount) in row.amounts.enumerated() {
        line += "  " + DisplayWidth.padded(amount, to: widths[place], isAtRight: true)
      }
      if !row.over.isEmpty { line += "  " + style.ink(.red, row.over) }
      if !row.remark.isEmpty { line += "  " + row.remark }
      return line
    }
  }

  private func bar(of bucket: BucketBudget, _ width: Int) -> String {
    guard width > 0 else { return "" }
    // Of what it had; without an income, of what the month spent.
    let whole = month.hasIncome ? bucket.capacity : month.spent
    let bar = Bar(width: width, usesBlocks: style.usesBlocks)
      .text(bucket.spent.minorUnits, of: whole.minorUnits)
    // What is padded is not coloured, and colour has no width.
    let gap = String(repeating: " ", count: width - DisplayWidth.columns(of: bar))
    return style.ink(month.hasIncome && bucket.over.minorUnits > 0 ? .red : .green, bar) + gap
  }

  private func amount(_ money: Money) -> String { style.amount(money) }

  private func over(_ money: Money) -> String {
    money.minorUnits > 0 ? "OVER by \(amount(money))" : ""
  }

  private func carried(_ money: Money) -> String {
    money.minorUnits == 0 ? "" : "carried \(amount(money))"
  }
}
