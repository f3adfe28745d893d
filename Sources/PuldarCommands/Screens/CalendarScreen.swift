import LedgerModel

/// A month as a grid of weeks: each day with its number, marks for its content, a shade that is darker the more was
/// spent, and its spending.
///
/// If a line is too narrow for the sums, the grid has only marks and shades, and the days with entries follow below it,
/// one a line.
struct CalendarScreen {
  let facts: CalendarMonthFacts
  /// The shade of each day, from 0, nothing spent, to ``darkest``.
  let shades: [Int]
  let weekStart: CalendarDay.Weekday
  let today: CalendarDay
  let style: ScreenStyle

  /// The width of a line if no terminal determines it.
  private static let usualColumns = 80
  private static let gap = 1
  /// The widest that a day is drawn, so that a week is seen as one.
  private static let widestCell = 14
  static let darkest = Sparkline.shades(usesBlocks: true).count

  var lines: [String] {
    let limit = style.columns ?? CalendarScreen.usualColumns
    let needed = cellWidth
    let isWide = needed * 7 + CalendarScreen.gap * 6 <= limit
    let room = style.columns == nil ? 0 : (limit - CalendarScreen.gap * 6) / 7
    let width = max(needed, min(room, CalendarScreen.widestCell))
    let grid = isWide ? wideGrid(width) : narrowGrid(limit)
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
      lines.append(row(week.map { $0.map { shaded($0, width) } ?? "" }, width))
      let sums = week.map { $0.map(sum) ?? "" }
      if sums.contains(where: { !$0.isEmpty }) {
        lines.append(row(sums.map { $0.isEmpty ? "" : " \($0)" }, width))
      }
    }
    return lines
  }

  /// Days without sums are so narrow that the shade stands in the place of the gap, if there is one.
  private func narrowGrid(_ limit: Int) -> [String] {
    let gap = limit < 35 ? 0 : 1
    return [row(weekStart.week.map { " " + $0.name.prefix(2) }, 4 + gap, gap: 0)]
      + weeks.map { week in
        row(
          week.map { day in
            day.map { DisplayWidth.padded(String(head($0).prefix(4)), to: 4) + shade($0, gap) }
              ?? ""
          }, 4 + gap, gap: 0)
      }
  }

  /// Returns a row of aligned cells, without trailing spaces.
  private func row(_ cells: [String], _ width: Int, gap: Int = CalendarScreen.gap) -> String {
    var line = cells.map { DisplayWidth.padded($0, to: width) }
      .joined(separator: String(repeating: " ", count: gap))
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Returns a day's number and marks, and its shade as wide as the room beside any marks.
  private func shaded(_ day: CalendarMonthFacts.Day, _ width: Int) -> String {
    let room = CalendarScreen.headWidth
    return DisplayWidth.padded(head(day), to: room) + shade(day, width - room)
  }

  /// The width of a day's number with all its marks.
  private static let headWidth = 6

  private func shade(_ day: CalendarMonthFacts.Day, _ width: Int) -> String {
    let place = day.figures.day.day - 1
    guard shades.indices.contains(place), shades[place] > 0 else { return "" }
    let signs = Sparkline.shades(usesBlocks: style.usesBlocks)
    return String(repeating: signs[min(shades[place], signs.count) - 1], count: max(0, width))
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

  /// The legend of the marks and shades shown.
  private var legend: [String] {
    let shown = facts.days.map(marks).joined()
    var words = [("+", "income"), ("b", "bill"), ("*", "entries")]
      .filter { shown.contains($0.0) }.map { "\($0.0) \($0.1)" }
    if shades.contains(where: { $0 > 0 }) {
      let signs = String(Sparkline.shades(usesBlocks: style.usesBlocks))
      words.append("\(signs) spent, little to much")
    }
    return words.isEmpty ? [] : [style.joined(words)]
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
