import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What figures are made of, case by case.
struct ExplanationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var events: [LedgerEvent]
    var figure: String
    var month: CalendarMonth = "2026-01"
    /// A term a line: blanks for its level, its name, its value, its events.
    var terms: String

    init(
      _ sentence: String, _ figure: String, in month: CalendarMonth = "2026-01",
      _ events: [LedgerEvent], _ terms: String
    ) {
      testDescription = sentence
      self.events = [.logOpened(.sample)] + events
      self.figure = figure
      self.month = month
      self.terms = terms
    }
  }

  private static let sushi = LedgerEvent.spent(1300_00, in: "dining", on: "2026-01-01")

  static let entries: [Case] = [
    Case(
      "the figures of a bucket come from its share, the income and its entries", "fun",
      [
        .income(4000_00, from: "2026-01-01"), .shares(50, 30, 20, from: "2026-01-01"),
        .credited(50_00, in: "dining", on: "2026-01-02"), sushi,
      ],
      """
      left -5000
       budget 120000 2 1
        30% of 400000 120000 2 1
       carried 0
       taken spent -125000
        4 -130000 4
        3 5000 3
      """),
    Case(
      "a correction is the difference that it made", "dining",
      [sushi, .corrected(1, sushi, EntryAmendment(amount: 130_00))],
      """
      dining 13000
       1 13000 1 2
        added 130000 1
        corrected -117000 2
      """),
    Case(
      "a void leaves an entry that adds nothing, and can still be read", "dining",
      [sushi, .voided(1, sushi)],
      """
      dining 0
       1 0 1 2
        added 130000 1
        voided -130000 2
      """),
    Case(
      "what an undo and a redo did stands there too", "dining",
      [sushi, .undone(1, sushi), .redone(1, sushi)],
      """
      dining 130000
       1 130000 1 2 3
        added 130000 1
        undone -130000 2
        redone 130000 3
      """),
    Case(
      "an entry that came from another month is in the figure by its correction", "dining",
      [
        .spent(7_00, in: "dining", on: "2025-12-31"),
        .corrected(
          1, .spent(7_00, in: "dining", on: "2025-12-31"), EntryAmendment(date: "2026-01-01")),
      ],
      """
      dining 700
       1 700 1 2
        corrected 700 2
      """),
    Case(
      "an entry that went to another category stays as one that left", "dining",
      [sushi, .corrected(1, sushi, EntryAmendment(category: .groceries))],
      """
      dining 0
       1 0 1 2
        added 130000 1
        corrected -130000 2
      """),
    Case(
      "a correction of a text changes no figure, and is not named", "dining",
      [sushi, .corrected(1, sushi, EntryAmendment(note: "lunch"))],
      """
      dining 130000
       1 130000 1
      """),
  ]

  static let plans: [Case] = [
    Case(
      "K2: the cent that a share got so that all add up is a term of its own", "fun.budget",
      [.income(3797_63, from: "2026-01-01")],
      """
      budget 113929 1
       30% of 379763 113928 1
       cent 1
      """),
    Case(
      "a share of several incomes is one of each, with the cents that they lose alone",
      "fun.budget",
      [
        .income(100_01, from: "2026-01-01"), .received(50_03, on: "2026-01-02"),
        .shares(50, 30, 20, from: "2026-01-01"),
      ],
      """
      budget 4501 3 1 2
       30% of 15004 4501 3 1 2
        30% of 10001 3000 3 1
        30% of 5003 1500 3 2
        fractions 1
      """),
    Case(
      "income is what is set and what was received", "month.income",
      [.income(100_00, from: "2026-01-01"), .received(50_00, on: "2026-01-31")],
      """
      income 15000
       set 10000 1
       2 5000 2
      """),
    Case(
      "a setting of a later month is not in it", "month.income",
      [.income(100_00, from: "2025-01-01"), .income(999_00, from: "2026-02-01")],
      """
      income 10000
       set 10000 1
      """),
    Case(
      "what is carried is what was left, month by month", "fun.carried",
      [
        .income(100_00, from: "2025-12-01"), .rollover("fun", .both, from: "2026-01-01"),
        .spent(40_00, in: "dining", on: "2025-12-05"),
      ],
      """
      carried -1000 2
       budget 3000 1
        30% of 10000 3000 1
       carried 0
       taken spent -4000
        3 -4000 3
      """),
    Case(
      "an overspend that is not carried is a term of its own", "fun.carried",
      [
        .income(100_00, from: "2025-12-01"), .rollover("fun", .surplus, from: "2026-01-01"),
        .spent(40_00, in: "dining", on: "2025-12-05"),
      ],
      """
      carried 0 2
       budget 3000 1
        30% of 10000 3000 1
       carried 0
       taken spent -4000
        3 -4000 3
       not carried 1000
      """),
    Case(
      "where a rollover was switched off nothing is carried, by that event", "fun.carried",
      [.income(100_00, from: "2025-12-01"), .rollover("fun", .off, from: "2026-01-01")],
      "carried 0 2"),
    Case(
      "what is not overspent keeps an excess from being below zero", "fun.over",
      [.income(100_00, from: "2026-01-01"), .spent(10_00, in: "dining")],
      """
      over 0
       spent 1000
        2 1000 2
       taken budget -3000 1
        30% of 10000 -3000 1
       taken carried 0
       not over 2000
      """),
    Case(
      "without an income nothing is over", "month.over",
      [.spent(10_00, in: "dining")],
      """
      over 0
       spent 1000
        fundamentals 0
        fun 1000
         1 1000 1
        future 0
       taken income 0
       taken carried 0
       not over -1000
      """),
  ]

  @Test(.rows) func `what a figure is made of`() {
    each(Self.entries + Self.plans) { (example: Case) throws in
      let ledger = PracticeLedger(example.events)
      let explained = ledger.view(ExplainedMonth(example.month, depth: 9))
      let figure = try #require(try explained.figure(named: example.figure))
      let root = try explained.explanation(of: figure).root
      #expect(Self.lines(root).joined(separator: "\n") == example.terms)
    }
  }

  private static func lines(_ term: ExplanationTerm, level: Int = 0) -> [String] {
    let words =
      [term.isTakenAway ? "taken" : "", name(term.label), String(term.value.minorUnits)]
      + term.events.map { String($0.number) }
    let line =
      String(repeating: " ", count: level)
      + words.filter { !$0.isEmpty }.joined(separator: " ")
    return [line] + term.terms.flatMap { lines($0, level: level + 1) }
  }

  private static func name(_ label: ExplanationLabel) -> String {
    switch label {
    case .month(let figure, _): figure.rawValue
    case .bucket(let figure, _): figure.rawValue
    case .bucketPart(let bucket): bucket.text
    case .category(let category): category.text
    case .limitLeft: "left"
    case .said: "said"
    case .share(let share, let income, _, _): "\(share.shortText) of \(income.minorUnits)"
    case .setIncome: "set"
    case .entry(let id, _, _, _): String(id.number)
    case .change(let kind, _, _, _, _, _): kind.rawValue
    case .moved(let id, _, _, _): String(id.number)
    case .due(_, let day, let name): "\(name) \(day.text)"
    case .remainderCent: "cent"
    case .fractions: "fractions"
    case .overspendNotCarried: "not carried"
    case .notOver: "not over"
    @unknown default: "?"
    }
  }

  @Test func `what is free is what is left less the open days of bills, each by itself`() throws {
    var ledger = PracticeLedger([.logOpened(.sample), .income(1900_00, from: "2026-01-01")])
    let first = try Recurrence(.months(1, on: [1]), from: "2026-01-01")
    try ledger.perform(
      AddBill(BillTerms("Rent", first, amount: 800_00, category: .housing)))
    let explained = ledger.view(ExplainedMonth("2026-02", on: "2026-02-10", depth: 9))
    func shown(_ name: String) throws -> [String] {
      let figure = try #require(try explained.figure(named: name))
      return Self.lines(try explained.explanation(of: figure).root).joined(separator: "\n")
        .split(separator: "\n").map(String.init)
    }
    let days = [" Rent 2026-01-01 80000 2", " Rent 2026-02-01 80000 2"]
    #expect(try shown("fundamentals.due") == ["due 160000"] + days)
    let free = try shown("free")
    #expect(free[0] == "free 30000" && free[1] == " left 190000")
    #expect(free.contains(" taken due -160000") && free.contains("   Rent 2026-02-01 -80000 2"))
  }

  @Test func `a category that was moved names the move`() throws {
    let ledger = PracticeLedger([
      .logOpened(.sample), Self.sushi,
      .moved("dining", to: "future", from: "2026-01-01"),
    ])
    let explained = ledger.view(ExplainedMonth("2026-01", depth: 2))
    let root = try explained.explanation(of: .bucket(.future, .spent)).root
    guard case .entry(1, _, _, let move) = root.terms.first?.label else {
      Issue.record("no entry")
      return
    }
    #expect(move == 2)
  }

  @Test func `two devices that met in an entry of a figure are told of with both events`() throws {
    var first = PracticeLedger(policy: .open)
    let entry = try first.add(.expense(45_00, in: .dining, on: PracticeLedger.today))
    var second = PracticeLedger(writer: .known("m3x9"), policy: .open)
    second.receive(first.events)
    let today = PracticeLedger.today
    try first.perform(CorrectEntry(entry, EntryAmendment(amount: 40_00), today: today))
    try second.perform(CorrectEntry(entry, EntryAmendment(amount: 30_00), today: today))
    second.receive(first.events)
    var fold = LedgerFold(into: ExplainedMonth("2026-01", depth: 2), hasSeveralLogs: true)
    for event in second.events { fold.apply(event) }
    let dining = try fold.projection.explanation(
      of: .category(.dining), conflicts: fold.conflicts)
    #expect(dining.conflicts == fold.conflicts)
    #expect(dining.conflicts.count == 1)
    #expect(dining.root.terms.first?.events.count == 3)
    let groceries = try fold.projection.explanation(
      of: .category(.groceries), conflicts: fold.conflicts)
    #expect(groceries.conflicts.isEmpty)
  }

  @Test func `a figure that is too large says since which event, as the screen does`() throws {
    var events: [LedgerEvent] = [.logOpened(.sample)]
    for _ in 0..<9300 { events.append(.spent(Money.largestMinorUnits, in: "dining")) }
    let explained = PracticeLedger(events).view(ExplainedMonth("2026-01", depth: 2))
    let since = explained.buckets.tooLargeSince
    #expect(since != nil)
    #expect(throws: FigureTooLarge(since: since)) {
      try explained.explanation(of: .bucket(.fun, .spent))
    }
  }

  @Test func `figures are named as screens name them, in whatever case`() throws {
    let ledger = PracticeLedger([
      .logOpened(.sample), Self.sushi,
      .setting(.categoryAdded(CategoryAdded(category: "fun", bucket: .future))),
    ])
    let explained = ledger.view(ExplainedMonth("2026-01", depth: 0))
    let names: [(String, BudgetFigure?)] = [
      ("fun", .bucket(.fun, .left)), ("Fun.Spent", .bucket(.fun, .spent)),
      ("month", .month(.left)), ("month.capacity", .month(.capacity)),
      ("dining", .category(.dining)), ("category:fun", .category("fun")),
      ("category:dining", .category(.dining)), ("income", nil), ("funn", nil), ("fun.", nil),
      ("fun.x", nil), ("month.budget", .month(.budget)), ("budget", .month(.budget)), ("", nil),
      ("category:", nil), ("dining.spent", nil),
    ]
    for (name, figure) in names {
      #expect(try explained.figure(named: name) == figure, "\(name)")
    }
    for figure in try explained.figures() where figure != .category("fun") {
      #expect(try explained.figure(named: figure.text) == figure)
    }
  }
}
