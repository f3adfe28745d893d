import LedgerModel

extension FileEventStore {
  /// Files that stand among the logs under other names and are copies of one: what a program for
  /// synchronising leaves where two devices met. They are not read as logs. Nothing is changed.
  ///
  /// - Returns: Their paths.
  /// - Throws: ``LogError`` where the place cannot be looked at.
  public func logCopies() throws(LogError) -> [String] {
    let facts = try placeFacts()
    let folder = LedgerPlace.folder(path).logFolderPath
    return facts.strangers.map { "\(folder)/\($0)" }.filter(isLog)
  }

  /// Whether a file begins with the first line of a log.
  private func isLog(_ path: String) -> Bool {
    guard let opened = try? open(path) else { return false }
    defer { system.close(opened.file) }
    let verifier = LogVerifier(system: system, path: path)
    return (try? verifier.opening(of: opened.file, byteCount: opened.byteCount)) != nil
  }
}
