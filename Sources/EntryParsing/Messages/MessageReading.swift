import LedgerEvents

/// Makes the entry of a message after its amount was found.
struct MessageReading {
  let text: MessageText
  let amount: MessageAmount
  let mention: AmountMention
  let statement: Range<Int>

  private var sentence: Sentence { text.sentence }

  /// Returns the entry; `nil` if the figures are not a valid amount.
  func entry(days: [DayMention]) throws(ParsingFailure) -> ParsedEntry? {
    guard let entry = entry(of: mention.quantity, days: days) else { return nil }
    guard let alternative = mention.alternative, alternative != mention.quantity,
      let other = self.entry(of: alternative, days: days)
    else { return entry }
    throw .ambiguousNumber(sentence.words(mention.tokens), choices: [entry, other])
  }

  private func entry(of quantity: Quantity, days: [DayMention]) -> ParsedEntry? {
    guard mention.problem == nil, mention.currencyTokens == nil || mention.currency != nil,
      case let currency = mention.currency ?? sentence.context.currency,
      let minorUnits = try? quantity.minorUnits(in: currency), minorUnits > 0
    else { return nil }
    var entry = ParsedEntry(
      type: .expense, amount: Money(minorUnits: minorUnits, currency: currency), category: .other,
      date: sentence.context.today, isCurrencyNamed: mention.currencyTokens != nil)
    entry.origins.amount = sentence.origin(.numberWithCurrency, mention.tokens)
    entry.origins.currency = mention.currencyTokens.map { sentence.origin(.currencyWord, $0) }
    if let day = days.first(where: { day in statement.contains(day.tokens.lowerBound) })
      ?? days.first
    {
      entry.date = day.day
      entry.isDateNamed = true
      entry.origins.date = sentence.origin(day.rule, day.tokens)
    }
    let direction = MessageDirection(
      text: text, amount: amount, mention: mention, statement: statement
    ).run()
    setType(of: &entry, direction)
    addNames(to: &entry, direction)
    return entry
  }

  // MARK: Which way

  private func setType(of entry: inout ParsedEntry, _ direction: MessageDirection.Finding) {
    let rule: ParsingRule
    switch direction.way {
    case .out: (entry.type, rule) = (.expense, .spendingVerb)
    case .refund: (entry.type, rule) = (.credit, .refundWord)
    case .incoming:
      (entry.type, rule) = (.income, .receivingVerb)
      entry.category = .income
    }
    entry.origins.type = direction.index.map { index in sentence.origin(rule, at: index) }
  }

  // MARK: Who, and what for

  private func addNames(to entry: inout ParsedEntry, _ direction: MessageDirection.Finding) {
    let payee = BankPayeeRule(
      text: text, mention: mention, money: amount.money, statement: statement, way: direction.way
    ).run()
    if let payee {
      entry.merchant = sentence.words(payee)
      entry.origins.merchant = sentence.origin(.wordAfterPreposition, payee)
    }
    let purpose = purpose(besides: payee).map(category)
    guard entry.type != .income else {
      // Money from a friend for a shared purchase lowers the spending on it.
      if let purpose, text.contains([.toReader, .reader], in: statement),
        purpose.category != .other, purpose.category != .income
      {
        entry.type = .credit
        entry.set(purpose)
      }
      return
    }
    if let own = OwnRuleSearch(sentence: sentence).finding(in: sentence.whole) {
      return entry.set(own)
    }
    if let payee {
      if let learned = sentence.context.learnedCategory(of: entry) { return entry.set(learned) }
      let found =
        supplier(payee) ?? kind(payee, .brand) ?? kind(payee, .place) ?? category(of: payee)
      entry.set(found.offered(in: sentence.context))
    }
    if entry.category == .other, let purpose { entry.set(purpose) }
    // "3,500 Netflix subscription", "5,000 EKEDC bill payment"
    if entry.category == .other, case let thing = category(of: mention.end..<statement.upperBound),
      thing.category != .debt
    {
      entry.set(thing)
    }
  }

  private func category(of tokens: Range<Int>) -> CategoryRule.Finding {
    CategoryRule(sentence: sentence, clause: Clause(tokens: tokens, mention: mention)).run()
  }

  /// Words in the names of utility companies: "THAMES WATER" does not sell bottles.
  private static let supplies: [StaticString] = [
    "water", "energy", "electric", "electricity", "power", "telecom", "broadband", "mobile",
    "energie", "wasser", "stadtwerke", "energia", "energias", "eau", "aguas", "acqua", "luz",
  ]

  private func supplier(_ payee: Range<Int>) -> CategoryRule.Finding? {
    guard payee.count > 1,
      !payee.contains(where: { index in sentence.tokens[index].has([.brand, .place]) }),
      let index = payee.first(where: { index in sentence.isOneOf(MessageReading.supplies, at: index)
      })
    else { return nil }
    return CategoryRule.Finding(
      category: .utilities, origin: sentence.origin(.kindOfPlace, at: index))
  }

  /// A shop known by its name, or by the kind of place: "SHELL OIL" does not sell groceries, nor "RAILWAY FOOD
  /// COURT" journeys.
  private func kind(_ payee: Range<Int>, _ role: WordRoles) -> CategoryRule.Finding? {
    guard
      let index = payee.first(where: { index in
        let token = sentence.tokens[index]
        let others: WordRoles = role == .brand ? [.item, .place] : .item
        return token.has(role) && !token.has(others) && !token.isCorrected && !token.isOf(.other)
      }), let place = CategoryPlace(rawValue: sentence.tokens[index].meaning.category)
    else { return nil }
    return CategoryRule.Finding(
      category: place.name,
      origin: sentence.origin(role == .brand ? .knownBrand : .kindOfPlace, at: index))
  }

  /// "for gas", "- dinner": the purpose of a friend's payment.
  private func purpose(besides payee: Range<Int>?) -> Range<Int>? {
    let start = statement.first { index in
      guard index >= mention.end, payee?.contains(index + 1) != true else {
        return false
      }
      return text.has(.purpose, at: index)
        || text.isMark("-", at: index) && !sentence.isJoined(at: index + 1)
        || text.isMark(":", at: index)
    }
    guard let start, start + 1 < statement.upperBound else { return nil }
    let end = (start + 1..<statement.upperBound).first { index in
      text.has(MessageRoles.preposition.union([.instrument, .stop]), at: index)
    }
    guard case let last = end ?? statement.upperBound, last > start + 1 else { return nil }
    return start + 1..<last
  }
}
