public import LedgerModel

/// What a compaction wrote.
public struct CompactedLedger: Hashable, Sendable {
  /// The folder that holds the new ledger.
  public var path: String
  /// Its id, which is not that of the old one.
  public var ledger: LedgerID
  /// Whose log it is.
  public var writer: WriterID
  /// How many entries it has.
  public var entryCount: Int
  /// How many settings and purchases it has.
  public var settingCount: Int
}
