/// What a month's income is made of, before anything is received.
public enum IncomePlan: Hashable, Sendable {
  /// A fixed amount every month, and whatever is received on top of it.
  case monthly(Money)
  /// An hourly rate times the hours of a week, fifty-two weeks shared by twelve months; and
  /// whatever is received on top of it.
  case hourly(HourlyIncome)
  /// Only what is received.
  case actual

  /// The amount that comes every month without being received; `nil` where none does, or where it
  /// is too large.
  public var base: Money? {
    switch self {
    case .monthly(let amount): amount
    case .hourly(let income): income.monthly
    case .actual: nil
    }
  }
}
