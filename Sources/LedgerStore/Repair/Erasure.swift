public import LedgerModel

/// What an erasure left of a ledger, and where the rest is.
public struct Erasure: Hashable, Sendable {
  /// How many entries the new ledger has.
  public var entryCount: Int
  /// How many settings and purchases it has.
  public var settingCount: Int
  /// The new ledger.
  public var ledger: LedgerID
  /// Whose log it is.
  public var writer: WriterID
  /// Where the old ledger stands, with its history.
  public var movedTo: String
}
