import LedgerModel

/// A list of entries with their sums.
struct ListReport {
  private let session: Session
  private let query: ListQuery

  init(_ session: Session, _ query: ListQuery) {
    self.session = session
    self.query = query
  }

  /// What is shown.
  private struct Facts {
    var register: EntryRegister
    var entries: [RegisteredEntry]
    var totals: EntryTotals
    /// The entries in groups; `nil` where none are asked for.
    var groups: [EntryGroup]?
    var numbering: EventNumbering

    var currency: Currency { register.currency ?? .usd }
  }

  /// Reads the ledger, and tells what was found.
  func report() async throws -> Report {
    let register = try await session.ledger.view(EntryRegister())
    let entries = try query.entries(session, register)
    let facts = Facts(
      register: register, entries: entries,
      totals: try EntryTotals(of: entries, in: register.currency ?? .usd),
      groups: try query.grouping.map { grouping throws(FigureTooLarge) in
        try register.groups(of: entries, by: grouping)
      }, numbering: try await session.ledger.numbering())
    var report = Report {
      try lines(facts, $0)
    } rows: {
      rows(facts)
    } document: {
      document(facts)
    }
    report.records = ReportForm { _ in records(facts) }
    return report
  }

  private func lines(_ facts: Facts, _ style: ScreenStyle) throws -> [Report.Line] {
    if facts.entries.isEmpty {
      let isElsewhere = !query.isAllTime && facts.register.count > 0
      return ["No entries\(try place())."] + (isElsewhere ? [.hint("list --all")] : [])
    }
    let screen = EntryListScreen(today: session.today, numbering: facts.numbering, style: style)
    var lines: [String] = []
    if let groups = facts.groups {
      // One table, so that the columns of all groups stand below each other.
      var rest = screen.lines(groups.flatMap(\.entries), indent: 2)[...]
      for group in groups {
        lines.append(
          style.joined([
            VisibleText(group.key.text).description, sums(group.totals, style),
          ]))
        lines += rest.prefix(group.entries.count)
        rest = rest.dropFirst(group.entries.count)
      }
    } else {
      lines = screen.lines(facts.entries)
    }
    return (lines + [sums(facts.totals, style)]).map { Report.Line($0) }
  }

  /// Where nothing was found.
  private func place() throws -> String {
    if query.isAllTime { return "" }
    let days = try query.days(session)
    switch (days.from, days.to) {
    case (let from?, let to?):
      if from == to { return " on \(from.text)" }
      let isMonth = from == from.month.firstDay && to == from.month.lastDay
      return isMonth ? " in \(from.month.text)" : " from \(from.text) to \(to.text)"
    case (let from?, nil): return " from \(from.text) on"
    case (nil, let to?): return " up to \(to.text)"
    case (nil, nil): return ""
    }
  }

  /// The line that a list ends with: `4 entries · out 1545.00 · in 50.00 · net -1495.00`.
  private func sums(
    _ totals: EntryTotals, _ style: ScreenStyle
  ) -> String {
    style.joined([
      totals.count.of("entry", "entries"),
      "out \(style.amount(totals.out))", "in \(style.amount(totals.in))",
      "net \(style.amount(totals.net))",
    ])
  }

  /// An entry a line; the group stands before it, and after it whether it counts, where asked for.
  private func rows(_ facts: Facts) -> [[String]] {
    func row(_ entry: RegisteredEntry, in group: EntryGroup?) -> [String] {
      let line = EntryLine(entry.values, entry.texts, facts.register.plan.categories)
      return (group.map { [$0.key.text] } ?? [])
        + EntryRow.cells(line, number: facts.numbering.text(entry.id))
        + (query.includesVoided ? [entry.status == .voided ? "voided" : "counts"] : [])
    }
    guard let groups = facts.groups else { return facts.entries.map { row($0, in: nil) } }
    return groups.flatMap { group in group.entries.map { row($0, in: group) } }
  }

  private func document(_ facts: Facts) -> JSONValue {
    let found =
      facts.groups.map { groups in
        JSONValue.Member(name: "groups", value: .list(groups.map { document(of: $0, facts) }))
      } ?? .init(name: "entries", value: documents(of: facts.entries, facts))
    return .object([.init(name: "schema", value: 1), found] + sums(of: facts.totals, facts))
  }

  private func records(_ facts: Facts) -> [JSONValue] {
    facts.groups.map { groups in groups.map { document(of: $0, facts) } }
      ?? facts.entries.map {
        EntryDocument.entry($0, facts.register.plan.categories, facts.numbering)
      }
  }

  private func document(of group: EntryGroup, _ facts: Facts) -> JSONValue {
    .object(
      [
        .init(name: "key", value: .text(group.key.text)),
        .init(name: "entries", value: documents(of: group.entries, facts)),
      ] + sums(of: group.totals, facts))
  }

  private func documents(of entries: [RegisteredEntry], _ facts: Facts) -> JSONValue {
    .list(entries.map { EntryDocument.entry($0, facts.register.plan.categories, facts.numbering) })
  }

  private func sums(of totals: EntryTotals, _ facts: Facts) -> [JSONValue.Member] {
    func amount(_ money: Money) -> JSONValue { .text(AmountText.text(money)) }
    return [
      .init(name: "count", value: .integer(Int64(totals.count))),
      .init(name: "out", value: amount(totals.out)), .init(name: "in", value: amount(totals.in)),
      .init(name: "net", value: amount(totals.net)),
    ]
  }
}
