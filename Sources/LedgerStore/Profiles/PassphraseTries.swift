package import LedgerModel

/// How often a wrong passphrase was tried in a row, kept by this machine outside of the ledger's folder: restarting the
/// program does not reset it.
package struct PassphraseTries: Sendable {
  private let path: String
  private let system = SystemCalls()

  /// How many tries may be wrong before a wait is required.
  package static let freeCount = 5
  /// The first wait, which doubles with each further try.
  private static let firstWait: Int64 = 5_000
  /// The longest wait: five minutes.
  private static let longestWait: Int64 = 300_000

  /// - Parameters:
  ///   - lock: The lock that is tried.
  ///   - stateFolder: The folder for this machine's own state.
  package init(of lock: PassphraseLock, in stateFolder: String) {
    path = "\(stateFolder)/passphrases/\(lock.name)"
  }

  /// Returns how long to wait before the next try, in milliseconds; zero if no wait is required.
  package func wait(at now: Timestamp) throws -> Int64 {
    guard let known = try known() else { return 0 }
    return PassphraseTries.wait(after: known.count, last: known.last, at: now)
  }

  /// Does the same for a count. A clock that was set back does not make the wait longer than it was.
  static func wait(after count: Int, last: Timestamp, at now: Timestamp) -> Int64 {
    guard count >= freeCount else { return 0 }
    let doublings = min(count - freeCount, 20)
    let wait = min(longestWait, firstWait << Int64(doublings))
    let passed = now.millisecondsSinceEpoch - last.millisecondsSinceEpoch
    return passed < 0 ? wait : max(0, wait - passed)
  }

  /// Counts a try before its result is known, so that ending the program meanwhile does not undo it. Several processes
  /// count one after the other.
  ///
  /// - Returns: How long to wait first, in milliseconds, if the try is not allowed yet and was not counted; zero if it
  ///   was counted.
  package func begin(at now: Timestamp) throws -> Int64 {
    let folder = LedgerPlace.parent(of: path)
    try DurableFolder(system: system).make(folder)
    guard let lock = try system.lock("\(folder)/lock", deadline: .seconds(10)) else {
      return PassphraseTries.firstWait
    }
    defer { system.close(lock) }
    let wait = try wait(at: now)
    guard wait == 0 else { return wait }
    let count = min(1_000_000, (try known()?.count ?? 0) + 1)
    try FileReplacement(system: system).replace(
      path, with: Array("\(count) \(now.text)\n".utf8))
    return 0
  }

  /// Forgets the tries after a right passphrase.
  package func forget() throws {
    guard try system.status(at: path) != nil else { return }
    try system.remove(path)
  }

  /// Reads the file. An unreadable one counts as the free tries made when it was last changed.
  private func known() throws(FileError) -> (count: Int, last: Timestamp)? {
    guard let found = try system.status(at: path) else { return nil }
    let file = try KeptFile(system, path, .read)
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = try system.read(file.file, at: 0, into: &bytes, from: 0)
    let words = String(decoding: bytes.prefix(count), as: UTF8.self).split { $0.isWhitespace }
    guard words.count == 2, let tries = Int(words[0]), tries >= 0,
      let last = Timestamp(iso: words[1])
    else {
      let milliseconds = found.modifiedNanoseconds / 1_000_000
      return (PassphraseTries.freeCount, Timestamp(existingMilliseconds: milliseconds))
    }
    return (tries, last)
  }
}
