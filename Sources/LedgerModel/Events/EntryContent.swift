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
  /// The event that adds an entry which says this.
  var event: EntryEvent {
    switch values.type {
    case .expense:
      .expenseAdded(
        ExpenseAdded(
          amount: values.amount, category: values.category, date: values.date,
          account: values.account, texts: texts))
    case .credit:
      .creditApplied(
        CreditApplied(
          amount: values.amount, category: values.category, date: values.date,
          account: values.account, texts: texts))
    case .income:
      .incomeReceived(
        IncomeReceived(
          amount: values.amount, date: values.date, account: values.account, texts: texts))
    }
  }

  /// Reads `was`: every value but the sentence and where the values came from, the type first.
  init(from fields: inout FieldReader) throws(FieldError) {
    let type = try fields.entryType()
    let amount = try fields.money()
    let category: CategoryName = type == .income ? .income : try fields.category("category")
    let date = try fields.day("date")
    let account = try fields.account("account")
    values = EntryValues(
      type: type, amount: amount, category: category, date: date, account: account)
    let merchant = try fields.entryText("merchant")
    let note = try fields.entryText("note")
    let purchase = try fields.optionalEvent("purchase")
    texts =
      fields.leavesTextsAside
      ? .notRead : EntryTexts(merchant: merchant, note: note, purchase: purchase)
  }

  func write(to fields: inout FieldWriter) {
    fields.write("type", values.type.text)
    fields.write(values.amount)
    if values.type != .income { fields.write("category", values.category.text) }
    fields.write("date", values.date)
    fields.write("account", values.account.text)
    if !texts.isRead { fields.noteAbsentTexts() }
    fields.writeUnlessEmpty("merchant", texts.merchant)
    fields.writeUnlessEmpty("note", texts.note)
    fields.writeIfPresent("purchase", texts.purchase)
  }
}

extension EntryEvent {
  /// The figures that it says.
  @inline(__always)
  public var values: EntryValues {
    switch self {
    case .expenseAdded(let expense): expense.values
    case .creditApplied(let credit): credit.values
    case .incomeReceived(let income): income.values
    }
  }

  /// The texts that it says.
  @inline(__always)
  public var texts: EntryTexts {
    switch self {
    case .expenseAdded(let expense): expense.texts
    case .creditApplied(let credit): credit.texts
    case .incomeReceived(let income): income.texts
    }
  }

  /// All that it says of the entry.
  public var content: EntryContent { EntryContent(values: values, texts: texts) }

  /// The event without the sentence that it was made of.
  var withoutSentence: EntryEvent {
    switch self {
    case .expenseAdded(let expense): .expenseAdded(expense.withoutSentence)
    case .creditApplied(let credit): .creditApplied(credit.withoutSentence)
    case .incomeReceived(let income): .incomeReceived(income.withoutSentence)
    }
  }
}

extension EntryPayload {
  fileprivate var withoutSentence: Self {
    var event = self
    event.texts = texts.withoutSentence
    return event
  }
}

extension EntryTexts {
  /// The same texts without the sentence.
  fileprivate var withoutSentence: EntryTexts {
    guard isRead, !said.isEmpty else { return self }
    return EntryTexts(merchant: merchant, note: note, by: by, purchase: purchase)
  }
}

extension FieldReader {
  /// `"type"`: which way an entry counts.
  @_lifetime(self: copy self)
  fileprivate mutating func entryType() throws(FieldError) -> EntryType {
    try require("type")
    if position &+ 16 <= bytes.byteCount {
      // `"expense` and its quote.
      if word(position) == 0x6573_6E65_7078_6522, byte(position &+ 8) == 0x22 {
        position &+= 9
        return .expense
      }
    }
    guard let word = try text(), let type = EntryType(text: word) else {
      throw invalid("type", "one of expense, credit and income")
    }
    return type
  }
}
