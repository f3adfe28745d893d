import EntryParsing
import Foundation
import LedgerModel
import LedgerTestSupport
import LlamaParsing
import PuldarSubprocesses
import Testing

/// llama.cpp's own programs, where there are some: `Tests/LlamaParsingTests/build-llama.sh` builds
/// them, PATH may hold one, and PULDAR_TEST_LLAMA names others, with colons between.
enum RealPrograms {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let paths: [String] = {
    let named = ProcessInfo.processInfo.environment["PULDAR_TEST_LLAMA"]?.split(separator: ":")
      .map(String.init)
    let folder = repository.appending(path: ".build-llama").path(percentEncoded: false)
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let built = versions.sorted().flatMap { version in
      ["llama-cli", "llama-completion"].map { "\(folder)/\(version)/bin/\($0)" }
    }
    let installed = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/llama-cli" }
    return (named ?? built + installed).filter {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()
}

/// The whole path with a real program and a model that was trained for it.
@Suite(.heavy, .enabled(if: !RealPrograms.paths.isEmpty, "no program of llama.cpp was built here"))
struct RealProgramTests {
  /// The contract of the model in `Fixtures/Models`, which knows nothing of categories.
  private struct SentenceContract: ModelContract {
    let version = "sentence"
    let system = ""

    func question(_ text: String, among categories: [CategoryName]) -> String { text }
    func completionPrompt(_ question: String) -> String { question + "\n" }

    func grammar(among categories: [CategoryName]) -> String {
      #"""
      root ::= "{\"amount\":" amount ",\"currency\":\"" cur "\",\"merchant\":" str ",\"note\":" opt ",\"when\":" opt "}"
      amount ::= [0-9]{1,7} "." [0-9]{2}
      cur ::= "USD" | "EUR" | "GBP"
      opt ::= "null" | str
      str ::= "\"" char{1,48} "\""
      char ::= [^"\\\x00-\x1F\x7F]

      """#
    }

    func proposal(_ members: [AnswerMember]) throws(ProposalFailure) -> EntryProposal {
      guard members.map(\.name) == ["amount", "currency", "merchant", "note", "when"],
        case .number(let amount) = members[0].value, case .text(let merchant) = members[2].value
      else { throw .badAnswer("it is not what this model was trained for") }
      return EntryProposal(merchant: merchant, amount: amount)
    }
  }

  private static let model = RealPrograms.repository.appending(
    path: "Fixtures/Models/sentence-0.9m-q8_0.gguf"
  ).path(percentEncoded: false)

  private static func proposer(_ program: String, _ contract: some ModelContract) -> LlamaProposer {
    LlamaProposer(
      ModelChoice(file: model, program: program, time: .seconds(600)),
      on: LlamaProposerTests.machine(), entryContract: contract)
  }

  private static let sentences = [
    "45 whole foods", "uber 18.75", "spent 5 at 7-eleven", "spent 12.99 at blue bottle",
  ]

  @Test(arguments: RealPrograms.paths)
  func `each sentence is answered as the model was taught`(_ program: String) async throws {
    for (sentence, amount) in zip(
      RealProgramTests.sentences, ["45.00", "18.75", "5.00", "12.99"])
    {
      let answers = await RealProgramTests.proposer(program, SentenceContract()).proposals(
        for: [sentence], among: [])
      let proposal = try answers[0].get()
      #expect(proposal.amount == amount, "\(sentence)")
      #expect(sentence.hasSuffix(proposal.merchant) || sentence.hasPrefix(proposal.merchant))
    }
  }

  @Test(arguments: RealPrograms.paths)
  func `many sentences get the same answers as each alone`(_ program: String) async throws {
    let proposer = RealProgramTests.proposer(program, SentenceContract())
    let together = await proposer.proposals(for: RealProgramTests.sentences, among: [])
    for (sentence, answer) in zip(RealProgramTests.sentences, together) {
      let alone = await proposer.proposals(for: [sentence], among: [])
      #expect(try answer.get() == alone[0].get(), "\(sentence)")
    }
  }

  @Test(arguments: RealPrograms.paths)
  func `the product's own contract holds a model that knows nothing of it to its form`(
    _ program: String
  ) async throws {
    let answers = await RealProgramTests.proposer(program, EntryContract()).proposals(
      for: ["12.50 at blue door"], among: LlamaProposerTests.categories)
    // Nonsense in the right form, or an answer that came to no end: never anything else.
    switch answers[0] {
    case .success(let proposal):
      let names = LlamaProposerTests.categories.map(\.text)
      #expect(names.contains(proposal.category ?? ""))
    case .failure(let failure): #expect(failure == .noAnswer)
    }
  }

  @Test(arguments: RealPrograms.paths)
  func `a model that is damaged is told as such`(_ program: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cut = folder.appending(path: "cut.gguf")
    try Data(contentsOf: URL(filePath: RealProgramTests.model)).prefix(200_000).write(to: cut)
    let proposer = LlamaProposer(
      ModelChoice(
        file: cut.path(percentEncoded: false), program: program, time: .seconds(600)),
      on: LlamaProposerTests.machine(), entryContract: SentenceContract())
    let answers = await proposer.proposals(for: ["uber 5"], among: [])
    guard case .failure(.failed(let code, _)) = answers[0] else {
      Issue.record("\(answers)")
      return
    }
    #expect(code == 1)
  }
}
