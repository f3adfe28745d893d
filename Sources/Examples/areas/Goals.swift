import Puldar

/// What money is for: a goal is filled and bought from, and what may be spent today is told.
func goals(in folder: String) async throws {
  let ledger = Ledger.open(folder, currency: .eur)
  guard let day = CalendarDay(iso: "2026-01-20"), let next = day.next,
    let june = CalendarDay(iso: "2026-06-30")
  else { return }
  func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }
  try await ledger.perform(
    StateBalance(.opening, of: .bank, euros(2000_00), on: day, today: day))
  try await ledger.perform(SetAllowance(euros(45_00), from: day))

  let added = AddGoal("Bike", target: euros(500_00), by: june, from: day)
  guard let bike = try await ledger.perform(added).outcome.first else { return }
  try await ledger.perform(FundGoal(bike, with: euros(400_00), on: day, today: day))
  try await show(on: day)

  // The goal pays as far as it can: 400 are covered, 50 are used of the month.
  let purchase = NewEntry.expense(euros(450_00), in: .shopping, on: day).bought(with: bike)
  let coffee = NewEntry.expense(euros(4_20), in: .dining, on: next)
  try await ledger.perform(AddEntries([purchase, coffee], today: next))
  try await show(on: next)

  func show(on day: CalendarDay) async throws {
    for goal in try await ledger.view(Goals()).goals(on: day) {
      print("\(goal.name): \(goal.saved) of", goal.target.map { "\($0)," } ?? "", terminator: " ")
      print(goal.monthly.map { "\($0) a month" } ?? "no pace")
    }
    let funds = try await ledger.view(Funds())
    guard let today = try funds.allowance(on: day), let all = try funds.snapshot(on: day)
    else { return }
    print("today \(today.remaining), set aside \(today.setAside), goals \(all.saved)")
    print("Main Savings \(all.mainSavings) of \(all.total)")
  }
}
