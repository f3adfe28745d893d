public import LedgerEvents

/// Adds a custom category to a bucket, or reopens an ended one with all that it had, from its end day on.
public struct AddCategory: SingleDecision, Hashable {
  /// The name that entries use.
  public var category: CategoryName
  /// The bucket that it counts in.
  public var bucket: BucketName
  /// The displayed name; empty to show the folded name.
  package var displayName: String
  /// The symbol shown before its name; empty for none.
  package var symbol: String
  /// The reason; may be empty.
  package var reason: String

  /// Creates a custom category in a bucket.
  public init(
    _ category: CategoryName, in bucket: BucketName, displayName: String = "",
    symbol: String = "", reason: String = ""
  ) {
    self.category = category
    self.bucket = bucket
    self.displayName = displayName == category.text ? "" : displayName
    self.symbol = symbol
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> CategoryAdded {
    let categories = state.plan.categories
    let namesake = categories.meant(by: category)
    let end = categories.end(of: namesake)
    let buckets = categories.buckets
    if end == nil {
      guard !categories.exists(namesake) else { throw .categoryExists(namesake) }
      try CategoryRules.checkIsNoBucket(category, in: buckets)
    }
    guard buckets.exists(bucket) else { throw .unknownBucket(bucket, known: buckets.all) }
    if let end = buckets.end(of: bucket) { throw .bucketEnded(bucket, from: end) }
    if !displayName.isEmpty {
      try CategoryRules.check(displayName, of: namesake, in: categories)
    }
    try CategoryRules.check(symbol: symbol)
    try EntryRules.check(reason, "reason")
    return event(of: namesake, from: end)
  }

  /// The event that records the addition.
  package var event: LedgerEvent { event(of: category, from: nil).event }

  private func event(of category: CategoryName, from end: CalendarDay?) -> CategoryAdded {
    CategoryAdded(
      category: category, bucket: bucket, displayName: displayName, symbol: symbol, from: end,
      reason: reason)
  }

  /// Checks that a new ledger, which has no custom categories yet, can start with it.
  ///
  /// - Throws: ``Refusal`` if the decision would be refused; ``LedgerEvents/CategoryName/other`` may name its bucket.
  public func checkAtOpening() throws(Refusal) {
    let categories = CategoryCatalog()
    guard category != .income else { throw .incomeIsNoCategory }
    try CategoryRules.checkIsNoBucket(category, in: categories.buckets)
    let known = categories.buckets.all
    guard known.contains(bucket) else { throw .unknownBucket(bucket, known: known) }
    if !displayName.isEmpty { try BucketRules.checkName(displayName) }
    try CategoryRules.check(symbol: symbol)
  }

  package func isSaid(by added: CategoryAdded) -> Bool {
    added.category == category && added.bucket == bucket
      && added.displayName == displayName && added.symbol == symbol && added.reason == reason
  }
}

/// Moves a category to another bucket from a day on; earlier months stay as they were.
public struct MoveCategory: SingleDecision {
  package var category: CategoryName
  package var bucket: BucketName
  /// The first day on which it holds. A month is judged by its first day, so a day within a month counts from the
  /// next.
  package var from: CalendarDay
  /// Whether ``from`` was filled in rather than stated; then it is not part of the request.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates a move to another bucket from a day on. A day within a month counts from the next month.
  public init(
    _ category: CategoryName, to bucket: BucketName, from: CalendarDay,
    isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.category = category
    self.bucket = bucket
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> CategoryMoved {
    guard category != .income else { throw .incomeIsNoCategory }
    try EntryRules(state: state, today: from).check(category, on: from)
    try BucketRules.check(bucket, in: state.plan, on: from)
    try EntryRules.check(reason, "reason")
    let categories = state.plan.categories
    let before = categories.move(of: category, on: from)
    if categories.bucket(of: category, on: from) == bucket, isStartFilledIn || before?.from == from
    {
      throw .nothingToChange
    }
    let change = SettingChange(on: before?.event, was: before?.value, reason: reason)
    return CategoryMoved(category: category, bucket: bucket, from: from, change: change)
  }

  package func isSaid(by moved: CategoryMoved) -> Bool {
    moved.category == category && moved.bucket == bucket
      && (isStartFilledIn || moved.from == from) && moved.change.reason == reason
  }
}

/// Ends a category: no entry from a day on may use it; earlier ones stay, or move to another one.
///
/// If another category takes over, it gets the entries that count, whatever their day, so that earlier figures show it
/// too; and from the day on the rules, the lessons, the bills and the limits, unless it has a limit of its own. All of
/// it is one batch.
public struct EndCategory: LedgerDecision {
  package var category: CategoryName
  /// The first day on which it is no longer offered.
  package var from: CalendarDay
  /// Whether ``from`` was filled in rather than stated; then it is not part of the request.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// The category that takes over; `nil` for none.
  package var heir: CategoryName?

  /// Creates a decision to stop offering a category from a day on, and to merge it into another one if there is one.
  public init(
    _ category: CategoryName, into heir: CategoryName? = nil, from: CalendarDay,
    isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.category = category
    self.heir = heir
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    guard category != .income else { throw .incomeIsNoCategory }
    guard category != .other else { throw .categoryNeeded(category) }
    try EntryRules(state: state, today: from).check(category, on: from)
    try EntryRules.check(reason, "reason")
    return [
      NewEvent(CategoryEnded(category: category, from: from, heir: heir, reason: reason))
    ]
  }

  package func requests(given state: DecisionState) throws(Refusal) -> [any LedgerDecision]? {
    guard let heir else { return nil }
    return try CategoryMerge(category, into: heir, from: from, reason).requests(given: state)
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    let ends = written.compactMap { event -> CategoryEnded? in
      if case .setting(.categoryEnded(let ended)) = event { ended } else { nil }
    }
    // What moves to the heir is derived, and not part of the request.
    return (heir != nil || written.count == 1)
      && ends.contains { ended in
        ended.category == category && (isStartFilledIn || ended.from == from)
          && ended.heir == heir && ended.reason == reason
      }
  }
}
