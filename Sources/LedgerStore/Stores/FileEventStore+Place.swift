import LedgerModel

// What stands at the place of a ledger, found without reading a log. Nothing is opened, made or locked.
extension FileEventStore {
  /// How many bytes all logs have together.
  ///
  /// - Throws: ``LogError`` where the place cannot be looked at.
  public func byteCount() throws(LogError) -> Int {
    let paths = try logPaths()
    return try LogError.reading { () throws(FileError) in
      var count = 0
      for path in paths { count += try system.status(at: path)?.byteCount ?? 0 }
      return count
    }
  }

  /// The paths of the logs.
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

  /// Names beside the logs that are no logs: copies that a program for synchronising made when two devices
  /// met, and other strangers. They are not read.
  ///
  /// - Throws: ``LogError`` if the place cannot be looked at.
  public func strangers() throws(LogError) -> [String] {
    guard case .folder = directory.place else { return [] }
    return try LogError.reading { () throws(FileError) in
      try system.names(in: directory.place.logFolderPath)
        .filter { LogDirectory.writer(ofLog: $0) == nil }
    }
  }

  /// How many bytes may still be written there; `nil` if the system does not say.
  public func freeByteCount() -> Int? {
    // The nearest folder that there is already: a new ledger is made below it.
    var place = path
    var count = SystemCalls.freeByteCount(at: place)
    while count == nil, place != "/", place != "." {
      place = LedgerPlace.parent(of: place)
      count = SystemCalls.freeByteCount(at: place)
    }
    return count
  }

  /// Files that are not read as logs of this ledger and hold one: what a program for synchronising
  /// leaves where two devices met. In a ledger's folder they stand among the logs under other names;
  /// beside a single log their names begin with its own. Nothing is changed.
  ///
  /// - Returns: Their paths.
  /// - Throws: ``LogError`` where the place cannot be looked at.
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

  /// The other logs by their name in a log's folder whose names begin with that of the log.
  private func namesakes(of path: String) throws(LogError) -> [String] {
    let folder = LedgerPlace.file(path).logFolderPath
    let name = LedgerPlace.name(of: path)
    let names = try LogError.reading { () throws(FileError) in try system.names(in: folder) }
    return names.filter { other in
      other != name && other.hasSuffix(".jsonl") && other.hasPrefix(name.dropLast(".jsonl".count))
    }.sorted().map { path.contains("/") ? "\(folder)/\($0)" : $0 }
  }

  /// The first line of a log; `nil` where a file does not begin with one.
  private func opening(of path: String) -> LogOpened? {
    try? LogFile(system, path).opening()
  }
}
