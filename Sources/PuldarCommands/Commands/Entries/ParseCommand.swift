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
      let state = try? await session.state()
      let parser = try await session.parser(
        ModelOptions(
          isWanted: asksModel, isRefused: refusesModel, isRequired: requiresModel,
          file: modelFile), state)
      if readsLines {
        guard words.isEmpty else {
          throw UsageError("With '--jsonl' the words come from standard input")
        }
        try await ParsingLines(session, state, parser).answer()
        return
      }
      guard !words.isEmpty else { throw UsageError("Missing expected argument '<words>'") }
      let reader = EntryReader(session, state, EntryOptions(), parser: parser)
      let entries = try await SentenceReading(session, reader, state)
        .entries(of: words.joined(separator: " "))
      guard let entries else { return }
      let categories = state?.plan.categories ?? CategoryCatalog()
      let lines = entries.map { EntryLine($0.entry.values, $0.entry.texts, categories) }
      switch session.options.format {
      case .text:
        for (entry, line) in zip(entries, lines) {
          session.output.writeLine(
            "\(line.text(today: session.today, session.style))   "
              + "(\(UnderstoodEntry.source(line.source, entry.failure)))")
          guard explains else { continue }
          for reason in FieldReason.lines(entry.reasons) { session.output.writeLine(reason) }
        }
      case .plain:
        for line in lines { session.output.writeLine(EntryRow.text(line, number: "")) }
      case .json, .jsonl:
        session.show(
          ParsingDocument.document(of: lines, why: explains ? entries.map(\.reasons) : nil))
      }
    }
  }
}
