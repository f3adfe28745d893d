import LedgerModel

/// Finds overdue bills, and expenses that may have paid one.
struct BillCheck {
  let session: Session
  let numbering: EventNumbering

  /// The number of months whose entries may have paid a bill.
  private static let monthCount = 12
  /// The number of days ahead for bills that may be paid already.
  private static let dayCount = 31

  func findings() async throws -> [CheckFinding] {
    let plan = try await session.ledger.view(DecisionState()).plan
    let bills = plan.bills.on(session.today)
    guard bills.isInUse else { return [] }
    let open = bills.open(in: .first...(session.today.adding(days: BillCheck.dayCount) ?? .last))
    let overdue = open.filter { $0.isOverdue(on: session.today) }
    let byBill = Dictionary(grouping: overdue, by: \.bill)
    let late = bills.bills.compactMap { bill in byBill[bill].map { finding($0) } }
    return late + (try await links(plan, bills, open.first?.due))
  }

  private func finding(_ days: [Bill.Day]) -> CheckFinding {
    let (bill, first) = (days[0].bill, days[0])
    return CheckFinding(check: .bills, events: [bill]) { style in
      let isKnown = days.allSatisfy { $0.terms.certainty != .unknown }
      let left = days.reduce(Money.zero(first.left.currency)) { $0.adding($1.left) }
      let name = VisibleText(first.terms.name)
      let more = days.count > 1 ? ", \(days.count) days" : ""
      return "\(numbering.text(bill))  \(name) is overdue since \(style.day(first.due))\(more), "
        + "\(isKnown ? style.amount(left) : "?"): "
        + session.text("'\(command: "pay \(numbering.text(bill))\(isKnown ? "" : " AMOUNT")")'")
    }
  }

  /// - Parameter first: The first open day; `nil` if there is none.
  private func links(
    _ plan: BudgetPlan, _ bills: BillPlan, _ first: CalendarDay?
  ) async throws -> [CheckFinding] {
    let last = session.today.month
    guard let first, let earliest = last.advanced(by: -BillCheck.monthCount) else { return [] }
    let start = max(first.month.previous ?? first.month, earliest)
    let months = min(start, last)...last
    let register = try await session.ledger.view(EntryRegister(of: months))
    return BillSettling(register, moves: plan.moves(in: months), bills).hints.map { payment, day in
      let entry = numbering.text(payment.entry)
      let pay = "pay \(numbering.text(day.bill)) --due \(day.due.text) --with \(entry)"
      return CheckFinding(check: .bills, events: [day.bill, payment.entry]) { style in
        let amount = style.amount(payment.values.amount)
        return "\(entry)  \(style.day(payment.values.date)) \(amount) may have paid "
          + "\(VisibleText(day.terms.name)), due on \(style.day(day.due)): "
          + session.text("'\(command: pay)'")
      }
    }
  }
}
