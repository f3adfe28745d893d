import CommandTable
import LedgerModel

extension PuldarCommand {
  static var income: Command {
    Command(
      "income", "Say what a month brings, or record money that came in.",
      otherNames: ["salary", "earn", "earned"],
      discussion: """
        With --monthly the amount comes every month, with --hourly and --hours it is worked out \
        (rate x hours x 52 / 12), and with --actual only what is recorded counts. Without them the \
        words record money that came in. If they say that it comes every month ("4000 a month") or \
        on some days ("1900 on the 15th and the last"), it is expected from now on; 'income skip \
        DAY' expects nothing on one of the days. Without words it shows what holds. Regular income \
        of at least half of what is expected counts instead of it, on the pay day at most 10 days \
        away; any other income comes on top. Income is regular if its words call it pay, if the \
        last income of its payer was and this is at least half of what is expected, or if it is \
        within a tenth of that. --regular and --extra say it themselves, and --for says in which \
        month it counts. --income-mode actual expects nothing.
        """,
      examples: [
        "puldar income 4000 --monthly", "puldar income 1900 on the 1st and 15th",
        "puldar income 1750 every 2 weeks from 9 jan",
        "puldar income --hourly 25 --hours 40 --from 2026-02",
        "puldar income salary 3200 from acme", "puldar income",
      ], traits: [.ofMonths],
      .arguments("<words>", "An amount, or what came in.", String.self),
      Parameter(
        .flag("--monthly", "The amount comes every month."),
        .flag("--annual --yearly", "Says what the amount is a month.", isHidden: true),
        .option("--hourly <amount>", "What an hour pays.", AmountArgument.self),
        .option("--hours <number>", "How many hours a week has.", WorkHours.self),
        .flag("--actual", "Only what is recorded counts."),
        .option("--income-mode <mode>", "The same as --monthly or --actual.", IncomeMode.self)
      ) { isMonthly, isAnnual, hourly, hours, isActual, mode in
        let (isBase, isOnlyActual) = (mode == .base, mode == .actual)
        return IncomeRequest(
          isMonthly: isMonthly || isBase, isAnnual: isAnnual, isActual: isActual || isOnlyActual,
          hourly: hourly, hours: hours)
      },
      .option(
        "--from <month>", "The month from which it holds. (default: this)", MonthArgument.self),
      Parameter(
        Parameter(
          .option("--merchant <name>", "Who paid.", String.self, completing: .merchants),
          .option("-d --date <day>", "The day it came in. (default: today)", DayArgument.self),
          .option("-a --account <name>", "The account. (default: bank)", AccountName.self),
          .option("--note <text>", "What you want to remember.", String.self), .tags()
        ) { EntryFields(merchant: $0, date: $1, account: $2, note: $3, tags: $4) },
        .flag("--as-savings", "It raises what the accounts hold, and no month's income."),
        .option("--part <amount>", "The same of a part of it, beside the rest."), .counting(),
        as: ReceivedIncome.init(fields:isSavings:part:counting:)),
      .option("--why <text>", "Why the setting changes.", String.self),
      Parameter(.beginning(), .ifUnchanged, .preview) {
        Recording(currency: $0.currency, key: $0.key, isPreview: $2, lastSeen: $1)
      }
    ) { session, words, request, from, received, reason, recording in
      var request = request
      request.words = words.joined(separator: " ")
      var setting = recording
      (setting.from, setting.reason) = (from, reason ?? "")
      let isPlain = received == ReceivedIncome()
      if isPlain, setting == Recording(), request.isNothing {
        return try await IncomeReport(session: session).report()
      }
      try session.refuseMonths()
      if request.isAnnual { throw try await request.ofYear(session) }
      let (fields, counting) = (received.fields, received.counting)
      let options = EntryOptions(
        type: .income, merchant: fields.merchant, date: try await session.day(fields.date),
        account: fields.account, note: fields.note, tags: fields.tags.names,
        mark: try counting.mark(isSavings: received.isSavings && received.part == nil),
        month: counting.month(today: session.today), isTypeOfCommand: true)
      try request.check(statesEntry: !isPlain, statesSetting: from != nil || reason != nil)
      let state = try await session.ledger.state(beginningIn: recording.currency)
      if let plan = try request.plan(session, session.ledger.currency(of: state)) {
        return try await IncomeSetting(session: session).report(plan, setting)
      }
      if isPlain, words.first == "skip", words.count > 1 {
        let day = words.dropFirst().joined(separator: " ")
        return try await IncomeSetting(session: session).report(skipping: day, setting)
      }
      let reader = try EntryReader(session, state, options)
      if isPlain,
        let said = try IncomeDaysReading(
          session: session, context: reader.context, setting: setting
        ).plan(of: request.words)
      {
        return try await IncomeSetting(session: session).report(said.plan, said.setting)
      }
      if isPlain, let base = try await reader.monthlyIncome(in: request.words) {
        try IncomeSetting.refuseTags(in: request.words)
        return try await IncomeSetting(session: session).report(.monthly(base), setting)
      }
      if from != nil || reason != nil { throw IncomeRequest.withoutSetting }
      let outcome = try await SentenceReading(session, reader, state).outcome(of: request.words)
      switch outcome {
      case .undecided(let report): return report
      case .move(let moved, let failure): throw failure.asMove(moved, today: session.today)
      case .entries(var entries, _):
        if let part = received.part, let income = entries.first?.entry.values.amount {
          let currency = income.currency
          let saved = try part.money(currency, session.conventions(for: currency), for: "--part")
          entries = try IncomeRequest.parted(entries, saving: saved)
        }
        return try await EntryRecording(session: session, options: options, recording: setting)
          .store(entries)
      }
    }
  }
}

/// The options of `income` about money that came in.
private struct ReceivedIncome: Hashable {
  var fields = EntryFields()
  var isSavings = false
  /// The part that goes to savings; `nil` for none.
  var part: AmountArgument?
  var counting = EntryCounting()
}

/// The request of the words and options of `income`.
struct IncomeRequest {
  var words = ""
  var isMonthly, isAnnual, isActual: Bool
  var hourly: AmountArgument?
  var hours: WorkHours?

  /// Whether only the current income is requested.
  var isNothing: Bool {
    words.isEmpty && !isMonthly && !isAnnual && !isActual && hourly == nil && hours == nil
  }

  /// Refuses options that exclude each other or lack another one.
  func check(statesEntry: Bool, statesSetting: Bool) throws(UsageError) {
    let isHourly = hourly != nil || hours != nil
    guard [isMonthly, isHourly, isActual].filter({ $0 }).count <= 1 else {
      throw UsageError("Only one of '--monthly', '--hourly' and '--actual' can be given")
    }
    if isHourly {
      guard hourly != nil else { throw UsageError("'--hours' needs '--hourly'") }
      guard hours != nil else { throw UsageError("'--hourly' needs '--hours'") }
    }
    let isSetting = isMonthly || isHourly || isActual
    if isHourly || isActual, !words.isEmpty {
      throw UsageError("An amount goes with '--monthly', not with '--hourly' or '--actual'")
    }
    if words.isEmpty, !isHourly, !isActual {
      throw UsageError("Missing expected argument '<words>'")
    }
    if isSetting, statesEntry {
      throw UsageError(
        "'--merchant', '--date', '--account', '--note', '--as-savings', '--part', '--regular', '--extra' and '--for' are for money that came in"
      )
    }
    // Words may say that it recurs.
    if !isSetting, statesSetting, !words.contains(where: \.isLetter) {
      throw IncomeRequest.withoutSetting
    }
  }

  /// Splits an income into two entries: the part that goes to savings, and the rest, which counts in its month.
  static func parted(
    _ entries: [UnderstoodEntry], saving part: Money
  ) throws(UsageError) -> [UnderstoodEntry] {
    guard entries.count == 1, var rest = entries.first,
      part.currency == rest.entry.values.amount.currency,
      part < rest.entry.values.amount
    else {
      throw UsageError(
        "'--part' is less than the one income that it is of; of all, say '--as-savings'")
    }
    var saved = rest
    rest.entry.values.amount = rest.entry.values.amount.subtracting(part)
    saved.entry.values.amount = part
    saved.entry.values.mark = .savings
    saved.entry.values.month = nil
    return [rest, saved]
  }

  static var withoutSetting: UsageError {
    UsageError("'--from' and '--why' need days, '--monthly', '--hourly' or '--actual'")
  }

  /// Returns the failure for a yearly income: its monthly amount, to the minor unit, and how to set that.
  func ofYear(_ session: Session) async throws -> CommandFailure {
    let problem = "an income is set by the month, not by the year"
    guard !words.isEmpty else {
      return CommandFailure(
        problem, remedy: "Say what a month brings: \(command: "income 4000 --monthly")", .usage)
    }
    let currency = session.ledger.currency(of: try await session.ledger.state())
    let year = try AmountArgument(only: words).money(
      currency, session.conventions(for: currency), for: "<words>")
    let month = Money(minorUnits: (year.minorUnits + 6) / 12, currency: year.currency)
    let rest = month.minorUnits * 12 - year.minorUnits
    let twelve = Money(minorUnits: month.minorUnits * 12, currency: year.currency)
    let code = year.currency == currency ? "" : " \(year.currency.code)"
    let name = "income \(IncomeRequest.typed(month))\(code) --monthly"
    return CommandFailure(
      problem,
      remedy: "A month: \(IncomeRequest.typed(month))"
        + (rest == 0 ? "" : " (twelve are \(IncomeRequest.typed(twelve)))")
        + ", \(command: name)", .usage)
  }

  /// Returns an amount as a person types it: without cents if they are zero.
  private static func typed(_ money: Money) -> String {
    let text = AmountText.text(money)
    guard let point = text.firstIndex(of: "."),
      text[point...].dropFirst().allSatisfy({ $0 == "0" })
    else { return text }
    return String(text[..<point])
  }

  /// Returns the requested setting; `nil` if an income is recorded instead.
  func plan(_ session: Session, _ currency: Money.Currency) throws -> IncomePlan? {
    let conventions = session.conventions(for: currency)
    if isActual { return .actual }
    if let hourly, let hours {
      let rate = try hourly.money(currency, conventions, for: "--hourly")
      return .hourly(rate: rate, hours: hours)
    }
    guard isMonthly else { return nil }
    return .monthly(
      try AmountArgument(only: words).money(
        currency, conventions, for: "<words>", allowsZero: true))
  }
}

/// The way in which a month's income is determined.
enum IncomeMode: String, CaseIterable, ParameterValue {
  /// An amount that is expected every month until it arrives, and other recorded income.
  case base
  /// Only recorded income.
  case actual
}
