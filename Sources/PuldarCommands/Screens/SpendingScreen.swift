import LedgerModel

/// A report for a person: rows with bars, or a table by periods.
struct SpendingScreen {
  let shown: ShownReport
  let style: ScreenStyle

  var lines: [String] {
    guard !shown.report.rows.isEmpty else { return ["Nothing was spent in \(period)."] }
    let lines = (shown.layout == .list ? listLines : tableLines) + notes
    guard isMarked, let pace = shown.pace, lines.contains(where: { $0.contains(mark) }) else {
      return lines
    }
    return lines + [
      "\(mark) is today: day \(pace.day) of \(pace.length), \(pace.percent)% of the month"
    ]
  }

  var report: SpendingReport { shown.report }

  /// What the income and the means are of, as far as it is not plain.
  private var notes: [String] {
    var notes: [String] = []
    if let first = shown.meanPeriods.first, let last = shown.meanPeriods.last {
      let count = shown.meanPeriods.count.of(first.length.rawValue)
      let end = first.length == .week ? last.days.upperBound.text : last.text
      notes.append("mean: of \(count), \(first.text)..\(end)")
    }
    if report.repeated > 0 {
      let count = report.repeated.of("entry", "entries")
      notes.append("\(count) with several tags: in the row of each, and once in the total")
    }
    let expected = report.total.figures.expected
    if expected > 0, !incomeColumns.isEmpty || shown.figure == .income || shown.figure == .kept {
      notes.append("income: \(amount(expected)) of it is expected, and has not come")
    }
    return notes
  }

  private var mark: String { style.usesBlocks ? "│" : "|" }

  /// The months, as a sentence names them.
  private var period: String {
    guard let first = shown.months.first, let last = shown.months.last, first != last else {
      return shown.months.first.map(MonthTitle.text) ?? ""
    }
    return "\(first.text) to \(last.text)"
  }

  func name(_ key: SpendingReport.Row.Key) -> String {
    VisibleText(shown.name(key)).description
  }

  func amount(_ minorUnits: Int64?) -> String {
    minorUnits.map { style.amount(shown.money($0)) } ?? style.dash
  }

  func percent(_ share: Int?) -> String {
    share.flatMap { Percentage(hundredths: $0) }.map { $0.text + "%" } ?? style.dash
  }

  /// Returns a figure as it is shown.
  private func figure(_ figures: SpendingReport.Figures) -> String {
    shown.figure == .share ? percent(figures.share) : amount(shown.amount(figures))
  }

  // MARK: Rows with bars

  private struct Row {
    var row: SpendingReport.Row
    var isPart = false
  }

  private var listLines: [String] {
    let rows = report.rows.flatMap { row in
      [Row(row: row)] + row.parts.map { Row(row: $0, isPart: true) }
    }
    var (bar, line) = (Bar.widths.usual, sparkCount)
    if style.columns != nil {
      // What the figures leave is room for the pictures.
      let widest = list(rows, Bar.widths.most, line, isMeasured: true)
      bar = widest.width(of: 1, within: style.columns) ?? Bar.widths.least
      if let column = sparkColumn { line = widest.width(of: column, within: style.columns) ?? 0 }
    }
    return list(rows, bar, line)
      .lines(within: style.columns, ellipsis: style.ellipsis, isColoured: style.isColoured)
      + notesOnSparklines(line)
  }

  /// - Parameters:
  ///   - width: The width of a full bar.
  ///   - line: The width of a sparkline.
  ///   - isMeasured: Whether the column of bars has the width of a full one, as long as they are.
  private func list(
    _ rows: [Row], _ width: Int, _ line: Int, isMeasured: Bool = false
  ) -> TextTable {
    // The least informative columns go first: what follows from others, then the bar of a figure that stays.
    var table = TextTable(
      [label, .picture(least: 8, leaving: 9), .whole(.right)]
        + extraColumns.map { TextTable.Column.whole($0.alignment, leaving: $0.leaving) }
        + (sparkColumn == nil ? [] : [sparks(leaving: 11)]))
    let heading = isOfLast ? shown.periods.last?.name ?? "" : shown.figure.rawValue
    table.add(
      [title, isMeasured ? String(repeating: " ", count: width) : "", heading]
        + extraColumns.map(\.heading) + (sparkColumn == nil ? [] : [line > 0 ? sparkHeading : ""]))
    let whole = rows.compactMap { value($0.row) }.max() ?? 0
    for row in rows { add(row, (width, line), whole, to: &table) }
    // The rest of a month may be carried into the next one, so sums would count it twice.
    let isOfMonths = shown.months.count > 1 && shown.figure == .left && !isOfLast
    if rows.count > 1, !isOfMonths { addTotal(line, to: &table) }
    if shown.isOfPeriods, let mean = shown.mean(of: report.total) {
      let incomes = [
        report.mean(of: report.total, \.income), report.mean(of: report.total, \.kept),
      ]
      table.add(
        ["Mean", "", amount(mean)] + (incomeColumns.isEmpty ? [] : incomes.map { amount($0) }))
    }
    return table
  }

  /// The label column. Names are truncated to the heading's width at least, those of buckets only if they are long;
  /// periods never.
  private var label: TextTable.Column {
    let width = DisplayWidth.columns(of: title)
    return switch report.question.parts ?? report.question.rows {
    case .week, .month, .quarter, .year: .whole(.left)
    case .bucket: SpendingScreen.bucketLabel(least: width)
    case .category, .merchant, .account, .tag:
      TextTable.Column(alignment: .left, leastWidth: width)
    }
  }

  static func bucketLabel(least: Int) -> TextTable.Column {
    TextTable.Column(alignment: .left, leastWidth: max(least, 16))
  }

  private var title: String {
    shown.months.count == 1
      ? MonthTitle.text(shown.months[0])
      : "\(shown.months[0].text)..\(shown.months[shown.months.count - 1].text)"
  }

  private func add(
    _ row: Row, _ widths: (bar: Int, line: Int), _ whole: Int64, to table: inout TextTable
  ) {
    let value = value(row.row)
    var over: Money?
    let putAway = row.row.figures.spending.putAway
    if let left = row.row.figures.left, left < 0, putAway < -left { over = shown.money(-left) }
    let isOver = isOfSpending && over != nil
    table.add(
      [
        (row.isPart ? "  " : "") + name(row.row.key), bar(row.row, value ?? 0, widths.bar, whole),
        isOfLast ? amount(value) : figure(row.row.figures),
      ] + extras(row.row) + (sparkColumn == nil ? [] : [spark(row.row, widths.line)]),
      inked: isOver ? [1: .red, overColumn: .red] : [1: .green])
  }

  private var isOfLast: Bool { shown.trendStart != nil && !shown.isOfPeriods }

  /// Returns the value of the bar: for a trend that of the last month.
  private func value(_ row: SpendingReport.Row) -> Int64? {
    if isOfLast { return row.periods.last.flatMap(shown.amount) }
    return shown.figure == .share ? row.figures.share.map(Int64.init) : shown.amount(row.figures)
  }

  // MARK: Bars

  var isOfSpending: Bool { shown.figure == .spent || shown.figure == .used }

  /// Whether bars are parts of a budget, in which today is marked.
  private var isMarked: Bool {
    shown.layout == .list && shown.trendStart == nil
      && (isOfSpending || shown.figure == .left) && report.question.parts == nil
  }

  private func bar(_ row: SpendingReport.Row, _ value: Int64, _ width: Int, _ whole: Int64)
    -> String
  {
    guard isMarked, let capacity = available(for: row) else {
      return Bar(width: width, usesBlocks: style.usesBlocks).text(value, of: max(whole, 1))
    }
    let bar = Bar(width: width, usesBlocks: style.usesBlocks, showsRest: true)
    guard let pace = pace(of: row) else { return bar.text(value, of: capacity) }
    let part = shown.figure == .left ? pace.length - pace.day : pace.day
    return bar.text(value, of: capacity, marking: part, of: pace.length)
  }

  /// Returns the money available for a row; `nil` if something was spent in a period without an income.
  private func available(for row: SpendingReport.Row) -> Int64? {
    let isOfAll = row.periods.allSatisfy { $0.budget != nil || $0.spent == 0 }
    return row.figures.capacity ?? (isOfAll ? row.figures.budget : nil)
  }

  /// Returns the elapsed part of a row's month; `nil` if it is another month, or several.
  private func pace(of row: SpendingReport.Row) -> MonthPace? {
    guard let pace = shown.pace else { return nil }
    if case .period(let period) = row.key {
      return period.length == .month && period.days.contains(shown.today) ? pace : nil
    }
    return shown.months.count == 1 ? pace : nil
  }

  // MARK: Sparklines

  /// The index of the column of sparklines in a list; `nil` without any.
  private var sparkColumn: Int? { hasSparklines ? 3 + extraColumns.count : nil }

  /// Whether rows have enough periods for a line.
  var hasSparklines: Bool { sparkCount >= Sparkline.fewest }

  /// The number of periods that rows have figures of; 0 if they are periods.
  var sparkCount: Int { shown.isOfPeriods ? 0 : report.rows.first?.periods.count ?? 0 }

  var sparkHeading: String { shown.periods[0].length.rawValue + "s" }

  /// Returns the column of sparklines: a year of months is never cut.
  ///
  /// - Parameter leaving: Its place among the columns that are dropped.
  func sparks(leaving: Int) -> TextTable.Column {
    .picture(least: max(min(sparkCount, 12), sparkHeading.count), leaving: leaving)
  }

  /// Returns which periods the sparklines are of, if there is no room for all.
  func notesOnSparklines(_ width: Int) -> [String] {
    guard width > 0, width < sparkCount, let first = shown.periods.suffix(width).first else {
      return []
    }
    return ["\(sparkHeading): only those since \(first.days.lowerBound.text)"]
  }

  func spark(_ row: SpendingReport.Row, _ width: Int) -> String {
    Sparkline(usesBlocks: style.usesBlocks, width: width)
      .text(of: row.periods.map { shown.figure == .share ? $0.spent : shown.amount($0) })
  }

  // MARK: Columns after the figure

  private struct Extra {
    var heading: String
    var alignment: TextTable.Alignment
    var leaving: Int
  }

  private var extraColumns: [Extra] {
    if shown.trendStart != nil {
      return [
        Extra(heading: "mean", alignment: .right, leaving: 2),
        Extra(heading: "change", alignment: .right, leaving: 12),
        Extra(heading: "", alignment: .right, leaving: 1),
      ]
    }
    let besides =
      incomeColumns + usedColumns
      + (hasMeanColumn ? [Extra(heading: "mean", alignment: .right, leaving: 10)] : [])
    let (rows, parts) = (report.question.rows, report.question.parts)
    guard report.total.figures.budget != nil, parts == nil else { return besides }
    switch shown.figure {
    case .spent, .used:
      guard rows == .bucket || shown.isOfPeriods && rows != .week else { return besides }
      return besides + [
        Extra(heading: "of", alignment: .right, leaving: 2),
        Extra(heading: usedColumns.isEmpty ? "used" : "%", alignment: .right, leaving: 7),
        Extra(heading: "", alignment: .left, leaving: 1),
      ]
    case .left: return [Extra(heading: "of", alignment: .right, leaving: 2)]
    case .share, .budget, .income, .kept: return besides
    }
  }

  /// Whether each row has a mean beside its figure; periods have one below them.
  private var hasMeanColumn: Bool { !shown.isOfPeriods && !shown.meanPeriods.isEmpty }

  /// The income and what was kept of it, beside the spending of periods.
  private var incomeColumns: [Extra] {
    guard isOfSpending, shown.isOfPeriods, report.question.rows != .week, shown.trendStart == nil,
      report.question.parts == nil,
      report.total.figures.income != nil
    else { return [] }
    return [("income", 6), ("kept", 8)].map {
      Extra(heading: $0.0, alignment: .right, leaving: $0.1)
    }
  }

  /// The covered, put away and used amounts, if they differ from the spent one.
  private var usedColumns: [Extra] {
    guard shown.figure == .spent, report.rows.contains(where: \.figures.usesOtherThanSpent) else {
      return []
    }
    return [("covered", 3), ("put away", 4), ("used", 5)].map {
      Extra(heading: $0.0, alignment: .right, leaving: $0.1)
    }
  }

  /// The index of the column that says a row is over.
  private var overColumn: Int {
    5 + incomeColumns.count + usedColumns.count + (hasMeanColumn ? 1 : 0)
  }

  private func extras(_ row: SpendingReport.Row) -> [String] {
    if shown.trendStart != nil {
      guard let trend = shown.trend(of: row) else { return ["", "", ""] }
      return [amount(trend.mean), signed(trend.change), percent(of: trend)]
    }
    let spending = row.figures.spending
    let besides =
      (incomeColumns.isEmpty ? [] : [row.figures.income, row.figures.kept].map { amount($0) })
      + (usedColumns.isEmpty
        ? [] : [spending.covered, spending.putAway, spending.used].map { amount($0) })
      + (hasMeanColumn ? [amount(shown.mean(of: row))] : [])
    guard extraColumns.count > besides.count else { return besides }
    guard let whole = available(for: row) else {
      return besides + [style.dash]
        + Array(repeating: "", count: max(0, extraColumns.count - besides.count - 1))
    }
    if shown.figure == .left { return [amount(whole)] }
    let used =
      shown.money(row.figures.used).percent(of: shown.money(whole)).map { "\($0)%" } ?? style.dash
    let over = row.figures.used - whole
    let excess = LeftLine.excess(
      over: shown.money(over), used: shown.money(spending.used),
      putAway: shown.money(spending.putAway), isCovered: spending.covered != 0, style)
    return besides + [amount(whole), used, excess.text]
  }

  func signed(_ change: Int64) -> String { (change > 0 ? "+" : "") + amount(change) }

  /// Returns the change in percent of the mean; empty if the mean is not above zero.
  private func percent(of trend: SpendingReport.Trend) -> String {
    shown.money(trend.change).percent(of: shown.money(trend.mean)).map {
      ($0 > 0 ? "+" : "") + "\($0)%"
    } ?? ""
  }

  private func addTotal(_ line: Int, to table: inout TextTable) {
    let total = report.total
    let isTrendOfMonths = shown.trendStart != nil && !isOfLast
    table.add(
      [name(.total), "", isOfLast ? amount(value(total)) : figure(total.figures)]
        + (isTrendOfMonths ? [] : extras(total))
        + (sparkColumn == nil ? [] : [spark(total, line)]),
      inked: shown.trendStart == nil ? [overColumn: .red] : [:])
  }
}
