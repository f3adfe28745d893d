import LedgerModel

/// A report with what is shown of it.
struct ShownReport {
  let report: SpendingReport
  let layout: ReportLayout
  let figure: ReportFigure
  /// As they were asked for.
  let by: [SpendingReport.Axis]
  /// The first month that a trend is of; `nil` without one.
  let trendStart: CalendarMonth?
  let today: CalendarDay
  let categories: CategoryCatalog

  var months: [CalendarMonth] { report.question.months }

  func money(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: report.currency)
  }

  /// The figure that is shown, where it is an amount.
  func amount(_ figures: SpendingReport.Figures) -> Int64? {
    switch figure {
    case .spent: figures.spent
    case .used: figures.used
    case .left: figures.left
    case .budget: figures.budget
    case .share: nil
    }
  }

  /// A row beside the months before; `nil` where that is not asked for, or there are none.
  func trend(of row: SpendingReport.Row) -> SpendingReport.Trend? {
    trendStart.flatMap { report.trend(of: row, since: $0, amount) }
  }

  /// What a row is called.
  func name(_ key: SpendingReport.Row.Key) -> String {
    switch key {
    case .bucket(let bucket): categories.buckets.displayName(of: bucket)
    case .category(let category): categories.displayName(of: category)
    case .merchant, .month: key.text
    case .others(let count): count.of("other")
    case .total: "Total"
    }
  }

  /// How far this month is; `nil` where the report is not of it.
  var pace: MonthPace? {
    months.contains(today.month) ? MonthPace(of: today) : nil
  }
}

/// How much of a month is over, today included.
struct MonthPace: Hashable {
  let month: CalendarMonth
  let day: Int
  let length: Int

  init(of today: CalendarDay) {
    month = today.month
    day = today.day
    length = today.month.length
  }

  /// Rounded down, as what is used of a budget.
  var percent: Int { day * 100 / length }
}

/// How the rows of a report stand.
enum ReportLayout: Hashable {
  /// One below the other, with a bar.
  case list
  case monthsInColumns
  case monthsInRows
}
