import Puldar

/// What somebody asks who goes through the books: is it whole, what changed, of what, and what if.
func audit(in folder: String) async throws {
  let ledger = Ledger.open(folder, currency: .eur)
  guard let day = CalendarDay(iso: "2026-05-04") else { return }
  func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }
  func dinner(_ cents: Int64) -> NewEntry { .expense(euros(cents), in: .dining, on: day) }

  let income = SetIncome(.monthly(euros(3000_00)), from: day.month.firstDay)
  try await ledger.perform(income)
  let added = try await ledger.perform(AddEntries([dinner(21_00), dinner(1250_00)], today: day))
  guard let wrong = added.outcome.last else { return }
  // After the books were closed somebody sees one zero too many.
  let amendment = EntryAmendment(amount: euros(125_00))
  try await ledger.perform(CorrectEntry(wrong, amendment, today: day, reason: "a zero"))

  let condition = try await ledger.verify()
  for head in condition.heads { print("\(head.eventCount) events, whole: \(condition.isWhole)") }
  for change in try await ledger.difference(from: .after(wrong)) {
    let reasons = change.causes.map(\.reason).joined(separator: ", ")
    print("\(change.figure.text) \(change.before) -> \(change.after): \(reasons)")
  }
  let explained = try await ledger.view(ExplainedMonth(day.month, depth: 2))
  let spent = try explained.explanation(of: .bucket(.fun, .spent))
  print("fun spent \(spent.value)")
  for term in spent.root.terms { print("  \(term.value) by events \(term.events.map(\.number))") }
  // The same year under other shares; nothing is written.
  let shares = ChangeAllocation.shares([60_00, 20_00, 20_00].compactMap(Percentage.init)) ?? []
  let rules = [ChangeAllocation(shares, from: day.month.firstDay)]
  for (name, rules) in [("is", []), ("if", rules)] {
    let month = try await ledger.view(MonthlyBuckets(), under: rules).month(day.month, on: day)
    print("\(name): fun has \(month.buckets[1].left) left")
  }
}
