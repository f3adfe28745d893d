/// A path as a shell reads it.
struct ShellPath {
  let text: String

  init(_ path: String) {
    text =
      "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The command that moves away what stands at the path, and overwrites nothing.
  var movingAway: String { "mv -n \(text) \(text.dropLast()).moved'" }
}
