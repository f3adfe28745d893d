import EntryParsing
import LedgerStore
import LedgerTestSupport
import PuldarCommands
import Testing

/// What is asked before a ledger is changed as a whole.
@Suite struct ConfirmationTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `void all is done when the ledger's name is typed`() async throws {
    _ = await run("", "add", "tea 3")
    let (shown, code) = await run("trip\n", "void", "--all")
    #expect(code == .done)
    #expect(shown.contains("Take back 1 entry of the ledger 'trip'? Type its name: "))
    #expect(shown.contains("2  voids 1: expense 3.00 Tea"))
  }

  @Test(arguments: ["", "\n", "yes\n", "default\n", "Trip\n"])
  func `any other answer stores nothing and ends with 1`(_ answer: String) async throws {
    _ = await run("", "add", "tea 3")
    let (shown, code) = await run(answer, "void", "--all")
    #expect(code == .conditionFails)
    #expect(shown.contains("Nothing was stored."))
    #expect(await run("", "list", "--plain").shown.contains("Tea"))
  }

  @Test func `what is said after the end of the input begins a line`() async throws {
    _ = await run("", "add", "tea 3")
    let (shown, _) = await run("", "void", "--all")
    #expect(shown.hasSuffix("Type its name: \nNothing was stored.\n"))
  }

  @Test func `Enter takes the first reading, and none where one is of a sum that is asked about`()
    async throws
  {
    let (shown, code) = await run("\n", "add", "coffee 4 or 5")
    #expect(code == .done)
    #expect(shown.contains("Which one? [1-2, Enter for 1, 0 for none] "))
    let (doubtful, ended) = await run("\n", "add", "call 8005928996 20")
    #expect(ended == .conditionFails)
    #expect(doubtful.contains("Which one? [1-2, 0 for none] Nothing was stored."))
    #expect(await run("", "list", "--plain").shown.split(separator: "\n").count == 1)
  }

  @Test func `nobody is asked where nothing may be asked`() async throws {
    _ = await run("", "add", "tea 3")
    let (shown, code) = await run("trip\n", "void", "--all", "--no-input")
    #expect(code == .usage)
    #expect(shown.contains("--confirm trip"))
  }

  @Test(arguments: ["--json", "--plain"])
  func `nobody is asked about corrections that were not shown`(_ form: String) async throws {
    _ = await run("", "add", "9 at blue door")
    _ = await run("", "add", "8 at blue door")
    _ = await run("", "edit", "1", "--category", "dining")
    let (shown, code) = await run("y\n", "rule", "apply", form)
    #expect(code == .usage)
    #expect(!shown.contains("[y/N]") && shown.contains("--yes"))
    #expect(await run("", "list", "--plain").shown.contains("other"))
  }

  private func run(_ typed: String, _ words: String...) async -> (shown: String, code: ExitCode) {
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip")] + words).map { Array($0.utf8) },
        terminal: TerminalState(
          environment: ["HOME": folder.path("home")], isInputTerminal: true, isErrorTerminal: true),
        input: FakeInput(Array(typed.utf8), byteLimit: 4096), output: record, errors: record,
        clock: clock, parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return (String(decoding: record.bytes, as: UTF8.self), code)
  }
}
