import CommandTable
import EntryParsing
import LedgerModel

extension PuldarCommand {
  static var model: Command {
    Command(
      "model", "Choose the model on this machine that helps when the rules are not sure.",
      discussion: """
        A model is a GGUF file that llama.cpp's 'llama-cli' runs; puldar starts it for a sentence \
        and ends it with it. It names the category and the merchant, never the amount; what is not \
        in the sentence is refused, and the rules have the word. Nothing is sent anywhere.
        """,
      examples: [
        "puldar config model", "puldar config model use small.gguf", "puldar config model off",
      ], traits: [.onlyNow], subcommands: [useModel, switchModelOff]
    ) { session in
      return try await ModelReport(session: session).report()
    }
  }

  private static var useModel: Command {
    Command(
      "use", "Use a model from now on, in every ledger.",
      examples: ["puldar config model use ~/models/small.gguf --when always"], traits: [.onlyNow],
      .argument("<file>", "The model, a GGUF file.", String.self),
      .option("--when <when>", "When it is asked. (default: unsure)", ModelUse.self),
      .option(
        "--program <path>", "The program that runs it. (default: the 'llama-cli' of PATH)",
        String.self)
    ) { session, file, use, program in
      var configuration = try session.models.configuration()
      guard let models = session.surroundings.models, session.surroundings.files != nil else {
        throw CommandFailure("no model can be run here", .modelUnavailable)
      }
      if program?.isEmpty == true {
        throw UsageError("The value of --program is empty: name the program that runs the model")
      }
      let path = session.models.path(of: file)
      let programPath = program.map(session.models.path(of:))
      let use = use ?? .unsure
      var choice = session.models.choice(file, configuration) ?? ModelChoice(file: path)
      if let programPath { choice.program = programPath }
      do throws(ProposalFailure) {
        // Starting the program may take long: it is skipped if there is no model file.
        _ = try await models.proposer(choice).source()
      } catch {
        throw CommandFailure(
          error.problem, remedy: error.advice,
          error == .noModelFile(path: path) ? .missing : .refusedData)
      }
      let examination = await models.examine(choice)
      if program != nil, case .failure(let failure) = examination.program {
        switch failure {
        case .noProgramFile:
          throw CommandFailure(failure.problem, remedy: failure.advice, .missing)
        case .unusableProgram:
          throw CommandFailure(failure.problem, remedy: failure.advice, .modelUnavailable)
        default: break
        }
      }
      try configuration.set("model.file", path)
      try configuration.set("model.use", use.rawValue)
      if let programPath { try configuration.set("model.program", programPath) }
      try session.models.keep(configuration)
      var report = try await ModelReport(session: session).report()
      for finding in ModelFindings(session: session).findings(of: examination) where !finding.isWell
      {
        report.notes.append(.line("The model is kept, although \(VisibleText(finding.fact))."))
        if let remedy = finding.remedy { report.notes.append(.line("  \(VisibleText(remedy))")) }
      }
      return report
    }
  }

  private static var switchModelOff: Command {
    Command("off", "Leave every sentence to the rules.", traits: [.onlyNow]) { session in
      var configuration = try session.models.configuration()
      guard configuration.modelUse != .never else {
        return .nothingNew(use: .none)
      }
      try configuration.set("model.use", ModelUse.never.rawValue)
      try session.models.keep(configuration)
      return try await ModelReport(session: session).report()
    }
  }
}

/// The model in use.
struct ModelReport {
  let session: Session

  func report() async throws -> Report {
    let configuration = try session.models.configuration()
    let choice = session.models.choice(nil, configuration)
    let use = configuration.modelUse ?? .unsure
    // Without a ledger, the allowance of one created now.
    let allowance = try await session.models.allowance(try? await session.ledger.state())
    return Report("config model", use: .none) { _ in
      guard let choice else {
        return [
          .dispensable("No model is set: sentences are read by rules."),
          .dispensable("Set one with: puldar config model use FILE"),
        ]
      }
      return lines(choice, use, allowance).map { .dispensable($0) }
    } record: {
      ModelReport.shape.record(of: (choice?.file, use, choice?.program, allowance.left))
    }
  }

  static let shape = Shape<(file: String?, use: ModelUse, program: String?, left: Int?)>(
    answer: "model", .init("file", \.file), .init("use", \.use), .init("program", \.program),
    .init("left", \.left))

  private func lines(
    _ choice: ModelChoice, _ use: ModelUse, _ allowance: ModelAllowance
  ) -> [String] {
    var table = TextTable([.left, .left])
    table.add(["model", VisibleText(session.location.shown(choice.file)).description])
    table.add(["asked", use.meaning])
    table.add([
      "program",
      choice.program.map { VisibleText(session.location.shown($0)).description }
        ?? "the 'llama-cli' of PATH",
    ])
    table.add([
      "entries",
      allowance.left.map { "\($0) of \(allowance.limit) left this week" } ?? "without a limit",
    ])
    return table.lines()
  }
}
