/// The categories of a ledger: the set that it began with, and what was added, moved and ended.
public struct CategoryCatalog: Hashable, Sendable {
  /// One category.
  private struct Record: Hashable {
    /// How it is shown, from the beginning of the calendar.
    var displayNames: SettingTimeline<String> = .init()
    /// The first bucket, from the beginning of the calendar.
    var first: SettingTimeline<BucketName> = .init()
    var moves: SettingTimeline<BucketName> = .init()
    var ends: SettingTimeline<Bool> = .init()
  }

  private var set: CategorySet = .puldar
  private var records: [CategoryName: Record] = [:]

  public init() {}

  mutating func open(with set: CategorySet) {
    self.set = set
  }

  mutating func apply(_ added: CategoryAdded, by event: EventID) {
    records[added.category, default: Record()].first.apply(added.bucket, from: .first, by: event)
    records[added.category]?.displayNames.apply(added.displayName, from: .first, by: event)
  }

  mutating func apply(_ moved: CategoryMoved, by event: EventID) {
    records[moved.category, default: Record()].moves.apply(
      moved.bucket, from: moved.from, by: event)
  }

  mutating func apply(_ ended: CategoryEnded, by event: EventID) {
    records[ended.category, default: Record()].ends.apply(true, from: ended.from, by: event)
  }

  mutating func revertAdded(_ category: CategoryName, _ event: EventID) {
    records[category]?.first.revert(event)
    records[category]?.displayNames.revert(event)
  }

  mutating func revertMoved(_ category: CategoryName, _ event: EventID) {
    records[category]?.moves.revert(event)
  }

  mutating func revertEnded(_ category: CategoryName, _ event: EventID) {
    records[category]?.ends.revert(event)
  }

  /// Whether a category was in the ledger's set or was added; ended ones exist too.
  public func exists(_ category: CategoryName) -> Bool {
    set.bucket(of: category) != nil || category == .income
      || records[category]?.first.first != nil
  }

  /// The first day on which a category is no longer offered; `nil` where it was not ended.
  public func end(of category: CategoryName) -> CalendarDay? {
    records[category]?.ends.first?.from
  }

  /// Whether an entry of a day may be put into a category.
  public func isOffered(_ category: CategoryName, on day: CalendarDay) -> Bool {
    guard exists(category) else { return false }
    guard let end = end(of: category) else { return true }
    return day < end
  }

  /// The bucket that a category counts in on a day.
  ///
  /// A category that does not exist counts in the bucket of ``CategoryName/other``, under its own
  /// name.
  public func bucket(of category: CategoryName, on day: CalendarDay) -> BucketName {
    if exists(category), let record = records[category] {
      if let move = record.moves.inForce(on: day) { return move.value }
      if let first = record.first.inForce(on: day) { return first.value }
    }
    if let bucket = set.bucket(of: category) { return bucket }
    return category == .other ? .fun : bucket(of: .other, on: day)
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

  /// The event that ended a category, the first one in effect; `nil` where none did.
  func ending(of category: CategoryName) -> EventID? {
    records[category]?.ends.first?.event
  }

  /// How a category is shown.
  public func displayName(of category: CategoryName) -> String {
    guard let name = records[category]?.displayNames.inForce(on: .last)?.value, !name.isEmpty
    else { return category.text }
    return name
  }

  /// Every category that exists and has not ended by a day, but income: the ledger's set in its
  /// order, then the added ones by name.
  public func offered(on day: CalendarDay) -> [CategoryName] {
    let builtIn = set.categories.map(\.category)
    let added = records.keys.filter { !builtIn.contains($0) }.sorted()
    return (builtIn + added).filter { isOffered($0, on: day) }
  }
}
