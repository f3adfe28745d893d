import LedgerModel

/// The version of this library, as a new log names it.
package enum LedgerVersion {
  /// Major, minor and patch.
  package static let text = "0.1.0"
  /// What tells it apart from every version that reads other lines: what such a one understood, and
  /// what it made of it, says nothing here.
  package static let reads = Checksum.of(
    Array("\(text) \(LedgerEvent.vocabulary)".utf8), from: 0)
}
