import Foundation
import LedgerTestSupport
import PuldarCommands
import Testing

/// A path that is named may be mistyped, and a folder may be copied.
@Suite struct OtherLedgersTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  @Test(arguments: ["add tea 1", "income 4000 --monthly", "account open bank 100"])
  func `without a terminal no ledger is begun at a path if the machine knows another one`(
    _ line: String
  ) async {
    let words = line.split(separator: " ").map(String.init)
    #expect(await commands.end(of: ["add", "coffee", "4"]).code == .done)
    let refused = await commands.end(of: words, in: "typo")
    #expect(refused.code == .missing)
    #expect(refused.shown.contains("which -f names"))
    #expect(refused.shown.contains("This machine knows \(commands.folder.path("trip"))."))
    #expect(refused.shown.contains("puldar -f \(commands.folder.path("typo")) init"))
    for word in [[], ["list"]] {
      #expect(await commands.end(of: word, in: "typo").code == .missing, "C34: \(word)")
    }
    #expect(await commands.end(of: ["init"], in: "typo").code == .done)
    #expect(await commands.end(of: words, in: "typo").code == .done)
  }

  @Test func `the first ledger of a machine is begun by what is recorded`() async {
    let shown = await commands.end(of: ["add", "coffee", "4"]).shown
    #expect(shown.contains("Created your ledger"))
  }

  @Test func `at a terminal it is asked whether a second ledger is begun`() async {
    _ = await commands.run("", ["add", "coffee", "4"])
    let words = ["add", "tea", "1"]
    let declined = await commands.run("\n", words, in: "typo")
    // A long path breaks the lines of the question.
    let question = declined.shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(question.hasPrefix("There is no ledger in "))
    #expect(question.contains("the one you used last is"))
    #expect(declined.shown.contains("Begin a new one? [y/N] "))
    #expect(declined.code == .missing)
    let agreed = await commands.run("y\n", words, in: "typo")
    #expect(agreed.code == .done && agreed.shown.contains("Created your ledger"))
    let known = await commands.run("", words, in: "typo")
    #expect(known.code == .done && !known.shown.contains("Begin a new one?"))
  }

  @Test func `a ledger that is gone is not one that the machine knows`() async throws {
    _ = await commands.end(of: ["add", "coffee", "4"])
    try FileManager.default.removeItem(atPath: commands.folder.path("trip"))
    let begun = await commands.end(of: ["add", "tea", "1"], in: "new")
    #expect(begun.code == .done && begun.shown.contains("Created your ledger"))
  }

  @Test func `a number alone stays that of the entry when the folder was copied`() async {
    for line in ["add coffee 4", "add bread 5", "add cake 6"] { await commands.run(line) }
    await commands.run("merge \(commands.folder.path("trip"))", in: "phone")
    await commands.run("add tea 2", in: "phone")
    let corrected = await commands.run("edit 3 --amount 7", in: "phone")
    #expect(corrected.contains(":3  expense 7.00 Cake"), "\(corrected)")
    // By now the device has an event 2 of its own, which is no entry.
    #expect(await commands.run("edit 2 --amount 8", in: "phone").contains(":2  expense 8.00 Bread"))
    #expect(await commands.run("edit 1 --amount 3", in: "phone").contains("1  expense 3.00 Tea"))
    #expect(await commands.run("show 3", in: "phone").contains("7.00 Cake"))
    #expect(await commands.run("edit 99 --amount 3", in: "phone").contains("there is no entry 99"))
  }

  @Test func `a number that two other devices have is asked for with both names`() async {
    for (ledger, line) in [("a", "add coffee 4"), ("b", "add bread 5")] {
      await commands.run(line, in: ledger)
    }
    await commands.run("add cake 6", in: "b")
    for other in ["a", "b"] {
      await commands.run("merge \(commands.folder.path(other)) --join", in: "phone")
    }
    await commands.run("merge \(commands.folder.path("b")) --join", in: "a")
    let refused = await commands.run("--adopt edit 1 --amount 3", in: "phone")
    #expect(refused.contains("1 may be an event of each"), "\(refused)")
    #expect(refused.contains(" or "), "\(refused)")
  }
}
