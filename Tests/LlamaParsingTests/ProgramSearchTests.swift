import EntryParsing
import Foundation
import LedgerModel
import LedgerTestSupport
import LlamaParsing
import PuldarSubprocesses
import Synchronization
import Testing

/// Which program is taken, and that its help is read once.
// One after the other: a run has a dozen files open, and all runs at once more than `Process` bears.
@Suite(.heavy, .serialized) struct ProgramSearchTests {
  /// Notes what is run.
  private final class NotingRunner: SubprocessRunner {
    private let runner = FoundationSubprocessRunner()
    private let noted = Mutex<[String]>([])
    var words: [String] { noted.withLock { $0 } }

    func run(_ subprocess: Subprocess) async -> SubprocessResult {
      let name = subprocess.executable.split(separator: "/").last.map(String.init) ?? ""
      let words = subprocess.arguments.compactMap { argument in
        if case .word(let word) = argument { word } else { nil }
      }
      let isHelp = words.last == "--help"
      noted.withLock { $0.append(name + (isHelp ? " help" : " run")) }
      return await runner.run(subprocess)
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var programs: [(name: String, generation: LlamaStandIn.Generation)]
    var taken: String
  }

  static let cases = [
    Case(
      testDescription: "the classic program", programs: [("llama-cli", .first)],
      taken: "llama-cli"),
    Case(
      testDescription: "a chat program alone", programs: [("llama-cli", .chat)],
      taken: "llama-cli"),
    Case(
      testDescription: "what completes stands beside a chat program",
      programs: [("llama-cli", .servingChat), ("llama-completion", .completion)],
      taken: "llama-completion"),
    Case(
      testDescription: "the one program that holds all", programs: [("llama", .completion)],
      taken: "llama"),
  ]

  @Test(.rows) func `the program is found`() async {
    await each(Self.cases) { (example: Case) async throws in
      let folder = try TemporaryFolder()
      var model = ""
      for (name, generation) in example.programs {
        model = try LlamaStandIn(generation, name: name, in: folder).model
      }
      if example.taken == "llama" {
        // It takes its word first.
        let script = try String(contentsOfFile: folder.path("llama"), encoding: .utf8)
        try ExecutableFile.write(
          script.replacingOccurrences(
            of: "here=", with: "case \"$1\" in completion|cli) shift ;; esac\nhere="),
          to: folder.path("llama"))
      }
      let runner = NotingRunner()
      let memory = folder.path("memory")
      for _ in 0..<2 {
        let proposer = LlamaProposer(
          ModelChoice(file: model, time: .seconds(600)),
          on: LlamaProposerTests.machine(
            ["relative", "/nowhere", folder.path], memory: memory, runner: runner))
        let answers = await proposer.proposals(
          for: ["tea 3 at home"], among: LlamaProposerTests.categories)
        #expect(try answers[0].get().merchant == "home")
      }
      #expect(
        runner.words.filter { $0.hasSuffix("run") } == [
          example.taken + " run", example.taken + " run",
        ])
      let helps = runner.words.filter { $0.hasSuffix("help") }
      let allowed = example.taken == "llama" ? 3 : example.programs.count
      #expect(helps.count <= allowed, "what was learned is kept: \(helps)")
    }
  }

  @Test func `another program under the same name is learned anew`() async throws {
    let standIn = try LlamaStandIn(.first)
    let memory = standIn.folder.path("memory")
    func ask() async -> [Result<EntryProposal, ProposalFailure>] {
      await LlamaProposer(
        ModelChoice(file: standIn.model, program: standIn.path, time: .seconds(600)),
        on: LlamaProposerTests.machine(memory: memory)
      ).proposals(for: ["tea 3 at home"], among: LlamaProposerTests.categories)
    }
    #expect(try await ask()[0].get().merchant == "home")
    _ = try LlamaStandIn(.servingChat, in: standIn.folder)
    #expect(try await ask()[0].get().merchant == "home")
    #expect(standIn.calls.last?.contains(" -st ") == true)
  }

  @Test func `a memory that is spoiled is learned anew`() async throws {
    let standIn = try LlamaStandIn(.first)
    for spoiled in ["\u{0}\u{0}", "program\tx", String(repeating: "a\n", count: 50_000)] {
      let memory = standIn.folder.path("memory")
      try Data(spoiled.utf8).write(to: URL(filePath: memory))
      let answers = await LlamaProposer(
        ModelChoice(file: standIn.model, program: standIn.path, time: .seconds(600)),
        on: LlamaProposerTests.machine(memory: memory)
      ).proposals(for: ["tea 3 at home"], among: LlamaProposerTests.categories)
      #expect(try answers[0].get().merchant == "home")
    }
  }

  static let unusable: [(script: String, failure: String)] = [
    ("exit 0", "its help names no"),
    ("echo --grammar-file", "its help names no"),
    ("echo 'cannot open shared object' >&2; exit 127", "failed with 127: cannot open shared"),
    ("echo 'dyld: Library not loaded' >&2; kill -ABRT $$", "signal 6: dyld: Library not loaded"),
    ("yes", "wrote without end"),
    ("sleep 100", "did not answer within"),
  ]

  @Test(.rows) func `what is no such program is told`() async {
    await each(Self.unusable) { (example: (script: String, failure: String)) async throws in
      let standIn = try LlamaStandIn()
      try ExecutableFile.write("#!/bin/sh\n\(example.script)\n", to: standIn.path)
      let answers = await LlamaProposerTests.proposer(
        standIn, time: example.script.hasPrefix("sleep") ? .seconds(2) : .seconds(600)
      ).proposals(
        for: ["tea 3"], among: LlamaProposerTests.categories)
      guard case .failure(let failure) = answers[0] else {
        Issue.record("\(answers)")
        return
      }
      #expect(failure.problem.contains(example.failure), "\(failure.problem)")
      #expect(failure.remedy != nil || failure.offeredRemedy != nil)
    }
  }

  @Test func `where there is none, the names that were looked for are told`() async throws {
    let standIn = try LlamaStandIn(name: "other")
    let answers = await LlamaProposer(
      ModelChoice(file: standIn.model), on: LlamaProposerTests.machine([standIn.folder.path])
    ).proposals(for: ["tea 3"], among: LlamaProposerTests.categories)
    #expect(answers == [.failure(.noProgram(searched: ["llama-cli", "llama"]))])
  }
}
