import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// P5, P8 to P13, P17, P19 to P25, P39, K2 and K6: what a month's figures are.
struct MonthlyBucketsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var events: [LedgerEvent]
    /// `<month> <bucket>: <budget> + <carried> - <spent>`, or `month` for all buckets.
    var figures: [String]

    init(_ sentence: String, _ events: [LedgerEvent], _ figures: [String]) {
      testDescription = sentence
      self.events = [.logOpened(.sample)] + events
      self.figures = figures
    }
  }

  private static func figure(_ words: String, _ buckets: MonthlyBuckets) throws -> String {
    let parts = words.split(separator: " ")
    let monthText = String(parts[0])
    let day = try #require(CalendarDay(iso: monthText + "-01"))
    let month = try buckets.month(day.month)
    let name = parts[1].dropLast()
    if name == "month" {
      return
        "\(monthText) month: \(month.income.minorUnits) + \(month.carried.minorUnits) - \(month.spent.minorUnits)"
    }
    let bucket = try #require(month.buckets.first { $0.bucket.text == name })
    return
      "\(monthText) \(name): \(bucket.budget.minorUnits) + \(bucket.carried.minorUnits) - \(bucket.spent.minorUnits)"
  }

  static let plain: [Case] = [
    Case(
      "P5, P9, P10: each bucket has its share, less what its categories spent",
      [
        .income(4000_00, from: "2026-01-01"), .spent(45_00, in: "groceries", on: "2026-01-02"),
        .spent(200_00, in: "savings", on: "2026-01-31"),
      ],
      [
        "2026-01 fundamentals: 200000 + 0 - 4500", "2026-01 fun: 120000 + 0 - 0",
        "2026-01 future: 80000 + 0 - 20000", "2026-01 month: 400000 + 0 - 24500",
      ]),
    Case(
      "P26: an entry counts in the month of its day, on both sides of the border",
      [.spent(1, in: "dining", on: "2026-01-31"), .spent(2, in: "dining", on: "2026-02-01")],
      [
        "2025-12 fun: 0 + 0 - 0", "2026-01 fun: 0 + 0 - 1", "2026-02 fun: 0 + 0 - 2",
        "2026-03 fun: 0 + 0 - 0",
      ]),
    Case(
      "P17: a credit lowers what its bucket spent, below zero too",
      [.spent(30_00, in: "dining"), .credited(50_00, in: "dining")],
      ["2026-01 fun: 0 + 0 - -2000", "2026-01 month: 0 + 0 - -2000"]),
    Case(
      "P17: a credit counts in its own month, not in that of the purchase",
      [
        .spent(30_00, in: "dining", on: "2026-01-05"),
        .credited(30_00, in: "dining", on: "2026-02-05"),
      ],
      ["2026-01 fun: 0 + 0 - 3000", "2026-02 fun: 0 + 0 - -3000"]),
    Case(
      "P25: income that is no pay raises its own month only, on top of the base",
      [.income(100_00, from: "2026-01-01"), .received(50_00, on: "2026-01-31")],
      ["2026-01 month: 15000 + 0 - 0", "2026-02 month: 10000 + 0 - 0"]),
    Case(
      "P25: with actual income nothing comes that was not received",
      [
        .income(100_00, from: "2026-01-01"),
        .setting(
          .incomeSet(IncomeSet(from: CalendarDay(iso: "2026-02-01") ?? .first, plan: .actual))),
        .received(50_00, on: "2026-02-03"),
      ],
      ["2026-01 month: 10000 + 0 - 0", "2026-02 month: 5000 + 0 - 0"]),
    Case(
      "K2: shares of an odd income add up to it",
      [.income(3797_63, from: "2026-01-01")],
      [
        "2026-01 fundamentals: 189881 + 0 - 0", "2026-01 fun: 113929 + 0 - 0",
        "2026-01 future: 75953 + 0 - 0", "2026-01 month: 379763 + 0 - 0",
      ]),
  ]

  static let settings: [Case] = [
    Case(
      "K6: an income set today changes no month before",
      [.income(100_00, from: "2026-01-01"), .income(200_00, from: "2026-03-01")],
      [
        "2025-12 month: 0 + 0 - 0", "2026-02 month: 10000 + 0 - 0", "2026-03 month: 20000 + 0 - 0",
      ]),
    Case(
      "K6: a setting in the middle of a month holds from the next month on",
      [.income(100_00, from: "2026-01-02")],
      ["2026-01 month: 0 + 0 - 0", "2026-02 month: 10000 + 0 - 0"]),
    Case(
      "K6: of two settings from one day the later one holds",
      [.income(100_00, from: "2026-01-01"), .income(200_00, from: "2026-01-01")],
      ["2026-01 month: 20000 + 0 - 0"]),
    Case(
      "K6: an earlier first day that is recorded later does not override what comes after",
      [.income(200_00, from: "2026-03-01"), .income(100_00, from: "2026-01-01")],
      ["2026-02 month: 10000 + 0 - 0", "2026-03 month: 20000 + 0 - 0"]),
    Case(
      "P19: shares hold from their month on",
      [.income(100_00, from: "2026-01-01"), .shares([60, 20, 20], from: "2026-02-01")],
      ["2026-01 fun: 3000 + 0 - 0", "2026-02 fun: 2000 + 0 - 0"]),
    Case(
      "P39: a category moves from a month on, past months keep it",
      [
        .spent(10, in: "dining", on: "2026-01-31"), .spent(20, in: "dining", on: "2026-02-01"),
        .moved("dining", to: .future, from: "2026-02-01"),
      ],
      [
        "2026-01 fun: 0 + 0 - 10", "2026-01 future: 0 + 0 - 0", "2026-02 fun: 0 + 0 - 0",
        "2026-02 future: 0 + 0 - 20",
      ]),
    Case(
      "P39: an added category counts in its bucket, in every month",
      [.spent(10, in: "pets", on: "2025-12-31"), .added("pets", to: .fundamentals)],
      ["2025-12 fundamentals: 0 + 0 - 10", "2025-12 fun: 0 + 0 - 0"]),
    Case(
      "a category that does not exist counts in the bucket of other",
      [.spent(10, in: "pets"), .moved("other", to: .future, from: "2026-01-01")],
      ["2026-01 future: 0 + 0 - 10"]),
    Case(
      "a category that was moved and whose making was undone does not exist",
      [
        .added("pets", to: .fundamentals), .moved("pets", to: .future, from: "2026-01-01"),
        .spent(10, in: "pets"), .undone(1),
      ],
      ["2026-01 fun: 0 + 0 - 10", "2026-01 future: 0 + 0 - 0"]),
    Case(
      "a bucket without a share has what was spent in it",
      [.added("pets", to: BucketName("pet-care")), .spent(10, in: "pets")],
      ["2026-01 pet-care: 0 + 0 - 10", "2026-01 month: 0 + 0 - 10"]),
  ]

  static let chains: [Case] = [
    Case(
      "P22: without a rollover nothing is carried",
      [.income(100_00, from: "2026-01-01"), .spent(10_00, in: "dining")],
      ["2026-02 fun: 3000 + 0 - 0"]),
    Case(
      "P22: surplus carries what is left, month after month",
      [
        .income(100_00, from: "2026-01-01"), .rollover(.fun, .surplus, from: "2026-01-01"),
        .spent(10_00, in: "dining", on: "2026-01-05"), .spent(5_00, in: "dining", on: "2026-02-05"),
      ],
      [
        "2026-01 fun: 3000 + 0 - 1000", "2026-02 fun: 3000 + 2000 - 500",
        "2026-03 fun: 3000 + 4500 - 0", "2026-03 fundamentals: 5000 + 0 - 0",
        "2026-03 month: 10000 + 4500 - 0",
      ]),
    Case(
      "P22: surplus forgets an overspend",
      [
        .income(100_00, from: "2026-01-01"), .rollover(.fun, .surplus, from: "2026-01-01"),
        .spent(40_00, in: "dining", on: "2026-01-05"),
      ],
      ["2026-02 fun: 3000 + 0 - 0", "2026-03 fun: 3000 + 3000 - 0"]),
    Case(
      "P22: both carries an overspend too",
      [
        .income(100_00, from: "2026-01-01"), .rollover(.fun, .both, from: "2026-01-01"),
        .spent(70_00, in: "dining", on: "2026-01-05"),
      ],
      [
        "2026-02 fun: 3000 + -4000 - 0", "2026-03 fun: 3000 + -1000 - 0",
        "2026-04 fun: 3000 + 2000 - 0",
      ]),
    Case(
      "P22: the mode in force for a month decides what it takes, from the month before it on",
      [
        .income(100_00, from: "2026-01-01"), .rollover(.fun, .both, from: "2026-03-01"),
        .rollover(.fun, .off, from: "2026-05-01"),
        .spent(70_00, in: "dining", on: "2026-02-05"),
      ],
      [
        "2026-02 fun: 3000 + 0 - 7000", "2026-03 fun: 3000 + -4000 - 0",
        "2026-04 fun: 3000 + -1000 - 0", "2026-05 fun: 3000 + 0 - 0", "2026-06 fun: 3000 + 0 - 0",
      ]),
    Case(
      "K6: an entry corrected in a past month changes what later months carry",
      [
        .income(100_00, from: "2026-01-01"), .rollover(.fun, .surplus, from: "2026-01-01"),
        .spent(10_00, in: "dining", on: "2026-01-05"),
        .corrected(3, EntryAmendment(category: .savings)),
      ],
      ["2026-01 fun: 3000 + 0 - 0", "2026-02 fun: 3000 + 3000 - 0"]),
    Case(
      "an undone rollover carries nothing, and a redone one carries again",
      [
        .income(100_00, from: "2026-01-01"), .rollover(.fun, .surplus, from: "2026-01-01"),
        .rollover(.future, .surplus, from: "2026-01-01"), .undone(2), .undone(3), .redone(3),
      ],
      ["2026-02 fun: 3000 + 0 - 0", "2026-02 future: 2000 + 2000 - 0"]),
  ]

  @Test(.rows) func `what a month's figures are`() {
    each(Self.plain + Self.settings + Self.chains) { (example: Case) throws in
      let buckets = MonthlyBuckets(folding: example.events.envelopes)
      for figure in example.figures { #expect(try Self.figure(figure, buckets) == figure) }
    }
  }

  @Test func `K6: a setting changed today never changes a past month`() throws {
    var generator = SeededGenerator(seed: 6)
    for seed in TestRun.seeds(40) {
      let events = RandomHistory.ledger(seed: seed).events
      let before = MonthlyBuckets(folding: events)
      let today: [LedgerEvent] = [
        .income(Int64.random(in: 1...9_999_99, using: &generator), from: "2026-02-01"),
        .shares([10, 20, 70], from: "2026-02-01"), .rollover(.fun, .both, from: "2026-02-01"),
        .moved("dining", to: .future, from: "2026-02-01"),
      ]
      let changes = today.enumerated().map { index, event in
        EventEnvelope(
          id: .sample(events.count + index), recordedAt: .latest, event: event)
      }
      let after = MonthlyBuckets(folding: events + changes)
      for text in ["2025-09", "2025-10", "2025-11", "2025-12", "2026-01"] {
        let month = try #require(CalendarDay(iso: text + "-01")).month
        #expect(try before.month(month) == after.month(month))
      }
    }
  }
}
