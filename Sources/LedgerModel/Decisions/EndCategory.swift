/// The person ends a category: no entry from a day on may be in it, earlier ones stay.
public struct EndCategory: Decision {
  public var category: CategoryName
  /// The first day on which it is no longer offered.
  public var from: CalendarDay
  /// Whether nobody stated ``from``: then it is no part of the wish.
  public var isFromFilledIn: Bool
  /// Why; may be empty.
  public var reason: String

  public init(
    _ category: CategoryName, from: CalendarDay, isFromFilledIn: Bool = false,
    reason: String = ""
  ) {
    self.category = category
    self.from = from
    self.isFromFilledIn = isFromFilledIn
    self.reason = reason
  }

  public var view: Books { Books() }

  public func events(given books: Books, from first: EventID) throws(Refusal) -> [NewEvent] {
    guard books.opened != nil else { throw .emptyLedger }
    guard category != .income else { throw .incomeIsNoCategory }
    guard category != .other else { throw .categoryNeeded(category) }
    try EntryRules(books: books, today: from).check(category, on: from)
    try EntryRules.check(reason, "reason")
    return [
      NewEvent(
        .categoryEnded(CategoryEnded(category: category, from: from, reason: reason)))
    ]
  }

  public func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .categoryEnded(let ended) = written[0] else { return false }
    return ended.category == category && (isFromFilledIn || ended.from == from)
      && ended.reason == reason
  }
}
