/// The content of an entry: its figures and its texts.
public struct EntryContent: Hashable, Sendable {
  /// The values that totals are computed from.
  public var values: EntryValues
  /// Its texts, and the source of its values.
  public var texts: EntryTexts

  /// Makes an entry from its figures and texts.
  public init(values: EntryValues, texts: EntryTexts) {
    self.values = values
    self.texts = texts
  }
}

extension EntryContent {
  /// Returns an expense: money spent.
  ///
  /// - Parameters:
  ///   - amount: More than zero: money that comes back is a ``credit(amount:category:date:account:texts:)``.
  ///   - category: What it was spent on.
  ///   - date: The day it counts on, as the person said it.
  ///   - account: The account it was paid from.
  ///   - texts: The texts of the entry, and the source of its values.
  public static func expense(
    amount: Money, category: CategoryName, date: CalendarDay, account: AccountName = .bank,
    texts: EntryTexts
  ) -> EntryContent {
    EntryContent(
      values: EntryValues(
        type: .expense, amount: amount, category: category, date: date, account: account),
      texts: texts)
  }

  /// Returns a credit: money that came back, or was given for something. It lowers the spending of its category.
  ///
  /// - Parameters:
  ///   - amount: More than zero.
  ///   - category: The category that it lowers.
  ///   - date: The day it counts on, as the person said it.
  ///   - account: The account it arrived in.
  ///   - texts: Include the expense that it pays back, if known.
  public static func credit(
    amount: Money, category: CategoryName, date: CalendarDay, account: AccountName = .bank,
    texts: EntryTexts
  ) -> EntryContent {
    EntryContent(
      values: EntryValues(
        type: .credit, amount: amount, category: category, date: date, account: account),
      texts: texts)
  }

  /// Returns income: money earned. It raises the income of its month.
  ///
  /// - Parameters:
  ///   - amount: More than zero.
  ///   - date: The day it counts on, as the person said it.
  ///   - account: The account it arrived in.
  ///   - texts: The texts of the entry, and the source of its values.
  public static func income(
    amount: Money, date: CalendarDay, account: AccountName = .bank, texts: EntryTexts
  ) -> EntryContent {
    EntryContent(
      values: EntryValues(
        type: .income, amount: amount, category: .income, date: date, account: account),
      texts: texts)
  }

  /// Reads `was`: every value except the sentence and the source, the type first.
  init(from fields: inout FieldReader) throws(FieldError) {
    let type = try fields.entryType()
    let amount = try fields.money()
    let category: CategoryName = type == .income ? .income : try fields.category("category")
    let date = try fields.day("date")
    let account = try fields.account("account")
    values = EntryValues(
      type: type, amount: amount, category: category, date: date, account: account,
      mark: try fields.mark(of: type), month: type == .income ? try fields.countedMonth() : nil,
      cover: type == .income ? nil : try fields.cover(in: amount.currency))
    texts = try fields.amendedTexts(in: amount.currency)
  }

  func write(to fields: inout FieldWriter) {
    fields.write("type", values.type.text)
    fields.write(values.amount)
    if values.type != .income { fields.write("category", values.category.text) }
    fields.write("date", values.date)
    fields.write("account", values.account.text)
    fields.write(values.mark, values.month)
    if values.type != .income { fields.write(values.cover, in: values.amount.currency) }
    if !texts.isRead { fields.noteAbsentTexts() }
    fields.writeUnlessEmpty("merchant", texts.merchant)
    fields.writeUnlessEmpty("note", texts.note)
    fields.write(texts.details)
  }
}

extension EntryContent {
  /// The same content without the sentence that it was made from.
  var withoutSentence: EntryContent {
    EntryContent(values: values, texts: texts.withoutSentence)
  }
}

extension EntryTexts {
  /// The same texts without the sentence.
  fileprivate var withoutSentence: EntryTexts {
    guard isRead, !said.isEmpty else { return self }
    return EntryTexts(merchant: merchant, note: note, by: by, details)
  }
}

extension FieldReader {
  /// Reads the texts that a correction repeats of an entry: merchant, note, linked entry, tax, whether it is
  /// unreviewed, and its tags.
  ///
  /// - Parameter currency: The currency of the amount.
  @_lifetime(self: copy self)
  mutating func amendedTexts(in currency: Money.Currency) throws(FieldError) -> EntryTexts {
    let merchant = try entryText("merchant")
    let note = try entryText("note")
    // Correcting the type leaves the link as it was.
    var link = try optionalEvent("purchase").map { EntryLink.purchase($0) }
    if link == nil { link = try optionalEvent("payment").map { .payment($0) } }
    let details = try details(link, in: currency)
    return leavesTextsAside ? .unread : EntryTexts(merchant: merchant, note: note, details)
  }

  /// Reads `"type"`: the direction in which an entry counts.
  @_lifetime(self: copy self)
  mutating func entryType() throws(FieldError) -> EntryType {
    try require("type")
    if position &+ 16 <= bytes.byteCount {
      // `"expense` and its closing quote.
      if word(position) == 0x6573_6E65_7078_6522, byte(position &+ 8) == 0x22 {
        position &+= 9
        return .expense
      }
      // `"credit"`.
      if word(position) == 0x2274_6964_6572_6322 {
        position &+= 8
        return .credit
      }
    }
    guard let word = try text(), let type = EntryType(text: word) else {
      throw invalid("type", "one of expense, credit and income")
    }
    return type
  }
}
