extension String {
  /// The word quoted for a shell: as it is, or between quotes if it holds a character that a shell obeys.
  public var shellQuoted: String {
    let isPlain = !isEmpty && utf8.allSatisfy { String.plainBytes.contains($0) }
    return isPlain ? self : shellWord
  }

  /// The word between quotes in any case, for a name whose beginning a program would expand.
  public var shellWord: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The bytes that no shell gives a meaning inside a word. A path that a shell has read begins with `~` only
  /// if this program is to expand it.
  private static let plainBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:=@%~".utf8)
}
