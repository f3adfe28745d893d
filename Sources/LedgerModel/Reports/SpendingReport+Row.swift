public import LedgerEvents

extension SpendingReport {
  /// A row of a report, with its figures.
  public struct Row: Hashable, Identifiable, Sendable {
    /// The subject of a row.
    public enum Key: Hashable, Sendable {
      /// One bucket.
      case bucket(BucketName)
      /// One category.
      case category(CategoryName)
      /// The merchant as the first part spells it; empty if none was named.
      case merchant(String)
      /// One account.
      case account(AccountName)
      /// One tag; empty for what has none.
      case tag(String)
      /// One year, quarter, month or week.
      case period(ReportPeriod)
      /// The number of rows that are combined in this one.
      case others(Int)
      /// Everything that the question covers.
      case total

      /// The identifier for programs, such as `dining`, `2026-05` or `(none)`.
      public var text: String {
        switch self {
        case .bucket(let bucket): bucket.text
        case .category(let category): category.text
        case .merchant(let merchant): merchant.isEmpty ? "(none)" : merchant
        case .account(let account): account.text
        case .tag(let tag): tag.isEmpty ? "(none)" : tag
        case .period(let period): period.text
        case .others: "(others)"
        case .total: "(total)"
        }
      }
    }

    /// The subject of the row.
    public let key: Key
    /// The figures of all periods together.
    public let figures: Figures
    /// The figures of each period of the report, in order; empty if the row is a period.
    public let periods: [Figures]
    /// The figures of the periods of a mean together; `nil` if the row is a period.
    let known: Figures?
    /// The rows within this one; empty if there are none.
    public let parts: [Row]

    public var id: Key { key }
  }
}

extension SpendingReport {
  /// The figures of a row, in minor units.
  public struct Figures: Hashable, Sendable {
    /// The spent, covered and put-away amounts.
    public let spending: Spending
    /// The budget from the months' shares; `nil` if there is none, or the row is less than a bucket.
    public let budget: Int64?
    /// The budget plus what was carried; `nil` without a budget, and for several months, each of which carries from
    /// the one before it.
    public let capacity: Int64?
    /// The share of the total spending, in hundredths of a percent; `nil` if more came back, or if tags overlap and
    /// nothing was spent in total.
    public let share: Int?
    /// What came in, the expected income included; `nil` if the row is not everything in whole months, or no income is
    /// known.
    public let income: Int64?
    /// The part of ``income`` that is expected, and has not come.
    public let expected: Int64

    /// The spent, covered and put-away amounts.
    public struct Spending: Hashable, Sendable {
      /// The spending, net of credits.
      public var spent: Int64 = 0
      /// The spending paid with money that already counted when it was put away.
      public var covered: Int64 = 0
      /// Money put into a goal or a kept account, or saved for a bill.
      public var putAway: Int64 = 0

      /// The amount that counts against a budget: spent minus covered, plus put away.
      public var used: Int64 { spent - covered + putAway }

      /// - Throws: ``FigureTooLarge`` if a sum does not fit.
      mutating func add(_ other: Spending) throws(FigureTooLarge) {
        func sum(_ parts: [Int64]) throws(FigureTooLarge) -> Int64 {
          try FigureTooLarge.sum(parts, FigureTooLarge(since: nil))
        }
        spent = try sum([spent, other.spent])
        covered = try sum([covered, other.covered])
        putAway = try sum([putAway, other.putAway])
        _ = try sum([spent, -covered, putAway])
      }
    }

    /// The spending, net of credits.
    public var spent: Int64 { spending.spent }
    /// The amount that counts against a budget.
    public var used: Int64 { spending.used }
    /// Whether anything was covered or put away.
    public var usesOtherThanSpent: Bool { spending.covered != 0 || spending.putAway != 0 }
    /// The rest; `nil` under the same conditions as ``capacity``.
    public var left: Int64? { capacity.map { $0 - used } }
    /// The income that was not spent; negative if more was spent. `nil` under the same conditions as ``income``.
    public var kept: Int64? { income.map { $0 - spent } }
  }
}

extension SpendingReport {
  /// A period compared with the periods before it.
  public struct Trend: Hashable, Sendable {
    /// The figure of the period.
    public let last: Int64
    /// The mean of the periods before it, rounded half away from zero.
    public let mean: Int64
    /// The figure minus the mean.
    public var change: Int64 { last - mean }

    /// - Parameters:
    ///   - last: The figure of the period.
    ///   - before: The figures of the periods before it.
    /// - Returns: `nil` if there is no period before it, or the difference does not fit.
    public init?(_ last: Int64, after before: [Int64]) {
      let sum = before.reduce(0 as Int128) { $0 + Int128($1) }
      guard let mean = Trend.mean(of: sum, over: before.count),
        !last.subtractingReportingOverflow(mean).overflow
      else { return nil }
      self.last = last
      self.mean = mean
    }

    /// Returns a sum divided by a count, rounded half away from zero; `nil` if there is nothing to divide by.
    public static func mean(of sum: Int128, over count: Int) -> Int64? {
      guard count > 0 else { return nil }
      let count = Int128(count)
      return Int64(exactly: (sum + (sum < 0 ? -count / 2 : count / 2)) / count)
    }
  }
}
