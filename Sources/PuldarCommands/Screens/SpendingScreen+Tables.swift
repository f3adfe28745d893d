import LedgerModel

/// The tables of a report by periods.
extension SpendingScreen {
  var tableLines: [String] {
    shown.layout == .periodsInColumns ? periodsInColumns : periodsInRows
  }

  private var isSummed: Bool { isOfSpending || shown.figure == .budget }

  private var periodsInColumns: [String] {
    let widest = periodsInColumns(drawing: sparkCount)
    let line = widest.width(of: widest.columns.count - 1, within: style.columns) ?? 0
    let lines = periodsInColumns(drawing: line)
      .lines(within: style.columns, ellipsis: style.ellipsis)
    return noting(lines, shown.periods.map(\.name))
      + (hasSparklines ? notesOnSparklines(line) : [])
  }

  /// - Parameter line: The width of the sparklines, which are the last column if there are several periods.
  private func periodsInColumns(drawing line: Int) -> TextTable {
    let count = shown.periods.count
    let isOfBuckets = report.question.rows == .bucket
    // The earliest periods are dropped first: the sparklines still have them.
    var columns: [TextTable.Column] = [
      isOfBuckets
        ? SpendingScreen.bucketLabel(least: 12) : TextTable.Column(alignment: .left, leastWidth: 12)
    ]
    columns += (0..<count).map { .whole(.right, leaving: $0 == count - 1 ? nil : $0) }
    var headings = [shown.figure.rawValue] + shown.periods.map(\.name)
    func add(_ heading: String, leaving: Int) {
      columns.append(.whole(.right, leaving: leaving))
      headings.append(heading)
    }
    if isSummed { add("total", leaving: count + 1) }
    if !shown.meanPeriods.isEmpty { add("mean", leaving: count + 2) }
    if shown.trendStart != nil {
      add("mean", leaving: count + 2)
      add("change", leaving: count + 3)
    }
    if hasSparklines {
      columns.append(sparks(leaving: count + 4))
      headings.append(line > 0 ? sparkHeading : "")
    }
    var table = TextTable(columns)
    table.add(headings)
    for (place, row) in report.rows.enumerated() { table.add(cells(row, place, line)) }
    if report.rows.count > 1 { table.add(cells(report.total, nil, line)) }
    return table
  }

  /// - Parameter place: The index of the row; `nil` for the total.
  private func cells(_ row: SpendingReport.Row, _ place: Int?, _ line: Int) -> [String] {
    let periods = row.periods.enumerated().map { column, figures in
      shown.figure == .share
        ? percent(
          place.map { report.shares(ofPeriod: column)[$0] } ?? report.wholeShare(ofPeriod: column))
        : amount(shown.amount(figures))
    }
    let trend = shown.trend(of: row)
    return [name(row.key)] + periods + (isSummed ? [amount(shown.amount(row.figures))] : [])
      + (shown.meanPeriods.isEmpty ? [] : [amount(shown.mean(of: row))])
      + (shown.trendStart == nil
        ? [] : [trend.map { amount($0.mean) } ?? "", trend.map { signed($0.change) } ?? ""])
      + (hasSparklines ? [spark(row, line)] : [])
  }

  private var periodsInRows: [String] {
    let count = report.rows.count
    var table = TextTable(
      [.whole(.left)] + (0..<count).map { .whole(.right, leaving: $0 == 0 ? nil : count - $0) }
        + [.whole(.right, leaving: count + 1)])
    let names = report.rows.map { name($0.key) }
    table.add([shown.figure.rawValue] + names + ["total"])
    let rows = report.rows + [report.total]
    for (column, period) in shown.periods.enumerated() {
      let shares = shown.figure == .share ? report.shares(ofPeriod: column) : []
      table.add(
        [period.name]
          + rows.enumerated().map { place, row in
            shown.figure == .share
              ? percent(
                place < shares.count ? shares[place] : report.wholeShare(ofPeriod: column))
              : amount(shown.amount(row.periods[column]))
          })
    }
    if isSummed, shown.periods.count > 1 {
      table.add([name(.total)] + rows.map { amount(shown.amount($0.figures)) })
    }
    if !shown.meanPeriods.isEmpty {
      table.add(["mean"] + rows.map { amount(shown.mean(of: $0)) })
    }
    if shown.trendStart != nil {
      table.add(["mean"] + rows.map { shown.trend(of: $0).map { amount($0.mean) } ?? "" })
      table.add(["change"] + rows.map { shown.trend(of: $0).map { signed($0.change) } ?? "" })
    }
    return noting(table.lines(within: style.columns, ellipsis: style.ellipsis), names)
  }

  /// Adds a note if the terminal is too narrow for all columns.
  private func noting(_ lines: [String], _ names: [String]) -> [String] {
    guard let heading = lines.first else { return lines }
    let missing = names.filter { !heading.contains($0) }.count
    guard missing > 0 else { return lines }
    return lines + ["\(missing.of("column")) left out: the terminal is narrow, and --plain has all"]
  }
}
