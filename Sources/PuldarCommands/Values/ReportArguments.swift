import CommandTable
import LedgerModel

/// The figure that a report shows for each row.
enum ReportFigure: String, CaseIterable, ParameterValue {
  case spent
  /// The spending that was not covered, plus what was put away.
  case used
  /// The rest of a budget.
  case left
  /// The share of the total spending.
  case share
  /// The amount available before any spending.
  case budget
  /// What came in.
  case income
  /// The income that was not spent.
  case kept
}

/// The axes by which a report groups spending: `category`, or two as `category,month`.
struct ReportAxes: ParameterValue, Hashable {
  let axes: [SpendingReport.Axis]

  init(parsing word: String) throws(ValueError) {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    axes = parts.compactMap { SpendingReport.Axis(rawValue: String($0)) }
    guard axes.count == parts.count else {
      throw .misspelled(
        "write bucket, category, merchant, account, tag, week, month, quarter or year, or two as category,month"
      )
    }
  }

  static var completions: [Completion] {
    SpendingReport.Axis.allCases.map { Completion($0.rawValue) }
      + [
        Completion("category,month", "categories in rows, months in columns"),
        Completion("bucket,category", "the categories within each bucket"),
      ]
  }
}

/// The months of a report: a number of the last ones, or named ones.
enum ReportMonths: ParameterValue, Hashable {
  /// A number of months, this one included.
  case last(Int)
  case named(MonthSpan)

  init(parsing word: String) throws(ValueError) {
    let isNumber = !word.isEmpty && word.allSatisfy { "0123456789".contains($0) }
    if isNumber, let count = Int(word), (1...MonthSpan.countLimit).contains(count) {
      self = .last(count)
    } else if let span = isNumber ? try? MonthSpan(parsing: word) : try MonthSpan(parsing: word) {
      self = .named(span)
    } else {
      throw .misspelled("write a number from 1 to \(MonthSpan.countLimit), or 2025-11..2026-01")
    }
  }

  static var completions: [Completion] {
    [Completion("12", "this month and the eleven before it")]
  }

  /// Returns the months, in order.
  ///
  /// - Parameter month: The last one, if only their number is given.
  func months(endingWith month: CalendarMonth, today: CalendarDay) throws(UsageError)
    -> [CalendarMonth]
  {
    switch self {
    case .last(let count):
      let first = month.advanced(by: 1 - count) ?? .first
      return CalendarMonth.months(from: first, through: month)
    case .named(let span): return try span.months(today: today, .begun(), for: "--months")
    }
  }
}
