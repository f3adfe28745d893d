import CommandTable
import EntryParsing
import LedgerModel

extension PuldarCommand {
  static var categorize: Command {
    Command(
      "categorize", "Have the model propose categories for entries in other.",
      discussion: """
        The model sees the merchants' names and nothing else. With --dry-run its proposals are shown; \
        without it they are stored as corrections after a question, which --yes answers, and 'puldar \
        undo' takes them back. With -m only the entries of that month are looked at.
        """,
      examples: ["puldar categorize", "puldar categorize --yes -m last"], traits: [.onlyNow],
      .flag("-n --dry-run", "Show what is proposed, and store nothing."),
      .option("--model-file <file>", ModelHelp.file, String.self)
    ) { session, isPreview, modelFile in
      let categorizing = try await Categorizing(session, modelFile)
      let (proposals, notes) = try await categorizing.proposals()
      guard !proposals.isEmpty else {
        var report = Report.nothingNew
        report.notes = notes
        return report
      }
      return try await CategorizeReport(session, proposals, notes).report(isPreview: isPreview)
    }
  }
}
