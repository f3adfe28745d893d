import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// What was typed, or told by another file of one's own, is counted once.
struct ImportSameTests {
  private typealias Plan = ImportPlanTests

  private static let savings = AccountName("savings") ?? .cash
  private static let visa = AccountName("visa") ?? .cash

  private static func typed(
    _ merchant: String, _ units: Int64, on day: CalendarDay = .known("2026-01-10"),
    of type: EntryType = .expense
  ) -> NewEntry {
    var entry = NewEntry.expense(
      Money(minorUnits: units, currency: .usd), in: .other, on: day, merchant: merchant)
    if type == .income { entry = .income(entry.values.amount, on: day) }
    entry.texts = EntryTexts(merchant: merchant)
    return entry
  }

  /// What was spent, and what was received.
  private static func totals(_ ledger: PracticeLedger) -> [Int64] {
    let entries = ledger.view(EntryRegister()).entries()
    return [true, false].map { isSpent in
      entries.filter { ($0.values.type == .expense) == isSpent }
        .reduce(0) { $0 + $1.values.amount.minorUnits }
    }
  }

  private static func balance(_ account: AccountName, _ ledger: PracticeLedger) -> Int64 {
    let entries = ledger.view(EntryRegister()).entries().filter { $0.values.account == account }
      .map { $0.values.accountMove(isTakenBack: false).amount.minorUnits }
    let moves = ledger.view(AccountTransfers()).all.map(\.made).map { made in
      made.source == account
        ? -made.amount.minorUnits : made.destination == account ? made.amount.minorUnits : 0
    }
    return (entries + moves).reduce(0, +)
  }

  /// What a person types, and what the bank says of it.
  private static let words: [(typed: String, told: String, type: EntryType)] = [
    ("", "WHOLEFDS MKT 10234", .expense), ("Coffee", "STARBUCKS", .expense),
    ("Rent", "J SMITH PROPERTIES", .expense), ("Lunch", "SQ *BLUE DOOR", .expense),
    ("Rent", "HAUSVERWALTUNG MUELLER", .expense), ("Salary", "ACME INC", .income),
  ]

  @Test(.rows) func `what is typed in one word and told in another is doubtful, and counts once`() {
    each(Self.words) { row in
      var ledger = PracticeLedger()
      let id = try #require(
        try ledger.perform(
          AddEntries(Self.typed(row.typed, 83_17, of: row.type), today: Plan.today)
        ).first)
      let units: Int64 = row.type == .expense ? -83_17 : 83_17
      let bank = Plan.statement([Plan.line("2026-01-12", units, row.told)], .csv)
      #expect(try Plan.states([bank], in: ledger) == [.doubtful(id)])
      let before = Self.totals(ledger)
      try Plan.take(bank, into: &ledger)
      #expect(Self.totals(ledger) == before)
      try Plan.take(bank, into: &ledger, isMatching: true)
      #expect(Self.totals(ledger) == before)
      #expect(try Plan.states([bank], in: ledger) == [.known])
    }
  }

  /// The days of entries that were typed and of a bank's lines, all of one name and amount, and what the lines are.
  private static let several: [(typed: [Int], told: [Int], states: [Character])] = [
    ([10], [10], ["s"]), ([10], [9, 10], ["n", "d"]), ([9, 10], [10], ["d"]),
    ([9, 12], [10, 11], ["d", "d"]), ([10], [10, 16], ["s", "n"]), ([5], [10, 11], ["s", "n"]),
  ]

  @Test(.rows) func `where several fit nothing is sure, and the nearest is likely`() {
    each(Self.several) { row in
      var ledger = PracticeLedger()
      for day in row.typed {
        let day = try #require(CalendarDay.known("2026-01-01").adding(days: day - 1))
        try ledger.perform(AddEntries(Self.typed("Tea House", 5_00, on: day), today: Plan.today))
      }
      let lines = row.told.map { day in
        Plan.line("2026-01-\(day < 10 ? "0" : "")\(day)", -5_00, "TEA HOUSE")
      }
      let states = try Plan.states([Plan.statement(lines)], in: ledger).map { state -> Character in
        switch state {
        case .same: "s"
        case .doubtful: "d"
        default: "n"
        }
      }
      #expect(states == row.states, "\(row)")
    }
  }

  @Test func `what another layout says of a typed entry's line is asked about, in any words`()
    throws
  {
    var ledger = PracticeLedger()
    let id = try #require(
      try ledger.perform(AddEntries(Self.typed("Rent", 900_00), today: Plan.today)).first)
    let line = Plan.line("2026-01-12", -900_00, "J SMITH PROPERTIES", id: "1")
    try Plan.take(Plan.statement([line]), into: &ledger, isMatching: true)
    let again = Plan.line("2026-01-12", -900_00, "Smith Properties LLC")
    let other = Plan.line("2026-01-12", -900_00, "TRAVEL SHOP")
    #expect(
      try Plan.states([Plan.statement([again, other], .csv)], in: ledger) == [.doubtful(id), .new])
  }

  /// Two sides of a move, in the words of the banks, and whether they are surely one.
  private static let sides: [(out: String, into: String, isSure: Bool)] = [
    ("Transfer to savings", "Transfer from checking", true),
    ("Dauerauftrag 4711", "Gutschrift 991", false), ("SEPA REF 778812", "SEPA CR 991", false),
    ("Dauerauftrag Savings", "Gutschrift", true),
  ]

  @Test(.rows)
  func `a move whose sides come in two imports is one, in either order, and undone with either`() {
    each(Self.sides) { row in
      let out = Plan.statement([
        Plan.line("2026-01-27", -250_00, row.out), Plan.line("2026-01-05", -7_00, "Shop"),
      ])
      let into = Plan.statement(
        [Plan.line("2026-01-31", 250_00, row.into), Plan.line("2026-01-06", -8_00, "Shop")],
        as: Self.savings)
      for (first, second) in [(out, into), (into, out)] {
        for isFirstUndone in [true, false] {
          var ledger = PracticeLedger()
          try ledger.perform(AddAccount(Self.savings, kind: .savings))
          let start = ledger.events.count
          try Plan.take(first, into: &ledger)
          let begun = ledger.events.count
          let alone = (Self.totals(ledger), Self.balance(first.account, ledger))
          let isDoubtful = try Plan.states([second], in: ledger).contains { state in
            if case .doubtful = state { true } else { false }
          }
          #expect(isDoubtful != row.isSure)
          try Plan.take(second, into: &ledger, isMatching: true)
          func check() {
            #expect(Self.totals(ledger) == [15_00, 0])
            #expect(Self.balance(.bank, ledger) == -257_00)
            #expect(Self.balance(Self.savings, ledger) == 242_00)
          }
          check()
          try Plan.take(first, into: &ledger, isMatching: true)
          try Plan.take(second, into: &ledger, isMatching: true)
          check()
          try ledger.perform(UndoEvent(ledger.events[isFirstUndone ? start : begun].id))
          if isFirstUndone {
            #expect(Self.totals(ledger)[0] <= 258_00)
          } else {
            #expect(alone == (Self.totals(ledger), Self.balance(first.account, ledger)))
          }
          try Plan.take(first, into: &ledger, isMatching: true)
          try Plan.take(second, into: &ledger, isMatching: true)
          check()
        }
      }
    }
  }

  @Test func `what is left of a move when its first side is taken back is the other line alone`()
    throws
  {
    let out = Plan.statement([Plan.line("2026-01-27", -250_00, "Dauerauftrag 4711")])
    let into = Plan.statement(
      [Plan.line("2026-01-31", 250_00, "Gutschrift 991")], as: Self.savings)
    var ledger = PracticeLedger()
    try ledger.perform(AddAccount(Self.savings, kind: .savings))
    let start = ledger.events.count
    try Plan.take(out, into: &ledger)
    try Plan.take(into, into: &ledger, isMatching: true)
    let joined = ledger
    let undo = try ledger.perform(UndoEvent(ledger.events[start].id))
    #expect(Self.totals(ledger) == [0, 250_00])
    #expect(Self.balance(.bank, ledger) == 0 && Self.balance(Self.savings, ledger) == 250_00)
    try ledger.perform(RedoEvent(undo.first))
    #expect(Self.totals(ledger) == Self.totals(joined))
    #expect(ledger.view(AccountTransfers()).all.count == 1)
  }

  @Test func `the two sides in one call are likely one, and are joined once one of them is there`()
    throws
  {
    let out = Plan.statement([Plan.line("2026-01-27", -250_00, "Dauerauftrag 4711")])
    let into = Plan.statement(
      [Plan.line("2026-01-31", 250_00, "Gutschrift 991")], as: Self.savings)
    for files in [[out, into], [into, out]] {
      var ledger = PracticeLedger()
      try ledger.perform(AddAccount(Self.savings, kind: .savings))
      guard case .retold(let other)? = try Plan.states(files, in: ledger).last else {
        Issue.record("the second side is new")
        continue
      }
      #expect(other.isOtherSide)
      try Plan.take(files[0], into: &ledger)
      let states = try Plan.states(files, in: ledger)
      let first = try #require(ledger.view(EntryRegister()).entries().first)
      #expect(states == [.known, .doubtful(first.id)])
    }
  }

  @Test func `two devices that join the same lines make one move`() throws {
    let out = Plan.statement([Plan.line("2026-01-27", -250_00, "Dauerauftrag 4711")])
    let into = Plan.statement(
      [Plan.line("2026-01-31", 250_00, "Gutschrift 991")], as: Self.savings)
    var one = PracticeLedger()
    try one.perform(AddAccount(Self.savings, kind: .savings))
    try Plan.take(out, into: &one)
    var other = PracticeLedger(writer: .known("m3x9"))
    other.receive(one.events)
    try Plan.take(into, into: &one, isMatching: true)
    try Plan.take(into, into: &other, isMatching: true)
    one.receive(other.events)
    #expect(Self.totals(one) == [0, 0])
    #expect(Self.balance(.bank, one) == -250_00 && Self.balance(Self.savings, one) == 250_00)
  }

  @Test func `cash that a purse's file told of first is the bank's withdrawal`() throws {
    let purse = Plan.statement(
      [Plan.line("2026-01-10", 20_00, "Bank withdrawal")], as: .cash, .csv)
    let bank = Plan.statement([Plan.line("2026-01-11", -20_00, "ATM withdrawal")], .csv)
    for (first, second) in [(purse, bank), (bank, purse)] {
      var ledger = PracticeLedger()
      try Plan.take(first, into: &ledger)
      try Plan.take(second, into: &ledger)
      #expect(Self.totals(ledger) == [0, 0])
      #expect(Self.balance(.cash, ledger) == 20_00 && Self.balance(.bank, ledger) == -20_00)
    }
  }

  @Test func `the side of a move that stands first in a file is the move, and nothing is lost`()
    throws
  {
    func side(_ units: Int64, _ other: String) -> StatementLine {
      var line = Plan.line("2026-01-15", units, "Transfer")
      line.category = "[\(other)]"
      return line
    }
    let cash = Plan.statement(
      [side(20_00, "bank"), Plan.line("2026-01-14", -5_00, "Tea")], as: .cash, .qif)
    let bank = Plan.statement([side(-20_00, "cash")], .qif)
    for statements in [[cash, bank], [bank, cash]] {
      let plan = try ImportPlan(statements, in: Plan.held(PracticeLedger()), since: nil)
      let first = try #require(plan.rows.first)
      #expect(first.role == .transfer(first.account == .cash ? .bank : .cash))
      #expect(plan.rows.contains { $0.role == .sameAs(first.key) })
      #expect(plan.rows.allSatisfy { $0.state == .new })
    }
  }

  @Test func `typed entries and a file that has them count once, and a file twice changes nothing`()
    throws
  {
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      let names = ["Tea House", "Zara", "Rent", "Whole Foods", "Coffee", ""]
      var ledger = PracticeLedger()
      var lines: [StatementLine] = []
      var total: Int64 = 0
      // Of one amount each, or of few, so that several fit.
      let isDistinct = seed.isMultiple(of: 2)
      for number in 1...Int64.random(in: 1...20, using: &random) {
        let units = isDistinct ? number * 100 : Int64.random(in: 1...3, using: &random) * 100
        let day = try #require(
          CalendarDay.known("2026-01-01").adding(days: Int.random(in: 5...20, using: &random)))
        let told = try #require(day.adding(days: Int.random(in: -5...5, using: &random)))
        let name = try #require(names.randomElement(using: &random))
        let isTyped = Int.random(in: 0..<3, using: &random) > 0
        if isTyped {
          try ledger.perform(AddEntries(Self.typed(name, units, on: day), today: Plan.today))
        }
        let words = Bool.random(using: &random) ? name.uppercased() + " 0123" : "BOOKING"
        lines.append(Plan.line(told.text, -units, words, id: "\(number)"))
        total += units
      }
      let file = Plan.statement(lines)
      try Plan.take(file, into: &ledger)
      let once = ledger
      try Plan.take(file, into: &ledger)
      #expect(ledger.events == once.events, "seed \(seed)")
      try Plan.take(file, into: &ledger, isMatching: true)
      if isDistinct { #expect(Self.totals(ledger) == [total, 0], "seed \(seed)") }
      let whole = ledger
      try Plan.take(file, into: &ledger, isMatching: true)
      #expect(ledger.events == whole.events, "seed \(seed)")
    }
  }
}
