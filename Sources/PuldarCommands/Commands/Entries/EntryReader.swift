import EntryParsing
import LedgerModel

/// Makes entries of what a person typed: a sentence, or an amount with options.
struct EntryReader {
  let session: Session
  var options: EntryOptions
  /// Whether to look for the purchase that a credit pays back.
  var findsPurchases = false
  /// Without the person's lessons, which are read only if a sentence names a merchant.
  var context: ParsingContext
  /// Whether the currency is that of the ledger, which takes no other; `false` if a line says it.
  var isOfLedger: Bool
  private let taught: SessionCategories
  /// The part of the amount that is tax, as an option states it.
  private let tax: Money?
  private let categories: CategoryCatalog?
  /// The ledger's accounts; `nil` before there is a ledger.
  let accounts: AccountBook?
  /// The rules, with a model if one should be asked.
  private let parser: SentenceParser

  /// - Parameter parser: `nil` for the rules alone.
  init(
    _ session: Session, _ state: DecisionState?, _ options: EntryOptions,
    parser: SentenceParser? = nil
  ) throws {
    self.session = session
    self.options = options
    self.parser = parser ?? SentenceParser(rules: session.surroundings.parser)
    taught = SessionCategories(session, state)
    (categories, accounts, isOfLedger) = (state?.plan.categories, state?.accounts, state != nil)
    var context = EntryReader.context(session, state, on: options.date)
    // An income or a credit is not a move, whichever account it names.
    if options.isTypeOfCommand, options.type != .expense { context.ownAccounts = [] }
    self.context = context
    tax = try options.tax?.money(
      context.currency, context.conventions, for: "--tax", allowsZero: true)
  }

  /// Returns what a parser knows in a session besides the text, without the person's lessons.
  ///
  /// - Parameter day: The day of the entry, if it is stated; `nil` for today.
  static func context(
    _ session: Session, _ state: DecisionState?, on day: CalendarDay? = nil
  ) -> ParsingContext {
    let currency = session.ledger.currency(of: state)
    var context = ParsingContext(
      today: session.today, currency: currency,
      conventions: session.conventions(for: currency, in: state?.opened))
    if let categories = state?.plan.categories {
      context.offer(categories, on: day ?? session.today)
    }
    context.ownRules = state?.plan.ownRules ?? []
    let accounts = state?.accounts ?? AccountBook()
    context.ownAccounts = accounts.offered(on: session.today)
      .map { OwnAccount($0, accounts.kind(of: $0)) }
    context.accounts = context.ownAccounts.map(\.name)
    return context
  }

  /// The result of reading words.
  struct Reading {
    /// The entries, or ``ParsingFailure``, or the error of an amount that stands alone.
    var result: Result<[UnderstoodEntry], any Error>
  }

  /// Returns whether a word is a category that is on offer.
  func isCategory(_ word: String) -> Bool {
    guard let category = CategoryName(word) else { return false }
    return (categories ?? CategoryCatalog()).offered(on: session.today).contains(category)
  }

  /// Whether a sentence that only the rules read is an error.
  var requiresModel: Bool { parser.isRequired }

  /// Reads each line, in order; all questions to a model are asked at once.
  ///
  /// - Throws: ``CommandFailure`` if a model is required and had no part in the result.
  func readings(of lines: [String]) async throws -> [Reading] {
    var readings: [Reading?] = []
    var sentences: [String] = []
    for line in lines {
      do {
        let entry = options.stated.isEmpty ? nil : try await entry(ofAmount: line)
        readings.append(entry.map { Reading(result: .success([understood($0, nil, in: nil)])) })
        if entry == nil { sentences.append(line) }
      } catch {
        readings.append(Reading(result: .failure(error)))
      }
    }
    if requiresModel, sentences.count < readings.count {
      throw SentenceParser.withoutModel("an amount with options is read without a model")
    }
    var context = try await context(for: sentences)
    if parser.asksModel {
      // The person's lessons outweigh a model too.
      context.learnedCategories = try await taught.lessons(on: options.date)
    }
    var parsed = try await parser.readings(of: sentences, context)[...]
    if categories != nil, parsed.contains(where: EntryReader.lacksAccount) {
      context.accounts = try await usedAccounts()
      parsed = try await parser.readings(of: sentences, context)[...]
    }
    if !parser.asksModel, parsed.contains(where: { needsLesson($0) }) {
      let lessons = try await taught.lessons(on: options.date)
      context.learnedCategories = lessons
      if !lessons.isEmpty {
        parsed = try await parser.readings(of: sentences, context)[...]
      }
    }
    for place in parsed.indices {
      guard let ofDay = try await self.context(context, ofDayIn: parsed[place]) else { continue }
      parsed[place] =
        try await parser.readings(of: [sentences[place]], ofDay).first ?? parsed[place]
    }
    await session.models.keep(parser.cache)
    var purchases =
      findsPurchases && categories != nil && options.purchase == nil
      ? try await LikelyPurchases(session, of: parsed, options) : nil
    return readings.compactMap { reading in
      reading ?? parsed.popFirst().map { self.reading($0, &purchases) }
    }
  }

  /// Returns the parser's context for the day that a sentence names, if other categories were offered
  /// then; `nil` if they are today's.
  private func context(
    _ context: ParsingContext, ofDayIn reading: ModelReading
  ) async throws -> ParsingContext? {
    let first =
      switch reading.result {
      case .success(let parsed): parsed.entries.first
      case .failure(let failure): failure.choices.first
      }
    guard options.date == nil, let day = first?.date, let categories else { return nil }
    let offered = categories.offered(on: day)
    guard offered != categories.offered(on: session.today) else { return nil }
    var context = context
    context.offer(categories, on: day)
    if needsLesson(reading) { context.learnedCategories = try await taught.lessons(on: day) }
    return context
  }

  /// Returns whether a mark names an account that may be one of the ledger's own.
  private static func lacksAccount(_ reading: ModelReading) -> Bool {
    if case .failure(.unknownAccount) = reading.result { true } else { false }
  }

  /// Returns the accounts that entries were recorded in: folded only if a mark names one.
  func usedAccounts() async throws -> [AccountName] {
    try await session.ledger.answer(.usedAccounts)
  }

  private func reading(
    _ reading: ModelReading, _ purchases: inout LikelyPurchases?
  ) -> Reading {
    switch reading.result {
    case .success(let parsed):
      if let failure = contradiction(in: parsed) { return Reading(result: .failure(failure)) }
      var entries = parsed.entries.map { entry in
        let entry = withLesson(entry)
        func understood(of purchase: RegisteredEntry?) -> UnderstoodEntry {
          var reader = self
          if purchase?.id != options.purchase?.id { reader.options.purchase = purchase }
          return reader.understood(
            reader.entry(of: entry, in: parsed.text, by: parsed.parser), entry, in: parsed)
        }
        let certain = purchases?.take(entry, options) ?? options.purchase
        var made = understood(of: certain)
        made.failure = reading.failure
        if certain == nil, let likely = purchases?.likely(entry, options) {
          let other = understood(of: likely)
          made.payback = LikelyPayback(
            purchase: likely, entry: other.entry, details: other.details)
        }
        return made
      }
      if !entries.isEmpty {
        entries[0].details.leftOut = parsed.leftOut
        entries[0].details.unused = parsed.unused.map(\.words)
        let isNamed = parsed.unused.contains { $0.use == .currency }
        for place in entries.indices where isNamed { entries[place].details.namesCurrency = true }
        if options.explains {
          entries[0].details.uses = RuleBasedParser.uses(of: parsed, context)
          entries[0].details.reasons.append(.language(of: context, in: parsed.text))
        }
      }
      return Reading(result: .success(entries))
    case .failure(let failure):
      if let settled = settled(failure) { return self.reading(settled, &purchases) }
      return Reading(result: .failure(failure))
    }
  }

  private func needsLesson(_ reading: ModelReading) -> Bool {
    switch reading.result {
    case .success(let parsed): parsed.entries.contains { needsLesson($0) }
    case .failure(let failure): failure.choices.contains { needsLesson($0) }
    }
  }

  /// Returns the entry that one reading of an ambiguous sentence would be.
  func choice(_ parsed: ParsedEntry, in text: String) -> UnderstoodEntry {
    let parser = RuleBasedParser.version
    let parsed = withLesson(parsed)
    let reading = ParsedEntries(entries: [parsed], text: text, parser: parser)
    return understood(entry(of: parsed, in: text, by: parser), parsed, in: reading)
  }

  /// Returns the parser's context for a text, with the person's lessons.
  func wholeContext() async throws -> ParsingContext {
    var context = context
    context.learnedCategories = try await taught.lessons(on: options.date)
    return context
  }

  /// Returns the parser's reading of words on a day: if they name a merchant, the person's lessons about
  /// it count.
  func reading(of words: String, on today: CalendarDay? = nil) async throws -> ParsedEntries {
    var context = try await context(for: [words])
    if let today { context.today = today }
    return try await reading(of: words, context)
  }

  /// Returns the entries of a sentence in English with the other decimal mark; none if it cannot be read that
  /// way.
  func entriesElsewhere(in words: String, on today: CalendarDay) async -> [ParsedEntry] {
    var context = context
    context.today = today
    let mark = context.conventions.decimalSeparator
    context.conventions.decimalSeparator = mark == "." ? "," : "."
    context.conventions.groupingSeparator = mark
    context.conventions.language = NumberConventions.plain.language
    let parsed = try? await session.surroundings.parser.entries(in: words, context: context)
    return parsed?.entries ?? []
  }

  private func reading(of words: String, _ known: ParsingContext) async throws -> ParsedEntries {
    var context = known
    var reading = await ruleReading(of: words, context)
    if needsLesson(reading) {
      let lessons = try await taught.lessons(on: options.date)
      context.learnedCategories = lessons
      if !lessons.isEmpty { reading = await ruleReading(of: words, context) }
    }
    if let ofDay = try await self.context(context, ofDayIn: reading) {
      reading = await ruleReading(of: words, ofDay)
    }
    return try reading.result.get()
  }

  private func ruleReading(of words: String, _ context: ParsingContext) async -> ModelReading {
    do throws(ParsingFailure) {
      let parsed = try await session.surroundings.parser.entries(in: words, context: context)
      return ModelReading(result: .success(parsed))
    } catch {
      return ModelReading(result: .failure(error))
    }
  }

  private func needsLesson(_ entry: ParsedEntry) -> Bool {
    options.category == nil && options.purchase == nil && entry.type != .income
      && !(options.merchant ?? entry.merchant).isEmpty
  }

  private func understood(
    _ entry: NewEntry, _ parsed: ParsedEntry?, in reading: ParsedEntries?
  ) -> UnderstoodEntry {
    var details = ReadingDetails(origins: parsed?.origins ?? FieldOrigins())
    if options.category != nil || options.purchase != nil { details.origins.category = nil }
    details.namesCurrency = parsed?.isCurrencyNamed == true
    if options.explains {
      details.reasons = EntryReasons(options: options, entry: entry).reasons(parsed, in: reading)
    }
    return UnderstoodEntry(entry: entry, details: details, lent: parsed?.lent ?? [])
  }

  private func entry(of parsed: ParsedEntry, in text: String, by parser: String) -> NewEntry {
    let type = options.type ?? parsed.type
    // A refund goes where it was spent, unless the person says otherwise.
    let paid = parsed.origins.category?.rule == .categoryMark ? nil : options.purchase
    let category = options.category ?? paid?.values.category ?? parsed.category
    let merchant = parsed.merchant.isEmpty ? options.purchase?.texts.merchant : parsed.merchant
    return NewEntry(
      values: EntryValues(
        type: type, amount: parsed.amount,
        category: type == .income ? .income : category == .income ? .other : category,
        date: options.date ?? parsed.date,
        account: options.account ?? parsed.account ?? options.purchase?.values.account ?? .bank,
        mark: options.mark, month: options.month ?? (type == .income ? parsed.month : nil),
        cover: options.goal.map { GoalCover($0) }),
      texts: EntryTexts(
        merchant: options.merchant ?? merchant ?? "", note: options.note ?? "", said: text,
        by: EntryTexts.source(
          options.category == nil && paid == nil ? parsed.source(of: parser) : parser,
          stating: stated(beside: parsed)),
        EntryDetails(
          link: options.link, tax: tax, isUnreviewed: parsed.needsReview,
          tags: parsed.tags + options.tags)),
      stated: options.stated)
  }

  /// Returns the parsed entry; lessons about a merchant that an option names count as if the words named it.
  private func withLesson(_ parsed: ParsedEntry) -> ParsedEntry {
    guard let merchant = options.merchant, parsed.type != .income,
      parsed.origins.category?.rule != .categoryMark
    else { return parsed }
    if let own = RuleBasedParser.category(of: merchant, context) {
      var parsed = parsed
      parsed.category = own
      parsed.origins.category = FieldOrigin(rule: .ownRule, bytes: 0..<0)
      return parsed
    }
    guard parsed.origins.category?.rule != .ownRule,
      let lesson = taught.lesson(of: merchant, on: options.date ?? parsed.date)
    else { return parsed }
    var parsed = parsed
    parsed.category = lesson
    parsed.origins.category = FieldOrigin(rule: .learnedMerchant, bytes: 0..<0)
    return parsed
  }

  /// Returns the members that the person stated besides the words: by options, and the category by its mark.
  private func stated(beside parsed: ParsedEntry) -> EntryMembers {
    parsed.origins.category?.rule == .categoryMark
      ? options.stated.union(.category) : options.stated
  }

  /// Returns the entry of an amount that stands alone; `nil` if the words are a sentence.
  private func entry(ofAmount words: String) async throws -> NewEntry? {
    let (words, tags) = TagArgument.parted(words)
    if AmountArgument.areSeveral(words) { return nil }
    let amount: Money
    do throws(AmountError) {
      amount = try Money.reading(
        words, defaultCurrency: context.currency, conventions: context.conventions)
    } catch {
      guard EntryReader.isMeantAsAmount(words) else { return nil }
      throw AmountProblem.error(error, for: "<words>")
    }
    let type = options.type ?? .expense
    let category =
      if type == .income {
        CategoryName.income
      } else if let stated = options.category ?? options.purchase?.values.category {
        stated
      } else {
        await usualCategory(of: options.merchant ?? "", amount)
      }
    return NewEntry(
      values: EntryValues(
        type: type, amount: amount, category: category,
        date: options.date ?? session.today,
        account: options.account ?? options.purchase?.values.account ?? .bank,
        mark: options.mark, month: options.month, cover: options.goal.map { GoalCover($0) }),
      texts: EntryTexts(
        merchant: options.merchant ?? options.purchase?.texts.merchant ?? "",
        note: options.note ?? "", by: "flags",
        EntryDetails(link: options.link, tax: tax, tags: tags.names + options.tags)),
      stated: options.stated.union([.type, .amount]))
  }

  /// Returns the category that a sentence with the same merchant would get.
  private func usualCategory(of merchant: String, _ amount: Money) async -> CategoryName {
    guard !merchant.isEmpty else { return .other }
    return await category(
      of: "spent \(AmountText.text(amount)) \(amount.currency.code) at \(merchant)")
  }

  private func category(of sentence: String) async -> CategoryName {
    let parsed = try? await reading(of: sentence, context)
    guard let entry = parsed?.entries.first, parsed?.entries.count == 1, entry.type == .expense
    else { return .other }
    return entry.category
  }

  /// Returns whether words are a single word that begins like a number.
  private static func isMeantAsAmount(_ words: String) -> Bool {
    guard !words.contains(where: \.isWhitespace), let first = words.first else { return false }
    return first.isNumber || "+-.,(".contains(first) || first.isCurrencySymbol
  }
}
