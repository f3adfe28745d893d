import LedgerEvents

extension DecisionState {
  /// Returns the events that take back bill payments whose expenses are voided: an expense that does not count pays
  /// nothing.
  ///
  /// - Throws: ``Refusal`` if a bill's day was paid in parts and not all of them are voided: a single part must be
  ///   undone, and a day is taken back whole.
  func unpayments(
    withVoided expenses: [PaymentExpense], reason: String
  ) throws(Refusal) -> [NewEvent] {
    var events: [NewEvent] = []
    var seen: Set<BillDay> = []
    let voided = Set(expenses.map(\.key))
    for expense in expenses {
      let (bill, due) = (expense.key.bill, expense.key.due)
      guard seen.insert(BillDay(bill, due: due)).inserted else { continue }
      let payments = bills.paymentsInForce(of: bill, due: due)
      guard payments.contains(where: { voided.contains($0.key) }) else { continue }
      guard payments.allSatisfy({ voided.contains($0.key) }) else {
        throw .expenseOfPart(expense.entry, bill, due: due)
      }
      guard let found = bills.occurrence(of: bill, planned: due) else { continue }
      let unpaid = BillUnpaid(BillDay(bill, due: due, reason: reason), turn: found.turn)
      events.append(NewEvent(.schedule(.bill(.unpaid(unpaid))), key: found.key.unpaymentKey))
    }
    return events
  }
}
