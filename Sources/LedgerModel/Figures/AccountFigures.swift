package import LedgerEvents

/// The balances of accounts: the opening balance, and everything that moved from that day on.
///
/// An account without an opening, and one before its opening, starts at zero on the first day on which accounts are
/// in use.
package struct AccountFigures: Sendable {
  let book: AccountBook
  let sums: AccountSums
  let currency: Money.Currency

  /// Creates the figures from what was stated about the accounts and the sums of what moved.
  package init(_ book: AccountBook, _ sums: AccountSums, in currency: Money.Currency) {
    self.book = book
    self.sums = sums
    self.currency = currency
  }

  /// The parts of a balance.
  package struct Parts: Hashable, Sendable {
    /// The first counted day.
    package var start: CalendarDay
    /// The balance at the start of that day.
    package var opening: Money
    /// The event that stated it; `nil` if none did.
    package var openedBy: EventID?
    /// The sum of entries and transfers.
    package var moved: Money
    /// The recorded differences.
    package var corrections: [AccountBook.Correction]
    /// The balance at the end of the day.
    package var balance: Money
  }

  /// Returns the accounts of a day: the known ones, and any other that holds something.
  package func accounts(on day: CalendarDay) -> [AccountName] {
    let known = book.all
    let others = Set(sums.accounts).union(book.corrections.map(\.difference.account))
      .subtracting(known)
    return known + others.sorted().filter { !isEmpty($0, on: day) }
  }

  private func isEmpty(_ account: AccountName, on day: CalendarDay) -> Bool {
    guard let first = book.firstDay, first <= day else { return true }
    return (try? balance(of: account, on: day))?.minorUnits == 0
  }

  /// Returns the balance of an account at the end of a day; `nil` before accounts are in use.
  package func balance(
    of account: AccountName, on day: CalendarDay
  ) throws(FigureTooLarge) -> Money? {
    try parts(of: account, on: day)?.balance
  }

  /// Returns the balance with its parts.
  package func parts(
    of account: AccountName, on day: CalendarDay
  ) throws(FigureTooLarge) -> Parts? {
    let opening = book.opening(of: account, on: day)
    guard let start = opening?.from ?? book.firstDay, start <= day else { return nil }
    let moved = try sums.sum(of: account, in: start...day)
    let corrections = book.corrections.filter {
      $0.difference.account == account && (start...day).contains($0.difference.date)
        && $0.difference.amount.currency == currency
    }
    let opened = opening?.value ?? .zero(currency)
    // An opening in another currency, from a joined log, is ignored.
    let first = opened.currency == currency ? opened : .zero(currency)
    let balance = try FigureTooLarge.sum(
      [first.minorUnits, moved] + corrections.map(\.difference.amount.minorUnits),
      FigureTooLarge(since: nil))
    return Parts(
      start: start, opening: first, openedBy: opening?.event,
      moved: Money(minorUnits: moved, currency: currency), corrections: corrections,
      balance: Money(minorUnits: balance, currency: currency))
  }

  /// Returns the total of all accounts, or of some kinds; `nil` before accounts are in use.
  package func total(
    on day: CalendarDay, of isCounted: (AccountKind) -> Bool = { _ in true }
  ) throws(FigureTooLarge) -> Money? {
    guard let first = book.firstDay, first <= day else { return nil }
    var units: [Int64] = []
    for account in accounts(on: day) where isCounted(book.kind(of: account)) {
      if let balance = try balance(of: account, on: day) { units.append(balance.minorUnits) }
    }
    return Money(
      minorUnits: try FigureTooLarge.sum(units, FigureTooLarge(since: nil)), currency: currency)
  }
}
