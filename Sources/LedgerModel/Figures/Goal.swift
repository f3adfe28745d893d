public import LedgerEvents

/// The progress of a goal on a day.
public struct Goal: Hashable, Identifiable, Codable, Sendable {
  /// The event that added it.
  public let id: EventID
  /// The name of the goal.
  public let name: String
  /// The amount in it; for a goal that is an account, the balance.
  public let saved: Money
  /// The amount to reach; `nil` if none was stated.
  public let target: Money?
  /// The day on which it is wanted; `nil` if none was stated.
  public let by: CalendarDay?
  /// The amount needed each month until ``by``, from this month through that of the day, rounded up; `nil` if there
  /// is no target, no such day ahead, or it is reached.
  public let monthly: Money?
  /// The savings account that is the goal; `nil` for a plain goal.
  public let account: AccountName?
  /// The first day of the goal.
  public let from: CalendarDay
  /// The first day without it; `nil` if it was not ended.
  public let end: CalendarDay?
  /// The day on which the target is reached at the pace so far, over at least 30 days; for a reached goal, the day on
  /// which it was reached; `nil` if unknown.
  public let done: CalendarDay?

  /// The shortest span of a pace, in days; a shorter one says little.
  private static let paceDays = 30

  /// - Returns: `nil` if there is no such goal.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  package init?(
    _ id: EventID, _ book: EnvelopeBook, _ figures: EnvelopeFigures, on today: CalendarDay
  ) throws(FigureTooLarge) {
    guard let added = book.goal(id) else { return nil }
    self.id = id
    name = added.name
    from = added.from
    end = book.end(of: id)
    (by, account) = (added.by, added.account)
    let saved = try figures.saved(in: id, on: today)
    let target = added.target.flatMap { $0.currency == saved.currency ? $0 : nil }
    (self.target, self.saved) = (target, saved)
    let steps = try figures.steps(of: id, through: today)
    done = target.flatMap { Goal.done(saved, $0, steps, today) }
    let left = target?.subtracting(saved)
    monthly = added.by.flatMap { by in
      guard let left, left.minorUnits > 0, by >= today else { return nil }
      let months = Int64(today.month.months(until: by.month) + 1)
      return Money(
        minorUnits: left.minorUnits / months + (left.minorUnits % months == 0 ? 0 : 1),
        currency: left.currency)
    }
  }

  private static func done(
    _ saved: Money, _ target: Money, _ days: [(day: CalendarDay, amount: Money)],
    _ today: CalendarDay
  ) -> CalendarDay? {
    let left = target.subtracting(saved).minorUnits
    if left <= 0 {
      // The day since which the target has been reached.
      var sum: Int64 = 0
      var reached: CalendarDay?
      for step in days {
        sum &+= step.amount.minorUnits
        if sum >= target.minorUnits {
          reached = reached ?? step.day
        } else {
          reached = nil
        }
      }
      return reached
    }
    guard saved.minorUnits > 0, let first = days.first?.day else { return nil }
    let count = max(first.days(until: today) + 1, paceDays)
    let (work, overflows) = left.multipliedReportingOverflow(by: Int64(count))
    guard !overflows else { return nil }
    let more = work / saved.minorUnits + (work % saved.minorUnits == 0 ? 0 : 1)
    return Int(exactly: more).flatMap { today.adding(days: $0) }
  }

  /// The percentage of the target reached, rounded down; `nil` without a target.
  public var percent: Int? { target.flatMap { saved.percent(of: $0) } }
}
