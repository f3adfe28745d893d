import EntryParsing
import LedgerModel

/// Which incomes are regular by their words or by their payer. It is worked out once, when they are recorded,
/// and stored with them.
struct RegularIncomes {
  /// What the last income of each payer was that was one or the other, by the folded name.
  private var payers: [String: EntryMark] = [:]

  init(_ session: Session, _ state: DecisionState?) async throws {
    guard let state else { return }
    let expected = state.plan.income.inEffect.compactMap(\.value.base)
    // Of two spellings of a payer that of the later income tells.
    for (payer, incomes) in try await session.ledger.view(LatestSums()).incomes {
      let marks = incomes.lazy.reversed().compactMap { income in
        income.mark ?? (expected.contains { income.amount.isWithinTenth(of: $0) } ? .regular : nil)
      }
      guard let mark = marks.first(where: { $0 != .savings }) else { continue }
      payers[RuleBasedParser.folded(merchant: payer)] = mark
    }
  }

  /// What an entry is by its payer, else by its words; `nil` if neither tells, or it is no income.
  func mark(of entry: NewEntry) -> EntryMark? {
    guard entry.values.type == .income else { return nil }
    let texts = entry.texts
    return payers[RuleBasedParser.folded(merchant: texts.merchant)]
      ?? ([texts.said, texts.merchant, texts.note].contains(where: PayWords.areIn) ? .regular : nil)
  }

  /// Entries with what each is, unless somebody said it.
  static func marked(
    _ entries: [UnderstoodEntry], _ session: Session
  ) async throws -> [UnderstoodEntry] {
    guard entries.contains(where: { $0.entry.values.type == .income }) else { return entries }
    let known = try await RegularIncomes(session, try await session.ledger.state())
    return entries.map { entry in
      var entry = entry
      entry.entry.values.mark = entry.entry.values.mark ?? known.mark(of: entry.entry)
      return entry
    }
  }
}
