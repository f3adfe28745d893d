import LedgerModel

/// What accounts hold at the end of months: the same figures as those of a day.
struct AccountCourse {
  let months: [CalendarMonth]
  let totals: [Accounts.Totals?]
  /// The balances of each account; `nil` before accounts are in use.
  private(set) var balances: [AccountName: [Money?]]
  /// Whether the months were asked for, and have rows of their own.
  private let hasRows: Bool

  var hasSparklines: Bool { months.count >= Sparkline.fewest }

  /// The number of months if none are named.
  private static let usualLength = 12

  /// - Parameters:
  ///   - asked: The months that were asked for; if it is one or none, those of a year up to the day.
  ///   - day: The last day: later months are not shown.
  /// - Returns: `nil` if there are too few months for a line, and none were asked for.
  /// - Throws: ``FigureTooLarge`` if a balance does not fit.
  init?(
    _ all: Accounts, _ accounts: [Account], of asked: [CalendarMonth], through day: CalendarDay
  ) throws(FigureTooLarge) {
    hasRows = asked.count > 1
    let first = day.month.advanced(by: 1 - AccountCourse.usualLength) ?? day.month
    let months = (hasRows ? asked : CalendarMonth.months(from: first, through: day.month))
      .filter { $0 <= day.month }
    let known = try all.totals(of: months, through: day)
    // Months before accounts are in use say nothing.
    let start = known.firstIndex { $0 != nil } ?? known.endIndex
    (self.months, totals) = (Array(months[start...]), Array(known[start...]))
    balances = [:]
    guard hasRows ? !months.isEmpty : hasSparklines else { return nil }
    for account in accounts {
      balances[account.name] = try all.balances(
        of: account.name, in: self.months, through: day)
    }
  }

  /// What accounts hold at the end of a month.
  struct Month {
    let month: CalendarMonth
    let totals: Accounts.Totals?
    let balances: [(account: AccountName, balance: Money?)]
  }

  /// The months that were asked for; `nil` if none were.
  ///
  /// - Parameter accounts: The accounts, in their order.
  func asked(_ accounts: [Account]) -> [Month]? {
    guard hasRows else { return nil }
    return months.indices.map { index in
      Month(
        month: months[index], totals: totals[index],
        balances: accounts.map { ($0.name, balances[$0.name]?[index]) })
    }
  }

  /// Returns which months the sparklines are of, and a row for each month if months were asked for.
  ///
  /// - Parameter line: The width of the sparklines; 0 if there is no room for them.
  func lines(_ line: Int, _ style: ScreenStyle) -> [String] {
    var legend: [String] = []
    if hasSparklines, let first = months.suffix(line).first, let last = months.last {
      let signs = Sparkline(usesBlocks: style.usesBlocks).text(of: [2, 5, 8])
      legend.append("\(signs) by month, \(first.text)..\(last.text)")
    }
    return legend + (hasRows ? rows(style) : [])
  }

  private func rows(_ style: ScreenStyle) -> [String] {
    let table = table(drawing: Bar.widths.most, isMeasured: true, style)
    let bar = style.columns.map {
      table.width(of: table.columns.count - 1, within: $0) ?? Bar.widths.least
    }
    return [""]
      + self.table(drawing: bar ?? Bar.widths.usual, style)
      .lines(within: style.columns, ellipsis: style.ellipsis, isColoured: style.isColoured)
  }

  /// - Parameters:
  ///   - width: The width of a full bar.
  ///   - isMeasured: Whether the column of bars has the width of a full one.
  private func table(
    drawing width: Int, isMeasured: Bool = false, _ style: ScreenStyle
  ) -> TextTable {
    // The columns add up to the worth.
    let isLent = totals.contains { ($0?.lent.minorUnits ?? 0) != 0 }
    let lent: [TextTable.Column] = isLent ? [.whole(.right, leaving: 2)] : []
    var table = TextTable(
      [.whole(.left), .whole(.right, leaving: 1), .whole(.right, leaving: 2)] + lent
        + [.whole(.right), .picture(least: Bar.widths.least, leaving: 0)])
    table.add(
      ["", "at hand", "kept"] + (isLent ? ["lent"] : []) + ["worth"]
        + (isMeasured ? [String(repeating: " ", count: width)] : []))
    let worths = totals.map { $0?.worth.minorUnits }
    let most = max(1, worths.compactMap(\.self).max() ?? 0)
    let bar = Bar(width: width, usesBlocks: style.usesBlocks)
    for (month, totals) in zip(months, totals) {
      let worth = totals?.worth.minorUnits ?? 0
      let sums = [totals?.atHand, totals?.kept] + (isLent ? [totals?.lent] : []) + [totals?.worth]
      table.add(
        [month.text] + sums.map { $0.map(style.amount) ?? "" } + [bar.text(worth, of: most)],
        inked: [sums.count + 1: .green])
    }
    return table
  }
}

extension AccountCourse.Month: Shaped {
  static let shape = Shape<AccountCourse.Month>(
    .init("id", \.month), .init("total", \.totals?.worth), .init("atHand", \.totals?.atHand),
    .init("kept", \.totals?.kept), .init("lent", \.totals?.lent),
    .init("accounts", { $0.balances.map(Balance.init) }))

  /// What one account holds.
  private struct Balance: Shaped {
    let account: AccountName
    let balance: Money?

    static let shape = Shape<Balance>(.init("account", \.account), .init("balance", \.balance))
  }
}
