import LedgerModel

/// Shows a list of entries with their sums, in the form that was asked for.
struct ListAnswer {
  private let session: Session
  private let wish: ListWish

  init(_ session: Session, _ wish: ListWish) {
    self.session = session
    self.wish = wish
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

  /// Reads the ledger and shows what was found.
  func show() async throws {
    let register = try await session.view(EntryRegister())
    let entries = try wish.entries(session, register)
    let facts = Facts(
      register: register, entries: entries,
      totals: try EntryTotals(of: entries, in: register.currency),
      groups: try wish.grouping.map { grouping throws(FigureTooLarge) in
        try register.groups(of: entries, by: grouping)
      }, numbering: try await session.numbering())
    switch session.options.format {
    case .text: try showText(facts)
    case .plain: showPlain(facts)
    case .json: showJSON(facts)
    case .jsonl: showLines(facts)
    }
  }

  private func showText(_ facts: Facts) throws {
    let output = session.output
    if facts.entries.isEmpty {
      output.writeLine("No entries\(try place()).")
      if !wish.isAllTime, facts.register.count > 0, !session.options.isQuiet {
        output.writeLine(session.offered("Next: puldar list --all"))
      }
      return
    }
    let screen = EntryListScreen(
      today: session.today, numbering: facts.numbering, style: session.style)
    if let groups = facts.groups {
      // One table, so that the columns of all groups stand below each other.
      var lines = screen.lines(groups.flatMap(\.entries), indent: 2)[...]
      for group in groups {
        output.writeLine(
          session.style.joined([
            VisibleText(group.key.text).description, sums(group.totals, facts.currency),
          ]))
        for line in lines.prefix(group.entries.count) { output.writeLine(line) }
        lines = lines.dropFirst(group.entries.count)
      }
    } else {
      for line in screen.lines(facts.entries) { output.writeLine(line) }
    }
    output.writeLine(sums(facts.totals, facts.currency))
  }

  /// Where nothing was found.
  private func place() throws -> String {
    if wish.isAllTime { return "" }
    let days = try wish.days(session)
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
  private func sums(_ totals: EntryTotals, _ currency: Currency) -> String {
    session.style.joined([
      totals.count.of("entry", "entries"),
      "out \(AmountText.text(totals.out, currency))", "in \(AmountText.text(totals.in, currency))",
      "net \(AmountText.text(totals.net, currency))",
    ])
  }

  /// An entry a line; the group stands before it, and behind it whether it counts, where asked for.
  private func showPlain(_ facts: Facts) {
    func show(_ entry: RegisteredEntry, in group: EntryGroup?) {
      let line = EntryLine(entry.values, entry.texts, facts.register.plan.categories)
      var row = EntryRow.text(line, number: facts.numbering.text(entry.id))
      if let group { row = "\(VisibleText(group.key.text))\t\(row)" }
      if wish.includesVoided { row += entry.status == .voided ? "\tvoided" : "\tcounts" }
      session.output.writeLine(row)
    }
    guard let groups = facts.groups else {
      for entry in facts.entries { show(entry, in: nil) }
      return
    }
    for group in groups {
      for entry in group.entries { show(entry, in: group) }
    }
  }

  private func showJSON(_ facts: Facts) {
    var members = [JSONValue.Member(name: "schema", value: 1)]
    if let groups = facts.groups {
      members.append(
        .init(name: "groups", value: .list(groups.map { document(of: $0, facts) })))
    } else {
      members.append(.init(name: "entries", value: documents(of: facts.entries, facts)))
    }
    session.show(.object(members + sums(of: facts.totals, facts)))
  }

  private func showLines(_ facts: Facts) {
    if let groups = facts.groups {
      for group in groups { session.show(document(of: group, facts)) }
    } else {
      for entry in facts.entries {
        session.show(EntryDocument.entry(entry, facts.register.plan.categories, facts.numbering))
      }
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
    func amount(_ minorUnits: Int64) -> JSONValue {
      .text(AmountText.text(minorUnits, facts.currency))
    }
    return [
      .init(name: "count", value: .integer(Int64(totals.count))),
      .init(name: "out", value: amount(totals.out)), .init(name: "in", value: amount(totals.in)),
      .init(name: "net", value: amount(totals.net)),
    ]
  }
}
