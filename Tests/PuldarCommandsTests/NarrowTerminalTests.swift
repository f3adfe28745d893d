import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// How the month looks where a terminal has few columns.
@Suite struct NarrowTerminalTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [60, 61, 70, 79, 80, 200])
  func `no line of the month is wider than the terminal, and the bar takes what is left`(
    _ columns: Int
  ) async throws {
    await prepare()
    let lines = await run("status", columns: columns).split(separator: "\n").prefix(5)
    let widths = lines.map { DisplayWidth.columns(of: String($0)) }
    #expect(widths.max() == min(columns, 79), "\(lines.joined(separator: "\n"))")
    #expect(lines[2].contains("OVER by 100.00"))
  }

  @Test func `where even the figures do not fit, there is no bar`() async throws {
    await prepare()
    let screen = await run("status", columns: 30)
    #expect(screen.contains("Fun             1300.00   1200.00    -100.00  OVER by 100.00\n"))
  }

  private func prepare() async {
    _ = await run("income", "4000", "--monthly")
    _ = await run("add", "sushi 1300")
  }

  private func run(_ words: String..., columns: Int = 80) async -> String {
    let record = ConversationRecord()
    _ = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip"), "--color", "never"] + words).map { Array($0.utf8) },
        terminal: TerminalState(
          environment: ["HOME": folder.path("home")], isOutputTerminal: true,
          measuredColumns: columns),
        input: FakeInput([], byteLimit: 4096), output: record, errors: record, clock: clock,
        parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return String(decoding: record.bytes, as: UTF8.self)
  }
}
