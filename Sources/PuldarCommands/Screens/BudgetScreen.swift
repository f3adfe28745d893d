import LedgerModel

/// Months at a glance: each bucket with a bar, what it used, its budget, what is left, and if something is still
/// due what of it is free.
///
/// The columns of all months stand below each other, and their bars have one scale: a full one is all
/// that a bucket had. If no month has an income, it is the most that one of them used; beside months
/// that have one, a month without has no bars.
struct BudgetScreen {
  let months: [MonthBudget]
  /// What each month is told by beside its buckets.
  let overviews: [MonthOverview]
  /// Whether each bucket has a line, or the month alone.
  var showsBuckets = true
  /// Whether a month without an income says so.
  var asksForIncome = true
  let today: CalendarDay
  let style: ScreenStyle

  var lines: [String] {
    var all: [Row] = []
    for (month, overview) in zip(months, overviews) { all += rows(month, overview) }
    let layout = Layout(all.filter { $0.note.isEmpty }, columns, within: style.columns)
    var lines: [String] = []
    for row in all {
      if row.isTitle, !lines.isEmpty { lines.append("") }
      lines.append(row.note.isEmpty ? line(row, layout) : row.note)
    }
    return lines
  }

  // MARK: What each line says

  /// A column of amounts.
  private enum Column: Int, CaseIterable {
    case used, budget, left, due, free

    /// Its least width, so that months stand below each other.
    var usualWidth: Int { self == .used ? 7 : self == .budget ? 8 : 9 }
  }

  /// A line before it is known which of its columns there is room for.
  private struct Row {
    var label: String
    /// What stands beside the label of a month's title, if there is room.
    var details: [String] = []
    /// Whether it begins a month.
    var isTitle = false
    /// The bucket that the bar is of.
    var bucket: BucketBudget?
    /// What a full bar is of the currency's smallest unit.
    var whole: Int64 = 0
    var cells: [Column: String]
    /// By how much it is overspent: stands out before the remark.
    var over = ""
    /// Whether that is more than was put away.
    var isOver: Bool { over.hasPrefix("OVER") }
    var remark = ""
    /// All that the line says, in no columns.
    var note = ""

    /// What is told of an overspend if there is no room for more.
    var shortOver: String { isOver ? "OVER" : over }
  }

  /// What some month has to say: without a budget nothing is left, and without bills nothing is due.
  private var columns: [Column] {
    Column.allCases.filter { column in
      switch column {
      case .used: true
      case .budget, .left: months.contains(where: \.hasBudget)
      case .due: months.contains { $0.stillDue.minorUnits != 0 }
      case .free: months.contains { $0.hasBudget && $0.stillDue.minorUnits != 0 }
      }
    }
  }

  private func rows(_ month: MonthBudget, _ overview: MonthOverview) -> [Row] {
    let isThis = month.month == today.month
    let pace = isThis ? "day \(today.day) of \(today.month.length)" : ""
    let title = Row(
      label: MonthTitle.text(month.month),
      details: [pace, style.amounts == .plain ? month.currency.code : ""].filter { !$0.isEmpty },
      isTitle: true,
      cells: [
        .used: used, .budget: month.hasBudget ? "budget" : "", .left: month.hasBudget ? "left" : "",
        .due: "due", .free: "free",
      ])
    // A bar is of what a bucket had, or beside no such bar of the most that one used.
    let isAlone = !months.contains(where: \.isShared)
    let most = isAlone ? months.map(\.used.minorUnits).max() ?? 0 : 0
    return [title]
      + (showsBuckets ? month.buckets : []).map { bucket in
        Row(
          label: bucket.shownName, bucket: month.isShared || isAlone ? bucket : nil,
          whole: month.isShared ? bucket.capacity.minorUnits : most,
          cells: cells(
            [bucket.used, bucket.budget, bucket.left, bucket.stillDue, bucket.free],
            hasBudget: month.isShared),
          over: over(
            month.value(of: .over, bucket), bucket.used, putAway: bucket.putAway, bucket.covered),
          remark: carried(bucket.carried))
      } + [
        Row(
          label: "Month",
          cells: cells(
            [month.used, month.budget, month.left, month.stillDue, month.free],
            hasBudget: month.hasBudget),
          over: over(month.over, month.used, putAway: month.putAway, month.covered),
          remark: remark(month))
      ] + notes(month, overview)
  }

  /// In the order of the columns.
  private func cells(_ amounts: [Money], hasBudget: Bool) -> [Column: String] {
    var cells: [Column: String] = [:]
    for (column, amount) in zip(Column.allCases, amounts) {
      let isEmpty =
        column == .due ? amount.minorUnits == 0 : column != .used && !hasBudget
      cells[column] = isEmpty ? "" : style.amount(amount)
    }
    return cells
  }

  private func remark(_ month: MonthBudget) -> String {
    guard month.hasBudget else { return asksForIncome ? "no income set" : "" }
    let used = "Used " + (month.usedPercent.map { "\($0)%" } ?? "–")
    return month.carried.minorUnits == 0 ? used : used + "  " + carried(month.carried)
  }

  private func over(
    _ over: Money, _ used: Money, putAway: Money, _ covered: Money
  ) -> String {
    LeftLine.excess(
      over: over, used: used, putAway: putAway, isCovered: covered.minorUnits != 0, style
    ).text
  }

  /// What the first column is of.
  private var used: String { months.contains(where: \.usesOtherThanSpent) ? "used" : "spent" }

  private func carried(_ money: Money) -> String {
    money.minorUnits == 0 ? "" : "carried \(style.amount(money))"
  }

  /// What is free for each day that is left, what of the income did not come yet, and what is not budgeted;
  /// without a budget how many entries there are, and what spent most.
  private func notes(_ month: MonthBudget, _ overview: MonthOverview) -> [Row] {
    var notes: [String] = []
    if !month.hasBudget, let top = overview.topCategory {
      let count = overview.entryCount
      notes.append(count == 1 ? "1 entry" : "\(count) entries")
      notes.append("most in \(VisibleText(overview.topName)) \(style.amount(top.spent))")
    }
    if !showsBuckets { return row(of: notes) }
    if month.month == today.month, month.hasBudget, month.free.minorUnits > 0 {
      let days = today.month.length - today.day + 1
      let each = Money(
        minorUnits: month.free.minorUnits / Int64(days), currency: month.currency)
      notes.append("\(style.amount(each)) a day for \(days == 1 ? "today" : "\(days) days")")
    }
    if month.expected.minorUnits != 0 {
      notes.append("still expected \(style.amount(month.expected))")
    }
    if let rest = month.notBudgeted, rest.minorUnits != 0 {
      notes.append(NotBudgetedLine.text(rest, style))
    }
    return row(of: notes)
  }

  private func row(of notes: [String]) -> [Row] {
    notes.isEmpty ? [] : [Row(label: "", cells: [:], note: style.joined(notes))]
  }

  // MARK: Which columns there is room for

  /// What every line shows, and how wide.
  private struct Layout {
    var labelWidth = 0
    var barWidth = 0
    /// The widths of the columns that are shown.
    var widths: [Column: Int] = [:]
    var showsAmountOver = true
    var showsRemarks = true

    /// How many columns a full bar has if there is room, and how few it may have.
    private static let barWidths = (usual: 19, least: 4)

    /// - Parameter columns: How wide a line may be; `nil` for any width.
    init(_ rows: [Row], _ shown: [Column], within columns: Int?) {
      labelWidth = rows.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
      let needed = Dictionary(
        uniqueKeysWithValues: shown.map { column in
          (column, rows.map { DisplayWidth.columns(of: $0.cells[column] ?? "") }.max() ?? 0)
        })
      widths = Dictionary(
        uniqueKeysWithValues: needed.map { ($0.key, max($0.value, $0.key.usualWidth)) })
      barWidth = Layout.barWidths.usual
      guard let columns else { return }
      // What says least goes first: the bar is drawn from figures that stand there, and what is left and free
      // follows from the others. That something is over stays.
      let steps: [(inout Layout) -> Void] = [
        { $0.shortenBar(by: $0.width(rows) - columns, to: 9) },
        { $0.widths = needed },
        { $0.showsAmountOver = false },
        { $0.shortenBar(by: $0.width(rows) - columns, to: 0) },
        { $0.shortenLabels(by: $0.width(rows) - columns, of: rows) },
        { $0.showsRemarks = false },
        { $0.widths[.budget] = nil }, { $0.widths[.due] = nil }, { $0.widths[.used] = nil },
        { $0.widths[.free] = nil },
      ]
      for step in steps where width(rows) > columns { step(&self) }
    }

    private mutating func shortenBar(by excess: Int, to least: Int) {
      let shorter = max(barWidth - excess, least)
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
      return leadWidth + widths.values.reduce(0) { $0 + 2 + $1 } + (remarks.max() ?? 0)
    }

    /// How wide the label and the bar are together.
    var leadWidth: Int { labelWidth + (barWidth > 0 ? 2 + barWidth : 0) }

    func remarks(_ row: Row) -> [String] {
      [showsAmountOver ? row.over : row.shortOver, showsRemarks ? row.remark : ""]
        .filter { !$0.isEmpty }
    }
  }

  private func line(_ row: Row, _ layout: Layout) -> String {
    var line = lead(row, layout)
    for column in Column.allCases {
      guard let width = layout.widths[column] else { continue }
      line += "  " + DisplayWidth.padded(row.cells[column] ?? "", to: width, isAtRight: true)
    }
    for (place, remark) in layout.remarks(row).enumerated() {
      line += "  " + (place == 0 && row.isOver ? style.ink(.red, remark) : remark)
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// A title goes over the place of the bar, as far as it fits.
  private func lead(_ row: Row, _ layout: Layout) -> String {
    if row.isTitle {
      let fitting = (0...row.details.count).reversed().lazy
        .map { style.joined([row.label] + row.details.prefix($0)) }
        .first { DisplayWidth.columns(of: $0) <= layout.leadWidth }
      return style.ink(.bold, fitting ?? row.label)
        + String(
          repeating: " ",
          count: max(0, layout.leadWidth - DisplayWidth.columns(of: fitting ?? row.label)))
    }
    let label = DisplayWidth.truncated(
      row.label, to: layout.labelWidth, ellipsis: style.ellipsis)
    let padded = DisplayWidth.padded(label, to: layout.labelWidth)
    guard layout.barWidth > 0 else { return padded }
    return padded + "  "
      + (row.bucket.map { bar($0, of: row.whole, isOver: row.isOver, layout.barWidth) }
        ?? String(repeating: " ", count: layout.barWidth))
  }

  private func bar(
    _ bucket: BucketBudget, of whole: Int64, isOver: Bool, _ width: Int
  ) -> String {
    let bar = Bar(width: width, usesBlocks: style.usesBlocks)
    let isMarked = months.count == 1 && months[0].month == today.month && months[0].isShared
    let text =
      isMarked
      ? bar.text(
        bucket.used.minorUnits, of: whole, marking: today.day, of: today.month.length)
      : bar.text(bucket.used.minorUnits, of: whole)
    // What is padded is not coloured, and colour has no width.
    let gap = String(repeating: " ", count: width - DisplayWidth.columns(of: text))
    return style.ink(isOver ? .red : .green, text) + gap
  }
}

/// What of the income is not budgeted: `not budgeted 800.00`, or `1200.00 more than the income`.
enum NotBudgetedLine {
  static func text(_ rest: Money, _ style: ScreenStyle) -> String {
    rest.minorUnits > 0
      ? "not budgeted \(style.amount(rest))"
      : "budgeted \(style.amount(rest.shortfall)) more than the income"
  }
}
