import LedgerModel

/// A recorded expense that may be the payment that is about to be recorded: the person is asked first, or told
/// if nobody can be asked.
struct LikePayment {
  let bill: EventID
  let due: CalendarDay
  private let payment: BillSettling.Payment

  /// - Parameter due: The day to pay; `nil` for the first open one.
  /// - Returns: `nil` if no entry looks like it.
  init?(
    _ session: Session, _ bill: EventID, due: CalendarDay?, _ plan: BudgetPlan, _ bills: BillPlan
  ) async throws {
    guard let due = due ?? bills.next(of: bill)?.due, let first = due.month.previous else {
      return nil
    }
    let last = min(due.month.next ?? due.month, session.today.month)
    guard first <= last else { return nil }
    let register = try await session.ledger.view(EntryRegister(of: first...last))
    let hints = BillSettling(register, moves: plan.moves(in: first...last), bills).hints
    guard let hint = hints.first(where: { $0.day.bill == bill && $0.day.due == due }) else {
      return nil
    }
    (self.bill, self.due, payment) = (bill, due, hint.payment)
  }

  var entry: EventID { payment.entry }

  /// Returns whether the person confirms that it is the payment.
  func isMeant(_ session: Session, _ numbering: EventNumbering) throws -> Bool {
    let style = session.prompt.style
    return try session.prompt.confirm("\(text(numbering, style)) Is it the payment?") == .yes
  }

  /// Returns the lines to show if the payment was recorded all the same.
  func lines(_ numbering: EventNumbering, _ style: ScreenStyle) -> [Report.Line] {
    let pay = "pay \(numbering.text(bill)) --due \(due.text) --with \(numbering.text(entry))"
    return [
      .dispensable("\(text(numbering, style)) If it is the same, undo this payment, and:"),
      .offering("  \(command: pay)", isDispensable: true),
    ]
  }

  private func text(_ numbering: EventNumbering, _ style: ScreenStyle) -> String {
    let merchant = VisibleText(payment.texts.shownName).description
    let what = style.joined([
      payment.values.date.text, style.amount(payment.values.amount), merchant,
    ])
    return "\(numbering.text(entry)), \(what), stands there already."
  }
}
