/// Moves a torn last line into quarantine before the next write.
extension LedgerLogs {
  /// Removes the bytes after the last line of the log before a write.
  mutating func clearEnd(of log: LogFile, _ file: OpenFile) throws(FileError) {
    guard log.state.unfinishedByteCount > 0 else { return }
    try quarantineEnd(of: log, because: "an unfinished write, moved here before the next one")
    try cut(file, to: log.state.end)
    try synchronize(file)
  }

  /// Copies the bytes after the last whole line of a log into quarantine, and adds a notice.
  mutating func quarantineEnd(of log: LogFile, because reason: String) throws(FileError) {
    let path = try directory.quarantine(log, from: log.state.end, because: reason)
    notices.append(
      .tailQuarantined(byteCount: log.status.byteCount - log.state.end, path: path))
  }

  /// Shortens the log. It may then look as it did when it was stored while the cut is not on the disk yet, so the
  /// record forgets how it looked and the next writer asks the disk.
  mutating func cut(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    memory.forgetLook()
    try system.truncate(file, to: byteCount)
  }
}
