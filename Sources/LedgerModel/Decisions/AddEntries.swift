public import LedgerEvents

/// Adds one or more entries, all or none. An expense that certainly paid a due day of a bill is linked to it in the
/// same batch.
public struct AddEntries: LedgerDecision {
  /// The entries; two or more become a batch.
  package var entries: [NewEntry]
  /// No entry may be dated after this day.
  package var today: CalendarDay
  /// The tie of an entry to another one of the same request, by the entry's index.
  package var ties: [Int: EntryTie] = [:]
  /// Moves between accounts in the same batch, after the entries.
  public var moves: [MoveMoney] = []
  /// The people to whom something is lent.
  private(set) var people: [AccountName] = []

  /// Creates a request for entries that are stored all or none; a day after `today` is refused.
  public init(_ entries: [NewEntry], today: CalendarDay) {
    self.entries = entries
    self.today = today
  }

  /// Creates a request for several entries, some of which belong together.
  public init(_ entries: [NewEntry], ties: [Int: EntryTie], today: CalendarDay) {
    self.init(entries, today: today)
    self.ties = ties
  }

  /// Creates a request for one entry.
  public init(_ entry: NewEntry, today: CalendarDay) {
    self.init([entry], today: today)
  }

  /// Lends what was paid for somebody else together with an entry: a move from its account on its day.
  ///
  /// The account of a person who has none begins in the same batch. The request is refused with
  /// ``Refusal/accountExists(_:)`` if the name is that of an account of another kind.
  ///
  /// - Parameters:
  ///   - amount: More than zero.
  ///   - person: The account of the person.
  ///   - entry: The own share of the payment.
  public mutating func lend(_ amount: Money, to person: AccountName, besides entry: NewEntry) {
    var move = MoveMoney(
      amount, from: entry.values.account, to: person, on: entry.values.date,
      isDateFilledIn: !entry.stated.contains(.date), today: today)
    move.said = entry.texts.said
    move.tags = entry.texts.tags
    if !entry.texts.by.isEmpty { move.by = entry.texts.by }
    moves.append(move)
    if !people.contains(person) { people.append(person) }
  }

  package var view: ProjectionPair<DecisionState, NamedEntries> {
    ProjectionPair(DecisionState(), NamedEntries(entries.compactMap(\.texts.purchase)))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let begun = try begunPeople(view.first)
    let count = begun.count + entries.count + moves.count
    guard count > begun.count else { throw .nothingToAdd }
    guard count <= BatchPlace.limit else { throw .batchTooLarge(count: count) }
    var events: [NewEvent] = []
    let moved = try moves.map { move throws(Refusal) in try move.event(given: view.first) }
    let links = links(to: moved, view.first, from: first)
    var rules = EntryRules(state: view.first, today: today)
    for (index, entry) in entries.enumerated() {
      var entry = entry
      try rules.check(entry.values)
      entry.values.cover = try rules.cover(of: entry.values)
      try EntryRules.check(entry.texts)
      try EntryRules.check(entry.texts.tax, of: entry.values.amount, entry.values.type)
      if let purchase = entry.texts.purchase {
        let paid = try view.second.counting(purchase)
        guard paid.type == .expense else { throw .notAnExpense(purchase, type: paid.type) }
      }
      events.append(NewEvent(try tied(entry, ties[index], from: first).event))
    }
    return events + moved + links + begun
  }

  /// Returns the events that begin the accounts of the people who have none.
  private func begunPeople(_ state: DecisionState) throws(Refusal) -> [NewEvent] {
    var events: [NewEvent] = []
    for person in people {
      if state.accounts.exists(person) || AccountKind(rawValue: person.text) != nil {
        guard state.accounts.kind(of: person) == .person else { throw .accountExists(person) }
      } else {
        events.append(NewEvent(AccountAdded(account: person, kind: .person)))
      }
    }
    return events
  }

  /// Returns the events that link entries and moves to the bill days that they certainly paid.
  private func links(
    to moved: [NewEvent], _ state: DecisionState, from first: EventID
  ) -> [NewEvent] {
    if !state.bills.isInUse { return [] }
    let events = entries.map(\.event) + moved.map(\.event)
    let payments = events.enumerated().compactMap { index, event in
      BillSettling.Payment(event, by: first.advanced(by: index))
    }
    return BillSettling(payments, state.bills).events(state.accounts)
  }

  /// Returns an entry with the id of the entry that it is tied to.
  private func tied(
    _ entry: NewEntry, _ tie: EntryTie?, from first: EventID
  ) throws(Refusal) -> NewEntry {
    var entry = entry
    switch tie {
    case nil: break
    case .purchase(let index)?:
      let purchase = first.advanced(by: index)
      let type = entries[index].values.type
      guard type == .expense else { throw .notAnExpense(purchase, type: type) }
      entry.texts = entry.texts.linked(.purchase(purchase))
    case .payment(let index)?:
      entry.texts = entry.texts.linked(.payment(first.advanced(by: index)))
    }
    return entry
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    // Links to paid bill days and begun accounts are derived, and not part of the request.
    let moved = written.filter { if case .account(.transferMade) = $0 { true } else { false } }
    let written = written.filter { $0.newEntry != nil }
    return moved.count == moves.count && zip(moves, moved).allSatisfy { $0.isRepeated(by: [$1]) }
      && written.count == entries.count
      && zip(entries.indices, written).allSatisfy { index, event in
        var entry = entries[index]
        // The id of the tied entry is not part of the request.
        if ties[index] != nil { entry.stated.subtract(.purchase) }
        return event.newEntry.map(entry.isRepeated) ?? false
      }
  }
}

/// Another entry of the same request that an entry belongs to, by its index there.
public enum EntryTie: Hashable, Sendable {
  /// The expense that a credit pays back; it comes earlier in the request.
  case purchase(Int)
  /// The first part of the payment that an expense belongs to: itself, or one before it.
  case payment(Int)
}

/// An entry to add, with every value settled.
public struct NewEntry: Hashable, Sendable {
  /// The values that figures are computed from.
  public var values: EntryValues
  /// Its texts, and the source of its values.
  public var texts: EntryTexts { didSet { texts = texts.withPlainMerchant } }
  /// The members that the person stated beside the sentence. A repeated request is recognized by the sentence and
  /// these members, never by values that were filled in.
  package var stated: EntryMembers

  /// Creates an entry. A repetition is recognized by its sentence; without one, by all its values.
  public init(values: EntryValues, texts: EntryTexts) {
    self.init(values: values, texts: texts, stated: nil)
  }

  /// Creates an entry. If `stated` is `nil`, all members count as stated, or none if there is a sentence.
  public init(values: EntryValues, texts: EntryTexts, stated: EntryMembers?) {
    self.values = values
    self.texts = texts.withPlainMerchant
    self.stated = stated ?? (texts.said.isEmpty ? .all : [])
  }

  /// Creates an expense.
  public static func expense(
    _ amount: Money, in category: CategoryName, on date: CalendarDay,
    account: AccountName = .bank, merchant: String = "", note: String = ""
  ) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: .expense, amount: amount, category: category, date: date, account: account),
      texts: EntryTexts(merchant: merchant, note: note, by: "flags"))
  }

  /// Returns the same entry with these tags, as ``LedgerEvents/EntryDetails/tag(_:)`` spells them; one that is no name
  /// is refused with ``Refusal/invalidTag(_:)``.
  public func tagged(_ tags: [String]) -> NewEntry {
    var entry = self
    var details = texts.details
    details.setTags(tags)
    entry.texts = texts.detailed(details)
    return entry
  }

  /// Returns the same expense, bought with a goal's money: the goal covers as much of it as it can.
  ///
  /// A goal that is a savings account must pay the expense itself: another account is refused with
  /// ``Refusal/goalPaidElsewhere(_:_:paying:_:)``, an empty goal with ``Refusal/goalEmpty(_:)``.
  public func bought(with goal: EventID) -> NewEntry {
    var entry = self
    entry.values.cover = GoalCover(goal)
    return entry
  }

  /// Creates a credit: money that came back or was received for something; `purchase` is the expense it pays back, if
  /// known.
  public static func credit(
    _ amount: Money, in category: CategoryName, on date: CalendarDay,
    account: AccountName = .bank, merchant: String = "", note: String = "",
    purchase: EventID? = nil
  ) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: .credit, amount: amount, category: category, date: date, account: account),
      texts: EntryTexts(
        merchant: merchant, note: note, by: "flags", link: purchase.map { .purchase($0) }))
  }

  /// Creates an income.
  public static func income(
    _ amount: Money, on date: CalendarDay, account: AccountName = .bank, merchant: String = "",
    note: String = ""
  ) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: .income, amount: amount, category: .income, date: date, account: account),
      texts: EntryTexts(merchant: merchant, note: note, by: "flags"))
  }

  /// The event that adds the entry.
  var event: LedgerEvent {
    var texts = texts
    if texts.by.isEmpty {
      texts = EntryTexts(
        merchant: texts.merchant, note: texts.note, said: texts.said, by: "flags",
        texts.details)
    }
    return .entry(EntryContent(values: values, texts: texts))
  }

  /// Returns whether a written entry states the same request.
  func isRepeated(by written: EntryContent) -> Bool {
    let other = written.values
    if texts.said != written.texts.said { return false }
    if stated.contains(.type), values.type != other.type { return false }
    if stated.contains(.amount), values.amount != other.amount { return false }
    if stated.contains(.category), values.category != other.category { return false }
    if stated.contains(.date), values.date != other.date { return false }
    if stated.contains(.account), values.account != other.account { return false }
    if stated.contains(.mark), values.mark != other.mark { return false }
    if stated.contains(.month), values.month != other.month { return false }
    if stated.contains(.cover), values.cover?.goal != other.cover?.goal { return false }
    if stated.contains(.merchant), texts.merchant != written.texts.merchant { return false }
    if stated.contains(.note), texts.note != written.texts.note { return false }
    if stated.contains(.tax), texts.tax != written.texts.tax { return false }
    if stated.contains(.tags), texts.tags != written.texts.tags { return false }
    if stated.contains(.purchase), texts.purchase != written.texts.purchase { return false }
    return true
  }
}
