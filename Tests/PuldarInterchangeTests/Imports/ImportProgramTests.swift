import LedgerModel
import LedgerTestSupport
import Testing

@testable import PuldarInterchange

/// What other budget programs export: all accounts in one file, by their names.
struct ImportProgramTests {
  private typealias Plan = ImportPlanTests

  private static let register =
    #""Account","Flag","Date","Payee","Category Group/Category","#
    + #""Category Group","Category","Memo","Outflow","Inflow","Cleared""# + "\n"
  private static let list =
    "Account,Date,Payee,Notes,Category_Group,Category,Amount,Split_Amount,Cleared\n"

  /// A file, and what it has of each account: the account, its opening balance, then each line.
  private static let files: [(text: String, found: [String])] = [
    // Names that end alike are of two accounts, a picture is no part of a name, and the accounts may be many.
    (
      register
        + #""North Checking","","01/13/2026","Transfer : 🏝 Holiday Checking","","","","",$40.00,$0.00,"Cleared""#
        + "\n"
        + #""🏝 Holiday Checking","Red","01/13/2026","Transfer : North Checking","","","","",$0.00,$40.00,"Cleared""#
        + "\n"
        + #""Amex Gold","","01/14/2026","Shop","Fun: Toys 🎲","Fun","Toys 🎲","",$5.00,$0.00,"Uncleared""#
        + "\n"
        + #""Rose Gold","","01/14/2026","Shop","","","","Split (1/2) a",$6.00,$0.00,"Cleared""#
        + "\n"
        + #""💵 Cash","","01/15/2026","Shop","","","","Split (2/2) b",$7.00,$0.00,"Cleared""# + "\n",
      [
        "bank - [-40.00 holiday checking]", "holiday checking - [40.00 as line 2]",
        "amex gold - [-5.00 spent]", "rose gold - [-6.00 spent]", "cash - [-7.00 spent]",
      ]
    ),
    // Of two moves of one sum on a day each goes to the account that it names, whichever stands first.
    (
      register
        + #""Visa","","01/13/2026","Transfer : Main","","","","",$0.00,$40.00,"Cleared""# + "\n"
        + #""Main","","01/13/2026","Transfer : Spare","Fun: Trip","Fun","Trip","",$40.00,$0.00,"Cleared""#
        + "\n" + #""Spare","","01/13/2026","Transfer : Main","","","","",$0.00,$40.00,"Cleared""#
        + "\n"
        + #""Main","","01/13/2026","Transfer : Visa","","","","",$40.00,$0.00,"Cleared""# + "\n"
        + #""Main","","01/12/2026","Starting Balance","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,"$1,000.00","Reconciled""#
        + "\n",
      [
        "bank - [40.00 main]", "main 1,000.00 2026-01-12 [-40.00 spare, -40.00 as line 2]",
        "spare - [40.00 as line 3]",
      ]
    ),
    // With a decimal comma the register has tabs, and an account may have its balance only.
    (
      "Account\tFlag\tDate\tPayee\tCategory Group/Category\tCategory Group\tCategory\tMemo\tOutflow\t"
        + "Inflow\tCleared\n"
        + "Giro\t\t13.01.2026\tLaden\tAlltag: Essen\tAlltag\tEssen\t\t1.234,50€\t0,00€\tCleared\n"
        + "Depot\t\t01.01.2026\tStarting Balance\t\t\t\t\t0,00€\t70,00€\tReconciled\n",
      ["bank - [-1,234.50 spent]", "depot 70.00 2026-01-01 []"]
    ),
    // A move has no word that says so: both lines name each other's account. The sum of a split is 0 where it stands.
    (
      list + "Main,2026-01-14,,(SPLIT INTO 2) week,,,0,-90,Cleared\n"
        + "Main,2026-01-14,Shop,(SPLIT 1 OF 2) ,Living,Food,-60,0,Cleared\n"
        + "Main,2026-01-14,Pocket,(SPLIT 2 OF 2) ,,,-30,0,Cleared\n"
        + "Pocket,2026-01-14,Main,,,,30,0,Not cleared\n"
        + "Main,2026-01-13,'-10% Shop,'=note,Living,Food,-12.5,0,Cleared\n"
        + "Pocket,2026-01-02,Starting Balance,,Income,Starting Balances,20,0,Reconciled\n",
      [
        "bank - [0.00 zero, -60.00 spent, -30.00 pocket, -12.50 spent]",
        "pocket 20.00 2026-01-02 [30.00 as line 4]",
      ]
    ),
    // A shop that has the name of an account is a shop.
    (
      list + "Main,2026-01-14,Amazon,,Fun,Toys,-30,0,Cleared\n"
        + "Amazon,2026-01-14,Refund desk,,Fun,Toys,30,0,Cleared\n"
        + "Amazon,2026-01-13,Amazon,,Fun,Toys,-5,0,Cleared\n",
      ["bank - [-30.00 spent]", "amazon - [30.00 back, -5.00 spent]"]
    ),
  ]

  @Test(arguments: [
    ("'-10% Shop", "-10% Shop"), ("'=sum", "=sum"), ("'+1", "+1"), ("'@home", "@home"),
    ("'n Winkel", "'n Winkel"), ("'", "'"), ("A '-' B", "A '-' B"),
  ])
  func `the apostrophe before what a spreadsheet takes for a formula is no part of a text`(
    _ cell: String, _ text: String
  ) throws {
    let lines = try StatementReader.read(
      Array("Date,Payee,Notes,Amount\n2026-01-13,\(cell),\(cell),-12.50\n".utf8)
    )
    .flatMap(\.lines)
    #expect(lines.map(\.payee) == [text])
    #expect(lines.map(\.memo) == [text])
  }

  /// An amount without its code.
  private static func plain(_ amount: Money) -> Substring { "\(amount)".dropLast(4) }

  private static func told(_ text: String) throws -> [String] {
    let held = Plan.held(PracticeLedger())
    let file = try StatementFile(Array(text.utf8), named: "a.csv")
    var accounts = ImportAccounts(stated: nil, known: held.known, book: held.accounts)
    let read = accounts.imported([file], in: file.currency ?? .usd)
    var plan = try ImportPlan(unmatched: read, in: held, since: nil)
    plan.match(held)
    let rows = plan.takeRows()
    let lines = Dictionary(rows.map { ($0.key, $0.line.place.line) }) { first, _ in first }
    let told = ImportedAccount.told(read, rows).statements
    return zip(read.indices, zip(read, told)).map { place, pair in
      let opening = pair.1.opening.map { "\(plain($0.amount)) \($0.date.text)" }
      let words = rows.filter { $0.statement == place }.map { row in
        let role =
          switch row.role {
          case _ where row.state == .leftOut(.zero): "zero"
          case .transfer(let other): other.text
          case .sameAs(let key): "as line \(lines[key] ?? 0)"
          case .expense: "spent"
          case .credit: "back"
          case .income: "got"
          case .match: "matched"
          }
        return "\(plain(row.amount)) \(role)"
      }
      return "\(pair.0.account) \(opening ?? "-") [\(words.joined(separator: ", "))]"
    }
  }

  @Test(.rows)
  func `an export of all accounts gives each its lines and its opening, and a move is told once`() {
    each(Self.files) { row in
      let told = try Self.told(row.text)
      #expect(told == row.found)
    }
  }

  @Test func `a picture that a program wrote as two halves of UTF-16 spoils no other letter`()
    throws
  {
    let halves: [UInt8] = [0xED, 0xA0, 0xBE, 0xED, 0xB5, 0xA1]
    let row = #""Main","","01/13/2026","Café","Fun: "#
    let bytes =
      Array((Self.register + row).utf8) + halves
      + Array(#" Out","Fun","Out","",$3.10,$0.00,"Cleared""#.utf8) + [0x0A]
    let statement = try #require(try StatementFile(bytes, named: "a.csv").statements.first)
    #expect(statement.lines.map(\.payee) == ["Café"])
    #expect(statement.lines.map(\.category) == ["Fun: 🥡 Out"])
    #expect(statement.lines.map(\.amount.description) == ["-3.10"])
  }

  @Test func `the account of a name that an older version stored is known by it`() throws {
    func number(isAsBefore: Bool) -> ImportNumber {
      var statement = BankStatement(format: .csv)
      statement.account = "North Checking"
      return statement.number(isAsBefore: isAsBefore)
    }
    let savings = AccountName.known("savings")
    var ledger = PracticeLedger()
    try ledger.perform(AddAccount(savings, kind: .savings))
    let line = Plan.statement([Plan.line("2026-01-02", 1_00, "INTEREST")], as: savings)
    let entry = NewEntry.income(
      Money(minorUnits: 1_00, currency: .usd), on: .known("2026-01-02"), account: savings)
    try ledger.perform(
      ImportStatement(
        ImportMade(
          account: savings, file: "a", hash: "0", format: "csv",
          number: number(isAsBefore: true).text, count: 1),
        [
          ImportItem(
            try #require(Plan.keys(of: line).first), .entry(entry), on: .known("2026-01-02"))
        ],
        today: Plan.today))
    let held = Plan.held(ledger)
    #expect(number(isAsBefore: true) != number(isAsBefore: false))
    let text = Self.list + "North Checking,2026-01-13,Shop,,,,-1,0,Cleared\n"
    let file = try StatementFile(Array(text.utf8), named: "a.csv")
    for stated in [nil, savings] {
      var accounts = ImportAccounts(stated: stated, known: held.known, book: held.accounts)
      let read = accounts.imported([file], in: .usd)
      #expect(read.map(\.account) == [savings])
      #expect(read.map { $0.problem == nil } == [true])
    }
  }
}
