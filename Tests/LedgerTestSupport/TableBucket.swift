package import LedgerModel

/// A bucket as the table forms it.
package struct TableBucket: Hashable {
  package var bucket: BucketName
  package var budget: Int64
  package var carried: Int64
  package var spent: Int64
  package var covered: Int64
  package var putAway: Int64
  package var used: Int64 { spent - covered + putAway }
  package var left: Int64 { budget + carried - used }
  /// Whether it had, carried or used anything.
  package var hasFigures: Bool { [budget, carried, spent, covered, putAway] != [0, 0, 0, 0, 0] }

  package init(
    bucket: BucketName, budget: Int64, carried: Int64, spent: Int64, covered: Int64 = 0,
    putAway: Int64 = 0
  ) {
    self.covered = covered
    self.putAway = putAway
    self.bucket = bucket
    self.budget = budget
    self.carried = carried
    self.spent = spent
  }
}
