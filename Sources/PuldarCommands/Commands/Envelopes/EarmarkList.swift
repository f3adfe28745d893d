import LedgerModel

/// The earmarks, each with what became of it this month.
struct EarmarkList {
  private let session: Session
  private let showsEnded: Bool

  init(_ session: Session, showsEnded: Bool) {
    self.session = session
    self.showsEnded = showsEnded
  }

  private struct Row {
    var id: EventID
    var added: EarmarkAdded
    /// Of this month, with what its expense counts; `nil` where it is not paid.
    var paid: EarmarkPaid?
    /// The first day without it; `nil` where it was not ended.
    var end: CalendarDay?

    /// What was paid beyond what was set aside, below zero where it was less; `nil` where it is not paid.
    var difference: Money? { paid?.amount.subtracting(added.amount) }
  }

  func report() async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    let day = try session.shownDay()
    let book = state.envelopes
    let found = book.earmarks.map { id in
      (
        id: id,
        payment: book.payment(of: id, in: day.month).flatMap { $0.paid.day <= day ? $0 : nil }
      )
    }
    let payments = try await CountedPayments(session, of: found.compactMap(\.payment?.event))
    let all = found.compactMap { id, payment in
      book.earmark(id).map { added in
        Row(id: id, added: added, paid: payment.map(payments.paid), end: book.end(of: id))
      }
    }
    let rows = all.filter { showsEnded || !hasEnded($0, on: day) }
    return Report { style in
      guard !rows.isEmpty else { return [.offering(nothing(hasEnded: !all.isEmpty))] }
      return
        ((day == session.today ? [] : ["Earmarks\(session.words(atEndOf: day))"])
        + lines(rows, state.plan.categories, numbering, on: day, style)).map { Report.Line($0) }
    } rows: {
      rows.map { cells($0, numbering) }
    } document: {
      [
        "schema": 1, "month": .text(day.month.text), "date": .text(day.text),
        "earmarks": .list(rows.map { document($0, numbering) }),
      ]
    }
  }

  private func hasEnded(_ row: Row, on day: CalendarDay) -> Bool {
    row.end.map { $0 <= day } ?? false
  }

  private func nothing(hasEnded: Bool) -> Advice {
    hasEnded
      ? "Nothing is set aside; the earmarks there were: \(command: "earmark list --all")"
      : "There are no earmarks yet. Add one with: \(command: "earmark add Rent 900")"
  }

  private func lines(
    _ rows: [Row], _ categories: CategoryCatalog, _ numbering: EventNumbering,
    on day: CalendarDay, _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([
      .whole(.right), .words(), .whole(.right), .words(leaving: 1), .whole(.left),
    ])
    for row in rows {
      table.add([
        numbering.text(row.id), VisibleText(row.added.name).description,
        style.amount(row.added.amount), categories.shownName(of: row.added.category),
        shownState(row, on: day, style),
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  private func shownState(_ row: Row, on day: CalendarDay, _ style: ScreenStyle) -> String {
    guard let paid = row.paid else { return state(row, on: day) }
    guard let difference = row.difference, difference.minorUnits != 0 else {
      return "paid \(paid.day.text)"
    }
    return "paid \(style.amount(paid.amount)) \(paid.day.text)"
      + CountedPayments.shown(difference, style.amount)
  }

  private func state(_ row: Row, on day: CalendarDay) -> String {
    if row.paid != nil { return "paid" }
    if let end = row.end, end <= day { return "ended \(end.text)" }
    return row.added.from > day ? "from \(row.added.from.text)" : "set aside"
  }

  private func cells(_ row: Row, _ numbering: EventNumbering) -> [String] {
    [
      numbering.text(row.id), row.added.name, AmountText.text(row.added.amount),
      row.added.amount.currency.code, row.paid == nil ? "" : "paid",
      row.paid.map { AmountText.text($0.amount) } ?? "", row.paid?.day.text ?? "",
      row.added.category.text, row.added.from.text, row.end?.text ?? "",
      row.difference.map(AmountText.text) ?? "",
    ]
  }

  private func document(_ row: Row, _ numbering: EventNumbering) -> JSONValue {
    [
      "id": .text(numbering.text(row.id)), "ref": .text(row.id.text), "name": .text(row.added.name),
      "amount": .text(AmountText.text(row.added.amount)),
      "currency": .text(row.added.amount.currency.code),
      "category": .text(row.added.category.text), "from": .text(row.added.from.text),
      "end": .optional(row.end?.text), "paid": .bool(row.paid != nil),
      "paidAmount": .optional(row.paid.map { AmountText.text($0.amount) }),
      "paidOn": .optional(row.paid?.day.text),
      "difference": .optional(row.difference.map(AmountText.text)),
    ]
  }
}
