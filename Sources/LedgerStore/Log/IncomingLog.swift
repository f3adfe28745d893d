import LedgerModel

/// A log that comes from elsewhere, open and verified as a whole.
struct IncomingLog {
  let file: OpenFile
  let status: FileStatus
  let state: LogVerifier.State
  let opened: LogOpened

  /// Opens and verifies a log.
  ///
  /// - Throws: ``LogError`` where it cannot be read, ``MergeRefusal/damaged(_:)`` where it is damaged.
  init(_ system: any FileSystem, _ path: String) throws {
    let state: LogVerifier.State
    do throws(FileError) {
      file = try system.open(path, .read)
      do throws(FileError) {
        status = try system.status(of: file)
        guard status.kind == .regular else {
          throw FileError(action: "open", path: path, code: 0, reason: "it is no regular file")
        }
        state = try LogVerifier(system: system, path: path).verify(
          file, byteCount: status.byteCount, from: LogVerifier.State())
      } catch {
        system.close(file)
        throw error
      }
    } catch {
      throw LogError(reading: error)
    }
    self.state = state
    guard state.damage == nil, let opened = state.opened else {
      system.close(file)
      throw MergeRefusal.damaged(
        state.damage
          ?? LogDamage(
            log: path, line: 1, offset: 0, reason: "the first line is not whole", excerpt: ""))
    }
    self.opened = opened
  }

  /// What a merge tells of it.
  func merged(knownCount: Int) -> MergedLog {
    MergedLog(
      source: file.path, writer: opened.writer, deviceName: opened.deviceName,
      ledger: opened.ledger, currency: opened.currency,
      latestTime: state.latestTime ?? .earliest, eventCount: state.eventCount,
      knownCount: knownCount,
      unfinishedByteCount: state.unfinishedByteCount, newerCount: state.newer.count)
  }

  /// Its last number and seal.
  var head: LedgerCondition.SealedHead {
    .init(writer: opened.writer, eventCount: state.eventCount, lastSeal: state.seal)
  }
}
