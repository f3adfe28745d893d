package import LedgerEvents

/// The habits that a sentence is interpreted and checked with, folded together so that one snapshot serves all: the
/// categories learned for merchants, the usual amounts, the used accounts, and the refunds.
package struct EntryHabits: TextProjection {
  package private(set) var learned = LearnedCategories()
  package private(set) var sums = LatestSums()
  package private(set) var accounts = UsedAccounts()
  package private(set) var refunds = Refunds()

  package init() {}

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    learned.apply(change, texts: texts, from: cause)
    sums.apply(change, texts: texts, from: cause)
    accounts.apply(change, from: cause)
    refunds.apply(change, texts: texts, from: cause)
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    // Settings are no habit; a transfer uses accounts.
    accounts.apply(fact, from: cause)
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    accounts.revert(fact, from: cause)
  }
}

extension EntryHabits: KeptProjection {
  package static var snapshotName: String { "habits" }
  package static var snapshotVersion: UInt32 { 7 }

  package init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    learned = try LearnedCategories(from: &reader)
    sums = try LatestSums(from: &reader)
    accounts = try UsedAccounts(from: &reader)
    refunds = try Refunds(from: &reader)
  }

  package func write(to writer: inout SnapshotWriter) {
    learned.write(to: &writer)
    sums.write(to: &writer)
    accounts.write(to: &writer)
    refunds.write(to: &writer)
  }
}

extension LearnedCategories {
  public func taken(from other: some Projection) -> LearnedCategories? {
    self == LearnedCategories() ? (other as? EntryHabits)?.learned : nil
  }
}

extension LatestSums {
  public func taken(from other: some Projection) -> LatestSums? {
    self == LatestSums() ? (other as? EntryHabits)?.sums : nil
  }
}

extension UsedAccounts {
  public func taken(from other: some Projection) -> UsedAccounts? {
    self == UsedAccounts() ? (other as? EntryHabits)?.accounts : nil
  }
}

extension Refunds {
  public func taken(from other: some Projection) -> Refunds? {
    self == Refunds() ? (other as? EntryHabits)?.refunds : nil
  }
}
