import CommandTable
import LedgerModel

extension PuldarCommand {
  static var snapshot: Command {
    Command(
      "snapshot", "Show what there is today, and what it is for.",
      discussion: """
        What the accounts hold is what the buckets hold: what is set aside for the days of the month that \
        are left, for bills that are due up to the month's end and for goals, and Main Savings, which is all the rest. \
        With -m of a month that is over it is what was there when it ended. Below it stands a thought for \
        the day.
        """,
      examples: [
        "puldar snapshot", "puldar snapshot -m last --json",
        "puldar snapshot --no-emoji --no-quote",
      ],
      traits: [.ofMonths, .long],
      .flag("--no-emoji", "Words alone."),
      .flag("--no-quote", "No thought for the day."),
      .flag(
        "--today-net", "Set aside only what is left of today, and not all of today's allowance.")
    ) { session, hasNoEmoji, hasNoQuote, holdsTodayNet in
      let snapshot = try await MoneySnapshot(session, holdsTodayNet: holdsTodayNet)
      return Report { style in
        guard snapshot.isInUse else { return [.offering(AccountBalances.advice)] }
        return snapshot.lines(style, emoji: !hasNoEmoji, quote: !hasNoQuote).map { Report.Line($0) }
      } rows: {
        snapshot.rows
      } document: {
        snapshot.document
      }
    }
  }
}
