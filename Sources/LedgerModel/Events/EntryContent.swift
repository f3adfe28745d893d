/// All that an entry says: its figures and its texts.
public struct EntryContent: Hashable, Sendable {
  public var values: EntryValues
  public var texts: EntryTexts

  public init(values: EntryValues, texts: EntryTexts) {
    self.values = values
    self.texts = texts
  }
}

extension EntryContent {
  /// Reads `was`: every value but the sentence and where the values came from, the type first.
  init(from fields: inout FieldReader) throws(FieldError) {
    try fields.require("type")
    guard let word = try fields.text(), let type = EntryType(text: word) else {
      throw fields.invalid("type", "one of expense, credit and income")
    }
    let amount = try fields.money()
    let category: CategoryName = type == .income ? .income : try fields.category("category")
    let date = try fields.day("date")
    let account = try fields.account("account")
    values = EntryValues(
      type: type, amount: amount, category: category, date: date, account: account)
    texts = EntryTexts(
      merchant: try fields.optionalText("merchant"), note: try fields.optionalText("note"),
      purchase: try fields.optionalEvent("purchase"))
  }

  func write(to fields: inout FieldWriter) {
    fields.write("type", values.type.text)
    fields.write(values.amount)
    if values.type != .income { fields.write("category", values.category.text) }
    fields.write("date", values.date)
    fields.write("account", values.account.text)
    fields.writeUnlessEmpty("merchant", texts.merchant)
    fields.writeUnlessEmpty("note", texts.note)
    fields.writeIfPresent("purchase", texts.purchase)
  }
}
