/// The person takes in what a bank's file says of an account, together or not at all, so that one undo takes all of
/// it back.
///
/// What is in the ledger by the time that it is written is left out.
package struct ImportStatement: LedgerDecision {
  /// What a line of the file becomes.
  package enum Content: Hashable, Sendable {
    case entry(NewEntry)
    /// A credit that pays back what another line of this file paid.
    case refund(NewEntry, of: IdempotencyKey)
    case transfer(TransferMade)
    /// What was recorded before.
    case match(EventID)
    /// What another line became.
    case sameAs(IdempotencyKey)
  }

  package struct Item: Hashable, Sendable {
    package var key: IdempotencyKey
    package var date: CalendarDay
    package var content: Content
    /// The bank's words, of a match.
    package var note: String

    package init(
      _ key: IdempotencyKey, _ content: Content, on date: CalendarDay, note: String = ""
    ) {
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
    ProjectionPair<DecisionState, ImportedLines>, AccountSums
  >

  package var view: View {
    ProjectionPair(ProjectionPair(DecisionState(), ImportedLines()), AccountSums())
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let (state, known) = (view.first.first, view.first.second)
    guard state.currency != nil else { throw .emptyLedger }
    let new = items.filter { !known.contains($0.key) }
    guard !new.isEmpty else { throw .nothingToAdd }
    guard new.count < BatchPlace.limit - 1 else { throw .batchTooLarge(count: new.count) }
    if let end = state.accounts.end(of: head.account), end <= today {
      throw .accountEnded(head.account, from: end)
    }
    var head = head
    head.count = new.count
    try EntryRules.check(head.file, "file")
    var places: [IdempotencyKey: EventID] = [:]
    for (index, item) in new.enumerated() { places[item.key] = first.advanced(by: index + 1) }
    func event(of key: IdempotencyKey) -> EventID? { known.holder(of: key) ?? places[key] }
    var events = [NewEvent(.account(.imported(head)))]
    for item in new {
      try check(item, state)
      guard let event = self.event(for: item, event(of:)) else { throw .nothingToChange }
      events.append(NewEvent(event, key: item.key))
    }
    if let agreed = agreement(with: new, view) { events.append(NewEvent(agreed)) }
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
    case .match(let id): return matched(id)
    case .sameAs(let key): return id(key).map(matched)
    }
  }

  /// What is kept where ledger and bank agree at the end of the statement.
  private func agreement(with new: [Item], _ view: View) -> LedgerEvent? {
    guard let stated, stated.date <= today,
      let balance = balance(after: new, view.first.first, view.second), balance == stated.amount
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
      case .match, .sameAs: break
      }
    }
    return (try? FigureTooLarge.sum(units, FigureTooLarge(since: nil)))
      .map { Money(minorUnits: $0, currency: currency) }
  }

  /// Each line has a key of its own, and none is given by the caller.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}
