package import LedgerEvents

/// Imports a bank file for an account, all or none, so that one undo takes all of it back.
///
/// Lines that are in the ledger by the time of writing are left out. Items and events may be created on access, so
/// that ten years of lines are never in memory at once.
package struct ImportStatement<Items: ImportItems>: LedgerDecision {
  /// The event of the import; its line count is set when it is known.
  package var head: ImportMade
  /// The lines, in the order of the file.
  package var items: Items
  /// The balance that the bank states for the end of a day; `nil` if it states none.
  package var stated: AccountBalance?
  /// The latest allowed day.
  package var today: CalendarDay

  /// Creates an import of lines of the file that `head` names.
  package init(
    _ head: ImportMade, _ items: Items, stated: AccountBalance? = nil, today: CalendarDay
  ) {
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
      ProjectionPair(AccountSums(), NamedEntries(items.moved)))
  }

  package func events(
    given view: View, from first: EventID
  ) throws(Refusal) -> ImportedEvents<Items> {
    let (state, known) = (view.first.first, view.first.second)
    guard state.currency != nil else { throw .emptyLedger }
    var head = head
    head.count = 0
    var sources: [ImportedEventSource] = []
    sources.reserveCapacity(items.count)
    var moves: [Int: [NewEvent]] = [:]
    var named: Set<IdempotencyKey> = []
    var problem: Refusal?
    for place in items.indices {
      let item = items[place]
      if known.contains(item.key) { continue }
      head.count += 1
      var (moved, joined) = (0, 0)
      if !item.moved.isEmpty {
        let id = first.advanced(by: sources.count + 1)
        let own = try self.moves(of: item, id, view)
        if !own.isEmpty { moves[place] = own }
        if case .match = item.content { moved = own.count } else { joined = own.count }
      }
      sources += (-moved..<item.eventCount + joined)
        .map { .init(item: Int32(place), part: Int32($0)) }
      if let other = item.content.named { named.insert(other) }
      // A fault of the file as a whole is reported first.
      if problem == nil {
        do throws(Refusal) { try check(item, state) } catch { problem = error }
      }
    }
    guard head.count > 0 else { throw .nothingToAdd }
    let links = links(state, sources, from: first)
    guard sources.count + links.count + 1 < BatchPlace.limit else {
      throw .batchTooLarge(count: sources.count + links.count + 1)
    }
    if let end = state.accounts.end(of: head.account), end <= today {
      throw .accountEnded(head.account, from: end)
    }
    try EntryRules.check(head.file, "file")
    if let problem { throw problem }
    return ImportedEvents(
      head: head, items: items, sources: sources, moves: moves,
      named: try ids(of: named, known, sources, from: first), links: links,
      agreement: agreement(view), first: first)
  }

  /// Returns the events that link lines to the bill days that they certainly paid.
  private func links(
    _ state: DecisionState, _ sources: [ImportedEventSource], from first: EventID
  ) -> [NewEvent] {
    if !state.bills.isInUse { return [] }
    let payments = sources.enumerated().compactMap { place, source -> BillSettling.Payment? in
      let id = first.advanced(by: place + 1)
      return switch items[Int(source.item)].content {
      case .entry(let entry) where source.part == 0:
        BillSettling.Payment(entry: id, entry.values, entry.texts)
      case .transfer(let made): BillSettling.Payment(.account(.transferMade(made)), by: id)
      default: nil
      }
    }
    return BillSettling(payments, state.bills).events(state.accounts)
  }

  /// Returns the ids of what is recorded for the named lines, before or with this file.
  ///
  /// - Throws: ``Refusal/nothingToChange`` if a line is the same as one of which nothing is recorded.
  private func ids(
    of named: Set<IdempotencyKey>, _ known: ImportedLines,
    _ sources: [ImportedEventSource], from first: EventID
  ) throws(Refusal) -> [IdempotencyKey: EventID] {
    // Usually no line is named.
    if named.isEmpty { return [:] }
    var ids: [IdempotencyKey: EventID] = [:]
    for key in named { ids[key] = known.told(by: key) }
    for (place, source) in sources.enumerated() where source.part == 0 {
      let item = items[Int(source.item)]
      if named.contains(item.key), ids[item.key] == nil {
        ids[item.key] = first.advanced(by: place + 1)
      }
    }
    if ids.count < named.count {
      for source in sources where source.part == 0 {
        if case .sameAs(let other) = items[Int(source.item)].content, ids[other] == nil {
          throw .nothingToChange
        }
      }
    }
    return ids
  }

  /// Returns corrections that move entries into the file's account, or events that join an entry with the line's
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
        now.account != head.account
      else { continue }
      switch item.content {
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
      for entry in item.moved where entry.values.account != head.account {
        let amount = entry.values.amount.minorUnits
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
