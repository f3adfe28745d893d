public import LedgerModel

extension Ledger {
  /// A file that is attached to an entry or a bill.
  public struct Receipt: Hashable, Identifiable, Sendable {
    package let record: ReceiptBook.Receipt

    package init(_ record: ReceiptBook.Receipt) { self.record = record }

    public var id: EventID { event }
    /// What the file was called where it came from.
    public var name: String { record.file.name }
    /// What the file is called in the folder `receipts` of the ledger.
    public var storedName: String { record.file.storedName }
    /// What it is, as `image/jpeg`, `application/pdf`, `text/plain` or `message/rfc822`.
    public var mediaType: String { record.file.type.rawValue }
    /// How long it is.
    public var byteCount: Int { record.file.byteCount }
    /// The SHA-256 of its bytes, 64 hexadecimal digits, by which the ledger knows it.
    public var hash: String { record.file.hash.text }
    /// What it is attached to: the event that added an entry or a bill.
    public var target: EventID { record.attached.target }
    /// The event that attached it.
    public var event: EventID { record.event }
  }
}

extension ReceiptCheck {
  /// What is attached, and is not here.
  public var missing: [Ledger.Receipt] { absent.map(Ledger.Receipt.init) }
}
