import CommandTable
import LedgerModel

extension PuldarCommand {
  static var setShares: Command {
    Command(
      "allocate", "Share a month's income among the buckets, or show how it is shared.",
      otherNames: ["budget"],
      discussion: """
        Three percentages that add up to 100, for Fundamentals, Fun and Future You; or, with buckets of \
        your own, each bucket by its name. They hold from this month on, or from the month that --from \
        names; earlier months stay as they were.
        """,
      examples: [
        "puldar allocate 50/30/20", "puldar allocate 45.5/34.5/20 --from 2026-02 -n",
        "puldar allocate fundamentals=40 fun=30 future=20 travel=10",
      ],
      traits: [.ofMonths],
      .arguments(
        "<shares>", "The shares, as 50/30/20 or fun=30.", SharesArgument.self, completing: .shares),
      .option(
        "--from <month>", "The month from which they hold. (default: this)", MonthArgument.self),
      .option("--why <text>", "Why they change.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, words, from, reason, key, isPreview in
      guard !words.isEmpty else {
        guard from == nil, reason == nil, key == nil, !isPreview else {
          throw UsageError("Missing expected argument '<shares>'")
        }
        return try await SharesReport(session).report()
      }
      try session.refuseMonths()
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      let month = setting.month(today: session.today)
      let write = try await session.ledger.perform(
        ChangeAllocation(
          try SharesArgument.shares(of: words), from: month.firstDay, isFromFilledIn: from == nil,
          reason: setting.reason),
        key: key, isPreview: isPreview)
      let after = try write.after.month(month)
      return try await SettingReport(session, write, touching: [TouchedBudget(month)]).report {
        ["shares from \(month.text): \(SharesLine.text(after, $0))"]
      } figures: {
        SharesLine.text(try $0.month(month), $1)
      }
    }
  }
}

/// How a month's income is shared.
struct SharesReport {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func report() async throws -> Report {
    let buckets = try await session.ledger.view(MonthlyBuckets())
    let months = try session.months().map { month in
      (
        budget: try buckets.month(month), setting: buckets.plan.shares.inForce(on: month.firstDay)
      )
    }
    return Report { style in
      months.enumerated().flatMap { place, month in
        (place > 0 ? [""] : []) + lines(month.budget, isDefault: month.setting == nil, style)
      }
    } rows: {
      months.flatMap { budget, _ in
        budget.buckets.map { bucket in
          [
            budget.month.text, bucket.bucket.text, bucket.share.text,
            AmountText.text(bucket.budget),
          ]
        }
      }
    } document: {
      let numbering = try await session.ledger.numbering()
      return [
        "schema": 1,
        "months": .list(months.map { document($0.budget, numbering, $0.setting?.event) }),
      ]
    }
  }

  private func lines(_ budget: MonthBudget, isDefault: Bool, _ style: ScreenStyle) -> [Report.Line]
  {
    var table = TextTable([.left, .right, .right])
    for bucket in budget.buckets {
      table.add(
        [bucket.shownName, bucket.share.shortText]
          + (budget.isShared ? [style.amount(bucket.budget)] : []))
    }
    let lines = ["Shares of \(budget.month.text)\(isDefault ? " (default)" : "")"] + table.lines()
    let command = IncomeHint.command(for: budget.month, session.today)
    let advice = Report.Line.offering(
      "No income set yet. Next: \(command: command)", isDispensable: true)
    return lines.map { Report.Line($0) } + (budget.isShared ? [] : [advice])
  }

  private func document(
    _ budget: MonthBudget, _ numbering: EventNumbering, _ event: EventID?
  ) -> JSONValue {
    [
      "id": .text(budget.month.text),
      "income": .text(AmountText.text(budget.income)),
      "event": .optional(event.map(numbering.text)),
      "buckets": .list(
        budget.buckets.map { bucket in
          [
            "id": .text(bucket.bucket.text), "name": .text(bucket.name),
            "share": .text(bucket.share.text),
            "budget": .text(AmountText.text(bucket.budget)),
          ]
        }),
    ]
  }
}
