import CommandTable
import LedgerModel

extension PuldarCommand {
  static var rollover: Command {
    Command(
      "rollover", "Say what a bucket takes from the month before, or show it. (Pro)",
      discussion: """
        off takes nothing, surplus takes what was left, both takes an overspend too. 'puldar' sets \
        surplus for Fundamentals and Fun.
        """,
      examples: ["puldar rollover fun surplus", "puldar rollover all both --from 2026-02"],
      .optionalArgument("<bucket>", "A bucket, all, or puldar.", RolloverTarget.self),
      .optionalArgument("<mode>", "What it takes.", RolloverMode.self),
      .option("--from <month>", "The month from which it holds. (default: this)", MonthWord.self),
      .option("--why <text>", "Why it changes.", String.self),
      .option(
        "--key <key>", "Store the same wish once, however often it is made.", IdempotencyKey.self),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, target, mode, from, reason, key, isPreview in
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      guard let target else {
        try await RolloverAnswer(session).show()
        return
      }
      let modes = try target.modes(mode)
      let month = setting.month(today: session.today)
      let deed = try await session.carryOut(
        SetRollover(
          modes, from: month.firstDay, isFromFilledIn: from == nil, reason: setting.reason),
        key: key, isPreview: isPreview)
      let style = session.style
      try await SettingAnswer(
        session, deed, touching: modes.map { TouchedBudget(month, $0.bucket) }
      )
      .show(
        modes.map { wanted in
          "rollover from \(month.text): \(wanted.bucket.shownName) \(wanted.mode.rawValue)"
        }
      ) { buckets in
        let budget = try buckets.month(month)
        return style.joined(
          budget.buckets.filter { bucket in modes.contains { $0.bucket == bucket.bucket } }
            .map {
              "\($0.bucket.shownName) carried \(AmountText.text($0.carried, budget.currency))"
            })
      }
    }
  }
}
