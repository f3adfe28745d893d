public import LedgerModel

/// A place in a log that no longer reads as it was written. Everything before it still counts.
public struct LogDamage: Hashable, Sendable {
  /// The log's path.
  public var log: String
  /// Counted from 1, as editors do.
  public var line: Int
  /// Where the line begins, in bytes from the start of the file.
  public var offset: Int
  /// What is wrong with it.
  public var reason: String
  /// The beginning of the line, its unprintable bytes replaced.
  public var excerpt: String
  /// Whether the log is whole, and only its name is of another writer.
  public var isMisnamed = false
  /// Whether it is the first line of a log in a format that only a newer version knows.
  package var isOfNewerFormat = false

  package init(
    log: String, line: Int, offset: Int, reason: String, excerpt: String,
    isMisnamed: Bool = false
  ) {
    self.log = log
    self.line = line
    self.offset = offset
    self.reason = reason
    self.excerpt = excerpt
    self.isMisnamed = isMisnamed
  }
}

extension LogDamage {
  /// What is thrown if only a newer version can read the log at all.
  var ofNewerFormat: LogError { .newerVersion(log: log, line: line, reason: reason) }
}

extension LogDamage: RemediedError {
  public var problem: String {
    "the log is damaged in line \(line) of '\(log)' (byte \(offset)): \(reason)"
  }

  public var remedy: String? {
    isMisnamed
      ? "Take it in as the log of another device."
      : "What comes before it still counts. Look at what a repair would do, and repair it."
  }

  public var offeredRemedy: (any Remedy)? {
    isMisnamed ? LogRemedy(.takeIn, path: log) : LogRemedy(.mend)
  }
}
