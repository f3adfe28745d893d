public import LedgerEvents

/// Sets what a bucket carries over from the month before, from a day on; or what the limits of a category carry over
/// from the period before, if it is named instead and no bucket has its name.
///
/// A Pro feature under the metered policy; switching it off is free.
public struct SetRollover: LedgerDecision {
  /// The modes by bucket; two or more become a batch.
  package var modes: [(bucket: BucketName, mode: RolloverMode)]
  /// The mode of every bucket offered on ``from``; `nil` if ``modes`` names the buckets.
  package var modeOfAll: RolloverMode?
  /// The first day on which they hold. A month is judged by its first day, so a day within a month counts from the
  /// next.
  package var from: CalendarDay
  /// Whether the day was filled in rather than stated; then it is not part of the request.
  public var isStartFilledIn: Bool
  /// The reason; may be empty.
  public var reason: String

  /// Creates rollover modes of buckets from a day on. A day within a month counts from the next month.
  public init(
    _ modes: [(bucket: BucketName, mode: RolloverMode)], from: CalendarDay,
    isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.modes = modes
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  /// Creates the rollover mode of one bucket, or of all if `bucket` is `nil`.
  public init(
    _ mode: RolloverMode, of bucket: BucketName?, from: CalendarDay,
    isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.init(
      bucket.map { [($0, mode)] } ?? [], from: from, isStartFilledIn: isStartFilledIn,
      reason: reason)
    if bucket == nil { modeOfAll = mode }
  }

  /// Returns the mode that each bucket is set to, given the ledger's buckets.
  public func modes(
    of buckets: BucketCatalog
  ) -> [(bucket: BucketName, mode: RolloverMode)] {
    guard let modeOfAll else { return modes }
    return buckets.offered(on: from).map { ($0, modeOfAll) }
  }

  /// The preset `puldar`: Fundamentals and Fun carry a surplus over, Future You starts afresh.
  public static let puldarPreset: [(bucket: BucketName, mode: RolloverMode)] = [
    (.fundamentals, .surplus), (.fun, .surplus), (.future, .off),
  ]

  /// Returns the category whose limits are meant by a name that no bucket has; `nil` for a bucket.
  public func category(_ name: BucketName, in plan: BudgetPlan) -> CategoryName? {
    let category = CategoryName(name.name)
    return plan.buckets.exists(name) || !plan.categories.exists(category) ? nil : category
  }

  /// Returns the setting of a mode.
  func setting(
    _ wanted: (bucket: BucketName, mode: RolloverMode), in plan: BudgetPlan
  ) -> RolloverSet {
    guard let category = category(wanted.bucket, in: plan) else {
      return RolloverSet(from: from, bucket: wanted.bucket, mode: wanted.mode)
    }
    let bucket = plan.categories.bucket(of: category, on: from)
    return RolloverSet(from: from, bucket: bucket, of: category, mode: wanted.mode)
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    let modes = modes(of: state.plan.buckets)
    if modes.contains(where: { $0.mode != .off }), !state.allows(.rollover) {
      throw .locked(.rollover)
    }
    try EntryRules.check(reason, "reason")
    var changesSomething = false
    var events: [NewEvent] = []
    for (index, wanted) in modes.enumerated() {
      var setting = setting(wanted, in: state.plan)
      try BucketRules.check(setting.bucket, in: state.plan, on: from)
      if modes[..<index].contains(where: { $0.bucket == wanted.bucket }) {
        throw .bucketTwice(wanted.bucket)
      }
      let before = state.plan.rollover(with: setting).inForce(on: from)
      if !before.says(wanted.mode, from: isStartFilledIn ? nil : from, unsaid: .off) {
        changesSomething = true
      }
      setting.change = SettingChange(on: before?.event, was: before?.value, reason: reason)
      events.append(NewEvent(setting))
    }
    // If one bucket changes, the whole batch is written, so that a repetition can be recognized.
    guard changesSomething else { throw .nothingToChange }
    return events
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    let settings = written.compactMap { event -> RolloverSet? in
      guard case .setting(.rolloverSet(let setting)) = event else { return nil }
      return setting
    }
    guard !settings.isEmpty, settings.count == written.count,
      settings.allSatisfy({ setting in
        (isStartFilledIn || setting.from == from) && setting.change.reason == reason
      })
    else { return false }
    // A request for all buckets does not include which buckets existed then.
    if let modeOfAll {
      return settings.count > 1 && settings.allSatisfy { $0.mode == modeOfAll }
    }
    return settings.map { $0.category?.name ?? $0.bucket.name } == modes.map(\.bucket.name)
      && settings.map(\.mode) == modes.map(\.mode)
  }
}
