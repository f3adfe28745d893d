import EntryParsing
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What is asked of a model in a terminal, and what becomes of its answers.
@Suite struct CategorizeTests {
  /// A model that answers what a test says.
  private struct SaidModel: ModelHost, EntryProposer {
    var answers: [String: String] = [:]
    var failure: ProposalFailure?
    /// What happens before it answers.
    var meanwhile: @Sendable () async -> Void = {}

    func path(of word: String) -> String { word }
    func proposer(_ choice: ModelChoice) -> any EntryProposer { self }
    func source() async throws(ProposalFailure) -> String {
      if let failure { throw failure }
      return "llama/m.gguf/0123456789ab/1"
    }

    func examine(_ choice: ModelChoice) async -> ModelExamination {
      Issue.record("nothing is looked at")
      return ModelExamination(program: .failure(.noModel), file: .failure(.noModel))
    }

    func proposals(
      for sentences: [String], among categories: [CategoryName]
    ) async -> [Result<EntryProposal, ProposalFailure>] {
      sentences.map { _ in .failure(.noAnswer) }
    }

    func categories(
      of merchants: [String], among categories: [CategoryName]
    ) async -> [Result<EntryProposal, ProposalFailure>] {
      await meanwhile()
      return merchants.map { merchant in
        answers[merchant].map { .success(EntryProposal(merchant: "", category: $0)) }
          ?? .failure(.noAnswer)
      }
    }
  }

  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `what was corrected before the person agreed keeps its category`() async throws {
    await addTwo()
    var model = SaidModel(answers: ["Blue Door": "dining", "Red Door": "dining"])
    model.meanwhile = { _ = await run("", "edit", "1", "--category", "gifts") }
    let (shown, code) = await run("y\n", "rule", "apply", model: model)
    #expect(code == .done)
    #expect(shown.contains("Correct 2 entries?"))
    #expect(shown.contains("4  corrects 2: category other -> dining"))
    #expect(!shown.contains("corrects 1"))
    #expect(await run("", "show", "1").shown.contains("gifts"))
  }

  @Test func `where all of it was corrected nothing is new`() async throws {
    await addTwo()
    var model = SaidModel(answers: ["Blue Door": "dining", "Red Door": "dining"])
    model.meanwhile = {
      _ = await run("", "edit", "1", "--category", "gifts")
      _ = await run("", "void", "2")
    }
    let (shown, code) = await run("y\n", "rule", "apply", model: model)
    #expect(code == .done)
    #expect(shown.contains("Nothing new: what is asked for holds already."))
  }

  @Test func `answers of no use are told by merchant`() async throws {
    await addTwo()
    let model = SaidModel(answers: ["Blue Door": "zzz"])
    let (shown, code) = await run("y\n", "rule", "apply", model: model)
    #expect(code == .modelUnavailable)
    #expect(shown.contains("Blue Door: the model's category 'zzz' is none of this ledger.\n"))
    #expect(shown.contains("Red Door: the model gave no answer.\n"))
    #expect(!shown.contains("Nothing new"))
  }

  @Test func `one answer of no use does not keep the others back`() async throws {
    await addTwo()
    let model = SaidModel(answers: ["Blue Door": "income", "Red Door": "dining"])
    let (shown, code) = await run("y\n", "rule", "apply", model: model)
    #expect(code == .done)
    #expect(shown.contains("Blue Door: the model's category 'income' is none of this ledger.\n"))
    #expect(shown.contains("3  corrects 2: category other -> dining"))
  }

  @Test(arguments: ["--json", "--plain"])
  func `nobody is asked about corrections that were not shown`(_ form: String) async throws {
    await addTwo()
    let model = SaidModel(answers: ["Blue Door": "dining", "Red Door": "dining"])
    let (shown, code) = await run("y\n", "rule", "apply", form, model: model)
    #expect(code == .usage)
    #expect(!shown.contains("[y/N]") && shown.contains("--yes"))
    #expect(await !run("", "log").shown.contains("corrects"), "nothing was stored")
  }

  @Test func `the program is not looked for where there is no model`() async throws {
    let model = SaidModel(failure: .noModelFile(path: "/none.gguf"))
    let (shown, code) = await run("", "model", "use", "/none.gguf", model: model)
    #expect(code == .missing)
    #expect(shown.contains("there is no model file '/none.gguf'"))
  }

  private func addTwo() async {
    _ = await run("", "add", "3 at blue door", "--no-model")
    _ = await run("", "add", "4 at red door", "--no-model")
  }

  @Test func `M25: of a receipt's merchant that no rule knows the model is asked`() async {
    let model = SaidModel(answers: ["Blue Door": "dining"])
    func receipt(_ words: String..., model: SaidModel) async -> (shown: String, code: ExitCode) {
      let text = "Blue Door\nDate: 2026-01-01\nXyz \(words.count).28\nTOTAL \(words.count).28\n"
      return await run(text, words: ["receipt", "add", "-", "--yes"] + words, model: model)
    }
    let (shown, code) = await receipt(model: model)
    #expect(code == .done && shown.contains("Blue Door · dining"), "\(shown)")
    #expect(await run("", "show", "1", "--json").shown.contains(#""by":"llama/m.gguf/"#))
    #expect(await receipt("--no-model", model: model).shown.contains("Blue Door · other"))
    let failing = SaidModel(failure: .noModel)
    let (left, _) = await receipt("--note", "a", model: failing)
    #expect(left.contains("Blue Door · other"), "\(left)")
    let (_, required) = await receipt("--note", "a", "--require-model", model: failing)
    #expect(required == .modelUnavailable)
  }

  private func run(
    _ typed: String, _ words: String..., model: SaidModel = SaidModel()
  ) async -> (shown: String, code: ExitCode) {
    await run(typed, words: words, model: model)
  }

  private func run(
    _ typed: String, words: [String], model: SaidModel
  ) async -> (shown: String, code: ExitCode) {
    let record = ConversationRecord()
    let code = await PuldarProgram.run(
      in: Surroundings(
        arguments: (["-f", folder.path("trip")] + words).map { Array($0.utf8) },
        terminal: TerminalState(
          environment: ["HOME": folder.path("home"), "PULDAR_MODEL": "/m.gguf"],
          isInputTerminal: true, isErrorTerminal: true),
        input: FakeInput(Array(typed.utf8), byteLimit: 4096), output: record, errors: record,
        clock: clock, parser: RuleBasedParser(),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop"),
        models: model, files: TestSideFiles()))
    return (String(decoding: record.bytes, as: UTF8.self), code)
  }
}
