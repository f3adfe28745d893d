import Foundation

/// Programs that a test writes.
package enum ExecutableFile {
  private struct NotCopied: Error {}

  /// Puts a script into a file that can be run at once.
  ///
  /// Another process writes it: what a test starts meanwhile would hold a file of this one open for
  /// a moment, and the system runs no file that somebody may still write.
  package static func write(_ script: String, to path: String) throws {
    let text = path + ".text"
    try Data(script.utf8).write(to: URL(filePath: text))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: text)
    let command: [String] = ["cp", text, path]
    var words = command.map { word in strdup(word) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    var status: Int32 = 0
    guard posix_spawn(&child, "/bin/cp", nil, nil, &words, nil) == 0,
      waitpid(child, &status, 0) == child, status == 0
    else { throw NotCopied() }
    try FileManager.default.removeItem(atPath: text)
  }
}
