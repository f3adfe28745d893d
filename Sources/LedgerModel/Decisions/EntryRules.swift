import LedgerEvents

/// The rules for every entry, new or corrected.
struct EntryRules {
  let state: DecisionState
  /// No entry may be dated after this day.
  let today: CalendarDay
  /// The minor units that entries of the same decision take from each goal.
  var taken: [EventID: Int64] = [:]

  /// - Throws: ``Refusal`` if a value breaks a rule.
  func check(_ values: EntryValues) throws(Refusal) {
    guard let currency = state.currency else { throw .emptyLedger }
    try EntryRules.check(values.amount, in: currency)
    guard values.date <= today else { throw .futureDate(values.date, today: today) }
    try EntryRules.check(values.month, near: values.date)
    guard values.type != .income else { return }
    guard values.category != .income else { throw .incomeIsNoCategory }
    try check(values.category, on: values.date)
  }

  /// - Throws: ``Refusal`` if the entry cannot be changed this way.
  func check(
    _ now: EntryAmendment, of entry: EventID, was: EntryContent, reason: String
  ) throws(Refusal) {
    if let type = now.type, type == .income || was.values.type == .income {
      throw .typeCannotChange(from: was.values.type, to: type)
    }
    if now.category != nil, was.values.type == .income { throw .incomeHasNoCategory(entry) }
    if now.mark != nil || now.month != nil, was.values.type != .income {
      throw .notAnIncome(entry, type: was.values.type)
    }
    guard let currency = state.currency else { throw .emptyLedger }
    if let amount = now.amount { try EntryRules.check(amount, in: currency) }
    var values = was.values
    now.figures.amend(&values)
    try checkPays(values)
    if let date = now.date, date > today { throw .futureDate(date, today: today) }
    try EntryRules.check(now.month, near: now.date ?? was.values.date)
    if now.category == .income { throw .incomeIsNoCategory }
    if now.category != nil || now.date != nil, was.values.type != .income {
      // An entry whose category never existed may still be redated.
      let category = now.category ?? was.values.category
      if now.category != nil || state.plan.categories.exists(category) {
        try check(category, on: now.date ?? was.values.date)
      }
    }
    try EntryRules.check(
      now.amended(was.texts.details).tax, of: now.amount ?? was.values.amount,
      was.values.type)
    try EntryRules.check(now.merchant ?? "", "merchant")
    try EntryRules.check(now.note ?? "", "note")
    try EntryRules.check(tags: now.tags ?? [])
    try EntryRules.check(now.by, "source")
    try EntryRules.check(reason, "reason")
  }

  /// - Throws: ``Refusal`` if an entry of the day cannot be in the category.
  func check(_ category: CategoryName, on day: CalendarDay) throws(Refusal) {
    let categories = state.plan.categories
    guard categories.exists(category) else {
      throw .unknownCategory(category, known: categories.offered(on: day))
    }
    if let end = categories.end(of: category), categories.hasEnded(category, on: day) {
      throw .categoryEnded(category, from: end)
    }
  }

  /// - Throws: ``Refusal`` if an amount is not above zero, too large, or in another currency.
  static func check(_ amount: Money, in currency: Money.Currency) throws(Refusal) {
    guard amount.currency == currency else {
      throw .foreignCurrency(amount.currency, ledger: currency)
    }
    guard amount.minorUnits > 0 else { throw .amountNotPositive(amount) }
    guard amount.minorUnits <= Money.largestMinorUnits else { throw .amountTooLarge(amount) }
  }

  /// - Throws: ``Refusal`` if an income would count in a month far from its day.
  private static func check(
    _ month: CalendarMonth?, near day: CalendarDay
  ) throws(Refusal) {
    guard let month, !ReceivedIncome.isNear(month, day) else { return }
    throw .monthTooFar(month, from: day)
  }

  /// - Throws: ``Refusal`` if the tax cannot be part of the amount.
  static func check(
    _ tax: Money?, of amount: Money, _ type: EntryType
  ) throws(Refusal) {
    guard let tax else { return }
    guard type != .income else { throw .incomeHasNoTax }
    guard tax.currency == amount.currency else {
      throw .foreignCurrency(tax.currency, ledger: amount.currency)
    }
    guard tax.minorUnits >= 0 else { throw .amountNegative(tax) }
    guard tax.minorUnits <= amount.minorUnits else { throw .taxTooLarge(tax, of: amount) }
  }

  /// - Throws: ``Refusal`` if a text is too long.
  static func check(_ texts: EntryTexts) throws(Refusal) {
    try check(texts.merchant, "merchant")
    try check(texts.note, "note")
    try check(texts.said, "sentence")
    try check(texts.by, "source")
    try check(tags: texts.tags)
  }

  /// - Throws: ``Refusal`` if a tag is no name, or they are too long together.
  static func check(tags: [String]) throws(Refusal) {
    for tag in tags where Tag.name(tag) != tag { throw .invalidTag(tag) }
    try check(tags.joined(separator: " "), "list of tags")
  }

  /// - Parameter member: The name of the text in a message.
  static func check(_ text: String, _ member: String) throws(Refusal) {
    let count = text.utf8.count
    guard count <= FieldReader.textByteLimit else {
      throw .textTooLong(member: member, byteCount: count)
    }
  }
}
