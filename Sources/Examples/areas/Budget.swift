import Puldar

/// How much it may be: an income on two days, shares, a month of its own, a limit, and a shift.
func budget(in folder: String) async throws {
  let ledger = Ledger.open(folder, currency: .eur)
  guard let day = CalendarDay(iso: "2026-05-04") else { return }
  let (month, first) = (day.month, day.month.firstDay)
  func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  // 1500 on the 15th and on the last day; until it comes it is expected.
  let days = IncomeDays(try Recurrence(.months(1, on: [15, 31]), from: first))
  try await ledger.perform(SetIncome(.onDays(euros(1500_00), days), from: first))
  let shares = ChangeAllocation.shares([50_00, 30_00, 20_00].compactMap(Percentage.init))
  try await ledger.perform(ChangeAllocation(shares ?? [], from: first))
  // This month alone uses no more than 2800, and dining no more than 150 in any month.
  try await ledger.perform(SetMonthBudget(euros(2800_00), in: month, isAlone: true))
  try await ledger.perform(SetMonthBudget(euros(150_00), of: .dining, in: month))
  try await ledger.perform(
    ShiftBudget(euros(40_00), from: .fun, to: .fundamentals, in: month))
  try await ledger.perform(SetRollover(.surplus, of: .fun, from: first))
  let dinner = NewEntry.expense(euros(162_00), in: .dining, on: day)
  try await ledger.perform(AddEntries(dinner, today: day))

  let buckets = try await ledger.view(MonthlyBuckets())
  let figures = try buckets.month(month, on: day)
  print("income \(figures.income), of which \(figures.expected) is still expected")
  print("budget \(figures.budget), left \(figures.left)")
  for bucket in figures.buckets { print("\(bucket.name): \(bucket.left) of \(bucket.budget)") }
  for limit in try buckets.overview(of: figures).limits {
    print("\(limit.name): \(limit.used) of \(limit.cap), over by \(limit.over)")
  }
  if let next = month.next {
    print("\(next): fun carries \(try buckets.month(next, on: day).buckets[1].carried)")
  }
}
