public import LedgerModel

/// Why something is not done with the files of a ledger: to back it up, to restore, merge, copy or compact it, to
/// attach a file, or to read what locks it.
///
/// Its ``LedgerEvents/ExplainedError/code`` says which, as `BackupRefusal.taken`: <doc:ErrorCodes> lists all.
public protocol FileRefusal: RemediedError {
  /// Whether this user or program may not do it; else it cannot be done by anybody.
  var isForbidden: Bool { get }
}

extension FileRefusal {
  package var isForbidden: Bool { false }

  package var offeredRemedy: (any Remedy)? { nil }
}
