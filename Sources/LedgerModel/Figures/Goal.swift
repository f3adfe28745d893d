public import LedgerEvents

/// How far a goal has come on a day.
public struct Goal: Hashable, Identifiable, Codable, Sendable {
  /// The event that added it.
  public let id: EventID
  /// What it is called.
  public let name: String
  /// What it holds; of one that is an account the balance.
  public let saved: Money
  /// What it comes to in the end; `nil` if nobody said.
  public let target: Money?
  /// The day on which it is wanted; `nil` if nobody said.
  public let by: CalendarDay?
  /// What each month needs until ``by``, this one and that of the day included, rounded up; `nil` without a day to come
  /// or if it is reached.
  public let monthly: Money?
  /// The savings account that it is; `nil` if it lies at hand.
  public let account: AccountName?
  /// The first day on which it is there.
  public let from: CalendarDay
  /// The first day without it; `nil` if it was not ended.
  public let end: CalendarDay?
  /// When the target is reached at the pace so far, of thirty days at least; of a goal that is reached the day on which that
  /// was; `nil` if nobody can say.
  public let done: CalendarDay?

  /// The pace of fewer days says little.
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
      // The day from which on the target was there.
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

  /// How much of the target is there, in percent, rounded down; `nil` without one.
  public var percent: Int? { target.flatMap { saved.percent(of: $0) } }
}
