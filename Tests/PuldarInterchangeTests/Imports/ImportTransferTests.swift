import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// A line of a file is a move if something names the other account, and never by a word of banks.
struct ImportTransferTests {
  private typealias Plan = ImportPlanTests

  private static let savings = AccountName("savings")
  private static let visa = AccountName("visa")

  /// Of a ledger with savings, whose number ends in 4321, and a card; the amount in whole units.
  private static let lines:
    [(payee: String, kind: String, units: Int64, format: StatementFormat, role: ImportPlan.Role)] =
      [
        ("TRANSFER TO LANDLORD", "", -900, .csv, .expense),
        ("Wire transfer fee", "", -15, .csv, .expense),
        ("ACH TRANSFER ACME PAYROLL", "", 2500, .csv, .income),
        ("CREDIT CARD PAYMENT", "", -310, .csv, .expense),
        ("AUTOPAY CITI CARD", "", -310, .csv, .expense),
        ("AMEX EPAYMENT ACH PMT", "", -310, .csv, .expense),
        ("Kreditkartenabrechnung", "", -310, .csv, .expense),
        ("LASTSCHRIFT Kreditkarte Abrechnung", "", -310, .csv, .expense),
        ("Online transfer to checking ...1234", "", -50, .csv, .expense),
        ("LANDLORD LLC", "XFER", -900, .ofx, .expense),
        ("Transfer from Anna", "", 900, .csv, .income),
        ("Umbuchung Miete", "", -900, .csv, .expense),
        // A column that says "Cash" may mean anything, and a machine stands in shops and in lists of fees.
        ("DIRECT DEBIT COMCAST", "Cash", -24, .csv, .expense), ("SHOP", "Cash", -5, .csv, .expense),
        ("Bezahlung Bankomat Bahn 8020", "", -37, .csv, .expense),
        ("1 x ATM Gebuehr", "", -2, .csv, .expense),
        ("ATM WITHDRAWAL FEE", "", -3, .csv, .expense),
        ("SAVINGS TRANSFER FEE", "", -3, .csv, .expense),
        ("ATM 0123", "", -60, .csv, .expense),
        // What names an account.
        ("Transfer to savings", "", -500, .csv, savings.map { .transfer($0) } ?? .expense),
        ("TRANSFER 0012 FROM SAVINGS", "", 500, .csv, savings.map { .transfer($0) } ?? .expense),
        ("Online transfer to ...4321", "", -50, .csv, savings.map { .transfer($0) } ?? .expense),
        ("XFER XXXXXX4321", "", -50, .ofx, savings.map { .transfer($0) } ?? .expense),
        ("VISA CREDIT CARD PAYMENT", "", -310, .csv, visa.map { .transfer($0) } ?? .expense),
        ("PAYMENT TO VISA", "", -310, .csv, visa.map { .transfer($0) } ?? .expense),
        ("PAYMENT FROM VISA 0042", "", 310, .csv, visa.map { .transfer($0) } ?? .expense),
        ("PAYMENT TO VISA WORLD TRAVEL SHOP", "", -22, .csv, .expense),
        ("PAYMENT FROM VISA", "", -5, .csv, .expense), ("CASH AND CARRY", "", -11, .csv, .expense),
        ("VISA WORLD TRAVEL SHOP", "", -22, .csv, .expense),
        ("BANK STREET CAFE", "", -33, .csv, .expense),
        // A shop's line that says with which card it was paid.
        ("VISA DEBIT SHOP", "", -5, .csv, .expense),
        ("ATM WITHDRAWAL 12", "", -60, .csv, .transfer(.cash)),
        ("Bankomat Behebung 8020", "", -60, .csv, .transfer(.cash)),
        ("FIRST BANK 5TH AVE", "ATM", -60, .ofx, .transfer(.cash)),
      ]

  @Test(.rows) func `a line is a transfer where it names an account, not by a word`() throws {
    let savings = try #require(Self.savings)
    var ledger = PracticeLedger()
    try ledger.perform(AddAccount(savings, kind: .savings))
    try ledger.perform(AddAccount(try #require(Self.visa), kind: .card))
    let first = Plan.statement([Plan.line("2026-01-02", 1_00, "INTEREST")], as: savings)
    let key = try #require(Plan.keys(of: first).first)
    let entry = NewEntry.income(
      Money(minorUnits: 1_00, currency: .usd), on: .known("2026-01-02"), account: savings)
    try ledger.perform(
      ImportStatement(
        ImportMade(
          account: savings, file: "a", hash: "0", format: "ofx", number: "4321", count: 1),
        [ImportItem(key, .entry(entry), on: .known("2026-01-02"))], today: Plan.today))
    let held = Plan.held(ledger)
    each(Self.lines) { row in
      let line = Plan.line("2026-01-20", row.units * 100, row.payee, kind: row.kind)
      let plan = try ImportPlan(
        [Plan.statement([line], as: .bank, row.format)], in: held, since: nil)
      #expect(plan.rows.map(\.role) == [row.role])
      #expect(plan.rows.map(\.state) == [.new])
    }
  }

  @Test func `what pays a card is a move in the card's own file, and what comes back is none`()
    throws
  {
    let visa = try #require(Self.visa)
    var ledger = PracticeLedger()
    try ledger.perform(AddAccount(visa, kind: .card))
    let lines = [
      Plan.line("2026-01-20", 300_00, "PAYMENT THANK YOU"),
      Plan.line("2026-01-21", -12_00, "AUTOPAY GYM"), Plan.line("2026-01-22", 5_00, "SHOP"),
    ]
    let plan = try ImportPlan([Plan.statement(lines, as: visa)], in: Plan.held(ledger), since: nil)
    #expect(plan.rows.map(\.role) == [.transfer(.bank), .expense, .credit(nil)])
  }
}
