/// How much of a month's income a bucket has.
public struct BucketShare: Hashable, Sendable {
  public var bucket: BucketName
  public var share: Percentage

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

  /// Shares in the order of the buckets: the built-in ones, then others by name.
  static func inOrder(_ shares: [BucketShare]) -> [BucketShare] {
    let builtIn = BucketName.builtIn.compactMap { name in shares.first { $0.bucket == name } }
    let others = shares.filter { !BucketName.builtIn.contains($0.bucket) }
    return builtIn + others.sorted { $0.bucket < $1.bucket }
  }

  /// The shares until the first allocation: 50 %, 30 % and 20 %.
  public static let standard: [BucketShare] =
    zip(BucketName.builtIn, [5000, 3000, 2000]).compactMap { bucket, hundredths in
      Percentage(hundredths: hundredths).map { BucketShare(bucket: bucket, share: $0) }
    }
}
