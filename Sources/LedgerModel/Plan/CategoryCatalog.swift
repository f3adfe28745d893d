public import LedgerEvents

/// The categories of a ledger: the initial set, and those added, renamed, moved and ended.
public struct CategoryCatalog: Hashable, Sendable {
  /// One category.
  private struct Record: Hashable {
    /// The displayed names, from the beginning of the calendar.
    var displayNames: SettingTimeline<String> = .init()
    /// The symbols, from the beginning of the calendar; empty for none.
    var symbols: SettingTimeline<String> = .init()
    /// The initial bucket, from the beginning of the calendar.
    var first: SettingTimeline<BucketName> = .init()
    var moves: SettingTimeline<BucketName> = .init()
    /// Whether it is ended (`true`) or open again (`false`), each from a day on.
    var ends: SettingTimeline<Bool> = .init()
    /// The categories that take over, by the event that ends it.
    var heirs: [EventID: CategoryName] = [:]
  }

  private var set: CategorySet = .puldar
  private var records: [CategoryName: Record] = [:]
  /// The buckets that they count in.
  public internal(set) var buckets = BucketCatalog()

  /// Creates the catalog with the set `puldar`, before the first event names the set.
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
    // A reopened category keeps what is not stated.
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
    records[ended.category]?.heirs[event] = ended.heir
  }

  /// Reverts an event about a category.
  mutating func revert(_ category: CategoryName, _ event: EventID) {
    records[category]?.first.revert(event)
    records[category]?.displayNames.revert(event)
    records[category]?.symbols.revert(event)
    records[category]?.moves.revert(event)
    records[category]?.ends.revert(event)
  }

  /// Returns whether a category is in the ledger's set or was added; ended ones exist too.
  public func exists(_ category: CategoryName) -> Bool {
    set.bucket(of: category) != nil || category == .income
      || records[category]?.first.first != nil
  }

  /// Returns the first day on which a category is no longer offered; `nil` if it was not ended, or is open again.
  public func end(of category: CategoryName) -> CalendarDay? {
    ending(of: category, on: .last)?.from
  }

  /// Returns whether an entry of a day may be in a category. The month decides: one that ends within a month is
  /// offered until the next.
  public func isOffered(_ category: CategoryName, on day: CalendarDay) -> Bool {
    exists(category) && !hasEnded(category, on: day)
  }

  /// Returns the category for an entry of a day that should be in another one: that one, its heir, its stand-in, or
  /// ``LedgerEvents/CategoryName/other``.
  package func fitting(_ category: CategoryName, on day: CalendarDay) -> CategoryName {
    [category, heir(of: category, on: day), category.standIn].compactMap(\.self)
      .first { $0 != .income && isOffered($0, on: day) } ?? .other
  }

  /// Returns the category that took over from one by a day's month, or the last in a row of such; `nil` if none did.
  public func heir(of category: CategoryName, on day: CalendarDay) -> CategoryName? {
    var heir: CategoryName?
    var passed: Set<CategoryName> = []
    while passed.insert(heir ?? category).inserted,
      let end = records[heir ?? category]?.ends.inForce(on: day.month.firstDay), end.value,
      let next = records[heir ?? category]?.heirs[end.event]
    {
      heir = next
    }
    return heir
  }

  /// Returns whether a category had ended by the first day of a day's month.
  func hasEnded(_ category: CategoryName, on day: CalendarDay) -> Bool {
    records[category]?.ends.inForce(on: day.month.firstDay)?.value ?? false
  }

  /// Returns the bucket that a category counts in on a day.
  ///
  /// A category that does not exist counts in the bucket of ``LedgerEvents/CategoryName/other``, under its own name.
  /// If the bucket has ended, its heir is returned.
  public func bucket(of category: CategoryName, on day: CalendarDay) -> BucketName {
    buckets.heir(of: statedBucket(of: category, on: day), on: day)
  }

  /// Returns the bucket without regard to ended buckets.
  private func statedBucket(of category: CategoryName, on day: CalendarDay) -> BucketName {
    if exists(category), let record = records[category] {
      if let move = record.moves.inForce(on: day) { return move.value }
      if let first = record.first.inForce(on: day) { return first.value }
    }
    if let bucket = set.bucket(of: category) { return bucket }
    return category == .other ? .fun : statedBucket(of: .other, on: day)
  }

  /// Returns the move in force for a category on a day; `nil` if there is none.
  package func move(
    of category: CategoryName, on day: CalendarDay
  ) -> SettingTimeline<BucketName>.Element? {
    records[category]?.moves.inForce(on: day)
  }

  /// The first days of all moves.
  var daysOfMoves: [CalendarDay] { records.values.flatMap(\.moves.inEffect).map(\.from) }

  /// Returns the moves of a category.
  func moves(of category: CategoryName) -> SettingTimeline<BucketName> {
    records[category]?.moves ?? .init()
  }

  /// Returns the latest event in effect that added a category; `nil` if there is none.
  func addition(of category: CategoryName) -> EventID? {
    records[category]?.first.inForce(on: .last)?.event
  }

  /// Returns the first ending of a category since it was last open, up to a day; `nil` if it is open.
  func ending(
    of category: CategoryName, on day: CalendarDay
  ) -> SettingTimeline<Bool>.Element? {
    records[category]?.ends.beginning(through: day) { $0 }
  }

  /// Returns the statement in force on a day that a category is open or ended; `nil` if there is none.
  func openness(
    of category: CategoryName, on day: CalendarDay
  ) -> SettingTimeline<Bool>.Element? {
    records[category]?.ends.inForce(on: day)
  }

  /// Returns the displayed name of a category.
  public func displayName(of category: CategoryName) -> String {
    guard let name = name(of: category)?.value, !name.isEmpty else { return category.text }
    return name
  }

  /// Returns the category that a person means by its folded or displayed name.
  public func meant(by name: CategoryName) -> CategoryName {
    exists(name) ? name : all.first { CategoryName(displayName(of: $0)) == name } ?? name
  }

  /// Returns the symbol of a category; empty for none.
  public func symbol(of category: CategoryName) -> String {
    symbolSetting(of: category)?.value ?? set.symbol(of: category)
  }

  /// Returns the latest naming of a category; `nil` if there is none.
  func name(of category: CategoryName) -> SettingTimeline<String>.Element? {
    records[category]?.displayNames.inForce(on: .last)
  }

  /// Returns the latest symbol setting of a category; `nil` if there is none.
  func symbolSetting(of category: CategoryName) -> SettingTimeline<String>.Element? {
    records[category]?.symbols.inForce(on: .last)
  }

  /// Every category that exists except income, in the order of ``offered(on:)``, including ended ones.
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

  /// Returns every category except income that exists and has not ended by a day: the ledger's set in its order, then
  /// added ones by name.
  public func offered(on day: CalendarDay) -> [CategoryName] {
    existing { !hasEnded($0, on: day) }
  }
}
