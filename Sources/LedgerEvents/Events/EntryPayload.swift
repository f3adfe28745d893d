/// An event that adds an entry: its line holds an ``EntryContent``.
protocol EntryPayload: EventPayload {
  /// The content of its line.
  var content: EntryContent { get }

  /// Makes the event with this content.
  init(_ content: EntryContent)
}

extension EntryContent {
  /// The event that adds an entry with this content.
  var payload: any EntryPayload {
    switch values.type {
    case .expense: ExpenseAdded(self)
    case .credit: CreditApplied(self)
    case .income: IncomeReceived(self)
    }
  }
}

extension EntryPayload {
  package var reason: String { "" }
  package var causes: [EventID] { [] }
  package var event: LedgerEvent { .entry(content) }
}

/// Money was spent; the event may name the payment that it is a part of.
struct ExpenseAdded: EntryPayload {
  static let type: EventType = "ExpenseAdded"
  let content: EntryContent

  init(_ content: EntryContent) { self.content = content }

  @inline(__always)
  init(from fields: inout FieldReader) throws(FieldError) {
    content = try fields.entry(.expense)
  }

  func write(to fields: inout FieldWriter) { fields.writeEntry(content) }
}

/// Money came back, or was given for something; the event may name the expense that it pays back.
struct CreditApplied: EntryPayload {
  static let type: EventType = "CreditApplied"
  let content: EntryContent

  init(_ content: EntryContent) { self.content = content }

  init(from fields: inout FieldReader) throws(FieldError) {
    content = try fields.entry(.credit)
  }

  func write(to fields: inout FieldWriter) { fields.writeEntry(content) }
}

/// Money was earned; the event has no category of its own.
struct IncomeReceived: EntryPayload {
  static let type: EventType = "IncomeReceived"
  let content: EntryContent

  init(_ content: EntryContent) { self.content = content }

  init(from fields: inout FieldReader) throws(FieldError) {
    content = try fields.entry(.income)
  }

  func write(to fields: inout FieldWriter) { fields.writeEntry(content) }
}

extension FieldReader {
  /// Reads the members of a line that adds an entry.
  @inline(__always)
  @_lifetime(self: copy self)
  fileprivate mutating func entry(_ type: EntryType) throws(FieldError) -> EntryContent {
    let amount = try money()
    let category: CategoryName = type == .income ? .income : try category("category")
    let date = try day("date")
    let account = try account("account")
    let mark = type == .credit ? nil : try mark(of: type)
    let month = type == .income ? try countedMonth() : nil
    let cover = type == .expense ? try cover(in: amount.currency) : nil
    return EntryContent(
      values: EntryValues(
        type: type, amount: amount, category: category, date: date, account: account, mark: mark,
        month: month, cover: cover),
      texts: try texts(of: type, in: amount.currency))
  }
}

extension FieldWriter {
  fileprivate mutating func writeEntry(_ content: EntryContent) {
    let values = content.values
    write(values.amount)
    if values.type != .income { write("category", values.category.text) }
    write("date", values.date)
    write("account", values.account.text)
    write(values.mark, values.month)
    if values.type == .expense { write(values.cover, in: values.amount.currency) }
    write(content.texts)
  }
}
