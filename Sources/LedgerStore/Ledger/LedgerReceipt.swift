public import LedgerModel

extension Ledger {
  /// A file that is attached to an entry or a bill.
  public struct Receipt: Hashable, Identifiable, Sendable {
    package let record: ReceiptBook.Receipt

    package init(_ record: ReceiptBook.Receipt) { self.record = record }

    public var id: EventID { event }
    /// The original name of the file.
    public var name: String { record.file.name }
    /// The name of the file in the ledger's folder `receipts`.
    public var storedName: String { record.file.storedName }
    /// The media type: `image/jpeg`, `application/pdf`, `text/plain`, `message/rfc822` and the like.
    public var mediaType: String { record.file.type.rawValue }
    /// The size in bytes.
    public var byteCount: Int { record.file.byteCount }
    /// The SHA-256 of its bytes as 64 hexadecimal digits, by which the ledger identifies the file.
    public var hash: String { record.file.hash.text }
    /// The event that added the entry or the bill it is attached to.
    public var target: EventID { record.attached.target }
    /// The event that attached it.
    public var event: EventID { record.event }
  }
}

extension ReceiptCheck {
  /// The attached files that are not here.
  public var missing: [Ledger.Receipt] { absent.map(Ledger.Receipt.init) }
}
