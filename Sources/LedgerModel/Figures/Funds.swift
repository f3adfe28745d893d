public import LedgerEvents

/// What there is to be used, and what it is for: the daily allowance, bills, goals, and Main Savings, which is whatever
/// is left.
///
/// `try await ledger.view(Funds())` gives it. Funds are what the accounts at hand and the savings accounts hold.
public struct Funds: ComposedProjection {
  package var first: Accounts
  package var second: Envelopes

  /// Before the first event.
  public init() { self.init(Accounts(), Envelopes()) }

  package init(_ first: Accounts, _ second: Envelopes) {
    self.first = first
    self.second = second
  }

  /// `nil` while the ledger is empty.
  package var figures: EnvelopeFigures? {
    first.first.currency.map { EnvelopeFigures(first.first, first.second, second, in: $0) }
  }

  /// The goals that are there on a day, with what is in each at its end, also before accounts are in use.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func goals(on day: CalendarDay) throws(FigureTooLarge) -> [Purpose] {
    try figures?.goals(on: day) ?? []
  }

  /// What came to the savings accounts in a month as income, which no budget counts; `nil` for nothing.
  ///
  /// - Throws: ``FigureTooLarge`` if the sum does not fit.
  public func savedIncome(in month: CalendarMonth) throws(FigureTooLarge) -> Money? {
    let saved = try second.saved(in: month)
    return saved == 0 ? nil : first.first.currency.map { Money(minorUnits: saved, currency: $0) }
  }

  /// What each account holds, and all of them together.
  public var accounts: Accounts { first }

  /// What the daily allowance comes to on a day; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - day: The day, at its end.
  ///   - holdsTodayNet: Whether only what is left of the day is set aside for it, and not all of its allowance.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func allowance(
    on day: CalendarDay, holdsTodayNet: Bool = false
  ) throws(FigureTooLarge) -> Allowance? {
    try figures?.allowance(on: day, holdsTodayNet: holdsTodayNet)
  }

  /// What there is at the end of a day, and what it is for; `nil` before accounts are in use.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - holdsTodayNet: As of ``allowance(on:holdsTodayNet:)``.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func snapshot(
    on day: CalendarDay, holdsTodayNet: Bool = false
  ) throws(FigureTooLarge) -> Snapshot? {
    try figures?.buckets(on: day, holdsTodayNet: holdsTodayNet)
  }

  /// What the allowance comes to on a day.
  public struct Allowance: Hashable, Codable, Sendable {
    /// What may be spent on a day.
    public package(set) var amount: Money
    /// The event that set it.
    public package(set) var event: EventID
    /// The days left of the month, today included.
    public package(set) var dayCount: Int
    /// What was spent today that counts.
    public package(set) var spent: Money
    /// What is left of today; below zero if more was spent.
    public package(set) var remaining: Money
    /// What is set aside for the days of the month that are left.
    public package(set) var setAside: Money
  }

  /// Something that money is set aside for.
  public struct Purpose: Hashable, Identifiable, Codable, Sendable {
    /// The event that added the bill or the goal.
    public package(set) var id: EventID
    /// What that is called.
    public package(set) var name: String
    /// What is set aside for it.
    public package(set) var amount: Money
  }

  /// What the money that is there is for: Drip's snapshot. ``allowances``, ``monthly``, ``saved`` and ``mainSavings`` sum to
  /// ``total``.
  public struct Snapshot: Hashable, Codable, Sendable {
    /// What is set aside for the allowance of the month's days that are left, the day with them.
    public package(set) var allowances: Money
    /// What is still due of each bill up to the month's end or saved for later.
    public package(set) var bills: [Purpose]
    /// What ``bills`` come to.
    public package(set) var monthly: Money
    /// What is in each goal that is there, in the order in which they were added.
    public package(set) var goals: [Purpose]
    /// What ``goals`` come to.
    public package(set) var saved: Money
    /// What is left; below zero if more is set aside than there is.
    public package(set) var mainSavings: Money
    /// All of them together: what the accounts hold that are at hand, and the savings accounts.
    public package(set) var total: Money
  }
}
