public import LedgerEvents

extension SpendingReport {
  /// A row of a report, with its figures.
  public struct Row: Hashable, Identifiable, Sendable {
    /// What the row is of.
    public enum Key: Hashable, Sendable {
      /// Of one bucket.
      case bucket(BucketName)
      /// Of one category.
      case category(CategoryName)
      /// As the first piece spells it; empty if nobody was named.
      case merchant(String)
      /// Of one month.
      case month(CalendarMonth)
      /// So many rows that do not stand alone.
      case others(Int)
      /// Of all that the question is about.
      case total

      /// What programs know it by: `dining`, `2026-05`, `(none)`.
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

    /// What the row is of.
    public let key: Key
    /// Those of all months together.
    public let figures: Figures
    /// Those of each month that the report is of, in their order; empty if the key is a month.
    public let months: [Figures]
    /// What the row is made of; empty if it is not taken apart.
    public let parts: [Row]

    public var id: Key { key }
  }
}

extension SpendingReport {
  /// The figures of a row, in minor units.
  public struct Figures: Hashable, Sendable {
    /// What was spent, covered and put away.
    public let spending: Spending
    /// What the shares of the months' income gave; `nil` if there was none, or it is of less than a bucket.
    public let budget: Int64?
    /// Budget and what was carried; `nil` if there is no budget, and for several months, each of which
    /// carries from the one before it.
    public let capacity: Int64?
    /// How much of all that was spent it is, in hundredths of a percent; `nil` if more came back.
    public let share: Int?

    /// What was spent, covered and put away.
    public struct Spending: Hashable, Sendable {
      /// Net of credits.
      public var spent: Int64 = 0
      /// What of it was paid with money that counted when it was put away.
      public var covered: Int64 = 0
      /// What went into a goal, a kept account, or was saved for a bill.
      public var putAway: Int64 = 0

      /// What counts against a budget: spent less covered, and what was put away.
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

    /// Net of credits.
    public var spent: Int64 { spending.spent }
    /// What counts against a budget.
    public var used: Int64 { spending.used }
    /// Whether something was covered or put away.
    public var usesOtherThanSpent: Bool { spending.covered != 0 || spending.putAway != 0 }
    /// What remains; `nil` as ``capacity``.
    public var left: Int64? { capacity.map { $0 - used } }
  }
}

extension SpendingReport {
  /// A month beside those before it.
  public struct Trend: Hashable, Sendable {
    /// The figure of the month.
    public let last: Int64
    /// The mean of those before it, rounded half away from zero.
    public let mean: Int64
    /// The figure less the mean.
    public var change: Int64 { last - mean }

    /// - Parameters:
    ///   - last: The figure of the month.
    ///   - before: Those of the months before it.
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
