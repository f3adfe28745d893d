public import LedgerEvents

/// The person adds an entry, or several that count together or not at all; an expense that certainly paid a
/// day of a bill is linked to it in the same batch.
public struct AddEntries: LedgerDecision {
  /// At least one; several become a batch.
  package var entries: [NewEntry]
  /// No entry may be dated after this day.
  package var today: CalendarDay
  /// What ties an entry to another of the same request, by the entry's index.
  package var ties: [Int: EntryTie] = [:]
  /// What moves between accounts in the same batch, after the entries.
  public var moves: [MoveMoney] = []

  /// Entries that are stored together, or none of them; a day after `today` is refused.
  public init(_ entries: [NewEntry], today: CalendarDay) {
    self.entries = entries
    self.today = today
  }

  /// Several entries, some of which belong together.
  public init(_ entries: [NewEntry], ties: [Int: EntryTie], today: CalendarDay) {
    self.init(entries, today: today)
    self.ties = ties
  }

  /// One entry.
  public init(_ entry: NewEntry, today: CalendarDay) {
    self.init([entry], today: today)
  }

  package var view: ProjectionPair<DecisionState, NamedEntries> {
    ProjectionPair(DecisionState(), NamedEntries(entries.compactMap(\.texts.purchase)))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let count = entries.count + moves.count
    guard count > 0 else { throw .nothingToAdd }
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
    return events + moved + links
  }

  /// What says which days of bills they certainly paid, moves too.
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

  /// An entry with the number that the one it belongs to gets.
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
    // What they paid was found out, and is no part of the request.
    let moved = written.filter { if case .account = $0 { true } else { false } }
    let written = written.filter { $0.newEntry != nil }
    return moved.count == moves.count && zip(moves, moved).allSatisfy { $0.isRepeated(by: [$1]) }
      && written.count == entries.count
      && zip(entries.indices, written).allSatisfy { index, event in
        var entry = entries[index]
        // Which number the other one has got is no part of the request.
        if ties[index] != nil { entry.stated.subtract(.purchase) }
        return event.newEntry.map(entry.isRepeated) ?? false
      }
  }
}

/// Another entry of the same request that an entry belongs to, by its index there.
public enum EntryTie: Hashable, Sendable {
  /// The expense that a credit pays back; it stands before it.
  case purchase(Int)
  /// The first part of the payment that an expense is a part of: itself, or one before it.
  case payment(Int)
}

/// An entry that is to be added, with every value settled.
public struct NewEntry: Hashable, Sendable {
  /// What figures are made of.
  public var values: EntryValues
  /// Its words, and where its values came from.
  public var texts: EntryTexts
  /// What the person stated beside the sentence; the same request is known again by the sentence and
  /// by these, never by what was filled in.
  package var stated: EntryMembers

  /// The same request is known again by its sentence; without one, by all its values.
  public init(values: EntryValues, texts: EntryTexts) {
    self.init(values: values, texts: texts, stated: nil)
  }

  /// Where `stated` is `nil`, it is all members, or with a sentence none: the sentence states them.
  public init(values: EntryValues, texts: EntryTexts, stated: EntryMembers?) {
    self.values = values
    self.texts = texts
    self.stated = stated ?? (texts.said.isEmpty ? .all : [])
  }

  /// Money spent.
  public static func expense(
    _ amount: Money, in category: CategoryName, on date: CalendarDay,
    account: AccountName = .bank, merchant: String = "", note: String = ""
  ) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: .expense, amount: amount, category: category, date: date, account: account),
      texts: EntryTexts(merchant: merchant, note: note, by: "flags"))
  }

  /// The same expense, bought with what a goal holds: that covers it as far as it can.
  ///
  /// One that is a savings account must pay it itself: another account is refused with
  /// ``Refusal/goalPaidElsewhere(_:_:paying:_:)``, an empty goal with ``Refusal/goalEmpty(_:)``.
  public func bought(with goal: EventID) -> NewEntry {
    var entry = self
    entry.values.cover = GoalCover(goal)
    return entry
  }

  /// Money that came back, or was given for something; with the purchase that it pays back, where
  /// one is known.
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

  /// Money earned.
  public static func income(
    _ amount: Money, on date: CalendarDay, account: AccountName = .bank, merchant: String = "",
    note: String = ""
  ) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: .income, amount: amount, category: .income, date: date, account: account),
      texts: EntryTexts(merchant: merchant, note: note, by: "flags"))
  }

  /// The event that adds it.
  var event: LedgerEvent {
    var texts = texts
    if texts.by.isEmpty {
      texts = EntryTexts(
        merchant: texts.merchant, note: texts.note, said: texts.said, by: "flags",
        texts.details)
    }
    return .entry(EntryContent(values: values, texts: texts))
  }

  /// Whether a written entry says the same request.
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
    if stated.contains(.purchase), texts.purchase != written.texts.purchase { return false }
    return true
  }
}
