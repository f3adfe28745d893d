import LedgerModel

/// How far a month is with its own budgets, one a line with a bar.
struct OwnBudgetTable {
  let budgets: [MonthOverview.SpentBudget]

  /// How many columns a full bar has, as the bars of buckets.
  private static let barWidth = 19

  func lines(_ style: ScreenStyle) -> [String] {
    var table = TextTable([
      .words(), .whole(.left, leaving: 0), .whole(.right), .whole(.left),
      .whole(.right, leaving: 1),
    ])
    for budget in budgets {
      let isOver = budget.over.minorUnits > 0
      let bar = Bar(width: OwnBudgetTable.barWidth, usesBlocks: style.usesBlocks, showsRest: true)
      table.add(
        [
          OwnBudgetTable.label(budget),
          bar.text(budget.used.minorUnits, of: budget.cap.minorUnits),
          style.amount(budget.used), OwnBudgetTable.rest(budget, style),
          budget.usedPercent.map { "\($0)%" } ?? "",
        ],
        inked: isOver ? [1: .red, 3: .red] : [1: .green])
    }
    return table.lines(
      within: style.columns, ellipsis: style.ellipsis, isColoured: style.isColoured)
  }

  /// What it is of: a category, or the month.
  static func label(_ budget: MonthOverview.SpentBudget) -> String {
    budget.category.map { VisibleText($0.text).description } ?? "Budget"
  }

  /// `of 400.00, 280.00 left`, or `of 400.00, OVER by 12.00`.
  private static func rest(_ budget: MonthOverview.SpentBudget, _ style: ScreenStyle) -> String {
    let rest =
      budget.over.minorUnits > 0
      ? "OVER by \(style.amount(budget.over))" : "\(style.amount(budget.left)) left"
    return "of \(style.amount(budget.cap)), \(rest)"
  }

  /// The same on a line of its own: `280.00 left of 400.00`.
  static func left(_ budget: MonthOverview.SpentBudget, _ style: ScreenStyle) -> String {
    let cap = style.amount(budget.cap)
    return budget.over.minorUnits > 0
      ? "OVER by \(style.amount(budget.over)) (\(style.amount(budget.used)) of \(cap))"
      : "\(style.amount(budget.left)) left of \(cap)"
  }

  /// Between tabs: category, budget, used, left, percent and the currency.
  static func row(_ budget: MonthOverview.SpentBudget) -> [String] {
    [
      budget.category?.text ?? "", AmountText.text(budget.cap), AmountText.text(budget.used),
      AmountText.text(budget.left), budget.usedPercent.map { String($0) } ?? "",
      budget.cap.currency.code,
    ]
  }

  static func document(_ budget: MonthOverview.SpentBudget) -> JSONValue {
    func amount(_ money: Money) -> JSONValue { .text(AmountText.text(money)) }
    return [
      "category": .optional(budget.category?.text), "budget": amount(budget.cap),
      "used": amount(budget.used), "left": amount(budget.left), "over": amount(budget.over),
      "usedPercent": .optional(budget.usedPercent),
    ]
  }
}

/// A month's own budget as it was set: `budget 400.00 a month from 2026-01 for dining`.
struct OwnBudgetLine {
  private let set: MonthBudgetSet

  init(_ set: MonthBudgetSet) {
    self.set = set
  }

  func text(_ style: ScreenStyle) -> String {
    let month = set.from.month.text
    let place = set.category.map { " for \(VisibleText($0.text))" } ?? ""
    let was = set.change.was.map { $0.money.map(style.amount) ?? "none" }
    let now = set.cap.money.map(style.amount) ?? "none"
    let before = was == nil || was == now ? "" : "\(was ?? "") -> "
    return switch (set.reach, set.cap) {
    case (.month, _): "budget of \(month)\(place): \(before)\(now)"
    case (.onward, .none) where before.isEmpty: "no budget from \(month) on\(place)"
    case (.onward, .none): "budget from \(month) on\(place): \(before)\(now)"
    case (.onward, .amount): "budget \(before)\(now) a month from \(month) on\(place)"
    }
  }
}
