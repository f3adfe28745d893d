import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// What a bill saves for its day: an insurance of 640.00 due on 2026-12-01, and what becomes of it.
struct BillSavingTests {
  private static let today: CalendarDay = "2027-12-31"

  private var ledger = PracticeLedger()
  private var bill = EventID(writer: .sample, number: 1)
  private let year: Recurrence
  private let wholeMonths: Recurrence

  init() throws {
    year = try Recurrence(.months(12, on: [1]), from: "2026-12-01")
    wholeMonths = try Recurrence(.wholeMonths, from: "2026-12-01")
  }

  /// - Parameter save: The first month that puts a part away.
  private mutating func insure(
    save: CalendarMonth = "2026-01", _ change: (inout BillTerms) -> Void = { _ in }
  ) throws {
    var terms = BillTerms("Insurance", year, amount: 640_00, category: .insurance, save: save)
    change(&terms)
    bill = try ledger.perform(AddBill(terms))[0]
  }

  private mutating func pay(
    _ units: Int64, on day: CalendarDay, isPart: Bool = false, withoutExpense: Bool = false
  ) throws {
    var pay = PayBill(
      bill, due: "2026-12-01", amount: Money(minorUnits: units, currency: .usd), on: day,
      today: Self.today)
    (pay.isPart, pay.addsNoExpense) = (isPart, withoutExpense)
    try ledger.perform(pay)
  }

  /// What was put away in the months of 2026 from the one in which saving begins, in cents.
  private func putAway(
    from month: CalendarMonth = "2026-01", through last: CalendarMonth = "2026-12"
  ) throws -> [Int64] {
    let law = try MoneyLaw(
      ledger.view(MonthlyBuckets()), ledger.view(Funds()), ledger.view(AccountTransfers()).all)
    #expect(law.difference.minorUnits == 0)
    return try ledger.view(MonthlyBuckets()).months(month...last).map(\.putAway.minorUnits)
  }

  private func month(_ month: CalendarMonth) throws -> MonthBudget {
    try ledger.view(MonthlyBuckets()).month(month)
  }

  private func set(aside day: CalendarDay) -> [Int64] {
    EnvelopeFigures(
      ledger.view(DecisionState()), ledger.view(AccountSums()), ledger.view(Envelopes()), in: .usd
    ).bills(on: day).map(\.amount.minorUnits)
  }

  private static let twelfths: [Int64] = [
    53_33, 53_33, 53_33, 53_33, 53_34, 53_33, 53_34, 53_33, 53_34, 53_33, 53_34, 53_33,
  ]

  @Test mutating func `each month puts away what is missing by the months that are left`() throws {
    try insure(save: "2026-08")
    #expect(try putAway(from: "2026-07") == [0] + Array(repeating: 128_00, count: 5))
    try insure()
    #expect(
      try putAway().map { $0 } == Self.twelfths.enumerated().map { $1 + ($0 > 6 ? 128_00 : 0) })
  }

  @Test mutating func `the year after it begins anew in the month after the day`() throws {
    try insure(save: "2026-12")
    #expect(
      try putAway(from: "2026-12", through: "2028-01")
        == [640_00] + Self.twelfths + [53_33])
  }

  @Test mutating func `a price known later changes the months that are left, and no past one`()
    throws
  {
    try insure()
    var dearer = ChangeBill.Amendment()
    dearer.amount = 700_00
    try ledger.perform(ChangeBill(bill, from: "2026-07-10", dearer))
    let months = try putAway()
    #expect(months.prefix(6) == Self.twelfths.prefix(6))
    #expect(months.suffix(6).allSatisfy { [63_33, 63_34].contains($0) })
    #expect(months.reduce(0, +) == 700_00)
  }

  @Test mutating func `what pays it is covered by what is saved, and the rest is used`() throws {
    try insure()
    try pay(650_00, on: "2026-12-03")
    #expect(try putAway() == Self.twelfths)
    let december = try month("2026-12")
    #expect(december.spent == 650_00 && december.covered == 640_00)
    #expect(december.used.minorUnits == 53_33 + 10_00)
  }

  @Test mutating func `paid two months early, no month after it saves`() throws {
    try insure()
    try pay(640_00, on: "2026-10-10")
    #expect(try putAway() == Self.twelfths.prefix(10) + [0, 0])
    #expect(try month("2026-10").covered == 533_33)
    #expect(try month("2026-10").used.minorUnits == 53_33 + 106_67)
  }

  @Test mutating func `what is saved and not needed is put away with a minus in that month`() throws
  {
    try insure()
    try pay(600_00, on: "2026-12-03")
    #expect(try month("2026-12").covered == 600_00)
    #expect(try putAway() == Self.twelfths.dropLast() + [53_33 - 40_00])
  }

  enum End: String, CaseIterable, Sendable {
    case skipped, stopped, savesNoMore, paidWithoutExpense
  }

  @Test(arguments: End.allCases)
  mutating func `all of it comes back in the month in which nothing is saved for any more`(
    _ end: End
  ) throws {
    try insure()
    switch end {
    case .skipped:
      var skip = SkipBill(bill)
      skip.today = "2026-10-10"
      try ledger.perform(skip)
    case .stopped: try ledger.perform(StopBill(bill, from: "2026-10-10"))
    case .savesNoMore:
      var change = ChangeBill.Amendment()
      change.saving = .off
      try ledger.perform(ChangeBill(bill, from: "2026-10-10", change))
    case .paidWithoutExpense: try pay(640_00, on: "2026-10-10", withoutExpense: true)
    }
    #expect(try putAway() == Self.twelfths.prefix(9) + [-480_00, 0, 0])
    #expect(try month("2026-10").covered == 0)
  }

  @Test mutating func `parts are covered one after the other, and what was paid is not saved for`()
    throws
  {
    try insure()
    try pay(200_00, on: "2026-03-05", isPart: true)
    #expect(try month("2026-03").covered == 159_99)
    try pay(440_00, on: "2026-12-05", isPart: true)
    #expect(try month("2026-12").covered == 440_00)
    #expect(try putAway().suffix(9).reduce(0, +) == 440_00)
    #expect(try month("2026-12").used.minorUnits == 48_88)
  }

  @Test mutating func `what is saved is no longer due, and stays set aside until it is paid`()
    throws
  {
    try insure()
    let october = try ledger.view(MonthlyBuckets()).month("2026-10", on: "2026-10-10")
    #expect(october.stillDue == 0 && set(aside: "2026-10-10") == [533_33])
    let december = try ledger.view(MonthlyBuckets()).month("2026-12", on: "2026-12-02")
    #expect(december.stillDue == 0 && set(aside: "2026-12-02") == [640_00])
    // Overdue it is held for, and nothing is saved twice.
    let later = try ledger.view(MonthlyBuckets()).month("2027-01", on: "2027-01-05")
    #expect(later.stillDue == 0 && set(aside: "2027-01-05") == [640_00 + 53_33])
    try pay(640_00, on: "2027-01-06")
    #expect(try month("2027-01").covered == 640_00 && set(aside: "2027-01-06") == [53_33])
  }

  @Test mutating func `an undo of the payment gives it what was saved back`() throws {
    try insure()
    try pay(640_00, on: "2026-10-10")
    let paid = try #require(ledger.events.last { $0.event.payload is BillPaid }?.id)
    try ledger.perform(UndoEvent(paid))
    #expect(try putAway() == Self.twelfths && set(aside: "2026-11-05") == [586_67])
  }

  @Test mutating func `it needs a day to come, an amount, and money at hand`() throws {
    #expect(throws: Refusal.savingUnsure) {
      let wholeMonths = wholeMonths
      try insure { $0.recurrence = wholeMonths }
    }
    #expect(throws: Refusal.savingUnsure) {
      try insure { ($0.amount, $0.certainty) = (.zero(.usd), .unknown) }
    }
    #expect(throws: Refusal.savingUnsure) {
      try insure { ($0.type, $0.category) = (.income, .income) }
    }
    #expect(throws: Refusal.savingTooLate("2027-01")) {
      try insure(save: "2027-01") {
        $0.recurrence = Recurrence.once(on: "2026-12-01") ?? $0.recurrence
      }
    }
    #expect(throws: Refusal.savingFromKept("savings")) { try insure { $0.account = "savings" } }
  }

  @Test mutating func `sums of payments that do not fit stop nothing`() throws {
    try insure()
    let events = ledger.events.map(\.event)
    let paid = LedgerEvent.schedule(
      .bill(
        .paid(
          BillPaid(
            bill: bill, due: "2026-12-01",
            amount: Money(minorUnits: Money.largestMinorUnits, currency: .usd), on: "2026-03-05",
            extent: .part))))
    let buckets = MonthlyBuckets(
      folding: (events + Array(repeating: paid, count: 10_000)).envelopes)
    _ = try? buckets.months("2026-01"..."2027-12")
  }
}
