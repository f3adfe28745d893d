import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore

/// A month at a glance, in the form that was asked for.
struct StatusAnswer {
  private let session: Session

  /// How many of the last entries are shown (P50).
  private static let recentCount = 5

  init(_ session: Session) {
    self.session = session
  }

  /// What is shown.
  private struct Facts {
    var months: [MonthBudget]
    var recent: [RegisteredEntry]
    var register: EntryRegister
    var numbering: EventNumbering
    /// What the fold met: events that wait, and pairs of devices that met in an entry or a setting.
    var waiting: [WaitingEvents]
    var conflicts: [Conflict]
    var settingConflicts: [SettingConflict]
    /// The last event of each log that was folded.
    var lastEvents: [EventID]
    /// Whether every amount of the ledger is in the figures.
    var isCounted: Bool
    /// How many entries may yet be read with a model this week; `nil` for any number.
    var modelEntriesLeft: Int?
  }

  /// Reads the ledger and shows its months.
  func show() async throws {
    let facts = try await facts()
    switch session.options.format {
    case .text: showText(facts)
    case .plain: showPlain(facts.months)
    case .json, .jsonl: try await showJSON(facts)
    }
    session.showWaiting(facts.waiting)
  }

  private func facts() async throws -> Facts {
    let wanted = try session.months()
    let fold = try await session.folded(
      ProjectionPair(
        ProjectionPair(
          ProjectionPair(MonthlyBuckets(), EntryRegister()),
          ProjectionPair(DecisionState(), ModelEntries())
        ), SettingConflicts()))
    let (figures, settings) = (fold.projection.first.first, fold.projection.first.second)
    let (buckets, register) = (figures.first, figures.second)
    let (state, modelEntries) = (settings.first, settings.second)
    let isChosen = session.options.months != nil
    return Facts(
      months: try wanted.map { month throws(FigureTooLarge) in try buckets.month(month) },
      recent: Array(
        register.newest.lazy.filter { !isChosen || wanted.contains($0.values.date.month) }
          .prefix(StatusAnswer.recentCount)),
      register: register, numbering: try await session.numbering(), waiting: fold.waiting,
      conflicts: fold.conflicts, settingConflicts: fold.projection.second.pairs,
      lastEvents: fold.lastEvents,
      isCounted: buckets.firstForeign == nil,
      modelEntriesLeft: session.modelAllowance(state, modelEntries).left)
  }

  private func showText(_ facts: Facts) {
    let style = session.style
    let output = session.output
    for (place, month) in facts.months.enumerated() {
      if place > 0 { output.writeLine() }
      for line in BudgetScreen(month: month, style: style).lines { output.writeLine(line) }
    }
    if !facts.recent.isEmpty {
      output.writeLine("Last entries")
      let table = EntryTable(
        entries: facts.recent, categories: facts.register.plan.categories,
        numbering: facts.numbering, style: style)
      for line in table.lines { output.writeLine(line) }
    }
    for conflict in facts.conflicts {
      output.writeLine(ConflictLine.text(conflict, facts.numbering))
    }
    for pair in facts.settingConflicts {
      output.writeLine(ConflictLine.text(pair, facts.numbering))
    }
    if let left = facts.modelEntriesLeft, usesModel {
      output.writeLine("\(left) model \(left == 1 ? "entry" : "entries") left this week")
    }
    if let hint = hint(facts), !session.options.isQuiet {
      output.writeLine(session.offered("Next: \(hint)"))
    }
  }

  /// Whether a model is set; a bad setting is told where one is asked.
  private var usesModel: Bool {
    guard let configuration = try? session.configuration() else { return false }
    return configuration.modelUse != .never && session.modelChoice(nil, configuration) != nil
  }

  /// The command that answers the question which the screen raises.
  private func hint(_ facts: Facts) -> String? {
    guard let month = facts.months.last else { return nil }
    guard month.hasIncome else { return "puldar income 4000 --monthly" }
    let isThisMonth = facts.months.count == 1 && month.month == session.today.month
    guard let over = month.buckets.first(where: { $0.over > 0 }) else { return nil }
    return "puldar explain \(over.bucket.text)"
      + (isThisMonth ? "" : " -m \(month.month.text)") + session.lookingBackOption
  }

  private func showPlain(_ months: [MonthBudget]) {
    for month in months {
      for bucket in month.buckets {
        let amounts = [bucket.budget, bucket.carried, bucket.spent, bucket.left]
          .map { AmountText.text($0, month.currency) }
        session.output.writeLine(
          ([month.month.text, bucket.bucket.text] + amounts + [month.currency.code])
            .joined(separator: "\t"))
      }
    }
  }

  private func showJSON(_ facts: Facts) async throws {
    let condition = try await session.ledger.condition()
    let heads =
      session.moment != nil
      ? facts.lastEvents
      : condition.heads.map { EventID(writer: $0.writer, number: $0.eventCount - 1) }
    let isComplete = condition.isComplete && facts.waiting.isEmpty && facts.isCounted
    var members: [(String, JSONValue)] = [
      ("schema", 1), ("today", .text(session.today.text)),
      ("asOf", .optional(session.moment?.text())),
      ("currency", .optional(facts.months.first?.currency.code)),
      ("heads", .list(heads.map { .text($0.text) })),
      ("complete", .bool(isComplete)),
    ]
    if facts.months.count == 1, let month = facts.months.first {
      members.append(("month", BudgetDocument.month(month)))
    } else {
      members.append(("months", .list(facts.months.map(BudgetDocument.month))))
    }
    members += [
      (
        "recent",
        .list(
          facts.recent.map {
            EntryDocument.entry($0, facts.register.plan.categories, facts.numbering)
          })
      ),
      ("model", ["left": .optional(facts.modelEntriesLeft)]),
      ("conflicts", .integer(Int64(facts.conflicts.count + facts.settingConflicts.count))),
    ]
    session.show(.object(members.map { JSONValue.Member(name: $0.0, value: $0.1) }))
  }
}
