public import LedgerEvents

/// The person says what a bucket's month takes from the month before, from a day on.
///
/// A feature of Pro under the metered policy; to switch it off is not.
public struct SetRollover: LedgerDecision {
  /// One or several; several become a batch.
  package var modes: [(bucket: BucketName, mode: RolloverMode)]
  /// What every bucket takes that the ledger has on ``from``; `nil` where ``modes`` names them.
  package var modeOfAll: RolloverMode?
  /// The first day on which they hold. A month goes by its first day: one inside a month counts from the
  /// next.
  package var from: CalendarDay
  /// Whether nobody stated the day: then it is no part of the request.
  public var isFromFilledIn: Bool
  /// Why; may be empty.
  public var reason: String

  /// What each bucket takes from the month before, from a day on. A day within a month counts from the next month.
  public init(
    _ modes: [(bucket: BucketName, mode: RolloverMode)], from: CalendarDay,
    isFromFilledIn: Bool = false, reason: String = ""
  ) {
    self.modes = modes
    self.from = from
    self.isFromFilledIn = isFromFilledIn
    self.reason = reason
  }

  /// One bucket, or all of them where `bucket` is `nil`.
  public init(
    _ mode: RolloverMode, of bucket: BucketName?, from: CalendarDay,
    isFromFilledIn: Bool = false, reason: String = ""
  ) {
    self.init(
      bucket.map { [($0, mode)] } ?? [], from: from, isFromFilledIn: isFromFilledIn,
      reason: reason)
    if bucket == nil { modeOfAll = mode }
  }

  /// What each bucket is set to, where the ledger has some buckets.
  public func modes(
    of buckets: BucketCatalog
  ) -> [(bucket: BucketName, mode: RolloverMode)] {
    guard let modeOfAll else { return modes }
    return buckets.offered(on: from).map { ($0, modeOfAll) }
  }

  /// The preset `puldar`: what is left of Fundamentals and Fun goes on, Future You begins anew.
  public static let puldarPreset: [(bucket: BucketName, mode: RolloverMode)] = [
    (.fundamentals, .surplus), (.fun, .surplus), (.future, .off),
  ]

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
      try BucketRules.check(wanted.bucket, in: state.plan, on: from)
      if modes[..<index].contains(where: { $0.bucket == wanted.bucket }) {
        throw .bucketTwice(wanted.bucket)
      }
      let before = state.plan.rollover(of: wanted.bucket).inForce(on: from)
      if !before.says(wanted.mode, from: isFromFilledIn ? nil : from, unsaid: .off) {
        changesSomething = true
      }
      let change = SettingChange(on: before?.event, was: before?.value, reason: reason)
      events.append(
        NewEvent(
          RolloverSet(from: from, bucket: wanted.bucket, mode: wanted.mode, change: change)))
    }
    // A batch is written whole where one of its buckets changes, so that it can be known again.
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
        (isFromFilledIn || setting.from == from) && setting.change.reason == reason
      })
    else { return false }
    // Which buckets there were then is no part of the request for all of them.
    if let modeOfAll {
      return settings.count > 1 && settings.allSatisfy { $0.mode == modeOfAll }
    }
    return settings.map(\.bucket) == modes.map(\.bucket)
      && settings.map(\.mode) == modes.map(\.mode)
  }
}
