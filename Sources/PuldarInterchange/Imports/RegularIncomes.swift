import EntryParsing
public import LedgerModel
public import LedgerStore

/// Decides which incomes are regular by their words or their payer. This is decided once, when they are recorded, and
/// stored with them.
package struct RegularIncomes: Sendable {
  /// The last mark of each payer, regular or on top, by the folded name.
  private var payers: [String: EntryMark] = [:]
  /// The expected incomes.
  private var plan = SettingTimeline<IncomePlan>()

  /// Knows nothing but words.
  package init() {}

  /// Learns from the expected incomes, and from those that each payer paid.
  package init(_ plan: BudgetPlan, _ sums: LatestSums) {
    self.plan = plan.income
    let expected = plan.income.inEffect.compactMap(\.value.base)
    // If a payer has two spellings, the later income decides.
    for (payer, incomes) in sums.incomes {
      let marks = incomes.lazy.reversed().compactMap { income in
        income.mark ?? (expected.contains { income.amount.isWithinTenth(of: $0) } ? .regular : nil)
      }
      guard let mark = marks.first(where: { $0 != .savings }) else { continue }
      payers[RuleBasedParser.folded(merchant: payer)] = mark
    }
  }

  /// Returns the mark of an entry by its payer, else by its words; `nil` if neither decides, or it is no income.
  package func mark(of entry: NewEntry) -> EntryMark? {
    guard entry.values.type == .income else { return nil }
    let texts = entry.texts
    let known = payers[RuleBasedParser.folded(merchant: texts.merchant)]
    // An employer also pays bonuses.
    if let known, known != .regular || isEnough(entry.values) { return known }
    return [texts.said, texts.merchant, texts.note].contains(where: RuleBasedParser.namesPay)
      ? .regular : nil
  }

  /// Whether an income's amount is enough to replace one that is expected around its day.
  private func isEnough(_ values: EntryValues) -> Bool {
    let own = values.date.month
    let near = values.month.map { [$0] } ?? [own.previous, own, own.next].compactMap(\.self)
    let expected = near.compactMap { plan.inForce(on: $0.firstDay)?.value.base }
    return expected.isEmpty || expected.contains { values.amount.isAtLeastHalf(of: $0) }
  }
}

extension Ledger {
  /// Returns the marks of incomes that have none: regular or on top, by their payer, else by their words.
  ///
  /// - Parameters:
  ///   - entries: The entries to be recorded.
  ///   - state: The state of the ledger; `nil` if it has not begun.
  /// - Returns: A mark for each entry; `nil` if nothing decides, or it is no income.
  /// - Throws: ``LedgerStore/LedgerError`` if the ledger cannot be read.
  public func incomeMarks(
    of entries: [NewEntry], in state: DecisionState?
  ) throws(LedgerError) -> [EntryMark?] {
    let known = try regularIncomes(in: state)
    return entries.map(known.mark(of:))
  }

  /// Reads the expected incomes, and those that came.
  func regularIncomes(in state: DecisionState?) throws(LedgerError) -> RegularIncomes {
    guard let state else { return RegularIncomes() }
    return RegularIncomes(state.plan, try view(LatestSums()))
  }
}
