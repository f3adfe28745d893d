import LedgerModel

/// Months at a glance: each bucket with a bar, what it spent, its budget, and what is left.
///
/// The columns of all months stand below each other, and their bars have one scale: a full one is all
/// that a bucket had. Where no month has an income, it is the most that one of them spent; beside months
/// that have one, a month without has no bars.
struct BudgetScreen {
  let months: [MonthBudget]
  let style: ScreenStyle

  var lines: [String] {
    var all: [Row] = []
    for month in months { all += rows(month) }
    let layout = Layout(all.filter { $0.note.isEmpty }, within: style.columns)
    var lines: [String] = []
    for row in all {
      if row.isTitle, !lines.isEmpty { lines.append("") }
      lines.append(row.note.isEmpty ? line(row, layout) : row.note)
    }
    return lines
  }

  // MARK: What each line says

  /// A line before it is known which of its columns there is room for.
  private struct Row {
    var label: String
    /// Whether it begins a month.
    var isTitle = false
    /// The bucket that the bar is of.
    var bucket: BucketBudget?
    /// What a full bar is of the currency's smallest unit.
    var whole: Int64 = 0
    /// Spent, budget and left; the first alone without an income.
    var amounts: [String]
    /// By how much it is overspent: stands out before the remark.
    var over = ""
    /// Whether that is more than was put away.
    var isOver: Bool { over.hasPrefix("OVER") }
    var remark = ""
    /// All that the line says, in no columns.
    var note = ""
  }

  private func rows(_ month: MonthBudget) -> [Row] {
    guard month.hasIncome else { return rowsWithoutIncome(month) }
    let title = Row(
      label: MonthTitle.text(month.month), isTitle: true, amounts: [heading, "budget", "left"])
    let used = "Used " + (month.usedPercent.map { "\($0)%" } ?? "–")
    return [title]
      + month.buckets.map { bucket in
        Row(
          label: bucket.shownName, bucket: bucket, whole: bucket.capacity.minorUnits,
          amounts: [bucket.used, bucket.budget, bucket.left].map(amount),
          over: over(bucket.over, bucket.putAway),
          remark: carried(bucket.carried))
      } + [
        Row(
          label: "Month", amounts: [month.used, month.income, month.left].map(amount),
          over: over(month.over, month.putAway),
          remark: month.carried.minorUnits == 0 ? used : used + "  " + carried(month.carried))
      ] + expected(month.expected)
  }

  /// Without an income nothing can be left or be overspent.
  private func rowsWithoutIncome(_ month: MonthBudget) -> [Row] {
    let isAlone = !months.contains(where: \.hasIncome)
    let whole = isAlone ? months.map(\.used.minorUnits).max() ?? 0 : 0
    return [Row(label: MonthTitle.text(month.month), isTitle: true, amounts: [heading])]
      + month.buckets.map { bucket in
        Row(
          label: bucket.shownName, bucket: isAlone ? bucket : nil, whole: whole,
          amounts: [amount(bucket.used)])
      } + [Row(label: "Month", amounts: [amount(month.used)], remark: "no income set")]
  }

  private func amount(_ money: Money) -> String { style.amount(money) }

  private func over(_ money: Money, _ putAway: Money) -> String {
    LeftLine.excess(over: money, putAway: putAway, style).text
  }

  /// What the first column is of.
  private var heading: String { months.contains(where: \.usesOtherThanSpent) ? "used" : "spent" }

  private func carried(_ money: Money) -> String {
    money.minorUnits == 0 ? "" : "carried \(amount(money))"
  }

  /// What of the income did not come yet.
  private func expected(_ money: Money) -> [Row] {
    if money.minorUnits == 0 { return [] }
    return [Row(label: "", amounts: [], note: "Still expected: \(amount(money))")]
  }

  // MARK: Which columns there is room for

  /// What every line shows, and how wide.
  private struct Layout {
    var labelWidth = 0
    var barWidth = 0
    /// The widths of spent, budget and left; `nil` for one that is left out.
    var amountWidths: [Int?] = []
    var showsOver = true
    var showsRemarks = true

    /// How many columns a full bar has where there is room, and how few it may have.
    private static let barWidths = (usual: 19, least: 4)
    /// Least widths of the three columns of amounts, so that months stand below each other.
    private static let usualWidths = [7, 8, 9]

    /// - Parameter columns: How wide a line may be; `nil` for any width.
    init(_ rows: [Row], within columns: Int?) {
      labelWidth = rows.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
      let count = rows.map(\.amounts.count).max() ?? 0
      let needed = (0..<count).map { place in
        rows.map { place < $0.amounts.count ? DisplayWidth.columns(of: $0.amounts[place]) : 0 }
          .max() ?? 0
      }
      amountWidths = zip(needed, Layout.usualWidths).map { max($0, $1) }
      barWidth = Layout.barWidths.usual
      guard let columns else { return }
      // What says least goes first: the bar is drawn from figures that stand there, an overspend
      // is what is left with another sign, and what is left follows from the two before it.
      let steps: [(inout Layout) -> Void] = [
        { $0.shortenBar(by: $0.width(rows) - columns) },
        { $0.shortenLabels(by: $0.width(rows) - columns, of: rows) },
        { $0.amountWidths = needed },
        { $0.showsRemarks = false },
        { $0.showsOver = false },
        { layout in if count > 1 { layout.amountWidths[1] = nil } },
        { layout in if count > 2 { layout.amountWidths[0] = nil } },
      ]
      for step in steps where width(rows) > columns { step(&self) }
    }

    private mutating func shortenBar(by excess: Int) {
      let shorter = barWidth - excess
      barWidth = shorter < Layout.barWidths.least ? 0 : shorter
    }

    /// Cuts the names of buckets that are longer than the title of a month.
    private mutating func shortenLabels(by excess: Int, of rows: [Row]) {
      let titles = rows.filter(\.isTitle).map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
      labelWidth = max(min(labelWidth, titles), labelWidth - excess)
    }

    private func width(_ rows: [Row]) -> Int {
      let remarks = rows.map { row in
        self.remarks(row).reduce(0) { $0 + 2 + DisplayWidth.columns(of: $1) }
      }
      return labelWidth + (barWidth > 0 ? 2 + barWidth : 0)
        + amountWidths.reduce(0) { $0 + ($1.map { 2 + $0 } ?? 0) } + (remarks.max() ?? 0)
    }

    func remarks(_ row: Row) -> [String] {
      [showsOver ? row.over : "", showsRemarks ? row.remark : ""].filter { !$0.isEmpty }
    }
  }

  private func line(_ row: Row, _ layout: Layout) -> String {
    let label = DisplayWidth.truncated(
      row.label, to: layout.labelWidth, ellipsis: style.ellipsis)
    var line = DisplayWidth.padded(label, to: layout.labelWidth)
    if layout.barWidth > 0 {
      line += "  "
      line +=
        row.bucket.map { bar($0.used, of: row.whole, isOver: row.isOver, layout.barWidth) }
        ?? String(repeating: " ", count: layout.barWidth)
    }
    for (place, amount) in row.amounts.enumerated() {
      if let width = layout.amountWidths[place] {
        line += "  " + DisplayWidth.padded(amount, to: width, isAtRight: true)
      }
    }
    for remark in layout.remarks(row) {
      line += "  " + (remark == row.over && row.isOver ? style.ink(.red, remark) : remark)
    }
    return line
  }

  private func bar(_ used: Money, of whole: Int64, isOver: Bool, _ width: Int) -> String {
    let bar = Bar(width: width, usesBlocks: style.usesBlocks).text(used.minorUnits, of: whole)
    // What is padded is not coloured, and colour has no width.
    let gap = String(repeating: " ", count: width - DisplayWidth.columns(of: bar))
    return style.ink(isOver ? .red : .green, bar) + gap
  }
}
