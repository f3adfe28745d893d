public import LedgerModel

/// The lock that a ledger's passphrase is checked against. It never holds the passphrase itself.
///
/// A file of four lines, in the ledger's folder:
///
/// | line                  | holds                                                       |
/// | --------------------- | ----------------------------------------------------------- |
/// | `puldar-passphrase 1` | the kind of file, and the version of this format            |
/// | `scrypt 32768 8 3`    | N, r and p                                                  |
/// | `salt …`              | 16 bytes of the system's random source, as 32 digits        |
/// | `hash …`              | the 32 bytes that scrypt makes of the passphrase, as digits |
public struct PassphraseLock: Hashable, Sendable {
  private let cost: ScryptCost
  private let salt: [UInt8]
  private let hash: [UInt8]

  package static let saltByteCount = 16
  static let hashByteCount = 32
  private static let mark = "puldar-passphrase "

  /// - Parameter salt: ``saltByteCount`` bytes that were never used before.
  package init(_ passphrase: String, salt: [UInt8], _ cost: ScryptCost) {
    self.cost = cost
    self.salt = salt
    hash = Scrypt.key(
      of: Array(passphrase.utf8), salt: salt, cost, byteCount: PassphraseLock.hashByteCount)
  }

  /// Returns whether a passphrase is right, in a time that does not depend on how much of it is right.
  public func opens(with passphrase: String) -> Bool {
    let key = Scrypt.key(
      of: Array(passphrase.utf8), salt: salt, cost, byteCount: PassphraseLock.hashByteCount)
    return zip(key, hash).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A name that no other lock has.
  package var name: String { PassphraseLock.digits(of: salt) }

  /// - Parameter path: Where the bytes were read.
  init(reading bytes: [UInt8], at path: String) throws(ProfileRefusal) {
    guard let text = String(validating: bytes, as: UTF8.self), text.hasPrefix(PassphraseLock.mark)
    else { throw .damaged(path: path, reason: "it does not begin as one") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let version = lines[0].dropFirst(PassphraseLock.mark.count)
    guard version == "1" else {
      guard !version.isEmpty, version.allSatisfy(\.isASCIIDigit) else {
        throw .damaged(path: path, reason: "it does not say its version")
      }
      throw .newer(path: path, version: String(version.prefix(20)))
    }
    guard lines.count == 5, lines[4].isEmpty else {
      throw .damaged(path: path, reason: "it has not four lines")
    }
    let numbers = lines[1].split(separator: " ", omittingEmptySubsequences: false)
    guard numbers.count == 4, numbers[0] == "scrypt", let rounds = Int(numbers[1]),
      let blockSize = Int(numbers[2]), let lanes = Int(numbers[3]),
      let cost = ScryptCost(rounds: rounds, blockSize: blockSize, lanes: lanes)
    else { throw .damaged(path: path, reason: "line 2 names no cost that can be paid") }
    guard let salt = PassphraseLock.bytes(of: lines[2], behind: "salt "),
      salt.count == PassphraseLock.saltByteCount
    else { throw .damaged(path: path, reason: "line 3 is no salt") }
    guard let hash = PassphraseLock.bytes(of: lines[3], behind: "hash "),
      hash.count == PassphraseLock.hashByteCount
    else { throw .damaged(path: path, reason: "line 4 is no hash") }
    self.cost = cost
    self.salt = salt
    self.hash = hash
  }

  /// The contents of the file.
  var bytes: [UInt8] {
    let lines = [
      "\(PassphraseLock.mark)1", "scrypt \(cost.rounds) \(cost.blockSize) \(cost.lanes)",
      "salt \(PassphraseLock.digits(of: salt))", "hash \(PassphraseLock.digits(of: hash))", "",
    ]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static let hexadecimals = Array("0123456789abcdef")

  private static func digits(of bytes: [UInt8]) -> String {
    String(bytes.flatMap { [hexadecimals[Int($0 >> 4)], hexadecimals[Int($0 & 15)]] })
  }

  private static func bytes(of line: Substring, behind name: String) -> [UInt8]? {
    guard line.hasPrefix(name) else { return nil }
    let digits = line.dropFirst(name.count).map { hexadecimals.firstIndex(of: $0) }
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}

// Counts wrong passphrases in a row, in a folder of this machine.
extension PassphraseLock {
  /// How many tries may be wrong before a wait is required.
  public static var freeTryCount: Int { PassphraseTries.freeCount }

  /// Returns how long to wait before the next try, in milliseconds; zero if no wait is required.
  ///
  /// - Throws: ``FileRefusal`` if the count cannot be read.
  public func wait(at now: Timestamp, on machine: MachinePlaces) throws -> Int64 {
    try PassphraseTries(of: self, in: machine.stateFolder).wait(at: now)
  }

  /// Counts a try before its result is known, so that ending the program meanwhile does not undo it.
  ///
  /// - Returns: How long to wait first, in milliseconds, if the try is not allowed yet and was not counted; zero if it
  ///   was counted.
  /// - Throws: ``FileRefusal`` if it cannot be counted: the try is not allowed then.
  public func beginTry(at now: Timestamp, on machine: MachinePlaces) throws -> Int64 {
    try PassphraseTries(of: self, in: machine.stateFolder).begin(at: now)
  }

  /// Forgets the tries after a right passphrase.
  ///
  /// - Throws: ``FileRefusal`` if they cannot be removed.
  public func forgetTries(on machine: MachinePlaces) throws {
    try PassphraseTries(of: self, in: machine.stateFolder).forget()
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
