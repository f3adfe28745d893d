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

  /// Returns how dark each of some days is in a calendar, from 0, nothing spent, to a number of equal steps.
  ///
  /// Nine of ten days with spending lie within the steps, so that a rent does not make all other days equal; those
  /// beyond are as dark as the last step.
  ///
  /// - Parameters:
  ///   - days: All days that are shown together.
  ///   - steps: The darkest shade; at least 1.
  public static func shades(of days: [DayFigures], steps: Int) -> [Int] {
    let spent = days.map(\.spent.minorUnits)
    let ranked = spent.filter { $0 > 0 }.sorted()
    guard !ranked.isEmpty, steps > 0 else { return spent.map { _ in 0 } }
    // Of two days the lesser is not the highest.
    let place = ranked.count == 2 ? 1 : (ranked.count - 1) * 9 / 10
    let (highest, count) = (Int128(ranked[place]), Int128(steps))
    return spent.map { value in
      value <= 0 ? 0 : Int(min(count, (Int128(value) * count + highest - 1) / highest))
    }
  }
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
