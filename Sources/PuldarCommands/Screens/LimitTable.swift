import LedgerModel

/// The usage of categories with limits, one a line with a bar.
struct LimitTable {
  let limits: [MonthOverview.UsedLimit]

  /// The width of a full bar, equal to that of buckets.
  private static let barWidth = 19

  func lines(_ style: ScreenStyle) -> [String] {
    var table = TextTable([
      .words(), .whole(.left, leaving: 0), .whole(.right), .whole(.left),
      .whole(.right, leaving: 1),
    ])
    for limit in limits {
      let isOver = limit.over.minorUnits > 0
      let bar = Bar(width: LimitTable.barWidth, usesBlocks: style.usesBlocks, showsRest: true)
      table.add(
        [
          LimitTable.subject(limit),
          bar.text(limit.used.minorUnits, of: max(limit.capacity.minorUnits, 0)),
          style.amount(limit.used), LimitTable.rest(limit, style),
          limit.usedPercent.map { "\($0)%" } ?? "",
        ],
        inked: isOver ? [1: .red, 3: .red] : [1: .green])
    }
    return table.lines(
      within: style.columns, ellipsis: style.ellipsis, isColoured: style.isColoured)
  }

  /// Returns `of 400.00, 280.00 left`, or `of 400.00, OVER by 12.00`.
  private static func rest(_ limit: MonthOverview.UsedLimit, _ style: ScreenStyle) -> String {
    let rest =
      limit.over.minorUnits > 0
      ? "OVER by \(style.amount(limit.over))" : "\(style.amount(limit.left)) left"
    let carried =
      limit.carried.minorUnits == 0 ? "" : ", \(style.amount(limit.carried)) carried"
    return "of \(style.amount(limit.capacity)), \(rest)\(carried)"
  }

  /// Returns `dining`, or `dining 2026-q1` for another period than a month; only the period of a limit of everything.
  static func subject(_ limit: MonthOverview.UsedLimit) -> String {
    let name = VisibleText(limit.name).description
    if limit.reach.isOfMonths { return name }
    return name.isEmpty ? period(of: limit) : "\(name) \(period(of: limit))"
  }

  /// Returns `2026`, `2026-q1`, or the days of shorter periods.
  static func period(of limit: MonthOverview.UsedLimit) -> String {
    let (first, last) = (limit.days.lowerBound, limit.days.upperBound)
    return switch limit.reach {
    case .yearly: String(first.text.prefix(4))
    case .quarterly: "\(first.text.prefix(4))-q\((first.month.monthOfYear + 2) / 3)"
    case .weekly, .twoWeekly: "\(first.text)..\(last.text)"
    case .month, .onward: first.month.text
    }
  }

  /// Returns a limit on a line of its own: `dining: 280.00 left of 400.00`.
  static func line(
    _ limit: MonthOverview.UsedLimit, in month: String = "", _ style: ScreenStyle
  ) -> String {
    let cap = style.amount(limit.capacity)
    let left =
      limit.over.minorUnits > 0
      ? "OVER by \(style.amount(limit.over)) (\(style.amount(limit.used)) of \(cap))"
      : "\(style.amount(limit.left)) left of \(cap)"
    let carried =
      limit.carried.minorUnits == 0 ? "" : ", \(style.amount(limit.carried)) of it carried"
    return "\(subject(limit))\(limit.reach.isOfMonths ? month : ""): \(left)\(carried)"
  }

  /// Returns the exceeded limits of a month, one a line, for the screen of another command.
  static func passed(
    _ overview: MonthOverview, in month: String = "", _ style: ScreenStyle
  ) -> [String] {
    overview.passedLimits.map { style.ink(.red, line($0, in: month, style)) }
  }
}

extension MonthOverview.UsedLimit: Shaped {
  static let shape = Shape<MonthOverview.UsedLimit>(
    "limit", note: "How far a category is with its limit.",
    .init("category", \.category, "null for all spending of a period."),
    .init("period", LimitTable.period, "A month, or the week, weeks, quarter or year."),
    .init("limit", \.cap), .init("carried", \.carried, "From the period before."),
    .init("used", \.used), .init("left", \.left), .init("over", \.over),
    .init("usedPercent", \.usedPercent, "null if nothing may be used."))
}

/// The setting of a month's budget or a category's limit: `budget 3000.00 a month from 2026-01 on`,
/// `limit 400.00 a month from 2026-01 on for dining`.
struct MonthCapLine {
  let set: MonthBudgetSet
  let categories: CategoryCatalog

  func text(_ style: ScreenStyle) -> String {
    let month = set.from.month.text
    let name = set.category == nil ? "budget" : "limit"
    let place = set.category.map { " for \(categories.shownName(of: $0))" } ?? ""
    let was = set.change.was.map { $0.money.map(style.amount) ?? "none" }
    let now = set.cap.money.map(style.amount) ?? "none"
    let words =
      switch set.reach {
      case .month, .onward: "a month"
      case .weekly: "a week"
      case .twoWeekly: "every 2 weeks"
      case .quarterly: "a quarter"
      case .yearly: "a year"
      }
    let before = was == nil || was == now ? "" : "\(was ?? "") -> "
    return switch (set.reach, set.cap) {
    case (.month, _): "\(name) of \(month)\(place): \(before)\(now)"
    case (let reach, .none) where before.isEmpty:
      "no \(name)\(reach == .onward ? "" : " of \(words)") from \(month) on\(place)"
    case (let reach, .none):
      "\(name)\(reach == .onward ? "" : " of \(words)") from \(month) on\(place): \(before)\(now)"
    case (_, .amount): "\(name) \(before)\(now) \(words) from \(month) on\(place)"
    }
  }
}
