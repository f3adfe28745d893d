public import LedgerModel

extension Ledger {
  /// A file that is to be attached: a JPEG, PNG, GIF, WebP, HEIC or TIFF picture, a PDF, a text or an e-mail of at
  /// most 20,000,000 bytes.
  public struct NewReceipt: Hashable, Sendable {
    /// All of the file.
    public var bytes: [UInt8]
    /// What it is called, as `lunch.jpg`; never empty.
    public var name: String
    /// What is printed on it, as somebody read it; may be empty.
    public var text: String

    /// A file with its name, and what is printed on it.
    public init(_ bytes: [UInt8], named name: String, text: String = "") {
      self.bytes = bytes
      self.name = name
      self.text = text
    }
  }

  /// Adds entries with the receipt that they are of: all of it or nothing. The file is on the disk before an event
  /// names it.
  ///
  /// The same file is added once, however often it is tried and on however many devices, unless what was
  /// added of it was taken back.
  ///
  /// - Parameters:
  ///   - entries: What the receipt says, as somebody looked at it; no empty list.
  ///   - receipt: The file.
  /// - Returns: The events, those of the entries first, and whether they were written now or before.
  /// - Throws: ``FileRefusal`` of a file that cannot be attached, ``LedgerError`` as for any write; no file is
  ///   left behind then.
  @discardableResult
  public nonisolated func add(
    _ entries: [NewEntry], with receipt: NewReceipt
  ) async throws -> WriteResult<[EventID]> {
    let store = try fileStore()
    let file = try store.receipt(receipt.bytes, named: receipt.name)
    let decision = AddReceipt(.entries(entries), file, text: receipt.text, today: today)
    let key = file.hash.addingKey(takenBack: try await uses(of: file.hash).takenBackCount)
    // What is refused is refused before anything is stored.
    if try await preview(decision, key: key).isAlreadyThere {
      return try await perform(decision, key: key)
    }
    return try await store.storing { stored in
      stored.append(try store.storeReceipt(receipt.bytes, as: file))
    } _: {
      try await perform(decision, key: key)
    }
  }

  /// Attaches a file to an entry or a bill. One that is attached already stays so; its bytes are put back where
  /// they were missing.
  ///
  /// - Parameters:
  ///   - receipt: The file.
  ///   - target: The event that added the entry or the bill.
  ///   - reason: Why; may be empty.
  /// - Throws: As ``add(_:with:)``.
  @discardableResult
  public nonisolated func attach(
    _ receipt: NewReceipt, to target: EventID, reason: String = ""
  ) async throws -> Receipt {
    let store = try fileStore()
    let file = try store.receipt(receipt.bytes, named: receipt.name)
    let decision = AttachReceipts([file], to: target, text: receipt.text, reason: reason)
    do {
      // What is refused is refused before anything is stored.
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

  /// Takes a file from what it is attached to; the file itself stays, since an undo needs it.
  ///
  /// - Parameters:
  ///   - receipt: The file, as one thing has it.
  ///   - reason: Why; may be empty.
  /// - Throws: ``LedgerError`` as for any write: `Refusal.notAttached` of a file that is not.
  public nonisolated func detach(_ receipt: Receipt, reason: String = "") async throws {
    let decision = DetachReceipts([receipt.record.file.hash], from: receipt.target, reason: reason)
    _ = try await perform(decision)
  }

  /// The files that are attached to an entry or a bill, in the order in which they first were.
  ///
  /// - Parameter target: The event that added it.
  /// - Throws: ``LedgerError`` if the ledger cannot be read.
  public func receipts(of target: EventID) throws(LedgerError) -> [Receipt] {
    try view(DecisionState()).receipts.receipts(of: target).map(Receipt.init)
  }

  /// The bytes of an attached file, proven to be what was attached.
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

  /// What a file is attached to that counts, and how often it was to something that does not.
  public nonisolated func uses(
    of hash: ReceiptHash
  ) async throws -> (counting: EventID?, takenBackCount: Int) {
    guard let state = try await stateIfThere() else { return (nil, 0) }
    let targets = state.receipts.all.filter { $0.file.hash == hash }.map(\.attached.target)
    if targets.isEmpty { return (nil, 0) }
    let entries = try await view(LatestEntries(targets)).entries
    if let counting = entries.first(where: { $0.voidedBy == nil && $0.undoneBy == nil }) {
      return (counting.id, 0)
    }
    return (targets.first { state.bills.exists($0) }, targets.count)
  }

  /// What decisions know; `nil` if there is no ledger yet.
  package func stateIfThere() throws(LedgerError) -> DecisionState? {
    do throws(LedgerError) {
      return try view(DecisionState())
    } catch .log(.noLedger) {
      return nil
    }
  }
}
