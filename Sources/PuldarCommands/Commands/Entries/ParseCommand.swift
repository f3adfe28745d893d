import CommandTable
import LedgerModel

extension PuldarCommand {
  static var parse: Command {
    Command(
      "parse", "Show what add would understand, and store nothing.",
      discussion: """
        With --jsonl each line of standard input is an object with the member "text", and where it \
        matters "id", "reference_time", "locale" and "default_currency"; each line of the answer is \
        an entry, {"entries": [...]} for several, or {"error": "why"}.
        """,
      examples: [
        "puldar parse \"2 coffees for 9.50 yesterday\"", "puldar parse --jsonl < sentences.jsonl",
      ], traits: [.onlyNow],
      .arguments("<words>", "What happened.", String.self),
      .flag("--jsonl", "Read JSON objects, one a line, and answer in the same way."),
      .flag("--why", "Say how each field was found."),
      .flag("--model", ModelHelp.wanted), .flag("--no-model", ModelHelp.refused),
      .flag("--require-model", ModelHelp.required),
      .option("--model-file <file>", ModelHelp.file, String.self)
    ) {
      session, words, readsLines, explains, asksModel, refusesModel, requiresModel, modelFile in
      // What is understood depends on the ledger's currency and categories, where there is one.
      let state = try? await session.ledger.state()
      let parser = try await session.models.parser(
        ModelOptions(
          isWanted: asksModel, isRefused: refusesModel, isRequired: requiresModel,
          file: modelFile), state)
      if readsLines {
        guard words.isEmpty else {
          throw UsageError("With '--jsonl' the words come from standard input")
        }
        return try await ParsingLines(session, state, parser).report()
      }
      guard !words.isEmpty else { throw UsageError("Missing expected argument '<words>'") }
      let reader = EntryReader(session, state, EntryOptions(), parser: parser)
      let outcome = try await SentenceReading(session, reader, state)
        .outcome(of: words.joined(separator: " "))
      switch outcome {
      case .entries(let entries):
        return report(
          entries, state?.plan.categories ?? CategoryCatalog(), session.today, explains: explains)
      case .undecided(let report): return report
      }
    }
  }

  private static func report(
    _ entries: [UnderstoodEntry], _ categories: CategoryCatalog, _ today: CalendarDay,
    explains: Bool
  ) -> Report {
    let lines = entries.map { EntryLine($0.entry.values, $0.entry.texts, categories) }
    var report = Report { style in
      zip(entries, lines).flatMap { entry, line in
        [
          "\(line.text(today: today, style))   "
            + "(\(UnderstoodEntry.source(line.source, entry.failure)))"
        ] + (explains ? FieldReason.lines(entry.reasons) : [])
      }.map { Report.Line($0) }
    } rows: {
      lines.map { EntryRow.cells($0, number: "") }
    } document: {
      ParsingDocument.document(of: lines, why: explains ? entries.map(\.reasons) : nil)
    }
    report.use = .none
    return report
  }
}
