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
      .recording(why: "Why it moves.")
    ) { session, amount, source, destination, recording in
      let named = session.options.months == nil ? nil : try session.months(.coming)
      if let named, named.count != 1 { throw UsageError("-m names one month here") }
      let month = named?.first ?? session.today.month
      let currency = session.ledger.currency(of: try await session.ledger.state())
      let decision = ShiftBudget(
        try amount.money(currency, session.conventions(for: currency), for: "<amount>"),
        from: source, to: destination, in: month, isMonthFilledIn: named == nil,
        reason: recording.reason)
      return try await RecordedReport(
        session, try await session.ledger.perform(decision, recording),
        touching: [source, destination].map { TouchedBudget(month: month, bucket: $0) }
      ).report(showsBudgets: true)
    }
  }
}
