import Puldar

/// Folds a ledger in memory into a projection that the library does not have.
@main
struct Program {
  static func main() async throws {
    let ledger = Ledger(
      store: InMemoryEventStore(), opening: LedgerOpening(currency: .eur, deviceName: "example"))
    guard let today = CalendarDay(iso: "2026-01-09") else { return }

    let week: [(category: CategoryName, cents: Int64, daysAgo: Int)] = [
      (.groceries, 64_20, 6), (.dining, 18_00, 4), (.dining, 9_50, 2), (.travel, 230_00, 0),
    ]
    var ids: [EventID] = []
    for (category, cents, daysAgo) in week {
      let date = today.adding(days: -daysAgo) ?? today
      let amount = Money(minorUnits: cents, currency: .eur)
      let expense = NewEntry.expense(amount, in: category, on: date)
      ids += try await ledger.perform(AddEntries(expense, today: today)).outcome
    }

    // Typed wrongly: it was 23, and the lunch on Monday was paid by somebody else.
    let amount = EntryAmendment(amount: Money(minorUnits: 23_00, currency: .eur))
    try await ledger.perform(CorrectEntry(ids[3], amount, today: today))
    try await ledger.perform(VoidEntry(ids[1], reason: "paid by Sam"))

    let spending = try await ledger.view(SpendingByWeekday())
    for day in CalendarDay.Weekday.allCases {
      print("\(day): \(Money(minorUnits: spending[day], currency: .eur).text())")
    }
  }
}
