import CommandTable
import EntryParsing
import LedgerModel

extension PuldarCommand {
  static var model: Command {
    Command(
      "model", "Choose the model on this machine that helps where the rules are not sure.",
      discussion: """
        A model is a GGUF file that llama.cpp's 'llama-cli' runs; puldar starts it for a sentence and \
        ends it with it. It names the category and the merchant, never the amount; what is not in the \
        sentence is refused, and the rules have the word. Nothing is sent anywhere.
        """,
      examples: ["puldar model use small.gguf", "puldar model show", "puldar model off"],
      traits: [.opensNoLedger],
      subcommands: [useModel, showModel, switchModelOff])
  }

  private static var useModel: Command {
    Command(
      "use", "Use a model from now on, in every ledger.",
      examples: ["puldar model use ~/models/small.gguf --when always"], traits: [.onlyNow],
      .argument("<file>", "The model, a GGUF file.", String.self),
      .option("--when <when>", "When it is asked. (default: unsure)", ModelUse.self),
      .option(
        "--program <path>", "The program that runs it. (default: the 'llama-cli' of PATH)",
        String.self)
    ) { session, file, use, program in
      var configuration = try session.configuration()
      guard let models = session.surroundings.models, session.surroundings.files != nil else {
        throw CommandFailure("no model can be run here", .modelUnavailable)
      }
      if program?.isEmpty == true {
        throw UsageError("The value of --program is empty: name the program that runs the model")
      }
      let path = session.modelPath(of: file)
      let programPath = program.map(session.modelPath)
      let use = use ?? .unsure
      var choice = session.modelChoice(file, configuration) ?? ModelChoice(file: path)
      if let programPath { choice.program = programPath }
      do throws(ProposalFailure) {
        // The program may take its time: it is not looked for where there is nothing to run.
        _ = try await models.proposer(choice).source()
      } catch {
        throw CommandFailure(
          error.problem, remedy: error.remedy,
          error == .noModelFile(path: path) ? .missing : .refusedData)
      }
      let examination = await models.examine(choice)
      if program != nil, case .failure(let failure) = examination.program {
        switch failure {
        case .noProgramFile:
          throw CommandFailure(failure.problem, remedy: failure.remedy, .missing)
        case .unusableProgram:
          throw CommandFailure(failure.problem, remedy: failure.remedy, .modelUnavailable)
        default: break
        }
      }
      try configuration.set("model.file", path)
      try configuration.set("model.use", use.rawValue)
      if let programPath { try configuration.set("model.program", programPath) }
      try session.keep(configuration)
      try await ModelAnswer(session).show()
      for finding in ModelFindings(session).findings(of: examination) where !finding.isWell {
        session.errors.writeLine("The model is kept, although \(VisibleText(finding.fact)).")
        if let remedy = finding.remedy { session.errors.writeLine("  \(VisibleText(remedy))") }
      }
    }
  }

  private static var showModel: Command {
    Command("show", "Show which model is used, and when.", traits: [.onlyNow]) { session in
      try await ModelAnswer(session).show()
    }
  }

  private static var switchModelOff: Command {
    Command("off", "Leave every sentence to the rules.", traits: [.onlyNow]) { session in
      var configuration = try session.configuration()
      guard configuration.modelUse != .never else {
        session.showNothingNew()
        return
      }
      try configuration.set("model.use", ModelUse.never.rawValue)
      try session.keep(configuration)
      try await ModelAnswer(session).show()
    }
  }
}
