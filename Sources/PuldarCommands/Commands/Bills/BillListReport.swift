import LedgerModel

/// The bills, each with its terms and its next day.
struct BillListReport {
  let session: Session
  let showsEnded: Bool

  func report() async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    let all = try await session.ledger.view(Plans()).bills(on: session.today)
    let rows = all.filter { showsEnded || $0.next != nil }
    return Report("bill list") { style in
      guard !rows.isEmpty else { return [.offering(nothing(hasEnded: !all.isEmpty))] }
      return BillRow.lines(
        rows, state.plan.categories, numbering, today: session.today, style
      ).map { Report.Line($0) }
    } record: {
      BillListReport.shape.record(of: rows.map { ToldBill(bill: $0) }, numbering)
    }
  }

  static let shape = Shape<[ToldBill]>(
    answer: "bill-list",
    .init("bills", \.self))

  private func nothing(hasEnded: Bool) -> Advice {
    hasEnded
      ? "Nothing is to be paid; the bills there were: \(command: "bill list --all")"
      : "There are no bills yet. Add one with: \(command: "bill add netflix 9.99 15jan")"
  }
}
