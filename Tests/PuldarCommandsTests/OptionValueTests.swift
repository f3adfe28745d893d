import CommandTable
import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// One grammar of exit codes: a wrong value of an option is a command that is written wrongly.
@Suite struct OptionValueTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Commands that go well, with an option of each kind of value that no text can be.
  private static let values: [(words: [String], option: String)] = [
    (["add", "5"], "--date"), (["add", "5"], "--type"), (["add", "5"], "--currency"),
    (["add", "5"], "--key"), (["add", "5"], "--category"), (["add", "5"], "--account"),
    (["edit", "1"], "--amount"), (["edit", "1"], "--date"), (["list"], "--from"),
    (["list"], "--on"),
    (["list"], "--min"), (["list"], "--sort"), (["list"], "--group"), (["list"], "--limit"),
    (["list"], "--bucket"), (["list"], "--merchant"), (["log"], "--type"), (["log"], "--entry"),
    (["log"], "--writer"), (["status"], "--month"), (["status"], "--as-of"),
    (["status"], "--today"),
    (["status"], "--format"), (["status"], "--color"), (["explain", "fun"], "--depth"),
    (["budget", "50/30/20"], "--from"), (["income", "--hours", "40"], "--hourly"),
    (["replay"], "--with"),
    (["replay"], "--without"), (["verify"], "--expect"), (["init"], "--dates"),
    (["pro", "unlock", "--transaction", "t"], "--price"),
  ]

  @Test func `a value that an option cannot have ends with 64, and is named with the option`() async
  {
    await run("add", "tea 3")
    for (words, option) in Self.values {
      // A pattern that does not end, an amount and a word of no list.
      let value = option == "--merchant" ? "/(/" : "12,5,0#/"
      let (code, told) = await run(words + [option, value])
      #expect(code == .usage, "\(words) \(option): \(told)")
      #expect(told.contains("is invalid for '\(option)"), "\(words) \(option): \(told)")
    }
  }

  @Test(arguments: [
    ["add", "nothing"], ["add", "5", "-c", "nosuch"], ["budget", "50/30/10"], ["budget", "x"],
    ["income", "12,5,0", "--monthly"], ["add", "tea 3", "-d", "2030-01-01"],
  ])
  func `what is to be stored ends with 65 where it cannot be`(_ words: [String]) async {
    await run("add", "tea 3")
    #expect(await run(words).code == .refusedData)
  }

  @discardableResult
  private func run(_ words: String...) async -> (code: ExitCode, told: String) { await run(words) }

  private func run(_ words: [String]) async -> (code: ExitCode, told: String) {
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip")] + words).map { Array($0.utf8) },
        terminal: TerminalState(environment: ["HOME": folder.path("home")]),
        input: FakeInput([], byteLimit: 1), output: record, errors: record, clock: TickingClock(),
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return (code, String(decoding: record.bytes, as: UTF8.self))
  }
}
