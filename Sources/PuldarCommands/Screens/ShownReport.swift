import LedgerModel

/// A report with its display options.
struct ShownReport {
  let report: SpendingReport
  let layout: ReportLayout
  let figure: ReportFigure
  /// The axes, as they were requested.
  let by: [SpendingReport.Axis]
  /// The first month of a trend; `nil` without one.
  let trendStart: CalendarMonth?
  let today: CalendarDay
  let categories: CategoryCatalog

  var months: [CalendarMonth] { report.question.months }

  func money(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: report.currency)
  }

  /// Returns the figure shown, if it is an amount.
  func amount(_ figures: SpendingReport.Figures) -> Int64? {
    switch figure {
    case .spent: figures.spent
    case .used: figures.used
    case .left: figures.left
    case .budget: figures.budget
    case .share: nil
    }
  }

  /// Returns a row compared with the months before; `nil` if that is not requested, or there are none.
  func trend(of row: SpendingReport.Row) -> SpendingReport.Trend? {
    trendStart.flatMap { report.trend(of: row, since: $0, amount) }
  }

  /// Returns the name of a row.
  func name(_ key: SpendingReport.Row.Key) -> String {
    switch key {
    case .bucket(let bucket): categories.buckets.displayName(of: bucket)
    case .category(let category): categories.displayName(of: category)
    case .merchant, .month: key.text
    case .others(let count): count.of("other")
    case .total: "Total"
    }
  }

  /// The elapsed part of this month; `nil` if the report does not cover it.
  var pace: MonthPace? {
    months.contains(today.month) ? MonthPace(of: today) : nil
  }
}

/// The elapsed part of a month, today included.
struct MonthPace: Hashable {
  let month: CalendarMonth
  let day: Int
  let length: Int

  init(of today: CalendarDay) {
    month = today.month
    day = today.day
    length = today.month.length
  }

  /// The percentage, rounded down, as the used part of a budget is.
  var percent: Int { day * 100 / length }
}

/// The layout of a report's rows.
enum ReportLayout: Hashable {
  /// One below the other, with bars.
  case list
  case monthsInColumns
  case monthsInRows
}
