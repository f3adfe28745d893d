import LedgerModel

/// The content of a month's calendar: each day with its figures and plans.
struct CalendarMonthFacts {
  /// One day.
  struct Day {
    var figures: DayFigures
    /// The open occurrences of bills that are due on it.
    var bills: [Bill.Day]
  }

  let budget: MonthBudget
  let overview: MonthOverview
  let days: [Day]
  let categories: CategoryCatalog

  init(_ month: CalendarMonth, _ state: BudgetState, today: CalendarDay) throws(FigureTooLarge) {
    budget = try state.buckets.month(month, on: today)
    overview = try state.buckets.overview(of: budget)
    let (decisions, span) = (state.decisionState, month.firstDay...month.lastDay)
    categories = decisions.plan.categories
    let bills =
      decisions.bills.isInUse
      ? decisions.bills.paid(through: min(month.lastDay, today)).open(in: span) : []
    days = try state.buckets.days(of: month).map { figures in
      Day(figures: figures, bills: bills.filter { $0.due == figures.day })
    }
  }

  func document(_ numbering: EventNumbering, today: CalendarDay) -> Record {
    [
      "id": budget.month.text, "currency": budget.currency.code,
      "budget": budget.hasBudget ? budget.budget : nil, "used": budget.used,
      "left": budget.hasBudget ? budget.left : nil,
      "days": days.map { day -> Record in
        let figures = day.figures
        let bills = BillTable(
          occurrences: day.bills, today: today, categories: categories, numbering: numbering)
        return [
          "date": figures.day.text, "weekday": figures.day.weekday.abbreviation,
          "spent": figures.spent, "income": figures.income, "entryCount": figures.entryCount,
          "bills": bills.records,
        ]
      },
    ]
  }
}
