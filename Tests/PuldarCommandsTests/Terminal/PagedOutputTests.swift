import EntryParsing
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// Which answers are shown page by page.
@Suite struct PagedOutputTests {
  private let folder: TemporaryFolder
  private let terminal = FakeOutput()
  private let errors = FakeOutput()
  private let pager = FakePager()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `an answer that is longer than the terminal goes to the pager, and no other`() async {
    for number in 1...8 { await run("add", "coffee \(number)") }
    #expect(pager.commands.isEmpty)
    terminal.pieces = []
    #expect(await run("list", rows: 10) == .done)
    #expect(pager.commands.isEmpty)
    #expect(terminal.text.hasSuffix("net -36.00\n"))
    terminal.pieces = []
    #expect(await run("list", rows: 9) == .done)
    #expect(pager.commands == ["less"])
    #expect(terminal.text.isEmpty)
    #expect(pager.text.hasSuffix("net -36.00\n"))
    #expect(pager.isFinished)
  }

  @Test func `help is shown page by page, a write is not`() async {
    #expect(await run("help", "all", rows: 24) == .done)
    #expect(pager.commands == ["less"])
    #expect(await run("add", "coffee 4", rows: 1) == .done)
    #expect(pager.commands == ["less"])
  }

  @Test(arguments: [
    (["PAGER": ""], []), (["PAGER": "cat"], []), (["TERM": "dumb"], []), (["PAGER": " "], []),
    (["PAGER": "more -s"], ["more -s"]), ([:], ["less"]),
  ])
  func `the person chooses the pager, or none`(
    _ environment: [String: String], _ commands: [String]
  ) async {
    #expect(await run("help", "words", rows: 5, environment: environment) == .done)
    #expect(pager.commands == commands)
    #expect((terminal.text + pager.text).hasPrefix("HOW A SENTENCE IS READ:\n"))
  }

  @Test func `nothing is paged where a program reads it`() async {
    #expect(await run("help", "words", rows: 5, isTerminal: false) == .done)
    #expect(pager.commands.isEmpty)
  }

  @Test func `a pager that cannot be started leaves the answer to the terminal`() async {
    pager.isMissing = true
    #expect(await run("help", "words", rows: 5) == .done)
    #expect(terminal.text.hasPrefix("HOW A SENTENCE IS READ:\n"))
  }

  @Test func `a pager that is left early is no failure, and what stands beside the answer follows`()
    async
  {
    await run("add", "coffee 4")
    pager.lastingFailure = .brokenPipe
    #expect(await run("list", "--as-of", "1", rows: 1) == .done)
    #expect(pager.isFinished)
    #expect(errors.text == "As known just after event 1: what was recorded later is left out.\n")
  }

  @discardableResult
  private func run(
    _ words: String..., rows: Int = 24, environment: [String: String] = [:], isTerminal: Bool = true
  ) async -> ExitCode {
    await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip"), "--color", "never"] + words).map { Array($0.utf8) },
        terminal: TerminalState(
          environment: environment.merging(["HOME": folder.path("home")]) { first, _ in first },
          isOutputTerminal: isTerminal, measuredColumns: 80, measuredRows: rows),
        input: FakeInput([], byteLimit: 4096), output: terminal, errors: errors,
        clock: TickingClock(), parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        programs: FakePagerHost(pager: pager)))
  }
}

/// A pager that writes down what it is shown.
private final class FakePager: RunningPager {
  var commands: [String] = []
  var text = ""
  var isFinished = false
  var isMissing = false
  var lastingFailure: OutputFailure?

  func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int {
    if let lastingFailure { throw lastingFailure }
    // A pipe takes a part of much.
    let part = bytes.prefix(100)
    text += String(decoding: part, as: UTF8.self)
    return part.count
  }

  func finish() { isFinished = true }
}

/// Used by one task alone.
private struct FakePagerHost: Programs, @unchecked Sendable {
  let pager: FakePager

  func page(_ command: String) -> (any RunningPager)? {
    if pager.isMissing { return nil }
    pager.commands.append(command)
    return pager
  }
}
