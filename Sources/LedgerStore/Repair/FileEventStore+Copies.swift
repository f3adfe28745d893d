import LedgerModel
import Synchronization

extension FileEventStore {
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
