import Puldar

/// What was entered: the last entry, those that a question is about, groups, and a report.
func entries(in folder: String) async throws {
  let ledger = Ledger.open(folder, currency: .eur)
  guard let day = CalendarDay(iso: "2026-05-04"), let next = day.next else { return }
  func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }
  let bought = [
    NewEntry.expense(euros(45_00), in: .groceries, on: day, merchant: "Market Hall"),
    NewEntry.expense(euros(3_80), in: .dining, on: day, merchant: "Café Luna"),
    NewEntry.expense(euros(300_00), in: .dining, on: next, merchant: "Café Luna"),
  ]
  try await ledger.perform(AddEntries(bought, today: next))

  // The last entry was typed with a zero too many.
  guard let last = try await ledger.view(LatestEntries(1)).entries.first else { return }
  let right = EntryAmendment(amount: euros(30_00))
  try await ledger.perform(CorrectEntry(last.id, right, today: next, reason: "a zero too many"))

  // One month's entries are read, and asked for a word in whatever case, with or without accents.
  let month = day.month
  let register = try await ledger.view(EntryRegister(of: month...month))
  var luna = EntryQuery.Filter(month: month)
  luna.words = ["cafe"]
  for entry in register.entries(EntryQuery(luna, order: .amount)) {
    print(entry.values.date, entry.texts.merchant, entry.values.amount)
  }
  for group in try register.groups(of: register.entries(), by: .category) {
    print("\(group.key.text): \(group.totals.count), \(group.totals.out)")
  }
  let report = try await ledger.spending(SpendingReport.Question(month...month, by: .merchant))
  for row in report.rows { print(row.key.text, report.money(row.figures.spent)) }
}
