import LedgerModel

/// The reasons why a ledger is not written into a folder. Nothing was written.
package enum NewFolderRefusal: FileRefusal, Hashable {
  /// Something is there already.
  case taken(path: String)
  /// It is in the folder of the source ledger.
  case inside(path: String)
}

extension NewFolderRefusal {
  package var problem: String {
    switch self {
    case .taken(let path): "'\(path)' is there already, and no empty folder"
    case .inside(let path): "'\(path)' is in the folder of the ledger itself, and would go with it"
    }
  }

  package var remedy: String? {
    switch self {
    case .taken: "Name a folder that is not there yet."
    case .inside: "Name a folder beside it."
    }
  }
}

extension LogDirectory {
  /// Refuses a path that no new ledger may take.
  ///
  /// - Throws: ``FileRefusal``, ``LogError``.
  func checkFree(_ path: String) throws {
    let refusal = try LogError.reading { () throws(FileError) -> NewFolderRefusal? in
      if try holds(folder: path) { return .inside(path: path) }
      return try isFree(folder: path) ? nil : .taken(path: path)
    }
    if let refusal { throw refusal }
  }

  /// Returns whether a path is in this ledger's folder.
  private func holds(folder path: String) throws(FileError) -> Bool {
    guard case .folder(let own) = place, let own = try system.status(at: own + "/.") else {
      return false
    }
    var path = fullPath(of: path)
    while path != "/" {
      path = LedgerPlace.parent(of: path)
      if try system.status(at: path + "/.")?.isSameFile(as: own) == true { return true }
    }
    return false
  }

  /// Returns whether a new ledger may take a folder: one that does not exist, is empty, or holds the rest of an attempt
  /// that was cut short before a log was whole.
  private func isFree(folder path: String) throws(FileError) -> Bool {
    guard try system.status(at: path + "/.")?.kind == .folder else {
      return try system.status(at: path) == nil
    }
    let place = LedgerPlace.folder(path)
    let own = [
      place.lockPath, place.logFolderPath, place.receiptsPath, place.profilePath,
      place.passphrasePath,
    ]
    let logs = try system.names(in: place.logFolderPath).filter { $0.hasSuffix(".jsonl") }
    let names = try system.names(in: path)
    return logs.isEmpty && names.allSatisfy { own.contains("\(path)/\($0)") }
  }
}
