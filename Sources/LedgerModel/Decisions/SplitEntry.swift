import LedgerEvents

/// Splits an entry that stands over several categories, splits its payment otherwise, or makes it one again.
///
/// A part whose category stays keeps its entry. The first part keeps its own in any case, with its number, its receipts,
/// its line of a bank and the bill that it paid.
struct SplitEntry: LedgerDecision {
  let entry: EventID
  /// The first part of the payment; the entry itself if it is not split yet.
  let payment: EventID
  /// One part makes it one again.
  let parts: [AddPayment.Part]
  /// The new amount of the payment; `nil` if it stays.
  let amount: Money?
  let today: CalendarDay
  let reason: String

  var view: ProjectionPair<DecisionState, PaymentEntries> {
    ProjectionPair(DecisionState(), PaymentEntries(of: payment))
  }

  func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let known = view.second.entries
    guard let keeper = known.first(where: { $0.id == payment }) ?? known.first else {
      throw .noSuchEntry(entry)
    }
    try check(known, in: view.first)
    var (kept, added, voided) = matched(known, keeper)
    share(known, among: &kept, and: &added, like: keeper)
    let rules = EntryRules(state: view.first, today: today)
    var events: [NewEvent] = []
    for (old, part) in kept {
      let was = old.content.withoutSource
      let now = part.changing(was)
      if now.isEmpty { continue }
      try rules.check(now, of: old.id, was: was, reason: reason)
      events.append(
        NewEvent(
          EntryCorrected(entry: old.id, version: old.version, was: was, now: now, reason: reason)))
    }
    for part in added {
      try rules.check(part.values)
      events.append(NewEvent(part.event))
    }
    voided.sort { $0.id < $1.id }
    events += voided.map { NewEvent(voiding: $0, reason: reason) }
    guard !events.isEmpty else { throw .nothingToChange }
    return try events
      + view.first.unpayments(
        withVoided: view.first.bills.expenses(linked: Set(voided.map(\.id))), reason: reason)
  }

  /// - Throws: ``Refusal`` if the entries cannot be split so.
  private func check(_ known: [RegisteredEntry], in state: DecisionState) throws(Refusal) {
    if let other = known.first(where: { $0.values.type != .expense }) {
      throw .splitOfNoExpense(other.values.type)
    }
    guard (1...AddPayment.partLimit).contains(parts.count) else { throw .splitCount(parts.count) }
    var categories: Set<CategoryName> = []
    for part in parts where !categories.insert(part.category).inserted {
      throw .splitNamesTwice(part.category)
    }
    guard let currency = state.currency else { throw .emptyLedger }
    for part in parts { try EntryRules.check(part.amount, in: currency) }
    let units = amount?.minorUnits ?? known.reduce(0) { $0 &+ $1.values.amount.minorUnits }
    let whole = Money(minorUnits: units, currency: currency)
    try EntryRules.check(whole, in: currency)
    // Each amount is within the limit, so the sum of the parts cannot overflow.
    let sum = parts.reduce(0) { $0 + $1.amount.minorUnits }
    guard sum == units else {
      throw .splitDoesNotAddUp(parts: Money(minorUnits: sum, currency: currency), whole: whole)
    }
  }

  private typealias Kept = [(old: RegisteredEntry, now: EntryAmendment)]

  /// Returns the entries that stay with their part, the parts that need a new entry, and the entries without a part.
  private func matched(
    _ known: [RegisteredEntry], _ keeper: RegisteredEntry
  ) -> (kept: Kept, added: [NewEntry], voided: [RegisteredEntry]) {
    var (open, rest, kept) = (parts, known, Kept())
    func keep(_ old: RegisteredEntry, _ place: Int) {
      rest.removeAll { $0.id == old.id }
      let part = open.remove(at: place)
      var now = EntryAmendment(
        amount: part.amount, category: part.category,
        by: EntryTexts.source(old.texts, alsoStating: [.amount, .category]))
      if parts.count > 1 {
        now.payment = payment
      } else {
        now.removesPayment = true
        let tags = Set(known.flatMap(\.texts.tags))
        if tags != Set(old.texts.tags) { now.tags = tags.sorted() }
      }
      kept.append((old, now))
    }
    keep(keeper, open.firstIndex { $0.category == keeper.values.category } ?? 0)
    for old in rest {
      if let place = open.firstIndex(where: { $0.category == old.values.category }) {
        keep(old, place)
      }
    }
    for old in rest where !open.isEmpty { keep(old, 0) }
    let added = open.map { part in
      var values = keeper.values
      (values.amount, values.category) = (part.amount, part.category)
      let by = EntryTexts.source(keeper.texts, alsoStating: [.amount, .category])
      let texts = EntryTexts(
        merchant: keeper.texts.merchant, note: keeper.texts.note, said: keeper.texts.said, by: by,
        keeper.texts.details)
      return NewEntry(values: values, texts: texts.linked(.payment(payment)))
    }
    return (kept, added, rest)
  }

  /// Divides the tax of the payment in proportion to the parts, and lets the goal cover them one after the other.
  private func share(
    _ known: [RegisteredEntry], among kept: inout Kept, and added: inout [NewEntry],
    like keeper: RegisteredEntry
  ) {
    let currency = keeper.values.amount.currency
    let amounts =
      kept.map { $0.now.amount?.minorUnits ?? 0 } + added.map(\.values.amount.minorUnits)
    let tax = known.reduce(0) { $0 &+ ($1.texts.tax?.minorUnits ?? 0) }
    let whole = amounts.reduce(0, &+)
    let taxes = LargestRemainder.parts(of: min(tax, whole), weights: amounts).map {
      tax == 0 ? nil : Money(minorUnits: $0, currency: currency)
    }
    var covered = known.reduce(0) { $0 &+ ($1.values.cover?.minorUnits ?? 0) }
    let covers = amounts.map { amount -> GoalCover? in
      guard let goal = keeper.values.cover?.goal else { return nil }
      defer { covered -= min(covered, amount) }
      return GoalCover(goal, minorUnits: min(covered, amount))
    }
    for (place, part) in kept.indices.enumerated() {
      kept[part].now.tax = taxes[place]
      kept[part].now.removesTax = taxes[place] == nil
      if let cover = covers[place] { kept[part].now.cover = cover }
    }
    for (place, part) in added.indices.enumerated() {
      var details = added[part].texts.details
      details.tax = taxes[kept.count + place]
      added[part].texts = added[part].texts.detailed(details)
      added[part].values.cover = covers[kept.count + place]
    }
  }

  func isRepeated(by written: [LedgerEvent]) -> Bool {
    SplitEntry.says(parts, of: entry, reason, by: written)
  }

  /// Returns whether events made these parts of an entry; those of a payment that stayed as they were wrote nothing.
  static func says(
    _ parts: [AddPayment.Part], of entry: EventID, _ reason: String, by written: [LedgerEvent]
  ) -> Bool {
    var (made, ids) = ([AddPayment.Part](), Set<EventID>())
    // Of an entry that was no part of a payment every part is written.
    var isWhole = false
    for event in written {
      switch event {
      case .amendment(.entryCorrected(let correction)):
        let (was, now) = (correction.was.values, correction.now)
        guard correction.reason == reason else { return false }
        made.append(AddPayment.Part(now.category ?? was.category, now.amount ?? was.amount))
        ids.formUnion([correction.entry, now.payment].compactMap(\.self))
        if correction.was.texts.payment == nil { isWhole = true }
      case .entry(let content):
        made.append(AddPayment.Part(content.values.category, content.values.amount))
        if let payment = content.texts.payment { ids.insert(payment) }
      case .amendment(.entryVoided(let void)):
        guard void.reason == reason else { return false }
        ids.insert(void.entry)
      case .schedule(.bill(.unpaid)): break
      default: return false
      }
    }
    return ids.contains(entry) && made.allSatisfy(parts.contains)
      && (!isWhole || made.count == parts.count)
  }
}
