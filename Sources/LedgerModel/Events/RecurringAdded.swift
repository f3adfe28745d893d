/// What a recurring entry says of each of its days, and on which days it falls.
package struct RecurringTerms: RecurringSeriesTerms {
  package var recurrence: Recurrence
  package var type: EntryType
  /// More than zero.
  package var amount: Money
  /// ``CategoryName/income`` for income, and for nothing else.
  package var category: CategoryName
  package var account: AccountName
  /// Who is paid, or who pays; empty where nobody is named.
  package var merchant: String
  package var note: String

  package init(
    _ recurrence: Recurrence, type: EntryType = .expense, amount: Money, category: CategoryName,
    account: AccountName = .bank, merchant: String = "", note: String = ""
  ) {
    self.recurrence = recurrence
    self.type = type
    self.amount = amount
    self.category = category
    self.account = account
    self.merchant = merchant
    self.note = note
  }

  /// The entry of one of its days.
  package func entry(on day: CalendarDay) -> EntryContent {
    EntryContent(
      values: EntryValues(
        type: type, amount: amount, category: category, date: day, account: account),
      texts: EntryTexts(merchant: merchant, note: note, by: RecurringTerms.source))
  }

  /// Where the values of such an entry came from, as the log spells it.
  package static let source = "recurring"

  init(from fields: inout FieldReader) throws(FieldError) {
    recurrence = try fields.recurrence("rule")
    type = try fields.entryType()
    amount = try fields.money()
    category = type == .income ? .income : try fields.category("category")
    account = try fields.account("account")
    merchant = try fields.optionalText("merchant")
    note = try fields.optionalText("note")
  }

  func write(to fields: inout FieldWriter) {
    fields.write("rule", recurrence.text)
    fields.write("type", type.text)
    fields.write(amount)
    if type != .income { fields.write("category", category.text) }
    fields.write("account", account.text)
    fields.writeUnlessEmpty("merchant", merchant)
    fields.writeUnlessEmpty("note", note)
  }
}

/// What says on which days something falls, and what it is then.
package protocol RecurringSeriesTerms: Hashable, Sendable {
  /// The days on which it falls.
  var recurrence: Recurrence { get }
}

/// The person planned an entry that comes again.
package struct RecurringAdded: EventPayload {
  package static let type: EventType = "RecurringAdded"
  package var terms: RecurringTerms
  /// The sentence that it was made of; empty where it was none.
  package var said: String
  /// Where the values came from, as an entry has it.
  package var by: String

  package init(terms: RecurringTerms, said: String = "", by: String = "flags") {
    self.terms = terms
    self.said = said
    self.by = by
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    terms = try RecurringTerms(from: &fields)
    said = try fields.optionalText("said")
    by = try fields.text("by")
  }

  package func write(to fields: inout FieldWriter) {
    terms.write(to: &fields)
    fields.writeUnlessEmpty("said", said)
    fields.write("by", by)
  }

  package var event: LedgerEvent { .schedule(.recurringAdded(self)) }
  package var reason: String { "" }
  package var causes: [EventID] { [] }
}

extension FieldReader {
  /// The rule of a recurrence, in the log's spelling.
  @_lifetime(self: copy self)
  mutating func recurrence(_ name: FieldName) throws(FieldError) -> Recurrence {
    guard let recurrence = Recurrence(text: try text(name)) else {
      throw invalid(name, "a rule, as every month on 31 from 2026-01-31")
    }
    return recurrence
  }
}
