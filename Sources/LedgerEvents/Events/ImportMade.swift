/// The person took in what a bank's file says of an account; what it held stands behind this, in the same batch.
public struct ImportMade: EventPayload {
  package static let type: EventType = "ImportMade"
  /// The account that the file is of.
  public var account: AccountName
  /// The file's name, without its folder.
  public var file: String
  /// SHA-256 of its bytes: 64 hexadecimal digits.
  package var hash: String
  /// In what form it is, as `ofx`.
  package var format: String
  /// The last characters of the account's number as the bank writes it; may be empty.
  package var number: String
  /// How many lines of it are taken in.
  public var count: Int

  /// Some lines of a file of an account.
  public init(
    account: AccountName, file: String, hash: String, format: String, number: String = "",
    count: Int
  ) {
    self.account = account
    self.file = file
    self.hash = hash
    self.format = format
    self.number = number
    self.count = count
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    account = try fields.account("account")
    file = try fields.text("file")
    hash = try fields.text("sha256")
    format = try fields.text("format")
    number = try fields.optionalText("bankAccount")
    count = try fields.number("count")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("account", account.text)
    fields.write("file", file)
    fields.write("sha256", hash)
    fields.write("format", format)
    fields.writeUnlessEmpty("bankAccount", number)
    fields.write("count", count)
  }

  package var event: LedgerEvent { .account(.imported(self)) }
  package var reason: String { "" }
  package var causes: [EventID] { [] }
}

/// A line of a bank's file is something that was recorded before: what was typed by hand, or the other side of
/// a transfer. It adds nothing, and its key says that it is known.
public struct ImportMatched: EventPayload {
  package static let type: EventType = "ImportMatched"
  /// The entry or transfer that it is.
  public var matched: EventID
  /// The account that the file is of.
  public var account: AccountName
  /// The day that the bank booked it.
  public var date: CalendarDay
  /// The bank's words; may be empty.
  package var note: String

  package init(_ matched: EventID, account: AccountName, date: CalendarDay, note: String = "") {
    self.matched = matched
    self.account = account
    self.date = date
    self.note = note
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    matched = try fields.event("of")
    account = try fields.account("account")
    date = try fields.day("date")
    note = try fields.optionalText("note")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", matched)
    fields.write("account", account.text)
    fields.write("date", date)
    fields.writeUnlessEmpty("note", note)
  }

  package var event: LedgerEvent { .account(.matched(self)) }
  package var reason: String { "" }
  package var causes: [EventID] { [matched] }
}
