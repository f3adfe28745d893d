import Foundation
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// C10: what may be in the ledger twice, by two doors, waits for a person.
@Suite struct DoubleCheckTests {
  private let commands: TriedCommands

  init() throws { commands = try TriedCommands() }

  @discardableResult
  private func run(_ line: String) async -> String { await commands.run(line) }

  private func prepare() async throws {
    let (file, rows) = (
      commands.folder.path("bank.csv"),
      ["2025-12-02,LANDLORD,-1200.00", "2025-12-05,NETFLIX.COM,-15.99"]
    )
    let text = (["Date,Description,Amount"] + rows).map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: URL(filePath: file))
    await run("init")
    await run("import \(file) --yes")
  }

  @Test func `what is typed after the line of a file that it may be is named, until it is settled`()
    async throws
  {
    try await prepare()
    #expect(await run("check").contains("Nothing needs you."))
    await run("add netflix 15.99 --date 2025-12-03")
    await run("add rent 1200 --date 2025-12-01")
    let found = await run("check")
    #expect(found.contains("doubles  4  expense 15.99 Netflix"), "\(found)")
    #expect(found.contains("may be 3, of a file: 'puldar -f "), "\(found)")
    #expect(found.contains("doubles  5  expense 1200.00 Rent"), "\(found)")
    await run("undo 4")
    #expect(await run("review 5").contains("reviews what met: 2, 5"))
    #expect(await run("check").contains("Nothing needs you."))
    await run("undo")
    #expect(await run("check doubles").contains("doubles  5"))
  }

  @Test(arguments: [
    "add netflix 15.98 --date 2025-12-03", "add netflix 15.99 --date 2025-12-11",
    "add netflix 15.99 --date 2025-12-03 --account cash", "add refund 15.99 from netflix",
  ])
  func `another amount, day, account or direction is another thing`(_ line: String) async throws {
    try await prepare()
    await run(line)
    #expect(!(await run("check doubles")).contains("may be"))
  }

  @Test func `a line is the double of one entry at most, and two sentences are never doubles`()
    async throws
  {
    try await prepare()
    await run("add netflix 15.99 --date 2025-12-05")
    await run("add netflix 15.99 --date 2025-12-06")
    for _ in 1...2 { await run("add tea 3 --date 2025-12-06") }
    let found = await run("check doubles")
    #expect(found.split(separator: "\n").count == 1, "\(found)")
  }

  @Test func `a long run of open days is counted for a program, and a hundred are listed`() async {
    await run("init")
    await run("bill add tea 3 every day from 2024-01-01")
    let told = await run("status --json")
    #expect(told.ranges(of: "\"state\"").count == 100, "\(told.count)")
    #expect(told.contains("\"open\":{\"count\":7"))
  }
}
