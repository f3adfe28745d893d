public import LedgerModel

/// A file that was copied into a ledger, before an event names it.
package struct StoredReceipt: Hashable, Sendable {
  package var file: ReceiptFile
  /// Whether the ledger did not have it before.
  package var isNew: Bool
  /// The status of the copy, so that no other file is removed in its place.
  fileprivate var status: FileStatus?
}

/// The result of a check of the attached files.
public struct ReceiptCheck: Hashable, Sendable {
  /// How many files are needed, each counted once.
  public var neededCount = 0
  /// The attached files that are not here.
  package var absent: [ReceiptBook.Receipt] = []
  /// The names of files in the folder `receipts` that were changed.
  public var changed: [String] = []

  /// Whether every needed file is here and unchanged.
  public var isGood: Bool { absent.isEmpty && changed.isEmpty }
}

extension FileEventStore {
  private func receiptFolder() throws(ReceiptRefusal) -> ReceiptFolder {
    try ReceiptFolder(of: directory.place, system: system)
  }

  /// Reads a file as it would be attached. Nothing is stored.
  ///
  /// - Parameter source: Its path.
  /// - Throws: ``FileRefusal`` or ``LogError`` if it cannot be attached.
  public func readReceipt(_ source: String) throws -> ReceiptFile {
    try read(source, in: try receiptFolder()).file
  }

  /// Returns why a file that was examined elsewhere cannot be attached.
  ///
  /// - Parameters:
  ///   - path: The path to show to the person.
  ///   - byteCount: Its size in bytes, above the limit; `nil` if it is not a regular file.
  public static func receiptRefusal(of path: String, byteCount: Int?) -> any FileRefusal {
    byteCount.map { ReceiptRefusal.tooLarge(path: path, byteCount: $0) }
      ?? ReceiptRefusal.noFile(path: path, .special)
  }

  /// Copies a file into the ledger, under its SHA-256. It is on the disk when this returns: only then may an event name
  /// it, as `NewEvent(attaching:to:)` does.
  ///
  /// - Parameters:
  ///   - source: Its path.
  ///   - expected: The result of an earlier read; `nil` for any contents.
  /// - Throws: ``FileRefusal``, ``LogError``. Nothing is left then.
  package func storeReceipt(
    _ source: String, expecting expected: ReceiptFile? = nil
  ) throws -> StoredReceipt {
    let folder = try receiptFolder()
    let (bytes, file) = try read(source, in: folder)
    guard expected == nil || expected == file else { throw ReceiptRefusal.changed(path: source) }
    return try store(bytes, as: file, in: folder)
  }

  /// Describes bytes as they would be attached. Nothing is stored.
  ///
  /// - Parameter name: The name of the file.
  /// - Throws: ``FileRefusal`` if they cannot be attached.
  func receipt(_ bytes: [UInt8], named name: String) throws -> ReceiptFile {
    try receiptFolder().checkLength(bytes.count, of: name)
    return try file(of: bytes, from: name)
  }

  /// Describes the bytes of standard input, which has no name, as they would be attached. Nothing is stored.
  ///
  /// - Throws: ``FileRefusal`` if they cannot be attached.
  public func receipt(ofInput bytes: [UInt8]) throws -> ReceiptFile {
    var file = try receipt(bytes, named: "receipt")
    file.name += ".\(file.type.nameEnding)"
    return file
  }

  /// Stores bytes in the ledger like the copy of a file.
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

  /// Reads the bytes of an attached file; `nil` if it is not here, or was changed.
  func receiptBytes(_ receipt: ReceiptFile) throws -> [UInt8]? {
    let folder = try receiptFolder()
    let bytes = try LogError.reading { () throws(FileError) in
      try folder.bytes(of: receipt.storedName)
    }
    guard let bytes, ContentHash(of: bytes.span.bytes).text == receipt.hash.text else { return nil }
    return bytes
  }

  /// Removes files that were stored for an event that was not written.
  package func discard(_ receipts: [StoredReceipt]) {
    guard let folder = try? receiptFolder() else { return }
    for receipt in receipts where receipt.isNew {
      let path = folder.path(of: receipt.file.storedName)
      // Another process may have attached the same file meanwhile.
      guard let status = try? system.status(at: path), status == receipt.status else { continue }
      try? system.remove(path)
    }
  }

  /// Returns the absolute path of an attached file; `nil` if it is not here.
  public func path(of receipt: ReceiptFile) -> String? {
    guard let folder = try? receiptFolder(), holdsReceipt(receipt.storedName) else { return nil }
    return directory.fullPath(of: folder.path(of: receipt.storedName))
  }

  /// Returns whether a file is here.
  ///
  /// - Parameter name: Its name among the attached files.
  package func holdsReceipt(_ name: String) -> Bool {
    guard let folder = try? receiptFolder() else { return false }
    return (try? system.status(at: folder.path(of: name)))?.kind == .regular
  }

  /// Returns whether a file is here and unchanged.
  public func isWhole(_ receipt: ReceiptFile) -> Bool {
    guard let folder = try? receiptFolder() else { return false }
    return (try? folder.hash(of: receipt.storedName)) == receipt.hash
  }

  /// Checks whether the needed files are here, and whether all files match their names.
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

  /// Copies missing files that are needed from the folder of another ledger, or of a copy of this one, if they match
  /// their names.
  ///
  /// - Returns: How many were copied.
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
