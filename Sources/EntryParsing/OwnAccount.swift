public import LedgerEvents

/// An account of the ledger that a sentence may name, by its name or its kind.
public struct OwnAccount: Hashable, Sendable {
  /// What it is called.
  public var name: AccountName
  /// `nil` if nobody said it.
  package var kind: AccountKind?

  /// An account of a name and of a kind, `nil` if nobody said it.
  public init(_ name: AccountName, _ kind: AccountKind?) {
    self.name = name
    self.kind = kind
  }
}
