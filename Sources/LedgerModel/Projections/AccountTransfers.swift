public import LedgerEvents

/// The transfers in effect.
package struct AccountTransfers: FigureProjection {
  private var made: [EventID: TransferMade] = [:]

  /// Creates the projection before the first event.
  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    // An entry moves nothing between accounts.
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    if case .account(.transferMade(let made)) = fact.content { self.made[fact.id] = made }
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    made[fact.id] = nil
  }

  /// All transfers, by day.
  package var all: [(event: EventID, made: TransferMade)] {
    made.sorted { ($0.value.date, $0.key) < ($1.value.date, $1.key) }.map { ($0.key, $0.value) }
  }

  /// Returns the transfers from or to an account in a span of days, by day.
  package func transfers(
    of account: AccountName, from first: CalendarDay, through last: CalendarDay
  ) -> [(event: EventID, made: TransferMade)] {
    made.filter { [$0.value.source, $0.value.destination].contains(account) }
      .filter { $0.value.date >= first && $0.value.date <= last }
      .sorted { ($0.value.date, $0.key) < ($1.value.date, $1.key) }
      .map { ($0.key, $0.value) }
  }
}

extension LedgerQuestion where Answer == [(event: EventID, made: TransferMade)] {
  /// The transfers in effect, by day.
  public static var transfers: Self { Self(AccountTransfers()) { $0.all } }
}
