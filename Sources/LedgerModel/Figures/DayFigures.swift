package import LedgerEvents

/// The figures of one day.
public struct DayFigures: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The spending net of credits; negative if more came back.
  public let spent: Money
  /// The received income.
  public let income: Money
  /// The number of entries that count.
  public let entryCount: Int
}

extension MonthlyBuckets {
  /// Returns the figures of every day of a month.
  ///
  /// - Throws: ``FigureTooLarge`` if the sum of a day does not fit.
  public func days(of month: CalendarMonth) throws(FigureTooLarge) -> [DayFigures] {
    let tooLarge = FigureTooLarge(since: tooLargeSince)
    guard tooLargeSince == nil else { throw tooLarge }
    let currency = currency ?? .usd
    var figures: [DayFigures] = []
    for number in 1...month.length {
      let day = CalendarDay(existingYear: month.year, month: month.monthOfYear, day: number)
      let spent = try FigureTooLarge.sum(
        countedCategories.map { self.spent(on: day, in: $0) }, tooLarge)
      figures.append(
        DayFigures(
          day: day, spent: Money(minorUnits: spent, currency: currency),
          income: Money(minorUnits: received(on: day), currency: currency),
          entryCount: entryCount(on: day)))
    }
    return figures
  }
}

extension CalendarDay.Weekday {
  /// The weekdays of a week that begins on this one.
  public var week: [CalendarDay.Weekday] {
    CalendarDay.Weekday.allCases.filter { $0 >= self }
      + CalendarDay.Weekday.allCases.filter { $0 < self }
  }
}
