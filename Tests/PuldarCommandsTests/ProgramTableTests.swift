import CommandTable
import LedgerStore
import LedgerTestSupport
import Testing

@testable import LedgerModel
@testable import PuldarCommands

/// The declarations of the commands, and what errors end with.
@Suite struct ProgramTableTests {
  @Test func `no command is declared wrongly`() {
    #expect(PuldarProgram.table.mistakes == [])
  }

  @Test func `a command that is made alone answers as among all of them`() throws {
    for name in PuldarProgram.groups.flatMap({ $0.commands.map(\.name) }) {
      let alone = PuldarProgram.table(topics: []) { $0 == name }
      guard case .show(let help) = alone.answer(to: [name, "--help"], width: 80),
        case .show(let whole) = PuldarProgram.table.answer(to: [name, "--help"], width: 80)
      else {
        Issue.record("'\(name)' is listed by a name that is not its own")
        continue
      }
      #expect(help == whole)
    }
  }

  @Test func `words that call no command by its name are answered with all commands known`() {
    for words in [
      ["ls"], ["lst"], ["help"], ["help", "add"], ["--help"], ["add", "--hlep"], ["x", "add"],
    ] {
      let whole = PuldarProgram.table.answer(to: words, width: 80)
      let answer = PuldarProgram.answer(to: words, width: 80)
      #expect("\(whole)".prefix(4000) == "\(answer)".prefix(4000))
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var error: any Error
    var code: ExitCode

    init(_ error: any Error, _ code: ExitCode) {
      self.error = error
      self.code = code
    }

    var testDescription: String { "\(error)" }
  }

  static let cases: [Case] = [
    Case(LedgerError.log(.noLedger(path: "p")), .missing),
    Case(LedgerError.log(.notOurs(path: "p", reason: "r")), .inputOutput),
    Case(LedgerError.log(.newerVersion(log: "l", line: 1, reason: "r")), .refusedData),
    Case(LedgerError.log(.notWritten(problem: "p")), .inputOutput),
    Case(LedgerError.unknown(events: [], problem: "p"), .tryAgain),
    Case(LedgerError.log(.unreadable(problem: "p")), .inputOutput),
    Case(LedgerError.log(.obstructed(problem: "p")), .inputOutput),
    Case(LedgerError.log(.notPermitted(problem: "p")), .notAllowed),
    Case(LedgerError.log(.locked(path: "p")), .tryAgain),
    Case(LedgerError.log(.handleDead), .tryAgain),
    Case(LedgerError.log(.needsAdoption(path: "p")), .notAllowed),
    Case(LedgerError.store(problem: "p"), .inputOutput),
    Case(LedgerError.refused(.emptyLedger), .missing),
    Case(LedgerError.refused(.locked(.rollover)), .notAllowed),
    Case(LedgerError.refused(.nothingToChange), .done),
    Case(LedgerError.refused(.nothingToUndo), .refusedData),
    Case(LedgerError.refused(.sharesDoNotAddUp(hundredths: 9990)), .refusedData),
    Case(FigureTooLarge(since: nil), .refusedData),
    Case(UnreadableText(noDay: "x"), .refusedData),
    Case(InputFailure.refused("r"), .inputOutput),
    Case(OutputFailure.refused("r"), .inputOutput),
    Case(OutputFailure.brokenPipe, .brokenPipe),
    Case(CancellationError(), .bug),
  ]

  @Test(.rows) func `an error ends with its code`() {
    each(Self.cases) { (example: Case) in
      #expect(ExitCode(of: example.error) == example.code)
    }
  }
}
