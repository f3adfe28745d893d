import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Tables of what a month spent, and of what it carries: P5, P9, P17, P19, P22, P25, P26, K2, K6.
struct MonthTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var events: [LedgerEvent]
    /// What each bucket spent, in cents; others spent nothing.
    var spent: [String: Int64]

    init(_ description: String, _ events: [LedgerEvent], _ spent: [String: Int64]) {
      testDescription = description
      self.events = events
      self.spent = spent
    }
  }

  static let lunch = LedgerEvent.spent(12_50, in: "dining", on: "2025-03-07")

  static let march: [Case] = [
    Case("nothing", [], [:]),
    Case(
      "each category counts in its bucket",
      [
        .spent(1, in: "groceries", on: "2025-03-01"), .spent(2, in: "insurance", on: "2025-03-01"),
        .spent(4, in: "other", on: "2025-03-31"), .spent(8, in: "education", on: "2025-03-31"),
      ], ["fundamentals": 3, "fun": 4, "future": 8]),
    Case(
      "the days before and after do not count",
      [.spent(1, on: "2025-02-28"), .spent(2, on: "2025-04-01")], [:]),
    Case(
      "a refund lowers what was spent (P17)",
      [lunch, .credited(2_50, in: "dining", on: "2025-03-08")], ["fun": 10_00]),
    Case(
      "more refunded than spent is below zero (P9)",
      [lunch, .credited(20_00, in: "dining", on: "2025-03-31")], ["fun": -7_50]),
    Case(
      "a refund counts in its own month",
      [
        .spent(20_00, in: "dining", on: "2025-02-28"),
        .credited(5_00, in: "dining", on: "2025-03-01"),
      ],
      ["fun": -5_00]),
    Case("income is no spending", [.received(100_00, on: "2025-03-07")], [:]),
    Case("a void takes it out", [lunch, .voided(1, lunch)], [:]),
    Case("a second void takes out nothing", [lunch, .voided(1, lunch), .voided(1, lunch)], [:]),
    Case(
      "a correction of the date moves it to its month",
      [lunch, .corrected(1, lunch, .init(date: "2025-04-01"))], [:]),
    Case(
      "a correction of the category moves it to its bucket",
      [lunch, .corrected(1, lunch, .init(category: .debt))], ["future": 12_50]),
    Case(
      "a correction of the type turns it round",
      [lunch, .corrected(1, lunch, .init(type: .credit))], ["fun": -12_50]),
    Case("an undo takes it out", [lunch, .undone(1, lunch)], [:]),
    Case("a second undo takes out nothing", [lunch, .undone(1, lunch), .undone(1, lunch)], [:]),
    Case(
      "a redo puts it back once",
      [lunch, .undone(1, lunch), .redone(1, lunch), .redone(1, lunch)], ["fun": 12_50]),
    Case(
      "an unknown category counts where other does", [.spent(3, in: "pets", on: "2025-03-07")],
      ["fun": 3]),
    Case(
      "a category in a bucket without a share is not lost",
      [.moved("dining", to: "travel fund", from: "2025-03-01"), lunch], ["travel fund": 12_50]),
    Case(
      "a category that moves on the first of the month counts in its new bucket",
      [lunch, .moved("dining", to: "future", from: "2025-03-01")], ["future": 12_50]),
    Case(
      "one that moves a day later counts there from the next month on",
      [lunch, .moved("dining", to: "future", from: "2025-03-02")], ["fun": 12_50]),
    Case(
      "one that moves in the month after leaves this one alone (K6)",
      [lunch, .moved("dining", to: "future", from: "2025-04-01")], ["fun": 12_50]),
    Case(
      "the later of two moves for one day holds",
      [
        lunch, .moved("dining", to: "future", from: "2025-03-01"),
        .moved("dining", to: "fundamentals", from: "2025-03-01"),
      ], ["fundamentals": 12_50]),
    Case(
      "an earlier first day recorded later does not override a later one",
      [
        lunch, .moved("dining", to: "future", from: "2025-03-01"),
        .moved("dining", to: "fundamentals", from: "2025-01-01"),
      ], ["future": 12_50]),
  ]

  static func month(
    _ month: CalendarMonth, _ events: [LedgerEvent]
  ) throws -> MonthBudget {
    try MonthlyBuckets(folding: [EventEnvelope]([.opened()] + events)).month(month)
  }

  @Test(.rows) func `what March 2025 spent`() {
    each(Self.march) { (example: Case) throws in
      let month = try MonthTableTests.month("2025-03", example.events)
      let spent = month.buckets.filter { $0.spent.minorUnits != 0 }.map {
        ($0.bucket.text, $0.spent.minorUnits)
      }
      #expect(Dictionary(uniqueKeysWithValues: spent) == example.spent)
      #expect(month.spent.minorUnits == example.spent.values.reduce(0, +))
      #expect(month.buckets.prefix(3).map(\.bucket) == BucketName.builtIn)
    }
  }

  @Test func `shares are 50, 30 and 20 until another is recorded, and parts add up`() throws {
    // P19, K2: rounded one by one, 3797.63 would be a cent more.
    let standard = try MonthTableTests.month(
      "2026-01", [.income(3797_63, from: "2026-01-01")])
    #expect(standard.buckets.map(\.budget) == [1898_81, 1139_29, 759_53])
    let changed = try MonthTableTests.month(
      "2026-01",
      [.income(1000_01, from: "2026-01-01"), .shares(60, 20, 20, from: "2026-01-01")])
    #expect(changed.buckets.map(\.budget) == [600_01, 200_00, 200_00])
    #expect(changed.buckets.map(\.share.shortText) == ["60%", "20%", "20%"])
  }

  @Test func `a setting changed today never changes a past month`() throws {  // K6, P23
    let past: [LedgerEvent] = [
      .income(4000_00, from: "2025-01-01"), .shares(50, 30, 20, from: "2025-01-01"),
      .rollover("fun", .both, from: "2025-02-01"), .spent(100_00, in: "dining", on: "2025-03-07"),
    ]
    let today: [LedgerEvent] = [
      .income(9000_00, from: "2025-04-01"), .shares(0, 0, 100, from: "2025-04-01"),
      .rollover("fun", .off, from: "2025-04-01"),
      .moved("dining", to: "future", from: "2025-04-01"),
    ]
    for month in ["2025-01", "2025-02", "2025-03"] as [CalendarMonth] {
      #expect(
        try MonthTableTests.month(month, past + today)
          == MonthTableTests.month(month, past))
    }
    let april = try MonthTableTests.month("2025-04", past + today)
    #expect(april.buckets.map(\.budget) == [0, 0, 9000_00])
    #expect(april.carried == 0)
  }

  @Test func `income is the base and what else is received, or that alone`() throws {  // P25
    let received = LedgerEvent.received(500_00, on: "2026-01-31")
    let base = LedgerEvent.income(4000_00, from: "2026-01-01")
    #expect(try MonthTableTests.month("2026-01", [base, received]).income == 4500_00)
    #expect(try MonthTableTests.month("2026-02", [base, received]).income == 4000_00)
    let actual = LedgerEvent.setting(.incomeSet(IncomeSet(from: "2026-01-01", plan: .actual)))
    #expect(try MonthTableTests.month("2026-01", [base, actual, received]).income == 500_00)
  }

  struct Carry: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var events: [LedgerEvent]
    /// What Fun carries into January to May 2026.
    var carried: [Int64]

    init(_ description: String, _ events: [LedgerEvent], _ carried: [Int64]) {
      testDescription = description
      self.events = events
      self.carried = carried
    }
  }

  /// Fun has 300.00 a month; it spends 100.00, 500.00, 0, 350.00 from January on.
  static let spending: [LedgerEvent] = [
    .income(1000_00, from: "2026-01-01"), .spent(100_00, in: "dining", on: "2026-01-31"),
    .spent(500_00, in: "dining", on: "2026-02-01"), .spent(350_00, in: "dining", on: "2026-04-30"),
  ]

  static let carries: [Carry] = [
    Carry("off", [], [0, 0, 0, 0, 0]),
    Carry(
      "surplus: an overspend is forgotten", [.rollover("fun", .surplus, from: "2026-01-01")],
      [0, 200_00, 0, 300_00, 250_00]),
    Carry(
      "both: an overspend goes on", [.rollover("fun", .both, from: "2026-01-01")],
      [0, 200_00, 0, 300_00, 250_00]),
    Carry(
      "both from February, after an overspend",
      [
        .spent(300_00, in: "dining", on: "2026-01-02"),
        .rollover("fun", .both, from: "2026-02-01"),
      ], [0, -100_00, -300_00, 0, -50_00]),
    Carry(
      "surplus from February, after an overspend",
      [
        .spent(300_00, in: "dining", on: "2026-01-02"),
        .rollover("fun", .surplus, from: "2026-02-01"),
      ], [0, 0, 0, 300_00, 250_00]),
    Carry(
      "off again from March: the chain begins anew",
      [
        .rollover("fun", .both, from: "2026-02-01"), .rollover("fun", .off, from: "2026-03-01"),
        .rollover("fun", .both, from: "2026-04-01"),
      ], [0, 200_00, 0, 300_00, 250_00]),
    Carry(
      "a first day within a month holds from the next on",
      [.rollover("fun", .both, from: "2026-02-02")], [0, 0, -200_00, 100_00, 50_00]),
    Carry(
      "what is left before the first entry is carried",
      [.income(1000_00, from: "2025-12-01"), .rollover("fun", .both, from: "2026-01-01")],
      [300_00, 500_00, 300_00, 600_00, 550_00]),
    Carry(
      "another bucket's mode says nothing", [.rollover("future", .both, from: "2026-01-01")],
      [0, 0, 0, 0, 0]),
  ]

  @Test(.rows) func `what Fun carries from January to May 2026`() {
    each(Self.carries) { (example: Carry) throws in  // P22
      let months = CalendarMonth.months(from: "2026-01", through: "2026-05")
      let buckets = MonthlyBuckets(
        folding: [EventEnvelope](
          [.opened()] + MonthTableTests.spending + example.events))
      #expect(
        try months.map { try buckets.month($0).buckets[1].carried.minorUnits } == example.carried)
      for month in try months.map(buckets.month) {
        #expect(month.buckets.reduce(0) { $0 + $1.left.minorUnits } == month.left.minorUnits)
        #expect(month.buckets.reduce(0) { $0 + $1.carried.minorUnits } == month.carried.minorUnits)
      }
    }
  }

  @Test func `an empty month, and one long before and after, prints zeros`() throws {  // P26
    for month in ["0001-01", "2025-03", "9999-12"] as [CalendarMonth] {
      let figures = try MonthTableTests.month(month, [.spent(1, on: "2026-01-02")])
      #expect(figures.spent == 0)
      #expect(figures.buckets.count == 3)
    }
  }

  @Test func `a sum of days that each fit may not fit`() throws {
    let largest = Money.largestMinorUnits
    var events: [LedgerEvent] = [.opened()]
    for _ in 0..<9223 { events.append(.spent(largest, on: "2026-01-02")) }
    events.append(.spent(largest, on: "2026-01-03"))
    let byDays = MonthlyBuckets(folding: [EventEnvelope](events))
    #expect(throws: FigureTooLarge(since: nil)) { try byDays.month("2026-01") }
    #expect(try byDays.month("2026-02").spent == 0)
  }

  @Test func `an amount in another currency is named and counted nowhere`() throws {
    let yen = LedgerEvent.entry(
      .expense(
        amount: Money(minorUnits: 500, currency: .jpy), category: .dining, date: "2026-01-02",
        texts: EntryTexts(by: "flags")))
    let buckets = MonthlyBuckets(folding: [EventEnvelope]([.opened(), .spent(1), yen]))
    #expect(try buckets.month("2026-01").spent == 1)
    #expect(buckets.firstForeign == 2)
  }
}
