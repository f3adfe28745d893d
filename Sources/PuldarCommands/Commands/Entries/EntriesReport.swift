import EntryParsing
import LedgerModel

/// Entries that were added, with their effect on their buckets.
struct EntriesReport {
  let session: Session
  let write: CommandWrite
  let entries: [UnderstoodEntry]
  /// Whether money moved between accounts in the same write.
  var hasMoves = false
  /// Whether the origin of each field is requested.
  var explains = false
  /// The suggested next step; `nil` for none.
  var next: Report.Line?

  func report() async throws -> Report {
    // If the key was used before, the same words meant another day then.
    let register = write.state == .alreadyThere ? try await self.register() : nil
    let isOfGoal = entries.contains { $0.entry.values.cover != nil }
    var answer = try await RecordedReport(session, write, touching: [])
    let (numbering, plan) = (answer.numbering, write.after.plan)
    let bought = isOfGoal ? answer.events : []
    let moves = hasMoves ? answer.events.filter { EntriesReport.isMove($0.event) } : []
    let lines = lines(register, bought)
    let values = lines.map(\.values)
    answer.touched =
      lines.map {
        TouchedBudget(
          month: $0.values.date.month, bucket: $0.bucket, category: $0.values.category,
          day: $0.values.date)
      } + moves.flatMap { TouchedBudget.touched(by: $0.event, plan) }
    answer.asked = FirstEntries(values, write.after).months
    let incomes = CountedIncomes(zip(write.outcome, values), write.after)
    let bills = write.state == .alreadyThere ? BillPlan() : answer.held.bills
    let settled = SettledBills(bills.isInUse ? answer.events : [], bills)
    let offered =
      settled.lines(numbering) + OpenBills.offer(toRecord: answer.held.toRecordCount)
      + (next.map { [$0] } ?? [])
    return answer.report { [answer] style in
      let told =
        zip(write.outcome, zip(entries, lines)).flatMap { id, entry in
          texts(id, entry.0, entry.1, voidedBy: register?[id]?.voidedBy, numbering, style)
        }
        + moves.map {
          "\(numbering.text($0.id))  \(answer.line(style).placed($0.event, plan))"
        }
      return answer.stored(told) + answer.meaning(style)
    } remarks: { [answer] style in
      incomes.lines(style).map(answer.told) + offered
    } rows: { [answer] style in
      zip(write.outcome, lines).map { EntryRow.cells($1, number: numbering.text($0)) }
        + moves.map { [numbering.text($0.id), answer.line(style).placed($0.event, plan)] }
    } record: { [answer] in
      try await record(answer, bought, incomes, settled.told)
    }
  }

  /// Returns whether an event moves money between accounts, or begins the account of a person.
  private static func isMove(_ event: LedgerEvent) -> Bool {
    switch event {
    case .account(.transferMade), .account(.added): true
    default: false
    }
  }

  /// Returns the entries as stored in the ledger.
  private func register() async throws -> LatestEntries {
    try await session.ledger.view(LatestEntries(write.outcome))
  }

  /// - Parameter bought: The events that store the entries, if they say what a goal covers.
  private func lines(_ register: LatestEntries?, _ bought: [EventEnvelope]) -> [EntryLine] {
    zip(write.outcome, entries).map { id, entry in
      let written = bought.first { $0.id == id }?.newEntry
      let content = register?[id]?.content ?? written
      var line = EntryLine(
        content?.values ?? entry.entry.values, content?.texts ?? entry.entry.texts,
        write.after.plan.categories, goals: write.after.plan.envelopes)
      line.namesCurrency = entry.details.namesCurrency
      return line
    }
  }

  /// - Parameter void: The event that voided it since; its key stays used.
  private func texts(
    _ id: EventID, _ entry: UnderstoodEntry, _ line: EntryLine, voidedBy void: EventID?,
    _ numbering: EventNumbering, _ style: ScreenStyle
  ) -> [String] {
    let source = entry.source(line.source, explains: explains)
    let standing = void.map { "   (voided since by \(numbering.text($0)))" } ?? ""
    let text =
      "\(numbering.text(id))  \(line.text(today: session.today, style))\(source)\(standing)"
    return [text] + entry.details.lines(explains: explains, style)
  }

  /// Returns the entries as they are in the ledger, unless nothing was stored.
  private func record(
    _ answer: RecordedReport, _ bought: [EventEnvelope], _ incomes: CountedIncomes,
    _ paid: [SettledBills.Link]
  ) async throws -> Record {
    let numbering = answer.numbering
    let register = write.state == .preview ? nil : try await self.register()
    let documents = zip(write.outcome, lines(register, bought)).map { id, line in
      register?[id].map {
        EntryDocument.entry(
          $0, write.after.plan.categories, numbering, goals: write.after.plan.envelopes)
      }
        ?? EntryDocument.entry(line, .init(id: id), numbering)
    }
    // Beside the entries, and only if asking a model failed.
    let isModelless = entries.contains { $0.failure != nil }
    return answer.record { told in
      told.entries = documents
      told.why = .some(explains ? entries.map(\.details.reasons) : nil)
      if isModelless { told.failures = entries.map { $0.failure?.problem } }
      if explains { told.words = entries.flatMap(\.details.uses) }
      told.leftOut = entries.flatMap(\.details.leftOut)
      told.unused = entries.flatMap(\.details.unused)
      (told.incomes, told.bills) = (incomes, paid)
    }
  }
}
