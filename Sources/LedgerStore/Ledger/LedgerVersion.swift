/// The version of this library, as a new log names it.
package enum LedgerVersion {
  /// Major, minor and patch.
  package static let text = "0.1.0"
}
