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
      /// One month.
      case month(CalendarMonth)
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
        case .month(let month): month.text
        case .others: "(others)"
        case .total: "(total)"
        }
      }
    }

    /// The subject of the row.
    public let key: Key
    /// The figures of all months together.
    public let figures: Figures
    /// The figures of each month of the report, in order; empty if the row is a month.
    public let months: [Figures]
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
    /// The share of the total spending, in hundredths of a percent; `nil` if more came back.
    public let share: Int?

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
  }
}

extension SpendingReport {
  /// A month compared with the months before it.
  public struct Trend: Hashable, Sendable {
    /// The figure of the month.
    public let last: Int64
    /// The mean of the months before it, rounded half away from zero.
    public let mean: Int64
    /// The figure minus the mean.
    public var change: Int64 { last - mean }

    /// - Parameters:
    ///   - last: The figure of the month.
    ///   - before: The figures of the months before it.
    /// - Returns: `nil` if there is no month before it, or the difference does not fit.
    public init?(_ last: Int64, after before: [Int64]) {
      guard !before.isEmpty else { return nil }
      let sum = before.reduce(0 as Int128) { $0 + Int128($1) }
      let count = Int128(before.count)
      let half = sum < 0 ? -count / 2 : count / 2
      guard let mean = Int64(exactly: (sum + half) / count),
        !last.subtractingReportingOverflow(mean).overflow
      else { return nil }
      self.last = last
      self.mean = mean
    }
  }
}
