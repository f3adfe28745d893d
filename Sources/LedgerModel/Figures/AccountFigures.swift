package import LedgerEvents

/// What accounts hold: what each was opened with, and what went through it from that day on.
///
/// An account that was never opened begins with nothing on the first day on which accounts are in use, and so
/// does one before its opening.
package struct AccountFigures: Sendable {
  let book: AccountBook
  let sums: AccountSums
  let currency: Money.Currency

  /// What accounts hold by what was said of them and by what went through them.
  package init(_ book: AccountBook, _ sums: AccountSums, in currency: Money.Currency) {
    self.book = book
    self.sums = sums
    self.currency = currency
  }

  /// How a balance comes about.
  package struct Parts: Hashable, Sendable {
    /// The first day that is counted.
    package var start: CalendarDay
    /// What the account held when that day began.
    package var opening: Money
    /// The event that said it; `nil` where nobody did.
    package var openedBy: EventID?
    /// What entries and transfers brought and took.
    package var moved: Money
    /// The differences that were recorded.
    package var corrections: [AccountBook.Correction]
    /// The balance at the end of the day.
    package var balance: Money
  }

  /// The accounts that are there on a day: those that can be used, and what else holds something.
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

  /// What an account holds at the end of a day; `nil` before accounts are in use.
  package func balance(
    of account: AccountName, on day: CalendarDay
  ) throws(FigureTooLarge) -> Money? {
    try parts(of: account, on: day)?.balance
  }

  /// The same with what it is made of.
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
    // An opening in another currency, from a log that was joined, says nothing about these figures.
    let first = opened.currency == currency ? opened : .zero(currency)
    let balance = try FigureTooLarge.sum(
      [first.minorUnits, moved] + corrections.map(\.difference.amount.minorUnits),
      FigureTooLarge(since: nil))
    return Parts(
      start: start, opening: first, openedBy: opening?.event,
      moved: Money(minorUnits: moved, currency: currency), corrections: corrections,
      balance: Money(minorUnits: balance, currency: currency))
  }

  /// What all accounts hold together, or those of some kinds; `nil` before accounts are in use.
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
