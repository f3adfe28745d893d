/// Where the files of a ledger stand.
package enum LedgerPlace: Hashable, Sendable {
  /// A folder with a log for each device.
  case folder(String)
  /// One log alone.
  case file(String)

  /// The path that a person named.
  package var path: String {
    switch self {
    case .folder(let path), .file(let path): path
    }
  }

  /// The same place by a path that names it, so that a name can be put behind it: not by `.`, and without
  /// a `/` at the end.
  ///
  /// - Parameter folder: What `.` means.
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

  /// Where bytes are kept that were cut from a log.
  var quarantinePath: String {
    switch self {
    case .folder(let path): path + "/quarantine"
    case .file(let path): path + ".quarantine"
    }
  }

  /// Where the files are that are attached.
  var receiptsPath: String { path + "/receipts" }

  /// What a profile says of itself, beside its logs.
  var profilePath: String { path + "/profile" }

  /// What a passphrase is compared with, beside the logs that it locks.
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
