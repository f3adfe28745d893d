public import EntryParsing
import LedgerModel
import PuldarSubprocesses

/// Runs models with llama.cpp's command-line programs.
public struct LlamaHost: ModelHost {
  private let machine: LlamaMachine
  private let workFolder: @Sendable () -> String

  /// - Parameters:
  ///   - machine: The resources of this machine.
  ///   - workFolder: The folder that relative paths are resolved against.
  public init(on machine: LlamaMachine, workFolder: @escaping @Sendable () -> String) {
    self.machine = machine
    self.workFolder = workFolder
  }

  public func path(of word: String) -> String {
    if word.hasPrefix("/") { return word }
    let word = word.hasPrefix("./") ? String(word.dropFirst(2)) : word
    let workFolder = workFolder()
    return workFolder + (workFolder.hasSuffix("/") ? "" : "/") + word
  }

  public func proposer(_ choice: ModelChoice) -> any EntryProposer {
    LlamaProposer(choice, on: machine)
  }

  public func examine(_ choice: ModelChoice) async -> ModelExamination {
    await withTaskExecutorPreference(ThreadExecutor.shared) { await examination(of: choice) }
  }

  private func examination(of choice: ModelChoice) async -> ModelExamination {
    let program = await program(choice)
    let file: Result<String, ProposalFailure>
    do throws(ProposalFailure) {
      let model = try ModelFile(choice.file, machine.files)
      let digits = try machine.fingerprint(of: model)
      file = .success(
        "\(model.path), \(LlamaHost.size(model.facts.byteCount)), SHA-256 \(digits)…")
    } catch {
      file = .failure(error)
    }
    var examination = ModelExamination(program: program, file: file)
    if case .success = program, case .success = file {
      examination.answer = await answer(choice)
    }
    return examination
  }

  private func program(_ choice: ModelChoice) async -> Result<String, ProposalFailure> {
    do throws(ProposalFailure) {
      let found = try await machine.search(named: choice.program).find(by: .now + choice.time)
      let version = await version(of: found.program)
      return .success("\(found.program.path), \(found.program.text)\(version)")
    } catch {
      return .failure(error)
    }
  }

  /// Returns a program's version, as ", version: 5943 (abcdef1)".
  private func version(of program: LlamaProgram) async -> String {
    let result = await machine.runner.run(
      Subprocess(
        executable: program.path, arguments: (program.words + ["--version"]).map { .word($0) },
        environment: LlamaCall.environment,
        time: .seconds(8), outputByteCount: 65_536))
    let lines = (result.errors + [0x0A] + result.output).split(separator: 0x0A)
    let line = lines.map { String(decoding: $0, as: UTF8.self) }
      .first { $0.hasPrefix("version:") }
    return line.map { ", " + String($0.prefix(60)) } ?? ""
  }

  /// A sentence that the rules parse with certainty, so that a wrong answer is noticed.
  private static let sentence = "spent 45 at whole foods"

  private func answer(_ choice: ModelChoice) async -> Result<String, ProposalFailure> {
    guard let today = CalendarDay(iso: "2026-01-02"), let currency = Money.Currency(code: "USD")
    else {
      return .failure(.unsuitableText)
    }
    let parser = FallbackParser(
      model: proposer(choice), use: .always,
      categories: CategorySet.puldar.categories.map(\.category))
    let start = ContinuousClock.now
    let reading = await parser.readings(
      of: [LlamaHost.sentence], context: ParsingContext(today: today, currency: currency)
    ).first
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    if let failure = reading?.failure { return .failure(failure) }
    return .success("a sentence was read in \(Int(milliseconds)) ms")
  }

  private static func size(_ byteCount: Int) -> String {
    byteCount < 10 << 20 ? "\(max(1, byteCount >> 10)) KiB" : "\(byteCount >> 20) MiB"
  }
}
