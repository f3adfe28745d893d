/// The person says what a bucket's month takes from the month before, from a day on.
///
/// A feature of Pro under the metered policy; to switch it off is not.
public struct SetRollover: LedgerDecision {
  /// At least one; several become a batch.
  public var modes: [(bucket: BucketName, mode: RolloverMode)]
  /// The first day on which they hold. A month goes by its first day: one inside a month counts from the
  /// next.
  public var from: CalendarDay
  /// Whether nobody stated ``from``: then it is no part of the request.
  public var isFromFilledIn: Bool
  /// Why; may be empty.
  public var reason: String

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
    let buckets = bucket.map { [$0] } ?? BucketName.builtIn
    self.init(
      buckets.map { ($0, mode) }, from: from, isFromFilledIn: isFromFilledIn,
      reason: reason)
  }

  /// The preset `puldar`: what is left of Fundamentals and Fun goes on, Future You begins anew.
  public static let puldarPreset: [(bucket: BucketName, mode: RolloverMode)] = [
    (.fundamentals, .surplus), (.fun, .surplus), (.future, .off),
  ]

  package var view: DecisionState { DecisionState() }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    if modes.contains(where: { $0.mode != .off }), !state.allows(.rollover) {
      throw .locked(.rollover)
    }
    try EntryRules.check(reason, "reason")
    var changesSomething = false
    var events: [NewEvent] = []
    for (index, wanted) in modes.enumerated() {
      guard BucketName.builtIn.contains(wanted.bucket) else {
        throw .unknownBucket(wanted.bucket, known: BucketName.builtIn)
      }
      if modes[..<index].contains(where: { $0.bucket == wanted.bucket }) {
        throw .bucketTwice(wanted.bucket)
      }
      let before = state.plan.rollover(of: wanted.bucket).inForce(on: from)
      if before?.value ?? .off != wanted.mode { changesSomething = true }
      let change = SettingChange(on: before?.event, was: before?.value, reason: reason)
      events.append(
        NewEvent(
          .setting(
            .rolloverSet(
              RolloverSet(from: from, bucket: wanted.bucket, mode: wanted.mode, change: change)))))
    }
    // A batch is written whole where one of its buckets changes, so that it can be known again.
    guard changesSomething else { throw .nothingToChange }
    return events
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.count == modes.count
      && zip(modes, written).allSatisfy { wanted, event in
        guard case .setting(.rolloverSet(let setting)) = event else { return false }
        return setting.bucket == wanted.bucket && setting.mode == wanted.mode
          && (isFromFilledIn || setting.from == from) && setting.change.reason == reason
      }
  }
}
