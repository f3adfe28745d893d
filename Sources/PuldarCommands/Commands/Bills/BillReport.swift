import LedgerModel

/// One bill with all that is known about it.
struct BillReport {
  let session: Session
  let word: SeriesArgument

  /// - Parameters:
  ///   - isOpening: Whether the attached receipts are shown too.
  ///   - isWhole: Whether their whole printed text is shown.
  func report(opening isOpening: Bool, printing isWhole: Bool) async throws -> Report {
    let id = try await session.ledger.bill(word, today: session.today)
    let state = try await session.ledger.view(DecisionState())
    let bills = state.bills.on(session.today)
    guard let bill = try await session.ledger.view(Plans()).bill(id, on: session.today) else {
      throw Refusal.noSuchBill(id)
    }
    let (terms, next) = (bill.terms, bill.next)
    let numbering = try await session.ledger.numbering()
    let touched = bills.touched(of: id)
    let table = BillTable(
      occurrences: touched, today: session.today, categories: state.plan.categories,
      numbering: numbering, edited: try await EditedPayments(session, of: touched, bills))
    let later = next.map { LaterChange.all(of: id, after: $0.due, bills) } ?? []
    let attached = state.receipts.receipts(of: id)
    if isOpening { try await session.open(attached, of: numbering.text(id)) }
    let receipts = try await session.read(attached)
    let rest: Advice = "\(command: "bill show \(numbering.text(id)) --text")"
    return Report { style in
      var lines = head(id, terms, state.plan.categories, numbering, style)
      if let end = bill.end { lines.append("stopped from \(end.text) on") }
      lines.append(self.next(next, bill.overdueCount, style))
      lines += later.map { $0.text(numbering, style) }
      if let next, let saved = bill.saved, terms.save != nil {
        lines.append("saved \(style.amount(saved)) of \(style.amount(next.left))")
      }
      lines += session.lines(of: receipts, rest: isWhole ? nil : rest, indent: 2, style)
        .flatMap { told in ["receipt \(told[0])"] + told.dropFirst().map { "  \($0)" } }
      let past = table.lines(style)
      return (lines + (past.isEmpty ? [] : ["So far"] + past)).map { Report.Line($0) }
    } rows: {
      table.rows
    } record: {
      BillReport.shape.record(of: (ToldBill(bill: bill, receipts: receipts), table.days), numbering)
    }
  }

  static let shape = Shape<(bill: ToldBill, days: [BillTable.ToldDay])>(
    answer: "bill-show",
    .init("bill", \.bill),
    .init("days", \.days, "The days of which something was paid, left out or voided."))

  private func head(
    _ id: EventID, _ terms: BillTerms, _ categories: CategoryCatalog, _ numbering: EventNumbering,
    _ style: ScreenStyle
  ) -> [String] {
    let bucket = categories.bucket(of: terms.category, on: session.today.month.firstDay)
    let isCounted = terms.type != .income && (terms.destination == nil || terms.category != .other)
    let first = style.joined([
      "\(VisibleText(terms.name)) \(BillLine.amount(terms, style))",
      terms.type == .income ? "income" : "",
      isCounted ? categories.shownName(of: terms.category) : "",
      isCounted ? categories.buckets.shownName(of: bucket) : "",
      terms.shownAccounts,
      VisibleText(terms.mode).description,
      terms.note.isEmpty ? "" : "\"\(VisibleText(terms.note))\"", terms.tags.shownTags,
    ])
    let rule =
      terms.recurrence.isOnce
      ? "once, on \(terms.recurrence.first.text)" : RecurrenceLine.wholeText(terms.recurrence)
    let when = rule + (terms.time.map { " at \($0.text)" } ?? "")
    return [
      "\(numbering.text(id))  \(first)", when + (terms.isAuto ? ", recorded by itself" : ""),
    ]
  }

  private func next(
    _ next: Bill.Day?, _ overdueCount: Int, _ style: ScreenStyle
  ) -> String {
    guard let next else { return "nothing of it is open" }
    let state = BillLine.state(next, today: session.today, style)
    return "next due \(style.day(next.due)), \(BillLine.amount(next, style))"
      + (state.isEmpty ? "" : ", \(state)")
      + (overdueCount > 1 ? "; \(overdueCount) are overdue" : "")
  }
}
