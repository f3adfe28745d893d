import LedgerModel

/// An entry on one line: what it is, who, where it counts.
struct EntryLine {
  let values: EntryValues
  let texts: EntryTexts
  /// The bucket that it counts in; `nil` for income.
  let bucket: BucketName?
  private let categories: CategoryCatalog

  init(_ values: EntryValues, _ texts: EntryTexts, _ categories: CategoryCatalog) {
    self.values = values
    self.texts = texts
    self.categories = categories
    bucket =
      values.type == .income
      ? nil : categories.bucket(of: values.category, on: values.date.month.firstDay)
  }

  /// The category as a person reads it; `income` for income.
  var shownCategory: String {
    VisibleText(categories.displayName(of: values.category)).description
  }

  /// The line, as `expense 45.00 Whole Foods · groceries · Fundamentals`; a date is named unless it
  /// is today's.
  func text(today: CalendarDay, _ style: ScreenStyle) -> String {
    let amount = AmountText.text(values.amount)
    let merchant = VisibleText(texts.merchant).description
    let who = [values.type.text, amount, merchant].filter { !$0.isEmpty }.joined(separator: " ")
    return style.joined([
      who,
      values.type == .income ? "" : shownCategory,
      bucket?.shownName ?? "",
      values.date == today ? "" : values.date.text,
      values.account == .bank ? "" : "@\(VisibleText(values.account.text))",
      texts.note.isEmpty ? "" : "\"\(VisibleText(texts.note))\"",
    ])
  }

  /// Where the values came from, as `rules`; empty where the person gave each.
  var source: String {
    let name = texts.by.prefix { $0 != "/" }
    return name == "flags" ? "" : VisibleText(String(name)).description
  }
}
