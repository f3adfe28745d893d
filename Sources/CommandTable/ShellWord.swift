extension String {
  /// The word as a shell reads it: as it is, or between quotes where it holds what a shell obeys.
  public var shellQuoted: String {
    let isPlain = !isEmpty && utf8.allSatisfy { String.plainBytes.contains($0) }
    return isPlain ? self : shellWord
  }

  /// The same between quotes in any case, for a name that begins with what a program would expand.
  public var shellWord: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// What no shell gives a meaning inside of a word. A path that a shell has read begins with `~` only
  /// where this program is to read it.
  private static let plainBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:=@%~".utf8)
}
