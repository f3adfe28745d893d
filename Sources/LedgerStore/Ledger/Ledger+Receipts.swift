public import LedgerModel

extension Ledger {
  /// A file to attach: a JPEG, PNG, GIF, WebP, HEIC or TIFF picture, a PDF, a text or an e-mail of at most 20,000,000
  /// bytes.
  public struct NewReceipt: Hashable, Sendable {
    /// The whole contents of the file.
    public var bytes: [UInt8]
    /// The file's name, such as `lunch.jpg`; never empty.
    public var name: String
    /// The text that is printed on it, as it was read; may be empty.
    public var text: String

    /// Creates a receipt from a file's bytes and name, and the text printed on it.
    public init(_ bytes: [UInt8], named name: String, text: String = "") {
      self.bytes = bytes
      self.name = name
      self.text = text
    }
  }

  /// Adds entries together with their receipt: all of it or nothing. The file is on the disk before an event names it.
  ///
  /// The same file is added once, however often and on however many devices it is tried, unless its entries were taken
  /// back.
  ///
  /// - Parameters:
  ///   - entries: The reviewed contents of the receipt; not empty.
  ///   - receipt: The file.
  /// - Returns: The events, those of the entries first, and whether they were written now or before.
  /// - Throws: ``FileRefusal`` for a file that cannot be attached, ``LedgerError`` as for any write. No file is left
  ///   behind then.
  @discardableResult
  public nonisolated func add(
    _ entries: [NewEntry], with receipt: NewReceipt
  ) async throws -> WriteResult<[EventID]> {
    let store = try fileStore()
    let file = try store.receipt(receipt.bytes, named: receipt.name)
    let decision = AddReceipt(.entries(entries), file, text: receipt.text, today: today)
    let key = file.hash.addingKey(takenBack: try await uses(of: file.hash).takenBackCount)
    // A refusal comes before anything is stored.
    if try await preview(decision, key: key).isAlreadyThere {
      return try await perform(decision, key: key)
    }
    return try await store.storing { stored in
      stored.append(try store.storeReceipt(receipt.bytes, as: file))
    } _: {
      try await perform(decision, key: key)
    }
  }

  /// Attaches a file to an entry or a bill. A file that is attached already stays attached; if its bytes are missing,
  /// they are restored.
  ///
  /// - Parameters:
  ///   - receipt: The file.
  ///   - target: The event that added the entry or the bill.
  ///   - reason: The reason; may be empty.
  /// - Throws: The errors of ``add(_:with:)``.
  @discardableResult
  public nonisolated func attach(
    _ receipt: NewReceipt, to target: EventID, reason: String = ""
  ) async throws -> Receipt {
    let store = try fileStore()
    let file = try store.receipt(receipt.bytes, named: receipt.name)
    let decision = AttachReceipts([file], to: target, text: receipt.text, reason: reason)
    do {
      // A refusal comes before anything is stored.
      _ = try await preview(decision)
      try await store.storing { stored in
        stored.append(try store.storeReceipt(receipt.bytes, as: file))
      } _: {
        _ = try await perform(decision)
      }
    } catch LedgerError.refused(.nothingToChange) {
      if !store.isWhole(file) { _ = try store.storeReceipt(receipt.bytes, as: file) }
    }
    guard let attached = try await receipts(of: target).first(where: { $0.hash == file.hash.text })
    else { throw LedgerError.refused(.notAttached(target, hash: file.hash.text)) }
    return attached
  }

  /// Detaches a file; the file itself stays, since an undo needs it.
  ///
  /// - Parameters:
  ///   - receipt: The file, as attached to one entry or bill.
  ///   - reason: The reason; may be empty.
  /// - Throws: ``LedgerError`` as for any write: `Refusal.notAttached` for a file that is not attached.
  public nonisolated func detach(_ receipt: Receipt, reason: String = "") async throws {
    let decision = DetachReceipts([receipt.record.file.hash], from: receipt.target, reason: reason)
    _ = try await perform(decision)
  }

  /// Returns the files that are attached to an entry or a bill, in the order of their first attachment.
  ///
  /// - Parameter target: The event that added the entry or the bill.
  /// - Throws: ``LedgerError`` if the ledger cannot be read.
  public func receipts(of target: EventID) throws(LedgerError) -> [Receipt] {
    try view(DecisionState()).receipts.receipts(of: target).map(Receipt.init)
  }

  /// Reads the bytes of an attached file, proven to be what was attached.
  ///
  /// - Throws: ``FileRefusal`` if it is not on this machine or was changed,
  ///   ``LogError`` if it cannot be read.
  public nonisolated func bytes(of receipt: Receipt) async throws -> [UInt8] {
    let file = receipt.record.file
    return try await onFiles { store, _ in
      guard let bytes = try store.receiptBytes(file) else {
        throw ReceiptRefusal.notHere(name: file.name, storedName: file.storedName)
      }
      return bytes
    }
  }

  /// Returns the entry that counts, or the bill, to which a file is attached, and the number of its entries that were
  /// taken back.
  public nonisolated func uses(
    of hash: ReceiptHash
  ) async throws -> (counting: EventID?, takenBackCount: Int) {
    guard let state = try await stateIfThere() else { return (nil, 0) }
    let targets = state.receipts.all.filter { $0.file.hash == hash }.map(\.attached.target)
    if targets.isEmpty { return (nil, 0) }
    let entries = try await view(LatestEntries(Array(Set(targets)))).entries
    let counting = entries.filter { $0.voidedBy == nil && $0.undoneBy == nil }
    return (
      counting.map(\.id).min() ?? targets.first { state.bills.exists($0) },
      entries.count - counting.count
    )
  }

  /// Returns the state that decisions know; `nil` if there is no ledger yet.
  package func stateIfThere() throws(LedgerError) -> DecisionState? {
    do throws(LedgerError) {
      return try view(DecisionState())
    } catch .log(.noLedger) {
      return nil
    }
  }
}
