public import LedgerEvents

/// The transfers that hold, in the order in which they were recorded.
package struct AccountTransfers: FigureProjection {
  private var made: [EventID: TransferMade] = [:]

  /// Before the first event.
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

  /// All of them, by day.
  package var all: [(event: EventID, made: TransferMade)] {
    made.sorted { ($0.value.date, $0.key) < ($1.value.date, $1.key) }.map { ($0.key, $0.value) }
  }

  /// Those from or to an account on the days of a span, by day.
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
  /// The moves between accounts that hold, by day.
  public static var transfers: Self { Self(AccountTransfers()) { $0.all } }
}
