public import LedgerEvents

/// The available money and its purposes: the daily allowance, bills, goals, and Main Savings, which is the rest.
///
/// Read it with `try await ledger.view(Funds())`. Funds are the balances of the accounts at hand and the savings
/// accounts.
public struct Funds: ComposedProjection {
  package var first: Accounts
  package var second: Envelopes

  /// Creates the projection before the first event.
  public init() { self.init(Accounts(), Envelopes()) }

  package init(_ first: Accounts, _ second: Envelopes) {
    self.first = first
    self.second = second
  }

  /// The figures; `nil` while the ledger is empty.
  package var figures: EnvelopeFigures? {
    first.first.currency.map { EnvelopeFigures(first.first, first.second, second, in: $0) }
  }

  /// Returns the active goals of a day with their amounts at its end, even before accounts are in use.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func goals(on day: CalendarDay) throws(FigureTooLarge) -> [Purpose] {
    try figures?.goals(on: day) ?? []
  }

  /// Returns the income to savings accounts in a month, which no budget counts; `nil` for none.
  ///
  /// - Throws: ``FigureTooLarge`` if the sum does not fit.
  public func savedIncome(in month: CalendarMonth) throws(FigureTooLarge) -> Money? {
    let saved = try second.saved(in: month)
    return saved == 0 ? nil : first.first.currency.map { Money(minorUnits: saved, currency: $0) }
  }

  /// The accounts with their balances and totals.
  public var accounts: Accounts { first }

  /// Returns the daily allowance on a day; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - day: The day, at its end.
  ///   - holdsTodayNet: Whether only what is left of the day is set aside for it, instead of its whole allowance.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func allowance(
    on day: CalendarDay, holdsTodayNet: Bool = false
  ) throws(FigureTooLarge) -> Allowance? {
    try figures?.allowance(on: day, holdsTodayNet: holdsTodayNet)
  }

  /// Returns the available money and its purposes at the end of a day; `nil` before accounts are in use.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - holdsTodayNet: As in ``allowance(on:holdsTodayNet:)``.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func snapshot(
    on day: CalendarDay, holdsTodayNet: Bool = false
  ) throws(FigureTooLarge) -> Snapshot? {
    try figures?.buckets(on: day, holdsTodayNet: holdsTodayNet)
  }

  /// The allowance on a day.
  public struct Allowance: Hashable, Codable, Sendable {
    /// The amount that may be spent on a day.
    public package(set) var amount: Money
    /// The event that set it.
    public package(set) var event: EventID
    /// The number of days left in the month, including today.
    public package(set) var dayCount: Int
    /// The spending of today that counts.
    public package(set) var spent: Money
    /// The rest of today's amount; negative if more was spent.
    public package(set) var remaining: Money
    /// The amount set aside for the rest of the month's days.
    public package(set) var setAside: Money
  }

  /// A purpose that money is set aside for.
  public struct Purpose: Hashable, Identifiable, Codable, Sendable {
    /// The event that added the bill or the goal.
    public package(set) var id: EventID
    /// The name of the bill or goal.
    public package(set) var name: String
    /// The amount set aside.
    public package(set) var amount: Money
  }

  /// The purposes of the available money, as in Drip's snapshot. ``allowances``, ``monthly``, ``saved`` and
  /// ``mainSavings`` add up to ``total``.
  public struct Snapshot: Hashable, Codable, Sendable {
    /// The amount set aside for the allowance of the rest of the month's days, including this one.
    public package(set) var allowances: Money
    /// The amount of each bill still due through the month's end, or saved for later.
    public package(set) var bills: [Purpose]
    /// The sum of ``bills``.
    public package(set) var monthly: Money
    /// The amounts in the active goals, in the order in which they were added.
    public package(set) var goals: [Purpose]
    /// The sum of ``goals``.
    public package(set) var saved: Money
    /// The rest; negative if more is set aside than there is.
    public package(set) var mainSavings: Money
    /// The total: the balances of the accounts at hand and the savings accounts.
    public package(set) var total: Money
  }
}
