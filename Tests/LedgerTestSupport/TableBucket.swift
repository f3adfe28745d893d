public import LedgerModel

/// A bucket as the table forms it.
public struct TableBucket: Hashable {
  public var bucket: BucketName
  public var budget: Int64
  public var carried: Int64
  public var spent: Int64
  public var left: Int64 { budget + carried - spent }

  public init(bucket: BucketName, budget: Int64, carried: Int64, spent: Int64) {
    self.bucket = bucket
    self.budget = budget
    self.carried = carried
    self.spent = spent
  }
}
