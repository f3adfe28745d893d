import CommandTable
import LedgerModel

/// What the words and options of `income` ask for.
struct IncomeWish {
  var words: String
  var isMonthly: Bool
  var isActual: Bool
  var hourly: AmountWord?
  var hours: WorkHours?

  /// Refuses what excludes or lacks something.
  func check(statesEntry: Bool, statesSetting: Bool) throws(UsageError) {
    let isHourly = hourly != nil || hours != nil
    guard [isMonthly, isHourly, isActual].filter({ $0 }).count <= 1 else {
      throw UsageError("Only one of '--monthly', '--hourly' and '--actual' can be given")
    }
    if isHourly {
      guard hourly != nil else { throw UsageError("'--hours' needs '--hourly'") }
      guard hours != nil else { throw UsageError("'--hourly' needs '--hours'") }
    }
    let isSetting = isMonthly || isHourly || isActual
    if isHourly || isActual, !words.isEmpty {
      throw UsageError("An amount goes with '--monthly', not with '--hourly' or '--actual'")
    }
    if words.isEmpty, !isHourly, !isActual {
      throw UsageError("Missing expected argument '<words>'")
    }
    if isSetting, statesEntry {
      throw UsageError(
        "'--merchant', '--date', '--account' and '--note' are for money that came in")
    }
    if !isSetting, statesSetting {
      throw UsageError("'--from' and '--why' need '--monthly', '--hourly' or '--actual'")
    }
  }

  /// The setting that is wanted; `nil` where an income is recorded.
  func plan(_ session: Session, _ currency: Currency) throws -> IncomePlan? {
    let conventions = session.conventions(for: currency)
    if isActual { return .actual }
    if let hourly, let hours {
      let rate = try hourly.money(currency, conventions, for: "--hourly")
      return .hourly(HourlyIncome(rate: rate, hours: hours))
    }
    guard isMonthly else { return nil }
    return .monthly(
      try AmountWord(parsing: words).money(currency, conventions, for: "<words>", allowsZero: true))
  }
}
