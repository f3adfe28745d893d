package import LedgerModel

/// How often a wrong passphrase was tried in a row, kept by this machine outside of the ledger's folder:
/// starting the program anew does not forget it.
package struct PassphraseTries: Sendable {
  private let path: String
  private let system = SystemCalls()

  /// How many may be wrong before each one is waited for.
  package static let freeCount = 5
  /// The first wait, which doubles with each further try.
  private static let firstWait: Int64 = 5_000
  /// No wait is longer: five minutes.
  private static let longestWait: Int64 = 300_000

  /// - Parameters:
  ///   - lock: The lock that is tried.
  ///   - stateFolder: Where this machine keeps what is its own.
  package init(of lock: PassphraseLock, in stateFolder: String) {
    path = "\(stateFolder)/passphrases/\(lock.name)"
  }

  /// How long to wait before the next try, in milliseconds; zero where nothing is waited for.
  package func wait(at now: Timestamp) throws -> Int64 {
    guard let known = try known() else { return 0 }
    return PassphraseTries.wait(after: known.count, last: known.last, at: now)
  }

  /// The same of a count. A clock that was set back does not make it longer than it was.
  static func wait(after count: Int, last: Timestamp, at now: Timestamp) -> Int64 {
    guard count >= freeCount else { return 0 }
    let doublings = min(count - freeCount, 20)
    let wait = min(longestWait, firstWait << Int64(doublings))
    let passed = now.millisecondsSinceEpoch - last.millisecondsSinceEpoch
    return passed < 0 ? wait : max(0, wait - passed)
  }

  /// Counts a try before it is known whether it is wrong: who ends the program meanwhile has tried. Of
  /// several processes each counts, one after the other.
  ///
  /// - Returns: How long to wait first, in milliseconds, where the try may not be made and was not counted;
  ///   zero where it was.
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

  /// Forgets them: the passphrase was right.
  package func forget() throws {
    guard try system.status(at: path) != nil else { return }
    try system.remove(path)
  }

  /// What the file says. One that cannot be understood counts as many tries just now would.
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
