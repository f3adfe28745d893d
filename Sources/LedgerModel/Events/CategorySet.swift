/// The categories that a ledger begins with; a released set never changes.
public enum CategorySet: String, Hashable, Sendable, CaseIterable {
  /// The eighteen of puldar.
  case puldar

  /// Each category of the set with the bucket that its entries count in.
  ///
  /// ``CategoryName/income`` has none: it is what income is shown under.
  public var categories: [(category: CategoryName, bucket: BucketName)] {
    switch self {
    case .puldar:
      [
        (.groceries, .fundamentals), (.transport, .fundamentals), (.housing, .fundamentals),
        (.utilities, .fundamentals), (.health, .fundamentals), (.insurance, .fundamentals),
        (.dining, .fun), (.entertainment, .fun), (.shopping, .fun), (.travel, .fun),
        (.subscriptions, .fun), (.gifts, .fun), (.other, .fun),
        (.investment, .future), (.savings, .future), (.debt, .future), (.education, .future),
      ]
    }
  }

  /// The bucket of a category; `nil` where the set does not hold it.
  public func bucket(of category: CategoryName) -> BucketName? {
    categories.first { $0.category == category }?.bucket
  }
}
