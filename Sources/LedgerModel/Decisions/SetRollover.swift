/// The person says what a bucket's month takes from the month before, from a day on.
///
/// A feature of Pro under the metered policy; to switch it off is not.
public struct SetRollover: Decision {
  /// What one bucket is set to.
  public struct BucketMode: Hashable, Sendable {
    public var bucket: BucketName
    public var mode: RolloverMode

    public init(_ bucket: BucketName, _ mode: RolloverMode) {
      self.bucket = bucket
      self.mode = mode
    }
  }

  /// At least one; several become a batch.
  public var modes: [BucketMode]
  /// The first day on which they hold: the first of a month.
  public var from: CalendarDay
  /// Whether nobody stated ``from``: then it is no part of the request.
  public var isFromFilledIn: Bool
  /// Why; may be empty.
  public var reason: String

  public init(
    _ modes: [BucketMode], from: CalendarDay, isFromFilledIn: Bool = false, reason: String = ""
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
      buckets.map { BucketMode($0, mode) }, from: from, isFromFilledIn: isFromFilledIn,
      reason: reason)
  }

  /// The preset `puldar`: what is left of Fundamentals and Fun goes on, Future You begins anew.
  public static let puldarPreset: [BucketMode] = [
    BucketMode(.fundamentals, .surplus), BucketMode(.fun, .surplus), BucketMode(.future, .off),
  ]

  public var view: DecisionState { DecisionState() }

  public func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
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

  public func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.count == modes.count
      && zip(modes, written).allSatisfy { wanted, event in
        guard case .setting(.rolloverSet(let setting)) = event else { return false }
        return setting.bucket == wanted.bucket && setting.mode == wanted.mode
          && (isFromFilledIn || setting.from == from) && setting.change.reason == reason
      }
  }
}
