import LedgerModel

/// What a month's calendar shows: each day with what it adds up to and what is planned on it.
struct CalendarMonthFacts {
  /// One day.
  struct Day {
    var figures: DayFigures
    /// The open occurrences of bills that are due on it.
    var bills: [BillOccurrence]
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

  /// Between tabs, a line a day: date, weekday, spent, income, entries, bills, currency.
  var rows: [[String]] {
    days.map { day in
      let figures = day.figures
      return [
        figures.day.text, figures.day.weekday.abbreviation, AmountText.text(figures.spent),
        AmountText.text(figures.income), String(figures.entryCount), String(day.bills.count),
        figures.spent.currency.code,
      ]
    }
  }

  func document(_ numbering: EventNumbering, today: CalendarDay) -> JSONValue {
    [
      "id": .text(budget.month.text), "currency": .text(budget.currency.code),
      "budget": .optional(budget.hasBudget ? AmountText.text(budget.budget) : nil),
      "used": .text(AmountText.text(budget.used)),
      "left": .optional(budget.hasBudget ? AmountText.text(budget.left) : nil),
      "days": .list(
        days.map { day in
          let figures = day.figures
          let bills = BillTable(
            occurrences: day.bills, today: today, categories: categories, numbering: numbering)
          return [
            "date": .text(figures.day.text), "weekday": .text(figures.day.weekday.abbreviation),
            "spent": .text(AmountText.text(figures.spent)),
            "income": .text(AmountText.text(figures.income)),
            "entryCount": .integer(Int64(figures.entryCount)),
            "bills": .list(bills.documents),
          ]
        }),
    ]
  }
}
