import EntryParsing
public import LedgerModel
public import LedgerStore

/// Recurring entries: planned once, and added when they are due.
///
/// Planning and adding need Pro under the metered policy. Ending a plan does not, and added entries stay.
extension Ledger {
  /// Plans a recurring entry: `try await ledger.plan("netflix 15.99 every month on the 31st")`.
  ///
  /// Nothing is added yet, not even if it is due today: ``addDue()`` does that.
  ///
  /// - Parameters:
  ///   - text: The entry and its recurrence, as a person types them.
  ///   - key: The same plan under the same key is stored once.
  /// - Returns: The event that ``endPlan(_:from:)`` names.
  /// - Throws: An `ExplainedError` if the text does not say one entry and its days; ``LedgerError`` with
  ///   `Refusal.locked` if Pro is locked, and as ``perform(_:key:)``.
  @discardableResult
  public func plan(_ text: String, key: IdempotencyKey? = nil) async throws -> EventID {
    let context = try parsingContext()
    guard let phrase = try RecurrenceParser.phrase(in: text, context: context) else {
      throw RecurrenceFailure.unclear(text)
    }
    let parser = RuleBasedParser()
    guard parser.settlement(in: phrase.rest, context: context) == nil else {
      throw ParsingFailure.ownTransfer(text)
    }
    let parsed = try parser.parse(phrase.rest, context: context)
    guard let entry = parsed.entries.first, parsed.entries.count == 1 else {
      throw RecurrenceFailure.unclear(text)
    }
    guard entry.type != .credit else { throw RecurrenceFailure.unclear(text) }
    let name = entry.merchant.isEmpty ? entry.category.text : entry.merchant
    var terms = BillTerms(
      name, type: entry.type, try phrase.recurrence(from: phrase.start ?? entry.date),
      amount: entry.amount, category: entry.category, account: entry.account ?? .bank, isAuto: true)
    terms.tags = entry.tags
    let plan = AddBill(terms, said: text, by: parsed.parser)
    guard let id = try await perform(plan, key: key).outcome.first else {
      throw LedgerError.refused(.nothingToAdd)
    }
    return id
  }

  /// Returns the entries due and not yet added, earliest first, without planned moves; none if Pro is locked.
  ///
  /// - Throws: ``LedgerError`` if the ledger cannot be read.
  public func due() throws(LedgerError) -> [NewEntry] {
    let state = try view(DecisionState())
    guard state.allows(.auto) else { return [] }
    return state.bills.toRecord(through: today).compactMap { found in
      let record = found.terms.record(of: found.left, on: found.due, given: state)
      return record.newEntry.map { NewEntry(values: $0.values, texts: $0.texts) }
    }
  }

  /// Adds all due entries, each on its day. Repeating this, or doing it on two devices that merge later, adds each
  /// entry once. A plan from long ago is caught up whole: ask the person first if ``due()`` has hundreds. One undo takes
  /// all of it back.
  ///
  /// - Returns: The entries that were added.
  /// - Throws: ``LedgerError`` with `Refusal.locked` if Pro is locked, and as ``perform(_:key:)``.
  @discardableResult
  public func addDue() async throws -> [EventID] {
    let ids = try await perform(RunBills(today: today)).outcome
    // Each entry follows its payment.
    return stride(from: 1, to: ids.count, by: 2).map { ids[$0] }
  }

  /// Ends a plan. Entries that it added stay, and those due before that day are still due.
  ///
  /// - Parameters:
  ///   - plan: The event that ``plan(_:key:)`` returned.
  ///   - day: The first day without it; `nil` for today.
  /// - Throws: ``LedgerError``, as ``perform(_:key:)``.
  public func endPlan(_ plan: EventID, from day: CalendarDay? = nil) async throws {
    _ = try await perform(
      StopBill(plan, from: day ?? today, isStartFilledIn: day == nil))
  }
}
