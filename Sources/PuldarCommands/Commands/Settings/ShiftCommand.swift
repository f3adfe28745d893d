import CommandTable
import LedgerModel

extension PuldarCommand {
  static var shiftBudget: Command {
    Command(
      "shift", "Move a part of one bucket's budget to another one's, for one month.",
      discussion: """
        It is this month's, or that of -m; the shares of other months stay as they are. More than the \
        budget of a bucket is refused. What is moved away may have been used already: that is told.
        """,
      examples: [
        "puldar budget shift 50 fun fundamentals",
        "puldar budget shift 50 fun fundamentals -m next",
      ], traits: [.ofMonths],
      .argument("<amount>", "How much.", AmountArgument.self),
      .argument("<from>", "The bucket that gives.", BucketName.self, completing: .buckets),
      .argument("<to>", "The bucket that gets it.", BucketName.self, completing: .buckets),
      .option("--why <text>", "Why it moves.", String.self),
      .key,
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, amount, source, destination, reason, key, isPreview in
      let named = session.options.months == nil ? nil : try session.months(.coming)
      if let named, named.count != 1 { throw UsageError("-m names one month here") }
      let month = named?.first ?? session.today.month
      let currency = session.ledger.currency(of: try await session.ledger.state())
      let decision = ShiftBudget(
        try amount.money(currency, session.conventions(for: currency), for: "<amount>"),
        from: source, to: destination, in: month, isMonthFilledIn: named == nil,
        reason: reason ?? "")
      let write = try await session.ledger.perform(decision, key: key, isPreview: isPreview)
      let categories = write.after.plan.categories
      let numbering = try await session.ledger.numbering(of: write)
      let shifted = BudgetShifted(
        decision.amount, from: source, to: destination, in: month, reason: decision.reason)
      return try await SettingReport(
        session, write, touching: [source, destination].map { TouchedBudget(month, $0) }
      ).report(showsBudgets: true) { style in
        [
          EventLine(
            today: session.today, categories: categories, numbering: numbering, style: style
          ).text(shifted.event)
        ]
      }
    }
  }
}
