import LedgerModel

// Looks at the place of a ledger, and reads first lines at most. Nothing is made or locked.
extension FileEventStore {
  /// Returns the total size of all logs in bytes.
  ///
  /// - Throws: ``LogError`` if the place cannot be read.
  public func byteCount() throws(LogError) -> Int {
    let paths = try logPaths()
    return try LogError.reading { () throws(FileError) in
      var count = 0
      for path in paths { count += try system.status(at: path)?.byteCount ?? 0 }
      return count
    }
  }

  /// Returns the paths of the logs.
  package func logPaths() throws(LogError) -> [String] {
    try LogError.reading { () throws(FileError) in
      switch directory.place {
      case .file(let path): try system.status(at: path) == nil ? [] : [path]
      case .folder:
        try system.names(in: directory.place.logFolderPath)
          .filter { LogDirectory.writer(ofLog: $0) != nil }
          .map { "\(directory.place.logFolderPath)/\($0)" }
      }
    }
  }

  /// Returns the names among the logs that are not logs: conflict copies that a sync program made, and other strangers.
  /// They are not read.
  ///
  /// - Throws: ``LogError`` if the place cannot be read.
  public func strangers() throws(LogError) -> [String] {
    guard case .folder = directory.place else { return [] }
    return try LogError.reading { () throws(FileError) in
      try system.names(in: directory.place.logFolderPath)
        .filter { LogDirectory.writer(ofLog: $0) == nil }
    }
  }

  /// Returns the free space there in bytes; `nil` if the system does not say.
  public func freeByteCount() -> Int? {
    // The nearest existing folder: a new ledger is made below it.
    var place = path
    var count = SystemCalls.freeByteCount(at: place)
    while count == nil, place != "/", place != "." {
      place = LedgerPlace.parent(of: place)
      count = SystemCalls.freeByteCount(at: place)
    }
    return count
  }

  /// Returns files that hold a log but are not read as one of this ledger: what a sync program leaves after a conflict.
  /// In a ledger's folder they are among the logs under other names; next to a single log their names begin with its
  /// own. Nothing is changed.
  ///
  /// - Returns: Their paths.
  /// - Throws: ``LogError`` if the place cannot be read.
  public func logCopies() throws(LogError) -> [String] {
    switch directory.place {
    case .folder:
      let folder = directory.place.logFolderPath
      return try strangers().map { "\(folder)/\($0)" }.filter { opening(of: $0) != nil }
    case .file(let path):
      guard let ledger = opening(of: path)?.ledger else { return [] }
      return try namesakes(of: path).filter { opening(of: $0)?.ledger == ledger }
    }
  }

  /// Returns the other files in a log's folder whose names begin with the log's and end like one.
  private func namesakes(of path: String) throws(LogError) -> [String] {
    let folder = LedgerPlace.file(path).logFolderPath
    let name = LedgerPlace.name(of: path)
    let names = try LogError.reading { () throws(FileError) in try system.names(in: folder) }
    return names.filter { other in
      other != name && other.hasSuffix(".jsonl") && other.hasPrefix(name.dropLast(".jsonl".count))
    }.sorted().map { path.contains("/") ? "\(folder)/\($0)" : $0 }
  }

  /// Returns the opening in a log's first line; `nil` if the file does not begin with one.
  private func opening(of path: String) -> LogOpened? {
    try? LogFile(system, path).opening()
  }
}
