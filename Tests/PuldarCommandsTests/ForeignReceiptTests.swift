import Foundation
import LedgerStore
import LedgerTestSupport
import PuldarCommands
import Testing

/// SP54: receipts in another currency than the ledger's are never taken for its own without a word.
@Suite struct ForeignReceiptTests {
  private let commands: TriedCommands
  private var folder: TemporaryFolder { commands.folder }

  private static let pounds = """
    BOOTH CHEMISTS
    Date: 2026-01-01 12:31
    PLASTERS        £9.00
    TOTAL           £9.00
    CASH           £10.00
    CHANGE          £1.00
    VAT             £1.50
    """
  /// Words of a country, and no sign of its currency.
  private static let german = """
    Eckladen
    01.01.2026 12:31
    SUMME           9,00
    BAR            10,00
    RUECKGELD       1,00
    MWST 7%         0,59
    """

  init() throws {
    commands = try TriedCommands()
    try FileManager.default.createDirectory(
      atPath: folder.path("home"), withIntermediateDirectories: true)
  }

  @Test func `SP54: what it was in the ledger's currency is asked for before anything is stored`()
    async throws
  {
    let file = try write(Self.pounds)
    _ = await run("", "add", "tea 3")
    let (shown, code) = await run("y\n\n11.40\n\n\n\ny\n", "receipt", "add", file)
    #expect(code == .done)
    #expect(shown.contains("  amount    9.00 GBP"))
    #expect(shown.contains("It is in GBP, and this ledger is kept in USD."))
    #expect(shown.contains("Enter what is missing? [Y/n] "))
    #expect(shown.contains("expense 11.40 BOOTH CHEMISTS"))
    // The tax of the receipt is in pounds, too.
    let entry = await run("", "show", "2", "--json").shown
    #expect(!entry.contains(#""tax""#))
  }

  @Test func `SP54: a currency that is only guessed is shown as a doubt, which no Enter settles`()
    async throws
  {
    let file = try write(Self.german)
    _ = await run("", "add", "tea 3")
    let (shown, code) = await run("\n", "receipt", "add", file)
    #expect(code == .conditionFails)
    #expect(shown.contains("? or 9.00 EUR"))
    #expect(shown.contains("Store it? [y/n/e] "))
    _ = await run("", "config", "set", "receipts.autosave", "true")
    #expect(await run("", "receipt", "add", file).shown.contains("Store it?"))
    let (refused, refusal) = await run("", "receipt", "add", file, "--yes", "--no-input")
    #expect(refusal == .refusedData)
    #expect(refused.contains("looks as if it were in EUR"))
    #expect(await run("", "receipt", "add", file, "--yes", "--currency", "USD").code == .done)
  }

  @Test func `SP54: a German total with a comma is no amount in dollars, and one in euros`()
    async throws
  {
    let file = try write("REWE\nHauptstr. 1 Berlin\n01.01.2026\nTee 3,70\nSUMME 3,70\n")
    _ = await run("", "add", "tea 3")
    let (refused, refusal) = await run("", "receipt", "add", file, "--yes", "--no-input")
    #expect(refusal == .refusedData)
    #expect(refused.contains("looks as if it were in EUR"))
    #expect(await run("\n", "receipt", "add", file).shown.contains("? or 3.70 EUR"))
    #expect(await run("", "list", "--plain").shown.split(separator: "\n").count == 1)
    #expect(await run("", "receipt", "add", file, "--yes", "--amount", "4.10").code == .done)
    let euros = folder.path("euros")
    _ = await run("", "-f", euros, "init", "--currency", "EUR")
    let (stored, code) = await run("", "-f", euros, "receipt", "add", file, "--yes")
    #expect(code == .done)
    #expect(stored.contains("expense 3.70 REWE"))
  }

  @Test func `SP54: where a ledger would be begun in another currency nobody is asked in vain`()
    async throws
  {
    let (shown, code) = await run("y\n", "receipt", "add", try write(Self.pounds))
    #expect(code == .refusedData)
    #expect(!shown.contains("Store it?"))
    #expect(shown.contains("--currency GBP"))
  }

  @Test func `SP54: of an amount that is stated the receipt's tax is no part`() async throws {
    let file = try write(Self.pounds)
    _ = await run("", "add", "tea 3")
    #expect(await run("", "receipt", "add", file, "--yes", "--amount", "11.40").code == .done)
    let entry = await run("", "show", "2", "--json").shown
    #expect(entry.contains("11.40") && !entry.contains(#""tax""#))
  }

  private func write(_ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: folder.path("lunch.txt")))
    return folder.path("lunch.txt")
  }

  private func run(
    _ typed: String, _ words: String...
  ) async -> (shown: String, code: ExitCode) {
    await commands.run(typed, words)
  }
}
