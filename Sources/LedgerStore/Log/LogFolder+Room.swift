import LedgerModel

/// Writing over the room behind the last line, see ``LogRoom``.
extension LogFolder {
  /// Opens the own log for writing over its room. The names of the logs were looked at when the write
  /// began; from the second one on the log itself is not, see ``FileSystem/byteCount(of:)``.
  func openRoom(of log: inout Log) throws(FileError) -> OpenFile {
    let path = log.file.path
    let room: KeptFile
    if let known = log.openRoom, known.status.isSameFile(as: log.status) {
      room = known
    } else {
      room = try KeptFile(system, path, .update)
    }
    guard room.status.isSameFile(as: log.status),
      try system.byteCount(of: room.file) == log.status.byteCount
    else {
      throw changed(path)
    }
    // With the first one of a turn the name may have been given to another file since it was looked at.
    if log.status.modifiedNanoseconds != VerifiedLog.noTime {
      try checkUnchanged(path, log.status)
    }
    log.openRoom = room
    return room.file
  }

  /// Writes lines behind the last one, and makes new room where they need more than there is.
  func write(
    _ bytes: [UInt8], intoRoomOf log: inout Log, _ file: OpenFile
  ) throws(FileError) {
    let end = log.state.end + bytes.count
    try system.overwrite(file, at: log.state.end, with: bytes)
    if bytes.count > log.state.roomByteCount {
      log.status.byteCount = end
      try makeRoom(behind: end, of: &log, file)
    }
    log.status.modifiedNanoseconds = VerifiedLog.noTime
  }

  /// Makes room up to the end of the block; where there is no place for it, the lines to come only take
  /// longer.
  private func makeRoom(
    behind end: Int, of log: inout Log, _ file: OpenFile
  ) throws(FileError) {
    let byteCount = LogRoom.byteCount(behind: end)
    do throws(FileError) {
      try system.overwrite(file, at: end, with: [UInt8](repeating: 0, count: byteCount))
      log.status.byteCount += byteCount
    } catch {
      // A part of it would look like a torn write.
      try system.truncate(file, to: end)
    }
  }

  /// Whether the names of the logs and of the mark would look otherwise if one of them were given to
  /// another file now: not as long as the clock of their file system says what it said when they were
  /// changed last.
  var areNamesSettled: Bool {
    guard let remembered, let now = logs.first(where: { $0.writer == remembered.record?.writer })
    else { return false }
    // Without a time it is written over room, so that they were settled before.
    if now.status.modifiedNanoseconds == VerifiedLog.noTime { return true }
    return [names, remembered.files?.names].allSatisfy { names in
      guard let changed = names?.modifiedNanoseconds else { return false }
      // Some file systems keep every second or every other one; others go by a clock that ticks every
      // 10 ms or more often.
      let tick: Int64 = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000
      return now.status.modifiedNanoseconds - tick > changed
    }
  }

  /// Takes away the room that is left behind the own log, and has the mark say again how it looks; the
  /// ledger is still locked.
  mutating func takeRoomAway() {
    guard !isDead, let marked = remembered?.marked,
      marked.modifiedNanoseconds == VerifiedLog.noTime,
      var log = logs.first(where: { $0.writer == marked.writer }), let room = log.openRoom,
      room.status.isSameFile(as: log.status), log.state.damage == nil,
      log.state.unfinishedByteCount == 0, log.state.end == marked.end
    else { return }
    do throws(FileError) {
      // What somebody wrote there meanwhile stays, and is looked at by the next writer.
      guard try isRoomBlank(log, room.file) else { return }
      if log.state.roomByteCount > 0 { try system.truncate(room.file, to: log.state.end) }
      log.status = try system.status(of: room.file)
    } catch {
      // It stays until the next write.
      return
    }
    log.state.roomByteCount = 0
    setLog(log)
    acknowledge(log)
  }

  /// Whether nothing but room stands behind the last line of the own log.
  func isRoomBlank(_ log: Log, _ file: OpenFile) throws(FileError) -> Bool {
    let count = try system.byteCount(of: file)
    guard count == log.status.byteCount, log.state.end + log.state.roomByteCount == count else {
      return false
    }
    var bytes = [UInt8](repeating: 0xFF, count: log.state.roomByteCount)
    return try system.read(file, at: log.state.end, into: &bytes, from: 0) == bytes.count
      && bytes.allSatisfy { $0 == 0 }
  }
}
