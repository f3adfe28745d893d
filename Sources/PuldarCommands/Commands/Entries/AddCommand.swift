import CommandTable
import LedgerModel

extension PuldarCommand {
  static var add: Command {
    Command(
      "add", "Record what you spent or got back, in plain words.", aliases: ["a"],
      otherNames: ["refund", "repaid"],
      discussion: """
        Rules on this machine read the words. If they are not sure and you set a model ('puldar \
        config model use'), the model helps; --why says how each word was read. Marks help: @cash \
        names the account, :gifts (or #gifts, or -c gifts) the category, +trip is a tag, -3d the day three days \
        ago, *2 counts the price twice, and a lone ! marks the entry for 'puldar review'. puldar remembers the \
        category that you give to a merchant, by a mark, an option or a correction, and uses it \
        for the next entries; if it knew another one, after you gave yours twice. You are asked \
        about a sum of some thousand times the usual, or above a million, and about what a file or \
        a receipt may have told before; --yes says that it is \
        meant. Money that stays yours ("atm withdrawal 60", "moved 200 to savings account") is \
        stored as 'puldar move' does it. "dinner 60 split anna bob" counts your share and lends each \
        the rest; 'puldar account' shows who owes it, and "anna paid me back 20" settles it. After an amount alone the options say the rest. Without \
        words you are asked for the line, which no shell reads ('puldar help words'): the arrows \
        bring earlier ones, and Tab completes merchants and categories. A lone - reads standard \
        input, with one entry or move a line; it passes over empty lines and those that begin with \
        #. It stores all lines or none, and names each one that it refuses.
        """,
      examples: [
        "puldar add spent 45 at whole foods",
        "puldar add tea 3.20 twice @cash -1d",
        "puldar add 12.50 --merchant Ikea --category shopping --date yesterday",
        "puldar add lunch 12.50 --receipt lunch.jpg",
        "puldar add bike 400 --goal bike",
        "puldar add dinner 60 @visa split anna bob", "puldar add taxi 18 +trip +work",
        "puldar add costco 120 --split groceries=80 shopping=rest",
        "puldar add 100 --split dining groceries shopping",
        "puldar add", "puldar add - < entries.txt",
      ], traits: [.onlyNow],
      .arguments(
        "<words>", "What happened, or an amount, or - for lines.", String.self),
      Parameter(
        .option(
          "--merchant <name>", "Who was paid, or who paid.", String.self, completing: .merchants),
        .option(
          "-c --category <name>", "The category.", CategoryName.self, completing: .categories),
        .option("-d --date <day>", "The day it counts on. (default: today)", DayArgument.self),
        .option("-a --account <name>", "The account. (default: bank)", AccountName.self),
        .option("--note <text>", "What you want to remember.", String.self), .tags()
      ) { EntryFields(merchant: $0, category: $1, date: $2, account: $3, note: $4, tags: $5) },
      Parameter(
        .option("--tax <amount>", "The part of the amount that is tax; it is not added."),
        .option("--type <type>", "Which way it counts."),
        .option("--of <entry>", "The expense that it pays back.", completing: .entries),
        .option(
          "--goal <goal>", "The goal that pays for it, as far as that holds so much.",
          completing: .goals),
        .option(
          "--split <parts>",
          "What of it goes to which category: groceries=80 shopping=rest, in percent, or equally."),
        .option(
          "--receipt <file>", "Its receipt: it says what the words leave open, and is attached."),
        as: AddedDetails.init(tax:type:purchase:goal:split:receipt:)),
      .beginning(),
      Parameter(
        .either(
          "--counts", "It counts against the daily allowance, whatever its account says.",
          or: "--no-counts", "It does not count against the daily allowance."),
        .counting("Of an income: it comes")
      ) {
        EntryCounting(isDaily: $0, isRegular: $1.isRegular, isExtra: $1.isExtra, month: $1.month)
      },
      Parameter(
        .flag("--no-overdraft", "Refuse to spend more than the account holds."), .preview,
        .flag("--why", "Say how each field was found."), .model,
        as: AddingManner.init(refusesOverdraft:isPreview:explains:models:))
    ) { session, words, fields, details, beginning, counting, manner in
      guard !words.isEmpty || details.receipt != nil || session.prompt.canAskInWords else {
        throw UsageError.missing("<words>")
      }
      var options = EntryOptions(
        type: details.type, merchant: fields.merchant, category: fields.category,
        date: try await session.day(fields.date), account: fields.account, note: fields.note,
        tax: details.tax, tags: fields.tags.names, mark: try counting.mark(),
        month: counting.month(today: session.today),
        explains: manner.explains)
      if let goal = details.goal {
        options.goal = try await session.ledger.goal(goal, today: session.today)
      }
      var recording = EntryRecording(
        session: session, options: options, recording: beginning, receipt: details.receipt,
        refusesOverdraft: manner.refusesOverdraft, models: manner.models)
      recording.recording.isPreview = manner.isPreview
      try await recording.paysBack(details.purchase)
      if let split = details.split {
        guard fields.category == nil else {
          throw UsageError("'--split' and '--category' exclude each other")
        }
        recording.split = split
      }
      return try await recording.report(of: words)
    }
  }
}

/// What `add` says of an entry beside its fields.
struct AddedDetails {
  var tax: AmountArgument?
  var type: EntryType?
  /// The expense that it pays back.
  var purchase: EventArgument?
  /// The goal that pays for it.
  var goal: SeriesArgument?
  var split: SplitArgument?
  var receipt: PathArgument?
}

/// How `add` reads and stores.
struct AddingManner {
  var refusesOverdraft, isPreview, explains: Bool
  var models: ModelOptions
}
