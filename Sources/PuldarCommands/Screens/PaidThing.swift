import LedgerModel

/// The day of a bill in words.
///
/// Two devices may pay the same day, or take back the other's payment; checks report both, and name the bill as
/// it was called on that day.
struct PaidThing {
  /// `bill 3, Rent, due on 2026-01-31`.
  let text: String
  /// The command that takes back all payments of it, without the program's name.
  let unpayment: String

  /// - Returns: `nil` if the bill no longer exists.
  init?(_ key: PaymentKey, _ state: DecisionState, _ numbering: EventNumbering) {
    let id = numbering.text(key.bill)
    guard let terms = state.bills.terms(of: key.bill, on: key.due)?.value else { return nil }
    let due = state.bills.due(of: key.bill, planned: key.due).text
    text = "bill \(id), \(VisibleText(terms.name)), due on \(due)"
    unpayment = "undo --payment \(id) --due \(due)"
  }
}
