import Puldar

/// A clock that stands still on a day.
struct StandingClock: WallClock {
  let day: CalendarDay

  func now() -> Timestamp { Timestamp(startOf: day) }
  func today() -> CalendarDay { day }
  func day(at instant: Timestamp) -> CalendarDay { instant.day }
}

/// Drip's acceptance: what there is, an espresso, a withdrawal, an earmark that costs more, a correction.
@MainActor func useAllowance(in folder: String) async {
  guard let first = CalendarDay(iso: "2026-01-01"), let next = first.next else { return }
  let app = AllowanceApp(.open(folder, currency: .usd, clock: StandingClock(day: first)))
  await app.open(.bank, with: "382.19")
  await app.open(.cash, with: "3000")
  await app.allow("88.41")
  print(app.snapshot)
  let preview = await app.preview("45", on: "espresso")
  print("\nIf it is bought: \(preview?.split(separator: "\n").first ?? "")")
  await app.spend("45", on: "espresso")
  await app.move("1000", from: .bank, to: .cash)
  await app.earmark("55", for: "Gym")
  if let gym = app.earmarks.first { await app.pay(gym, "60") }
  await app.correct(.bank, by: "0.42", why: "interest")
  await app.correct(.bank, by: "12", why: "")
  print(app.problem ?? "no problem")
  await app.addBucket("Bike", target: "500")
  if let bike = app.buckets.first { await app.save("100", in: bike) }
  for row in app.earmarks + app.buckets + app.daily + app.cash + app.corrections { print(row.text) }

  let later = AllowanceApp(.open(folder, currency: .usd, clock: StandingClock(day: next)))
  await later.refresh()
  print(later.snapshot)
}

/// billMind's acceptance: bills are added, paid, not paid after all, and deleted.
@MainActor func useBills(in folder: String) async {
  guard let today = CalendarDay(iso: "2026-01-20"), let rupee = Money.Currency(code: "LKR"),
    let late = CalendarDay(iso: "2026-01-15"), let last = CalendarDay(iso: "2026-01-31")
  else { return }
  let app = BillsApp(.open(folder, currency: rupee, clock: StandingClock(day: today)))
  var form = BillsApp.Form(name: "Netflix", amount: "9.99", due: late)
  (form.category, form.mode, form.repeats) = (.subscriptions, "card", .monthly)
  await app.add(form)
  form = BillsApp.Form(
    name: "Rent", amount: "45,000", due: last, time: TimeOfDay(hour: 9, minute: 0))
  (form.category, form.mode, form.repeats) = (.housing, "bank", .monthly)
  form.photo = Ledger.NewReceipt(Array("the lease".utf8), named: "lease.txt")
  await app.add(form)
  home()

  guard let rent = app.rows.last else { return }
  await app.toggle(rent)
  home()
  guard let paid = app.rows.first(where: \.isPaid) else { return }
  await app.open(paid)
  for line in app.details { print(line) }
  let file = await app.calendar(days: 60) ?? []
  for line in String(decoding: file, as: UTF8.self).split(separator: "\r\n")
  where line.hasPrefix("STATUS") || line.hasPrefix("SUMMARY") { print(line) }
  await app.toggle(paid)
  if let netflix = app.rows.first { await app.delete(netflix) }
  home()

  func home() {
    print(
      "unpaid \(app.unpaid); \(app.bars.joined(separator: ", ")); \(app.banner ?? "none overdue")")
    for row in app.rows { print("  \(row.text)") }
    for row in app.reminders { print("  remind on \(row.due) \(row.time?.text ?? "")") }
  }
}

/// Spendwise's acceptance: a receipt is read, looked at and saved; its merchant is known the next time.
@MainActor func useReceipts(in folder: String) async {
  guard let today = CalendarDay(iso: "2026-01-20") else { return }
  let app = ReceiptsApp(
    Ledger(
      store: FileEventStore(folder: folder), clock: StandingClock(day: today),
      opening: LedgerOpening(currency: .inr, categories: .spendwise), treatsMissingAsEmpty: true))
  await app.setBudget("30000")
  print(app.summary)
  await app.scan(receipt("ZEST HOUSE\n18/01/2026\nThali  300.00\nGST 15.00\nTotal  315.00"))
  guard let form = app.form else { return }
  print("read \(form.merchant), \(form.amount), \(form.day), \(form.category), \(form.doubts)")
  app.form?.category = .dining
  await app.save()
  await app.scan(receipt("Zest House #2\n19/01/2026\nTea  40.00\nTotal  40.00"))
  print("read again: \(app.form?.merchant ?? ""), \(app.form?.category.text ?? "")")
  await app.save()

  app.savesByItself = true
  await app.scan(receipt("BIG BAZAAR\n20/01/2026\nRice  450.00\nTotal  450.00"))
  print("to look at: \(app.unreviewed.map(\.text))")
  if let row = app.unreviewed.first { await app.looked(at: row) }
  await app.scan(receipt("thank you"))
  print(app.form?.doubts ?? [])
  print(app.summary)
  for slice in app.slices { print("  \(slice)") }
  for day in app.days {
    print(day.title)
    for row in day.rows { print("  \(row.text)") }
  }

  func receipt(_ text: String) -> Ledger.NewReceipt {
    Ledger.NewReceipt(Array(text.utf8), named: "receipt.txt", text: text)
  }
}
