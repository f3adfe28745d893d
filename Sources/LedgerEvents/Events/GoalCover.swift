/// The goal that a purchase is for, and the part of the purchase that it covers.
public struct GoalCover: Hashable, Codable, Sendable {
  /// The event that added the goal.
  public var goal: EventID
  /// The covered amount in the currency of the purchase, fixed when it was decided; 0 if the goal is an account.
  package var minorUnits: Int64

  /// Makes a cover; by default as much as the goal has.
  public init(_ goal: EventID, minorUnits: Int64 = .max) {
    self.goal = goal
    self.minorUnits = minorUnits
  }
}

extension EntryValues {
  /// Makes values with the goal that a purchase is for.
  public init(
    type: EntryType, amount: Money, category: CategoryName, date: CalendarDay,
    account: AccountName, mark: EntryMark? = nil, month: CalendarMonth? = nil, cover: GoalCover?
  ) {
    self.init(
      type: type, amount: amount, category: category, date: date, account: account, mark: mark,
      month: month)
    self.cover = cover
  }

  /// The part that a goal covers: never more than the amount.
  public var covered: Money {
    let units = type == .expense ? min(cover?.minorUnits ?? 0, amount.minorUnits) : 0
    return Money(minorUnits: units, currency: amount.currency)
  }
}

extension FieldReader {
  /// Reads `"goal"` and `"covered"`: the goal that a purchase is for, and the part that it covers.
  @_lifetime(self: copy self)
  mutating func cover(in currency: Money.Currency) throws(FieldError) -> GoalCover? {
    guard let goal = try optionalEvent("goal") else { return nil }
    let covered = try part("covered", in: currency)
    if covered?.minorUnits == 0 { throw invalid("covered", "more than nothing") }
    return GoalCover(goal, minorUnits: covered?.minorUnits ?? 0)
  }
}

extension FieldWriter {
  /// Writes the goal of a purchase; nothing for `nil`.
  mutating func write(_ cover: GoalCover?, in currency: Money.Currency) {
    guard let cover else { return }
    write("goal", cover.goal)
    if cover.minorUnits > 0 {
      write("covered", Money(minorUnits: cover.minorUnits, currency: currency))
    }
  }
}
