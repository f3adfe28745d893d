import Puldar

/// Where money is: two accounts are opened, some is moved, one agrees with what the bank says.
func accounts(in folder: String) async throws {
  let ledger = Ledger.open(folder, currency: .eur)
  guard let day = CalendarDay(iso: "2026-01-05"), let savings = AccountName("rainy days") else {
    return
  }
  func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  // What they hold when that day begins. The bank is there in every ledger; the other one is added.
  try await ledger.perform(
    StateBalance(.opening, of: .bank, euros(900_00), on: day, today: day))
  try await ledger.perform(
    StateBalance(.opening, of: savings, euros(0), on: day, adding: .savings, today: day))

  let lunch = NewEntry.expense(euros(12_50), in: .dining, on: day)
  try await ledger.perform(AddEntries(lunch, today: day))
  try await ledger.perform(
    MoveMoney(euros(300_00), from: .bank, to: savings, on: day, today: day))

  do {
    try await ledger.perform(
      StateBalance(.agreement, of: .bank, euros(590_00), on: day, today: day))
  } catch LedgerError.refused(.balanceDiffers(_, let recorded, let stated)) {
    let interest = StateBalance(
      .correction, of: .bank, try stated - recorded, on: day, reason: "interest", today: day)
    try await ledger.perform(interest)
  }

  let accounts = try await ledger.view(Accounts())
  for account in try accounts.accounts(on: day) {
    print("\(account.name) (\(account.kind)): \(account.balance)")
  }
  guard let totals = try accounts.totals(on: day) else { return }
  print("at hand \(totals.atHand), kept \(totals.kept), worth \(totals.worth)")
}
