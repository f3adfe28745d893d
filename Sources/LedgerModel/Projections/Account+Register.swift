public import LedgerEvents

extension Account {
  /// What went through an account: entries, moves, corrections, and what it was opened with.
  ///
  /// `try await ledger.view(Account.Register(of: .bank)).part(in: days)` gives some days of it.
  public struct Register: TextProjection {
    /// Whose register it is.
    public let account: AccountName
    /// All accounts.
    public private(set) var accounts = Accounts()
    private var entries = EntryRegister()
    private var transfers = AccountTransfers()

    /// Before the first event.
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
  /// Something that went through the account.
  public struct Row: Hashable, Identifiable, Sendable {
    /// What it is.
    public enum Content: Hashable, Sendable {
      /// An entry.
      case entry(RegisteredEntry)
      /// A move to another account, or from it if it brings something.
      case move(AccountName)
      /// It was found to hold more or less, for a reason.
      case correction(String)
      /// It was opened anew with what it held: ``Row/amount`` is what that changed.
      case opening(Money)
    }

    /// The event that says it.
    public let id: EventID
    /// The day on which it counts.
    public let day: CalendarDay
    /// What it brings; below zero if it takes.
    public let amount: Money
    /// What it is.
    public let content: Content
  }

  /// Some days of a register.
  public struct Part: Hashable, Sendable {
    /// The first day: never before accounts were in use.
    public let start: CalendarDay
    /// What the account held when that day began, or was opened with on it.
    public let before: Money
    /// What went through it, by day.
    public internal(set) var rows: [Row]
    /// What it held at the end of the last day.
    public let balance: Money

    /// What it held after each row. Each is a sum of some parts of balances that were checked for their size.
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

  /// What went through it on the days of a span, both ends with them; `nil` if there is no such account at their
  /// end, or none is in use by then.
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
    // What it is opened with first is what it begins with.
    let opening = held == nil && openings.first?.from == start ? openings.popFirst() : nil
    var part = Part(
      start: start, before: held ?? opening?.value ?? .zero(figures.currency),
      rows: rows(in: start...last), balance: balance)
    for opening in openings { part.open(with: opening) }
    return part
  }

  /// Entries, moves and corrections on the days of a span, by day.
  ///
  /// - Parameters:
  ///   - span: The days, both ends among them.
  ///   - includesVoided: Whether entries are among them that count no more.
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
