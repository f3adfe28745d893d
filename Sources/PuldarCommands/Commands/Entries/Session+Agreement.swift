import CommandTable

extension Session {
  /// Whether the person agrees to corrections that were shown: by `--yes`, or when asked.
  ///
  /// - Throws: ``UsageError`` where nobody can be asked.
  func agreesToCorrect(_ entryCount: Int) throws -> Bool {
    if options.agrees { return true }
    let count = entryCount.of("entry", "entries")
    // Nobody is asked about what was not shown.
    switch options.format == .text ? try prompt.confirm("Correct \(count)?") : .notAsked {
    case .yes: return true
    case .no: return false
    case .notAsked:
      throw UsageError("Say that the corrections are meant: --yes, or see them: --dry-run")
    }
  }
}
