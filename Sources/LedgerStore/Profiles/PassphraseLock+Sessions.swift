public import LedgerModel

/// The session of a terminal in which a passphrase was typed: its next commands need not ask again.
///
/// What is kept is when and in which session, in this machine's own folder, and nothing of the passphrase. Who could
/// write it there could read the ledger as well.
extension PassphraseLock {
  /// How long a session stays open after its last command, in milliseconds: five minutes.
  public static let openMilliseconds: Int64 = 300_000
  /// A use is noted if the last note is older than this.
  private static let notedMilliseconds: Int64 = 30_000

  /// Returns whether the passphrase was typed in a session, and a command of it ran within ``openMilliseconds``; this
  /// command counts as one. A clock that was set back ends it.
  ///
  /// - Parameters:
  ///   - session: A name that no other session of this machine has, without spaces.
  ///   - now: The time of this command.
  ///   - machine: Has the state folder with the time of the last command.
  public func isOpen(in session: String, at now: Timestamp, on machine: MachinePlaces) -> Bool {
    let path = sessionPath(machine)
    guard let file = try? KeptFile(SystemCalls(), path, .read) else { return false }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = (try? SystemCalls().read(file.file, at: 0, into: &bytes, from: 0)) ?? 0
    let words = String(decoding: bytes.prefix(count), as: UTF8.self).split { $0.isWhitespace }
    guard words.count == 2, words[1] == session, let last = Timestamp(iso: words[0]) else {
      return false
    }
    let passed = now.millisecondsSinceEpoch - last.millisecondsSinceEpoch
    guard (0..<PassphraseLock.openMilliseconds).contains(passed) else { return false }
    if passed >= PassphraseLock.notedMilliseconds {
      try? keepOpen(in: session, at: now, on: machine)
    }
    return true
  }

  /// Keeps a session open after the right passphrase was typed in it; no other session is open then.
  ///
  /// - Throws: ``FileRefusal`` or ``LogError`` if it cannot be kept: the next command asks again.
  public func keepOpen(in session: String, at now: Timestamp, on machine: MachinePlaces) throws {
    let path = sessionPath(machine)
    try DurableFolder(system: SystemCalls()).make(LedgerPlace.parent(of: path))
    try FileReplacement(system: SystemCalls()).replace(
      path, with: Array("\(now.text) \(session)\n".utf8))
  }

  private func sessionPath(_ machine: MachinePlaces) -> String {
    "\(machine.stateFolder)/passphrases/\(name).open"
  }
}
