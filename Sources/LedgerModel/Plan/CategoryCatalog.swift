public import LedgerEvents

/// The categories of a ledger: the set that it began with, and what was added, renamed, moved and ended.
public struct CategoryCatalog: Hashable, Sendable {
  /// One category.
  private struct Record: Hashable {
    /// How it is shown, from the beginning of the calendar.
    var displayNames: SettingTimeline<String> = .init()
    /// The sign before its name, from the beginning of the calendar; empty for none.
    var symbols: SettingTimeline<String> = .init()
    /// The first bucket, from the beginning of the calendar.
    var first: SettingTimeline<BucketName> = .init()
    var moves: SettingTimeline<BucketName> = .init()
    /// Whether it has ended, or is open again.
    var ends: SettingTimeline<Bool> = .init()
  }

  private var set: CategorySet = .puldar
  private var records: [CategoryName: Record] = [:]
  /// The buckets that they count in.
  public internal(set) var buckets = BucketCatalog()

  /// The categories of the set `puldar`, before the first event says which set it is.
  public init() {}

  mutating func open(with set: CategorySet) {
    self.set = set
  }

  mutating func apply(_ added: CategoryAdded, by event: EventID) {
    var record = records[added.category] ?? Record()
    if let from = added.from {
      record.ends.apply(false, from: from, by: event)
      record.moves.apply(added.bucket, from: from, by: event)
    } else {
      record.first.apply(added.bucket, from: .first, by: event)
    }
    // One that is opened again keeps what it does not say.
    if added.from == nil || !added.displayName.isEmpty {
      record.displayNames.apply(added.displayName, from: .first, by: event)
    }
    if added.from == nil || !added.symbol.isEmpty {
      record.symbols.apply(added.symbol, from: .first, by: event)
    }
    records[added.category] = record
  }

  mutating func apply(_ renamed: CategoryRenamed, by event: EventID) {
    records[renamed.category, default: Record()].displayNames.apply(
      renamed.displayName, from: .first, by: event)
  }

  mutating func apply(_ set: CategorySymbolSet, by event: EventID) {
    records[set.category, default: Record()].symbols.apply(set.symbol, from: .first, by: event)
  }

  mutating func apply(_ moved: CategoryMoved, by event: EventID) {
    records[moved.category, default: Record()].moves.apply(
      moved.bucket, from: moved.from, by: event)
  }

  mutating func apply(_ ended: CategoryEnded, by event: EventID) {
    records[ended.category, default: Record()].ends.apply(true, from: ended.from, by: event)
  }

  /// Takes back what an event said of a category.
  mutating func revert(_ category: CategoryName, _ event: EventID) {
    records[category]?.first.revert(event)
    records[category]?.displayNames.revert(event)
    records[category]?.symbols.revert(event)
    records[category]?.moves.revert(event)
    records[category]?.ends.revert(event)
  }

  /// Whether a category was in the ledger's set or was added; ended ones exist too.
  public func exists(_ category: CategoryName) -> Bool {
    set.bucket(of: category) != nil || category == .income
      || records[category]?.first.first != nil
  }

  /// The first day on which a category is no longer offered; `nil` if it was not ended, or is open again.
  public func end(of category: CategoryName) -> CalendarDay? {
    ending(of: category, on: .last)?.from
  }

  /// Whether an entry of a day may be put into a category: the month decides, so that one which ends
  /// inside a month is offered until the next.
  public func isOffered(_ category: CategoryName, on day: CalendarDay) -> Bool {
    exists(category) && !hasEnded(category, on: day)
  }

  /// The category that an entry of a day is in if another one would be right: that one, what stands for it, or
  /// ``LedgerEvents/CategoryName/other``.
  package func fitting(_ category: CategoryName, on day: CalendarDay) -> CategoryName {
    [category, category.standIn].compactMap(\.self)
      .first { $0 != .income && isOffered($0, on: day) } ?? .other
  }

  /// Whether a category had ended when the month of a day began.
  func hasEnded(_ category: CategoryName, on day: CalendarDay) -> Bool {
    records[category]?.ends.inForce(on: day.month.firstDay)?.value ?? false
  }

  /// The bucket that a category counts in on a day.
  ///
  /// A category that does not exist counts in the bucket of ``LedgerEvents/CategoryName/other``, under its own
  /// name; one whose bucket has ended where that end moved it.
  public func bucket(of category: CategoryName, on day: CalendarDay) -> BucketName {
    buckets.heir(of: statedBucket(of: category, on: day), on: day)
  }

  /// The same where no bucket ended.
  private func statedBucket(of category: CategoryName, on day: CalendarDay) -> BucketName {
    if exists(category), let record = records[category] {
      if let move = record.moves.inForce(on: day) { return move.value }
      if let first = record.first.inForce(on: day) { return first.value }
    }
    if let bucket = set.bucket(of: category) { return bucket }
    return category == .other ? .fun : statedBucket(of: .other, on: day)
  }

  /// The move that is in force for a category on a day; `nil` where it was never moved.
  package func move(
    of category: CategoryName, on day: CalendarDay
  ) -> SettingTimeline<BucketName>.Element? {
    records[category]?.moves.inForce(on: day)
  }

  /// The first days of all moves.
  var daysOfMoves: [CalendarDay] { records.values.flatMap(\.moves.inEffect).map(\.from) }

  /// The buckets that a category was moved to.
  func moves(of category: CategoryName) -> SettingTimeline<BucketName> {
    records[category]?.moves ?? .init()
  }

  /// The event that added a category, the last one in effect; `nil` where none did.
  func addition(of category: CategoryName) -> EventID? {
    records[category]?.first.inForce(on: .last)?.event
  }

  /// What ended a category by a day, the first one since it was open; `nil` if it is open.
  func ending(
    of category: CategoryName, on day: CalendarDay
  ) -> SettingTimeline<Bool>.Element? {
    records[category]?.ends.beginning(through: day) { $0 }
  }

  /// What says on a day that a category is open, or no longer; `nil` if nothing does.
  func openness(
    of category: CategoryName, on day: CalendarDay
  ) -> SettingTimeline<Bool>.Element? {
    records[category]?.ends.inForce(on: day)
  }

  /// How a category is shown.
  public func displayName(of category: CategoryName) -> String {
    guard let name = name(of: category)?.value, !name.isEmpty else { return category.text }
    return name
  }

  /// The category that a person names by the one name or the other.
  public func meant(by name: CategoryName) -> CategoryName {
    exists(name) ? name : all.first { CategoryName(displayName(of: $0)) == name } ?? name
  }

  /// The sign that stands before a category's name; empty for none.
  public func symbol(of category: CategoryName) -> String {
    symbolSetting(of: category)?.value ?? set.symbol(of: category)
  }

  /// What called a category last; `nil` where nothing did.
  func name(of category: CategoryName) -> SettingTimeline<String>.Element? {
    records[category]?.displayNames.inForce(on: .last)
  }

  /// What set a category's sign last; `nil` where nothing did.
  func symbolSetting(of category: CategoryName) -> SettingTimeline<String>.Element? {
    records[category]?.symbols.inForce(on: .last)
  }

  /// Every category that exists but income, in the order of ``offered(on:)``; ended ones too.
  public var all: [CategoryName] {
    existing { _ in true }
  }

  /// Those of ``all`` that are wanted.
  private func existing(_ isWanted: (CategoryName) -> Bool) -> [CategoryName] {
    let builtIn = set.categories
    var found: [CategoryName] = []
    found.reserveCapacity(builtIn.count + records.count)
    for category in builtIn where category.category != .income && isWanted(category.category) {
      found.append(category.category)
    }
    let first = found.count
    for category in records.keys
    where category != .income && exists(category) && isWanted(category)
      && !builtIn.contains(where: { $0.category == category })
    {
      found.append(category)
    }
    found[first...].sort()
    return found
  }

  /// Every category that exists and has not ended by a day, but income: the ledger's set in its
  /// order, then the added ones by name.
  public func offered(on day: CalendarDay) -> [CategoryName] {
    existing { !hasEnded($0, on: day) }
  }
}
