import LedgerModel

/// What stands at the place of a ledger, found without reading a log.
public struct PlaceFacts: Hashable, Sendable {
  /// Paths of the logs.
  package var logs: [String] = []
  /// How many bytes all logs have together.
  public var byteCount = 0
  /// Names beside the logs that are no logs: copies that a program for synchronising made where
  /// two devices met, and other strangers. They are not read.
  public var strangers: [String] = []
  /// How many bytes may still be written there; `nil` where the system does not say.
  public var freeByteCount: Int?
}

extension FileEventStore {
  /// What stands at the place. Nothing is opened, made or locked.
  ///
  /// - Throws: ``LogError`` where the place cannot be looked at.
  public func placeFacts() throws(LogError) -> PlaceFacts {
    try LogError.reading { () throws(FileError) in
      var facts = PlaceFacts()
      var paths = [path]
      if case .folder = directory.place {
        let folder = directory.place.logFolderPath
        let names = try system.names(in: folder)
        facts.strangers = names.filter { LogDirectory.writer(ofLog: $0) == nil }
        paths = names.filter { LogDirectory.writer(ofLog: $0) != nil }.map { "\(folder)/\($0)" }
      }
      for path in paths {
        guard let status = try system.status(at: path) else { continue }
        facts.logs.append(path)
        facts.byteCount += status.byteCount
      }
      // The nearest folder that there is already: a new ledger is made below it.
      var place = path
      facts.freeByteCount = SystemCalls.freeByteCount(at: place)
      while facts.freeByteCount == nil, place != "/", place != "." {
        place = LedgerPlace.parent(of: place)
        facts.freeByteCount = SystemCalls.freeByteCount(at: place)
      }
      return facts
    }
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
      return try placeFacts().strangers.map { "\(folder)/\($0)" }.filter { opening(of: $0) != nil }
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
