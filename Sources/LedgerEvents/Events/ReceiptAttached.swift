/// The person attached a file to an entry or a bill. The file itself is never in the log: it is stored under
/// its hash among the files of the ledger, and was on disk before this event.
public struct ReceiptAttached: EventPayload {
  package static let type: EventType = "ReceiptAttached"
  /// The event that added the entry or bill.
  public var target: EventID
  /// The file.
  public var file: ReceiptFile
  /// The text of the file, as a person or a program read it; also empty if texts were skipped.
  public private(set) var text: String
  /// Whether a person or a program read text from it.
  public private(set) var hasText: Bool
  /// Why; may be empty.
  package var reason: String

  package init(_ file: ReceiptFile, to target: EventID, text: String = "", reason: String = "") {
    self.target = target
    self.file = file
    self.text = text
    hasText = !text.isEmpty
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    target = try fields.event("of")
    file = ReceiptFile(
      hash: try fields.receiptHash("hash"), name: try fields.text("name"),
      type: try fields.choice("media", ReceiptType.self),
      byteCount: try fields.number("bytes"))
    (text, hasText) = try fields.skippableText("text")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", target)
    fields.write("hash", file.hash.text)
    fields.write("name", file.name)
    fields.write("media", file.type.rawValue)
    fields.write("bytes", file.byteCount)
    fields.writeUnlessEmpty("text", text)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .receipt(.attached(self)) }
  package var causes: [EventID] { [] }

  /// Returns the event without its text, which takes as much memory as a hundred facts: a caller that needs
  /// it reads the event.
  ///
  /// - Parameter hasText: Whether there is a text.
  package func leavingTextAside(_ hasText: Bool? = nil) -> ReceiptAttached {
    var attached = self
    attached.text = ""
    attached.hasText = hasText ?? self.hasText
    return attached
  }
}

/// The person detached a file from an entry or a bill. The file is kept for a while, since an undo needs it.
public struct ReceiptDetached: EventPayload {
  package static let type: EventType = "ReceiptDetached"
  /// The event that added the entry or bill.
  public var target: EventID
  /// The detached file.
  public var hash: ReceiptHash
  /// The file's name when it was attached, so that the log is readable; never empty.
  public var name: String
  /// Why; may be empty.
  package var reason: String

  package init(_ file: ReceiptFile, from target: EventID, reason: String = "") {
    self.target = target
    hash = file.hash
    name = file.name
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    target = try fields.event("of")
    hash = try fields.receiptHash("hash")
    name = try fields.text("name")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", target)
    fields.write("hash", hash.text)
    fields.write("name", name)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .receipt(.detached(self)) }
  package var causes: [EventID] { [] }
}

extension FieldReader {
  /// Reads the SHA-256 of a file.
  @_lifetime(self: copy self)
  fileprivate mutating func receiptHash(_ name: FieldName) throws(FieldError) -> ReceiptHash {
    guard let hash = ReceiptHash(try text(name)) else {
      throw invalid(name, "64 digits and letters from a to f, in quotes")
    }
    return hash
  }
}
