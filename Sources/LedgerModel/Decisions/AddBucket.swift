public import LedgerEvents

/// Adds a custom bucket from a day on; its share is 0 % until one is given. An ended bucket reopens, at the earliest
/// on its end day, with what it had.
public struct AddBucket: SingleDecision {
  package var bucket: BucketName
  /// The displayed name; empty to show the folded name.
  package var displayName: String
  /// The first day of the bucket.
  package var from: CalendarDay
  /// Whether ``from`` was filled in rather than stated; then it is not part of the request.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates a bucket from a day on; `isStartFilledIn` if the day was not stated.
  public init(
    _ bucket: BucketName, displayName: String = "", from: CalendarDay,
    isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.bucket = bucket
    self.displayName = displayName == bucket.text ? "" : displayName
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> BucketAdded {
    let buckets = state.plan.buckets
    guard !BucketName.reserved.contains(bucket) else { throw .bucketReserved(bucket) }
    let namesake = buckets.meant(by: bucket)
    let end = buckets.end(of: namesake)
    guard !buckets.exists(namesake) || end.map({ isStartFilledIn || $0 <= from }) == true else {
      throw .bucketExists(namesake)
    }
    if !displayName.isEmpty { try BucketRules.check(displayName, of: namesake, in: buckets) }
    try EntryRules.check(reason, "reason")
    return BucketAdded(
      bucket: namesake, displayName: displayName, from: max(from, end ?? from), reason: reason)
  }

  package func isSaid(by added: BucketAdded) -> Bool {
    added.bucket == bucket && added.displayName == displayName
      && (isStartFilledIn || added.from == from) && added.reason == reason
  }
}

/// Changes the displayed name of a bucket; its folded name stays its identity.
public struct RenameBucket: SingleDecision {
  package var bucket: BucketName
  package var displayName: String
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to show a bucket by another name.
  public init(_ bucket: BucketName, to displayName: String, reason: String = "") {
    self.bucket = bucket
    self.displayName = displayName
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> BucketRenamed {
    let buckets = state.plan.buckets
    guard buckets.exists(bucket) else { throw .unknownBucket(bucket, known: buckets.all) }
    try BucketRules.check(displayName, of: bucket, in: buckets)
    try EntryRules.check(reason, "reason")
    guard buckets.displayName(of: bucket) != displayName else { throw .nothingToChange }
    let change = SettingChange(replacing: buckets.name(of: bucket), reason: reason)
    return BucketRenamed(bucket: bucket, displayName: displayName, change: change)
  }

  package func isSaid(by renamed: BucketRenamed) -> Bool {
    renamed.bucket == bucket && renamed.displayName == displayName
      && renamed.change.reason == reason
  }
}

/// Ends a bucket from a day on: another bucket gets its categories, its share and what it carries. Earlier months
/// stay as they were.
public struct EndBucket: SingleDecision {
  package var bucket: BucketName
  /// The bucket that inherits; `nil` if there is nothing to inherit.
  package var heir: BucketName?
  /// The first day without the bucket. A month is judged by its first day.
  package var from: CalendarDay
  /// Whether ``from`` was filled in rather than stated; then it is not part of the request.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to end a bucket from a day on, with its heir; `nil` if there is nothing to inherit.
  public init(
    _ bucket: BucketName, movingTo heir: BucketName?, from: CalendarDay,
    isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.bucket = bucket
    self.heir = heir
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> BucketEnded {
    try BucketRules.check(bucket, in: state.plan, on: from)
    if let heir {
      guard heir != bucket else { throw .bucketTwice(bucket) }
      try BucketRules.check(heir, in: state.plan, on: from)
      // An heir that ends later would pass the holdings on to an unknown bucket.
      if let end = state.plan.buckets.end(of: heir) { throw .bucketEnded(heir, from: end) }
    } else {
      let holdings = BucketHoldings(of: bucket, in: state.plan, from: from)
      guard holdings.isEmpty else {
        let others = state.plan.buckets.offered(on: from).filter { $0 != bucket }
        throw .bucketInUse(
          bucket, categories: holdings.categories, share: holdings.share,
          carries: holdings.carries, others: others)
      }
    }
    if let end = state.plan.buckets.end(of: bucket) { throw .bucketEnded(bucket, from: end) }
    try EntryRules.check(reason, "reason")
    return BucketEnded(bucket: bucket, from: from, heir: heir, reason: reason)
  }

  package func isSaid(by ended: BucketEnded) -> Bool {
    ended.bucket == bucket && ended.heir == heir
      && (isStartFilledIn || ended.from == from) && ended.reason == reason
  }
}

/// What a bucket holds, so that it cannot end before the person says where that goes.
private struct BucketHoldings {
  /// The categories that count in it, on the day or later.
  let categories: [CategoryName]
  /// The largest share that it has from that day on.
  let share: Percentage
  /// Whether it carries anything over from the month before, on the day or later.
  let carries: Bool

  init(of bucket: BucketName, in plan: BudgetPlan, from day: CalendarDay) {
    categories = plan.categories.offered(on: day).filter { category in
      plan.categories.bucket(of: category, on: day) == bucket
        || plan.categories.moves(of: category).inEffect.contains {
          $0.from > day && $0.value == bucket
        }
    }
    let days = [day] + plan.shares.inEffect.map(\.from).filter { $0 > day }
    share =
      days.compactMap { day in plan.shares(on: day).first { $0.bucket == bucket }?.share }.max()
      ?? .none
    let rollover = plan.rollover(of: bucket)
    carries =
      (rollover.inForce(on: day)?.value ?? .off) != .off
      || rollover.inEffect.contains { $0.from > day && $0.value != .off }
  }

  var isEmpty: Bool { categories.isEmpty && share == .none && !carries }
}

/// The rules for naming and using buckets.
enum BucketRules {
  /// - Throws: ``Refusal`` if the bucket does not exist on the day.
  static func check(
    _ bucket: BucketName, in plan: BudgetPlan, on day: CalendarDay
  ) throws(Refusal) {
    let buckets = plan.buckets
    guard let beginning = buckets.beginning(of: bucket) else {
      throw .unknownBucket(bucket, known: buckets.offered(on: day))
    }
    guard beginning <= day else { throw .bucketNotBegun(bucket, from: beginning) }
    if let end = buckets.end(of: bucket, by: day) { throw .bucketEnded(bucket, from: end) }
  }

  /// - Throws: ``Refusal`` if the bucket cannot have the displayed name.
  static func check(
    _ displayName: String, of bucket: BucketName, in buckets: BucketCatalog
  ) throws(Refusal) {
    try checkName(displayName)
    let folded = displayName.lowercased()
    let namesake = buckets.all.first { other in
      other != bucket
        && (other.text == folded || buckets.displayName(of: other).lowercased() == folded)
    }
    if let namesake { throw .bucketExists(namesake) }
  }

  /// - Throws: ``Refusal`` if the name is blank or too long.
  static func checkName(_ displayName: String) throws(Refusal) {
    guard displayName.contains(where: { !$0.isWhitespace }) else {
      throw .textMissing(member: "name")
    }
    let count = displayName.utf8.count
    guard count <= Name.byteLimit else { throw .nameTooLong(byteCount: count) }
  }
}

extension SettingChange<String> {
  /// Creates a change that replaces a text; an empty text counts as none.
  init(replacing held: SettingTimeline<String>.Element?, reason: String) {
    let held = held.flatMap { $0.value.isEmpty ? nil : $0 }
    self.init(on: held?.event, was: held?.value, reason: reason)
  }
}
