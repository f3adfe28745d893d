import CommandTable
import LedgerModel

extension PuldarCommand {
  static var earmark: Command {
    Command(
      "earmark", "Set money aside each month, for what you know you will pay.",
      discussion: """
        What is set aside is not in Main Savings until it is paid; in a new month it is set aside again. \
        Paid with another amount, Main Savings has what was left over, or gives what was lacking. \
        'puldar snapshot' shows all of it.
        """,
      examples: [
        "puldar earmark add Rent 900", "puldar earmark pay rent", "puldar earmark list",
      ],
      subcommands: [addEarmark, payEarmark, unpayEarmark, endEarmark, listEarmarks])
  }

  private static var addEarmark: Command {
    Command(
      "add", "Set an amount aside each month: what for, and how much.",
      discussion: """
        From its first day on it is not in Main Savings until 'earmark pay' says that it is paid, and in \
        each later month anew. The amount stays; for another one end it, and add it with the new one.
        """,
      examples: [
        "puldar earmark add Rent 900", "puldar earmark add \"car insurance\" 45 --from 2026-02-01",
      ], traits: [.onlyNow],
      .arguments("<words>", "What it is called, and then how much.", String.self),
      .option(
        "-c --category <name>", "The category of its expenses. (default: what its name says)",
        CategoryName.self, completing: .categories),
      .option(
        "--from <day>", "The first day on which it is set aside. (default: today)",
        PlannedDayArgument.self),
      .option("--why <text>", "Why.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, words, category, from, reason, key, isPreview in
      guard words.count > 1, let last = words.last else {
        throw UsageError("Say what it is called and how much: puldar earmark add Rent 900")
      }
      let name = words.dropLast().joined(separator: " ")
      let state = try await session.ledger.state()
      let currency = session.ledger.currency(of: state)
      let amount = try AmountArgument(parsing: last).money(
        currency, session.conventions(for: currency), for: "<words>")
      let usual: CategoryName
      if let category {
        usual = category
      } else {
        usual = try await EntryReader(session, state, EntryOptions()).category(called: name, amount)
      }
      let first = try await session.day(from)
      let decision = AddEarmark(
        EarmarkAdded(
          name, amount, from: first ?? session.today, category: usual, reason: reason ?? ""),
        isFromFilledIn: from == nil)
      let write = try await session.ledger.perform(decision, key: key, isPreview: isPreview)
      return try await TransferReport(session, write).report()
    }
  }

  private static var payEarmark: Command {
    Command(
      "pay", "Record that an earmark is paid for a month, with its expense.",
      discussion: """
        Without an amount it is what was set aside. The expense does not count against the daily \
        allowance. Any month can be paid of which the earmark was there for a day, each once. On two \
        devices that both pay the same month it counts once.
        """,
      examples: [
        "puldar earmark pay rent", "puldar earmark pay rent 912.50 --on yesterday",
        "puldar earmark pay rent --for last", "puldar earmark pay rent --for march",
      ], traits: [.onlyNow],
      .argument(
        "<earmark>", "Its number, or a part of its name.", SeriesArgument.self,
        completing: .earmarks),
      .optionalArgument(
        "<amount>", "What was paid. (default: what was set aside)", AmountArgument.self),
      .option("--on <day>", "When it was paid. (default: today)", DayArgument.self),
      .option(
        "--for <month>", "The month that is paid. (default: that of the day)", ShownMonth.self),
      .flag("--no-expense", "Add no expense."),
      .option(
        "-c --category <name>", "The category. (default: the earmark's)", CategoryName.self,
        completing: .categories),
      .option(
        "-a --account <name>", "The account. (default: bank)", AccountName.self,
        completing: .accounts),
      .option("--why <text>", "Why, or what you want to remember.", String.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) {
      session, word, amount, on, month, hasNoExpense, category, account, reason, isPreview in
      let earmark = try await session.ledger.earmark(word, today: session.today)
      let currency = session.ledger.currency(of: try await session.ledger.state())
      let book = try await session.ledger.view(DecisionState()).envelopes
      let day = try await session.day(on) ?? session.today
      let wanted = try month?.month(today: session.today, for: "--for") { month in
        (book.isActive(earmark, on: month.firstDay) || book.isActive(earmark, on: month.lastDay))
          && book.payment(of: earmark, in: month) == nil
      }
      var decision = PayEarmark(
        earmark, for: wanted ?? day.month,
        amount: try amount?.money(currency, session.conventions(for: currency), for: "<amount>"),
        on: day, today: session.today)
      decision.addsNoExpense = hasNoExpense
      decision.category = category
      if let account {
        try await session.check([account])
        decision.account = account
      }
      decision.reason = reason ?? ""
      try await session.checkOverdraft(ofPayment: decision)
      let write = try await session.ledger.perform(decision, isPreview: isPreview)
      return try await EarmarkPaymentReport(session, write).report()
    }
  }

  private static var unpayEarmark: Command {
    Command(
      "unpay", "Take back that an earmark is paid, with its expense.",
      discussion: """
        It is set aside again, and its expense is voided. One that was paid with a bill is taken back \
        with the bill: 'puldar unpay'.
        """,
      examples: ["puldar earmark unpay rent", "puldar earmark unpay rent --for 2026-01"],
      traits: [.onlyNow],
      .argument(
        "<earmark>", "Its number, or a part of its name.", SeriesArgument.self,
        completing: .earmarks),
      .option(
        "--for <month>", "The month. (default: that of the last payment)", ShownMonth.self),
      .option("--why <text>", "Why.", String.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, word, month, reason, isPreview in
      let earmark = try await session.ledger.earmark(word, today: session.today)
      let book = try await session.ledger.view(DecisionState()).envelopes
      var months: [EventID: CalendarMonth] = [:]
      for month in book.paidMonths(of: earmark) {
        for payment in book.paymentsInForce(of: earmark, in: month) {
          months[payment.event] = month
        }
      }
      let last = try await session.ledger.lastRecorded(of: months.keys).flatMap { months[$0] }
      let named = try month?.month(today: session.today, for: "--for") { month in
        book.payment(of: earmark, in: month) != nil
      }
      let wanted = named ?? last ?? session.today.month
      let write = try await session.ledger.perform(
        UnpayEarmark(earmark, for: wanted, reason: reason ?? ""), isPreview: isPreview)
      return try await EarmarkPaymentReport(session, write).report()
    }
  }

  private static var endEarmark: Command {
    Command(
      "end", "Set an earmark aside no more, from a day on.",
      otherNames: ["stop", "cancel", "rm", "delete", "remove"],
      discussion: "What was paid stays; what is set aside goes back to Main Savings.",
      examples: ["puldar earmark end rent"],
      traits: [.onlyNow],
      .argument(
        "<earmark>", "Its number, or a part of its name.", SeriesArgument.self,
        completing: .earmarks),
      .option(
        "--from <day>", "The first day without it. (default: today)", PlannedDayArgument.self),
      .option("--why <text>", "Why.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, word, from, reason, key, isPreview in
      let earmark = try await session.ledger.earmark(word, today: session.today)
      let write = try await session.ledger.perform(
        EndEarmark(
          earmark, from: try await session.day(from) ?? session.today, isFromFilledIn: from == nil,
          reason: reason ?? ""),
        key: key, isPreview: isPreview)
      return try await TransferReport(session, write).report()
    }
  }

  private static var listEarmarks: Command {
    Command(
      "list", "List the earmarks, each with what became of it this month.",
      otherNames: ["ls", "show", "status"],
      examples: ["puldar earmark list", "puldar earmark list -m last --all"], traits: [.ofMonths],
      .flag("--all", "Also those that ended.")
    ) { session, isAll in
      return try await EarmarkList(session, showsEnded: isAll).report()
    }
  }
}

/// A payment of an earmark that was recorded, or taken back.
struct EarmarkPaymentReport {
  private let session: Session
  private let write: CommandWrite<[EventID]>

  init(_ session: Session, _ write: CommandWrite<[EventID]>) {
    self.session = session
    self.write = write
  }

  func report() async throws -> Report {
    let numbering = try await session.ledger.numbering(of: write)
    let events = try await session.ledger.events(of: write)
    let categories = write.after.plan.categories
    let touched = events.flatMap { TouchedBudget.touched(by: $0.event, write.after.plan) }
    return try await SettingReport(session, write, touching: touched)
      .report(showsBudgets: true) { style in
        let line = EventLine(
          today: session.today, categories: categories, numbering: numbering, style: style)
        return events.map { line.text($0.event) }
      }
  }
}
