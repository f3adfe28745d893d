import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var add: Command {
    Command(
      "add", "Record what you spent or got back, in plain words.", aliases: ["a"],
      discussion: """
        The words are understood on this machine, by rules, and by a model where one is set ('puldar \
        model use') and the rules are not sure; --why says how. Marks help: @cash names \
        the account, #gifts the category, -3d the day three days ago, *2 counts the price twice, and \
        a lone ! keeps the request for a later look with the sentence. A category that you gave to a \
        merchant, by a mark, an option or a correction, is the one of its next entries; where one is known \
        already, once you gave it twice. A sum of some \
        thousand times the usual, or above a million, is asked about; --yes says that it is meant. An amount \
        alone takes the rest from the options. Without words the line is asked for, with the arrows for \
        earlier ones and Tab for merchants and categories; no shell reads it ('puldar help words'). A \
        lone - reads one entry a line from standard input, past empty lines and those that begin with #; \
        all lines are stored together, or none is, and every one that is refused is named.
        """,
      examples: [
        "puldar add spent 45 at whole foods",
        "puldar add tea 3.20 twice @cash -1d",
        "puldar add 12.50 --merchant Ikea --category shopping --date yesterday",
        "puldar add", "puldar add - < entries.txt",
      ], traits: [.onlyNow],
      .arguments(
        "<words>", "What happened, or an amount, or - for lines.", String.self),
      .option("--merchant <name>", "Who was paid, or who paid.", String.self),
      .option("-c --category <name>", "The category.", CategoryName.self, completing: .categories),
      .option("-d --date <day>", "The day it counts on. (default: today)", DayArgument.self),
      .option("-a --account <name>", "The account. (default: bank)", AccountName.self),
      .option("--note <text>", "What you want to remember.", String.self),
      .option("--type <type>", "Which way it counts.", EntryType.self),
      .option(
        "--currency <code>", "The currency of a ledger that is begun by this.", Currency.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.",
        IdempotencyKey.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing."),
      .flag("--why", "Say how each field was found."),
      .flag("--model", ModelHelp.wanted), .flag("--no-model", ModelHelp.refused),
      .flag("--require-model", ModelHelp.required),
      .option("--model-file <file>", ModelHelp.file, String.self)
    ) {
      session, words, merchant, category, date, account, note, type, currency, key, isPreview,
      explains, asksModel, refusesModel, requiresModel, modelFile in
      guard !words.isEmpty || session.prompt.canAskInWords else {
        throw UsageError.missing("<words>")
      }
      let options = EntryOptions(
        type: type, merchant: merchant, category: category, date: try await session.day(date),
        account: account, note: note, explains: explains)
      let state = try await session.ledger.state(beginningIn: currency)
      let parser = try await session.models.parser(
        ModelOptions(
          isWanted: asksModel, isRefused: refusesModel, isRequired: requiresModel,
          file: modelFile), state)
      let reader = EntryReader(session, state, options, parser: parser)
      var said = words.joined(separator: " ")
      if words.isEmpty {
        switch try await SentencePrompt(session).outcome(state) {
        case .line(let line) where !line.allSatisfy(\.isWhitespace): said = line
        case .line, .ended: return SentenceReading.declined
        case .cancelled: return Report(notes: [.line("Nothing was stored.")], .interrupted)
        }
      }
      let outcome: SentenceReading.Outcome
      do {
        outcome =
          words == ["-"]
          ? .entries(try await EntryLines(session, reader).entries())
          : try await SentenceReading(session, reader, state)
            .outcome(of: said)
      } catch ParsingFailure.regularIncome(_, let base?) where options.stated.isEmpty {
        return try await IncomeSetting(session).report(
          .monthly(base), SettingOptions(key: key, isPreview: isPreview))
      }
      let entries: [UnderstoodEntry]
      switch outcome {
      case .entries(let understood): entries = understood
      case .undecided(let report): return report
      }
      let isOfIncome = entries.contains { $0.entry.values.type == .income }
      if let category, category != .income, isOfIncome {
        throw CommandFailure(
          "an income has no category", remedy: "Leave out '--category'.", .refusedData)
      }
      if category == .income, !entries.allSatisfy({ $0.entry.values.type == .income }) {
        throw CommandFailure(
          "'income' is no category of an expense or a credit",
          remedy: "Money that was earned is added with 'puldar income'.", .refusedData)
      }
      guard try await UnusualSums(session).areMeant(entries, isPreview: isPreview) else {
        return SentenceReading.declined
      }
      let write: CommandWrite<[EventID]>
      do {
        write = try await session.ledger.perform(
          AddEntries(entries.map(\.entry), today: session.today), key: key, isPreview: isPreview)
      } catch LedgerError.refused(let refusal) where words == ["-"] {
        try await EntryLines(session, reader).explain(refusal, of: entries)
      }
      var report = try await EntriesReport(session, entries, write, explains: explains).report()
      if isPreview { report.notes += try await UnusualSums(session).notes(on: entries) }
      return report
    }
  }
}
