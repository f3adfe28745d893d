import LedgerModel

/// The folder of a ledger's attached files, each named by its SHA-256.
struct ReceiptFolder: Sendable {
  let path: String
  let system: any FileSystem

  /// - Throws: ``FileRefusal`` for a single log.
  init(of place: LedgerPlace, system: any FileSystem) throws(ReceiptRefusal) {
    guard case .folder = place else { throw .needsFolder(path: place.path) }
    path = place.receiptsPath
    self.system = system
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Stores a file and its name on the disk. An existing file of the name is rewritten, so that it does not count as an
  /// old one.
  ///
  /// - Returns: Whether the name was new.
  func store(_ bytes: [UInt8], as name: String) throws(FileError) -> Bool {
    try DurableFolder(system: system).make(path)
    let isNew = try system.status(at: path(of: name)) == nil
    try FileReplacement(system: system).replace(path(of: name), with: bytes)
    return isNew
  }

  /// Returns the hash in the name of a file as it is stored, `HASH.jpg`; `nil` for any other name.
  static func hash(inName name: some StringProtocol) -> ReceiptHash? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ReceiptType.allCases.contains(where: { $0.nameEnding == parts[1] })
    else { return nil }
    return ReceiptHash(parts[0])
  }

  /// A file in the folder.
  struct Entry: Hashable {
    var name: String
    /// The hash in its name; `nil` if it holds none.
    var hash: ReceiptHash?
    var status: FileStatus
  }

  /// Returns the files, by name, and leaves out everything else.
  func entries() throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    for name in try system.names(in: path) {
      guard let status = try system.status(at: path(of: name)), status.kind == .regular else {
        continue
      }
      let first = name.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
      let hash = name.hasSuffix(".new") ? nil : ReceiptHash(first)
      entries.append(Entry(name: name, hash: hash, status: status))
    }
    return entries
  }

  /// Computes the hash of a file; `nil` if no regular file has the name.
  func hash(of name: String) throws(FileError) -> ReceiptHash? {
    guard try system.status(at: path(of: name))?.kind == .regular else { return nil }
    let kept = try KeptFile(system, path(of: name), .read)
    guard kept.status.kind == .regular else { return nil }
    var offset = 0
    var failure: FileError?
    let hash = ContentHash { piece in
      do throws(FileError) {
        let count = try system.read(kept.file, at: offset, into: &piece, from: 0)
        offset += count
        return count
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return ReceiptHash(hash.text)
  }

  /// Reads all bytes of a file to attach.
  ///
  /// - Throws: ``FileRefusal`` if it cannot be attached, ``LogError`` if it cannot be read.
  func read(_ source: String) throws -> [UInt8] {
    func status() throws(LogError) -> FileStatus? {
      try LogError.reading { () throws(FileError) in try system.status(at: source) }
    }
    // A FIFO or socket is not even opened.
    guard let found = try status() else { throw ReceiptRefusal.missing(path: source) }
    if let kind = ReceiptRefusal.Kind(found.kind) {
      throw ReceiptRefusal.noFile(path: source, kind)
    }
    let kept = try LogError.reading { () throws(FileError) in
      try KeptFile(system, source, .read)
    }
    let before = kept.status
    if let kind = ReceiptRefusal.Kind(before.kind) {
      throw ReceiptRefusal.noFile(path: source, kind)
    }
    try checkLength(before.byteCount, of: source)
    // One more, to detect a byte that was added meanwhile.
    var bytes = [UInt8](repeating: 0, count: before.byteCount + 1)
    let (count, after) = try LogError.reading { () throws(FileError) in
      let count = try system.read(kept.file, at: 0, into: &bytes, from: 0)
      return (count, try system.status(of: kept.file))
    }
    guard count == before.byteCount, before == after, try status()?.isSameFile(as: after) == true
    else { throw ReceiptRefusal.changed(path: source) }
    bytes.removeLast()
    return bytes
  }

  /// - Throws: ``FileRefusal`` if the file is empty or too large.
  func checkLength(_ count: Int, of source: String) throws(ReceiptRefusal) {
    guard count > 0 else { throw .empty(path: source) }
    guard count <= ReceiptFile.byteLimit else { throw .tooLarge(path: source, byteCount: count) }
  }

  /// Reads the bytes of an attached file; `nil` if none has the name.
  func bytes(of name: String) throws(FileError) -> [UInt8]? {
    guard try system.status(at: path(of: name))?.kind == .regular else { return nil }
    let kept = try KeptFile(system, path(of: name), .read)
    var bytes = [UInt8](repeating: 0, count: max(0, kept.status.byteCount))
    let count = try system.read(kept.file, at: 0, into: &bytes, from: 0)
    return Array(bytes.prefix(count))
  }
}

extension ReceiptRefusal.Kind {
  /// - Returns: `nil` for a regular file.
  fileprivate init?(_ kind: FileStatus.Kind) {
    switch kind {
    case .regular: return nil
    case .folder: self = .folder
    case .link: self = .link
    case .special: self = .special
    }
  }
}
