import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// What a bank tells of once and a ledger holds otherwise: split, in another account, in another layout.
struct ImportDefectTests {
  private typealias Plan = ImportPlanTests

  private static let visa = AccountName("visa") ?? .bank

  private static func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: .usd) }

  @Test func `R3: one line of a bank is a payment that was split, and none of its parts alone`()
    throws
  {
    var ledger = PracticeLedger()
    let whole = NewEntry.expense(
      Self.money(42_00), in: .other, on: .known("2026-01-10"), merchant: "Whole Foods")
    let parts = try ledger.perform(
      AddPayment(
        whole,
        split: [
          AddPayment.Part(.groceries, Self.money(30_00)),
          AddPayment.Part(.dining, Self.money(12_00)),
        ], today: Plan.today))
    let first = try #require(parts.first)
    let bank = Plan.statement([
      Plan.line("2026-01-11", -42_00, "WHOLE FOODS MKT", id: "1"),
      Plan.line("2026-01-11", -12_00, "WHOLE FOODS MKT", id: "2"),
    ])
    #expect(try Plan.states([bank], in: ledger) == [.same(first), .new])
  }

  /// What another file of the account says of a line of 2026-01-10 over -20.00 that was taken in as `name`, and
  /// whether it is new.
  private static let retold: [(id: String, name: String, id2: String, name2: String, isNew: Bool)] =
    [
      ("", "BLUE BOTTLE", "", "SQ *BLUE BOTTLE OAKLAND CA 0123", false),
      ("", "BLUE BOTTLE", "", "Kartenzahlung 4711", false),
      ("", "BLUE BOTTLE", "7", "BLUE BOTTLE", false),
      ("7", "BLUE BOTTLE", "8", "TEA HOUSE", true), ("7", "BLUE BOTTLE", "8", "BLUE BOTTLE", false),
    ]

  @Test(.rows) func `what another layout tells again is asked about, not doubled`() {
    each(Self.retold) { row in
      var ledger = PracticeLedger()
      let first = Plan.line("2026-01-10", -20_00, row.name, id: row.id)
      try Plan.take(Plan.statement([first], .csv), into: &ledger)
      let again = Plan.line("2026-01-10", -20_00, row.name2, id: row.id2)
      let states = try Plan.states([Plan.statement([again], .csv)], in: ledger)
      #expect((states == [.new]) == row.isNew)
    }
  }

  @Test func `a card's line that is an entry of the bank's puts it into the card's account`() throws
  {
    var ledger = PracticeLedger()
    try ledger.perform(AddAccount(Self.visa, kind: .card))
    let entry = NewEntry.expense(
      Self.money(20_00), in: .groceries, on: .known("2026-01-10"), merchant: "Whole Foods")
    let id = try #require(try ledger.perform(AddEntries(entry, today: Plan.today)).first)
    let card = Plan.statement([Plan.line("2026-01-10", -20_00, "WHOLE FOODS")], as: Self.visa)
    let plan = try ImportPlan([card], in: Plan.held(ledger), since: nil)
    #expect(plan.rows.map(\.state) == [.same(id)])
    let moved = try #require(plan.moved[id])
    try ledger.perform(
      ImportStatement(
        ImportMade(account: Self.visa, file: "a", hash: "0", format: "ofx", count: 1),
        [
          ImportItem(
            plan.rows[0].key, .match(id), on: .known("2026-01-10"), moving: moved)
        ], moving: moved.map(\.id), today: Plan.today))
    func account() -> AccountName? {
      ledger.view(EntryRegister())[id]?.values.account
    }
    #expect(account() == Self.visa)
    try ledger.perform(UndoEvent(nil))
    #expect(account() == .bank)
  }

  @Test func `P17: two refunds of one purchase are no more than was paid`() throws {
    let statement = Plan.statement([
      Plan.line("2026-01-02", -50_00, "ZARA", id: "0"),
      Plan.line("2026-01-20", 30_00, "ZARA RETURN", id: "1"),
      Plan.line("2026-01-21", 30_00, "ZARA RETURN", id: "2"),
      Plan.line("2026-01-22", 20_00, "ZARA RETURN", id: "3"),
    ])
    let plan = try ImportPlan([statement], in: Plan.held(PracticeLedger()), since: nil)
    let bought = try #require(ImportPlanTests.keys(of: statement).first)
    #expect(
      plan.rows.map(\.role) == [
        .expense, .credit(.line(bought)), .credit(nil), .credit(.line(bought)),
      ])
  }

  /// Two numbers of accounts, and whether they can be those of one.
  private static let numbers: [(one: String, other: String, isSame: Bool)] = [
    ("000011112222", "000011112222", true), ("12340001", "56780001", false),
    ("DE02120300000000202051", "202051", true), ("4111 1111 1111 1111", "**** 1111", true),
    ("XXXX-XXXX-XXXX-1111", "1111", true), ("", "", false), ("5678", "12345678", true),
    ("5678", "5679", false), ("Joint Checking", "Old Checking", false), ("Visa", "Old Visa", false),
    ("Amex Gold", "Rose Gold", false), ("Amex Gold", "AMEX GOLD", true), ("Visa", "visa", true),
  ]

  @Test(.rows) func `two accounts whose numbers end alike stay two`() {
    each(Self.numbers) { row in
      func number(_ text: String) -> ImportNumber {
        ImportNumber(text) { text in String("\(text.utf8.reduce(7) { $0 &* 31 &+ Int($1) })") }
      }
      #expect(number(row.one).isSame(as: number(row.other)) == row.isSame)
      #expect(number(row.one).end == String(row.one.filter { $0 != " " }.suffix(4)).lowercased())
    }
  }

  @Test func `R3: a line that another program split is one payment, counted once on two devices`()
    throws
  {
    func split() throws -> ImportStatement<[ImportItem]> {
      let key = try IdempotencyKey("import:bank:a:1")
      let second = try IdempotencyKey("import:bank:a:1:part2")
      let entries = [(key, CategoryName.groceries, 30_00), (second, .dining, 12_00)]
        .map { (key, category, units) in
          (
            key: key,
            entry: NewEntry.expense(
              Self.money(Int64(units)), in: category, on: .known("2026-01-10"), merchant: "Shop")
          )
        }
      return ImportStatement(
        ImportMade(account: .bank, file: "a", hash: "0", format: "qif", count: 1),
        [ImportItem(key, .split(entries), on: .known("2026-01-10"))], today: Plan.today)
    }
    var one = PracticeLedger()
    var other = PracticeLedger(writer: .known("m3x9"))
    other.receive(one.events)
    try one.perform(split())
    try other.perform(split())
    let parts = one.view(EntryRegister()).entries()
    let first = try #require(parts.map(\.id).min())
    #expect(parts.map(\.countingPayment) == [first, first])
    one.receive(other.events)
    #expect(one.view(EntryRegister()).entries().count == 2)
  }

  @Test func `R1: what a QIF says that an account held at first is no money that came`() throws {
    for (name, category) in [
      ("Opening Balance", "[Savings of 1999]"), ("Anfangssaldo", "[giro konto]"), ("X", "[bank]"),
    ] {
      var opening = Plan.line("2026-01-01", 1000_00, name, id: "")
      opening.category = category
      var spent = Plan.line("2026-01-02", -5_00, "Opening Balance", id: "")
      spent.category = "Groceries"
      var statement = Plan.statement([opening, spent])
      statement.statement.account = "Giro Konto"
      #expect(
        try Plan.states([statement], in: PracticeLedger()) == [.leftOut(.opening), .new], "\(name)")
    }
  }
}
