import CommandTable
import LedgerModel

extension PuldarCommand {
  static var income: Command {
    Command(
      "income", "Say what a month brings, or record money that came in.",
      discussion: """
        With --monthly the amount comes every month, with --hourly and --hours it is worked out \
        (rate x hours x 52 / 12), and with --actual only what is recorded counts. Without them the \
        words are an income of their own, in the month of their day.
        """,
      examples: [
        "puldar income 4000 --monthly", "puldar income --hourly 25 --hours 40 --from 2026-02",
        "puldar income \"salary 3200 from acme\"",
      ],
      .arguments("<words>", "An amount, or what came in.", String.self),
      .flag("--monthly", "The amount comes every month."),
      .option("--hourly <amount>", "What an hour pays.", AmountWord.self),
      .option("--hours <number>", "How many hours a week has.", WorkHours.self),
      .flag("--actual", "Only what is recorded counts."),
      .option("--income-mode <mode>", "The same as --monthly or --actual.", IncomeMode.self),
      .option("--from <month>", "The month from which it holds. (default: this)", MonthWord.self),
      .option("--merchant <name>", "Who paid.", String.self),
      .option("-d --date <day>", "The day it came in. (default: today)", DayWord.self),
      .option("-a --account <name>", "The account. (default: bank)", AccountName.self),
      .option("--note <text>", "What you want to remember.", String.self),
      .option("--why <text>", "Why the setting changes.", String.self),
      .option(
        "--currency <code>", "The currency of a ledger that is begun by this.", Currency.self),
      .option(
        "--key <key>", "Store the same wish once, however often it is made.", IdempotencyKey.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) {
      session, words, isMonthly, hourly, hours, isActual, mode, from, merchant, date, account, note,
      reason, currency, key, isPreview in
      let wish = IncomeWish(
        words: words.joined(separator: " "), isMonthly: isMonthly || mode == .base,
        isActual: isActual || mode == .actual, hourly: hourly, hours: hours)
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      let options = EntryOptions(
        type: .income, merchant: merchant, date: date, account: account, note: note)
      try wish.check(
        statesEntry: !options.stated.subtracting(.type).isEmpty,
        statesSetting: from != nil || reason != nil)
      let state = try await session.state(beginningIn: currency)
      if let plan = try wish.plan(session, session.currency(of: state)) {
        try await set(plan, setting, in: session)
        return
      }
      let entries = try await SentenceReading(
        session, EntryReader(session, state, options), state
      ).entries(of: wish.words)
      guard let entries else { return }
      let deed = try await session.carryOut(
        AddEntries(entries.map(\.entry), today: session.today), key: key,
        isPreview: isPreview)
      try await EntriesAnswer(session, entries, deed).show()
    }
  }

  private static func set(
    _ plan: IncomePlan, _ setting: SettingOptions, in session: Session
  ) async throws {
    let month = setting.month(today: session.today)
    let deed = try await session.carryOut(
      SetIncome(
        plan, from: month.firstDay, isFromFilledIn: setting.from == nil, reason: setting.reason),
      key: setting.key, isPreview: setting.isPreview)
    let style = session.style
    try await SettingAnswer(session, deed, touching: [TouchedBudget(month)]).show(
      [IncomeLine.text(plan, from: month)]
    ) { buckets in SharesLine.text(try buckets.month(month), style) }
  }
}
