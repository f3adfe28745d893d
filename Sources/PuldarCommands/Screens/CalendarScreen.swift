import LedgerModel

/// A month as a grid of weeks: each day with its number, marks for its content, and its spending.
///
/// If a line is too narrow for the sums, the grid has only marks, and the days with entries follow below it,
/// one a line.
struct CalendarScreen {
  let facts: CalendarMonthFacts
  let weekStart: CalendarDay.Weekday
  let today: CalendarDay
  let style: ScreenStyle

  /// The width of a line if no terminal determines it.
  private static let usualColumns = 80
  private static let gap = 1

  var lines: [String] {
    let limit = style.columns ?? CalendarScreen.usualColumns
    let width = cellWidth
    let isWide = width * 7 + CalendarScreen.gap * 6 <= limit
    let grid = isWide ? wideGrid(width) : narrowGrid
    let month = BudgetScreen(
      months: [facts.budget], overviews: [facts.overview], showsBuckets: false, today: today,
      style: style)
    return month.lines + grid + (isWide ? [] : dayLines) + plannedLines + legend
      + LimitTable.passed(facts.overview, style)
  }

  // MARK: The grid

  /// The width that fits the largest sum, and a day with all its marks.
  private var cellWidth: Int {
    let sums = facts.days.map { DisplayWidth.columns(of: sum($0)) }
    return max(8, sums.max() ?? 0)
  }

  private func wideGrid(_ width: Int) -> [String] {
    let heads = weekStart.week.map { " " + $0.name.prefix(3) }
    var lines = [row(heads.map { String($0) }, width)]
    for week in weeks {
      lines.append(row(week.map { $0.map(head) ?? "" }, width))
      let sums = week.map { $0.map(sum) ?? "" }
      if sums.contains(where: { !$0.isEmpty }) {
        lines.append(row(sums.map { $0.isEmpty ? "" : " \($0)" }, width))
      }
    }
    return lines
  }

  private var narrowGrid: [String] {
    [row(weekStart.week.map { " " + $0.name.prefix(2) }, 4)]
      + weeks.map { week in
        row(week.map { day in day.map { String(head($0).prefix(4)) } ?? "" }, 4)
      }
  }

  /// Returns a row of aligned cells, without trailing spaces.
  private func row(_ cells: [String], _ width: Int) -> String {
    var line = cells.map { DisplayWidth.padded($0, to: width) }
      .joined(separator: String(repeating: " ", count: CalendarScreen.gap))
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The days by weeks; `nil` outside the month.
  private var weeks: [[CalendarMonthFacts.Day?]] {
    let place = weekStart.week.firstIndex(of: facts.budget.month.firstDay.weekday) ?? 0
    let cells =
      [CalendarMonthFacts.Day?](repeating: nil, count: place) + facts.days.map(Optional.some)
    return stride(from: 0, to: cells.count, by: 7).map { start in
      Array(cells[start..<min(start + 7, cells.count)])
    }
  }

  /// Returns ` 3 +b`, or `[3]` for today.
  private func head(_ day: CalendarMonthFacts.Day) -> String {
    let number = String(day.figures.day.day)
    let padded = number.count < 2 ? " \(number)" : number
    return day.figures.day == today ? "[\(padded)]\(marks(day))" : " \(padded)\(marks(day))"
  }

  private func marks(_ day: CalendarMonthFacts.Day) -> String {
    (day.figures.income.minorUnits != 0 ? "+" : "") + (day.bills.isEmpty ? "" : "b")
      + (day.figures.entryCount > 0 && sum(day).isEmpty && day.figures.income.minorUnits == 0
        ? "*" : "")
  }

  /// Returns the spending of a day; empty if there was none.
  private func sum(_ day: CalendarMonthFacts.Day) -> String {
    day.figures.spent.minorUnits == 0 ? "" : style.amount(day.figures.spent)
  }

  // MARK: Below the grid

  /// The days with entries, if the grid has no room for their sums.
  private var dayLines: [String] {
    var table = TextTable([.whole(.right), .whole(.right), .words()])
    for day in facts.days where day.figures.entryCount > 0 {
      let count = day.figures.entryCount
      let income = day.figures.income
      table.add([
        String(day.figures.day.day), style.amount(day.figures.spent),
        style.joined([
          count == 1 ? "1 entry" : "\(count) entries",
          income.minorUnits == 0 ? "" : "\(style.amount(income)) in",
        ]),
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  /// The bills, by day.
  private var plannedLines: [String] {
    var table = TextTable([
      .whole(.left), .whole(.left, leaving: 0), .words(), .whole(.right), .whole(.left),
    ])
    for day in facts.days {
      for bill in day.bills {
        table.add(
          [
            style.day(day.figures.day), "bill", VisibleText(bill.terms.name).description,
            BillLine.amount(bill, style), BillLine.state(bill, today: today, style),
          ], inked: bill.isOverdue(on: today) ? [4: .red] : [:])
      }
    }
    if table.rows.isEmpty { return [] }
    return ["Planned"]
      + table.lines(
        within: style.columns, ellipsis: style.ellipsis, isColoured: style.isColoured)
  }

  /// The legend of the marks shown.
  private var legend: [String] {
    let shown = facts.days.map(marks).joined()
    let words = [("+", "income"), ("b", "bill"), ("*", "entries")]
      .filter { shown.contains($0.0) }
    return words.isEmpty ? [] : [style.joined(words.map { "\($0.0) \($0.1)" })]
  }
}

extension CalendarDay.Weekday {
  /// The English name.
  var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}
