package import LedgerEvents

/// The accounts of a ledger: their kinds, opening balances, and what was stated since. Of transfers it keeps only how
/// many each day has.
public struct AccountBook: Hashable, Sendable {
  private struct Record: Hashable {
    /// The values it was added with; the first addition in effect decides.
    var additions: SettingTimeline<AccountAdded> = .init()
    var openings: SettingTimeline<Money> = .init()
    var ends: SettingTimeline<Bool> = .init()
    var assertions: SettingTimeline<Money> = .init()
  }

  /// A recorded difference.
  public struct Correction: Hashable, Sendable {
    /// The event that recorded it.
    public var event: EventID
    /// The difference and its day.
    public var difference: AccountBalance
    fileprivate var isUndone = false
  }

  private var records: [AccountName: Record] = [:]
  private var allCorrections: [Correction] = []
  /// The number of transfers in effect on each day.
  private var transfers: [CalendarDay: Int] = [:]

  /// Creates the book before the first event.
  public init() {}

  mutating func apply(_ event: AccountEvent, by id: EventID) {
    switch event {
    case .transferMade(let made): transfers[made.date, default: 0] += 1
    case .added(let added):
      records[added.account, default: Record()].additions.apply(added, from: .first, by: id)
    case .ended(let ended):
      records[ended.account, default: Record()].ends.apply(true, from: ended.from, by: id)
    case .opened(let opened):
      let balance = opened.balance
      records[balance.account, default: Record()].openings
        .apply(balance.amount, from: balance.date, by: id)
    case .asserted(let asserted):
      let balance = asserted.balance
      records[balance.account, default: Record()].assertions
        .apply(balance.amount, from: balance.date, by: id)
    case .corrected(let corrected):
      if let place = allCorrections.firstIndex(where: { $0.event == id }) {
        allCorrections[place].isUndone = false
      } else {
        allCorrections.append(Correction(event: id, difference: corrected.difference))
      }
    case .envelope: break  // What money is for changes no account.
    case .imported, .matched: break  // What came of a file says it by itself.
    }
  }

  mutating func revert(_ event: AccountEvent, by id: EventID) {
    switch event {
    case .transferMade(let made):
      if let count = transfers[made.date] { transfers[made.date] = count > 1 ? count - 1 : nil }
    case .added(let added): records[added.account]?.additions.revert(id)
    case .ended(let ended): records[ended.account]?.ends.revert(id)
    case .opened(let opened): records[opened.balance.account]?.openings.revert(id)
    case .asserted(let asserted): records[asserted.balance.account]?.assertions.revert(id)
    case .corrected:
      for place in allCorrections.indices where allCorrections[place].event == id {
        allCorrections[place].isUndone = true
      }
    case .envelope: break
    case .imported, .matched: break
    }
  }
}

extension AccountBook {
  /// The first day on which accounts are in use, that of the first opening or transfer; `nil` if there is neither.
  public var firstDay: CalendarDay? {
    let opened = records.values.compactMap { $0.openings.first?.from }.min()
    return [opened, transfers.keys.min()].compactMap(\.self).min()
  }

  /// Whether an account was opened, or money moved between accounts.
  public var isInUse: Bool { firstDay != nil }

  /// Whether the balance of an account was ever stated; before that, balances are only sums of what moved.
  public var isOpened: Bool { records.values.contains { $0.openings.first != nil } }

  /// Every account, including ended ones: bank and cash, then those added or opened, by name.
  public var all: [AccountName] {
    let own = records.filter { $0.value.additions.first != nil || $0.value.openings.first != nil }
    return [.bank, .cash] + own.keys.filter { $0 != .bank && $0 != .cash }.sorted()
  }

  /// Returns the accounts in which something can be recorded on a day.
  public func offered(on day: CalendarDay) -> [AccountName] {
    all.filter { !hasEnded($0, on: day) }
  }

  /// Returns whether an account exists, or existed before it ended.
  public func exists(_ account: AccountName) -> Bool { all.contains(account) }

  /// Returns whether an account was added, beyond the two of every ledger.
  public func isAdded(_ account: AccountName) -> Bool { records[account]?.additions.first != nil }

  /// Returns the first day without the account; `nil` if it was not ended.
  public func end(of account: AccountName) -> CalendarDay? { records[account]?.ends.first?.from }

  /// Returns whether nothing more can be recorded in it on a day.
  public func hasEnded(_ account: AccountName, on day: CalendarDay) -> Bool {
    end(of: account).map { $0 <= day } ?? false
  }

  /// Returns the kind it was added with; for an account never added, the kind that its name suggests, else a bank.
  /// The bank and the cash of every ledger keep their kinds.
  public func kind(of account: AccountName) -> AccountKind {
    if account == .bank { return .bank }
    if account == .cash { return .cash }
    return records[account]?.additions.first?.value.kind ?? AccountKind(rawValue: account.text)
      ?? .bank
  }

  /// Returns the default category of a move that puts money away; `nil` if it changes no bucket, such as one between
  /// two kept accounts.
  public func putAwayCategory(
    from source: AccountName, to destination: AccountName
  ) -> CategoryName? {
    let own = [destination, source].map { kind(of: $0).putAwayCategory }
    return own.contains(nil) ? own.compactMap(\.self).first : nil
  }

  /// Returns whether the days of a bill use money at hand: payments from a kept account and moves to an account at
  /// hand do not.
  package func usesMoneyAtHand(_ terms: BillTerms) -> Bool {
    terms.type == .expense && !kind(of: terms.account).isKept
      && terms.destination.map { kind(of: $0).isKept } ?? true
  }

  /// Returns whether the days of a bill count in months: those that use money at hand, and incomes to an account at
  /// hand.
  func countsInMonths(_ terms: BillTerms) -> Bool {
    terms.type == .income ? !kind(of: terms.account).isKept : usesMoneyAtHand(terms)
  }

  /// Returns whether spending from it counts against the daily allowance (DR38).
  public func countsDaily(_ account: AccountName) -> Bool {
    records[account]?.additions.first?.value.countsDaily ?? kind(of: account).countsDaily
  }

  /// Returns the latest opening balance at the start of a day or an earlier one; `nil` if there is none.
  public func opening(
    of account: AccountName, on day: CalendarDay
  ) -> SettingTimeline<Money>.Element? {
    records[account]?.openings.inForce(on: day)
  }

  /// Returns all opening balances of an account, by day.
  package func openings(of account: AccountName) -> [SettingTimeline<Money>.Element] {
    records[account]?.openings.inEffect ?? []
  }

  /// Returns the last day up to another one at whose end the balance agreed; `nil` for none.
  public func agreement(
    of account: AccountName, on day: CalendarDay = .last
  ) -> SettingTimeline<Money>.Element? {
    records[account]?.assertions.inForce(on: day)
  }

  /// The differences in effect, in the order in which they were recorded.
  public var corrections: [Correction] { allCorrections.filter { !$0.isUndone } }
}

extension AccountBook {
  /// Returns the book with some more events, or as it was before them, as far as they are openings.
  ///
  /// - Parameters:
  ///   - events: The events, in their order.
  ///   - isBefore: Whether the book contains the events, and the result should not.
  public func openings(of events: [EventEnvelope], isBefore: Bool) -> AccountBook {
    var book = self
    for envelope in isBefore ? events.reversed() : events {
      book.open(envelope.event, by: envelope.id, isTakenBack: isBefore)
    }
    return book
  }

  private mutating func open(_ event: LedgerEvent, by id: EventID, isTakenBack: Bool) {
    switch event {
    case .account(.opened(let opened)):
      if isTakenBack { revert(.opened(opened), by: id) } else { apply(.opened(opened), by: id) }
    case .reversal(let event):
      open(
        event.reversal.copy, by: event.reversal.event, isTakenBack: isTakenBack != event.isUndo)
    default: break
    }
  }
}
