package import LedgerEvents

/// Imports a bank file for an account, all or none, so that one undo takes all of it back.
///
/// Lines that are in the ledger by the time of writing are left out. Items may be created on access, so that ten years
/// of lines are never in memory at once.
package struct ImportStatement<Items: RandomAccessCollection<ImportItem> & Sendable>: LedgerDecision
where Items.Index == Int {
  /// The event of the import; its line count is set when it is known.
  package var head: ImportMade
  /// The lines, in the order of the file.
  package var items: Items
  /// The entries that any line may move into the file's account, or join.
  package var moved: [EventID]
  /// The balance that the bank states for the end of a day; `nil` if it states none.
  package var stated: AccountBalance?
  /// The latest allowed day.
  package var today: CalendarDay

  /// Creates an import of lines of the file that `head` names.
  package init(
    _ head: ImportMade, _ items: Items, moving moved: [EventID] = [],
    stated: AccountBalance? = nil, today: CalendarDay
  ) {
    self.moved = moved
    self.head = head
    self.items = items
    self.stated = stated
    self.today = today
  }

  package typealias View = ProjectionPair<
    ProjectionPair<DecisionState, ImportedLines>, ProjectionPair<AccountSums, NamedEntries>
  >

  package var view: View {
    ProjectionPair(
      ProjectionPair(DecisionState(), ImportedLines()),
      ProjectionPair(AccountSums(), NamedEntries(moved)))
  }

  package func events(
    given view: View, from first: EventID
  ) throws(Refusal) -> ImportedEvents<Items> {
    let (state, known) = (view.first.first, view.first.second)
    guard state.currency != nil else { throw .emptyLedger }
    var head = head
    head.count = 0
    var events = ImportedEvents(NewEvent(.account(.imported(head))), items)
    /// The place of the first event of each line; `nil` for one that is known.
    var places = [Int32?](repeating: nil, count: items.count)
    var referring: [(place: Int, item: ImportItem)] = []
    var payments: [BillSettling.Payment] = []
    var problem: Refusal?
    for index in items.indices {
      let item = items[index]
      if known.contains(item.key) { continue }
      head.count += 1
      let moves =
        item.moved.isEmpty ? [] : try moves(of: item, first.advanced(by: events.count), view)
      if item.content.isMatch { events.append(moves) }
      let id = first.advanced(by: events.count)
      places[index] = Int32(events.count)
      if item.content.named != nil { referring.append((events.count, item)) }
      if state.bills.isInUse, let payment = item.content.payment(id) { payments.append(payment) }
      append(item, index, id, to: &events)
      if !item.content.isMatch { events.append(moves) }
      // A fault of the file as a whole is reported first.
      if problem == nil {
        do throws(Refusal) { try check(item, state) } catch { problem = error }
      }
    }
    guard head.count > 0 else { throw .nothingToAdd }
    events[0] = NewEvent(.account(.imported(head)))
    // Links to the bill days that lines certainly paid.
    events.append(BillSettling(payments, state.bills).events(state.accounts))
    guard events.count < BatchPlace.limit else { throw .batchTooLarge(count: events.count) }
    if let end = state.accounts.end(of: head.account), end <= today {
      throw .accountEnded(head.account, from: end)
    }
    try EntryRules.check(head.file, "file")
    if let problem { throw problem }
    let named = ids(of: Set(referring.compactMap(\.item.content.named)), known, places, from: first)
    for (place, item) in referring { events[place] = try event(of: item, named) }
    if let agreement = agreement(view) { events.append([NewEvent(agreement)]) }
    return events
  }

  /// Appends the events that a line itself becomes; one that refers to another line does so later.
  ///
  /// - Parameters:
  ///   - index: Its index.
  ///   - id: The id of its first event.
  private func append(
    _ item: ImportItem, _ index: Int, _ id: EventID, to events: inout ImportedEvents<Items>
  ) {
    switch item.content {
    case .entry: events.append(itemAt: index)
    case .refund(let entry, _), .join(let entry, _):
      events.append([NewEvent(entry.event, key: item.key)])
    case .transfer(let made):
      events.append([NewEvent(.account(.transferMade(made)), key: item.key)])
    case .split(let parts):
      events.append(
        parts.map { key, part in
          var entry = part
          entry.texts = entry.texts.linked(.payment(id))
          return NewEvent(entry.event, key: key)
        })
    case .match(let entry): events.append([matched(entry, item)])
    case .sameAs: events.append([matched(id, item)])
    }
  }

  /// Returns the event of a line that refers to another.
  ///
  /// - Throws: ``Refusal/nothingToChange`` if it is the same as a line of which nothing is recorded.
  private func event(
    of item: ImportItem, _ named: [IdempotencyKey: EventID]
  ) throws(Refusal) -> NewEvent {
    if case .refund(var entry, let purchase) = item.content {
      entry.texts = entry.texts.linked(named[purchase].map { .purchase($0) })
      return NewEvent(entry.event, key: item.key)
    }
    guard let id = item.content.named.flatMap({ named[$0] }) else { throw .nothingToChange }
    return matched(id, item)
  }

  private func matched(_ id: EventID, _ item: ImportItem) -> NewEvent {
    NewEvent(
      ImportMatched(id, account: head.account, date: item.date, note: item.note), key: item.key)
  }

  /// Returns what is recorded for the named lines, before or with this file.
  private func ids(
    of named: Set<IdempotencyKey>, _ known: ImportedLines, _ places: [Int32?], from first: EventID
  ) -> [IdempotencyKey: EventID] {
    // Usually no line is named.
    if named.isEmpty { return [:] }
    var ids: [IdempotencyKey: EventID] = [:]
    for key in named { ids[key] = known.told(by: key) }
    for index in items.indices {
      let key = items[index].key
      guard let place = places[index], named.contains(key), ids[key] == nil else { continue }
      ids[key] = first.advanced(by: Int(place))
    }
    return ids
  }

  /// Returns corrections that move entries into the file's account or take over its amount, or events that make an
  /// income the credit of the line's expense, or join an entry with the line's
  /// entry. Entries that changed since they were matched are skipped.
  ///
  /// - Parameter id: The entry that the line becomes.
  private func moves(
    of item: ImportItem, _ id: EventID, _ view: View
  ) throws(Refusal) -> [NewEvent] {
    var events: [NewEvent] = []
    for entry in item.moved {
      let now = try view.second.second.counting(entry.id)
      guard view.second.second.version(of: entry.id) == entry.version, now == entry.values,
        now.type == .income || now.account != head.account
          || item.amount ?? now.amount != now.amount
      else { continue }
      switch item.content {
      case .entry(let line) where line.values.type == .expense && now.type == .income:
        events += entry.paidBack(line, id)
        continue
      case .join(let line, let key):
        events += entry.joined(with: line, id, key: key)
        continue
      case .transfer:
        events.append(NewEvent(voiding: entry, reason: ""))
        continue
      case .entry, .refund, .split, .match, .sameAs: break
      }
      let was = entry.content.withoutSource
      var changes = EntryAmendment()
      changes.account = head.account
      changes.amount = item.amount
      changes = changes.normalized.changing(was)
      try EntryRules(state: view.first.first, today: today)
        .check(changes, of: entry.id, was: was, reason: "")
      events.append(
        NewEvent(
          EntryCorrected(
            entry: entry.id, version: entry.version, was: was, now: changes, reason: "")))
    }
    return events
  }

  private func check(_ item: ImportItem, _ state: DecisionState) throws(Refusal) {
    try EntryRules.check(item.note, "note")
    switch item.content {
    case .entry(let entry), .refund(let entry, _), .join(let entry, _):
      try EntryRules(state: state, today: today).check(entry.values)
      try EntryRules.check(entry.texts)
    case .transfer(let made):
      guard let currency = state.currency else { throw .emptyLedger }
      try EntryRules.check(made.amount, in: currency)
      try EntryRules.check(made.note, "note")
      guard made.date <= today else { throw .futureDate(made.date, today: today) }
      guard made.source != made.destination else { throw .sameAccount(made.source) }
    case .split(let parts):
      guard (2...AddPayment.partLimit).contains(parts.count) else {
        throw .splitCount(parts.count)
      }
      for part in parts {
        try EntryRules(state: state, today: today).check(part.entry.values)
        try EntryRules.check(part.entry.texts)
      }
    case .match, .sameAs: break
    }
  }

  /// Returns the event to store if ledger and bank agree at the end of the statement.
  private func agreement(_ view: View) -> LedgerEvent? {
    let known = view.first.second
    guard let stated, stated.date <= today,
      let balance = balance(
        after: items.lazy.filter { !known.contains($0.key) },
        Accounts(view.first.first, view.second.first)),
      balance == stated.amount
    else { return nil }
    return .account(.asserted(BalanceAsserted(stated)))
  }

  /// Returns the balance at the end of the statement's last day, once the lines are imported; `nil` if the account
  /// was not opened, or the statement's balance is missing or in another currency.
  package func balance(
    after new: some Sequence<ImportItem>, _ accounts: Accounts
  ) -> Money? {
    guard let stated, let known = try? accounts.account(head.account, on: stated.date),
      known.openedBy != nil, stated.amount.currency == known.balance.currency
    else { return nil }
    let currency = known.balance.currency
    var units = [known.balance.minorUnits]
    for item in new where item.date <= stated.date && item.date >= known.from {
      switch item.content {
      case .entry(let entry), .refund(let entry, _), .join(let entry, _):
        let amount = entry.values.amount.minorUnits
        units.append(entry.values.type == .expense ? -amount : amount)
      case .transfer(let made):
        units.append(made.source == head.account ? -made.amount.minorUnits : made.amount.minorUnits)
      case .split(let parts): units += parts.map { -$0.entry.values.amount.minorUnits }
      case .match, .sameAs: break
      }
      guard case .match = item.content else { continue }
      for entry in item.moved {
        let counted = entry.values.account == head.account ? entry.values.amount.minorUnits : 0
        let amount = (item.amount ?? entry.values.amount).minorUnits - counted
        units.append(entry.values.type == .expense ? -amount : amount)
      }
    }
    return (try? FigureTooLarge.sum(units, FigureTooLarge(since: nil)))
      .map { Money(minorUnits: $0, currency: currency) }
  }

  /// Each line has its own key; the caller gives none.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}

extension RegisteredEntry {
  /// Returns events that make this income a credit of a purchase that a later file has.
  fileprivate func paidBack(_ purchase: NewEntry, _ id: EventID) -> [NewEvent] {
    var credit = NewEntry(values: values, texts: texts.linked(.purchase(id)))
    credit.values.type = .credit
    credit.values.category = purchase.values.category
    return [NewEvent(voiding: self, reason: ""), NewEvent(credit.event)]
  }

  /// Returns events that turn this entry and a line of another account into one move, and void both entries.
  fileprivate func joined(
    with line: NewEntry, _ later: EventID, key: IdempotencyKey
  ) -> [NewEvent] {
    let isOut = values.type == .expense
    let (out, into) = isOut ? (values, line.values) : (line.values, values)
    let made = TransferMade(
      amount: values.amount, date: out.date, from: out.account, to: into.account,
      note: line.texts.note.isEmpty ? line.texts.merchant : line.texts.note, by: line.texts.by,
      joining: TransferMade.Joined(id, with: later))
    let content = EntryContent(values: line.values, texts: line.texts).withoutSource
    return [
      NewEvent(.account(.transferMade(made)), key: key), NewEvent(voiding: self, reason: ""),
      NewEvent(EntryVoided(entry: later, version: later, was: content)),
    ]
  }
}
