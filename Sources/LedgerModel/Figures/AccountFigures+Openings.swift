package import LedgerEvents

extension AccountFigures {
  /// The amount to add to an account at the start of a day, so that earlier amounts add up to its known balance.
  package struct Opening: Hashable, Sendable {
    package var account: AccountName
    package var day: CalendarDay
    /// The amount to add; not zero.
    package var difference: Money
    /// The event that stated the balance; `nil` if none did when accounts came into use.
    package var event: EventID?
  }

  /// Returns the openings of all accounts, by account and day, for programs that have no opening day for an account
  /// and add up everything.
  package func openings() throws(FigureTooLarge) -> [Opening] {
    guard let first = book.firstDay else { return [] }
    var openings: [Opening] = []
    for account in accounts(on: .last) {
      var days = Set(book.openings(of: account).map(\.from))
      if book.opening(of: account, on: first) == nil { days.insert(first) }
      for day in days.sorted() {
        if let opening = try opening(of: account, on: day) { openings.append(opening) }
      }
    }
    return openings
  }

  /// Returns what must be added to an account on a day from which its balance is known; `nil` if nothing.
  private func opening(
    of account: AccountName, on day: CalendarDay
  ) throws(FigureTooLarge) -> Opening? {
    let tooLarge = FigureTooLarge(since: nil)
    guard let parts = try parts(of: account, on: day) else { return nil }
    var before: Int64 = 0
    if let eve = day.previous {
      if let known = try self.parts(of: account, on: eve) {
        before = known.balance.minorUnits
      } else {
        before = try FigureTooLarge.sum(
          [try sums.sum(of: account, in: .first...eve)]
            + book.corrections.map(\.difference).filter {
              $0.account == account && $0.date <= eve && $0.amount.currency == currency
            }.map(\.amount.minorUnits), tooLarge)
      }
    }
    let units = try FigureTooLarge.sum([parts.opening.minorUnits, -before], tooLarge)
    if units == 0 { return nil }
    return Opening(
      account: account, day: day, difference: Money(minorUnits: units, currency: currency),
      event: parts.openedBy)
  }
}
