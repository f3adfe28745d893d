import CommandTable
import EntryParsing
import LedgerModel

extension PuldarCommand {
  static var recurring: Command {
    Command(
      "recurring", "Plan entries that come again, and add those that are due. (Pro)",
      discussion: """
        What is due is proposed in 'puldar status', and 'puldar recurring run' adds it, each entry on its \
        day, however many were missed. Run it as often as you like, by hand or by cron, on as many \
        devices: each day counts once. A day that a month does not have is its last one.
        """,
      examples: [
        "puldar recurring add netflix 15.99 every month on the 31st", "puldar recurring list",
        "puldar recurring run",
      ],
      subcommands: [
        addRecurring, listRecurring, runRecurring, skipRecurring, changeRecurring, endRecurring,
      ])
  }

  private static var addRecurring: Command {
    Command(
      "add", "Plan an entry that comes again.",
      discussion: """
        Say it in words: every 2 weeks on friday, every mon and thu, weekly, monthly on the last day, \
        every year on march 3, starting june 1, until 2027-12-31, 12 times. Or give an amount and the rule \
        by --every. It stores the plan; 'puldar recurring run' adds the entries.
        """,
      examples: [
        "puldar recurring add netflix 15.99 every month on the 31st",
        "puldar recurring add 900 --merchant Landlord --category housing --every \"month on the last day\"",
        "puldar recurring add gym 30 every 2 weeks on friday, 12 times",
      ], traits: [.onlyNow],
      .arguments("<words>", "What comes again, and when; or an amount.", String.self),
      .option("--every <rule>", "How often, as \"2 weeks on friday\".", String.self),
      .option("--from <day>", "The first day. (default: today)", PlannedDayArgument.self),
      .option("--until <day>", "The last day.", PlannedDayArgument.self),
      .option("--times <number>", "How often in all.", CountArgument.self),
      .option("--merchant <name>", "Who is paid, or who pays.", String.self),
      .option("-c --category <name>", "The category.", CategoryName.self, completing: .categories),
      .option("-a --account <name>", "The account. (default: bank)", AccountName.self),
      .option("--note <text>", "What you want to remember.", String.self),
      .option("--type <type>", "Which way it counts.", EntryType.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) {
      session, words, every, from, last, times, merchant, category, account, note, type, key,
      isPreview in
      guard !words.isEmpty else { throw UsageError.missing("<words>") }
      let request = RecurringRequest(
        words: words.joined(separator: " "), every: every, from: try await session.day(from),
        last: try await session.day(last),
        count: times?.count,
        options: EntryOptions(
          type: type, merchant: merchant, category: category, account: account, note: note))
      switch try await RecurringReading(session, request).outcome() {
      case .undecided(let report): return report
      case .plan(let decision):
        try await session.check([decision.terms.account])
        let write = try await session.ledger.perform(decision, key: key, isPreview: isPreview)
        let terms = decision.terms
        return try await SettingReport(session, write, touching: []).report { style in
          ["recurring \(terms.shownWithRule(write.after.plan.categories, style))"]
        } remarks: { _ in
          let isDue = terms.recurrence.first <= session.today
          return isPreview || !isDue || write.state == .alreadyThere
            ? [] : [.hint("recurring run")]
        }
      }
    }
  }

  private static var listRecurring: Command {
    Command(
      "list", "List what comes again, with its next day.", otherNames: ["ls"],
      examples: ["puldar recurring list --all"],
      .flag("--all", "Also what ended.")
    ) { session, isAll in
      return try await RecurringReport(session, showsEnded: isAll).report()
    }
  }

  private static var runRecurring: Command {
    Command(
      "run", "Add what is due, each entry on its day.", otherNames: ["due", "post", "apply"],
      discussion: """
        Whatever was missed is caught up, the earliest first. Nothing is asked, and nothing is added \
        twice, so that cron may run it every day.
        """,
      examples: ["puldar recurring run -n", "puldar recurring run"], traits: [.onlyNow],
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, isPreview in
      return try await RecurringRun(session, isPreview: isPreview).report()
    }
  }

  private static var skipRecurring: Command {
    Command(
      "skip", "Leave one day out.", otherNames: ["omit"],
      examples: ["puldar recurring skip netflix", "puldar recurring skip 5 --on 2026-12-31"],
      traits: [.onlyNow],
      .argument(
        "<recurring>", "Its number, or a part of its name.", SeriesArgument.self,
        completing: .recurring),
      .option("--on <day>", "The day. (default: the next)", PlannedDayArgument.self),
      .option("--why <text>", "Why.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, word, day, reason, key, isPreview in
      let rule = try await session.ledger.recurring(word, today: session.today)
      let write = try await session.ledger.perform(
        SkipRecurring(
          rule,
          on: try await session.day(
            day, of: rule, try await session.ledger.view(DecisionState()).recurring),
          reason: reason ?? ""), key: key, isPreview: isPreview)
      return try await RecurringChangeReport(session, write).report()
    }
  }

  private static var changeRecurring: Command {
    Command(
      "change", "Change what comes again, from a day on.", otherNames: ["edit"],
      discussion: """
        Days before stay as they were, also those that were not added yet, and where a later change says \
        something else, it is told from when on. An empty text takes a merchant or a note away.
        """,
      examples: [
        "puldar recurring change netflix --amount 17.99",
        "puldar recurring change 5 --every \"month on the 15th\" --from 2027-01-01",
      ], traits: [.onlyNow],
      .argument(
        "<recurring>", "Its number, or a part of its name.", SeriesArgument.self,
        completing: .recurring),
      .option("--amount <amount>", "What it is from then on.", AmountArgument.self),
      .option("--every <rule>", "How often, as \"2 weeks on friday\".", String.self),
      .option("--until <day>", "The last day.", PlannedDayArgument.self),
      .option("-c --category <name>", "The category.", CategoryName.self, completing: .categories),
      .option("--merchant <name>", "Who is paid, or who pays.", String.self),
      .option("--note <text>", "What you want to remember.", String.self),
      .option("-a --account <name>", "The account.", AccountName.self, completing: .accounts),
      .option(
        "--from <day>", "The first day of the change. (default: today)", PlannedDayArgument.self),
      .option("--why <text>", "Why it changes.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) {
      session, word, amount, every, last, category, merchant, note, account, from, reason, key,
      isPreview in
      let rule = try await session.ledger.recurring(word, today: session.today)
      let state = try await session.ledger.state()
      let currency = session.ledger.currency(of: state)
      var amendment = ChangeRecurring.Amendment()
      amendment.amount = try amount?.money(
        currency, session.conventions(for: currency), for: "--amount")
      amendment.category = category
      if let account { try await session.check([account]) }
      amendment.account = account
      amendment.merchant = merchant
      amendment.note = note
      let start = try await session.day(from) ?? session.today
      if let every {
        let phrase = try RecurrenceParser.phrase(
          alone: every, context: EntryReader.context(session, state))
        let wanted = try phrase.recurrence(from: start)
        amendment.interval = wanted.interval
        if phrase.hasEnd { amendment.end = wanted.end }
      }
      if let last = try await session.day(last) { amendment.end = .until(last) }
      guard amendment != ChangeRecurring.Amendment() else {
        throw UsageError("Name what changes: --amount, --every, --until, --category, --merchant, …")
      }
      let write = try await session.ledger.perform(
        ChangeRecurring(
          rule, from: start, isFromFilledIn: from == nil, amendment, reason: reason ?? ""),
        key: key, isPreview: isPreview)
      return try await RecurringChangeReport(session, write).report()
    }
  }

  private static var endRecurring: Command {
    Command(
      "end", "Let it come no more, from a day on.",
      otherNames: ["stop", "rm", "delete", "remove", "cancel"],
      discussion: "What it added stays, and so does what is due before that day. It needs no Pro.",
      examples: ["puldar recurring end netflix"], traits: [.onlyNow],
      .argument(
        "<recurring>", "Its number, or a part of its name.", SeriesArgument.self,
        completing: .recurring),
      .option(
        "--from <day>", "The first day without it. (default: today)", PlannedDayArgument.self),
      .option("--why <text>", "Why.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, word, from, reason, key, isPreview in
      let rule = try await session.ledger.recurring(word, today: session.today)
      let write = try await session.ledger.perform(
        EndRecurring(
          rule, from: try await session.day(from) ?? session.today, isFromFilledIn: from == nil,
          reason: reason ?? ""),
        key: key, isPreview: isPreview)
      return try await RecurringChangeReport(session, write).report()
    }
  }
}
