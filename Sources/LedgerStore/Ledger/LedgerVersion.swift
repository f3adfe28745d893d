/// The version of this library, as a new log names it.
public enum LedgerVersion {
  /// Major, minor and patch.
  public static let text = "0.1.0"
}
