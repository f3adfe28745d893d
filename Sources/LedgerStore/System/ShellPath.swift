/// A path as a shell reads it.
struct ShellPath {
  let text: String

  init(_ path: String) {
    text =
      "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// What gives a path's name to something that is not there yet.
  func with(_ suffix: String) -> String { "\(text.dropLast())\(suffix)'" }

  /// The command that puts a copy in place of what stands at the path: a file of its own.
  var copying: String {
    "cp -p \(text) \(with(".own")) && mv \(with(".own")) \(text)"
  }

  /// As ``copying``, for the folder that a link points to.
  var copyingFolder: String {
    "cp -Rp \(with("/.")) \(with(".own")) && rm \(text) && mv \(with(".own")) \(text)"
  }

  /// The command that moves away what stands at the path, and overwrites nothing.
  var movingAway: String { "mv -n \(text) \(with(".moved"))" }
}
