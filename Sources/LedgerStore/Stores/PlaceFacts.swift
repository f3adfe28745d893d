import LedgerModel

/// What stands at the place of a ledger, found without reading a log.
package struct PlaceFacts: Hashable, Sendable {
  /// Paths of the logs.
  package var logs: [String] = []
  /// How many bytes all logs have together.
  package var byteCount = 0
  /// Names beside the logs that are no logs: copies that a program for synchronising made where
  /// two devices met, and other strangers. They are not read.
  package var strangers: [String] = []
  /// How many bytes may still be written there; `nil` where the system does not say.
  package var freeByteCount: Int?
}

extension FileEventStore {
  /// What stands at the place. Nothing is opened, made or locked.
  ///
  /// - Throws: ``LogError`` where the place cannot be looked at.
  package func placeFacts() throws(LogError) -> PlaceFacts {
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
}
