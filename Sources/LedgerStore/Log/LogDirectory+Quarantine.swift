/// The quarantine: a folder next to the logs for bytes taken out of them, each with a note of where they were. Nothing
/// in it is ever overwritten.
extension LogDirectory {
  /// Returns the path for a copy of bytes of a log.
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
  /// - Returns: The path of the copy.
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

  /// Moves away a file that is among the logs and is not one.
  ///
  /// - Parameter reason: The same as in ``quarantine(_:from:because:)``.
  /// - Returns: The file's new path.
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
