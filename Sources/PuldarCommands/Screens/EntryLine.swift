import LedgerModel

/// An entry on one line: its type, its merchant and its category.
struct EntryLine {
  let values: EntryValues
  let texts: EntryTexts
  /// The bucket in which it counts; `nil` for income.
  let bucket: BucketName?
  /// The name of its goal; `nil` if there is none, or the goals are not known.
  let goal: String?
  /// Whether the currency is shown after the amount.
  var namesCurrency = false
  private let categories: CategoryCatalog

  init(
    _ values: EntryValues, _ texts: EntryTexts, _ categories: CategoryCatalog,
    goals: EnvelopeBook? = nil
  ) {
    goal = values.cover.flatMap { goals?.goal($0.goal)?.name }
    self.values = values
    self.texts = texts
    self.categories = categories
    bucket =
      values.type == .income
      ? nil : categories.bucket(of: values.category, on: values.date.month.firstDay)
  }

  /// The category as a person reads it; `income` for income.
  var shownCategory: String {
    categories.shownName(of: values.category)
  }

  /// Returns the line: `expense 45.00 Whole Foods · groceries · Fundamentals`; the date is omitted if it is
  /// today's.
  func text(today: CalendarDay, _ style: ScreenStyle) -> String {
    // A pretty amount has its currency.
    let isNamed = namesCurrency && style.amounts == .plain
    let amount =
      style.amount(values.amount) + (isNamed ? " \(values.amount.currency.code)" : "")
    let merchant = VisibleText(texts.shownName).description
    let who = [values.type.text, amount, merchant].filter { !$0.isEmpty }.joined(separator: " ")
    return style.joined([
      who,
      values.type == .income ? "" : shownCategory,
      bucket.map(categories.buckets.shownName) ?? "",
      values.date == today ? "" : style.day(values.date),
      values.account == .bank ? "" : "@\(VisibleText(values.account.text))",
      values.mark?.words ?? "", values.month.map { "for \($0.text)" } ?? "",
      goal.map { "goal \(VisibleText($0))" } ?? "",
      values.covered.minorUnits > 0 ? "\(style.amount(values.covered)) covered" : "",
      texts.tax.map { "tax \(style.amount($0))" } ?? "",
      texts.note.isEmpty ? "" : "\"\(VisibleText(texts.note))\"", texts.tags.shownTags,
      texts.isReviewed ? "" : "not reviewed",
    ])
  }

  /// The source of the values, such as `rules`; empty if the person stated each.
  var source: String {
    let name = texts.by.prefix { $0 != "/" }
    return name == "flags" ? "" : VisibleText(String(name)).description
  }
}

extension EntryMark {
  fileprivate var words: String {
    switch self {
    case .daily: "counts daily"
    case .notDaily: "does not count daily"
    case .savings: "outside the budget"
    case .regular: "regular"
    case .extra: "on top"
    @unknown default: "marked"
    }
  }
}

/// An entry as a row of values, whose columns never change.
///
/// Number, date, type, amount, currency, merchant, category, bucket, account, note, perhaps whether it counts, tags.
enum EntryRow {
  static func cells(_ line: EntryLine, number: String, state: String? = nil) -> [String] {
    let (values, texts) = (line.values, line.texts)
    return [
      number, values.date.text, values.type.text, AmountText.text(values.amount),
      values.amount.currency.code, texts.merchant, values.category.text, line.bucket?.text ?? "",
      values.account.text, texts.note,
    ] + (state.map { [$0] } ?? []) + [texts.tags.joined(separator: " ")]
  }
}

extension EntryAmendment {
  /// Returns an entry with the changes applied.
  func changed(_ content: EntryContent) -> EntryContent {
    let values = content.values
    return EntryContent(
      values: EntryValues(
        type: type ?? values.type, amount: amount ?? values.amount,
        category: category ?? values.category, date: date ?? values.date,
        account: account ?? values.account, mark: mark ?? values.mark,
        month: month ?? values.month, cover: removesCover ? nil : cover ?? values.cover),
      texts: EntryTexts(
        merchant: removesMerchant ? "" : merchant ?? content.texts.merchant,
        note: removesNote ? "" : note ?? content.texts.note, by: by,
        amended(content.texts.details)))
  }
}

extension EntryContent {
  /// The entry after a review.
  var reviewed: EntryContent {
    var content = self
    var details = texts.details
    details.isUnreviewed = false
    content.texts = texts.detailed(details)
    return content
  }
}

/// The changes of a correction: `amount 1300.00 -> 130.00, merchant Sushi -> (none)`.
struct AmendmentLine {
  let was: EntryContent
  let now: EntryAmendment

  func text(_ style: ScreenStyle) -> String {
    var changes: [String] = []
    func add(_ name: String, _ old: String, _ new: String?) {
      guard let new else { return }
      changes.append("\(name) \(AmendmentLine.shown(old)) -> \(AmendmentLine.shown(new))")
    }
    add("type", was.values.type.text, now.type?.text)
    add("amount", style.amount(was.values.amount), now.amount.map(style.amount))
    add("category", was.values.category.text, now.category?.text)
    add("date", was.values.date.text, now.date?.text)
    add("account", was.values.account.text, now.account?.text)
    add("counts", was.values.mark?.words ?? "", now.mark?.words)
    add("for", was.values.month?.text ?? "", now.month?.text)
    add(
      "covered", style.amount(was.values.covered),
      now.cover == nil && !now.removesCover ? nil : style.amount(now.changed(was).values.covered))
    add("merchant", was.texts.merchant, now.removesMerchant ? "" : now.merchant)
    add("note", was.texts.note, now.removesNote ? "" : now.note)
    add(
      "tax", was.texts.tax.map(style.amount) ?? "", now.removesTax ? "" : now.tax.map(style.amount))
    add("tags", was.texts.tags.shownTags, now.tags?.shownTags)
    if now.payment != nil { changes.append("a part of a payment") }
    if now.removesPayment { changes.append("one payment again") }
    return changes.joined(separator: ", ")
  }

  private static func shown(_ text: String) -> String {
    text.isEmpty ? "(none)" : VisibleText(text).description
  }
}
