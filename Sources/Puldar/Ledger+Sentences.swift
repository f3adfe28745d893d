public import EntryParsing
public import LedgerModel
public import LedgerStore

/// Turns sentences into stored entries.
extension Ledger {
  /// Returns what a parser needs to know of this ledger besides the text: its day, its currency, its
  /// categories, and the category that the person last gave to each merchant.
  ///
  /// - Parameters:
  ///   - conventions: How numbers and dates are written; the ledger's own order of day and month, if it has
  ///     one, overrides theirs.
  ///   - day: The day of the entry, whose month determines the categories; `nil` for today.
  /// - Throws: ``LedgerError`` if the ledger cannot be read.
  public func parsingContext(
    conventions: NumberConventions = .plain, on day: CalendarDay? = nil
  ) throws(LedgerError) -> ParsingContext {
    let state = try stateOrNone()
    let offered = state.plan.categories.offered(on: day ?? today)
    var conventions = conventions
    conventions.dateOrder = state.opened?.dateOrder ?? conventions.dateOrder
    var context = ParsingContext(
      today: today, currency: state.opened?.currency ?? openingCurrency ?? .usd,
      conventions: conventions)
    if state.opened != nil {
      context.offer(offered, shownAs: state.plan.categories.displayName(of:)) {
        state.plan.categories.heir(of: $0, on: day ?? today)
      }
    } else if let offered = openingCategories {
      context.offer(offered)
    }
    context.ownRules = state.plan.ownRules
    context.ownAccounts = state.accounts.offered(on: today)
      .map { OwnAccount($0, state.accounts.kind(of: $0)) }
    if state.opened != nil {
      context.learnedCategories = try view(LearnedCategories())
        .lessons(folding: RuleBasedParser.folded(merchant:)).mapValues(\.category)
        .filter { offered.contains($0.value) }
    }
    return context
  }

  /// Returns the state of the ledger; an empty state if the first write will begin it.
  private func stateOrNone() throws(LedgerError) -> DecisionState {
    do throws(LedgerError) {
      return try view(DecisionState())
    } catch .log(.noLedger) where openingCurrency != nil {
      return DecisionState()
    }
  }

  /// Returns the entries that a sentence would add now; nothing is stored. ``add(_:key:by:)`` adds the same.
  ///
  /// - Parameters:
  ///   - text: One or more sentences, as a person types them.
  ///   - parser: The parser that reads the sentence.
  /// - Throws: ``EntryParsing/ParsingFailure`` if the text has no entry or is ambiguous; ``LedgerError`` if the ledger
  ///   cannot be read.
  public func entries(
    in text: String, by parser: some EntryParser = RuleBasedParser()
  ) async throws -> ParsedEntries {
    let context = try parsingContext()
    let parsed = try await parser.entries(in: text, context: context)
    // Another month may have had other categories.
    guard let day = parsed.entries.first?.date, day.month != today.month else { return parsed }
    let ofDay = try parsingContext(on: day)
    return ofDay == context ? parsed : try await parser.entries(in: text, context: ofDay)
  }

  /// Adds the entries of a sentence: `try await ledger.add("coffee 4.50")`.
  ///
  /// - Parameters:
  ///   - text: One or more sentences, as a person types them.
  ///   - key: The same sentence under the same key is stored once, however often it is added.
  ///   - parser: The parser that reads the sentence.
  /// - Returns: What the sentence was read as, and the ids of the stored entries.
  /// - Throws: ``EntryParsing/ParsingFailure`` if the text has no entry or is ambiguous; ``LedgerError`` if the ledger
  ///   refuses it or cannot be written; `CancellationError` if the task was cancelled while it waited. Nothing is
  ///   stored then, unless the error says that the outcome is unknown.
  @discardableResult
  public func add(
    _ text: String, key: IdempotencyKey? = nil, by parser: some EntryParser = RuleBasedParser()
  ) async throws -> AddedEntries {
    let parsed = try await entries(in: text, by: parser)
    let ids = try await perform(AddEntries(parsed, today: today), key: key).outcome
    return AddedEntries(read: parsed, ids: ids)
  }
}

/// The result of adding a sentence.
public struct AddedEntries: Hashable, Sendable {
  /// The parsed entries.
  public let read: ParsedEntries
  /// The stored entries, in the order of ``read``, then what was lent: an "Undo" button voids the entries, by `VoidEntry`,
  /// or takes all back, by `UndoEvent` of the first.
  public let ids: [EventID]
}

extension AddEntries {
  /// A decision that adds what a parser read. A category that the sentence states by its mark (`#gifts`) also
  /// applies to the merchant's next entries.
  ///
  /// - Parameters:
  ///   - parsed: The result of parsing a text.
  ///   - today: No entry may be later than this day.
  public init(_ parsed: ParsedEntries, today: CalendarDay) {
    self.init(parsed.entries.map { NewEntry($0, in: parsed) }, today: today)
    for (entry, read) in zip(entries, parsed.entries) {
      for share in read.lent { lend(share.amount, to: share.destination, besides: entry) }
    }
  }
}

extension NewEntry {
  /// Creates one of the entries of a text.
  public init(_ entry: ParsedEntry, in parsed: ParsedEntries) {
    let isStated = entry.origins.category?.rule == .categoryMark
    self.init(
      values: EntryValues(
        type: entry.type, amount: entry.amount, category: entry.category, date: entry.date,
        account: entry.account ?? .bank,
        mark: entry.type == .income && RuleBasedParser.namesPay(parsed.text) ? .regular : nil,
        month: entry.month),
      texts: EntryTexts(
        merchant: entry.merchant, said: parsed.text,
        by: EntryTexts.source(
          entry.source(of: parsed.parser), stating: isStated ? .category : []),
        EntryDetails(isUnreviewed: entry.needsReview, tags: entry.tags)))
  }
}
