/// The place of a ledger's files.
package enum LedgerPlace: Hashable, Sendable {
  /// A folder with a log for each device.
  case folder(String)
  /// A single log.
  case file(String)

  /// The path that the person named.
  package var path: String {
    switch self {
    case .folder(let path), .file(let path): path
    }
  }

  /// Returns the same place by a path to which a name can be appended: not `.`, and without a `/` at the end.
  ///
  /// - Parameter folder: The folder that `.` means.
  func named(in folder: () -> String) -> LedgerPlace {
    guard case .folder(var path) = self else { return self }
    while path.utf8.count > 1, path.hasSuffix("/") || path.hasSuffix("/.") { path.removeLast() }
    return .folder(path == "." ? folder() : path)
  }

  /// The empty file that writers lock.
  var lockPath: String {
    switch self {
    case .folder(let path): path + "/lock"
    case .file(let path): path + ".lock"
    }
  }

  /// The place of bytes that were cut from a log.
  var quarantinePath: String {
    switch self {
    case .folder(let path): path + "/quarantine"
    case .file(let path): path + ".quarantine"
    }
  }

  /// The folder of attached files.
  var receiptsPath: String { path + "/receipts" }

  /// The profile's own data, next to its logs.
  var profilePath: String { path + "/profile" }

  /// The data that checks a passphrase, next to the logs that it locks.
  var passphrasePath: String { path + "/passphrase" }

  /// The folder that holds the logs.
  var logFolderPath: String {
    switch self {
    case .folder(let path): path + "/log"
    case .file(let path): LedgerPlace.parent(of: path)
    }
  }

  /// The folder that a path is in.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
