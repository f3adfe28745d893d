import Foundation
import LedgerTestSupport
import Testing

/// The examples of what an app does with files: each runs in an empty folder, says what its page says, and is
/// what its page shows.
@Suite struct FileAreasTests {
  @Test(
    .heavy,
    arguments: [
      (
        "files",
        """
        the phone has all of it: true
        the phone brings 2 events
        damaged in line 3
        without a copy 1 event is lost
        put back: 1, still wrong: 0
        3 entries without their history

        """
      ),
      (
        "import",
        """
        2 Whole Foods Market: new, groceries
        3 Ramen Bar: there already
        4 Cineplex 77: new, entertainment
        5 Card Check: left out: zero
        6 Acme Payroll: new
        stored 3 lines in [bank]
        again: 1 of 5
        a journal of 15 lines

        """
      ),
      (
        "receipts",
        """
        read 6.00 EUR at CORNER MARKET, certain: true
        added once: true
        market.txt, text/plain, 125 bytes
        invoice.txt, text/plain, 10 bytes
        left: ["market.txt"]
        all is here: true

        """
      ),
    ])
  func `an example does all of its area`(name: String, output: String) throws {
    let shown = try BuiltProgram("areas").run("$P \(name)")
    #expect(shown.output == output)
    #expect(shown.code == 0)
  }

  @Test(arguments: [
    ("LedgerFiles.md", "Files.swift"), ("BankStatements.md", "Statements.swift"),
    ("StoredReceipts.md", "Receipts.swift"),
  ])
  func `a page shows what runs, in at most forty lines`(page: String, file: String) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let page = try String(
      contentsOf: sources.appending(path: "Puldar/PuldarLedger.docc/\(page)"), encoding: .utf8)
    let code = try String(
      contentsOf: sources.appending(path: "Examples/areas/\(file)"), encoding: .utf8)
    #expect(page.contains("\n\(code)```\n"))
    #expect(code.count { $0 == "\n" } <= 40)
  }
}
