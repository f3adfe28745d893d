/// The person said how a month's income is shared among the buckets.
public struct AllocationChanged: SettingPayload {
  package static let type: EventType = "AllocationChanged"
  /// The first day on which the shares apply.
  public var from: CalendarDay
  /// One share for each bucket, in the order of the buckets, adding up to 100 %.
  public var shares: [BucketShare]
  /// The shares that applied before.
  public var change: SettingChange<[BucketShare]>

  package init(
    from: CalendarDay, shares: [BucketShare], change: SettingChange<[BucketShare]> = .init()
  ) {
    self.from = from
    self.shares = shares
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.day("from")
    shares = try fields.shares("shares")
    let on = try fields.optionalEvent("on")
    let was = on == nil ? nil : try fields.shares("was")
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("from", from)
    fields.write("shares", shares)
    fields.writeIfPresent("on", change.on)
    if let was = change.was { fields.write("was", was) }
    fields.writeUnlessEmpty("why", change.reason)
  }

  package var event: LedgerEvent { .setting(.allocationChanged(self)) }
}

/// A bucket's share of a month's income.
public struct BucketShare: Hashable, Sendable {
  /// The bucket.
  public var bucket: BucketName
  /// Its share of a month's income.
  public var share: Percentage

  /// Makes a share of a bucket.
  public init(bucket: BucketName, share: Percentage) {
    self.bucket = bucket
    self.share = share
  }

  /// Whether shares add up to exactly 100 %.
  public static func addUp(_ shares: [BucketShare]) -> Bool {
    var sum = 0
    for share in shares {
      let (next, overflows) = sum.addingReportingOverflow(share.share.hundredths)
      if overflows { return false }
      sum = next
    }
    return sum == Percentage.whole.hundredths
  }

  /// Returns the shares in the order of the buckets: the built-in ones, then others by name.
  package static func inOrder(_ shares: [BucketShare]) -> [BucketShare] {
    if shares.lazy.map(\.bucket).elementsEqual(BucketName.builtIn) { return shares }
    let builtIn = BucketName.builtIn.compactMap { name in shares.first { $0.bucket == name } }
    let others = shares.filter { !BucketName.builtIn.contains($0.bucket) }
    return builtIn + others.sorted { $0.bucket < $1.bucket }
  }

  /// The shares before the first allocation: 50 %, 30 % and 20 %.
  public static let standard: [BucketShare] =
    zip(BucketName.builtIn, [5000, 3000, 2000]).compactMap { bucket, hundredths in
      Percentage(hundredths: hundredths).map { BucketShare(bucket: bucket, share: $0) }
    }
}

extension FieldReader {
  /// Percentages by bucket, sorted into the order of the buckets.
  @_lifetime(self: copy self)
  fileprivate mutating func shares(_ name: FieldName) throws(FieldError) -> [BucketShare] {
    let expected = "percentages with two decimals, one for each bucket, adding up to 100.00"
    try require(name)
    guard byte(position) == UInt8(ascii: "{") else { throw invalid(name, expected) }
    var shares: [BucketShare] = []
    repeat {
      position += 1
      guard let bucketText = try text(), let bucket = BucketName(bucketText),
        byte(position) == UInt8(ascii: ":")
      else { throw invalid(name, expected) }
      position += 1
      guard let shareText = try text(), let share = Percentage(plainText: shareText),
        !shares.contains(where: { $0.bucket == bucket })
      else { throw invalid(name, expected) }
      shares.append(BucketShare(bucket: bucket, share: share))
    } while byte(position) == UInt8(ascii: ",")
    guard byte(position) == UInt8(ascii: "}"), BucketShare.addUp(shares) else {
      throw invalid(name, expected)
    }
    position += 1
    return BucketShare.inOrder(shares)
  }
}

extension FieldWriter {
  fileprivate mutating func write(_ name: StaticString, _ shares: [BucketShare]) {
    write(name, byName: shares.map { ($0.bucket.text, $0.share.text) })
  }
}
