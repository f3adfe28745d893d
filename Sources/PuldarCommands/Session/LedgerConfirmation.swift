import CommandTable

/// Confirms that a person means the ledger that they are about to change as a whole: they type
/// its name, which is that of its folder or log.
struct LedgerConfirmation {
  let session: Session

  /// The name to type: `default` for `…/default`, `trip` for `trip.jsonl`.
  var name: String {
    let last = session.location.path.split(separator: "/").last.map(String.init) ?? "/"
    return session.location.isFile ? String(last.dropLast(".jsonl".count)) : last
  }

  /// Returns whether the name was given with `--confirm`, or is typed now.
  ///
  /// - Throws: ``UsageError`` if `--confirm` names another ledger, or nobody can be asked.
  func isGiven(_ confirmed: String?, question: String) throws -> Bool {
    if let confirmed {
      guard confirmed == name else {
        throw UsageError.invalid(
          confirmed, for: "--confirm", .misspelled("write the ledger's name, \(shownName)"))
      }
      return true
    }
    guard session.prompt.canAsk else {
      throw UsageError("Say which ledger is meant: --confirm \(shownName)")
    }
    let answer = try session.prompt.ask(
      "\(question) of the ledger '\(shownName)'? Type its name: ")
    return answer == name
  }

  private var shownName: String { VisibleText(name).description }
}
