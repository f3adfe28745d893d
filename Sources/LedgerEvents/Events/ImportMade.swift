/// The person imported a bank's file for an account; its lines follow in the same batch.
public struct ImportMade: EventPayload {
  package static let type: EventType = "ImportMade"
  /// The account of the file.
  public var account: AccountName
  /// The file's name, without its folder.
  public var file: String
  /// SHA-256 of its bytes: 64 hexadecimal digits.
  package var hash: String
  /// The file format, as `ofx`.
  package var format: String
  /// The last characters of the account number as the bank writes it; may be empty.
  package var number: String
  /// Of a table: 16 hexadecimal digits for the row that names its columns, and what the person said or it proved, as
  /// `dayOrder=mdy sign=card`, between blanks; may be empty.
  package var layout: String
  /// The number of imported lines.
  public var count: Int

  /// Makes an import of some lines of a file.
  public init(
    account: AccountName, file: String, hash: String, format: String, number: String = "",
    layout: String = "", count: Int
  ) {
    self.account = account
    self.file = file
    self.hash = hash
    self.format = format
    self.number = number
    self.layout = layout
    self.count = count
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    account = try fields.account("account")
    file = try fields.text("file")
    hash = try fields.text("sha256")
    format = try fields.text("format")
    number = try fields.optionalText("bankAccount")
    layout = try fields.optionalText("layout")
    count = try fields.number("count")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("account", account.text)
    fields.write("file", file)
    fields.write("sha256", hash)
    fields.write("format", format)
    fields.writeUnlessEmpty("bankAccount", number)
    fields.writeUnlessEmpty("layout", layout)
    fields.write("count", count)
  }

  package var event: LedgerEvent { .account(.imported(self)) }
  package var reason: String { "" }
  package var causes: [EventID] { [] }
}

/// A line of a bank's file matches something recorded before: an entry typed by hand, or the other side of a
/// transfer. It adds nothing; its key marks the line as known.
public struct ImportMatched: EventPayload {
  package static let type: EventType = "ImportMatched"
  /// The matching entry or transfer.
  public var matched: EventID
  /// The account of the file.
  public var account: AccountName
  /// The bank's booking day.
  public var date: CalendarDay
  /// The bank's text; may be empty.
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
