import EntryParsing
import Foundation
import LedgerModel
import LedgerTestSupport
import PuldarSubprocesses
import Testing

@testable import LlamaParsing

/// A model is asked by way of every generation of its program, and what comes back is checked: P15, P46,
/// P51, P62, EX19.
// One after the other: a run has a dozen files open, and all runs at once more than `Process` bears.
@Suite(.heavy, .serialized) struct LlamaProposerTests {
  static let categories: [CategoryName] = [.groceries, .dining, .transport, .other]

  static func machine(
    _ folders: [String] = [], memory: String? = nil,
    runner: some SubprocessRunner = FoundationSubprocessRunner()
  ) -> LlamaMachine {
    LlamaMachine(
      runner: runner, files: LocalFiles(), folders: folders, processorCount: 2,
      memory: memory, hash: { _ in String(repeating: "0123456789ab", count: 5) })
  }

  static func proposer(
    _ standIn: LlamaStandIn, time: Duration = .seconds(600)
  ) -> LlamaProposer {
    LlamaProposer(
      ModelChoice(file: standIn.model, program: standIn.path, time: time), on: machine())
  }

  @Test(arguments: LlamaStandIn.Generation.allCases)
  func `one question is answered`(_ generation: LlamaStandIn.Generation) async throws {
    let standIn = try LlamaStandIn(generation)
    let answers = await LlamaProposerTests.proposer(standIn).proposals(
      for: ["dinner 12.50 at blue door"], among: LlamaProposerTests.categories)
    #expect(
      answers == [
        .success(
          EntryProposal(
            merchant: "blue door", amount: "12.50", category: "dining", type: .expense))
      ])
    #expect(standIn.calls.count == 1)
  }

  @Test(arguments: LlamaStandIn.Generation.allCases)
  func `many questions start a program that converses once`(
    _ generation: LlamaStandIn.Generation
  ) async throws {
    let standIn = try LlamaStandIn(generation)
    let sentences = (1...5).map { "dinner \($0).00 at door \($0)a" } + ["{}", "/exit 3 at x"]
    let answers = await LlamaProposerTests.proposer(standIn).proposals(
      for: sentences, among: LlamaProposerTests.categories)
    #expect(answers.count == sentences.count)
    for number in 1...5 {
      let merchant = try answers[number - 1].get().merchant
      #expect(merchant == "door \(number)a")
    }
    #expect(answers[5] == .failure(.unsuitableText))
    #expect(try answers[6].get().amount == "3")
    #expect(standIn.calls.count == (generation.isChat ? 1 : 6))
  }

  @Test func `where a conversation holds no answer each question is asked alone`() async throws {
    let standIn = try LlamaStandIn(
      .servingChat,
      answer: """
        if [ -z "$single" ]; then
          echo 'Error: request (596 tokens) exceeds the available context size (512 tokens)'
          return
        fi
        """ + "\n" + LlamaStandIn.honest)
    let answers = await LlamaProposerTests.proposer(standIn).proposals(
      for: ["3 at blue door", "4 at red door"], among: LlamaProposerTests.categories)
    #expect(try answers.map { try $0.get().merchant } == ["blue door", "red door"])
    #expect(standIn.calls.count == 3)
  }

  @Test func `a merchant alone gets a category`() async throws {
    let standIn = try LlamaStandIn(.chat)
    let answers = await LlamaProposerTests.proposer(standIn).categories(
      of: ["Blue Door"], among: LlamaProposerTests.categories)
    #expect(answers == [.success(EntryProposal(merchant: "", category: "dining"))])
  }

  @Test func `P51, P64: the source names the file, its hash and the contract`() async throws {
    let standIn = try LlamaStandIn()
    #expect(
      try await LlamaProposerTests.proposer(standIn).source()
        == "llama/small.gguf/0123456789ab/1")
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var answer: String
    var failure: ProposalFailure
    var runs = 1
  }

  @Test(arguments: [#""x":"y""#, #""x":true"#, #""confidence":0.9,"why":{"a":["b"]}"#])
  func `extra members of an answer are ignored`(_ extra: String) throws {
    let answer = #"{"merchant":"a",\#(extra),"category":"dining"}"#
    let members = try Completion(output: Array(answer.utf8)[...]).members()
    #expect(try AnswerMember.texts(members, named: ["merchant", "category"]) == ["a", "dining"])
  }

  private static let whole =
    #"{"merchant":"a","amount":"1","category":"dining","type":"expense"}"#
  private static let malformed = ProposalFailure.badAnswer("it is not the JSON that was asked for")

  static let failures: [Case] = [
    Case(testDescription: "nothing", answer: "exit 0", failure: .noAnswer, runs: 2),
    Case(
      testDescription: "prose", answer: "echo 'Sure! Here is the JSON.'; exit 0",
      failure: .noAnswer, runs: 2),
    Case(
      testDescription: "an answer that is cut",
      answer: #"printf '{"merchant":"a","amou'; exit 0"#, failure: .noAnswer, runs: 2),
    Case(
      testDescription: "a member that is missing",
      answer: #"printf '{"merchant":"a","amount":"1","category":"dining"}'"#,
      failure: .badAnswer("it has other members")),
    Case(
      testDescription: "a member that stands twice",
      answer:
        #"printf '{"merchant":"a","merchant":"b","amount":"1","category":"x","type":"expense"}'"#,
      failure: malformed),
    Case(
      testDescription: "an amount that is a number",
      answer: #"printf '{"merchant":"a","amount":1,"category":"dining","type":"expense"}'"#,
      failure: .badAnswer("'amount' is no text")),
    Case(
      testDescription: "a list", answer: #"printf '{"merchant":["a"]}'"#,
      failure: .badAnswer("it has other members")),
    Case(
      testDescription: "an income",
      answer: #"printf '{"merchant":"a","amount":"1","category":"dining","type":"income"}'"#,
      failure: .badAnswer("there is no such type")),
    Case(
      testDescription: "no UTF-8",
      answer: #"printf '{"merchant":"a\377","amount":"1","category":"dining","type":"expense"}'"#,
      failure: malformed),
    Case(
      testDescription: "ten megabytes of blanks",
      answer: "head -c 10000000 /dev/zero | tr '\\0' ' '", failure: .flooded),
    Case(testDescription: "a flood", answer: "yes", failure: .flooded),
    Case(
      testDescription: "a flood of errors", answer: "yes >&2", failure: .flooded),
    Case(
      testDescription: "a crash", answer: "echo oops >&2; kill -ABRT $$",
      failure: .crashed(signal: SIGABRT, words: "oops")),
    Case(
      testDescription: "a failure with an answer", answer: "echo '\(whole)'; echo no >&2; exit 3",
      failure: .failed(code: 3, words: "no")),
    Case(
      testDescription: "an option that its help named and it does not know",
      answer: "echo 'error: invalid argument: --simple-io' >&2; exit 1",
      failure: .failed(code: 1, words: "error: invalid argument: --simple-io")),
    Case(
      testDescription: "a failure that is told on standard output",
      answer: "echo 'Error: request exceeds the context'; echo >&2; exit 1",
      failure: .failed(code: 1, words: "Error: request exceeds the context")),
  ]

  @Test(arguments: failures, [LlamaStandIn.Generation.first, .servingChat])
  func `P15, P64: an answer that is none is a failure with its reason`(
    _ example: Case, _ generation: LlamaStandIn.Generation
  ) async throws {
    let standIn = try LlamaStandIn(generation, answer: example.answer)
    let answers = await LlamaProposerTests.proposer(standIn).proposals(
      for: ["tea 3"], among: LlamaProposerTests.categories)
    #expect(answers == [.failure(example.failure)])
    #expect(standIn.calls.count == example.runs)
  }

  static let lies: [(answer: String, failure: ProposalFailure)] = [
    (
      #"{"merchant":"door","amount":"99","category":"dining","type":"expense"}"#, .amountNotSaid
    ),
    (
      #"{"merchant":"door","amount":"5","category":"pets","type":"expense"}"#,
      .categoryUnknown("pets")
    ),
    (
      #"{"merchant":"door","amount":"5","category":"dining","type":"credit"}"#, .typeContradicted
    ),
    (
      #"{"merchant":"<|im_end|>door","amount":"5","category":"dining","type":"expense"}"#,
      .merchantNotSaid
    ),
    (
      #"{"merchant":"door\\u001b[31m","amount":"5","category":"dining","type":"expense"}"#,
      .badAnswer("it is not the JSON that was asked for")
    ),
    (
      #"{"merchant":"door\033[31m","amount":"5","category":"dining","type":"expense"}"#,
      .badAnswer("it is not the JSON that was asked for")
    ),
  ]

  @Test(arguments: lies)
  func `a whole answer that is not true leaves the word to the rules`(
    answer: String, failure: ProposalFailure
  ) async throws {
    let standIn = try LlamaStandIn(answer: "printf '\(answer)'")
    let today = try #require(CalendarDay(iso: "2026-01-02"))
    let context = ParsingContext(today: today, currency: .usd)
    let parser = FallbackParser(
      model: LlamaProposerTests.proposer(standIn), use: .always,
      categories: LlamaProposerTests.categories)
    let sentence = "spent 5 at door"
    let reading = try #require(await parser.readings(of: [sentence], context: context).first)
    #expect(reading.failure == failure)
    #expect(reading.result == .success(try RuleBasedParser().parse(sentence, context: context)))
  }

  @Test func `output in pieces is an answer like any other`() async throws {
    let standIn = try LlamaStandIn(
      answer: "for part in '{\"merchant\":\"' 'a\",\"amount\":\"1\",\"category\":' "
        + "'\"dining\",\"type\":\"expense\"}'; do printf %s \"$part\"; sleep 0.05; done")
    let answers = await LlamaProposerTests.proposer(standIn).proposals(
      for: ["tea 3"], among: LlamaProposerTests.categories)
    #expect(try answers[0].get().merchant == "a")
  }

  static let hanging = [
    "sleep 100", "printf '\\n> '; sleep 100", "trap '' TERM; while :; do sleep 1; done",
    "sleep 100 & echo '\(whole)'; wait",
  ]

  @Test(arguments: hanging)
  func `a hang costs the limit and no more than a second`(_ answer: String) async throws {
    // Where other tests keep the machine busy one may be late; what is late each time is no chance.
    for attempt in 1...5 {
      let standIn = try LlamaStandIn(answer: answer)
      // Measured where no other task can hold it up.
      let (answers, duration) = await withTaskExecutorPreference(ThreadExecutor.shared) {
        let start = ContinuousClock.now
        let answers = await LlamaProposerTests.proposer(standIn, time: .seconds(5)).proposals(
          for: ["tea 3", "cake 4", "pie 5"], among: LlamaProposerTests.categories)
        return (answers, ContinuousClock.now - start)
      }
      // After the first hang nothing more is asked.
      #expect(answers == Array(repeating: .failure(.timedOut(.seconds(5))), count: 3))
      #expect(standIn.calls.count == 1)
      let pid = try String(contentsOfFile: standIn.folder.path("pid"), encoding: .utf8)
      let number = try #require(Int32(pid.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(number, 0) != 0, "nothing is left")
      if duration < .seconds(6) { return }
      print("attempt \(attempt) took \(duration)")
    }
    Issue.record("each of five attempts took six seconds or more")
  }

  @Test func `an answer that was there in time is taken where all threads of tasks are busy`() async
  {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      // The help, an answer that is cut, and a second run: three programs under one deadline.
      let cut = try LlamaStandIn(
        .completion, name: "llama-completion", in: folder, answer: "printf '{\"merch'")
      _ = try LlamaStandIn(.servingChat, in: folder)
      let proposer = LlamaProposer(
        ModelChoice(file: cut.model, time: .seconds(20)),
        on: LlamaProposerTests.machine([folder.path]))
      let (begun, hasBegun) = AsyncStream<Void>.makeStream()
      let task = Task {
        hasBegun.finish()
        return await proposer.proposals(
          for: ["tea 3 at home"], among: LlamaProposerTests.categories)
      }
      for await _ in begun {}
      let wasBusy = await BusyThreads.run {
        // Both times that it is called it notes that, before it answers.
        let deadline = ContinuousClock.now + .seconds(30)
        while cut.calls.count < 2, .now < deadline { usleep(5_000) }
        #expect(cut.calls.count == 2)
        sleep(1)
      }
      #expect(wasBusy)
      #expect(try await task.value[0].get().merchant == "home")
    }
  }

  @Test func `an answer is there although something still holds the output open`() async throws {
    let standIn = try LlamaStandIn(
      answer: "sleep 100 & echo $! >\"$here/child\"; printf '\(LlamaProposerTests.whole)'")
    let answers = await LlamaProposerTests.proposer(standIn).proposals(
      for: ["tea 1"], among: LlamaProposerTests.categories)
    #expect(try answers[0].get().amount == "1")
  }

  @Test func `a cut answer is asked for once more, by the program beside it`() async throws {
    let folder = try TemporaryFolder()
    let completion = try LlamaStandIn(
      .completion, name: "llama-completion", in: folder, answer: "printf '{\"merch'")
    _ = try LlamaStandIn(.servingChat, in: folder)
    let proposer = LlamaProposer(
      ModelChoice(file: completion.model, time: .seconds(600)),
      on: LlamaProposerTests.machine([folder.path]))
    let answers = await proposer.proposals(
      for: ["tea 3 at home"], among: LlamaProposerTests.categories)
    #expect(try answers[0].get().merchant == "home")
    #expect(completion.calls.count == 2)
    #expect(completion.calls.last?.contains(" -st ") == true)
  }

  @Test func `P62: what is no model is told before anything runs`() async throws {
    let standIn = try LlamaStandIn()
    let heads: [[UInt8]] = [
      [], Array("GGUF".utf8), Array("hello, this is no model at all".utf8),
      LlamaStandIn.modelHead.enumerated().map { $0.offset == 4 ? 9 : $0.element },
    ]
    for head in heads {
      try Data(head).write(to: URL(filePath: standIn.model))
      let answers = await LlamaProposerTests.proposer(standIn).proposals(
        for: ["tea 3"], among: LlamaProposerTests.categories)
      guard case .failure(.unusableModel) = answers[0] else {
        Issue.record("\(answers)")
        continue
      }
    }
    try FileManager.default.removeItem(atPath: standIn.model)
    let answers = await LlamaProposerTests.proposer(standIn).proposals(
      for: ["tea 3"], among: LlamaProposerTests.categories)
    #expect(answers == [.failure(.noModelFile(path: standIn.model))])
    #expect(standIn.calls.isEmpty)
  }
}
