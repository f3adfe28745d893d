import LedgerModel

/// Finds paid bills without a counting payment, and expenses of payments that were taken back: two
/// devices working concurrently can cause both.
struct PaymentCheck {
  let session: Session
  let numbering: EventNumbering

  /// - Parameter known: The expenses of payments, if they are known already.
  func findings(known: CheckedEntries?) async throws -> [CheckFinding] {
    let state = try await session.ledger.view(DecisionState())
    guard state.bills.isInUse else { return [] }
    let (made, counts) =
      if let known { (known.expenses, known.counting) } else {
        try await session.ledger.answer(.paymentExpenses)
      }
    var findings: [CheckFinding] = []
    var expenses: [PaymentKey: [EventID]] = [:]
    for expense in made { expenses[expense.key, default: []].append(expense.entry) }
    for (key, entries) in expenses.sorted(by: { ($0.value[0]) < ($1.value[0]) }) {
      guard let thing = PaidThing(key, state, numbering) else { continue }
      let counting = entries.filter { counts[$0] != nil }
      let payment = state.bills.paymentsInForce(of: key.bill, due: key.due).first { $0.key == key }
      if let payment, counting.isEmpty, let entry = entries.last,
        try await session.ledger.isPaid(by: payment, withAnExpenseOf: key)
      {
        findings.append(
          CheckFinding(
            check: .conflicts,
            text: session.text(
              "\(thing.text) is paid, and its expense \(numbering.text(entry)) does not count: "
                + "'\(command: thing.unpayment)' takes the payment back"),
            events: [payment.event, entry]))
      }
      if payment == nil, let entry = counting.last {
        findings.append(
          CheckFinding(
            check: .conflicts,
            text: session.text(
              "\(thing.text) is not paid by \(numbering.text(entry)), which is its expense and "
                + "counts: '\(command: "undo \(numbering.text(entry))")' takes it back"),
            events: [entry]))
      }
    }
    return findings + (try await links(state))
  }

  /// Returns findings about payments by entries that no longer count, or lost the bill's type.
  private func links(_ state: DecisionState) async throws -> [CheckFinding] {
    let links = state.bills.links
    let entries = links.compactMap(\.entry)
    if entries.isEmpty { return [] }
    let latest = try await session.ledger.view(LatestEntries(entries))
    return links.compactMap { link in
      guard let entry = link.entry, let thing = PaidThing(link.key, state, numbering) else {
        return nil
      }
      let terms = state.bills.terms(of: link.key.bill, on: link.key.due)?.value
      if let paid = latest[entry], paid.status == .counts, paid.values.type == terms?.type {
        return nil
      }
      if let goal = terms?.destination, state.plan.move(entry)?.destination == goal { return nil }
      return CheckFinding(
        check: .conflicts,
        text: session.text(
          "\(thing.text) is paid by \(numbering.text(entry)), which is no "
            + "\(terms?.type == .income ? "income" : "expense") that counts: "
            + "'\(command: thing.unpayment)' opens it again"),
        events: [link.event, entry])
    }
  }
}
