public import LedgerModel

/// A reason for not doing something with the files of a ledger: backing it up, restoring, merging, copying or
/// compacting it, attaching a file, or reading its lock.
///
/// Its ``LedgerEvents/ExplainedError/code`` identifies it, such as `BackupRefusal.taken`: <doc:ErrorCodes> lists all.
public protocol FileRefusal: RemediedError {
  /// Whether this user or program lacks the permission; otherwise nobody can do it.
  var isForbidden: Bool { get }
}

extension FileRefusal {
  package var isForbidden: Bool { false }

  package var offeredRemedy: (any Remedy)? { nil }
}
