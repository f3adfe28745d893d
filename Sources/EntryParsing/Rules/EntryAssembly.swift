import LedgerEvents

/// Makes entries from clauses: runs the rules for each field and checks their results.
struct EntryAssembly {
  let days: [DayMention]
  let marks: TagRule
  /// The clauses, if there are several.
  private var clauses: [Clause] = []
  /// The accounts that the sentence names.
  let accounts: AccountMentions
  var sentence: Sentence { accounts.sentence }

  init(sentence: Sentence, days: [DayMention], marks: TagRule) {
    (self.days, self.marks) = (days, marks)
    accounts = AccountMentions(sentence)
  }

  func entries(of clauses: [Clause]) throws(ParsingFailure) -> [ParsedEntry] {
    var assembly = self
    if clauses.count > 1 { assembly.clauses = clauses }
    var entries: [ParsedEntry] = []
    entries.reserveCapacity(clauses.count)
    for clause in clauses {
      entries.append(try assembly.entry(of: clause, among: clauses.count))
    }
    if clauses.count > 1 { try checkCommonCurrency(clauses, entries) }
    return entries
  }

  func entry(
    of clause: Clause, among count: Int = 1, as chosenType: TypeRule.Finding? = nil
  ) throws(ParsingFailure) -> ParsedEntry {
    let mention = clause.mention
    if let failure = failure(of: mention) { throw failure }
    if mention.quantity.isZero { throw .zeroAmount(sentence.words(mention.tokens)) }
    let type =
      if let chosenType { chosenType } else {
        try TypeRule(sentence: sentence, clause: clause).run()
      }
    if let account = marks.unknownAccount {
      throw .unknownAccount(sentence.words(account), known: marks.knownAccounts)
    }
    let marks = marks.marks(of: count == 1 ? nil : clause.tokens)
    if let first = marks.clash.first, let last = marks.clash.last {
      throw .severalMarks([sentence.words(first), sentence.words(last)])
    }
    if let mark = marks.category, (mark.name == .income) != (type.type == .income) {
      throw .unfitCategory(sentence.words(mark.tokens), type.type)
    }
    let currency = try currency(of: clause, type)
    if let other = mention.otherSum { throw unclearSum(of: clause, other, among: count) }
    if type.isOpen { throw unclearDirection(of: clause, type, among: count) }
    if let alternative = mention.alternative {
      throw ambiguity(of: clause, [mention.quantity, alternative], among: count)
    }
    let amount = try money(mention.quantity, in: currency, mention)
    var entry = ParsedEntry(
      type: type.type, amount: amount, category: .other, date: sentence.context.today)
    entry.isCurrencyNamed = mention.currencyTokens != nil
    entry.needsReview = marks.needsReview
    entry.tags = tags(of: clause)
    entry.origins.type = type.origin
    entry.origins.amount = sentence.origin(mention.rule, mention.origin ?? mention.tokens)
    entry.origins.currency = mention.currencyTokens.map { tokens in
      sentence.origin(
        sentence.tokens[tokens.lowerBound].kind == .sign ? .currencySign : .currencyWord, tokens)
    }
    let day = try day(of: clause, among: count)
    if let day {
      entry.date = day.day
      entry.isDateNamed = true
      entry.origins.date = sentence.origin(day.rule, day.tokens)
    }
    if type.type == .income { entry.month = month(of: clause, near: entry.date) }
    entry.account = marks.account?.name
    entry.origins.account = marks.account?.origin
    if marks.account == nil, type.type == .expense, count == 1,
      let payer = accounts.payer()
    {
      entry.account = payer.account
      entry.origins.account = FieldOrigin(rule: .accountWord, bytes: payer.bytes)
    }
    addNames(to: &entry, clause, type, marks)
    if let day, let other = day.other {
      var choice = entry
      choice.date = other
      throw .ambiguousDate(sentence.words(day.tokens), choices: [entry, choice])
    }
    return entry
  }

  /// The tags of a clause: each belongs to the clause in which it stands.
  private func tags(of clause: Clause) -> [String] {
    if sentence.tags.isEmpty { return [] }
    let own = sentence.tags.filter { tag in
      let owner = clauses.last { $0.tokens.lowerBound <= self.owner(of: tag) } ?? clauses.first
      return owner.map { $0.tokens == clause.tokens } ?? true
    }
    return Tag.list(own.map(\.name))
  }

  /// Returns the token that a tag belongs to: the one before it, or the one after if a mark or "and" is between.
  private func owner(of tag: Tag.Mention) -> Int {
    let tokens = sentence.tokens
    let next = tokens.firstIndex { $0.start >= tag.bytes.upperBound } ?? tokens.count
    func isBetween(_ index: Int) -> Bool {
      tokens[index].kind == .mark || sentence.has(.and, at: index)
    }
    if next == 0 || next < tokens.count && isBetween(next - 1) && !isBetween(next) { return next }
    return (0..<next).last { !isBetween($0) } ?? 0
  }

  /// "salary for march", "wages for next month": the nearest month of that name.
  private func month(of clause: Clause, near day: CalendarDay) -> CalendarMonth? {
    let tokens = sentence.tokens
    let place = clause.tokens.first { $0 + 1 < tokens.count && tokens[$0].has(.forWord) }
    guard let named = place.map({ $0 + 1 }) else { return nil }
    if sentence.isWord("month", at: named + 1) {
      let step = tokens[named].has(.next) ? 1 : tokens[named].has(.last) ? -1 : 0
      return step == 0 ? nil : day.month.advanced(by: step)
    }
    // "for march 3" is a day, and "for march groceries" an item.
    let isAlone =
      named + 1 == tokens.count
      || tokens[named + 1].claim != .date && !sentence.has(.content, at: named + 1)
    guard tokens[named].has(.month), isAlone else { return nil }
    return (-3...3).lazy.compactMap { day.month.advanced(by: $0) }
      .first { $0.monthOfYear == Int(tokens[named].meaning.month) }
  }

  private func addNames(
    to entry: inout ParsedEntry, _ clause: Clause, _ type: TypeRule.Finding, _ marks: TagRule.Marks
  ) {
    if let merchant = MerchantRule(sentence: sentence, clause: clause, type: type).run() {
      entry.merchant = merchant.name
      entry.origins.merchant = merchant.origin
    }
    guard type.type != .income else {
      entry.category = .income
      entry.origins.category = type.origin
      return
    }
    let mark = marks.category.map { CategoryRule.Finding(category: $0.name, origin: $0.origin) }
    entry.set(
      mark ?? OwnRuleSearch(sentence: sentence).finding(in: clause.tokens) ?? sentence.context
        .learnedCategory(of: entry) ?? CategoryRule(sentence: sentence, clause: clause).run())
  }

  // MARK: Amounts

  /// Returns why a number cannot be an amount; `nil` if it can.
  func failure(of mention: AmountMention) -> ParsingFailure? {
    guard mention.problem != nil || mention.isNegative || mention.quantity.isZero else {
      return nil
    }
    let words = sentence.words(mention.tokens)
    switch mention.problem {
    case .unreadable: return .unreadableNumber(words)
    case .tooLarge: return .tooLargeAmount(words)
    case .tooManyDecimals:
      return .tooManyDecimals(words, mention.currency ?? sentence.context.currency)
    case nil: break
    }
    if mention.isNegative { return .negativeAmount("-" + words) }
    if mention.quantity.isZero, mention.strength > .weak { return .zeroAmount(words) }
    return nil
  }

  private func money(
    _ quantity: Quantity, in currency: Money.Currency, _ mention: AmountMention
  ) throws(ParsingFailure) -> Money {
    do throws(QuantityProblem) {
      return Money(minorUnits: try quantity.minorUnits(in: currency), currency: currency)
    } catch {
      let words = sentence.words(mention.tokens)
      switch error {
      case .tooManyDecimals: throw .tooManyDecimals(words, currency)
      case .tooLarge: throw .tooLargeAmount(words)
      case .unreadable: throw .unreadableNumber(words)
      }
    }
  }

  /// The failure for a number with several readings, with an entry for each.
  private func ambiguity(
    of clause: Clause, _ quantities: [Quantity], among count: Int
  ) -> ParsingFailure {
    let choices = quantities.compactMap { quantity in
      var sure = clause
      sure.mention.quantity = quantity
      sure.mention.alternative = nil
      return try? entry(of: sure, among: count)
    }
    return .ambiguousNumber(sentence.words(clause.mention.tokens), choices: choices)
  }

  /// The failure for words that change an amount in an unclear way, with both amounts.
  private func unclearSum(
    of clause: Clause, _ other: OtherSum, among count: Int
  ) -> ParsingFailure {
    let choices = [other.quantity, clause.mention.quantity].compactMap { quantity in
      var sure = clause
      sure.mention.quantity = quantity
      sure.mention.otherSum = nil
      return try? entry(of: sure, among: count)
    }
    return .unclearSum(sentence.words(other.tokens), choices: choices)
  }

  /// The failure for words that leave the direction of the money open, with an entry for each.
  private func unclearDirection(
    of clause: Clause, _ type: TypeRule.Finding, among count: Int
  ) -> ParsingFailure {
    let types: [EntryType] =
      type.isIncomePossible
      ? [type.type, type.type == .income ? .expense : .income] : [.expense, .credit]
    let choices = types.compactMap { choice in
      let sure = TypeRule.Finding(type: choice, origin: type.origin)
      return try? entry(of: clause, among: count, as: sure)
    }
    return .unclearDirection(sentence.words(clause.tokens), choices: choices)
  }

  private func currency(
    of clause: Clause, _ type: TypeRule.Finding
  ) throws(ParsingFailure) -> Money.Currency {
    let mention = clause.mention
    guard let tokens = mention.currencyTokens else { return sentence.context.currency }
    if let currency = mention.currency { return currency }
    var choices: [ParsedEntry] = []
    for currency in mention.currencyChoices.prefix(5) {
      guard let minorUnits = try? mention.quantity.minorUnits(in: currency) else { continue }
      var choice = ParsedEntry(
        type: type.type, amount: Money(minorUnits: minorUnits, currency: currency),
        category: .other, date: sentence.context.today, isCurrencyNamed: true)
      choice.tags = tags(of: clause)
      addNames(
        to: &choice, clause, type, marks.marks(of: clauses.isEmpty ? nil : clause.tokens))
      choices.append(choice)
    }
    throw .ambiguousCurrency(sentence.words(tokens), choices: choices)
  }

  /// If one of several entries is in a foreign currency, the others must name theirs.
  private func checkCommonCurrency(
    _ clauses: [Clause], _ entries: [ParsedEntry]
  ) throws(ParsingFailure) {
    let named = entries.contains { entry in
      entry.isCurrencyNamed && entry.amount.currency != sentence.context.currency
    }
    let unnamed = clauses.filter { clause in clause.mention.currencyTokens == nil }
    guard named, !unnamed.isEmpty else { return }
    throw .severalAmounts(
      clauses.map { clause in sentence.words(clause.mention.tokens) }, choices: [])
  }

  // MARK: Days

  /// The day of a clause. A day at the start or the end of a text applies to all of its entries.
  private func day(
    of clause: Clause, among count: Int
  ) throws(ParsingFailure) -> DayMention? {
    let own =
      count == 1
      ? days
      : days.filter { day in clause.tokens.contains(day.tokens.lowerBound) }
    if let first = own.first {
      if let other = own.first(where: { day in day.day != first.day }) {
        throw .severalDates([sentence.words(first.tokens), sentence.words(other.tokens)])
      }
      return first
    }
    guard days.count == 1, let only = days.first else { return nil }
    let isAtStart = only.tokens.lowerBound <= 1
    let isAtEnd = only.tokens.upperBound == sentence.tokens.count
    return isAtStart || isAtEnd ? only : nil
  }
}
