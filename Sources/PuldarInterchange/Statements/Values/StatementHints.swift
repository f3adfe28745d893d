public import LedgerModel

/// Facts about a bank's file that a person states, so that they need not be derived.
public struct StatementHints: Hashable, Sendable {
  /// The format of the file.
  package var format: StatementFormat?
  /// The content of each CSV column, from left to right; further columns are not read.
  public var columns: [Column]?
  /// The order of days in a CSV or QIF.
  public var dayOrder: DayOrder?
  /// The meaning of the signs in a CSV.
  public var sign: Sign?
  /// The decimal mark.
  public var decimalMark: DecimalMark?
  /// The three capital letters of the currency, for a file that names none.
  public var currencyCode: String?
  /// The year in which the file ends, if its days have none.
  public var year: Int?
  /// The file's name, which may state the year.
  package var fileName: String?
  /// The ledger's currency, the likely one of files that name none.
  public var likelyCurrency: Money.Currency?

  /// The ledger's order of days, the likely one of a QIF that proves none.
  public var likelyDayOrder: DayOrder?

  /// What was said of earlier files, by the fingerprint of their column names.
  package var kept: [String: KeptLayout] = [:]

  /// Creates hints that state nothing.
  public init() {}
}

extension StatementHints {
  /// The order in which a file writes the parts of a day.
  public enum DayOrder: String, Hashable, Sendable, CaseIterable {
    /// 31/12/2026.
    case dmy
    /// 12/31/2026.
    case mdy
    /// 2026-12-31.
    case ymd
    /// 2026-31-12.
    case ydm
  }

  /// The order of days in sentences, for files.
  static func order(_ order: NumberConventions.DateOrder) -> DayOrder {
    switch order {
    case .dayMonth: .dmy
    case .monthDay: .mdy
    case .yearMonthDay: .ymd
    }
  }

  /// The meaning of the signs in a file.
  public enum Sign: String, Hashable, Sendable, CaseIterable {
    /// Payments are below zero, as on most accounts.
    case account
    /// Payments are above zero, as on many cards.
    case card
  }

  /// The decimal mark.
  public enum DecimalMark: String, Hashable, Sendable, CaseIterable {
    /// As in 4.50.
    case dot
    /// As in 4,50.
    case comma
  }
}

package typealias DayOrder = StatementHints.DayOrder
package typealias SignConvention = StatementHints.Sign
package typealias DecimalMark = StatementHints.DecimalMark
package typealias CSVColumn = StatementHints.Column
