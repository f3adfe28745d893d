import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// A sentence that reads in several ways, with a person at the terminal.
@Suite struct DoubtTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var typed: String
    var options: [String] = []
    /// The amount that is stored; `nil` where nothing is.
    var amount: String?
    var code: ExitCode
  }

  static let cases = [
    Case(testDescription: "Enter takes the likeliest", typed: "\n", amount: "9.50", code: .done),
    Case(testDescription: "a number takes its reading", typed: "2\n", amount: "2.00", code: .done),
    Case(testDescription: "0 takes none", typed: "0\n", code: .conditionFails),
    Case(testDescription: "another number takes none", typed: "3\n", code: .conditionFails),
    Case(testDescription: "words take none", typed: "what\n", code: .conditionFails),
    Case(testDescription: "the end of the input takes none", typed: "", code: .conditionFails),
    Case(
      testDescription: "--no-input asks nothing", typed: "\n", options: ["--no-input"],
      code: .refusedData),
    Case(
      testDescription: "--json asks nothing", typed: "\n", options: ["--json"],
      code: .refusedData),
    Case(
      testDescription: "--require-model asks nothing", typed: "\n", options: ["--require-model"],
      code: .refusedData),
  ]

  @Test(arguments: cases)
  func `the person is asked which reading is meant`(_ example: Case) async throws {
    let folder = try TemporaryFolder()
    let (code, shown) = await answer(
      "2 foo 9.50", typing: example.typed, example.options, in: folder)
    #expect(code == example.code)
    #expect(shown.contains("Which one?") == example.options.isEmpty)
    let ledger = Ledger(
      store: FileEventStore(folder: folder.path("ledger"), machine: folder.machine))
    if let amount = example.amount {
      let register = try await ledger.view(EntryRegister())
      #expect(register.newest.map { AmountText.text($0.values.amount) } == [amount])
    } else {
      await expectError("log.noLedger") { try await ledger.view(EntryRegister()) }
    }
  }

  @Test func `the person is asked whether money is moved or spent`() async throws {
    for (typed, accounts, spent) in [("1\n", ["bank", "cash"], 0), ("2\n", ["bank"], 1)] {
      let folder = try TemporaryFolder()
      let (code, shown) = await answer("moved 40 to cash for anna", typing: typed, [], in: folder)
      #expect(code == .done)
      #expect(shown.contains("1  move 40.00 bank -> cash"))
      let ledger = Ledger(
        store: FileEventStore(folder: folder.path("ledger"), machine: folder.machine))
      #expect(try await ledger.view(UsedAccounts()).accounts.map(\.text) == accounts)
      let register = try await ledger.view(EntryRegister())
      #expect(register.newest.map(\.id).count == spent)
    }
  }

  /// What is said of a sentence, and the code at its end.
  private func answer(
    _ sentence: String, typing typed: String, _ options: [String], in folder: TemporaryFolder
  ) async -> (ExitCode, String) {
    let words = ["-f", folder.path("ledger"), "add", sentence] + options
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: words.map { Array($0.utf8) },
        terminal: TerminalState(
          isInputTerminal: true, isOutputTerminal: true, isErrorTerminal: true),
        input: FakeInput(Array(typed.utf8)), output: record, errors: record,
        clock: SteadyClock(), parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")))
    return (code, String(decoding: record.bytes, as: UTF8.self))
  }
}
