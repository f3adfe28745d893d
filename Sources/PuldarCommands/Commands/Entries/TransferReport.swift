import LedgerModel

/// A transfer, or what was done with a goal, that was stored or would be.
struct TransferReport {
  private let session: Session
  private let write: CommandWrite<[EventID]>

  init(_ session: Session, _ write: CommandWrite<[EventID]>) {
    self.session = session
    self.write = write
  }

  /// Tells it as the log tells it, and if money was put away, in which category and bucket.
  func report(
    remarks: @escaping (ScreenStyle) -> [Report.Line] = { _ in [] }
  ) async throws -> Report {
    let numbering = try await session.ledger.numbering(of: write)
    let events = try await session.ledger.events(of: write)
    let plan = write.after.plan
    let touched = events.flatMap { TouchedBudget.touched(by: $0.event, plan) }
    return try await SettingReport(session, write, touching: touched)
      .report(showsBudgets: write.showsBudgets(touched)) { style in
        let line = EventLine(
          today: session.today, categories: plan.categories, numbering: numbering, style: style)
        return events.map { line.placed($0.event, plan) }
      } remarks: {
        remarks($0)
      }
  }
}

extension CommandWrite {
  /// Whether the budgets that it touched say something: only beside a budget.
  func showsBudgets(_ touched: [TouchedBudget]) -> Bool {
    touched.contains { (try? after.month($0.month))?.hasBudget == true }
  }
}

extension LedgerEvent {
  /// Whether it moves money between accounts.
  var isMove: Bool { if case .account(.transferMade) = self { true } else { false } }
}

extension EventLine {
  /// An event as the log tells it, with where it puts money away.
  func placed(_ event: LedgerEvent, _ plan: BudgetPlan) -> String {
    style.joined([text(event), place(of: event, plan)])
  }

  /// In which category and bucket an event puts money away: `savings · Future You`; empty if it does not.
  private func place(of event: LedgerEvent, _ plan: BudgetPlan) -> String {
    guard case .account(let event) = event, let place = plan.putAway(by: event) else { return "" }
    let bucket = plan.categories.bucket(of: place.category, on: place.day.month.firstDay)
    return style.joined([
      VisibleText(plan.categories.displayName(of: place.category)).description,
      plan.buckets.shownName(of: bucket),
    ])
  }
}
