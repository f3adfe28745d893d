package import LedgerEvents

extension AccountFigures {
  /// What must be added to an account when a day begins, so that what came and went before adds up to what
  /// the account is known to hold.
  package struct Opening: Hashable, Sendable {
    package var account: AccountName
    package var day: CalendarDay
    /// Other than zero.
    package var difference: Money
    /// The event that said what it held; `nil` where accounts came into use and nobody did.
    package var event: EventID?
  }

  /// The openings of every account, by account and day: other programs have no day on which an account begins,
  /// and add up all that they are told.
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

  /// What an account must be given on a day from which on its balance is known; `nil` where nothing.
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
