import LedgerModel

/// A list of entries with their sums.
struct ListReport {
  let session: Session
  let query: ListQuery
  private var form: ListForm { query.form }

  static let shape = Shape<
    (entries: [ToldEntry]?, groups: [ToldGroup]?, totals: EntryTotals, bills: [ToldBill]?)
  >(
    answer: "list",
    note:
      "list, find: 'entries', or 'groups' with --group. The sums are of all that was found, also where --limit or --sum shows fewer.",
    .ifAny("entries", \.entries), .ifAny("groups", \.groups)
  ).with(\.totals, EntryTotals.shape).with(
    \.bills,
    Shape(
      .ifAny("bills", \.self, "With words, the bills that hold the words, where there are some.")))

  /// The entries of a group; none if only the sums are requested.
  struct ToldGroup: Shaped {
    let key: String
    let entries: [ToldEntry]
    let totals: EntryTotals

    static let shape = Shape<ToldGroup>(.init("key", \.key), .init("entries", \.entries))
      .with(\.totals, EntryTotals.shape)
  }

  /// The content to show.
  private struct Facts {
    var register: EntryRegister
    /// The entries shown; the sums may cover more.
    var entries: [RegisteredEntry]
    var totals: EntryTotals
    /// The entries in groups; `nil` if no grouping is requested.
    var groups: [EntryGroup]?
    var numbering: EventNumbering
    var refunds: Refunds
    /// The receipts attached to the entries shown.
    var receipts: [EventID: [AttachedReceipt]]
    /// The bills that match the search words; `nil` if they are not searched.
    var bills: BillSearch?

    var currency: Money.Currency { register.currency ?? .usd }
  }

  /// Reads the ledger, and reports the entries found.
  func report() async throws -> Report {
    let search = try await EntrySearch(session, query)
    let (register, entries) = (search.register, search.entries)
    let shown = form.showsSums ? [] : form.limit.map { Array(entries.prefix($0.count)) } ?? entries
    let facts = Facts(
      register: register, entries: shown,
      totals: try EntryTotals(of: entries, in: register.currency ?? .usd),
      groups: try form.grouping.map { grouping throws(FigureTooLarge) in
        try register.groups(of: entries, by: grouping).map { group in
          var group = group
          if let limit = form.limit { group.entries = Array(group.entries.prefix(limit.count)) }
          return group
        }
      }, numbering: try await session.ledger.numbering(),
      refunds: try await session.ledger.view(Refunds()),
      receipts: receipts(of: entries, search.state.receipts, search.printed),
      // A bill belongs to no month.
      bills: query.words.isEmpty || !query.isAllTime || form.showsSums
        ? nil : try await BillSearch(session, for: query.words, in: search.state))
    var report = Report {
      try lines(facts, $0)
    } rows: {
      rows(facts)
    } record: {
      try document(facts)
    }
    if facts.groups == nil { report.listName = "entries" }
    report.records = ReportForm { _, take in try tell(facts, take) }
    return report
  }

  /// Returns the receipts attached to entries, with the lines that matched.
  private func receipts(
    of entries: [RegisteredEntry], _ book: ReceiptBook, _ printed: [EventID: [AttachedReceipt]]
  ) -> [EventID: [AttachedReceipt]] {
    guard book.isInUse else { return [:] }
    var receipts: [EventID: [AttachedReceipt]] = [:]
    for entry in entries {
      let words = printed[entry.id] == nil ? [] : entry.content.lacking(query.words)
      receipts[entry.id] = book.receipts(of: entry.id).map { receipt in
        var shown = AttachedReceipt(file: receipt.file)
        let read = printed[entry.id]?.first { $0.file.hash == receipt.file.hash }
        shown.found = read.map { PrintedText($0.text).lines(holding: words) } ?? []
        return shown
      }
    }
    return receipts
  }

  private func lines(_ facts: Facts, _ style: ScreenStyle) throws -> [Report.Line] {
    let bills = (facts.bills?.lines(facts.numbering, style) ?? []).map { Report.Line($0) }
    if facts.totals.count == 0, facts.entries.isEmpty {
      let isElsewhere = !query.isAllTime && facts.register.isOfEntries
      return ["No entries\(try place())."] + bills
        + (isElsewhere ? [.hint("list --all")] : [])
    }
    let categories = facts.register.plan.categories
    let screen = EntryListScreen(
      today: session.today, categories: categories, numbering: facts.numbering, style: style,
      refunds: facts.refunds, found: facts.receipts.mapValues(found))
    var lines: [String] = []
    if let groups = facts.groups {
      // One table, so that the columns of all groups align.
      var rest =
        form.showsSums ? [] : try screen.blocks(each: groups.flatMap(\.entries), indent: 2)[...]
      for group in groups {
        lines.append(
          style.joined([
            title(of: group, categories), sums(group.totals, style),
          ]))
        guard !form.showsSums else { continue }
        lines += rest.prefix(group.entries.count).joined()
        rest = rest.dropFirst(group.entries.count)
      }
    } else {
      lines = try screen.lines(facts.entries)
    }
    lines.append(sums(facts.totals, of: facts.groups == nil ? form.limit?.count : nil, style))
    return lines.map { Report.Line($0) } + bills
  }

  /// Returns the receipt lines that match the search: `lunch.jpg: 2 x WASABI PEAS 4.50`.
  private func found(_ receipts: [AttachedReceipt]) -> [String] {
    receipts.flatMap { receipt in
      receipt.found.map { "\(VisibleText(receipt.file.name)): \(VisibleText($0))" }
    }
  }

  /// Returns the title of a group; a category's is its shown name.
  private func title(of group: EntryGroup, _ categories: CategoryCatalog) -> String {
    if case .tag(let tag) = group.key, !tag.isEmpty { return [tag].shownTags }
    guard form.grouping == .category, let category = CategoryName(group.key.text) else {
      return VisibleText(group.key.text).description
    }
    return categories.shownName(of: category)
  }

  /// Returns the period in which nothing was found.
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

  /// Returns the line of sums: of a list its last, which says that words are looked for in all time.
  private func sums(_ totals: EntryTotals, of limit: Int? = nil, _ style: ScreenStyle) -> String {
    style.joined([
      totals.line(showing: form.showsSums ? nil : limit, style),
      query.isOfAllTime ? "of all time" : "",
    ])
  }

  /// Returns one row for each entry; a group comes first, and whether it counts comes last, if requested.
  private func rows(_ facts: Facts) -> [[String]] {
    func row(_ entry: RegisteredEntry, in group: EntryGroup?) -> [String] {
      let line = EntryLine(entry.values, entry.texts, facts.register.plan.categories)
      return (group.map { [$0.key.text] } ?? [])
        + EntryRow.cells(
          line, number: facts.numbering.text(entry.id),
          state: query.includesVoided ? entry.status == .voided ? "voided" : "counts" : nil)
    }
    if form.showsSums {
      return facts.groups.map { $0.map { [$0.key.text] + cells(of: $0.totals, facts) } }
        ?? [cells(of: facts.totals, facts)]
    }
    guard let groups = facts.groups else { return facts.entries.map { row($0, in: nil) } }
    return groups.flatMap { group in group.entries.map { row($0, in: group) } }
  }

  /// Returns count, out, in, net and the currency.
  private func cells(of totals: EntryTotals, _ facts: Facts) -> [String] {
    [String(totals.count)] + [totals.out, totals.in, totals.net].map(AmountText.text)
      + [facts.currency.code]
  }

  private func document(_ facts: Facts) throws -> Record {
    ListReport.shape.record(
      of: (
        // The entries stand before, each written when it is its turn.
        nil, try facts.groups.map { try told($0, facts) }, facts.totals, facts.bills?.told
      ), facts.numbering)
  }

  /// Tells each group, or else each entry.
  private func tell(_ facts: Facts, _ take: (JSONValue) -> Bool) throws {
    if let groups = facts.groups {
      for group in try told(groups, facts) where !take(group.told) { return }
    } else {
      // A sum that does not fit is refused before anything is told.
      for entry in facts.entries { _ = try facts.refunds.sum(of: entry.id) }
      for entry in facts.entries where !take(try told(entry, facts).json) { return }
    }
  }

  private func told(_ groups: [EntryGroup], _ facts: Facts) throws -> [ToldGroup] {
    try groups.map { group in
      ToldGroup(
        key: group.key.text,
        entries: try (form.showsSums ? [] : group.entries).map { try told($0, facts) },
        totals: group.totals)
    }
  }

  private func told(_ entry: RegisteredEntry, _ facts: Facts) throws -> ToldEntry {
    EntryDocument.entry(
      entry, facts.register.plan.categories, facts.numbering, goals: facts.register.plan.envelopes,
      refunded: try facts.refunds.sum(of: entry.id), receipts: facts.receipts[entry.id] ?? [])
  }
}

extension EntryTotals: Shaped {
  static let shape = Shape<EntryTotals>(
    .init("count", \.count), .init("out", \.out), .init("in", \.in), .init("net", \.net))
}
