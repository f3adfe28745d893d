import LedgerModel
import LedgerTestSupport
import Testing

@testable import PuldarInterchange

/// What lines of banks' files are to a ledger.
struct ImportPlanTests {
  static let today = CalendarDay.known("2026-01-31")

  static func line(
    _ day: String, _ units: Int64, _ payee: String, id: String = "", kind: String = ""
  ) -> StatementLine {
    var line = StatementLine(
      day: .known(day), amount: StatementAmount(unscaled: units, decimals: 2),
      place: StatementPlace(line: 1))
    line.payee = payee
    line.bankID = id
    line.kind = kind
    return line
  }

  static func statement(
    _ lines: [StatementLine], as account: AccountName = .bank, _ format: StatementFormat = .ofx
  ) -> ImportedAccount {
    var statement = BankStatement(format: format)
    statement.lines = lines
    return ImportedAccount(statement, as: account, in: .usd)
  }

  static func held(_ ledger: PracticeLedger) -> ImportPlan.Ledger {
    ImportPlan.Ledger(
      entries: ledger.view(EntryRegister()).entries(),
      transfers: ledger.view(AccountTransfers()).all, known: ledger.view(ImportedLines()),
      accounts: ledger.view(DecisionState()).accounts, today: today)
  }

  /// What the lines of a statement are keyed by.
  static func keys(of statement: ImportedAccount) throws -> [IdempotencyKey] {
    let nothing = ImportPlan.Ledger(
      entries: [], transfers: [], known: ImportedLines(), accounts: AccountBook(), today: today)
    return try ImportPlan([statement], in: nothing, since: nil).rows.map(\.key)
  }

  /// Takes in what is new or sure, as the command does, and with `isMatching` what is doubtful.
  static func take(
    _ statement: ImportedAccount, into ledger: inout PracticeLedger, isMatching: Bool = false
  ) throws {
    let plan = try ImportPlan([statement], in: held(ledger), since: nil)
    let items = plan.rows.compactMap { row -> ImportItem? in
      switch row.state {
      case .new: return ImportItem(row.key, content(of: row), on: row.line.day)
      case .same(let entry): return matched(row, entry, plan.moved[entry] ?? [])
      case .doubtful(let entry) where isMatching:
        return matched(row, entry, plan.moved[entry] ?? [])
      case .doubtful, .known, .retold, .leftOut: return nil
      }
    }
    guard !items.isEmpty else { return }
    try ledger.perform(
      ImportStatement(
        ImportMade(
          account: statement.account, file: "a", hash: "0", format: "ofx", count: items.count),
        items, moving: items.flatMap { $0.moved.map(\.id) }, today: today))
  }

  private static func matched(
    _ row: ImportPlan.Row, _ entry: EventID, _ moved: [RegisteredEntry]
  ) -> ImportItem {
    var content = ImportItem.Content.match(entry)
    if let other = moved.first, row.isOtherSide(of: other.values) {
      switch self.content(of: row) {
      case .transfer(var made):
        made.joined = TransferMade.Joined(other.id)
        content = .transfer(made)
      case .entry(let own):
        if let key = try? IdempotencyKey("\(row.key.text):part2") {
          content = .join(own, move: key)
        }
      case .refund, .join, .split, .match, .sameAs: break
      }
    }
    return ImportItem(row.key, content, on: row.line.day, note: row.line.payee, moving: moved)
  }

  private static func content(of row: ImportPlan.Row) -> ImportItem.Content {
    let amount = row.amount.minorUnits < 0 ? row.amount.negated : row.amount
    switch row.role {
    case .transfer(let other):
      let isOut = row.amount.minorUnits < 0
      return .transfer(
        TransferMade(
          amount: amount, date: row.line.day, from: isOut ? row.account : other,
          to: isOut ? other : row.account, by: row.source))
    case .sameAs(let key): return .sameAs(key)
    case .match(let event): return .match(event)
    case .income:
      var entry = NewEntry.income(amount, on: row.line.day, account: row.account)
      entry.texts = EntryTexts(merchant: row.line.payee, by: row.source)
      return .entry(entry)
    case .expense, .credit:
      var entry = NewEntry.expense(
        amount, in: .other, on: row.line.day, account: row.account, merchant: row.line.payee)
      if row.role != .expense { entry.values.type = .credit }
      entry.texts = EntryTexts(merchant: row.line.payee, by: row.source)
      return .entry(entry)
    }
  }

  static func states(
    _ statements: [ImportedAccount], in ledger: PracticeLedger
  ) throws -> [ImportPlan.State] {
    try ImportPlan(statements, in: held(ledger), since: nil).rows.map(\.state)
  }

  static let coffees = [
    line("2026-01-03", -4_50, "BLUE BOTTLE"), line("2026-01-03", -4_50, "BLUE BOTTLE"),
    line("2026-01-04", -9_00, "TEA HOUSE"),
  ]

  @Test
  func `P47: twins stay two, a repeat adds nothing, and a late line is new wherever it stands`()
    throws
  {
    var ledger = PracticeLedger()
    try Self.take(Self.statement(Self.coffees), into: &ledger)
    #expect(ledger.view(EntryRegister()).entries().count == 3)
    let late = Self.line("2026-01-03", -7_00, "BAKERY")
    #expect(
      try Self.states([Self.statement([late] + Self.coffees)], in: ledger)
        == [.new, .known, .known, .known])
    #expect(
      try Self.states([Self.statement(Self.coffees + [Self.coffees[0]])], in: ledger)
        == [.known, .known, .known, .new])
  }

  @Test func `the bank's own name wins, unless it names several lines`() throws {
    let named = [
      Self.line("2026-01-03", -4_50, "A", id: "7"), Self.line("2026-01-04", -5_00, "A", id: "8"),
    ]
    var ledger = PracticeLedger()
    try Self.take(Self.statement(named), into: &ledger)
    var renamed = named[0]
    renamed.payee = "SOMETHING ELSE"
    #expect(try Self.states([Self.statement([renamed])], in: ledger) == [.known])
    let twice = Self.statement([
      Self.line("2026-01-03", -4_50, "A", id: "9"), Self.line("2026-01-04", -5_00, "B", id: "9"),
    ])
    #expect(twice.ordinals.reused.map(\.bankID) == ["9"])
    #expect(Set(try Self.keys(of: twice)).count == 2)
  }

  @Test func `two devices that take in the same file count it once`() throws {
    var one = PracticeLedger()
    var other = PracticeLedger(writer: .known("m3x9"))
    other.receive(one.events)
    try Self.take(Self.statement(Self.coffees), into: &one)
    try Self.take(Self.statement(Self.coffees), into: &other)
    one.receive(other.events)
    #expect(one.view(EntryRegister()).entries().count == 3)
  }

  @Test func `what was taken back can be taken in again, what was voided stays known`() throws {
    var ledger = PracticeLedger()
    try Self.take(Self.statement(Self.coffees), into: &ledger)
    var voided = ledger
    let entry = try #require(voided.view(EntryRegister()).entries().first?.id)
    try voided.perform(VoidEntry(entry))
    #expect(!(try Self.states([Self.statement(Self.coffees)], in: voided)).contains(.new))
    let made = try #require(
      ledger.events.first { if case .account(.imported) = $0.event { true } else { false } })
    try ledger.perform(UndoEvent(made.id))
    #expect(ledger.view(EntryRegister()).entries().isEmpty)
    #expect(try Self.states([Self.statement(Self.coffees)], in: ledger) == [.new, .new, .new])
  }

  /// What was typed by hand: its day, amount and merchant, and whether it is sure or likely that the line of
  /// 2026-01-10, -20.00, "WHOLE FOODS MKT #10234" is it; `nil` for neither.
  static let typed: [(day: String, units: Int64, merchant: String, isSure: Bool?)] = [
    ("2026-01-10", 20_00, "Whole Foods", true), ("2026-01-05", 20_00, "whole foods", true),
    ("2026-01-15", 20_00, "Foods market", true), ("2026-01-04", 20_00, "Whole Foods", nil),
    ("2026-01-16", 20_00, "Whole Foods", nil), ("2026-01-10", 20_01, "Whole Foods", nil),
    ("2026-01-10", 20_00, "Zara", false), ("2026-01-10", 20_00, "", false),
    ("2026-01-05", 20_00, "Groceries", false), ("2026-01-15", 20_00, "Card purchase", false),
  ]

  @Test(.rows) func `a purchase that was typed is the bank's line by its name, likely without it`()
  {
    each(Self.typed) { typed in
      var ledger = PracticeLedger()
      let entry = NewEntry.expense(
        Money(minorUnits: typed.units, currency: .usd), in: .groceries, on: .known(typed.day),
        merchant: typed.merchant)
      let id = try #require(
        try ledger.perform(AddEntries(entry, today: Self.today)).first)
      let bank = Self.statement([Self.line("2026-01-10", -20_00, "WHOLE FOODS MKT #10234")])
      #expect(
        try Self.states([bank], in: ledger)
          == [typed.isSure.map { $0 ? .same(id) : .doubtful(id) } ?? .new])
    }
  }

  @Test func `a line that was matched is known, and its entry is no other line's`() throws {
    var ledger = PracticeLedger()
    let entry = NewEntry.expense(
      Money(minorUnits: 20_00, currency: .usd), in: .groceries, on: .known("2026-01-10"),
      merchant: "Whole Foods")
    let id = try #require(try ledger.perform(AddEntries(entry, today: Self.today)).first)
    let lines = [
      Self.line("2026-01-10", -20_00, "WHOLE FOODS", id: "1"),
      Self.line("2026-01-11", -20_00, "WHOLE FOODS", id: "2"),
    ]
    let both = Self.statement(lines)
    #expect(try Self.states([both], in: ledger) == [.doubtful(id), .new])
    let key = try #require(Self.keys(of: both).first)
    try ledger.perform(
      ImportStatement(
        ImportMade(account: .bank, file: "a", hash: "0", format: "ofx", count: 1),
        [ImportItem(key, .match(id), on: .known("2026-01-10"))], today: Self.today))
    #expect(try Self.states([both], in: ledger) == [.known, .new])
    // The link goes with the entry, and leaves the line.
    try ledger.perform(UndoEvent(id))
    #expect(try Self.states([both], in: ledger) == [.new, .new])
  }

  @Test func `DR43: money between two accounts is one move, from two files in either order`() throws
  {
    let bank = Self.statement([Self.line("2026-01-20", -300_00, "VISA CREDIT CARD PAYMENT")])
    let card = Self.statement(
      [Self.line("2026-01-22", 300_00, "PAYMENT THANK YOU")], as: try #require(AccountName("visa")),
      .csv)
    for files in [[bank, card], [card, bank]] {
      var together = PracticeLedger()
      try together.perform(
        AddAccount(try #require(AccountName("visa")), kind: .card))
      let plan = try ImportPlan(files, in: Self.held(together), since: nil)
      #expect(plan.rows.count { if case .transfer = $0.role { true } else { false } } == 1)
      #expect(plan.rows.count { if case .sameAs = $0.role { true } else { false } } == 1)
      for file in files { try Self.take(file, into: &together) }
      #expect(together.view(AccountTransfers()).all.count == 1)
      #expect(together.view(EntryRegister()).entries().isEmpty)
      for file in files { try Self.take(file, into: &together) }
      #expect(together.view(AccountTransfers()).all.count == 1)
    }
  }

  /// A line, and what it becomes.
  static let roles: [(line: StatementLine, role: ImportPlan.Role)] = [
    (line("2026-01-20", -5_00, "TEA"), .expense), (line("2026-01-20", 5_00, "MUM"), .income),
    (line("2026-01-20", 5_00, "ACME", kind: "DIRECTDEP"), .income),
    (line("2026-01-20", 0_04, "INTEREST PAID"), .income),
    (line("2026-01-20", 5_00, "REFUND ZARA"), .credit(nil)),
    (line("2026-01-20", 5_00, "ZARA REVERSAL"), .credit(nil)),
    (line("2026-01-20", -60_00, "ATM WITHDRAWAL 12"), .transfer(.cash)),
    (line("2026-01-20", -60_00, "Geldautomat Mitte Auszahlung"), .transfer(.cash)),
    (line("2026-01-20", -60_00, "ATMOSPHERE BAR"), .expense),
  ]

  @Test(.rows) func `money in is income or comes back, money out is spent or moved`() {
    each(Self.roles) { line, role in
      let plan = try ImportPlan(
        [Self.statement([line])], in: Self.held(PracticeLedger()), since: nil)
      #expect(plan.rows.map(\.role) == [role])
    }
  }

  @Test func `P17: what comes back goes where its purchase went, in this file or before it`() throws
  {
    var ledger = PracticeLedger()
    let entry = NewEntry.expense(
      Money(minorUnits: 50_00, currency: .usd), in: .shopping, on: .known("2026-01-02"),
      merchant: "Zara")
    let id = try #require(try ledger.perform(AddEntries(entry, today: Self.today)).first)
    let back = Self.line("2026-01-20", 20_00, "ZARA RETURN")
    var plan = try ImportPlan([Self.statement([back])], in: Self.held(ledger), since: nil)
    #expect(plan.rows.map(\.role) == [.credit(.entry(id, .shopping))])
    let bought = Self.statement([Self.line("2026-01-10", -30_00, "ZARA"), back])
    plan = try ImportPlan([bought], in: Self.held(ledger), since: nil)
    #expect(plan.rows.last?.role == .credit(.line(try #require(Self.keys(of: bought).first))))
  }

  @Test func `another currency, or decimals that it has not, names the line`() throws {
    var euro = Self.line("2026-01-20", -5_00, "TEA")
    euro.currencyCode = "EUR"
    #expect(throws: ImportProblem.secondCurrency("EUR", .usd, StatementPlace(line: 1))) {
      try ImportPlan([Self.statement([euro])], in: Self.held(PracticeLedger()), since: nil)
    }
    var torn = Self.line("2026-01-20", -5_00, "TEA")
    torn.amount = StatementAmount(unscaled: -5_005, decimals: 3)
    #expect(throws: ImportProblem.notOfCurrency("-5.005", .usd, StatementPlace(line: 1))) {
      try ImportPlan([Self.statement([torn])], in: Self.held(PracticeLedger()), since: nil)
    }
  }
}

extension ImportPlan {
  /// The lines of files beside a ledger, matched with what it holds.
  init(
    _ statements: [ImportedAccount], in ledger: Ledger, since first: CalendarDay?
  ) throws(ImportProblem) {
    try self.init(unmatched: statements, in: ledger, since: first)
    match(ledger)
  }
}
