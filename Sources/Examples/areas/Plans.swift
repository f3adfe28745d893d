import Puldar

/// When something is due: a rent, a bill that nobody knows before it comes, a planned move.
func plans(in folder: String) async throws {
  let ledger = Ledger.open(folder, currency: .eur)
  guard let start = CalendarDay(iso: "2026-02-01"), let today = CalendarDay(iso: "2026-03-10"),
    let april = CalendarDay(iso: "2026-04-01"), let savings = AccountName("savings")
  else { return }
  func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  let monthly = try Recurrence(.months(1, on: [1]), from: start)
  let added = [
    BillTerms("rent", monthly, amount: euros(900_00), category: .housing),
    BillTerms(
      "power", try Recurrence(.months(2, on: [.lastWorkday]), from: start), amount: euros(0),
      certainty: .unknown, category: .utilities),
    BillTerms("put away", monthly, amount: euros(300_00), category: .other, to: savings),
  ]
  var ids: [EventID] = []
  for terms in added { ids += try await ledger.perform(AddBill(terms)).outcome }

  // The first day that is open is paid, another one is skipped, and the rent goes up from April on.
  try await ledger.perform(PayBill(ids[0], on: today, today: today))
  try await ledger.perform(PayBill(ids[1], amount: euros(84_10), on: today, today: today))
  try await ledger.perform(SkipBill(ids[2]))
  var dearer = ChangeBill.Amendment()
  dearer.amount = euros(950_00)
  try await ledger.perform(ChangeBill(ids[0], from: april, dearer))

  let plans = try await ledger.view(Plans())
  for bill in plans.bills(on: today) {
    guard let next = bill.next else { continue }
    let left = next.terms.certainty == .unknown ? "unknown" : "\(next.left)"
    let late = bill.overdueCount > 0 ? " OVERDUE" : ""
    print("\(bill.terms.name): \(left) on \(next.due)\(late)")
  }
  for day in plans.days(of: ids[0], in: start...april) { print("rent \(day.due): \(day.state)") }
  print("still due: \(try plans.stillDue(in: today.month, on: today))")
}
