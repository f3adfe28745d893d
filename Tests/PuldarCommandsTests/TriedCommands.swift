import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport

@testable import PuldarCommands

/// Commands that are run one after another in a folder, as one machine or another would.
struct TriedCommands {
  let folder: TemporaryFolder
  let clock = TickingClock()
  /// The environment of those for whom nobody can be asked.
  var environment: [String: String] = [:]
  /// The programs of the machine; `nil` for none.
  var programs: (any Programs)?
  /// How the program was started.
  var start: ProgramStart?

  init() throws {
    folder = try TemporaryFolder()
  }

  /// All that a command prints where nobody can be asked.
  ///
  /// - Parameter ledger: The ledger, and the machine that writes it.
  @discardableResult
  func run(_ line: String, in ledger: String = "trip") async -> String {
    await run(
      line.split(separator: " ").map(String.init), on: ledger,
      TerminalState(environment: environment), state: "state-\(ledger)", machine: ledger
    ).shown
  }

  /// The same, and how the command ends.
  ///
  /// - Parameters:
  ///   - words: The words after the ledger.
  ///   - input: What the command is given to read.
  ///   - machine: The machine, whose records are its own.
  func end(
    of words: [String], reading input: String = "", on machine: String = "m",
    in ledger: String = "trip"
  ) async -> (shown: String, code: ExitCode) {
    await run(
      words, on: ledger, TerminalState(environment: environment), input, state: "state-\(machine)",
      machine: machine)
  }

  /// What a terminal shows, and how the command ends, where somebody types.
  func run(
    _ typed: String, _ words: [String], in ledger: String = "trip"
  ) async -> (shown: String, code: ExitCode) {
    await run(
      words, on: ledger,
      TerminalState(
        environment: ["HOME": folder.path("home"), "LANG": "C.UTF-8"], isInputTerminal: true,
        isErrorTerminal: true),
      typed, state: "state", machine: "m")
  }

  private func run(
    _ words: [String], on ledger: String, _ terminal: TerminalState, _ typed: String = "",
    state: String, machine: String
  ) async -> (shown: String, code: ExitCode) {
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path(ledger)] + words).map { Array($0.utf8) },
        terminal: terminal, input: FakeInput(Array(typed.utf8), byteLimit: 4096), output: record,
        errors: record, clock: clock, parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path(state), machineID: machine, deviceName: machine),
        files: TestSideFiles(), programs: programs, descriptors: NamedFiles(),
        processorCount: { 2 }, start: { [start] in start }))
    return (String(decoding: record.bytes, as: UTF8.self), code)
  }
}
