import Foundation
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What the lines of a file become, by the accounts, categories and kinds that the file and the ledger name.
@Suite struct ImportMeaningTests {
  private let commands: TriedCommands

  init() throws { commands = try TriedCommands() }

  /// Commands before the import, the file, and lines of the preview.
  private static let files: [(before: [[String]], text: String, told: [String])] = [
    // A loan is paid by its name, as long as nobody else is named.
    (
      [["account", "add", "car-loan", "--kind", "loan"]],
      "Date,Description,Amount\n2025-11-02,CAR-LOAN PAYMENT,-71.00\n"
        + "2025-11-03,PAYMENT TO CAR LOAN,-72.00\n2025-11-04,SANTANDER CAR LOAN,-73.00\n",
      ["-71.00  Car-loan Payment     to car-loan", "to car-loan", "Santander Car Loan   debt"]
    ),
    // A symbol is no part of a category's name.
    (
      [["category", "add", "pets", "--bucket", "fun"]],
      "date,payee,category,amount\n2025-11-01,Vet,🐶 Pets,-30\n2025-11-02,Rewe,Groceries 🛒,-10\n"
        + "2025-11-03,Zoo,★ Pets,-5\n",
      ["Vet   pets", "Rewe  groceries", "Zoo   pets"]
    ),
    // A row that says income is income; one that says nothing is a credit of its category.
    (
      [],
      "Date,Type,Amount,Category,Note\n2025-11-02,Income,5,Other,gift\n"
        + "2025-11-04,Expense,20,Gifts,grandma\n",
      ["5.00  gift     income", "-20.00  grandma  gifts"]
    ),
    (
      [],
      "Datum;Typ;Betrag;Kategorie;Text\n02.11.2025;Einnahme;5,00;Gifts;oma\n"
        + "14.11.2025;Ausgabe;-20,00;Gifts;opa\n",
      ["5.00  oma  income", "-20.00  opa  gifts"]
    ),
    // A broker's trade is put away or comes back; a dividend is income, and a shop's list of orders is no trade.
    (
      [],
      "Date,Action,Symbol,Description,Quantity,Price,Amount\n2025-11-02,Buy,ABC,Alpha Fund,3,10.00,-30.00\n"
        + "2025-11-03,Sell,ABC,Alpha Fund,-2,12.00,24.00\n2025-11-04,Dividend,ABC,Alpha Fund,3,,1.50\n"
        + "2025-11-05,Fee,,Quiet Lamp,,,-9.00\n",
      [
        "-30.00  Alpha Fund  investment", "24.00  Alpha Fund  investment",
        "1.50  Alpha Fund  income", "-9.00  Quiet Lamp  shopping",
      ]
    ),
    (
      [],
      "Datum;Wertpapier;ISIN;Anzahl;Kurs;Betrag\n02.11.2025;Beta AG;DE0001;4;2,50;-10,00\n"
        + "14.11.2025;Beta AG;DE0001;4;3,00;12,00\n",
      ["-10.00  Beta Ag  investment", "12.00  Beta Ag  investment"]
    ),
    (
      [], "Date,Item,Quantity,Price,Amount\n2025-11-02,Blue Lamp,2,5.00,-10.00\n",
      ["-10.00  Blue Lamp  shopping"]
    ),
    // An account of another program keeps its name; one that has only a number gets the end of that.
    (
      [],
      "Account,Date,Payee,Amount\nChecking,2025-11-02,Rent,-5\nHoliday Fund,2025-11-02,Zoo,-6\n"
        + "NL11 ABCD 0012,2025-11-02,Bus,-7\n",
      ["csv, account bank\n", "csv, account holiday fund\n", "csv, account bank-0012\n"]
    ),
  ]

  @Test(.rows) func `a line is what the file says of it`() async throws {
    for row in Self.files {
      let importing = try ImportMeaningTests()
      for words in row.before { _ = await importing.run(words) }
      let shown = await importing.run(["import", try importing.file(row.text), "--dry-run"]).shown
      for told in row.told { #expect(shown.contains(told), "\(shown)") }
    }
  }

  /// Money that came in, what was paid, and whether one pays the other back.
  private static let refunds: [(received: String, paid: String, isCredit: Bool)] = [
    ("2025-11-09,SHOP 12,20.00", "2025-11-02,SHOP 77,-30.00", true),
    ("2025-11-09,BLUE LAMP AMSTERDAM,30.00", "2025-11-02,Blue Lamp,-30.00", true),
    ("2025-11-09,SHOP 12,40.00", "2025-11-02,SHOP 77,-30.00", false),
    ("2025-11-01,SHOP 12,20.00", "2025-11-02,SHOP 77,-30.00", false),
    ("2025-11-09,SHOP 12 SALARY,20.00", "2025-11-02,SHOP 77,-30.00", false),
  ]

  @Test(.rows) func `F11: the order of files does not decide what is income and what came back`()
    async throws
  {
    for row in Self.refunds {
      var told: [String] = []
      for order in [[row.received, row.paid], [row.paid, row.received]] {
        let importing = try ImportMeaningTests()
        for line in order {
          let path = try importing.file("Date,Description,Amount\n\(line)\n")
          let (shown, code) = await importing.run(["import", path, "--yes", "--sign", "account"])
          #expect(code == .done, "\(shown)")
        }
        let list = await importing.run(["list", "--all", "--plain"]).shown
        #expect(list.contains("\tcredit\t") == row.isCredit, "\(list)")
        told.append(await importing.run(["report", "-m", "2025-11", "--plain"]).shown)
      }
      #expect(told[0] == told[1])
    }
  }

  @Test
  func `F13: what is taken for the same has the amount of the later file, until it is undone`()
    async throws
  {
    _ = await run(["account", "open", "bank", "100", "--on", "2025-11-01"])
    let first = try file("Date,Description,Amount\n2025-11-10,BISTRO,-40.00\n")
    _ = await run(["import", first, "--yes"])
    let later = try file("Date,Description,Amount\n2025-11-10,BISTRO,-48.00\n")
    let left = await run(["import", later, "--yes"]).shown
    #expect(left.contains("like 3"), "\(left)")
    _ = await run(["import", later, "--yes", "--match"])
    #expect(await run(["account"]).shown.contains("bank  52.00"))
    #expect(await run(["import", later, "--dry-run"]).shown.contains("1 known"))
    _ = await run(["undo", "4"])
    #expect(await run(["account"]).shown.contains("bank  60.00"))
  }

  @Test func `F13: what a later file lacks of an earlier one is named`() async throws {
    let rows = (10...14).map { "2025-11-\($0),SHOP \($0),-\($0).00\n" }
    _ = await run(["import", try file("Date,Description,Amount\n" + rows.joined()), "--yes"])
    let fewer = [rows[0], rows[2], rows[4], "2025-11-12,NEW,-1.00\n"]
    let shown = await run(
      ["import", try file("Date,Description,Amount\n" + fewer.joined()), "--yes"]
    ).shown
    #expect(shown.contains("it has no longer what an earlier file had: 3, 5"), "\(shown)")
  }

  @Test func `a file that is named twice is read once`() async throws {
    let path = try file("Date,Description,Amount\n2025-11-24,COFFEE,-4.00\n")
    let other = path.replacingOccurrences(of: "/bank.csv", with: "/./bank.csv")
    let (shown, code) = await run(["import", path, other, path, "--yes"])
    #expect(code == .done)
    #expect(shown.components(separatedBy: "taken in as").count == 2)
  }

  @Test
  func `two files that tell no account and look different are put into one only if that is told`()
    async throws
  {
    let one = try file("Date,Description,Amount\n2025-11-24,COFFEE,-4.00\n")
    let next = try file("Date,Description,Amount\n2025-10-24,TEA,-3.00\n", named: "next.csv")
    let other = try file("Datum;Empfänger;Betrag\n23.11.2025;REWE;-7,00\n", named: "other.csv")
    let shown = await run(["import", one, next, other, "--dry-run"]).shown
    #expect(shown.contains("account as that of bank.csv"), "\(shown)")
    #expect(shown.components(separatedBy: "account as that of").count == 2)
    let said = await run(["import", one, other, "--account", "cash", "--dry-run"]).shown
    #expect(!said.contains("account as that of"), "\(said)")
  }

  private static let all = "Account,Date,Description,Amount\n"
  /// Commands before the import, the file, and what is listed and held then.
  private static let moves: [(before: [String], text: String, told: [String])] = [
    // Of two payments of one sum the one that says so was moved.
    (
      ["account open bank 1000 --on 2025-11-01", "account open savings 0 --kind savings"],
      all + "bank,2025-11-10,LUIGI DINNER,-20.00\nbank,2025-11-12,TRANSFER TO SAVINGS,-20.00\n"
        + "savings,2025-11-12,TRANSFER FROM CHECKING,20.00\n",
      ["Luigi Dinner", "20.00", "960.00"]
    ),
    (
      ["account open bank 1000 --on 2025-11-01", "account open visa 0 --kind card"],
      all + "bank,2025-11-16,GROCERY OUTLET,-60.00\nbank,2025-11-19,VISA AUTOPAY,-60.00\n"
        + "visa,2025-11-19,PAYMENT THANK YOU,60.00\n",
      ["Grocery Outlet", "60.00", "880.00"]
    ),
    // Of two payments the one that says so is the move that was typed.
    (
      [
        "account open bank 1000 --on 2025-11-01", "account open savings 0 --kind savings",
        "move 20 bank savings -d 2025-11-10",
      ],
      "Date,Description,Amount\n2025-11-08,LUIGI DINNER,-20.00\n"
        + "2025-11-10,TRANSFER TO SAVINGS,-20.00\n",
      ["Luigi Dinner", "20.00", "960.00"]
    ),
    // A card's name and a word of paying say what is paid.
    (
      ["account open bank 1000 --on 2025-11-01", "account open visa -40 --kind card"],
      "Date,Description,Amount\n2025-11-10,VISA PAYMENT,-40.00\n2025-11-11,VISA SHOES,-7.00\n",
      ["Visa Shoes", "net -7.00"]
    ),
    // The bank books what was lent with the own share.
    (
      [
        "account open bank 1000 --on 2025-11-01",
        "add dinner 60 at luigi split anna bob -d 2025-11-27",
      ],
      "Date,Description,Amount\n2025-11-27,LUIGI,-60.00\n", ["Luigi", "20.00", "940.00"]
    ),
    // So it does if the own share was split later.
    (
      [
        "account open bank 1000 --on 2025-11-01",
        "add dinner 60 at luigi split anna bob -d 2025-11-27",
        "edit 2 --split groceries=5 dining",
      ],
      "Date,Description,Amount\n2025-11-27,LUIGI,-60.00\n", ["Luigi", "15.00", "940.00"]
    ),
    // A loan on a line of its own stays a move.
    (
      [
        "account open bank 1000 --on 2025-11-01", "account add anna --kind person",
        "move 20 bank anna -d 2025-11-20",
      ],
      "Date,Description,Amount\n2025-11-20,PEETS,-3.00\n2025-11-20,TRANSFER TO ANNA,-20.00\n",
      ["977.00", "Peets"]
    ),
    // Each line is the move to the account that it names.
    (
      [
        "account open bank 1000 --on 2025-11-01", "account add savings --kind savings",
        "account add visa --kind card", "move 100 bank savings -d 2025-11-20",
        "move 100 bank visa -d 2025-11-22",
      ],
      "Date,Description,Amount\n2025-11-20,PAYMENT TO VISA,-100.00\n"
        + "2025-11-22,TRANSFER TO SAVINGS,-100.00\n",
      ["800.00", "100.00", "No entries"]
    ),
    (
      [
        "account open bank 1000 --on 2025-11-01", "account open visa 0 --kind card",
        "move 90 bank visa -d 2025-11-20",
      ],
      all
        + "bank,2025-11-20,PAYMENT TO VISA,-90.00\nvisa,2025-11-20,PAYMENT RECEIVED THANK YOU,90.00\n",
      ["910.00", "No entries"]
    ),
  ]

  @Test(.rows) func `what was moved, and what was lent, is found by what the lines say`()
    async throws
  {
    for row in Self.moves {
      let importing = try ImportMeaningTests()
      for line in row.before { await importing.commands.run(line) }
      _ = await importing.run(["import", try importing.file(row.text), "--yes"])
      let shown =
        await importing.commands.run("list --all") + (await importing.commands.run("account"))
      for told in row.told { #expect(shown.contains(told), "\(row.text)\(shown)") }
    }
  }

  @Test func `a payment that does not say so is asked about beside a move of as much`() async throws
  {
    for line in [
      "account open bank 1000 --on 2025-11-01", "account open savings 0 --kind savings",
      "move 20 bank savings -d 2025-11-10",
    ] {
      await commands.run(line)
    }
    let path = try file("Date,Description,Amount\n2025-11-08,LUIGI DINNER,-20.00\n")
    let shown = await run(["import", path, "--dry-run"]).shown
    #expect(shown.contains("1 doubtful"), "\(shown)")
  }

  @Test(arguments: ["csv", "qif"])
  func `what a shared purchase lent is not there twice after its own export is taken in`(
    form: String
  ) async throws {
    for line in ["account open bank 1000 --on 2025-11-01", "add dinner 60 at luigi split anna bob"]
    {
      await commands.run(line)
    }
    let before = await commands.run("account")
    let path = try file(await commands.run("export \(form)"), named: "all.\(form)")
    #expect(await run(["import", path, "--yes"]).code == .done)
    #expect(await commands.run("account") == before)
  }

  @Test func `accounts come back by their names from the own CSV and QIF`() async throws {
    for line in ["add lunch 20 -a visa", "add tea 4 -a cash", "add cake 5"] {
      await commands.run(line)
    }
    for form in ["csv", "qif"] {
      let path = try file(await commands.run("export \(form)"), named: "all.\(form)")
      _ = await commands.end(of: ["import", path, "--yes"], in: form)
      let shown = await commands.run("report --by account --months 2025-01..2026-12", in: form)
      #expect(
        shown.contains("visa") && shown.contains("cash") && shown.contains("bank"), "\(shown)")
    }
  }

  @Test func `the ledger's own CSV comes back in its own words`() async throws {
    for (merchant, note) in [
      ("A, \"B\" & Co", "two words"), ("=SUM(A1)", ""), ("@Home", "'quoted'"), ("-5 Dash", "+1 b"),
    ] {
      _ = await run([
        "add", "5", "--merchant=\(merchant)", "--note=\(note)", "--date", "2025-11-02",
      ])
    }
    let names = ["merchant", "note"]
    let first = await run(["export", "csv"]).shown
    let importing = try ImportMeaningTests()
    _ = await importing.run(["import", try importing.file(first), "--yes"])
    let second = await importing.run(["export", "csv"]).shown
    func cells(_ csv: String) -> [[Substring]] {
      let rows = csv.split(whereSeparator: \.isNewline).map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      let places = names.compactMap { name in rows.first?.firstIndex { $0 == name } }
      // The merchant with commas shifts its row alike in both.
      return rows.dropFirst().map { row in places.map { row[$0] } }
    }
    #expect(cells(first) == cells(second), "\(second)")
    #expect(cells(first).count == 4)
  }

  @Test
  func `what is taken for granted, and balances that do not fit, are told where it is stored`()
    async throws
  {
    let path = try file(
      ":20:X\n:25:1/2\n:28C:1\n:60F:C251112USD100,00\n:61:251113D10,00NMSC\n:62F:C251113USD70,00\n-",
      named: "a.sta")
    #expect(
      await run(["import", path, "--dry-run"]).shown.contains("-20.00 apart from its lines"))
    let qif = try file("!Type:Bank\nD03/04/2022\nT-5.00\nPShop\n^\n", named: "b.qif")
    let shown = await run(["import", path, qif, "--yes"]).shown
    #expect(shown.contains("-20.00 apart from its lines: some are missing, or there twice"))
    #expect(shown.contains("taken for granted: days are written as"))
  }

  /// Files with the same columns, one after the other: the words of the command, and what is told; nothing of a file that
  /// is refused.
  private static let months: [(text: String, words: [String], told: [String])] = [
    ("01/02/2025,SHOP A,10.00", [], []),
    (
      "01/02/2025,SHOP A,10.00", ["--account", "visa", "--day-order", "mdy", "--sign", "card"],
      ["1 line of"]
    ),
    (
      "02/02/2025,SHOP B,11.00", [],
      [
        "taken in as visa",
        "as with an earlier file like it: --account visa --day-order mdy --sign card",
      ]
    ),
    // What this one proves holds from then on.
    (
      "03/02/2025,SHOP C,12.00\n25/02/2025,SHOP D,13.00", [],
      ["like it: --account visa --sign card\n"]
    ),
    ("04/03/2025,SHOP E,14.00", [], ["like it: --account visa --day-order dmy --sign card"]),
    // What is said now counts, and the signs of another account are its own.
    ("05/03/2025,SHOP F,15.00", ["--day-order", "mdy"], ["like it: --account visa --sign card\n"]),
    (
      "06/03/2025,SHOP G,16.00", ["--account", "bank"],
      []
    ),
  ]

  @Test func `what was said of a bank's file, or proved by it, is used for the next, and told`()
    async throws
  {
    _ = await run(["account", "add", "visa", "--kind", "card"])
    for month in Self.months {
      let path = try file("Date,Description,Amount\n\(month.text)\n")
      let (shown, code) = await run(["import", path, "--yes"] + month.words)
      #expect((code == .refusedData) == month.told.isEmpty, "\(month.text)")
      for told in month.told { #expect(shown.contains(told), "\(month.text): \(shown)") }
    }
    let list = await run(["list", "--all", "--plain"]).shown
    for day in ["2025-01-02", "2025-02-02", "2025-02-03", "2025-02-25", "2025-03-04", "2025-05-03"]
    {
      #expect(list.contains(day), "\(list)")
    }
    #expect(!list.contains("credit") && !list.contains("income"))
  }

  @Test func `columns that were named once are known by a row whose names say nothing`()
    async throws
  {
    let head = "Alpha,Beta,Gamma,Delta\n"
    let first = try file(head + "2025-11-02,5,SHOP A,-3.00\n2025-11-03,6,SHOP B,-4.00\n")
    _ = await run(["import", first, "--yes", "--columns", "day,-,payee,amount"])
    let second = try file(head + "2025-11-04,7,SHOP C,-5.00\n", named: "b.csv")
    let shown = await run(["import", second, "--dry-run"]).shown
    #expect(shown.contains("2025-11-04  -5.00  Shop C"), "\(shown)")
    #expect(shown.contains("as with an earlier file like it: --columns day,-,payee,amount"))
  }

  private func file(_ text: String, named name: String = "bank.csv") throws -> String {
    let path = commands.folder.path(name)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private func run(_ words: [String]) async -> (shown: String, code: ExitCode) {
    await commands.end(of: words)
  }
}
