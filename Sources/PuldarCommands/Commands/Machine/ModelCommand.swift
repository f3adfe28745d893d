import CommandTable
import EntryParsing
import LedgerModel

extension Command<Session> {
  static var model: Command {
    Command(
      "model", "Choose the model on this machine that helps where the rules are not sure.",
      discussion: """
        A model is a GGUF file that llama.cpp's 'llama-cli' runs; puldar starts it for a sentence and \
        ends it with it. It names the category, the merchant, and which of several numbers is the \
        amount; what is not in the sentence is refused, and the rules have the word. Nothing is sent \
        anywhere.
        """,
      examples: ["puldar model use small.gguf", "puldar model show", "puldar model off"],
      subcommands: [useModel, showModel, switchModelOff])
  }

  private static var useModel: Command {
    Command(
      "use", "Use a model from now on, in every ledger.",
      examples: ["puldar model use ~/models/small.gguf --when always"],
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
      let path = session.modelPath(of: file)
      let program = program.map(session.modelPath)
      let use = use ?? .unsure
      var choice = session.modelChoice(file, configuration) ?? ModelChoice(file: path)
      if let program { choice.program = program }
      let examination = await models.examine(choice)
      if case .failure(let failure) = examination.file {
        throw CommandFailure(
          failure.problem, remedy: failure.remedy,
          failure == .noModelFile(path: path) ? .missing : .refusedData)
      }
      try configuration.set("model.file", path)
      try configuration.set("model.use", use.rawValue)
      if let program { try configuration.set("model.program", program) }
      try session.keep(configuration)
      try await ModelAnswer(session).show()
      for finding in ModelFindings(session).findings(of: examination) where !finding.isWell {
        session.errors.writeLine("Look: \(VisibleText(finding.fact)).")
        if let remedy = finding.remedy { session.errors.writeLine("  \(VisibleText(remedy))") }
      }
    }
  }

  private static var showModel: Command {
    Command("show", "Show which model is used, and when.") { session in
      try await ModelAnswer(session).show()
    }
  }

  private static var switchModelOff: Command {
    Command("off", "Leave every sentence to the rules.") { session in
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
