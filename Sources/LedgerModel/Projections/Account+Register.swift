public import LedgerEvents

extension Account {
  /// The register of an account: its entries, moves, corrections and openings.
  ///
  /// `try await ledger.view(Account.Register(of: .bank)).part(in: days)` returns some days of it.
  public struct Register: TextProjection {
    /// The account of the register.
    public let account: AccountName
    /// All accounts.
    public private(set) var accounts = Accounts()
    private var entries = EntryRegister()
    private var transfers = AccountTransfers()

    /// Creates the register before the first event.
    public init(of account: AccountName) { self.account = account }

    public mutating func apply(
      _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
    ) {
      accounts.apply(change, from: cause)
      entries.apply(change, texts: texts, from: cause)
    }

    public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
      accounts.apply(fact, from: cause)
      entries.apply(fact, from: cause)
      transfers.apply(fact, from: cause)
    }

    public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
      accounts.revert(fact, from: cause)
      entries.revert(fact, from: cause)
      transfers.revert(fact, from: cause)
    }
  }
}

extension Account.Register {
  /// One row of the register.
  public struct Row: Hashable, Identifiable, Sendable {
    /// The kind of row.
    public enum Content: Hashable, Sendable {
      /// An entry.
      case entry(RegisteredEntry)
      /// A move to another account, or from it if the amount is positive.
      case move(AccountName)
      /// A recorded difference, with its reason.
      case correction(String)
      /// A later opening with a balance; ``Row/amount`` is the change that it made.
      case opening(Money)
    }

    /// The event of the row.
    public let id: EventID
    /// The day on which it counts.
    public let day: CalendarDay
    /// The amount; negative if money leaves the account.
    public let amount: Money
    /// The kind of row.
    public let content: Content
  }

  /// Some days of a register.
  public struct Part: Hashable, Sendable {
    /// The first day; never before accounts were in use.
    public let start: CalendarDay
    /// The balance at the start of that day, or the one it was opened with.
    public let before: Money
    /// The rows, by day.
    public internal(set) var rows: [Row]
    /// The balance at the end of the last day.
    public let balance: Money

    /// The balance after each row. Each is a partial sum of balances that were checked for overflow.
    public var balances: [Money] {
      var units = before.minorUnits
      return rows.map { row in
        units &+= row.amount.minorUnits
        return Money(minorUnits: units, currency: before.currency)
      }
    }

    fileprivate mutating func open(with opening: SettingTimeline<Money>.Element) {
      let place = rows.firstIndex { $0.day >= opening.from } ?? rows.count
      let held = balances.prefix(place).last ?? before
      let change = Money(
        minorUnits: opening.value.minorUnits &- held.minorUnits, currency: held.currency)
      rows.insert(
        Row(
          id: opening.event, day: opening.from, amount: change, content: .opening(opening.value)),
        at: place)
    }
  }

  /// Returns the days of a span, both ends included; `nil` if the account does not exist at the end, or no account is
  /// in use by then.
  ///
  /// - Throws: ``FigureTooLarge`` if a balance does not fit.
  public func part(in span: ClosedRange<CalendarDay>) throws(FigureTooLarge) -> Part? {
    let last = span.upperBound
    guard let figures = accounts.figures, figures.accounts(on: last).contains(account),
      let balance = try figures.balance(of: account, on: last), let used = figures.book.firstDay
    else { return nil }
    let start = max(span.lowerBound, used)
    let held = try start.previous.flatMap { day throws(FigureTooLarge) in
      try figures.balance(of: account, on: day)
    }
    var openings = figures.book.openings(of: account)
      .filter { (start...last).contains($0.from) && $0.value.currency == figures.currency }[...]
    // The first opening is the starting balance.
    let opening = held == nil && openings.first?.from == start ? openings.popFirst() : nil
    var part = Part(
      start: start, before: held ?? opening?.value ?? .zero(figures.currency),
      rows: rows(in: start...last), balance: balance)
    for opening in openings { part.open(with: opening) }
    return part
  }

  /// Returns the entries, moves and corrections in a span, by day.
  ///
  /// - Parameters:
  ///   - span: The days, both ends included.
  ///   - includesVoided: Whether entries that no longer count are included.
  public func rows(
    in span: ClosedRange<CalendarDay>, includesVoided: Bool = false
  ) -> [Row] {
    var filter = EntryQuery.Filter()
    filter.includesVoided = includesVoided
    let entries = self.entries.entries(EntryQuery(filter))
      .filter { $0.values.account == account && span.contains($0.values.date) }
      .map { entry in
        let move = entry.values.accountMove(isTakenBack: false)
        return Row(id: entry.id, day: move.date, amount: move.amount, content: .entry(entry))
      }
    let moves = transfers.transfers(of: account, from: span.lowerBound, through: span.upperBound)
      .map { event, made in
        let isIn = made.destination == account
        return Row(
          id: event, day: made.date, amount: isIn ? made.amount : made.amount.negated,
          content: .move(isIn ? made.source : made.destination))
      }
    let corrections = accounts.first.accounts.corrections.map { ($0.event, $0.difference) }
      .filter { $0.1.account == account && span.contains($0.1.date) }
      .map { event, difference in
        Row(
          id: event, day: difference.date, amount: difference.amount,
          content: .correction(difference.reason))
      }
    return (entries + moves + corrections).sorted { ($0.day, $0.id) < ($1.day, $1.id) }
  }
}
