public import LedgerModel

/// A file that was put among those of a ledger, before an event names it.
package struct StoredReceipt: Hashable, Sendable {
  package var file: ReceiptFile
  /// Whether the ledger did not have it before.
  package var isNew: Bool
  /// What stands there, so that nothing else is taken away.
  fileprivate var status: FileStatus?
}

/// What looking through the attached files found.
public struct ReceiptCheck: Hashable, Sendable {
  /// How many files are needed, each counted once.
  public var neededCount = 0
  /// What is attached, and is not here.
  package var absent: [ReceiptBook.Receipt] = []
  /// The names of files in the folder `receipts` that are no longer what was attached.
  public var changed: [String] = []

  /// Whether each that is needed is here, and what was attached.
  public var isGood: Bool { absent.isEmpty && changed.isEmpty }
}

extension FileEventStore {
  private func receiptFolder() throws(ReceiptRefusal) -> ReceiptFolder {
    try ReceiptFolder(of: directory.place, system: system)
  }

  /// What a file would be attached as. Nothing is stored.
  ///
  /// - Parameter source: Its path.
  /// - Throws: ``FileRefusal``, ``LogError`` if it cannot be attached.
  public func readReceipt(_ source: String) throws -> ReceiptFile {
    try read(source, in: try receiptFolder()).file
  }

  /// Why a file is not attached that was looked at elsewhere.
  ///
  /// - Parameters:
  ///   - path: As a person knows it.
  ///   - byteCount: How many bytes it has, more than are attached; `nil` if it is no regular file.
  public static func receiptRefusal(of path: String, byteCount: Int?) -> any FileRefusal {
    byteCount.map { ReceiptRefusal.tooLarge(path: path, byteCount: $0) }
      ?? ReceiptRefusal.noFile(path: path, .special)
  }

  /// Puts a copy of a file among those of the ledger, under its SHA-256. It is on the disk when this returns:
  /// only then may an event name it, as `NewEvent(attaching:to:)` does.
  ///
  /// - Parameters:
  ///   - source: Its path.
  ///   - expected: What it was read as before; `nil` for anything.
  /// - Throws: ``FileRefusal``, ``LogError``; nothing stays then.
  package func storeReceipt(
    _ source: String, expecting expected: ReceiptFile? = nil
  ) throws -> StoredReceipt {
    let folder = try receiptFolder()
    let (bytes, file) = try read(source, in: folder)
    guard expected == nil || expected == file else { throw ReceiptRefusal.changed(path: source) }
    return try store(bytes, as: file, in: folder)
  }

  /// What bytes would be attached as. Nothing is stored.
  ///
  /// - Parameter name: What they are called.
  /// - Throws: ``FileRefusal`` if they cannot be attached.
  func receipt(_ bytes: [UInt8], named name: String) throws -> ReceiptFile {
    try receiptFolder().checkLength(bytes.count, of: name)
    return try file(of: bytes, from: name)
  }

  /// Puts bytes among the files of the ledger: as a copy of a file.
  func storeReceipt(_ bytes: [UInt8], as file: ReceiptFile) throws -> StoredReceipt {
    try store(bytes, as: file, in: try receiptFolder())
  }

  private func store(
    _ bytes: [UInt8], as file: ReceiptFile, in folder: ReceiptFolder
  ) throws(LogError) -> StoredReceipt {
    try LogError.writing { () throws(FileError) in
      let isNew = try folder.store(bytes, as: file.storedName)
      let status = try system.status(at: folder.path(of: file.storedName))
      return StoredReceipt(file: file, isNew: isNew, status: status)
    }
  }

  private func read(
    _ source: String, in folder: ReceiptFolder
  ) throws -> (bytes: [UInt8], file: ReceiptFile) {
    let bytes = try folder.read(source)
    return (bytes, try file(of: bytes, from: source))
  }

  private func file(of bytes: [UInt8], from source: String) throws(ReceiptRefusal) -> ReceiptFile {
    guard let type = ReceiptHeader.type(of: bytes) else { throw .unknownType(path: source) }
    let name = LedgerPlace.name(of: source)
    guard !name.isEmpty, name.utf8.count <= FieldReader.textByteLimit,
      let hash = ReceiptHash(ContentHash(of: bytes.span.bytes).text)
    else { throw .unnamed(path: source) }
    return ReceiptFile(hash: hash, name: name, type: type, byteCount: bytes.count)
  }

  /// The bytes of an attached file; `nil` if it is not here, or is no longer what was attached.
  func receiptBytes(_ receipt: ReceiptFile) throws -> [UInt8]? {
    let folder = try receiptFolder()
    let bytes = try LogError.reading { () throws(FileError) in
      try folder.bytes(of: receipt.storedName)
    }
    guard let bytes, ContentHash(of: bytes.span.bytes).text == receipt.hash.text else { return nil }
    return bytes
  }

  /// Takes files away that were stored for an event that was not written.
  package func discard(_ receipts: [StoredReceipt]) {
    guard let folder = try? receiptFolder() else { return }
    for receipt in receipts where receipt.isNew {
      let path = folder.path(of: receipt.file.storedName)
      // Another process may have attached the same meanwhile.
      guard let status = try? system.status(at: path), status == receipt.status else { continue }
      try? system.remove(path)
    }
  }

  /// The path of a file that is attached, from the root on; `nil` where it is not here.
  public func path(of receipt: ReceiptFile) -> String? {
    guard let folder = try? receiptFolder(), holdsReceipt(receipt.storedName) else { return nil }
    return directory.fullPath(of: folder.path(of: receipt.storedName))
  }

  /// Whether a file is here.
  ///
  /// - Parameter name: What it is called among the attached files.
  package func holdsReceipt(_ name: String) -> Bool {
    guard let folder = try? receiptFolder() else { return false }
    return (try? system.status(at: folder.path(of: name)))?.kind == .regular
  }

  /// Whether a file is here, and is what was attached.
  public func isWhole(_ receipt: ReceiptFile) -> Bool {
    guard let folder = try? receiptFolder() else { return false }
    return (try? folder.hash(of: receipt.storedName)) == receipt.hash
  }

  /// Looks through the files: whether those that are needed are here, and all are what their names say.
  package func checkReceipts(_ needed: [ReceiptBook.Receipt]) throws -> ReceiptCheck {
    guard let folder = try? receiptFolder() else { return ReceiptCheck(absent: needed) }
    return try LogError.reading { () throws(FileError) in
      let entries = try folder.entries()
      let here = Set(entries.map(\.name))
      var check = ReceiptCheck(neededCount: Set(needed.map(\.file.storedName)).count)
      check.absent = needed.filter { !here.contains($0.file.storedName) }
      for entry in entries where entry.hash != nil {
        if try folder.hash(of: entry.name) != entry.hash { check.changed.append(entry.name) }
      }
      return check
    }
  }

  /// Copies files that are needed and not here from the folder of another ledger, or of a copy of this one,
  /// each where it is what its name says.
  ///
  /// - Returns: How many were.
  package func takeReceipts(
    _ needed: [ReceiptBook.Receipt], from path: String
  ) throws -> Int {
    guard let folder = try? receiptFolder() else { return 0 }
    let other = try ReceiptFolder(of: .folder(path), system: system)
    return try LogError.writing { () throws(FileError) in
      var count = 0
      for name in Set(needed.map(\.file.storedName)).sorted() {
        guard try system.status(at: folder.path(of: name)) == nil,
          let hash = try other.hash(of: name), name.hasPrefix(hash.text)
        else { continue }
        let kept = try KeptFile(system, other.path(of: name), .read)
        try DurableFolder(system: system).make(folder.path)
        try FileReplacement(system: system).replace(
          folder.path(of: name), withCopyOf: kept.file, from: 0, byteCount: kept.status.byteCount)
        count += 1
      }
      return count
    }
  }
}
