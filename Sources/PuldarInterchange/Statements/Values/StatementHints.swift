public import LedgerModel

/// What a person says about a bank's file, so that it need not be found out: nothing, if it tells all itself.
public struct StatementHints: Hashable, Sendable {
  /// The form of the file.
  package var format: StatementFormat?
  /// What each column of a CSV holds, from the left; columns behind the last one are not read.
  public var columns: [Column]?
  /// In which order days are written in a CSV or QIF.
  public var dayOrder: DayOrder?
  /// What the signs of a CSV mean.
  public var sign: Sign?
  /// The decimal mark of a CSV.
  public var decimalMark: DecimalMark?
  /// The three capital letters of the currency, for a file that names none.
  public var currencyCode: String?
  /// The year in which a file ends whose days have none.
  public var year: Int?
  /// What the file is called, which may tell the year.
  package var fileName: String?
  /// The currency of the ledger, in which most files are that name none.
  public var likelyCurrency: Money.Currency?

  /// Nothing is said.
  public init() {}
}

extension StatementHints {
  /// In which order a file writes the parts of a day.
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

  /// What the signs in a file mean.
  public enum Sign: String, Hashable, Sendable, CaseIterable {
    /// What was paid stands below zero, as on most accounts.
    case account
    /// What was paid stands above zero, as on many cards.
    case card
  }

  /// The mark before the decimals.
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
