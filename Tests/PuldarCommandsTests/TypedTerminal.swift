import EntryParsing
import LedgerStore
import LedgerTestSupport

@testable import PuldarCommands

/// A home with a ledger `trip`, at a terminal at which a person types.
struct TypedTerminal {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  func run(_ typed: String, _ words: String...) async -> (shown: String, code: ExitCode) {
    await run(typed, words)
  }

  func run(_ typed: String, _ words: [String]) async -> (shown: String, code: ExitCode) {
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
