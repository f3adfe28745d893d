package import LedgerEvents

/// The accounts of a ledger: which there are, what each held when a day began, and what was said of them
/// since. Of the money that went through them it knows only when some first moved.
public struct AccountBook: Hashable, Sendable {
  private struct Record: Hashable {
    /// What it was added as; the first addition in effect says it.
    var additions: SettingTimeline<AccountAdded> = .init()
    var openings: SettingTimeline<Money> = .init()
    var ends: SettingTimeline<Bool> = .init()
    var assertions: SettingTimeline<Money> = .init()
  }

  /// A difference that was recorded, in the order of the events.
  public struct Correction: Hashable, Sendable {
    /// The event that says so.
    public var event: EventID
    /// How much more or less the account held, and when.
    public var difference: AccountBalance
    fileprivate var isUndone = false
  }

  private var records: [AccountName: Record] = [:]
  private var allCorrections: [Correction] = []
  /// How many transfers in effect each day has.
  private var transfers: [CalendarDay: Int] = [:]

  /// Before the first event.
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
  /// The first day on which accounts are in use: that of the first opening or transfer; `nil` while there is
  /// neither.
  public var firstDay: CalendarDay? {
    let opened = records.values.compactMap { $0.openings.first?.from }.min()
    return [opened, transfers.keys.min()].compactMap(\.self).min()
  }

  /// Whether an account was opened, or money moved between accounts.
  public var isInUse: Bool { firstDay != nil }

  /// Whether somebody said of an account what it holds: before, balances are only what came and went.
  public var isOpened: Bool { records.values.contains { $0.openings.first != nil } }

  /// Every account, ended ones too: the bank and the cash, then those that were added or opened, by name.
  public var all: [AccountName] {
    let own = records.filter { $0.value.additions.first != nil || $0.value.openings.first != nil }
    return [.bank, .cash] + own.keys.filter { $0 != .bank && $0 != .cash }.sorted()
  }

  /// The accounts in which something can be recorded on a day.
  public func offered(on day: CalendarDay) -> [AccountName] {
    all.filter { !hasEnded($0, on: day) }
  }

  /// Whether an account is there, or was before it ended.
  public func exists(_ account: AccountName) -> Bool { all.contains(account) }

  /// Whether it was added, besides the two of every ledger.
  public func isAdded(_ account: AccountName) -> Bool { records[account]?.additions.first != nil }

  /// The first day without it; `nil` where it was not ended.
  public func end(of account: AccountName) -> CalendarDay? { records[account]?.ends.first?.from }

  /// Whether nothing can be recorded in it on a day any more.
  public func hasEnded(_ account: AccountName, on day: CalendarDay) -> Bool {
    end(of: account).map { $0 <= day } ?? false
  }

  /// What it was added as; one that nobody added is what its name says, else a bank. The bank and the cash of
  /// every ledger stay what they are.
  public func kind(of account: AccountName) -> AccountKind {
    if account == .bank { return .bank }
    if account == .cash { return .cash }
    return records[account]?.additions.first?.value.kind ?? AccountKind(rawValue: account.text)
      ?? .bank
  }

  /// What a move puts away in, if nobody said; `nil` if it changes no bucket, as between two that are kept.
  public func putAwayCategory(
    from source: AccountName, to destination: AccountName
  ) -> CategoryName? {
    let own = [destination, source].map { kind(of: $0).putAwayCategory }
    return own.contains(nil) ? own.compactMap(\.self).first : nil
  }

  /// Whether the days of a bill use money at hand: what is moved from there to an account at hand, or paid from
  /// a kept one, does not.
  package func usesMoneyAtHand(_ terms: BillTerms) -> Bool {
    terms.type == .expense && !kind(of: terms.account).isKept
      && terms.destination.map { kind(of: $0).isKept } ?? true
  }

  /// Whether the days of a bill count in months: those that use money at hand, and incomes that come there.
  func countsInMonths(_ terms: BillTerms) -> Bool {
    terms.type == .income ? !kind(of: terms.account).isKept : usesMoneyAtHand(terms)
  }

  /// DR38: whether what is spent from it counts against the daily allowance.
  public func countsDaily(_ account: AccountName) -> Bool {
    records[account]?.additions.first?.value.countsDaily ?? kind(of: account).countsDaily
  }

  /// What it held when a day or an earlier one began, the last time that it was said; `nil` where never.
  public func opening(
    of account: AccountName, on day: CalendarDay
  ) -> SettingTimeline<Money>.Element? {
    records[account]?.openings.inForce(on: day)
  }

  /// Every time that it was said what an account held when a day began, by day.
  package func openings(of account: AccountName) -> [SettingTimeline<Money>.Element] {
    records[account]?.openings.inEffect ?? []
  }

  /// The last day up to another one at whose end the balance agreed; `nil` for none.
  public func agreement(
    of account: AccountName, on day: CalendarDay = .last
  ) -> SettingTimeline<Money>.Element? {
    records[account]?.assertions.inForce(on: day)
  }

  /// The differences that hold, in the order in which they were recorded.
  public var corrections: [Correction] { allCorrections.filter { !$0.isUndone } }
}

extension AccountBook {
  /// As it is with some events too, or was before them, as far as they say what accounts held.
  ///
  /// - Parameters:
  ///   - events: In their order.
  ///   - isBefore: Whether they hold already, and do not in what is answered.
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
