import CommandTable
import LedgerModel

/// The options that say what an entry is, before its day is resolved; `nil` for what was not stated.
struct EntryFields: Hashable {
  var merchant: String?
  var amount: AmountArgument?
  var category: CategoryName?
  var date: DayArgument?
  var account: AccountName?
  var note: String?
  var tax: TaxArgument?
  var tags: [TagArgument] = []
}

/// The options that say how an entry counts.
struct EntryCounting: Hashable {
  /// Whether an expense counts against the daily allowance; `nil` if that was not stated.
  var isDaily: Bool?
  /// Whether an income comes instead of what is expected, or on top of it.
  var isRegular = false, isExtra = false
  /// The month in which an income counts.
  var month: MonthArgument?

  /// Returns the mark of the options.
  ///
  /// - Parameter isSavings: Whether an income counts in no month.
  func mark(isSavings: Bool = false) throws(UsageError) -> EntryMark? {
    guard [isSavings, isRegular, isExtra].count(where: { $0 }) < 2 else {
      throw UsageError(
        "Only one of \(isSavings ? "'--as-savings', " : "")'--regular' and '--extra' can be given")
    }
    if let isDaily { return isDaily ? .daily : .notDaily }
    return isSavings ? .savings : isRegular ? .regular : isExtra ? .extra : nil
  }

  /// Returns the month in which an income counts; `nil` if none was stated.
  func month(today: CalendarDay) -> CalendarMonth? { month?.month(today: today, .nearest) }
}

extension Parameter<Session, [TagArgument]> {
  /// The tags of something that is recorded.
  static func tags(_ help: String = "A tag of it; +trip among words is one too.") -> Parameter {
    .options("--tag <name>", help, TagArgument.self, completing: .tags)
  }
}

extension Parameter where Value == EntryCounting {
  /// The options that say how an income counts.
  ///
  /// - Parameter coming: The beginning of what help says of each.
  static func counting(_ coming: String = "It comes") -> Parameter {
    Parameter(
      .flag("--regular", "\(coming) instead of what is expected."),
      .flag("--extra", "\(coming) on top of what is expected."),
      .option("--for <month>", "The month that an income counts in.", MonthArgument.self)
    ) { EntryCounting(isRegular: $0, isExtra: $1, month: $2) }
  }
}
