import CommandTable
import LedgerModel

extension PuldarCommand {
  static var accounts: Command { balances("accounts", example: "accounts") }

  /// The same where it is looked for among what is done with accounts.
  static var accountList: Command {
    balances("list", otherNames: ["ls", "show"], example: "account list")
  }

  private static func balances(
    _ name: String, otherNames: [String] = [], example: String
  ) -> Command {
    Command(
      name, "Show what each account holds, and all of them together.",
      otherNames: otherNames,
      discussion: """
        An account begins with what 'account open' says. Until then, and where it was never opened, it \
        begins with nothing on the first day on which accounts are in use: that of the first opening \
        or transfer. With -m it is what each held when that month ended.
        """,
      examples: [
        "puldar \(example)", "puldar \(example) -m last", "puldar \(example) --on yesterday --json",
      ], traits: [.ofMonths, .long],
      .option("--on <day>", "At the end of this day. (default: today)", DayArgument.self)
    ) { session, day in
      guard day == nil || session.options.months == nil else {
        throw UsageError("--on and --month exclude each other")
      }
      let date = try await session.day(day) ?? session.shownDay()
      let balances = try await AccountBalances(
        session, try await session.ledger.view(DecisionState()), on: date)
      return Report { style in
        guard balances.isInUse else { return [.offering(AccountBalances.advice)] }
        return balances.dated(style).map { Report.Line($0) }
      } rows: {
        balances.rows
      } document: {
        balances.document
      }
    }
  }
}
