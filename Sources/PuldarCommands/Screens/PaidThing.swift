import LedgerModel

/// The day of a bill as a person is told of it.
///
/// Two devices may pay the same, or take back what the other one paid; a check tells of both, and names the
/// bill as it was called on the day.
struct PaidThing {
  /// `bill 3, Rent, due on 2026-01-31`.
  let text: String
  /// What takes back all that was paid of it, without the program's name.
  let unpayment: String

  /// - Returns: `nil` if there is no such bill any more.
  init?(_ key: PaymentKey, _ state: DecisionState, _ numbering: EventNumbering) {
    let id = numbering.text(key.bill)
    guard let terms = state.bills.terms(of: key.bill, on: key.due)?.value else { return nil }
    let due = state.bills.due(of: key.bill, planned: key.due).text
    text = "bill \(id), \(VisibleText(terms.name)), due on \(due)"
    unpayment = "undo --payment \(id) --due \(due)"
  }
}
