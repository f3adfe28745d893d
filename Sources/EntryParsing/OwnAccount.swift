public import LedgerEvents

/// An account of the ledger that a sentence may name, by its name or its kind.
public struct OwnAccount: Hashable, Sendable {
  /// The account's name.
  public var name: AccountName
  /// The account's kind; `nil` if not stated.
  package var kind: AccountKind?

  /// Makes an account of a name and a kind; `nil` if not stated.
  public init(_ name: AccountName, _ kind: AccountKind?) {
    self.name = name
    self.kind = kind
  }
}
