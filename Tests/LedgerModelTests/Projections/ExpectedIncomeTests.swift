import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// P25: what came counts instead of what was expected, worked out when a month is read.
struct ExpectedIncomeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var events: [LedgerEvent]
    /// `<month> <income>, expected <amount>` in minor units.
    var months: [String]

    init(_ sentence: String, _ events: [LedgerEvent], _ months: [String]) {
      testDescription = sentence
      self.events = [.logOpened(.sample)] + events
      self.months = months
    }
  }

  private static func amount(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: .usd)
  }

  private static let base = LedgerEvent.income(4000_00, from: "2026-01-01")

  private static func onDays(_ minorUnits: Int64, _ rule: String) -> LedgerEvent {
    let plan = Recurrence(text: rule).map { IncomePlan.onDays(amount(minorUnits), IncomeDays($0)) }
    return .setting(.incomeSet(IncomeSet(from: "2026-01-01", plan: plan ?? .actual)))
  }

  private static let twice = onDays(1900_00, "every month on 15,31 from 2026-01-15")

  static let cases: [Case] = [
    Case(
      "nothing came: what is expected counts as planned", [base],
      [
        "2025-12 0, expected 0", "2026-01 400000, expected 400000",
        "2026-07 400000, expected 400000",
      ]),
    Case(
      "pay of any day of a month counts instead", [base, .received(4000_00, on: "2026-01-23")],
      ["2026-01 400000, expected 0", "2026-02 400000, expected 400000"]),
    Case(
      "pay that is a tenth less or more counts instead, and what came is what counts",
      [base, .received(3600_00, on: "2026-01-01"), .received(4400_00, on: "2026-02-01")],
      ["2026-01 360000, expected 0", "2026-02 440000, expected 0"]),
    Case(
      "what is more than a tenth away comes on top",
      [base, .received(3599_99, on: "2026-01-01"), .received(4400_01, on: "2026-02-01")],
      ["2026-01 759999, expected 400000", "2026-02 840001, expected 400000"]),
    Case(
      "pay of the last days of a month for the first of the next counts in the next",
      [
        base, .received(4000_00, on: "2026-01-01"), .received(4000_00, on: "2026-01-30"),
        .received(4000_00, on: "2026-02-27"),
      ],
      [
        "2026-01 400000, expected 0", "2026-02 400000, expected 0", "2026-03 400000, expected 0",
        "2026-04 400000, expected 400000",
      ]),
    Case(
      "pay of the 31st comes on the last day of a short month, or on the first of the next",
      [
        base, .received(4000_00, on: "2026-01-31"), .received(4000_00, on: "2026-03-01"),
        .received(4000_00, on: "2026-03-31"), .received(4000_00, on: "2026-04-30"),
      ],
      [
        "2026-01 400000, expected 0", "2026-02 400000, expected 0", "2026-03 400000, expected 0",
        "2026-04 400000, expected 0", "2026-05 400000, expected 400000",
      ]),
    Case(
      "a second pay in a month comes on top, and so does anything else",
      [
        base, .received(4000_00, on: "2026-01-15"), .received(4000_00, on: "2026-01-16"),
        .received(50_00, on: "2026-01-20"),
      ],
      ["2026-01 805000, expected 0"]),
    Case(
      "pay far from the usual day counts instead of what its own month expects",
      [base, .received(4000_00, on: "2026-01-01"), .received(4000_00, on: "2026-02-15")],
      ["2026-01 400000, expected 0", "2026-02 400000, expected 0"]),
    Case(
      "another employer's day holds from its setting on",
      [
        base, .received(4000_00, on: "2026-01-01"), .received(4000_00, on: "2026-02-01"),
        .income(5000_00, from: "2026-03-01"), .received(5000_00, on: "2026-03-25"),
        .received(5000_00, on: "2026-04-24"),
      ],
      [
        "2026-02 400000, expected 0", "2026-03 500000, expected 0", "2026-04 500000, expected 0",
        "2026-05 500000, expected 500000",
      ]),
    Case(
      "more of the same keeps its day, also where it came before its month began",
      [
        base, .received(4000_00, on: "2026-01-01"), .received(4000_00, on: "2026-01-30"),
        .income(4200_00, from: "2026-03-01"), .received(4200_00, on: "2026-02-27"),
        .received(4200_00, on: "2026-03-31"),
      ],
      [
        "2026-02 400000, expected 0", "2026-03 420000, expected 0", "2026-04 420000, expected 0",
      ]),
    Case(
      "pay that is undone is expected again",
      [base, .received(4000_00, on: "2026-01-23"), .undone(2)],
      ["2026-01 400000, expected 400000"]),
    Case(
      "pay that is corrected to another sum comes on top",
      [
        base, .received(4000_00, on: "2026-01-23"),
        .corrected(2, EntryAmendment(amount: Money(minorUnits: 300_00, currency: .usd))),
      ],
      ["2026-01 430000, expected 400000"]),
    Case(
      "regular income of at least half comes instead, also a third above; less comes on top",
      [
        base, .received(5300_00, on: "2026-01-05", .regular),
        .received(2000_00, on: "2026-02-05", .regular),
        .received(1999_99, on: "2026-03-05", .regular),
      ],
      [
        "2026-01 530000, expected 0", "2026-02 200000, expected 0",
        "2026-03 599999, expected 400000",
      ]),
    Case(
      "what is said to be extra comes on top, however large it is",
      [base, .received(4000_00, on: "2026-01-05", .extra)],
      ["2026-01 800000, expected 400000"]),
    Case(
      "income for a month counts there, and comes on its day before any other",
      [
        base, .received(4000_00, on: "2026-01-05"),
        .received(4000_00, on: "2026-03-02", for: "2026-02"),
        .received(4000_00, on: "2026-03-05"), .received(100_00, on: "2026-03-06", for: "2026-04"),
      ],
      [
        "2026-01 400000, expected 0", "2026-02 400000, expected 0", "2026-03 400000, expected 0",
        "2026-04 410000, expected 400000",
      ]),
    Case(
      "a month that is far from the day is not taken",
      [base, .received(50_00, on: "2026-01-05", for: "2026-05")],
      ["2026-01 405000, expected 400000", "2026-05 400000, expected 400000"]),
    Case(
      "a correction says that income is extra, or of another month, and an undo takes it back",
      [
        base, .received(4000_00, on: "2026-01-05"), .corrected(2, EntryAmendment(mark: .extra)),
        .corrected(2, EntryAmendment(month: "2026-02")), .undone(3),
      ],
      ["2026-01 400000, expected 400000", "2026-02 400000, expected 0"]),
    Case(
      "each day that was said expects the amount until its income came",
      [
        twice, .received(1900_00, on: "2026-01-15"), .received(1850_00, on: "2026-02-13"),
        .received(1900_00, on: "2026-02-27"), .received(1900_00, on: "2026-04-01"),
      ],
      [
        "2026-01 380000, expected 190000", "2026-02 375000, expected 0",
        "2026-03 380000, expected 190000", "2026-04 380000, expected 380000",
      ]),
    Case(
      "of two pays near one day the second comes for the other, if that is within ten days",
      [
        twice, .received(1900_00, on: "2026-01-22"), .received(1900_00, on: "2026-01-23"),
        .received(1900_00, on: "2026-01-24"),
      ],
      ["2026-01 570000, expected 0"]),
    Case(
      "with said days income far from each comes on top",
      [
        onDays(1900_00, "every month on 1 from 2026-01-01"),
        .received(1900_00, on: "2026-01-16", .regular),
      ],
      ["2026-01 380000, expected 190000"]),
    Case(
      "pay every two weeks comes three times in a long month, and early for the next",
      [
        onDays(1750_00, "every 2 weeks on fri from 2026-01-02"),
        .received(1750_00, on: "2026-01-02"), .received(1750_00, on: "2026-01-16"),
        .received(1750_00, on: "2026-01-29"), .received(1750_00, on: "2026-02-12"),
      ],
      ["2026-01 525000, expected 0", "2026-02 350000, expected 175000"]),
    Case(
      "with actual income nothing is expected",
      [
        .setting(.incomeSet(IncomeSet(from: "2026-01-01", plan: .actual))),
        .received(4000_00, on: "2026-01-23"),
      ],
      ["2026-01 400000, expected 0", "2026-02 0, expected 0"]),
    Case(
      "the ends of the calendar have no neighbours",
      [
        .income(4000_00, from: "0001-01-01"), .received(4000_00, on: "0001-01-01"),
        .received(4000_00, on: "9999-12-31"),
      ],
      [
        "0001-01 400000, expected 0", "9999-12 400000, expected 0",
        "9999-11 400000, expected 400000",
      ]),
  ]

  @Test(.rows) func `P25: income that came counts instead of what was expected`() {
    each(Self.cases) { (example: Case) throws in
      let buckets = MonthlyBuckets(folding: example.events.envelopes)
      for text in example.months {
        let iso = String(text.prefix(7))
        let month = try buckets.month(try #require(CalendarMonth(iso: iso)))
        let (income, expected) = (month.income.minorUnits, month.expected.minorUnits)
        #expect("\(iso) \(income), expected \(expected)" == text)
      }
    }
  }

  @Test func `P25: pay once a month, on whatever day, is the base in every month`() throws {
    for day in 1...31 {
      // Weekends and holidays move it by some days, either way.
      for shift in -3...3 {
        var events: [LedgerEvent] = [.logOpened(.sample), Self.base]
        for month in CalendarMonth.months(from: "2026-01", through: "2026-12") {
          let planned = month.firstDay.adding(days: min(day, month.length) - 1) ?? .first
          // The first pay says the day.
          let isMoved = month.monthOfYear > 1 && !month.monthOfYear.isMultiple(of: 2)
          let moved = planned.adding(days: isMoved ? shift : 0) ?? .first
          events.append(.received(4000_00, on: moved.text))
        }
        let buckets = MonthlyBuckets(folding: events.envelopes)
        for month in CalendarMonth.months(from: "2026-01", through: "2026-12") {
          let found = try buckets.month(month)
          #expect(found.income.minorUnits == 4000_00, "day \(day), \(shift) days off, \(month)")
          #expect(found.expected.minorUnits == 0)
        }
      }
    }
  }

  @Test func `an income says whether it came instead or on top, and of which month`() throws {
    let events: [LedgerEvent] = [
      .logOpened(.sample), Self.base, .received(4000_00, on: "2026-01-01"),
      .received(4000_00, on: "2026-01-30"), .received(50_00, on: "2026-01-30"),
    ]
    let buckets = MonthlyBuckets(folding: events.envelopes)
    func count(_ entry: EventID) -> IncomeCount? {
      buckets.counts(ofIncomes: [(entry: entry, day: "2026-01-30" as CalendarDay)]).first?.count
    }
    let early = try #require(count(.sample(3)))
    #expect(early.month == "2026-02" && early.base == Self.amount(4000_00) && early.isInstead)
    let extra = try #require(count(.sample(4)))
    #expect(extra.month == "2026-01" && extra.base == Self.amount(4000_00) && !extra.isInstead)
    #expect(count(.sample(9)) == nil)
  }

  @Test func `an explanation of a month names pay that came in another one`() throws {
    let events: [LedgerEvent] = [
      .logOpened(.sample), Self.base, .received(4000_00, on: "2026-01-01"),
      .received(4000_00, on: "2026-01-30"),
    ]
    for (month, entry) in [("2026-01", 2), ("2026-02", 3)] as [(CalendarMonth, Int)] {
      let explained = ExplainedMonth(
        folding: events.envelopes, into: ExplainedMonth(month, depth: 3))
      let term = try explained.explanation(of: .month(.income)).root
      #expect(term.value == Self.amount(4000_00))
      #expect(term.terms.flatMap(\.events).contains(.sample(entry)))
      #expect(term.terms.map(\.value.minorUnits).reduce(0, +) == 4000_00)
    }
  }
}
