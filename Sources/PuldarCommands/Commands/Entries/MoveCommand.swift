import CommandTable
import LedgerModel

extension PuldarCommand {
  static var move: Command {
    Command(
      "move", "Move money between accounts.",
      otherNames: ["transfer"],
      discussion: """
        Money taken out of a machine or paid to a credit card stays at hand: no bucket changes. \
        What goes to a savings account, an investment or a loan is put away: it counts in the \
        category savings, investment or debt, or in the one that -c names, and what comes back \
        counts there with a minus. Both accounts must be there, or have the name of a kind of \
        account; 'account add' adds others. 'undo' takes a move back.
        """,
      examples: [
        "puldar move 200 bank cash", "puldar move 60 from bank to cash --date yesterday",
        "puldar move 640 savings bank -c insurance",
      ],
      traits: [.onlyNow],
      .argument("<amount>", "How much.", AmountArgument.self),
      .arguments(
        "<accounts>", "Where it comes from, then where it goes.", AccountName.self,
        completing: .accounts),
      Parameter(
        .option("-d --date <day>", "The day. (default: today)"),
        .option(
          "-c --category <name>", "What it is put away in, or taken from.", completing: .categories),
        .flag(
          "--no-budget", "Put it away, or take it back, without a change of any month's budget."),
        .option("--note <text>", "What you want to remember."), .tags("A tag of it."),
        as: MoveDetails.init(date:category:sparesBudget:note:tags:)),
      .key,
      .flag("--no-overdraft", "Refuse to move more than the account holds."),
      .preview
    ) { session, amount, words, details, key, hasNoOverdraft, isPreview in
      let accounts = try TransferAccounts(words)
      try await session.checkAreThere([accounts.source, accounts.destination])
      let state = try await session.ledger.state()
      let currency = session.ledger.currency(of: state)
      let day = try await session.day(details.date)
      var decision = MoveMoney(
        try amount.money(currency, session.conventions(for: currency), for: "<amount>"),
        from: accounts.source, to: accounts.destination, on: day ?? session.today,
        isDateFilledIn: day == nil, note: details.note ?? "", today: session.today)
      decision.category = details.category
      decision.sparesBudget = details.sparesBudget
      decision.tags = details.tags.names
      decision.refusesOverdraft = session.refusesOverdraft(hasNoOverdraft)
      return try await session.recorded(decision, Recording(key: key, isPreview: isPreview))
        .report()
    }
  }
}

/// What `move` says beside the amount and the accounts.
struct MoveDetails {
  var date: DayArgument?
  var category: CategoryName?
  /// Whether no month's budget changes.
  var sparesBudget: Bool
  var note: String?
  var tags: [TagArgument]
}

/// The two accounts of a transfer, as a person names them: `bank cash`, `from bank to cash`.
struct TransferAccounts {
  let source: AccountName
  let destination: AccountName

  /// - Throws: ``UsageError`` unless there are two, with "from" and "to" only in their places.
  init(_ words: [AccountName]) throws(UsageError) {
    var names = words.map(\.text)
    if names.count == 4, names[0] == "from", names[2] == "to" { names = [names[1], names[3]] }
    if names.count == 3, names[1] == "to" { names.remove(at: 1) }
    guard names.count == 2, let source = AccountName(names[0]),
      let destination = AccountName(names[1])
    else {
      throw UsageError(
        "Name two accounts, where it comes from and where it goes: puldar move 200 bank cash")
    }
    self.source = source
    self.destination = destination
  }
}
