import LedgerModel
import LedgerTestSupport
import Testing

@Suite struct RecurringTests {
  /// Netflix on the last day of each month, from October 2025 on.
  static func netflix(_ amount: Int64 = 15_99) throws -> RecurringTerms {
    RecurringTerms(
      try Recurrence(.months(1, on: 31), from: "2025-10-31"), amount: Money(integerLiteral: amount),
      category: .subscriptions, merchant: "Netflix")
  }

  private func ledger() throws -> (ledger: PracticeLedger, rule: EventID) {
    var ledger = PracticeLedger(policy: .open)
    let rule = try ledger.perform(AddRecurring(try Self.netflix()))[0]
    return (ledger, rule)
  }

  /// The days and amounts of the entries that count, in their order of days.
  private func entries(of ledger: PracticeLedger) -> [String] {
    ledger.view(LatestEntries(1_000)).entries
      .map { "\($0.values.date.text) \($0.values.amount.minorUnits)" }.sorted()
  }

  private let today = PracticeLedger.today

  @Test func `P56: what comes again is a rule, and each run adds its entries, each on its day`()
    throws
  {
    var (ledger, rule) = try ledger()
    #expect(entries(of: ledger) == [])
    let added = try ledger.perform(RunRecurring(today: today))
    #expect(entries(of: ledger) == ["2025-10-31 1599", "2025-11-30 1599", "2025-12-31 1599"])
    let events = ledger.events.filter { added.contains($0.id) }
    #expect(events.map { $0.batch?.count } == [3, 3, 3])
    #expect(events.first?.key?.text == "recurring:\(rule.text):2025-10-31")
    #expect(events.first?.newEntry?.texts.by == "recurring")
    #expect(events.first?.newEntry?.texts.merchant == "Netflix")
    #expect(try ledger.perform(RunRecurring(today: today)) == [])
    #expect(try ledger.perform(RunRecurring(today: "2026-01-31")).count == 1)
  }

  @Test func `what was missed is added batch by batch, the earliest first`() throws {
    var (ledger, _) = try ledger()
    #expect(try ledger.perform(RunRecurring(today: today, limit: 2)).count == 2)
    #expect(entries(of: ledger) == ["2025-10-31 1599", "2025-11-30 1599"])
    #expect(try ledger.perform(RunRecurring(today: today, limit: 2)).count == 1)
    #expect(try ledger.perform(RunRecurring(today: today, limit: 2)) == [])
  }

  @Test func `an entry that is voided stays added, one that is undone is due again`() throws {
    var (ledger, rule) = try ledger()
    let added = try ledger.perform(RunRecurring(today: "2025-10-31"))
    try ledger.perform(VoidEntry(added[0]))
    #expect(try ledger.perform(RunRecurring(today: "2025-10-31")) == [])
    let next = try ledger.perform(RunRecurring(today: today))
    #expect(next.count == 2)
    try ledger.perform(UndoEvent(next[0]))
    #expect(entries(of: ledger) == [])
    let open = ledger.view(DecisionState()).recurring.open(
      in: .first...today, added: ledger.view(RecurringEntries()))
    #expect(open.map(\.day.text) == ["2025-11-30", "2025-12-31"])
    try ledger.perform(RedoEvent(next[0]))
    #expect(try ledger.perform(RunRecurring(today: today)) == [])
    #expect(ledger.view(RecurringEntries()).count(of: rule) == 3)
  }

  @Test func `an entry that is dated anew stays the one of its day`() throws {
    var (ledger, _) = try ledger()
    let added = try ledger.perform(RunRecurring(today: "2025-10-31"))
    var amendment = EntryAmendment()
    amendment.date = "2025-10-29"
    try ledger.perform(CorrectEntry(added[0], amendment, today: today))
    #expect(try ledger.perform(RunRecurring(today: "2025-10-31")) == [])
  }

  @Test func `a day that is left out is not added, and comes back with an undo`() throws {
    var (ledger, rule) = try ledger()
    let skip = try ledger.perform(SkipRecurring(rule))[0]
    try ledger.perform(SkipRecurring(rule, on: "2025-12-31"))
    try ledger.perform(RunRecurring(today: today))
    #expect(entries(of: ledger) == ["2025-11-30 1599"])
    try ledger.perform(UndoEvent(skip))
    try ledger.perform(RunRecurring(today: today))
    #expect(entries(of: ledger) == ["2025-10-31 1599", "2025-11-30 1599"])
  }

  @Test func `K6: a change holds from its day on, and days before stay as they were`() throws {
    var (ledger, rule) = try ledger()
    var amendment = ChangeRecurring.Amendment()
    amendment.amount = 17_99
    let change = try ledger.perform(ChangeRecurring(rule, from: "2025-11-30", amendment))[0]
    var again = ChangeRecurring.Amendment()
    again.interval = .weeks(1, on: [.friday])
    again.end = .times(2)
    try ledger.perform(ChangeRecurring(rule, from: "2025-12-20", again))
    var copy = ledger
    try ledger.perform(RunRecurring(today: today))
    #expect(
      entries(of: ledger) == [
        "2025-10-31 1599", "2025-11-30 1799", "2025-12-26 1799", "2026-01-02 1799",
      ])
    #expect(throws: Refusal.nothingToChange) {
      try ledger.perform(ChangeRecurring(rule, from: "2025-12-01", amendment))
    }
    try copy.perform(UndoEvent(change))
    try copy.perform(RunRecurring(today: "2025-12-01"))
    #expect(entries(of: copy) == ["2025-10-31 1599", "2025-11-30 1599"])
  }

  @Test func `of so many times what is left goes on under another rule`() throws {
    var ledger = PracticeLedger(policy: .open)
    var terms = try Self.netflix()
    terms.recurrence = try terms.recurrence.ending(.times(4))
    let rule = try ledger.perform(AddRecurring(terms))[0]
    var amendment = ChangeRecurring.Amendment()
    amendment.interval = .days(7)
    try ledger.perform(ChangeRecurring(rule, from: "2025-12-01", amendment))
    try ledger.perform(RunRecurring(today: today))
    #expect(
      entries(of: ledger) == [
        "2025-10-31 1599", "2025-11-30 1599", "2025-12-01 1599", "2025-12-08 1599",
      ])
    #expect(throws: Refusal.self) {
      try ledger.perform(ChangeRecurring(rule, from: "2026-06-01", amendment))
    }
  }

  @Test func `what is ended falls no more, and what is due before stays due`() throws {
    var (ledger, rule) = try ledger()
    let end = try ledger.perform(EndRecurring(rule, from: "2025-12-01"))[0]
    try ledger.perform(RunRecurring(today: today))
    #expect(entries(of: ledger) == ["2025-10-31 1599", "2025-11-30 1599"])
    #expect(throws: Refusal.recurringEnded(rule, from: "2025-12-01")) {
      try ledger.perform(EndRecurring(rule, from: "2025-12-02"))
    }
    #expect(throws: Refusal.nothingToSkip(rule)) { try ledger.perform(SkipRecurring(rule)) }
    try ledger.perform(UndoEvent(end))
    #expect(try ledger.perform(RunRecurring(today: today)).count == 1)
  }

  @Test func `an undo of the rule is refused while an entry or a change belongs to it`() throws {
    var (ledger, rule) = try ledger()
    let added = try ledger.perform(RunRecurring(today: "2025-10-31"))[0]
    #expect(throws: Refusal.dependedOn(rule, by: added, as: .usesRecurring)) {
      try ledger.perform(UndoEvent(rule))
    }
    try ledger.perform(UndoEvent(added))
    let skip = try ledger.perform(SkipRecurring(rule))[0]
    #expect(throws: Refusal.dependedOn(rule, by: skip, as: .usesRecurring)) {
      try ledger.perform(UndoEvent(rule))
    }
    try ledger.perform(UndoEvent(skip))
    try ledger.perform(UndoEvent(rule))
    #expect(throws: Refusal.dependsOnUndone(added, on: rule, as: .usesRecurring)) {
      try ledger.perform(RedoEvent(added))
    }
    #expect(try ledger.perform(RunRecurring(today: today)) == [])
    try ledger.perform(RedoEvent(rule))
    try ledger.perform(RedoEvent(added))
    #expect(entries(of: ledger) == ["2025-10-31 1599"])
  }

  @Test func `a category that it uses cannot be undone, and one that ended falls to other`() throws
  {
    var ledger = PracticeLedger(policy: .open)
    let pets = try ledger.perform(AddCategory("pets", in: .fun))[0]
    var terms = try Self.netflix()
    terms.category = "pets"
    let rule = try ledger.perform(AddRecurring(terms))[0]
    #expect(throws: Refusal.dependedOn(pets, by: rule, as: .usesCategory("pets"))) {
      try ledger.perform(UndoEvent(pets))
    }
    try ledger.perform(EndCategory("pets", from: "2025-12-01"))
    let added = try ledger.perform(RunRecurring(today: today))
    #expect(
      ledger.events.filter { added.contains($0.id) }.map { $0.newEntry?.values.category }
        == ["pets", "pets", .other])
  }

  // MARK: What is refused

  @Test(.rows) func `what breaks a rule is refused, and nothing is written`() throws {
    let netflix = try Self.netflix()
    func terms(_ change: (inout RecurringTerms) -> Void) -> RecurringTerms {
      var terms = netflix
      change(&terms)
      return terms
    }
    var category = ChangeRecurring.Amendment()
    category.category = "pets"
    let rows: [(String, any LedgerDecision<[EventID]>, Refusal)] = [
      ("no amount", AddRecurring(terms { $0.amount = 0 }), .amountNotPositive(0)),
      (
        "a foreign amount",
        AddRecurring(terms { $0.amount = Money(minorUnits: 1, currency: .eur) }),
        .foreignCurrency(.eur, ledger: .usd)
      ),
      (
        "an unknown category", AddRecurring(terms { $0.category = "pets" }),
        .unknownCategory("pets", known: CategoryCatalog().offered(on: "2025-10-31"))
      ),
      ("income as a category", AddRecurring(terms { $0.category = .income }), .incomeIsNoCategory),
      (
        "a long merchant",
        AddRecurring(terms { $0.merchant = String(repeating: "x", count: 4_097) }),
        .textTooLong(member: "merchant", byteCount: 4_097)
      ),
      ("no such rule", SkipRecurring(0), .noSuchRecurring(0)),
      ("no such rule to end", EndRecurring(9, from: "2026-01-01"), .noSuchRecurring(9)),
      (
        "no such rule to change", ChangeRecurring(9, from: "2026-01-01", category),
        .noSuchRecurring(9)
      ),
      (
        "a day on which it does not fall", SkipRecurring(1, on: "2025-10-30"),
        .doesNotFall(1, on: "2025-10-30")
      ),
      (
        "a day that was added", SkipRecurring(1, on: "2025-10-31"),
        .recurringAdded(1, on: "2025-10-31")
      ),
      (
        "a change to an unknown category", ChangeRecurring(1, from: "2026-01-01", category),
        .unknownCategory("pets", known: CategoryCatalog().offered(on: "2026-01-31"))
      ),
    ]
    each(rows) { (row: (String, any LedgerDecision<[EventID]>, Refusal)) throws in
      var ledger = PracticeLedger(policy: .open)
      try ledger.perform(AddRecurring(netflix))
      try ledger.perform(RunRecurring(today: "2025-10-31"))
      let before = ledger.events
      #expect(throws: row.2) { try ledger.perform(row.1) }
      #expect(ledger.events == before)
    }
  }

  /// P45: with Pro unlocked, locked, and revoked.
  @Test func `P40: to plan and to run is part of Pro, to end is not`() throws {
    var ledger = PracticeLedger()
    let add = AddRecurring(try Self.netflix())
    #expect(throws: Refusal.locked(.recurring)) { try ledger.perform(add) }
    try ledger.perform(UnlockPro(transaction: "T"))
    let rule = try ledger.perform(add)[0]
    try ledger.perform(RunRecurring(today: "2025-10-31"))
    try ledger.perform(RevokePro())
    var amendment = ChangeRecurring.Amendment()
    amendment.amount = 1
    #expect(throws: Refusal.locked(.recurring)) { try ledger.perform(RunRecurring(today: today)) }
    #expect(throws: Refusal.locked(.recurring)) { try ledger.perform(SkipRecurring(rule)) }
    #expect(throws: Refusal.locked(.recurring)) {
      try ledger.perform(ChangeRecurring(rule, from: today, amendment))
    }
    // What is stored stays, and counts.
    #expect(entries(of: ledger) == ["2025-10-31 1599"])
    #expect(ledger.view(DecisionState()).recurring.exists(rule))
    try ledger.perform(EndRecurring(rule, from: today))
    try ledger.perform(UnlockPro(transaction: "U"))
    #expect(try ledger.perform(RunRecurring(today: today)).count == 2)
  }

  @Test func `the same request under the same key is known again on another day`() throws {
    let terms = try Self.netflix()
    var later = terms
    later.recurrence = try Recurrence(.months(1, on: 31), from: "2025-11-30")
    var ledger = PracticeLedger(policy: .open)
    let added = try ledger.perform(
      AddRecurring(terms, said: "netflix 15.99 every month on the 31st", isStartFilledIn: true))
    let written = ledger.events.filter { added.contains($0.id) }.map(\.event)
    #expect(
      AddRecurring(later, said: "netflix 15.99 every month on the 31st", isStartFilledIn: true)
        .isRepeated(by: written))
    #expect(
      !AddRecurring(later, said: "netflix 15.99 every month on the 31st").isRepeated(by: written))
    #expect(!AddRecurring(terms, said: "netflix 16 monthly").isRepeated(by: written))
  }

  // MARK: Several devices

  @Test func `two devices that both ran it count each day once`() throws {
    var (first, rule) = try ledger()
    var second = PracticeLedger(writer: "m3x9", policy: .open)
    second.receive(first.events)
    try first.perform(RunRecurring(today: "2025-12-01"))
    try second.perform(RunRecurring(today: today))
    var all = first
    all.receive(second.events)
    #expect(entries(of: all) == ["2025-10-31 1599", "2025-11-30 1599", "2025-12-31 1599"])
    #expect(try all.perform(RunRecurring(today: today)) == [])
    #expect(all.view(RecurringEntries()).count(of: rule) == 3)
    var other = second
    other.receive(first.events)
    #expect(try other.month("2025-11") == all.month("2025-11"))
  }

  @Test func `two devices that changed the same rule meet, and the later holds`() throws {
    var (first, rule) = try ledger()
    var second = PracticeLedger(writer: "m3x9", policy: .open)
    second.receive(first.events)
    var amendment = ChangeRecurring.Amendment()
    amendment.amount = 17_99
    let one = try first.perform(ChangeRecurring(rule, from: "2025-11-01", amendment))[0]
    amendment.amount = 18_99
    let two = try second.perform(ChangeRecurring(rule, from: "2025-11-01", amendment))[0]
    first.receive(second.events)
    let pairs = first.view(SettingConflicts()).pairs
    #expect(pairs.count == 1)
    #expect(Set(pairs.flatMap { [$0.earlier, $0.later] }) == [one, two])
    let held = first.view(DecisionState()).recurring.terms(of: rule, on: "2025-11-30")
    #expect(held?.event == pairs.first?.later)
  }

  // MARK: Properties

  /// Some rules, with changes, days left out and ends, all made before the first run.
  private func plan(_ generator: inout SeededGenerator) -> PracticeLedger {
    var ledger = PracticeLedger(policy: .open)
    let start: CalendarDay = "2025-06-01"
    func day() -> CalendarDay {
      start.adding(days: .random(in: 0..<200, using: &generator)) ?? start
    }
    func interval() -> Recurrence.Interval {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .days(.random(in: 1...9, using: &generator))
      case 1: .weeks(.random(in: 1...3, using: &generator), on: [.monday, .saturday])
      case 2:
        .months(.random(in: 1...2, using: &generator), on: .random(in: 1...31, using: &generator))
      default: .years(1, month: .random(in: 1...12, using: &generator), day: 29)
      }
    }
    for number in 0..<Int.random(in: 1...4, using: &generator) {
      guard
        let recurrence = try? Recurrence(
          interval(), from: day(),
          end: Bool.random(using: &generator)
            ? .never : .times(.random(in: 1...20, using: &generator))),
        let rule = try? ledger.perform(
          AddRecurring(
            RecurringTerms(
              recurrence, amount: Money(integerLiteral: Int64(number + 1) * 100), category: .other))
        )[
          0]
      else { continue }
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        var amendment = ChangeRecurring.Amendment()
        amendment.amount = Money(integerLiteral: .random(in: 1...9_999, using: &generator))
        if Bool.random(using: &generator) { amendment.interval = interval() }
        _ = try? ledger.perform(ChangeRecurring(rule, from: day(), amendment))
        _ = try? ledger.perform(SkipRecurring(rule))
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        _ = try? ledger.perform(EndRecurring(rule, from: day()))
      }
    }
    return ledger
  }

  @Test func `a run that catches up adds what a run on every day adds`() throws {
    var generator = SeededGenerator(seed: 56)
    var count = 0
    for _ in 0..<60 {
      let start = plan(&generator)
      var once = start
      try once.perform(RunRecurring(today: today))
      var daily = start
      var day: CalendarDay = "2025-05-31"
      while day < today {
        let limit = Int.random(in: 1...3, using: &generator)
        try daily.perform(RunRecurring(today: day, limit: limit))
        day = try #require(day.next)
      }
      while try !daily.perform(RunRecurring(today: today, limit: 5)).isEmpty {}
      #expect(entries(of: daily) == entries(of: once))
      #expect(daily.view(RecurringEntries()) != RecurringEntries() || entries(of: once).isEmpty)
      count += entries(of: once).count
      // And by two devices that know nothing of each other.
      var other = PracticeLedger(writer: "m3x9", policy: .open)
      other.receive(start.events)
      try other.perform(RunRecurring(today: "2025-11-11"))
      other.receive(once.events)
      #expect(entries(of: other) == entries(of: once))
    }
    #expect(count > 1_000)
  }

  @Test func `what is left without its history is run no second time`() throws {
    var generator = SeededGenerator(seed: 57)
    for _ in 0..<40 {
      var ledger = plan(&generator)
      try ledger.perform(RunRecurring(today: "2025-11-11"))
      let events = ledger.view(Compaction()).events(
        ledger: .sample, writer: "newr", deviceName: "laptop", version: "1")
      var compacted = PracticeLedger(writer: "othr", policy: .open)
      compacted.receive(events)
      #expect(entries(of: compacted) == entries(of: ledger))
      try ledger.perform(RunRecurring(today: today))
      try compacted.perform(RunRecurring(today: today))
      #expect(entries(of: compacted) == entries(of: ledger))
    }
  }

  @Test func `a key says which rule and which day it is of, and no other text is one`() throws {
    let key = RecurringKey(rule: 6, day: "2026-01-31")
    #expect(key.key?.text == "recurring:k7q2:6:2026-01-31")
    #expect(try RecurringKey(#require(key.key)) == key)
    for text in [
      "recurring:k7q2:6:2026-02-30", "recurring:k7q2:06:2026-01-31", "recurring:6:2026-01-31",
      "recurring:", "recurring:2026-01-31", "x", "recurring:k7q2:6:2026-01-31#1",
    ] {
      #expect(RecurringKey(try #require(IdempotencyKey(stored: text))) == nil, "\(text)")
    }
  }
}
