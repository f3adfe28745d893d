public import LedgerEvents

/// The accounts of a ledger, and what each holds at the end of a day.
///
/// `try await ledger.view(Accounts())` gives it. Entries and moves change what an account holds; a goal and a bill that is
/// not paid do not. An account that nobody opened is counted from nothing, from the first day on which accounts are in use.
public struct Accounts: ComposedProjection {
  package var first: DecisionState
  package var second: AccountSums
  /// What is said of accounts instead of what the ledger says.
  private var told: AccountBook?

  /// Before the first event.
  public init() { self.init(DecisionState(), AccountSums()) }

  package init(_ first: DecisionState, _ second: AccountSums) {
    self.first = first
    self.second = second
  }

  private var book: AccountBook { told ?? first.accounts }

  /// `nil` while the ledger is empty.
  package var figures: AccountFigures? {
    first.currency.map { AccountFigures(book, second, in: $0) }
  }

  /// Whether an account was opened, or money moved between two of them: before, nothing is known of what there is.
  public var isInUse: Bool { book.isInUse }

  /// Whether somebody said of an account what it holds: before, balances are only what came and went.
  public var isOpened: Bool { book.isOpened }

  /// The accounts in which something can be recorded on a day: the bank and the cash first, then the person's own by name.
  public func names(on day: CalendarDay) -> [AccountName] { book.offered(on: day) }

  /// The accounts that are there on a day: those that can be used, and what else holds something.
  public func present(on day: CalendarDay) -> [AccountName] { figures?.accounts(on: day) ?? [] }

  /// What an account is; one that is not there is what its name says, else a bank.
  public func kind(of account: AccountName) -> AccountKind { book.kind(of: account) }

  /// What each account holds at the end of a day: none before accounts are in use, and none that has ended and
  /// is empty.
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

  /// What one account holds at the end of a day; `nil` before accounts are in use.
  ///
  /// - Throws: ``FigureTooLarge`` if the balance does not fit.
  public func account(
    _ name: AccountName, on day: CalendarDay
  ) throws(FigureTooLarge) -> Account? {
    try figures?.parts(of: name, on: day).map { Account(name, $0, book, on: day) }
  }

  /// The same accounts, if other things had been said of them.
  ///
  /// - Parameter book: What is said of accounts, as of ``DecisionState/accounts``.
  public func told(_ book: AccountBook) -> Accounts {
    var accounts = self
    accounts.told = book
    return accounts
  }

  /// What the accounts hold together at the end of a day; `nil` before they are in use.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func totals(on day: CalendarDay) throws(FigureTooLarge) -> Totals? {
    guard let figures, let worth = try figures.total(on: day),
      let atHand = try figures.total(on: day, of: { !$0.isKept }),
      let kept = try figures.total(on: day, of: \.isKept)
    else { return nil }
    return Totals(atHand: atHand, kept: kept, worth: worth)
  }

  /// What accounts hold together.
  public struct Totals: Hashable, Codable, Sendable {
    /// In banks, cash and cards.
    public let atHand: Money
    /// In savings, investments and loans.
    public let kept: Money
    /// In all of them.
    public let worth: Money
  }
}

/// An account at the end of a day.
public struct Account: Hashable, Identifiable, Sendable {
  /// What it is called.
  public let name: AccountName
  /// What it is.
  public let kind: AccountKind
  /// Whether what is spent from it counts against the daily allowance.
  public let countsDaily: Bool
  /// What it holds when the day ends; below zero if it owes or is overdrawn.
  public let balance: Money
  /// What it held when ``from`` began.
  public let opening: Money
  /// The first day that is counted.
  public let from: CalendarDay
  /// The event that opened it; `nil` if nobody did, so that it is counted from nothing.
  public let openedBy: EventID?
  /// What entries and moves brought since, less what they took.
  public let moved: Money
  /// The corrections since, each with its sign: with ``opening`` and ``moved`` they make ``balance``.
  public let corrections: [AccountBook.Correction]
  /// The last day at whose end the person and the bank agreed; `nil` if they never did.
  public let agreed: CalendarDay?

  /// Its name: no other account has it.
  public var id: AccountName { name }

  /// Whether it holds less than nothing, and is neither a card nor a loan, which may owe.
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
