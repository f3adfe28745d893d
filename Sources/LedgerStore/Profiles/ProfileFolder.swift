/// The files about the person next to the logs in a ledger's folder: their e-mail, and the lock.
public struct ProfileFolder: Sendable {
  private let place: LedgerPlace
  private let system = SystemCalls()

  /// Each of its files is a few lines long.
  private static let byteLimit = 4096
  private static let mark = "puldar-profile 1"
  private static let emailWord = "email "

  /// Creates a view of a ledger's folder.
  ///
  /// - Parameter path: The ledger's folder.
  public init(_ path: String) {
    place = .folder(path)
  }

  /// Finds the folder of the ledger that a path leads to: the path itself, or the folder of the log.
  public init(holding path: String) {
    var folder = LedgerPlace.parent(of: path)
    if folder == "." { folder = SystemCalls().currentFolder }
    let isLog = path.hasSuffix(".jsonl") && LedgerPlace.name(of: folder) == "log"
    self.init(isLog ? LedgerPlace.parent(of: folder) : path)
  }

  /// Returns the names of everything in a folder of ledgers, sorted; empty if there is no such folder.
  public static func names(in folder: String) throws -> [String] {
    try SystemCalls().names(in: folder)
  }

  /// Whether the folder exists.
  public var exists: Bool {
    get throws { try system.status(at: place.path + "/.")?.kind == .folder }
  }

  /// Whether anything has the folder's name.
  public var isTaken: Bool {
    get throws { try system.status(at: place.path) != nil }
  }

  /// Whether the path is a link or anything else but a folder itself.
  public var isLink: Bool {
    get throws {
      guard let status = try system.status(at: place.path) else { return false }
      return status.kind != .folder
    }
  }

  /// Whether it holds a log.
  public var holdsLedger: Bool {
    get throws {
      try system.names(in: place.logFolderPath).contains { $0.hasSuffix(".jsonl") }
    }
  }

  /// Makes the folder, accessible only to this user.
  public func make(email: String?) throws {
    try DurableFolder(system: system).make(place.path)
    guard let email else { return }
    let lines = "\(ProfileFolder.mark)\n\(ProfileFolder.emailWord)\(email)\n"
    try FileReplacement(system: system).replace(place.profilePath, with: Array(lines.utf8))
  }

  /// The person's e-mail; `nil` if none was given, or its file cannot be read.
  public var email: String? {
    guard let file = try? KeptFile(system, place.profilePath, .read), file.status.kind == .regular,
      let bytes = try? bytes(of: file)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix(ProfileFolder.emailWord) }
      .map { String($0.dropFirst(ProfileFolder.emailWord.count)) }
  }

  /// Reads the lock; `nil` if there is none.
  ///
  /// - Throws: ``FileRefusal`` if something else is in its place, or it cannot be read.
  public func lock() throws -> PassphraseLock? {
    let path = place.passphrasePath
    guard let found = try system.status(at: path) else { return nil }
    guard found.kind == .regular else { throw ProfileRefusal.strange(path: path) }
    let file = try KeptFile(system, path, .read)
    guard file.status.isSameFile(as: found), file.status.owner == system.userID,
      file.status.linkCount == 1
    else { throw ProfileRefusal.strange(path: path) }
    guard file.status.permissions & 0o077 == 0 else { throw ProfileRefusal.tooOpen(path: path) }
    guard file.status.byteCount <= ProfileFolder.byteLimit else {
      throw ProfileRefusal.damaged(path: path, reason: "it is too long")
    }
    return try PassphraseLock(reading: try bytes(of: file), at: path)
  }

  /// Whether anything is in the lock's place, even if it is not a lock.
  public var isLocked: Bool {
    get throws { try system.status(at: place.passphrasePath) != nil }
  }

  /// Locks the ledger from now on.
  ///
  /// - Parameters:
  ///   - passphrase: The passphrase that opens it.
  ///   - rounds: The cost of each try in time and memory, N of scrypt (RFC 7914): a power of two from 2 to 131,072; any
  ///     other number is replaced by the usual one, which takes 32 MiB and some tenths of a second.
  /// - Throws: ``FileRefusal`` if the file cannot be written.
  public func lock(with passphrase: String, rounds: Int = 32_768) throws {
    try lock(with: passphrase, ScryptCost(rounds: rounds, blockSize: 8, lanes: 3) ?? .usual)
  }

  package func lock(with passphrase: String, _ cost: ScryptCost) throws {
    let numbers = [system.randomNumber(), system.randomNumber()]
    let salt = numbers.flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
    }
    try FileReplacement(system: system).replace(
      place.passphrasePath, with: PassphraseLock(passphrase, salt: salt, cost).bytes)
  }

  /// Removes the lock.
  public func unlock() throws {
    try system.remove(place.passphrasePath)
    try system.synchronizeFolder(place.path)
  }

  private func bytes(of file: KeptFile) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](
      repeating: 0, count: min(file.status.byteCount, ProfileFolder.byteLimit))
    let count = try system.read(file.file, at: 0, into: &bytes, from: 0)
    return Array(bytes.prefix(count))
  }
}
