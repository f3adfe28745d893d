import CommandTable
import LedgerModel

extension PuldarCommand {
  static var allocate: Command {
    Command(
      "allocate", "Share a month's income among the buckets, or show how it is shared.",
      discussion: """
        Three percentages that add up to 100, for Fundamentals, Fun and Future You. They hold from \
        this month on, or from the month that --from names; earlier months stay as they were.
        """,
      examples: ["puldar allocate 50/30/20", "puldar allocate 45.5/34.5/20 --from 2026-02 -n"],
      .optionalArgument("<shares>", "The shares, as 50/30/20.", SharesWord.self),
      .option("--from <month>", "The month from which they hold. (default: this)", MonthWord.self),
      .option("--why <text>", "Why they change.", String.self),
      .option(
        "--key <key>", "Store the same wish once, however often it is made.", IdempotencyKey.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, shares, from, reason, key, isPreview in
      guard let shares else {
        guard from == nil, reason == nil, key == nil, !isPreview else {
          throw UsageError("Missing expected argument '<shares>'")
        }
        try await SharesAnswer(session).show()
        return
      }
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      let month = setting.month(today: session.today)
      let deed = try await session.carryOut(
        ChangeAllocation(
          shares.shares, from: month.firstDay, isFromFilledIn: from == nil,
          reason: setting.reason),
        key: key, isPreview: isPreview)
      let style = session.style
      let line = SharesLine.text(try deed.after.month(month), style)
      try await SettingAnswer(session, deed, touching: [TouchedBudget(month)]).show(
        ["shares from \(month.text): \(line)"]
      ) { buckets in SharesLine.text(try buckets.month(month), style) }
    }
  }
}
