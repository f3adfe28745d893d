import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What an event says of an earlier one, and what that one says itself.
@Suite struct EventClaimsTests {
  /// An event that is true or a lie, behind others of one log.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var before: [LedgerEvent]
    var truth: LedgerEvent
    var lie: LedgerEvent
    /// The event that is lied about.
    var about = 0
  }

  static let cases = [
    Case(
      testDescription: "a void", before: [.spent(45_00)],
      truth: .voided(.sample(0), .spent(45_00)), lie: .voided(.sample(0), .spent(700_00))),
    Case(
      testDescription: "a void, in its merchant", before: [.spent(45_00, at: "Tea House")],
      truth: .voided(.sample(0), .spent(45_00, at: "Tea House")),
      lie: .voided(.sample(0), .spent(45_00, at: "Tea Room"))),
    Case(
      testDescription: "a correction", before: [.spent(45_00)],
      truth: .corrected(.sample(0), .spent(45_00), .init(note: "x")),
      lie: .corrected(.sample(0), .spent(45_00, in: "dining"), .init(note: "x"))),
    Case(
      testDescription: "a void of what was corrected",
      before: [.spent(45_00), .corrected(.sample(0), .spent(45_00), .init(note: "lunch"))],
      truth: .void(of: .sample(0), on: .sample(1), note: "lunch"),
      lie: .void(of: .sample(0), on: .sample(1), note: "dinner"), about: 1),
    Case(
      testDescription: "an undo of an entry", before: [.spent(45_00)],
      truth: .undone(.sample(0), .spent(45_00)), lie: .undone(.sample(0), .spent(45_01))),
    Case(
      testDescription: "a redo of an entry",
      before: [.spent(45_00), .undone(.sample(0), .spent(45_00))],
      truth: .redone(.sample(0), .spent(45_00)), lie: .redone(.sample(0), .received(45_00))),
    Case(
      testDescription: "an undo of a setting", before: [.income(4000_00, from: "2026-01-01")],
      truth: .undone(.sample(0), .income(4000_00, from: "2026-01-01")),
      lie: .undone(.sample(0), .income(4000_00, from: "2026-02-01"))),
    Case(
      testDescription: "an undo, of the key", before: [.spent(45_00)],
      truth: .undone(.sample(0), .spent(45_00)),
      lie: .reversal(
        .eventReverted(
          EventReverted(
            Reversal(
              event: .sample(0), eventKey: IdempotencyKey(stored: "k"), copy: .spent(45_00)))))),
    Case(
      testDescription: "an income", before: [.income(4000_00, from: "2026-01-01")],
      truth: .income(5000_00, was: 4000_00), lie: .income(5000_00, was: 3000_00)),
    Case(
      testDescription: "shares", before: [.shares(50, 30, 20, from: "2026-01-01")],
      truth: .shares(40, 40, 20, was: (50, 30, 20)), lie: .shares(40, 40, 20, was: (60, 20, 20))),
    Case(
      testDescription: "a rollover", before: [.rollover("fun", .both, from: "2026-01-01")],
      truth: .rollover(.off, was: .both), lie: .rollover(.off, was: .surplus)),
    Case(
      testDescription: "a month's budget", before: [.budget(.amount(400_00))],
      truth: .budget(.none, was: .amount(400_00)), lie: .budget(.none, was: .amount(300_00))),
    Case(
      testDescription: "a day on which weeks begin", before: [.weekStart(.sunday)],
      truth: .weekStart(.monday, was: .sunday), lie: .weekStart(.monday, was: .saturday)),
    Case(
      testDescription: "a rule that ends",
      before: [
        .setting(.ruleAdded(RuleAdded(words: "door", category: .other))),
        .income(4000_00, from: "2026-01-01"),
      ],
      truth: .setting(.ruleEnded(RuleEnded(rule: .sample(0)))),
      lie: .setting(.ruleEnded(RuleEnded(rule: .sample(1)))), about: 1),
    Case(
      testDescription: "a move", before: [.moved("dining", to: "future", from: "2026-01-01")],
      truth: .moved(to: "fun", was: "future"), lie: .moved(to: "fun", was: "fundamentals")),
    Case(
      testDescription: "a bucket's name", before: [.bucket("x", from: "2026-01-01", as: "One")],
      truth: .bucketName(was: "One"), lie: .bucketName(was: "Two")),
    Case(
      testDescription: "a category's name", before: [.categoryName(was: nil)],
      truth: .categoryName(was: "Other"), lie: .categoryName(was: "Another")),
    Case(
      testDescription: "a category's symbol", before: [.symbol(was: nil)],
      truth: .symbol(was: "S"), lie: .symbol(was: "T")),
    Case(
      testDescription: "a bill", before: [.bill(15_99)],
      truth: .bill(17_99, was: 15_99), lie: .bill(17_99, was: 16_99)),
    Case(
      testDescription: "a bill that changed before",
      before: [.bill(15_99), .bill(17_99, was: 15_99)],
      truth: .bill(18_99, was: 17_99, on: 1), lie: .bill(18_99, was: 15_99, on: 1),
      about: 1),
  ]

  private func contradiction(
    in events: [LedgerEvent], hasSeveralLogs: Bool = false
  ) -> (event: EventID, about: EventID)? {
    let envelopes = [EventEnvelope](events)
    var claims = EventClaims(hasSeveralLogs: hasSeveralLogs)
    for envelope in envelopes { claims.take(envelope) }
    for envelope in envelopes { claims.compare(envelope) }
    return claims.first
  }

  @Test(arguments: cases)
  func `a lie is found in every event that says what was, and the truth is none`(
    _ sample: Case
  ) throws {
    #expect(contradiction(in: sample.before + [sample.truth]) == nil)
    let found = try #require(contradiction(in: sample.before + [sample.lie]))
    #expect(found.event == .sample(sample.before.count))
    #expect(found.about == .sample(sample.about))
  }

  @Test func `of several lies the first event's is told`() throws {
    let found = try #require(
      contradiction(in: [
        .spent(1), .spent(2), .voided(.sample(1), .spent(3)), .voided(.sample(0), .spent(4)),
      ]))
    #expect(found.event == .sample(2))
  }

  @Test func `what another device had corrected is no lie`() {
    let events: [LedgerEvent] = [
      .spent(45_00), .corrected(.sample(0), .spent(45_00), .init(note: "lunch")),
      .void(of: .sample(0), on: .sample(1), note: "dinner"),
    ]
    #expect(contradiction(in: events) != nil)
    #expect(contradiction(in: events, hasSeveralLogs: true) == nil)
  }

  @Test func `what devices write in random histories is no lie`() {
    for seed in TestRun.seeds(60) {
      for writers in 1...3 {
        let history = DeviceHistory(seed: seed, count: 150, writers: writers)
        var claims = EventClaims(hasSeveralLogs: writers > 1)
        for envelope in history.events { claims.take(envelope) }
        for envelope in history.events { claims.compare(envelope) }
        #expect(claims.first == nil, "seed \(seed), \(writers) devices")
      }
    }
  }
}

extension LedgerEvent {
  fileprivate static func void(of entry: EventID, on version: EventID, note: String) -> LedgerEvent
  {
    let was = EntryContent.expense(
      amount: Money(minorUnits: 45_00, currency: .usd), category: .groceries,
      date: .known("2026-01-02"), texts: EntryTexts(note: note))
    return .amendment(.entryVoided(EntryVoided(entry: entry, version: version, was: was)))
  }

  fileprivate static func income(_ minorUnits: Int64, was: Int64) -> LedgerEvent {
    .setting(
      .incomeSet(
        IncomeSet(
          from: .known("2026-02-01"), plan: .monthly(Money(minorUnits: minorUnits, currency: .usd)),
          change: .init(
            on: .sample(0), was: .monthly(Money(minorUnits: was, currency: .usd))))))
  }

  fileprivate static func shares(
    _ first: Int, _ second: Int, _ third: Int, was: (Int, Int, Int)
  ) -> LedgerEvent {
    .setting(
      .allocationChanged(
        AllocationChanged(
          from: .known("2026-02-01"), shares: [BucketShare](first, second, third),
          change: .init(on: .sample(0), was: [BucketShare](was.0, was.1, was.2)))))
  }

  fileprivate static func rollover(_ mode: RolloverMode, was: RolloverMode) -> LedgerEvent {
    .setting(
      .rolloverSet(
        RolloverSet(
          from: .known("2026-02-01"), bucket: .known("fun"), mode: mode,
          change: .init(on: .sample(0), was: was))))
  }

  fileprivate static func weekStart(_ day: CalendarDay.Weekday, was: CalendarDay.Weekday? = nil)
    -> LedgerEvent
  {
    .setting(
      .weekStartSet(
        WeekStartSet(day, change: was.map { .init(on: .sample(0), was: $0) } ?? .init())))
  }

  fileprivate static func budget(_ cap: MonthCap, was: MonthCap? = nil) -> LedgerEvent {
    .setting(
      .monthBudgetSet(
        MonthBudgetSet(
          from: .known("2026-02-01"), .onward, cap,
          change: was.map { .init(on: .sample(0), was: $0) } ?? .init())))
  }

  private static func change(_ was: String?) -> SettingChange<String> {
    was.map { SettingChange(on: .sample(0), was: $0) } ?? SettingChange()
  }

  fileprivate static func bucketName(was: String) -> LedgerEvent {
    .setting(
      .bucketRenamed(
        BucketRenamed(bucket: .known("x"), displayName: "Three", change: change(was))))
  }

  fileprivate static func categoryName(was: String?) -> LedgerEvent {
    .setting(
      .categoryRenamed(
        CategoryRenamed(category: .other, displayName: "Other", change: change(was))))
  }

  fileprivate static func symbol(was: String?) -> LedgerEvent {
    .setting(
      .categorySymbolSet(CategorySymbolSet(category: .other, symbol: "S", change: change(was))))
  }

  private static func terms(_ minorUnits: Int64) -> BillTerms {
    guard let recurrence = Recurrence(text: "every month on 31 from 2026-01-31") else {
      preconditionFailure("no rule")
    }
    return BillTerms(
      "Netflix", recurrence, amount: Money(minorUnits: minorUnits, currency: .usd),
      category: .subscriptions)
  }

  fileprivate static func bill(_ minorUnits: Int64) -> LedgerEvent {
    .schedule(.bill(.added(BillAdded(terms: terms(minorUnits)))))
  }

  fileprivate static func bill(
    _ minorUnits: Int64, was: Int64, on: Int = 0
  ) -> LedgerEvent {
    .schedule(
      .bill(
        .changed(
          BillChanged(
            bill: .sample(0), from: .known("2026-02-01"), terms: terms(minorUnits),
            change: .init(on: .sample(on), was: terms(was))))))
  }

  fileprivate static func moved(to bucket: String, was: String) -> LedgerEvent {
    .setting(
      .categoryMoved(
        CategoryMoved(
          category: .known("dining"), bucket: .known(bucket), from: .known("2026-02-01"),
          change: .init(on: .sample(0), was: .known(was)))))
  }
}
