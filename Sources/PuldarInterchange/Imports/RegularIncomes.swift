import EntryParsing
public import LedgerModel
public import LedgerStore

/// Which incomes are regular by their words or by their payer. It is worked out once, when they are recorded,
/// and stored with them.
package struct RegularIncomes: Sendable {
  /// What the last income of each payer was that was one or the other, by the folded name.
  private var payers: [String: EntryMark] = [:]
  /// What is expected.
  private var plan = SettingTimeline<IncomePlan>()

  /// Nothing is known but words.
  package init() {}

  /// By the incomes that are expected, and those of each payer that came.
  package init(_ plan: BudgetPlan, _ sums: LatestSums) {
    self.plan = plan.income
    let expected = plan.income.inEffect.compactMap(\.value.base)
    // Of two spellings of a payer that of the later income tells.
    for (payer, incomes) in sums.incomes {
      let marks = incomes.lazy.reversed().compactMap { income in
        income.mark ?? (expected.contains { income.amount.isWithinTenth(of: $0) } ? .regular : nil)
      }
      guard let mark = marks.first(where: { $0 != .savings }) else { continue }
      payers[RuleBasedParser.folded(merchant: payer)] = mark
    }
  }

  /// What an entry is by its payer, else by its words; `nil` if neither tells, or it is no income.
  package func mark(of entry: NewEntry) -> EntryMark? {
    guard entry.values.type == .income else { return nil }
    let texts = entry.texts
    let known = payers[RuleBasedParser.folded(merchant: texts.merchant)]
    // A payer of wages pays a bonus, too.
    if let known, known != .regular || isEnough(entry.values) { return known }
    return [texts.said, texts.merchant, texts.note].contains(where: PayWords.areIn) ? .regular : nil
  }

  /// Whether an income may come instead of what is expected about its day, by its amount.
  private func isEnough(_ values: EntryValues) -> Bool {
    let own = values.date.month
    let near = values.month.map { [$0] } ?? [own.previous, own, own.next].compactMap(\.self)
    let expected = near.compactMap { plan.inForce(on: $0.firstDay)?.value.base }
    return expected.isEmpty || expected.contains { values.amount.isAtLeastHalf(of: $0) }
  }
}

extension Ledger {
  /// What incomes are that nobody said anything of: regular, or on top, by their payer, else by their words.
  ///
  /// - Parameters:
  ///   - entries: What is to be recorded.
  ///   - state: What is known of the ledger; `nil` if it has not begun.
  /// - Returns: Of each entry; `nil` if nothing tells, or it is no income.
  /// - Throws: ``LedgerStore/LedgerError`` if the ledger cannot be read.
  public func incomeMarks(
    of entries: [NewEntry], in state: DecisionState?
  ) throws(LedgerError) -> [EntryMark?] {
    let known = try regularIncomes(in: state)
    return entries.map(known.mark(of:))
  }

  /// The incomes that are expected, and those that came.
  func regularIncomes(in state: DecisionState?) throws(LedgerError) -> RegularIncomes {
    guard let state else { return RegularIncomes() }
    return RegularIncomes(state.plan, try view(LatestSums()))
  }
}
