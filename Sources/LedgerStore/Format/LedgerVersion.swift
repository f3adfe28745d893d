import LedgerModel

/// The version of this library, as a new log records it.
package enum LedgerVersion {
  /// Major, minor and patch.
  package static let text = "0.1.0"
  /// Differs between versions that read lines differently: what another of them understood, and computed from it, is
  /// not valid here.
  package static let reads = Checksum.of(
    Array("\(text) \(LedgerEvent.vocabulary)".utf8), from: 0)
}
