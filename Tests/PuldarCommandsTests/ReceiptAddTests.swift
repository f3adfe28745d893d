import Foundation
import LedgerStore
import LedgerTestSupport
import PuldarCommands
import Testing

/// EX10, EX16, EX17, EX26, SP26, SP42, SP43: receipts that a person is asked about.
@Suite struct ReceiptAddTests {
  private let commands: TriedCommands
  private var folder: TemporaryFolder { commands.folder }

  private static let lunch = """
    WHOLE FOODS MARKET
    Date: 2026-01-01 12:31
    BREAD            4.50
    CHEESE           9.99
    SUBTOTAL        14.49
    TAX              1.20
    TOTAL           15.69
    CASH            20.00
    CHANGE           4.31
    """

  init() throws {
    commands = try TriedCommands()
    for name in ["home", "scans"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
  }

  private func write(_ text: String, to name: String = "lunch.txt") throws -> String {
    try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
    return folder.path(name)
  }

  @Test func `EX17, SP25, SP40: what was read is shown and asked about, and Enter stores it`()
    async throws
  {
    let file = try write(Self.lunch)
    let (shown, code) = await run("\n", "receipt", "add", file)
    #expect(code == .done)
    #expect(shown.contains("  amount    15.69"))
    #expect(shown.contains("Store it? [Y/n/e] "))
    #expect(shown.contains("1  expense 15.69 WHOLE FOODS MARKET · groceries · Fundamentals"))
    #expect(try receipts().count == 1)
    let log = await run("", "show", "1", "--json").shown
    #expect(log.contains(#""by":"receipt/1/rules""#))
    #expect(log.contains(#""tax":"1.20""#))
  }

  @Test(arguments: ["n\n", "", "e\nShop\n"])
  func `EX17: any other answer stores nothing, and leaves no file behind`(_ typed: String)
    async throws
  {
    let (shown, code) = await run(typed, "receipt", "add", try write(Self.lunch))
    #expect(code == .conditionFails)
    #expect(shown.hasSuffix("Nothing was stored.\n"))
    #expect(try receipts().isEmpty)
  }

  @Test func `EX17, SP42: e edits fields one by one, and another merchant has another category`()
    async throws
  {
    let typed = "e\nCinema\n16\n\n\nnone\ny\n"
    let (shown, code) = await run(typed, "receipt", "add", try write(Self.lunch))
    #expect(code == .done)
    #expect(shown.contains("1  expense 16.00 Cinema · entertainment · Fun · 2026-01-01"))
    let log = await run("", "show", "1", "--json").shown
    #expect(log.contains(#""by":"receipt/1/rules+amount+merchant+tax""#))
  }

  @Test func `EX17, SP42: Enter at the category keeps what is shown there for another merchant`()
    async throws
  {
    let typed = "e\nWhole Foods\n\n\ndining\n\ne\nCinema\n\n\n\n\ny\n"
    let (shown, code) = await run(typed, "receipt", "add", try write(Self.lunch))
    #expect(code == .done)
    #expect(shown.contains("1  expense 15.69 Cinema · dining · Fun · 2026-01-01"))
    let other = try write(Self.lunch + "\nBYE\n", to: "other.txt")
    let (asked, _) = await run("e\nCinema\n\n\n\n\nn\n", "receipt", "add", other)
    // It is the last one that the person gave to it.
    #expect(asked.contains("category [dining]: "))
    #expect(asked.contains("  category  dining"))
    let (unknown, _) = await run("e\nQrstv\n\n\n\n\nn\n", "receipt", "add", other)
    #expect(unknown.contains("category [groceries]: "))
  }

  @Test func `M5: a day of two readings is the one that came already`() async throws {
    // Today is 2 January 2026; one of the two days of each is to come.
    for (day, read) in [("03/01/2026", "2026-01-03"), ("01/02/2026", "2026-01-02")] {
      let file = try write("Cafe Roma\n\(day)\nEspresso 2.50\nTOTAL 2.50\n", to: "\(read).txt")
      let (shown, code) = await run("", "receipt", "add", file, "--yes", "--quiet", "--no-input")
      if read == "2026-01-02" {
        #expect(code == .done, "\(shown)")
        #expect(await run("", "list").shown.contains(read))
      } else {
        #expect(code == .refusedData && shown.contains("is doubtful: 2026-01-03"), "\(shown)")
      }
    }
  }

  @Test func `SP41, EX17: two totals that both prove themselves are shown, and asked about`()
    async throws
  {
    let file = try write(Self.twoTotals)
    let (shown, code) = await run("\n", "receipt", "add", file)
    #expect(code == .conditionFails)
    #expect(shown.contains("15.00"))
    #expect(shown.contains("18.00 (line 11)"))
    #expect(shown.contains("Store it? [y/n/e] "))
    let (refused, _) = await run("", "receipt", "add", file, "--yes", "--no-input")
    #expect(refused.contains("has more than one total"))
  }

  private static let twoTotals = """
    Twin Mills
    Date: 2026-01-01
    Flour 10.00
    Oats 5.00
    TOTAL 15.00
    CASH 20.00
    CHANGE 5.00
    Bread 12.00
    Milk 3.00
    Salt 3.00
    TOTAL 18.00
    VISA 18.00
    """

  @Test func `SP26: without a day that was read nothing is stored by itself`() async throws {
    _ = await run("", "config", "set", "receipts.autosave", "true")
    let file = try write("Corner Shop\nTea 4.00\nTOTAL 4.00\nCASH 5.00\nCHANGE 1.00\n")
    let (shown, code) = await run("n\n", "receipt", "add", file)
    #expect(code == .conditionFails)
    #expect(shown.contains("Store it?"))
    let (told, _) = await run("", "receipt", "add", file, "--no-input")
    #expect(told.contains("no day was read in 'lunch.txt'. State it: --date 2026-01-02"))
  }

  @Test(.rows) func `the same purchase is noticed up to five days off, as the importer does`()
    async throws
  {
    let rows = [
      ("WHOLE FOODS MKT 10234 AUSTIN", "2025-12-27", true), ("Whole Foods", "2026-01-02", true),
      ("Whole Foods", "2025-12-26", false), ("Kiosk", "2025-12-31", false),
    ]
    for (place, (merchant, day, isNoticed)) in rows.enumerated() {
      _ = await run("", "add", "15.69", "--merchant", merchant, "--date", day)
      let file = try write(Self.lunch + "\nTILL \(place)\n")
      let (shown, _) = await run("\nn\n", "receipt", "add", file)
      let words = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("is alike.") == isNoticed, "\(merchant)")
      _ = await run("", "void", "last", "--yes")
      if !isNoticed { _ = await run("", "undo", "--yes") }
      _ = await run("", "void", "last", "--yes")
    }
  }

  @Test func `what is no receipt in a folder is passed over with its reason`() async throws {
    let others = [
      "a.csv": "date,shop,amount\n2026-01-01,Kiosk,4.00\n2026-01-01,Bakery,TOTAL 5.00\n",
      "b.html": "<html><body>TOTAL 9.00<br>CASH 9.00</body></html>\n",
      "c.qif": "!Type:Bank\nD1/1/2026\nT-9.00\nPTOTAL\n^\n",
      "d.txt": "Remember:\n12.50 for the school\n",
      "e.json": "{\"total\": 9.00}\n",
    ]
    for (name, text) in others { _ = try write(text, to: "scans/\(name)") }
    _ = try write(Self.lunch, to: "scans/lunch.txt")
    let (shown, code) = await run(
      "", "receipt", "add", folder.path("scans"), "--yes", "--no-input")
    #expect(code == .refusedData)
    #expect(shown.contains("6 receipts: 1 stored, 5 left"))
    #expect(shown.contains("no day was read in 'b.html'"))
    for (name, reason) in [
      ("a.csv", "is a table, and no receipt"),
      ("c.qif", "is a file of a bank"), ("d.txt", "looks like no receipt"),
      ("e.json", "is a page of markup or data"),
    ] {
      let words = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("\(name)' \(reason)"))
    }
  }

  @Test(.rows) func `texts of other encodings are read, and attached`() async throws {
    let text = "Café Müller\nDate: 2026-01-01\nBrot 4.50\nTOTAL 4.50\nCASH 5.00\nCHANGE 0.50\n"
    let encodings: [(String.Encoding, Int)] = [
      (.isoLatin1, 1), (.utf16, 2), (.utf16LittleEndian, 3), (.utf16BigEndian, 4),
      (.windowsCP1252, 5),
    ]
    for (encoding, place) in encodings {
      let data = try #require((text + "TILL \(place)\n").data(using: encoding))
      let path = folder.path("\(place).txt")
      try data.write(to: URL(filePath: path))
      let (read, _) = await run("", "receipt", "read", path)
      #expect(read.contains("merchant Café Müller"))
      let (shown, code) = await run("y\n", "receipt", "add", path, "--yes")
      #expect(code == .done)
      #expect(shown.contains("expense 4.50 Café Müller"))
    }
  }

  @Test(.rows) func `texts of other scripts are read in their old encodings too`() async throws {
    let rows: [(text: String, encoding: String.Encoding)] = [
      (
        "КНИЖНЫЙ МАГАЗИН\nДата DATE 2026-01-01\nКнига 4.50\nTOTAL 4.50\nCASH 5.00\nCHANGE 0.50\n",
        .windowsCP1251
      ),
      ("灯笼书店\nDATE 2026-01-01\n书 4.50\nTOTAL 4.50\nCASH 5.00\nCHANGE 0.50\n", .utf16LittleEndian),
      ("灯笼书店\nDATE 2026-01-01\n本 4.50\nTOTAL 4.50\nCASH 5.00\nCHANGE 0.50\n", .utf16),
    ]
    for (place, row) in rows.enumerated() {
      let path = folder.path("\(place).txt")
      try #require(row.text.data(using: row.encoding)).write(to: URL(filePath: path))
      let (read, _) = await run("", "receipt", "read", path)
      #expect(read.contains("merchant \(row.text.prefix { !$0.isNewline })"))
      #expect(await run("y\n", "receipt", "add", path, "--yes").code == .done)
    }
  }

  @Test(.rows) func `what cannot be added is not offered, and the reason is said`() async throws {
    let rows = [
      ("Sh\u{1B}[31mop\nTOTAL 9.00\nCASH 9.00\n", "It cannot be added: "),
      ("Shop\nDate: 2026-01-09\nTOTAL 9.00\n", "It cannot be added before 2026-01-09"),
      ("Shop\nDate: 2026-01-01\nTOTAL 0.00\n", "There is nothing to add: the total is 0.00."),
    ]
    for (text, reason) in rows {
      let (shown, code) = await run("", "receipt", "read", try write(text))
      #expect(code == .done)
      #expect(shown.contains(reason))
      #expect(!shown.contains("receipt add"))
    }
  }

  @Test func `EX26: a total of nothing is told as such`() async throws {
    let file = try write("Corner Shop\nDate: 2026-01-01\nTOTAL 0.00\n")
    let (shown, code) = await run("", "receipt", "add", file, "--yes", "--no-input")
    #expect(code == .refusedData)
    #expect(shown.contains("the total of 'lunch.txt' is 0.00: nothing was paid"))
  }

  @Test func `EX16, EX26: what is not recognized stays open, is named, and asked for`() async throws
  {
    let file = try write("Corner Shop\nDate: 2026-01-01\nThank you\n")
    let (shown, code) = await run("y\n7.50\n\n\n\n\ny\n", "receipt", "add", file)
    #expect(code == .done)
    #expect(shown.contains("Amount not recognized.\nEnter what is missing? [Y/n] "))
    #expect(shown.contains("1  expense 7.50 Corner Shop"))
  }

  @Test
  func `SP42: a rule of the person's own decides before the rules, for the shop of a receipt too`()
    async throws
  {
    _ = await run("", "rule", "add", "whole foods", "dining")
    let (shown, code) = await run("", "receipt", "add", try write(Self.lunch), "--yes")
    #expect(code == .done)
    #expect(shown.contains("WHOLE FOODS MARKET · dining · Fun"))
    #expect(await run("", "show", "last", "--json").shown.contains(#""by":"receipt/1/own""#))
  }

  @Test func `SP42: what the person taught about a merchant is the category of a receipt`()
    async throws
  {
    for day in ["2025-12-01", "2025-12-02"] {
      _ = await run(
        "", "add", "9", "--merchant", "Whole Foods Market", "--category", "dining", "--date", day)
    }
    _ = await run("", "receipt", "add", try write(Self.lunch), "--yes")
    let log = await run("", "show", "3", "--json").shown
    #expect(log.contains(#""category":"dining""#))
    #expect(log.contains(#""by":"receipt/1/taught""#))
  }

  @Test func `the same purchase is asked about, and no is an answer`() async throws {
    _ = await run(
      "", "add", "15.69", "--merchant", "Whole Foods", "--date", "2026-01-01")
    let file = try write(Self.lunch)
    let (shown, code) = await run("\nn\n", "receipt", "add", file)
    #expect(code == .conditionFails)
    #expect(shown.contains("is alike."))
    #expect(try receipts().isEmpty)
    #expect(await run("\ny\n", "receipt", "add", file).code == .done)
  }

  @Test func `SP26: a receipt that proves its total is stored by itself, and waits for a look`()
    async throws
  {
    #expect(await run("", "config", "set", "receipts.autosave", "true").code == .done)
    let proven = try write(Self.lunch)
    let named = try write("Corner Shop\nDate: 2026-01-01\nTOTAL 7.50\n", to: "other.txt")
    let (shown, code) = await run("", "receipt", "add", proven)
    #expect(code == .done)
    #expect(!shown.contains("Store it?"))
    #expect(shown.contains("not reviewed"))
    let (asked, _) = await run("n\n", "receipt", "add", named)
    #expect(asked.contains("Store it?"))
    #expect(await run("", "check", "unreviewed").code == .conditionFails)
  }

  @Test func `a folder goes on where another run ended, and no file is added twice`() async throws {
    for place in 1...5 {
      _ = try write(
        "Shop \(place)\nDate: 2025-12-0\(place)\nTea 4.00\nTOTAL 4.00\nCASH 5.00\nCHANGE 1.00\n",
        to: "scans/\(place).txt")
    }
    _ = await run("", "receipt", "add", folder.path("scans/3.txt"), "--yes")
    _ = try write("no receipt", to: "scans/9.txt")
    let (shown, code) = await run("", "receipt", "add", folder.path("scans"), "--yes")
    #expect(code == .refusedData)
    #expect(shown.contains("6 receipts: 4 stored, 1 known, 1 left"))
    #expect(try receipts().count == 5)
    let again = await run("", "receipt", "add", folder.path("scans"), "--yes")
    #expect(again.shown.contains("6 receipts: 0 stored, 5 known, 1 left"))
    #expect(await run("", "list", "--all", "--plain").shown.split(separator: "\n").count == 5)
  }

  @Test func `EX10, EX12: a receipt fills what words and options leave open, and is attached`()
    async throws
  {
    let file = try write(Self.lunch)
    let (shown, code) = await run("", "add", "15.69 for dinner", "--receipt", file)
    #expect(code == .done)
    #expect(
      shown.contains("1  expense 15.69 WHOLE FOODS MARKET · dining · Fun · 2026-01-01 · tax 1.20"))
    let (other, _) = await run("y\n", "add", "tea 3 yesterday", "--receipt", file)
    #expect(other.contains("The receipt says 15.69, and the words 3.00. Are the words right?"))
    #expect(other.contains("3  expense 3.00 Tea · dining · Fun · 2026-01-01"))
    #expect(!other.contains("tax"))
    #expect(try receipts().count == 1)
    #expect(await run("", "show", "3", "--json").shown.contains("lunch.txt"))
  }

  @Test func `SP43: where the ledger cannot be written no file stays behind`() async throws {
    let file = try write(Self.lunch)
    _ = await run("", "add", "tea 3")
    let (_, code) = await run("", "receipt", "add", file, "--yes", "--category", "nothing")
    #expect(code == .refusedData)
    #expect(try receipts().isEmpty)
  }

  /// What stands among the attached files.
  private func receipts() throws -> [String] {
    let path = folder.path("trip/receipts")
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
  }

  private func run(
    _ typed: String, _ words: String...
  ) async -> (shown: String, code: ExitCode) {
    await commands.run(typed, words)
  }
}
