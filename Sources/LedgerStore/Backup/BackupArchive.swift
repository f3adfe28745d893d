import LedgerModel

/// A ledger as one file: an uncompressed tar archive in the ustar format, which `tar` can unpack too.
///
/// | member                         | what                                                          |
/// | ------------------------------ | ------------------------------------------------------------- |
/// | `puldar-backup/log/W.jsonl`    | each log, byte for byte, up to its last whole event            |
/// | `puldar-backup/receipts/…`     | attached files                                                 |
/// | `puldar-backup/quarantine/…`   | bytes that were cut from logs, with their notes                |
/// | `puldar-backup/SHA256SUMS`     | the last member: one line for each other, as `sha256sum` writes |
///
/// Two blocks of zeros end the archive, and nothing follows them. All members carry the time of the backup. A reader
/// accepts only the exact bytes that were written: one changed bit or one missing byte is refused.
enum BackupArchive {
  static let folder = "puldar-backup/"
  static let sumsName = folder + "SHA256SUMS"
  /// The folders of a ledger that are backed up, logs first.
  static let folders = ["log", "receipts", "quarantine"]

  /// A file in an archive.
  struct Member: Hashable {
    /// Without the common folder: `log/k7q2.jsonl`.
    var name: String
    /// The offset of its first byte.
    var offset: Int
    var byteCount: Int
    /// The SHA-256 of its bytes.
    var hash: String
  }

  /// The two blocks of zeros that end an archive.
  static let end = [UInt8](repeating: 0, count: 2 * TarHeader.byteCount)
}

/// A writer of an archive, piece by piece.
struct BackupWriter {
  /// Receives the bytes in order.
  let put: ([UInt8]) throws -> Void
  let modifiedSeconds: Int
  private(set) var fileCount = 0
  private(set) var byteCount = 0
  private var sums = ""

  init(at time: Timestamp, put: @escaping ([UInt8]) throws -> Void) {
    self.put = put
    modifiedSeconds = max(0, Int(time.millisecondsSinceEpoch / 1000))
  }

  /// Adds a file.
  ///
  /// - Parameter read: Fills a buffer with the bytes at an offset, and returns fewer only at the end.
  mutating func add(
    _ name: String, byteCount: Int, from read: (Int, inout [UInt8]) throws -> Int
  ) throws {
    try begin(BackupArchive.folder + name, byteCount)
    var done = 0
    let put = put
    let hash = try ContentHash { piece in
      let count = min(try read(done, &piece), byteCount - done)
      if count > 0 { try put(Array(piece.prefix(count))) }
      done += count
      return count
    }
    guard done == byteCount else {
      throw FileError(action: "read", path: name, code: 0, reason: "it changed meanwhile")
    }
    sums += "\(hash.text)  \(name)\n"
    fileCount += 1
    try pad(byteCount)
  }

  /// Ends the archive with the checksums of its files.
  mutating func finish() throws {
    let bytes = Array(sums.utf8)
    try begin(BackupArchive.sumsName, bytes.count)
    try put(bytes)
    try pad(bytes.count)
    try put(BackupArchive.end)
    byteCount += BackupArchive.end.count
  }

  private mutating func begin(_ name: String, _ count: Int) throws {
    guard TarHeader.isStorable(name), count <= TarHeader.largestByteCount else {
      throw BackupRefusal.unstorable(name: name)
    }
    let header = TarHeader(name: name, byteCount: count, modifiedSeconds: modifiedSeconds)
    try put(header.bytes)
    byteCount += TarHeader.byteCount
  }

  private mutating func pad(_ count: Int) throws {
    let zeros = TarHeader.padding(of: count)
    if zeros > 0 { try put([UInt8](repeating: 0, count: zeros)) }
    byteCount += count + zeros
  }
}

/// A reader of an archive that proves it to be unchanged.
struct BackupReader {
  /// The path that errors name.
  let path: String
  let byteCount: Int
  /// Fills a buffer with the bytes at an offset, and returns fewer only at the end.
  let read: (Int, inout [UInt8]) throws -> Int

  /// Returns the files of the archive, each proven to be as it was when the backup was made.
  ///
  /// - Throws: ``FileRefusal`` if any byte was changed or is missing.
  func members() throws -> [BackupArchive.Member] {
    var members: [BackupArchive.Member] = []
    var sums = ""
    var (offset, seconds) = (0, Int?.none)
    while true {
      let block = try bytes(at: offset, count: TarHeader.byteCount)
      if block.allSatisfy({ $0 == 0 }) { break }
      guard let header = TarHeader(block[...]), header.name.hasPrefix(BackupArchive.folder),
        header.modifiedSeconds == seconds ?? header.modifiedSeconds
      else { throw refusal(ofHeader: block, at: offset) }
      seconds = header.modifiedSeconds
      offset += TarHeader.byteCount
      let name = String(header.name.dropFirst(BackupArchive.folder.utf8.count))
      let padding = TarHeader.padding(of: header.byteCount)
      guard header.byteCount + padding <= byteCount - offset else {
        throw BackupRefusal.cut(path: path)
      }
      let zeros = try bytes(at: offset + header.byteCount, count: padding)
      guard zeros.allSatisfy({ $0 == 0 }) else { throw changed("what stands behind \(name)") }
      if header.name == BackupArchive.sumsName {
        let told = try bytes(at: offset, count: header.byteCount)
        guard told == Array(sums.utf8) else {
          throw changed(BackupReader.firstDifference(String(decoding: told, as: UTF8.self), sums))
        }
        try checkEnd(at: offset + header.byteCount + padding)
        return members
      }
      let hash = try hash(at: offset, byteCount: header.byteCount)
      sums += "\(hash)  \(name)\n"
      members.append(.init(name: name, offset: offset, byteCount: header.byteCount, hash: hash))
      offset += header.byteCount + padding
    }
    throw offset == 0 ? BackupRefusal.notBackup(path: path) : changed("it has no sums")
  }

  private func checkEnd(at offset: Int) throws {
    guard offset + BackupArchive.end.count <= byteCount else { throw BackupRefusal.cut(path: path) }
    guard offset + BackupArchive.end.count == byteCount else {
      throw changed("something stands behind its end")
    }
    guard try bytes(at: offset, count: BackupArchive.end.count) == BackupArchive.end else {
      throw changed("its end")
    }
  }

  private func bytes(at offset: Int, count: Int) throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    if count == 0 { return buffer }
    guard offset + count <= byteCount, try read(offset, &buffer) >= count else {
      throw byteCount < TarHeader.byteCount
        ? BackupRefusal.notBackup(path: path) : BackupRefusal.cut(path: path)
    }
    return buffer
  }

  private func hash(at offset: Int, byteCount: Int) throws -> String {
    var done = 0
    let hash = try ContentHash { piece in
      let count = min(try read(offset + done, &piece), byteCount - done)
      done += count
      return count
    }
    return hash.text
  }

  /// Returns the name of the first file whose checksum differs.
  private static func firstDifference(_ told: String, _ found: String) -> String {
    let differing = zip(told.split(separator: "\n"), found.split(separator: "\n")).first {
      $0 != $1
    }
    return differing.map { String($0.1.dropFirst(SHA256Hash.digitCount + 2)) } ?? "its sums"
  }

  private func changed(_ what: String) -> BackupRefusal { .changed(path: path, what: what) }

  private func refusal(ofHeader block: [UInt8], at offset: Int) -> BackupRefusal {
    if offset > 0 { return changed("the header at byte \(offset)") }
    if block.starts(with: Array("age-encryption.org/".utf8))
      || block.starts(with: Array("-----BEGIN AGE".utf8))
    {
      return .encrypted(path: path, by: "age")
    }
    if block.starts(with: Array("-----BEGIN PGP".utf8))
      || (block.first ?? 0) & 0x80 != 0 && block[0] != 0xFF
    {
      return .encrypted(path: path, by: "gpg")
    }
    let isTar = block[257..<262].elementsEqual("ustar".utf8)
    let isOurs = block.starts(with: Array(BackupArchive.folder.utf8))
    return isOurs || isTar ? changed("the header at byte 0") : .notBackup(path: path)
  }
}
