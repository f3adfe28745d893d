import Foundation
import LedgerTestSupport
import PuldarCommands
import Testing

/// F17, F18, F22, F23, B8, M26, M31: what `--yes` stores of a receipt is proven, and stored once.
@Suite struct ProvenReceiptTests {
  private let commands: TriedCommands
  private var folder: TemporaryFolder { commands.folder }

  init() throws { commands = try TriedCommands() }

  private func write(_ text: String, to name: String = "lunch.txt") throws -> String {
    try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
    return folder.path(name)
  }

  private func run(
    _ typed: String, _ words: String...
  ) async -> (shown: String, code: ExitCode) {
    await commands.run(typed, words)
  }

  private static let tea =
    "Corner Shop\nDate: 2026-01-01\nTea 7.28\nBread 10.00\nTOTAL 17.28\nCASH 17.28\n"

  @Test(.rows) func `F22, B8: without a question only what the paper proves is stored`()
    async throws
  {
    let rows: [(text: String, refusal: String?)] = [
      (Self.tea, nil),
      ("Corner Shop\nDate: 2026-01-01\nTOTAL 7.50\n", "proves that 7.50 was paid"),
      ("Corner Shop\nTea 4.00\nMilk 1.00\nTOTAL 5.00\n", "no day was read"),
      ("Mart\nDate: 2026-01-01\nFigs 3.20\nRye 2.80\nBrie 7.50\n", "13.50 (line 3, 4, 5) or 7.50"),
      ("Mart\n1/2/2025\nTea 4.00\nMilk 1.00\nTOTAL 5.00\n", "2025-02-01 or 2025-01-02"),
      ("Revolut\nTesco\n-$12.40\n1 Jan 2026\n", "proves that 12.40 was paid"),
    ]
    for (place, row) in rows.enumerated() {
      let file = try write(row.text, to: "\(place).txt")
      let (shown, code) = await run("", "receipt", "add", file, "--yes", "--no-input")
      let words = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(code == (row.refusal == nil ? .done : .refusedData), "\(words)")
      #expect(words.contains(row.refusal ?? "expense 17.28 Corner Shop"), "\(words)")
      // At a terminal it is asked about.
      let asked = await run("n\n", "receipt", "add", file, "--yes")
      #expect(asked.shown.contains("Store it?") == (row.refusal != nil), "\(asked.shown)")
    }
    #expect(await run("", "list", "--all", "--plain").shown.split(separator: "\n").count == 1)
  }

  @Test func `F22: what is stated needs no proof`() async throws {
    let file = try write("Corner Shop\nTOTAL 7.50\n")
    let (_, code) = await run(
      "", "receipt", "add", file, "--yes", "--amount", "7.50", "--date", "2026-01-01")
    #expect(code == .done)
  }

  @Test func `M5: the order that the ledger was begun with settles a day`() async throws {
    _ = await run("", "init", "--dates", "mdy")
    let file = try write("Mart\n1/2/2025\nTea 4.00\nMilk 1.00\nTOTAL 5.00\n")
    let (shown, code) = await run("", "receipt", "add", file, "--yes", "--no-input")
    #expect(code == .done && shown.contains("2025-01-02"), "\(shown)")
  }

  @Test func `F17: a refund by its signs is money that comes back`() async throws {
    let file = try write(
      "Shop\nDate: 2026-01-01\nSOAP 13.04-\nTAX .92- BAL 13.96-\nREFUND (Card)\nTOTAL : $13.96\n")
    let (shown, code) = await run("", "receipt", "add", file, "--yes", "--no-input")
    #expect(code == .done && shown.contains("credit 13.96 Shop"), "\(shown)")
  }

  @Test(arguments: [true, false])
  func `F23: a receipt of what was imported or added is not stored again`(_ isImported: Bool)
    async throws
  {
    let bank = try write(
      "Date,Description,Amount\n2026-01-02,CARD 4471 CORNER SHOP,-17.28\n", to: "b.csv")
    let file = try write(Self.tea)
    _ =
      isImported
      ? await run("", "import", bank, "--yes") : await run("", "receipt", "add", file, "--yes")
    let other = try write(Self.tea + "AGAIN\n", to: "other.txt")
    let (refused, code) = await run("", "receipt", "add", other, "--yes", "--no-input")
    #expect(code == .refusedData)
    let words = refused.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let number = isImported ? 2 : 1
    #expect(words.contains("'other.txt' is like \(number) expense 17.28"), "\(words)")
    #expect(words.contains("receipt attach \(number) "), "\(words)")
    let asked = await run("n\n", "receipt", "add", other, "--yes")
    #expect(asked.shown.contains("is alike."))
    #expect(await run("", "list", "--all", "--plain").shown.split(separator: "\n").count == 1)
    #expect(await run("y\n", "receipt", "add", other, "--yes").code == .done)
  }

  @Test func `F23: two receipts with days of their own are of two purchases`() async throws {
    let file = try write(Self.tea)
    _ = await run("", "receipt", "add", file, "--yes")
    let other = try write(Self.tea.replacing("2026-01-01", with: "2025-12-30"), to: "other.txt")
    #expect(await run("", "receipt", "add", other, "--yes", "--no-input").code == .done)
  }

  @Test func `M26: standard input is a receipt, and is attached`() async throws {
    let (shown, code) = await commands.end(
      of: ["receipt", "add", "-", "--yes"], reading: Self.tea)
    #expect(code == .done && shown.contains("expense 17.28 Corner Shop"), "\(shown)")
    #expect(await run("", "show", "1", "--json").shown.contains("receipt.txt"))
  }

  @Test func `M31: e asks first for what is marked`() async throws {
    let file = try write("Corner Shop\nDate: 2026-01-01\nTOTAL 7.50\n")
    let (shown, _) = await run("e\n8\n\n\n\n\ny\n", "receipt", "add", file)
    #expect(shown.contains("expense 8.00 Corner Shop"), "\(shown)")
  }

  @Test func `M10: a total that nothing proves is no amount for words`() async throws {
    let file = try write("Corner Shop\nDate: 2026-01-01\nTOTAL 7.50\n")
    let (refused, code) = await run("", "add", "groceries", "--receipt", file, "--no-input")
    #expect(code == .refusedData && refused.contains("proves that 7.50 was paid"), "\(refused)")
    let (asked, _) = await run("y\n", "add", "groceries", "--receipt", file)
    #expect(asked.contains("Is 7.50 right?") && asked.contains("expense 7.50"), "\(asked)")
  }

  @Test func `M10: words and a receipt of two days are asked about`() async throws {
    let file = try write(Self.tea)
    let words = "17.28 corner shop on 2025-12-30"
    let (refused, code) = await run("", "add", words, "--receipt", file, "--no-input")
    #expect(code == .refusedData, "\(refused)")
    #expect(refused.contains("the receipt says 2026-01-01, and the words 2025-12-30"))
    #expect(await run("y\n", "add", words, "--receipt", file).shown.contains("2025-12-30"))
  }
}
