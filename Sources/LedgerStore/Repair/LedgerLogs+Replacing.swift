import LedgerModel

// Changes a log for a repair: a file replaces it as a whole, or it is cut. Whatever is taken out is in quarantine
// first.
extension LedgerLogs {
  /// Puts a file in place of a log, which must be unchanged since the look, or next to the others.
  mutating func replaceLog(
    at path: String, _ write: (OpenFile) throws(FileError) -> Void
  ) throws(FileError) {
    let known = log(at: path)?.status
    defer { forget(path) }
    try directory.makeFolder(place.logFolderPath)
    try FileReplacement(system: system).replace(path) { () throws(FileError) in
      try directory.checkUnchanged(path, known)
    } _: { file throws(FileError) in
      try write(file)
    }
  }

  /// Remembers a replaced log that is stored: if it is this machine's own, all of it is acknowledged from now on. While
  /// own events are still missing, the record keeps saying so.
  ///
  /// - Parameter own: The writer that this machine was before.
  mutating func acknowledgeReplaced(_ path: String, own: WriterID?) throws(LogError) {
    try catchUp(isLocked: true)
    guard let own, path == directory.path(of: own), !missing.contains(where: \.isOwn),
      let log = log(at: path), log.writer == own
    else { return }
    acknowledge(log)
  }

  /// Moves the unproven end of a log to quarantine, or the whole log if no line is whole.
  ///
  /// - Returns: The path of the copy.
  mutating func giveUpEnd(of log: LogFile) throws(LogError) -> String {
    let isCut = log.state.eventCount > 0
    let copy = try LogError.writing { () throws(FileError) in
      let copy = try directory.quarantine(
        log, from: log.state.end,
        because: isCut
          ? "they prove nothing, and were cut when asked for"
          : "a log of which no line is whole, given up when asked for")
      if isCut {
        try cut(log)
      } else {
        try system.remove(log.path)
        try system.synchronizeFolder(place.logFolderPath)
      }
      return copy
    }
    forget(log.path)
    return copy
  }

  /// Cuts the bytes after the verified part of a log.
  private func cut(_ log: LogFile) throws(FileError) {
    let file = try system.open(log.path, .append)
    defer { system.close(file) }
    guard try system.status(of: file) == log.status else { throw .changed(log.path) }
    try system.truncate(file, to: log.state.end)
    try system.synchronize(file)
  }
}
