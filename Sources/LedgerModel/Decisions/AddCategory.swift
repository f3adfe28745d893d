/// The person makes a category of their own, in a bucket.
public struct AddCategory: Decision {
  public var category: CategoryName
  public var bucket: BucketName
  /// How it is shown; empty where its folded name is.
  public var displayName: String
  /// Why; may be empty.
  public var reason: String

  public init(
    _ category: CategoryName, in bucket: BucketName, displayName: String = "",
    reason: String = ""
  ) {
    self.category = category
    self.bucket = bucket
    self.displayName = displayName == category.text ? "" : displayName
    self.reason = reason
  }

  public var view: Books { Books() }

  public func events(given books: Books, from first: EventID) throws(Refusal) -> [NewEvent] {
    guard books.opened != nil else { throw .emptyLedger }
    let categories = books.plan.categories
    guard !categories.exists(category) else {
      if let end = categories.end(of: category) { throw .categoryEnded(category, from: end) }
      throw .categoryExists(category)
    }
    guard BucketName.builtIn.contains(bucket) else {
      throw .unknownBucket(bucket, known: BucketName.builtIn)
    }
    try EntryRules.check(displayName, "name")
    try EntryRules.check(reason, "reason")
    return [
      NewEvent(
        .categoryAdded(
          CategoryAdded(
            category: category, bucket: bucket, displayName: displayName, reason: reason)))
    ]
  }

  public func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .categoryAdded(let added) = written[0] else { return false }
    return added.category == category && added.bucket == bucket
      && added.displayName == displayName && added.reason == reason
  }
}
