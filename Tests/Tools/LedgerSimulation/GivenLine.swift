package import LedgerModel

/// A line that a process read through the store.
package struct GivenLine: Hashable, Sendable {
  package var id: EventID
  package var bytes: [UInt8]
}
