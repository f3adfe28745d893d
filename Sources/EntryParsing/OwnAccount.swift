package import LedgerEvents

/// An account of the ledger that a sentence may name, by its name or its kind.
package struct OwnAccount: Hashable, Sendable {
  package var name: AccountName
  /// `nil` if nobody said it.
  package var kind: AccountKind?

  package init(_ name: AccountName, _ kind: AccountKind?) {
    self.name = name
    self.kind = kind
  }
}
