import LedgerModel

/// Months at a glance: each bucket with a bar, used, budget, left, and, if something is still due, the part of the
/// rest that is free.
///
/// The columns of all months align, and their bars have one scale: a full bar is the whole capacity of a
/// bucket. If no month has an income, it is the largest use of any month; among months with an income, a
/// month without one has no bars.
struct BudgetScreen {
  let months: [MonthBudget]
  /// The facts about each month besides its buckets.
  let overviews: [MonthOverview]
  /// Whether each bucket has a line, or only the month.
  var showsBuckets = true
  /// Whether a month without an income is reported.
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

  // MARK: Content of the lines

  /// A column of amounts.
  private enum Column: Int, CaseIterable {
    case used, budget, left, due, free

    /// Its minimum width, so that months align.
    var usualWidth: Int { self == .used ? 7 : self == .budget ? 8 : 9 }
  }

  /// A line, before the columns that fit are known.
  private struct Row {
    var label: String
    /// The text beside the label of a month's title, if there is room.
    var details: [String] = []
    /// Whether it begins a month.
    var isTitle = false
    /// The bucket that the bar shows.
    var bucket: BucketBudget?
    /// The value of a full bar, in minor units.
    var whole: Int64 = 0
    var cells: [Column: String]
    /// The text about the overspent amount: it precedes the remark.
    var over = ""
    /// Whether the excess is larger than what was put away.
    var isOver: Bool { over.hasPrefix("OVER") }
    var remark = ""
    /// The whole text of a line without columns.
    var note = ""

    /// The text about the excess if there is little room.
    var shortOver: String { isOver ? "OVER" : over }
  }

  /// The columns that some month needs: without a budget nothing is left, and without bills nothing is due.
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
    // A bar shows the share of a capacity, or without any such bar, of the largest use.
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

  /// Returns the cells, in the order of the columns.
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
    let used = "Used " + (month.usedPercent.map { "\($0)%" } ?? style.dash)
    return month.carried.minorUnits == 0 ? used : used + "  " + carried(month.carried)
  }

  private func over(
    _ over: Money, _ used: Money, putAway: Money, _ covered: Money
  ) -> String {
    LeftLine.excess(
      over: over, used: used, putAway: putAway, isCovered: covered.minorUnits != 0, style
    ).text
  }

  /// The heading of the first column.
  private var used: String { months.contains(where: \.usesOtherThanSpent) ? "used" : "spent" }

  private func carried(_ money: Money) -> String {
    money.minorUnits == 0 ? "" : "carried \(style.amount(money))"
  }

  /// Returns the free amount for each remaining day, the income still expected, and the rest not budgeted; without
  /// a budget the number of entries, and the category with the most spending.
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

  // MARK: Columns that fit

  /// The parts that every line shows, with their widths.
  private struct Layout {
    var labelWidth = 0
    var barWidth = 0
    /// The widths of the columns shown.
    var widths: [Column: Int] = [:]
    var showsAmountOver = true
    var showsRemarks = true

    /// - Parameter columns: The width of a line; `nil` for any width.
    init(_ rows: [Row], _ shown: [Column], within columns: Int?) {
      labelWidth = rows.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
      let needed = Dictionary(
        uniqueKeysWithValues: shown.map { column in
          (column, rows.map { DisplayWidth.columns(of: $0.cells[column] ?? "") }.max() ?? 0)
        })
      widths = Dictionary(
        uniqueKeysWithValues: needed.map { ($0.key, max($0.value, $0.key.usualWidth)) })
      let hasBars = rows.contains { $0.bucket != nil }
      let most = hasBars && columns != nil ? Bar.widths.most : Bar.widths.usual
      barWidth = most
      guard let columns else { return }
      // The least informative parts go first: bars show the share of a budget, and left and free follow from the
      // others. The fact that something is over stays.
      let steps: [(inout Layout) -> Void] = [
        { $0.shortenBar(by: $0.width(rows) - columns, to: 9) },
        { $0.widths = needed },
        { $0.showsAmountOver = false },
        { $0.shortenBar(by: $0.width(rows) - columns, to: Bar.widths.least) },
        { $0.shortenLabels(by: $0.width(rows) - columns, to: 16, of: rows) },
        { $0.showsRemarks = false },
        { $0.leaveOutBudget(within: columns, rows) },
        { $0.shortenBar(by: $0.width(rows) - columns, to: 0) },
        { $0.shortenLabels(by: $0.width(rows) - columns, to: 0, of: rows) },
        { $0.widths[.budget] = nil }, { $0.widths[.due] = nil }, { $0.widths[.used] = nil },
        { $0.widths[.free] = nil },
      ]
      for step in steps where width(rows) > columns { step(&self) }
      if barWidth > 0 { barWidth = max(barWidth, min(barWidth + columns - width(rows), most)) }
    }

    private mutating func shortenBar(by excess: Int, to least: Int) {
      let shorter = max(barWidth - excess, least)
      barWidth = shorter < Bar.widths.least ? 0 : shorter
    }

    /// Leaves the budget to the bar, if there is room for one then.
    private mutating func leaveOutBudget(within columns: Int, _ rows: [Row]) {
      guard widths[.budget] != nil, rows.contains(where: { $0.bucket != nil }) else { return }
      var other = self
      other.widths[.budget] = nil
      if other.width(rows) <= columns { self = other }
    }

    /// Truncates the names of buckets that are longer than the title of a month.
    private mutating func shortenLabels(by excess: Int, to least: Int, of rows: [Row]) {
      let titles = rows.filter(\.isTitle).map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
      labelWidth = max(min(labelWidth, max(titles, least)), labelWidth - excess)
    }

    private func width(_ rows: [Row]) -> Int {
      let remarks = rows.map { row in
        self.remarks(row).reduce(0) { $0 + 2 + DisplayWidth.columns(of: $1) }
      }
      return leadWidth + widths.values.reduce(0) { $0 + 2 + $1 } + (remarks.max() ?? 0)
    }

    /// The width of label and bar together.
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

  /// Returns the label and bar of a line; a title extends over the place of the bar, as far as it fits.
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
    // Padding is not coloured, and colour has no width.
    let gap = String(repeating: " ", count: width - DisplayWidth.columns(of: text))
    return style.ink(isOver ? .red : .green, text) + gap
  }
}

/// The income that is not budgeted: `not budgeted 800.00`, or `1200.00 more than the income`.
enum NotBudgetedLine {
  static func text(_ rest: Money, _ style: ScreenStyle) -> String {
    rest.minorUnits > 0
      ? "not budgeted \(style.amount(rest))"
      : "budgeted \(style.amount(rest.shortfall)) more than the income"
  }
}
