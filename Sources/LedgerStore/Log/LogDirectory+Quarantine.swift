/// The quarantine: a folder beside the logs for bytes that are taken out of one, each with a note that
/// says where they stood. Nothing in it is ever written over.
extension LogDirectory {
  /// Where bytes of a log would be kept.
  func quarantinePath(of log: LogFile, from start: Int) throws(FileError) -> String {
    try freePath(named: "\(LedgerPlace.name(of: log.path))-\(start)")
  }

  private func freePath(named name: String) throws(FileError) -> String {
    let first = "\(place.quarantinePath)/\(name)"
    var path = first
    var copy = 1
    while try system.status(at: path) != nil {
      copy += 1
      path = "\(first)-\(copy)"
    }
    return path
  }

  /// Copies bytes of a log that are about to be cut or replaced.
  ///
  /// - Parameters:
  ///   - start: Where they begin.
  ///   - reason: Why they are moved, as the end of a sentence.
  /// - Returns: Where the copy stands.
  func quarantine(
    _ log: LogFile, from start: Int, because reason: String
  ) throws(FileError) -> String {
    let path = try quarantinePath(of: log, from: start)
    try makeFolder(place.quarantinePath)
    try system.synchronizeFolder(LedgerPlace.parent(of: place.quarantinePath))
    let count = log.status.byteCount - start
    try FileReplacement(system: system).replace(
      path, withCopyOf: log.file, from: start, byteCount: count)
    try note(
      "\(count) \(count == 1 ? "byte" : "bytes") from byte \(start) of \(log.path): \(reason)",
      beside: path)
    return path
  }

  /// Moves a file away that stands among the logs and is none of them.
  ///
  /// - Parameter reason: As of ``quarantine(_:from:because:)``.
  /// - Returns: Where it stands now.
  func moveToQuarantine(_ source: String, because reason: String) throws(FileError) -> String {
    try makeFolder(place.quarantinePath)
    let path = try freePath(named: LedgerPlace.name(of: source))
    try note("\(source): \(reason)", beside: path)
    try system.rename(source, to: path)
    try system.synchronizeFolder(place.quarantinePath)
    try system.synchronizeFolder(place.logFolderPath)
    return path
  }

  private func note(_ text: String, beside path: String) throws(FileError) {
    try FileReplacement(system: system).replace(path + ".note", with: Array("\(text).\n".utf8))
  }
}
