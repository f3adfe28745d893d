import LedgerModel
import LedgerStore
import LedgerTestSupport

/// The life of an invented person, January 2023 to December 2025: always the same one.
struct ThreeYears {
  private let ledger: Ledger
  private var chance = SeededGenerator(seed: 2023)
  private var ids: [EventID] = []

  private static let travel = BucketName("travel") ?? .fun
  private static let pets = CategoryName("pets") ?? .other
  private static let climbing = CategoryName("climbing") ?? .other
  private static let today = CalendarDay.known("2025-12-31")

  init(_ ledger: Ledger) {
    self.ledger = ledger
  }

  mutating func live() async throws {
    try await settle()
    for month in CalendarMonth.months(
      from: CalendarDay.known("2023-01-01").month, through: Self.today.month)
    {
      try await live(through: month)
    }
    _ = try await ledger.perform(RunBills(today: Self.today))
  }

  /// What is arranged once, each from its month on.
  private func settle() async throws {
    func day(_ text: String) -> CalendarDay { .known(text) }
    func share(_ bucket: BucketName, _ percent: Int) throws -> BucketShare {
      guard let share = Percentage(hundredths: percent * 100) else { throw Refusal.emptyLedger }
      return BucketShare(bucket: bucket, share: share)
    }
    let (travel, pets, climbing) = (Self.travel, Self.pets, Self.climbing)
    let decisions: [any LedgerDecision] = [
      SetIncome(.monthly(money(3_200_00)), from: day("2023-01-01")),
      SetRollover([(.fun, .both), (.future, .surplus)], from: day("2023-01-01")),
      AddBill(
        try terms("Maple Court", 1_050_00, .housing, .months(1, on: [1]), from: "2023-01-01")),
      AddBill(
        try terms("Lumen TV", 13_99, .subscriptions, .months(1, on: [31]), from: "2023-01-31")),
      AddCategory(pets, in: .fundamentals),
      ChangeAllocation(
        [try share(.fundamentals, 60), try share(.fun, 20), try share(.future, 20)],
        from: day("2023-07-01")),
      SetIncome(.monthly(money(3_797_63)), from: day("2024-01-01")),
      AddBucket(travel, from: day("2024-03-01")),
      ChangeAllocation(
        [
          try share(.fundamentals, 55), try share(.fun, 20), try share(.future, 15),
          try share(travel, 10),
        ], from: day("2024-03-01")),
      MoveCategory(.travel, to: travel, from: day("2024-03-01")),
      SetRollover([(travel, .both)], from: day("2024-03-01")),
      AddCategory(climbing, in: .fun), MoveCategory(pets, to: .fun, from: day("2024-09-01")),
      EndBucket(travel, movingTo: .fun, from: day("2025-06-01")),
      SetRollover([(.future, .off)], from: day("2025-01-01")),
    ]
    for decision in decisions { try await perform(decision) }
  }

  private func perform(_ decision: some LedgerDecision) async throws {
    _ = try await ledger.perform(decision)
  }

  private func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: .usd) }

  private func terms(
    _ merchant: String, _ amount: Int64, _ category: CategoryName, _ interval: Recurrence.Interval,
    from day: String
  ) throws -> BillTerms {
    BillTerms(
      merchant, try Recurrence(interval, from: .known(day)), amount: money(amount),
      category: category, isAuto: true)
  }

  /// A month: what is bought in it, what comes back, what was wrong.
  private mutating func live(through month: CalendarMonth) async throws {
    for (category, most) in [
      (CategoryName.groceries, 180_00), (.groceries, 180_00), (.groceries, 180_00),
      (.groceries, 180_00), (.dining, 240_00), (.dining, 240_00), (.transport, 90_00),
      (.utilities, 220_00), (.shopping, 580_00), (.entertainment, 420_00), (Self.pets, 90_00),
      (.savings, 1_200_00),
    ] as [(CategoryName, Int64)] where Int.random(in: 0..<8, using: &chance) > 0 {
      try await add(.expense(amount(most), in: category, on: day(of: month)))
    }
    switch month.monthOfYear {
    case 2, 11: try await add(.income(amount(800_00), on: day(of: month), merchant: "Side job"))
    case 4, 8:
      try await add(.expense(amount(1_400_00), in: .travel, on: day(of: month)))
    case 5:
      let whole = NewEntry.expense(money(120_00), in: .other, on: day(of: month), merchant: "Depot")
      ids += try await ledger.perform(
        AddPayment(
          whole, split: [.init(.groceries, money(70_00)), .init(.gifts, money(50_00))],
          today: Self.today)
      ).outcome
    case 9: try await add(.expense(amount(300_00), in: Self.climbing, on: day(of: month)))
    default: break
    }
    guard let touched = ids.randomElement(using: &chance) else { return }
    switch Int.random(in: 0..<4, using: &chance) {
    case 0: _ = try? await ledger.perform(VoidEntry(touched))
    case 1:
      var amendment = EntryAmendment()
      amendment.amount = amount(90_00)
      _ = try? await ledger.perform(CorrectEntry(touched, amendment, today: Self.today))
    case 2:
      _ = try? await ledger.perform(
        AddEntries(
          .credit(amount(30_00), in: .shopping, on: day(of: month), purchase: touched),
          today: Self.today))
    default: _ = try? await ledger.perform(UndoEvent(touched))
    }
  }

  private mutating func add(_ entry: NewEntry) async throws {
    ids += try await ledger.perform(AddEntries(entry, today: Self.today)).outcome
  }

  private mutating func amount(_ most: Int64) -> Money {
    money(.random(in: most / 10...most, using: &chance))
  }

  private mutating func day(of month: CalendarMonth) -> CalendarDay {
    let day = Int.random(in: 1...month.length, using: &chance)
    return CalendarDay(year: month.year, month: month.monthOfYear, day: day) ?? month.firstDay
  }
}
