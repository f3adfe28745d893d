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
  var periods: [ReportPeriod] { report.question.periods }
  /// Whether the rows are periods.
  var isOfPeriods: Bool { report.question.rows.length != nil }

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
    case .income: figures.income
    case .kept: figures.kept
    case .share: nil
    }
  }

  /// The periods that means are of; empty if no mean is shown.
  var meanPeriods: [ReportPeriod] {
    let periods = report.question.meanPeriods
    return trendStart == nil && ![.left, .share].contains(figure) && periods.count > 1
      ? periods : []
  }

  /// Returns the mean of a row's figure; `nil` if no mean is shown, or the row is a period.
  func mean(of row: SpendingReport.Row) -> Int64? {
    meanPeriods.isEmpty ? nil : report.mean(of: row, amount)
  }

  /// Returns a row compared with the periods before; `nil` if that is not requested, or there are none.
  func trend(of row: SpendingReport.Row) -> SpendingReport.Trend? {
    trendStart.flatMap { report.trend(of: row, since: $0, amount) }
  }

  /// Returns the name of a row.
  func name(_ key: SpendingReport.Row.Key) -> String {
    switch key {
    case .bucket(let bucket): categories.buckets.displayName(of: bucket)
    case .category(let category): categories.displayName(of: category)
    case .merchant, .account: key.text
    case .tag(let tag): tag.isEmpty ? key.text : "+\(tag)"
    case .period(let period): period.name
    case .others(let count): count.of("other")
    case .total: "Total"
    }
  }

  /// The elapsed part of this month; `nil` if the report does not cover it.
  var pace: MonthPace? {
    months.contains(today.month) ? MonthPace(of: today) : nil
  }
}

extension ReportPeriod {
  /// The period as a person reads it, with its days or months if only a part is covered: `2026`, `2026-01..2026-03`,
  /// `2026-03-02..08`.
  var name: String {
    let (first, last) = (days.lowerBound, days.upperBound)
    if length == .week {
      if first == last { return first.text }
      let kept = first.month == last.month ? 8 : first.year == last.year ? 5 : 0
      return "\(first.text)..\(last.text.dropFirst(kept))"
    }
    if isWhole { return text }
    return first.month == last.month
      ? first.month.text : "\(first.month.text)..\(last.month.text)"
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
  case periodsInColumns
  case periodsInRows
}
