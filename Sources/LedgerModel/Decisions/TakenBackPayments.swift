extension DecisionState {
  /// What takes back the payments of bills and earmarks whose expenses are voided: none of them is paid
  /// by what does not count.
  ///
  /// - Throws: ``Refusal`` where a day of a bill was paid in parts, and not all of them are voided: a part
  ///   alone is undone, and a day is taken back whole.
  func unpayments(
    withVoided expenses: [PaymentExpense], reason: String
  ) throws(Refusal) -> [NewEvent] {
    var events: [NewEvent] = []
    var seen: Set<PaymentKey> = []
    let voided = Set(expenses.map(\.key))
    for expense in expenses {
      guard seen.insert(expense.key.ofAnyPayment).inserted else { continue }
      let payments = paymentsInForce(of: expense.key)
      guard let paid = payments.first(where: { voided.contains($0.key) }) else { continue }
      if expense.key.isOfEarmark {
        if paid == payments.first { events += envelopes.unpayment(paid.event, reason: reason) }
        continue
      }
      guard payments.allSatisfy({ voided.contains($0.key) }) else {
        throw .expenseOfPart(expense.entry, expense.key.bill, due: expense.key.due)
      }
      events += unpayment(of: expense, reason: reason)
    }
    return events
  }

  /// What takes back all that was paid of the day of a bill, and the earmarks that were paid with it.
  private func unpayment(of expense: PaymentExpense, reason: String) -> [NewEvent] {
    let (bill, due) = (expense.key.bill, expense.key.due)
    guard let found = bills.occurrence(of: bill, due: due) else { return [] }
    let unpaid = BillUnpaid(BillDay(bill, due: due, reason: reason), turn: found.turn)
    let settled = (expense.first.number..<expense.entry.number).flatMap { number in
      envelopes.unpayment(
        EventID(writer: expense.entry.writer, number: number), reason: reason)
    }
    return [NewEvent(.schedule(.bill(.unpaid(unpaid))), key: found.key.unpaymentKey)] + settled
  }
}

extension PaymentKey {
  /// The day of a bill, or the month of an earmark, whatever was paid of it and when.
  fileprivate var ofAnyPayment: PaymentKey {
    PaymentKey(bill: bill, due: due, turn: 0, isOfEarmark: isOfEarmark)
  }
}
