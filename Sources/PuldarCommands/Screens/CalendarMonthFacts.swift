import LedgerModel

/// The content of a month's calendar: each day with its figures and plans.
struct CalendarMonthFacts: Shaped {
  /// One day.
  struct Day: Shaped {
    var figures: DayFigures
    /// The open occurrences of bills that are due on it.
    var bills: [Bill.Day]
    let today: CalendarDay

    static let shape = Shape<Day>(
      .init("date", \.figures.day), .init("weekday", \.figures.day.weekday),
      .init("spent", \.figures.spent, "Net of what came back."),
      .init("income", \.figures.income), .init("entryCount", \.figures.entryCount),
      .init(
        "bills", { day in day.bills.map { BillTable.ToldDay(day: $0, today: day.today) } },
        "What is due on it, and not paid."))
  }

  let budget: MonthBudget
  let overview: MonthOverview
  let days: [Day]
  let categories: CategoryCatalog

  init(_ month: CalendarMonth, _ state: BudgetState, today: CalendarDay) throws(FigureTooLarge) {
    budget = try state.buckets.month(month, on: today)
    overview = try state.buckets.overview(of: budget, on: today)
    let (decisions, span) = (state.decisionState, month.firstDay...month.lastDay)
    categories = decisions.plan.categories
    let bills =
      decisions.bills.isInUse
      ? decisions.bills.paid(through: min(month.lastDay, today)).open(in: span) : []
    days = try state.buckets.days(of: month).map { figures in
      Day(figures: figures, bills: bills.filter { $0.due == figures.day }, today: today)
    }
  }

  static let shape = Shape<CalendarMonthFacts>(
    .init("id", \.budget.month), .init("currency", \.budget.currency),
    .init(
      "budget", { $0.budget.hasBudget ? $0.budget.budget : nil }, "null without a budget."),
    .init("used", \.budget.used),
    .init("left", { $0.budget.hasBudget ? $0.budget.left : nil }),
    .init("days", \.days, "Every day of the month."))
}
