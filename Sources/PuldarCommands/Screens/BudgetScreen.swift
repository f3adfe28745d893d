import LedgerModel

/// A month at a glance: each bucket with a bar, what it spent, its budget, and what is left.
struct BudgetScreen {
  let month: MonthBudget
  let style: ScreenStyle

  /// How many columns a full bar has.
  private static let barWidth = 19
  /// Least widths of the three columns of amounts, so that months stand below each other.
  private static let amountWidths = [7, 8, 9]

  var lines: [String] {
    guard month.hasIncome else { return linesWithoutIncome }
    var rows = month.buckets.map { bucket in
      Row(
        label: bucket.bucket.shownName, bar: bar(of: bucket),
        amounts: [bucket.spent, bucket.budget, bucket.left].map(amount),
        remark: bucket.over > 0 ? over(bucket.over) : carried(bucket.carried))
    }
    var remark = month.over > 0 ? over(month.over) + "  " : ""
    remark += "Used " + (month.usedPercent.map { "\($0)%" } ?? "–")
    rows.append(
      Row(
        label: "Month", bar: "", amounts: [month.spent, month.income, month.left].map(amount),
        remark: month.carried == 0 ? remark : remark + "  " + carried(month.carried)))
    let title = Row(
      label: MonthTitle.text(month.month), bar: "", amounts: ["spent", "budget", "left"],
      remark: "")
    return laidOut([title] + rows)
  }

  /// Without an income nothing can be left or be overspent.
  private var linesWithoutIncome: [String] {
    var rows = month.buckets.map { bucket in
      Row(
        label: bucket.bucket.shownName, bar: bar(of: bucket), amounts: [amount(bucket.spent)],
        remark: "")
    }
    rows.append(
      Row(label: "Month", bar: "", amounts: [amount(month.spent)], remark: "no income set"))
    return laidOut(
      [Row(label: MonthTitle.text(month.month), bar: "", amounts: ["spent"], remark: "")] + rows)
  }

  private struct Row {
    var label: String
    var bar: String
    var amounts: [String]
    var remark: String
  }

  private func laidOut(_ rows: [Row]) -> [String] {
    let labelWidth = rows.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    let widths = BudgetScreen.amountWidths.enumerated().map { place, least in
      rows.map { place < $0.amounts.count ? $0.amounts[place].count : 0 }.reduce(least, max)
    }
    return rows.map { row in
      var line = DisplayWidth.padded(row.label, to: labelWidth) + "  "
      line += row.bar.isEmpty ? String(repeating: " ", count: BudgetScreen.barWidth) : row.bar
      for (place, amount) in row.amounts.enumerated() {
        line += "  " + DisplayWidth.padded(amount, to: widths[place], isAtRight: true)
      }
      if !row.remark.isEmpty { line += "  " + row.remark }
      return line
    }
  }

  private func bar(of bucket: BucketBudget) -> String {
    // Of what it had; without an income, of what the month spent.
    let whole = month.hasIncome ? bucket.budget + bucket.carried : month.spent
    let bar = Bar(width: BudgetScreen.barWidth, usesBlocks: style.usesBlocks)
      .text(bucket.spent, of: whole)
    // What is padded is not coloured, and colour has no width.
    let gap = String(repeating: " ", count: BudgetScreen.barWidth - DisplayWidth.columns(of: bar))
    return style.ink(month.hasIncome && bucket.over > 0 ? .red : .green, bar) + gap
  }

  private func amount(_ minorUnits: Int64) -> String {
    AmountText.text(minorUnits, month.currency)
  }

  private func over(_ minorUnits: Int64) -> String {
    style.ink(.red, "OVER by \(amount(minorUnits))")
  }

  private func carried(_ minorUnits: Int64) -> String {
    minorUnits == 0 ? "" : "carried \(amount(minorUnits))"
  }
}
