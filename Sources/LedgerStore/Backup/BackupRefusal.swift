package import LedgerModel

/// The reasons for not making or not restoring a backup. Nothing was written.
package enum BackupRefusal: FileRefusal, Hashable {
  /// Something is already at the backup's path.
  case taken(path: String)
  /// A log is damaged, lacks events, or holds events of a newer version: so would a copy of it.
  case incomplete(path: String)
  /// A file in the ledger's folder cannot be stored in a backup.
  case unstorable(name: String)
  /// There is no file.
  case missing(path: String)
  /// The file was not written as a backup.
  case notBackup(path: String)
  /// The file is encrypted by the named program.
  case encrypted(path: String, by: String)
  /// The file ends before the backup does.
  case cut(path: String)
  /// The file is not as it was written: `what` names the part.
  case changed(path: String, what: String)
  /// A log in the backup does not verify.
  case unproven(path: String, log: String, reason: String)
}

extension BackupRefusal {
  package var problem: String {
    switch self {
    case .taken(let path): "'\(path)' is there already"
    case .incomplete(let path):
      "not everything that '\(path)' holds is whole, and neither would be a backup of it"
    case .unstorable(let name): "the file '\(name)' of the ledger has no room in a backup"
    case .missing(let path): "there is no file '\(path)'"
    case .notBackup(let path): "'\(path)' is no backup of a ledger"
    case .encrypted(let path, let program): "'\(path)' is encrypted with \(program)"
    case .cut(let path): "the backup '\(path)' is cut short"
    case .changed(let path, let what): "the backup '\(path)' was changed: \(what)"
    case .unproven(let path, let log, let reason):
      "the backup '\(path)' does not prove itself: \(log), \(reason)"
    }
  }

  package var remedy: String? {
    switch self {
    case .taken: "Name a file that is not there yet, or say that this one is to be replaced."
    case .incomplete: nil
    case .unstorable: "Move it away, or give it a short plain name."
    case .missing, .notBackup: "Name a file that a backup was written to."
    case .encrypted(_, by: "age"):
      "Decrypt it first: age --decrypt -i KEY -o backup.tar FILE"
    case .encrypted: "Decrypt it first: gpg --decrypt -o backup.tar FILE"
    case .cut, .changed, .unproven: "Nothing was written. Take another copy of it, or an older one."
    }
  }

  package var offeredRemedy: (any Remedy)? {
    if case .incomplete = self { return LogRemedy(.mendFirst) }
    return nil
  }
}
