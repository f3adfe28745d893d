import LedgerModel

/// What comes again: each with its rule, its next day, and how much of it is due.
struct RecurringReport {
  private let session: Session
  private let showsEnded: Bool

  init(_ session: Session, showsEnded: Bool) {
    self.session = session
    self.showsEnded = showsEnded
  }

  private struct Row {
    var id: EventID
    var terms: RecurringTerms
    /// The first day without it; `nil` where it was not ended.
    var end: CalendarDay?
    /// How many days up to today were neither added nor left out.
    var dueCount: Int
    /// Whether no day is left of it.
    var isOver: Bool
    /// The first such day, or the first to come; `nil` where there is none, or nothing is proposed.
    var next: CalendarDay?
    var skipped: [CalendarDay]
    var addedCount: Int

    /// Whether it ended, and nothing of it is due.
    func isEnded(today: CalendarDay) -> Bool {
      isOver || dueCount == 0 && (end.map { $0 <= today } ?? false)
    }
  }

  func report() async throws -> Report {
    let fold = try await session.ledger.view(BudgetState())
    let state = fold.decisionState
    let isProposed = state.allows(.recurring)
    let numbering = try await session.ledger.numbering()
    let all = state.recurring.rules.compactMap { row($0, fold, isProposed: isProposed) }
    let rows = all.filter { showsEnded || !$0.isEnded(today: session.today) }
    return Report { style in
      var lines = table(rows, numbering, style).map { Report.Line($0) }
      if rows.isEmpty { lines.append(.offering(nothing(hasEnded: !all.isEmpty))) }
      if !isProposed, !rows.isEmpty {
        lines.append(
          .offering(
            "Pro is locked: what is planned stays, and nothing is added. Unlock it with: "
              + "\(command: "pro unlock --transaction ID")"))
      }
      if rows.contains(where: { $0.dueCount > 0 }) { lines.append(.hint("recurring run")) }
      return lines
    } rows: {
      rows.map { cells($0, numbering) }
    } document: {
      [
        "schema": 1, "proposed": .bool(isProposed),
        "recurring": .list(rows.map { document($0, numbering) }),
      ]
    }
  }

  private func row(_ id: EventID, _ fold: BudgetState, isProposed: Bool) -> Row? {
    let (plan, added) = (fold.decisionState.recurring, fold.recurringEntries)
    guard let terms = plan.terms(of: id, on: session.today)?.value else { return nil }
    let open = plan.openDays(of: id, in: .first ... .last, added: added)
    let next = open.first { _ in true }?.day
    return Row(
      id: id, terms: terms, end: plan.end(of: id),
      dueCount: isProposed
        ? open.prefix { $0.day <= session.today }.reduce(0) { count, _ in count + 1 } : 0,
      isOver: next == nil, next: isProposed ? next : nil,
      skipped: plan.skippedDays(of: id), addedCount: added.count(of: id))
  }

  private func nothing(hasEnded: Bool) -> Advice {
    hasEnded
      ? "Nothing comes again; what ended: \(command: "recurring list --all")"
      : "Nothing comes again yet. Plan it with: "
        + "\(command: "recurring add netflix 15.99 every month on the 31st")"
  }

  private func table(
    _ rows: [Row], _ numbering: EventNumbering, _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([
      .whole(.right), .whole(.left, leaving: 3), .whole(.right), .words(), .words(leaving: 2),
      .words(leaving: 1), .whole(.left),
    ])
    for row in rows {
      table.add([
        numbering.text(row.id), row.terms.type.text, style.amount(row.terms.amount),
        VisibleText(row.terms.merchant).description,
        VisibleText(row.terms.category.text).description,
        RecurrenceLine.text(row.terms.recurrence), state(row),
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  private func state(_ row: Row) -> String {
    if row.dueCount > 0, let next = row.next {
      return row.dueCount == 1 ? "due \(next.text)" : "\(row.dueCount) due since \(next.text)"
    }
    if let end = row.end, end <= session.today { return "ended \(end.text)" }
    if row.isOver { return "ended" }
    return row.next.map { "next \($0.text)" } ?? ""
  }

  private func cells(_ row: Row, _ numbering: EventNumbering) -> [String] {
    let terms = row.terms
    return [
      numbering.text(row.id), row.next?.text ?? "", String(row.dueCount), row.end?.text ?? "",
      RecurrenceLine.text(terms.recurrence), terms.type.text, AmountText.text(terms.amount),
      terms.amount.currency.code, terms.merchant, terms.category.text, terms.account.text,
      terms.note,
    ]
  }

  private func document(_ row: Row, _ numbering: EventNumbering) -> JSONValue {
    let terms = row.terms
    func text(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }
    let last: CalendarDay? = if case .until(let day) = terms.recurrence.end { day } else { nil }
    let count: Int? = if case .times(let count) = terms.recurrence.end { count } else { nil }
    return [
      "id": .text(numbering.text(row.id)), "ref": .text(row.id.text),
      "every": .text(RecurrenceLine.text(terms.recurrence)),
      "rule": .text(terms.recurrence.text), "from": .text(terms.recurrence.first.text),
      "until": .optional(last?.text), "times": .optional(count),
      "type": .text(terms.type.text), "amount": .text(AmountText.text(terms.amount)),
      "currency": .text(terms.amount.currency.code), "merchant": text(terms.merchant),
      "category": .text(terms.category.text), "account": .text(terms.account.text),
      "note": text(terms.note), "next": .optional(row.next?.text),
      "due": .integer(Int64(row.dueCount)), "added": .integer(Int64(row.addedCount)),
      "skipped": .list(row.skipped.map { .text($0.text) }), "end": .optional(row.end?.text),
    ]
  }
}

/// Adds what is due.
struct RecurringRun {
  private let session: Session
  private let isPreview: Bool

  init(_ session: Session, isPreview: Bool) {
    self.session = session
    self.isPreview = isPreview
  }

  func report() async throws -> Report {
    let decision = RunRecurring(today: session.today)
    var write = try await session.ledger.perform(decision, isPreview: isPreview)
    // What was missed for many years is added batch by batch.
    var count = write.outcome.count
    while !isPreview, count == decision.limit {
      let next = try await session.ledger.perform(decision)
      count = next.outcome.count
      write = write.followed(by: next)
    }
    guard !write.outcome.isEmpty else { return RecurringRun.nothingDue }
    let entries = try await session.ledger.events(of: write).compactMap(\.newEntry).map { entry in
      UnderstoodEntry(
        entry: NewEntry(values: entry.values, texts: entry.texts), details: ReadingDetails())
    }
    return try await EntriesReport(session, entries, write).report()
  }

  private static var nothingDue: Report {
    Report { _ in
      [.dispensable("Nothing is due.")]
    } rows: {
      []
    } document: {
      ["schema": 1, "written": "alreadyThere", "events": [], "entries": [], "after": []]
    }
  }
}

/// A recurring entry that was changed, skipped or ended.
struct RecurringChangeReport {
  private let session: Session
  private let write: CommandWrite<[EventID]>

  init(_ session: Session, _ write: CommandWrite<[EventID]>) {
    self.session = session
    self.write = write
  }

  func report() async throws -> Report {
    let numbering = try await session.ledger.numbering(of: write)
    let events = try await session.ledger.events(of: write)
    let later = try await LaterChange.behind(events, session)
    return try await SettingReport(session, write, touching: []).report(
      members: later.map { [$0.member(numbering)] } ?? []
    ) { style in
      let line = EventLine(
        today: session.today, categories: write.after.plan.categories, numbering: numbering,
        style: style)
      return events.map { line.text($0.event) }
    } remarks: { style in
      later.map { [Report.Line($0.text(numbering, style))] } ?? []
    }
  }
}
