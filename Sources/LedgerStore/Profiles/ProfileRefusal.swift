import LedgerModel

/// The reasons why a file next to a ledger's logs is not accepted as its lock. The ledger stays locked.
package enum ProfileRefusal: FileRefusal, Hashable {
  /// It is not a lock as it was written.
  case damaged(path: String, reason: String)
  /// A newer version wrote it.
  case newer(path: String, version: String)
  /// Other users can read or write it.
  case tooOpen(path: String)
  /// It is a link, a folder, or another user's.
  case strange(path: String)
}

extension ProfileRefusal {
  package var problem: String {
    switch self {
    case .damaged(let path, let reason): "the passphrase file '\(path)' is damaged: \(reason)"
    case .newer(let path, let version):
      "the passphrase file '\(path)' is of version \(version), which this version does not know"
    case .tooOpen(let path): "the passphrase file '\(path)' can be read or written by others"
    case .strange(let path):
      "the passphrase file '\(path)' is not a regular file of yours, with one name"
    }
  }

  package var remedy: String? {
    switch self {
    case .damaged: "Put it back from a copy; the ledger stays locked until it can be read."
    case .newer: "Update the program."
    case .tooOpen(let path): "See who changed it, then: chmod 600 '\(path)'"
    case .strange: "Put the file back that stood there; the ledger stays locked until then."
    }
  }

  /// Whether the cause is permissions or ownership, and not the contents of the file.
  package var isForbidden: Bool {
    switch self {
    case .damaged, .newer: false
    case .tooOpen, .strange: true
    }
  }
}
