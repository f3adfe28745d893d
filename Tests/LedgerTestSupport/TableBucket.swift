package import LedgerModel

/// A bucket as the table forms it.
package struct TableBucket: Hashable {
  package var bucket: BucketName
  package var budget: Int64
  package var carried: Int64
  package var spent: Int64
  package var left: Int64 { budget + carried - spent }
  /// Whether it had, carried or spent anything.
  package var hasFigures: Bool { budget != 0 || carried != 0 || spent != 0 }

  package init(bucket: BucketName, budget: Int64, carried: Int64, spent: Int64) {
    self.bucket = bucket
    self.budget = budget
    self.carried = carried
    self.spent = spent
  }
}
