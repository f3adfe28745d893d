package import LedgerEvents

/// Adds one payment split over several categories, all parts or none; each part names the first one.
public struct AddPayment: LedgerDecision {
  /// A part of a payment.
  public struct Part: Hashable, Sendable {
    package var category: CategoryName
    /// The amount of the part, more than zero.
    public var amount: Money

    /// Creates a part of an amount in a category.
    public init(_ category: CategoryName, _ amount: Money) {
      self.category = category
      self.amount = amount
    }
  }

  /// The most parts of a payment: more than a receipt has kinds of things.
  public static let partLimit = 50

  /// The payment as a whole; its category is ignored.
  package var whole: NewEntry
  package var parts: [Part]
  /// No entry may be dated after this day.
  package var today: CalendarDay

  /// Creates a payment whose parts, two to ``partLimit`` of different categories, add up to its amount.
  public init(_ whole: NewEntry, split parts: [Part], today: CalendarDay) {
    self.whole = whole
    self.parts = parts
    self.today = today
  }

  /// The parts as entries, not yet linked to the first one.
  public var entries: [NewEntry] {
    let by =
      whole.texts.by.isEmpty
      ? "" : EntryTexts.source(whole.texts, alsoStating: [.category, .amount])
    return zip(parts, taxes).map { part, tax in
      var entry = whole
      entry.texts = EntryTexts(
        merchant: whole.texts.merchant, note: whole.texts.note, said: whole.texts.said, by: by,
        EntryDetails(
          tax: tax, isUnreviewed: !whole.texts.isReviewed, tags: whole.texts.tags))
      entry.values.category = part.category
      entry.values.amount = part.amount
      entry.stated.formUnion([.category, .amount])
      return entry
    }
  }

  /// The tax of the whole, divided in proportion to the parts' amounts; none if an amount is not positive.
  private var taxes: [Money?] {
    let weights = parts.map(\.amount.minorUnits)
    guard let tax = whole.texts.tax, weights.allSatisfy({ $0 > 0 }) else {
      return parts.map { _ in nil }
    }
    return LargestRemainder.parts(of: tax.minorUnits, weights: weights).map {
      Money(minorUnits: $0, currency: tax.currency)
    }
  }

  private var adding: AddEntries { AddEntries(entries, today: today) }

  package var view: ProjectionPair<DecisionState, NamedEntries> { adding.view }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    guard whole.values.type == .expense else { throw .splitOfNoExpense(whole.values.type) }
    guard (2...AddPayment.partLimit).contains(parts.count) else { throw .splitCount(parts.count) }
    var categories: Set<CategoryName> = []
    for part in parts where !categories.insert(part.category).inserted {
      throw .splitNamesTwice(part.category)
    }
    guard let currency = view.first.currency else { throw .emptyLedger }
    try EntryRules.check(whole.values.amount, in: currency)
    try EntryRules.check(whole.texts.tax, of: whole.values.amount, .expense)
    var payment = adding
    for index in payment.entries.indices {
      payment.entries[index].texts = payment.entries[index].texts.linked(.payment(first))
    }
    let events = try payment.events(given: view, from: first)
    // Each amount is within the limit, so the sum of the parts cannot overflow.
    let sum = parts.reduce(0) { $0 + $1.amount.minorUnits }
    guard sum == whole.values.amount.minorUnits else {
      throw .splitDoesNotAddUp(
        parts: Money(minorUnits: sum, currency: whole.values.amount.currency),
        whole: whole.values.amount)
    }
    return events
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool { adding.isRepeated(by: written) }
}
