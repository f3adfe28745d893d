public import LedgerEvents

/// The accounts of a ledger, and their balances at the end of a day.
///
/// Read it with `try await ledger.view(Accounts())`. Entries and moves change balances; goals and unpaid bills do
/// not. An account without an opening starts at zero on the first day on which accounts are in use.
public struct Accounts: ComposedProjection {
  package var first: DecisionState
  package var second: AccountSums
  /// The account settings used instead of the ledger's.
  private var told: AccountBook?

  /// Creates the projection before the first event.
  public init() { self.init(DecisionState(), AccountSums()) }

  package init(_ first: DecisionState, _ second: AccountSums) {
    self.first = first
    self.second = second
  }

  private var book: AccountBook { told ?? first.accounts }

  /// The figures; `nil` while the ledger is empty.
  package var figures: AccountFigures? {
    first.currency.map { AccountFigures(book, second, in: $0) }
  }

  /// Whether an account was opened, or money moved between two; before that, nothing is known of the balances.
  public var isInUse: Bool { book.isInUse }

  /// Whether a balance was ever stated; before that, balances are only sums of what moved.
  public var isOpened: Bool { book.isOpened }

  /// Returns the accounts offered on a day: bank and cash first, then custom ones by name.
  public func names(on day: CalendarDay) -> [AccountName] { book.offered(on: day) }

  /// Returns the accounts of a day: the known ones, and any other that holds something.
  public func present(on day: CalendarDay) -> [AccountName] { figures?.accounts(on: day) ?? [] }

  /// Returns the kind of an account; for an unknown account, the kind that its name suggests, else a bank.
  public func kind(of account: AccountName) -> AccountKind { book.kind(of: account) }

  /// Returns the accounts at the end of a day: none before accounts are in use, and no ended account with balance
  /// zero.
  ///
  /// - Throws: ``FigureTooLarge`` if a balance does not fit.
  public func accounts(on day: CalendarDay) throws(FigureTooLarge) -> [Account] {
    guard let figures else { return [] }
    var accounts: [Account] = []
    for name in figures.accounts(on: day) {
      guard let account = try account(name, on: day) else { continue }
      if book.hasEnded(name, on: day), account.balance.minorUnits == 0 { continue }
      accounts.append(account)
    }
    return accounts
  }

  /// Returns one account at the end of a day; `nil` before accounts are in use.
  ///
  /// - Throws: ``FigureTooLarge`` if the balance does not fit.
  public func account(
    _ name: AccountName, on day: CalendarDay
  ) throws(FigureTooLarge) -> Account? {
    try figures?.parts(of: name, on: day).map { Account(name, $0, book, on: day) }
  }

  /// Returns the same accounts with other account settings.
  ///
  /// - Parameter book: The settings to use, like ``DecisionState/accounts``.
  public func told(_ book: AccountBook) -> Accounts {
    var accounts = self
    accounts.told = book
    return accounts
  }

  /// Returns the totals of the accounts at the end of a day; `nil` before they are in use.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func totals(on day: CalendarDay) throws(FigureTooLarge) -> Totals? {
    guard let figures, let worth = try figures.total(on: day),
      let atHand = try figures.total(on: day, of: \.isAtHand),
      let kept = try figures.total(on: day, of: \.isKept),
      let lent = try figures.total(on: day, of: { $0 == .person })
    else { return nil }
    return Totals(atHand: atHand, kept: kept, lent: lent, worth: worth)
  }

  /// Returns the totals at the end of each month; of the month of a day, at the end of that day.
  ///
  /// - Returns: For each month its totals; `nil` before accounts are in use, and after the month of the day.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func totals(
    of months: [CalendarMonth], through day: CalendarDay
  ) throws(FigureTooLarge) -> [Totals?] {
    var totals: [Totals?] = []
    for month in months {
      totals.append(month > day.month ? nil : try self.totals(on: min(month.lastDay, day)))
    }
    return totals
  }

  /// Returns the balance of one account at the end of each month, as ``totals(of:through:)`` does that of all.
  ///
  /// - Throws: ``FigureTooLarge`` if a balance does not fit.
  public func balances(
    of account: AccountName, in months: [CalendarMonth], through day: CalendarDay
  ) throws(FigureTooLarge) -> [Money?] {
    var balances: [Money?] = []
    for month in months {
      let end = min(month.lastDay, day)
      balances.append(month > day.month ? nil : try figures?.balance(of: account, on: end))
    }
    return balances
  }

  /// The totals of accounts.
  public struct Totals: Hashable, Codable, Sendable {
    /// The total of banks, cash and cards.
    public let atHand: Money
    /// The total of savings, investments and loans.
    public let kept: Money
    /// What other people owe, less what is owed to them.
    public let lent: Money
    /// The total of all accounts.
    public let worth: Money
  }
}

/// An account at the end of a day.
public struct Account: Hashable, Identifiable, Sendable {
  /// The name of the account.
  public let name: AccountName
  /// The kind of the account.
  public let kind: AccountKind
  /// Whether spending from it counts against the daily allowance.
  public let countsDaily: Bool
  /// The balance at the end of the day; negative if it owes or is overdrawn.
  public let balance: Money
  /// The balance at the start of ``from``.
  public let opening: Money
  /// The first counted day.
  public let from: CalendarDay
  /// The event that opened it; `nil` if none did, and it starts at zero.
  public let openedBy: EventID?
  /// What entries and moves brought since, minus what they took.
  public let moved: Money
  /// The signed corrections since; with ``opening`` and ``moved`` they make ``balance``.
  public let corrections: [AccountBook.Correction]
  /// The last day at whose end ledger and bank agreed; `nil` if they never did.
  public let agreed: CalendarDay?

  /// The name; it is unique.
  public var id: AccountName { name }

  /// Whether it is negative and of a kind that may not owe; see ``LedgerEvents/AccountKind/mayOwe``.
  public var isOverdrawn: Bool { balance.minorUnits < 0 && !kind.mayOwe }

  init(
    _ name: AccountName, _ parts: AccountFigures.Parts, _ book: AccountBook, on day: CalendarDay
  ) {
    self.name = name
    kind = book.kind(of: name)
    countsDaily = book.countsDaily(name)
    balance = parts.balance
    opening = parts.opening
    from = parts.start
    openedBy = parts.openedBy
    moved = parts.moved
    corrections = parts.corrections
    agreed = book.agreement(of: name, on: day)?.from
  }
}
