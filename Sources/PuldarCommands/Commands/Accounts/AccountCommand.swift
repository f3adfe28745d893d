import CommandTable
import LedgerModel

extension PuldarCommand {
  static var account: Command {
    Command(
      "account", "Show what each account holds, or keep the accounts that your money is in.",
      discussion: """
        A ledger begins with the accounts bank and cash. 'account open' says what an account \
        holds; one of which nobody said it is counted from 0, from the first day on which any is \
        open. A payment counts from its own day. From then on every answer tells what it changes in \
        the accounts. With -m you see what each held when that month ended, and \
        with several months their worth month by month, also with --json. The small line beside an account is its \
        last twelve months, or those of -m: each from nothing, or from what is owed, to its most. \
        The name \
        of an account shows what went through it this month, or in that of -m, with what it held \
        after each.
        """,
      examples: [
        "puldar account", "puldar account bank -m last", "puldar account open bank 382.61",
        "puldar account add visa --kind card",
        "puldar account reconcile bank 382.61", "puldar account -m last",
      ], traits: [.ofMonths, .long],
      .optionalArgument(
        "<account>", "The one whose moves are shown.", AccountName.self, completing: .accounts),
      .option("--on <day>", "At the end of this day. (default: today)", DayArgument.self),
      subcommands: [
        accountAddition, accountOpening, reconcile, correctBalance, accountEnding,
      ]
    ) { session, account, day in
      guard day == nil || session.options.months == nil else {
        throw UsageError("--on and --month exclude each other")
      }
      if let account {
        guard day == nil else { throw UsageError("An account by its name takes -m, and no --on") }
        return try await AccountRegister(session: session, account: account).report()
      }
      let date = try await session.day(day) ?? session.shownDay()
      let balances = try await AccountBalances(
        session, on: date, showing: try session.months())
      return Report("account") { style in
        guard balances.isInUse else {
          return [
            AccountBalances.nothing(
              of: try await session.ledger.view(DecisionState()).accounts, on: date)
          ]
        }
        return balances.dated(style).map { Report.Line($0) }
      } record: {
        AccountBalances.shape.record(of: balances)
      }
    }
  }

  private static var accountAddition: Command {
    Command(
      "add", "Add an account of your own.",
      discussion: """
        Entries, bills and transfers name it: -a visa, or @visa in a sentence. It begins with \
        nothing, unless 'account open' says what it holds. The money of a bank, cash and a card is \
        at hand; savings, an investment and a loan are kept. A card and a loan may owe: they are \
        never overdrawn. The account of a person holds what that person owes you, or below zero \
        what you owe: "dinner 20 paid by anna" is spent and owed to anna.
        """,
      examples: [
        "puldar account add visa --kind card", "puldar account add savings --kind savings",
      ],
      traits: [.onlyNow],
      .argument("<account>", "Its name.", AccountName.self),
      .option("--kind <kind>", "What it is. (default: bank)", AccountKind.self),
      .either(
        "--counts", "What is spent from it counts against the daily allowance.", or: "--no-counts",
        "It does not. (default: only that of a bank and a card does)"),
      .recording()
    ) { session, account, kind, counts, recording in
      let decision = AddAccount(
        account, kind: kind ?? .bank, countsDaily: counts, reason: recording.reason)
      return try await session.recorded(decision, recording).report()
    }
  }

  private static var accountOpening: Command {
    Command(
      "open", "Say what an account holds when a day begins.", otherNames: ["set", "balance"],
      discussion: """
        Its balance is counted from there: what is recorded for that day and later comes on top. \
        What was before it stays as it is. Say it again for a later day, and it holds from that \
        day on. With --kind it adds an account that is not there yet.
        """,
      examples: [
        "puldar account open bank 382.61", "puldar account open visa -120 --on 2026-01-01",
        "puldar account open car-loan -8000 --kind loan",
      ], traits: [.onlyNow],
      .argument("<account>", "The account.", AccountName.self, completing: .accounts),
      .argument("<amount>", "What it holds; below zero if it owes.", SignedAmountArgument.self),
      .option(
        "--kind <kind>", "What it is; it is added if it is not there.", AccountKind.self),
      .option("--on <day>", "The day. (default: today)", DayArgument.self),
      .recording()
    ) { session, account, amount, kind, day, recording in
      return try await BalanceStatement(
        session: session, manner: .opening, account: account, amount: amount, day: day,
        reason: recording.reason, kind: kind
      ).report(recording)
    }
  }

  private static var accountEnding: Command {
    Command(
      "end", "End an account that holds nothing any more.",
      otherNames: ["close", "stop", "rm", "delete", "remove"],
      discussion: """
        From that day on nothing is recorded in it, and a bill that names it asks for another one. \
        What went through it stays. Move what it holds, or what it owes, first.
        """,
      examples: ["puldar account end visa"], traits: [.onlyNow],
      .argument("<account>", "The account.", AccountName.self, completing: .accounts),
      .option(
        "--from <day>", "The first day without it. (default: today)", PlannedDayArgument.self),
      .recording()
    ) { session, account, from, recording in
      let decision = EndAccount(
        account, from: try await session.day(from) ?? session.today, isStartFilledIn: from == nil,
        reason: recording.reason)
      return try await session.recorded(decision, recording).report()
    }
  }

  private static var correctBalance: Command {
    Command(
      "correct", "Record that an account holds more or less than was recorded, and why.",
      discussion: """
        The difference changes the account, and with it Main Savings: no month's budget, no income \
        and no sum of what was spent. What was spent or earned is recorded with 'puldar add' and \
        'puldar income' instead.
        """,
      examples: [
        "puldar account correct bank +0.42 --why interest",
        "puldar account correct cash -3.10 --why \"lost coins\"",
      ], traits: [.onlyNow],
      .argument("<account>", "The account.", AccountName.self, completing: .accounts),
      .argument("<difference>", "By how much, with its sign.", SignedAmountArgument.self),
      .option("--why <text>", "Why; it must be said.", String.self),
      .option("--on <day>", "The day. (default: today)", DayArgument.self),
      .keyed
    ) { session, account, amount, reason, day, recording in
      return try await BalanceStatement(
        session: session, manner: .correction, account: account, amount: amount, day: day,
        reason: reason ?? ""
      ).report(recording)
    }
  }
}

/// The balance or difference that a person states for an account.
struct BalanceStatement {
  let session: Session
  let manner: StateBalance.Manner
  let account: AccountName
  let amount: SignedAmountArgument
  let day: DayArgument?
  let reason: String
  /// The kind of an account that is opened and may not exist yet.
  var kind: AccountKind?

  func report(_ recording: Recording) async throws -> Report {
    try await session.recorded(try await decision(), recording).report()
  }

  /// Returns the decision, with the amount in the ledger's currency.
  func decision() async throws -> StateBalance {
    let state = try await session.ledger.state()
    let currency = session.ledger.currency(of: state)
    let date = try await session.day(day)
    if kind == nil { try await checkAccount() }
    let parameter = manner == .correction ? "<difference>" : "<amount>"
    let money = try amount.money(currency, session.conventions(for: currency), for: parameter)
    if manner == .correction { try checkDifference(money) }
    return StateBalance(
      manner, AccountBalance(account, money, on: date ?? session.today, reason: reason),
      adding: kind, isDateFilledIn: date == nil, today: session.today)
  }

  /// - Throws: ``Refusal`` if the account does not exist; if it is being opened, the failure says how to add it too.
  private func checkAccount() async throws {
    do {
      try await session.check([account])
    } catch let refusal as Refusal {
      guard manner == .opening, case .unknownAccount(_, let known) = refusal else { throw refusal }
      let names = known.map(\.text).joined(separator: ", ")
      let kinds = AccountKind.allowedValues.joined(separator: ", ")
      throw CommandFailure(
        refusal.problem,
        remedy: "Choose one of \(names); or say what it is, to add it, with --kind: \(kinds).",
        .refusedData)
    }
  }

  /// - Throws: ``UsageError`` if a difference has no sign, so that it may be a balance, or no reason.
  private func checkDifference(_ money: Money) throws {
    let name = account.text.shellQuoted
    guard amount.isSigned else {
      let text = AmountText.text(money)
      throw UsageError(
        "'\(text)' has no sign: write 'puldar account correct \(name) +\(text) --why …' to add it, or "
          + "'puldar account reconcile \(name) \(text)' if that is what the account holds")
    }
    guard !reason.allSatisfy(\.isWhitespace) else {
      throw UsageError(
        "Say why the account holds something else, as in: puldar account correct bank +0.42 --why interest"
      )
    }
  }
}
