/// The person takes in what a bank's file says of an account, together or not at all, so that one undo takes all of
/// it back.
///
/// What is in the ledger by the time that it is written is left out.
package struct ImportStatement: LedgerDecision {
  /// What a line of the file becomes.
  package enum Content: Sendable {
    case entry(NewEntry)
    /// A credit that pays back what another line of this file paid.
    indirect case refund(NewEntry, of: IdempotencyKey)
    indirect case transfer(TransferMade)
    /// A payment that is split over several categories: each part has a key of its own.
    case split([(key: IdempotencyKey, entry: NewEntry)])
    /// What was recorded before.
    case match(EventID)
    /// What another line became.
    case sameAs(IdempotencyKey)

    /// Over how many parts it is split; `nil` where it is not.
    fileprivate var partCount: Int? {
      if case .split(let parts) = self { parts.count } else { nil }
    }

    /// The other line that it names.
    fileprivate var named: IdempotencyKey? {
      switch self {
      case .refund(_, let key), .sameAs(let key): key
      case .entry, .transfer, .split, .match: nil
      }
    }
  }

  package struct Item: Sendable {
    package var key: IdempotencyKey
    package var date: CalendarDay
    package var content: Content
    /// The bank's words, of a match.
    package var note: String
    /// Entries that a match finds in another account than that of the file, and puts there: as they were when that was
    /// found out.
    package var moved: [RegisteredEntry]

    package init(
      _ key: IdempotencyKey, _ content: Content, on date: CalendarDay, note: String = "",
      moving moved: [RegisteredEntry] = []
    ) {
      self.moved = moved
      self.key = key
      self.content = content
      self.date = date
      self.note = note
    }
  }

  /// The number of lines is set when it is known.
  package var head: ImportMade
  package var items: [Item]
  /// What the bank says that the account held at the end of a day; `nil` where it does not say.
  package var stated: AccountBalance?
  /// Nothing may be dated after this day.
  package var today: CalendarDay

  package init(
    _ head: ImportMade, _ items: [Item], stated: AccountBalance? = nil, today: CalendarDay
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
      ProjectionPair(AccountSums(), NamedEntries(moving.flatMap { items[$0].moved }.map(\.id))))
  }

  /// The places of the items that move entries: few, of many that are not to be copied.
  private var moving: some Collection<Int> {
    items.indices.lazy.filter { !items[$0].moved.isEmpty }
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let (state, known) = (view.first.first, view.first.second)
    guard state.currency != nil else { throw .emptyLedger }
    // Mostly all are new, and they are many.
    let isWhole = !items.indices.contains { known.contains(items[$0].key) }
    let new = isWhole ? items : items.filter { !known.contains($0.key) }
    guard !new.isEmpty else { throw .nothingToAdd }
    // Few move entries, and few name another line of the file.
    var moves: [Int: [NewEvent]] = [:]
    var named: Set<IdempotencyKey> = []
    for place in new.indices {
      if !new[place].moved.isEmpty { moves[place] = try self.moves(of: new[place], view) }
      if let other = new[place].content.named { named.insert(other) }
    }
    var places: [IdempotencyKey: EventID] = [:]
    var count = 1
    for place in new.indices {
      if !moves.isEmpty { count += moves[place]?.count ?? 0 }
      let partCount = new[place].content.partCount
      if partCount != nil || named.contains(new[place].key) {
        places[new[place].key] = first.advanced(by: count)
      }
      count += partCount ?? 1
    }
    guard count < BatchPlace.limit else { throw .batchTooLarge(count: count) }
    if let end = state.accounts.end(of: head.account), end <= today {
      throw .accountEnded(head.account, from: end)
    }
    var head = head
    head.count = new.count
    try EntryRules.check(head.file, "file")
    func event(of key: IdempotencyKey) -> EventID? { known.told(by: key) ?? places[key] }
    var events = [NewEvent(.account(.imported(head)))]
    events.reserveCapacity(count + 1)
    for (place, item) in new.enumerated() {
      try check(item, state)
      if !moves.isEmpty { events += moves[place] ?? [] }
      if case .split(let parts) = item.content {
        for part in parts {
          var entry = part.entry
          entry.texts = entry.texts.linked(places[item.key].map { .payment($0) })
          events.append(NewEvent(entry.event, key: part.key))
        }
        continue
      }
      guard let event = self.event(for: item, event(of:)) else { throw .nothingToChange }
      events.append(NewEvent(event, key: item.key))
    }
    if let agreed = agreement(with: new, view) { events.append(NewEvent(agreed)) }
    return events
  }

  /// Corrections that put entries into the file's account; none of one that was changed since it was looked at.
  private func moves(of item: Item, _ view: View) throws(Refusal) -> [NewEvent] {
    var events: [NewEvent] = []
    for entry in item.moved {
      let now = try view.second.second.counting(entry.id)
      guard view.second.second.version(of: entry.id) == entry.version, now == entry.values,
        now.account != head.account
      else { continue }
      let was = entry.content.withoutSource
      var changes = EntryAmendment()
      changes.account = head.account
      changes = changes.normalized.changing(was)
      try EntryRules(state: view.first.first, today: today)
        .check(changes, of: entry.id, was: was, reason: "")
      events.append(
        NewEvent(
          .amendment(
            .entryCorrected(
              EntryCorrected(
                entry: entry.id, version: entry.version, was: was, now: changes, reason: "")))))
    }
    return events
  }

  private func check(_ item: Item, _ state: DecisionState) throws(Refusal) {
    try EntryRules.check(item.note, "note")
    switch item.content {
    case .entry(let entry), .refund(let entry, _):
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

  private func event(
    for item: Item, _ id: (IdempotencyKey) -> EventID?
  ) -> LedgerEvent? {
    func matched(_ id: EventID) -> LedgerEvent {
      .account(
        .matched(ImportMatched(id, account: head.account, date: item.date, note: item.note)))
    }
    switch item.content {
    case .entry(let entry): return entry.event
    case .refund(var entry, let purchase):
      entry.texts = entry.texts.linked(id(purchase).map { .purchase($0) })
      return entry.event
    case .transfer(let made): return .account(.transferMade(made))
    case .split: return nil
    case .match(let id): return matched(id)
    case .sameAs(let key): return id(key).map(matched)
    }
  }

  /// What is kept where ledger and bank agree at the end of the statement.
  private func agreement(with new: [Item], _ view: View) -> LedgerEvent? {
    guard let stated, stated.date <= today,
      let balance = balance(after: new, view.first.first, view.second.first),
      balance == stated.amount
    else { return nil }
    return .account(.asserted(BalanceAsserted(stated)))
  }

  /// What the account holds at the end of the statement's last day, once lines are taken in; `nil` where nobody said
  /// what it held at first.
  package func balance(
    after new: [Item], _ state: DecisionState, _ sums: AccountSums
  ) -> Money? {
    guard let stated, let currency = state.currency, stated.amount.currency == currency,
      let parts = try? AccountFigures(state.accounts, sums, in: currency)
        .parts(of: head.account, on: stated.date), parts.openedBy != nil
    else { return nil }
    var units = [parts.balance.minorUnits]
    for item in new where item.date <= stated.date && item.date >= parts.start {
      switch item.content {
      case .entry(let entry), .refund(let entry, _):
        let amount = entry.values.amount.minorUnits
        units.append(entry.values.type == .expense ? -amount : amount)
      case .transfer(let made):
        units.append(made.source == head.account ? -made.amount.minorUnits : made.amount.minorUnits)
      case .split(let parts): units += parts.map { -$0.entry.values.amount.minorUnits }
      case .match, .sameAs: break
      }
      for entry in item.moved where entry.values.account != head.account {
        let amount = entry.values.amount.minorUnits
        units.append(entry.values.type == .expense ? -amount : amount)
      }
    }
    return (try? FigureTooLarge.sum(units, FigureTooLarge(since: nil)))
      .map { Money(minorUnits: $0, currency: currency) }
  }

  /// Each line has a key of its own, and none is given by the caller.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}
