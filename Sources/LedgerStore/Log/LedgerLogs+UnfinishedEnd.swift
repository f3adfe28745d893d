/// What becomes of a torn last line: it is moved into quarantine before the next write.
extension LedgerLogs {
  /// Takes away what stands behind the last line of the log, in front of a write.
  mutating func clearEnd(of log: LogFile, _ file: OpenFile) throws(FileError) {
    guard log.state.unfinishedByteCount > 0 else { return }
    try quarantineEnd(of: log, because: "an unfinished write, moved here before the next one")
    try cut(file, to: log.state.end)
    try synchronize(file)
  }

  /// Copies what stands behind the last whole line of a log, and says so.
  mutating func quarantineEnd(of log: LogFile, because reason: String) throws(FileError) {
    let path = try directory.quarantine(log, from: log.state.end, because: reason)
    notices.append(
      .tailQuarantined(byteCount: log.status.byteCount - log.state.end, path: path))
  }

  /// Shortens the log. It may look then as it did when it was stored, and the cut need not be on the
  /// disk: the next writer asks the disk.
  mutating func cut(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    memory.forgetLook()
    try system.truncate(file, to: byteCount)
  }
}
