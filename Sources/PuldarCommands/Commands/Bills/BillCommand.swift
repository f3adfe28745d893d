import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var bill: Command {
    Command(
      "bill", "Keep what you have to pay, and when.",
      discussion: """
        A bill is due once, or again and again. 'puldar due' tells what is, 'puldar pay' records \
        that it is paid and adds its expense. A bill counts in the budget when it is paid; 'due' \
        and 'free' tell of it before. 'puldar help plans' says what is best a bill, a limit or a \
        goal.
        """,
      examples: [
        "puldar bill add netflix 9.99 15jan",
        "puldar bill add rent 1200 every month on the 31st", "puldar pay netflix", "puldar due",
      ],
      subcommands: [
        addBill, showBill, listBills, editBill, skipBill, stopBill, runBills("run"),
      ])
  }

  private static var addBill: Command {
    Command(
      "add", "Add a bill: what it is, how much, and when it is due.",
      discussion: """
        A day without a year is the next such day, or with "from" the nearest: every 2 weeks from \
        9 jan. How often it comes is said in words, or by --every: every 2 weeks on friday, on the \
        1st and 15th, every month on the last working day, every year on march 3, or the monday \
        after, until 2027-12-31, 12 times. With --auto 'puldar bill run' records each day as it \
        comes, and --income brings money instead. With --to each day is a move to that account, as \
        what you save or pay off; so it is if the bill is called as an account and has no --name. A bill that comes every month and has no day is due by the end \
        of each month, and not after it. With --save each month puts a part of it away, so that \
        the month of the bill need not pay it all. --about takes an amount that is not sure yet; \
        write '?' for one that nobody knows.
        """,
      examples: [
        "puldar bill add netflix 9.99 15jan",
        "puldar bill add rent 1200 every month on the 31st", "puldar bill add fuel 60 every month",
        "puldar bill add electricity --about 80 every 2 months on the 5th",
        "puldar bill add loan 265 every month on the 25th, before a weekend",
        "puldar bill add netflix 15.99 every month on the 31st --auto",
        "puldar bill add insurance 640 every year on march 1 --save",
        "puldar bill add \"save 300 every month on the 1st\" --to savings",
        "puldar bill add 312.40 --name \"Car tax\" --due 2027-03-01T18:00 --category transport",
      ], traits: [.onlyNow],
      .arguments("<words>", "What is to be paid, how much, and when; or an amount.", String.self),
      Parameter(
        .option("--due <day>", "The day, as 15jan, friday or 2027-01-15T18:30."),
        .option("--about <amount>", "An amount that is not sure yet."),
        .option("--every <rule>", "How often, as \"month on the 31st\"."),
        .option("--until <day>", "The last day."),
        .option("--times <number>", "How often in all."),
        as: BillDays.init(due:about:every:last:times:)),
      Parameter(
        .option("--name <name>", "What it is called."),
        .flag("--auto", "Let 'puldar bill run' record each day. (Pro)"),
        .flag("--save", "Put a part of it away each month, from this one on."),
        .flag("--income", "Money that comes in."),
        as: BillKind.init(name:isAuto:isSaving:isIncome:)),
      Parameter(
        .option("-c --category <name>", "The category.", completing: .categories),
        .option("-a --account <name>", "The account. (default: bank)", completing: .accounts),
        .option(
          "--to <account>", "Where a planned move goes: an account, or a goal.",
          completing: .accounts),
        .option("--mode <mode>", "How it is paid: cash, card, bank, or a word of yours."),
        .option("--note <text>", "What you want to remember."),
        as: BillPayment.init(category:account:destination:mode:note:)),
      .option(
        "--receipt <file>", "Its invoice: it says what the words leave open, and is attached.",
        PathArgument.self),
      .keyed
    ) { session, words, days, kind, payment, receipt, recording in
      guard !words.isEmpty || receipt != nil else { throw UsageError.missing("<words>") }
      guard !kind.isIncome || payment.category == nil else {
        throw UsageError("An income has no category: leave '--category' out, or '--income'")
      }
      guard !kind.isIncome || !kind.isSaving else {
        throw UsageError("Nothing is saved for an income: leave '--save' out, or '--income'")
      }
      guard payment.destination == nil || !kind.isIncome else {
        throw UsageError("An income moves nothing: leave '--to' out, or '--income'")
      }
      var request = BillRequest(
        words: words.joined(separator: " "), days: days, last: try await session.day(days.last),
        kind: kind, payment: payment,
        options: EntryOptions(
          merchant: kind.name, category: payment.category, account: payment.account,
          note: payment.note))
      var filling = try receipt.map { try ReceiptFilling(session, $0.path) }
      try await filling?.fill(&request)
      switch try await BillReading(session: session, request: request).outcome() {
      case .undecided(let report): return report
      case .bill(let decision):
        let write: CommandWrite
        if let filling {
          write = try await filling.store(.bill(decision), recording)
        } else {
          write = try await session.ledger.perform(decision, recording)
        }
        return try await RecordedReport(session, lookingBack(session, write)).ofBill()
      }
    }
  }

  /// Links a bill that was just added to the entries that certainly paid earlier days of it.
  private static func lookingBack(
    _ session: Session, _ write: CommandWrite
  ) async throws -> CommandWrite {
    guard write.state == .written, let bill = write.outcome.first,
      let first = try await session.ledger.view(DecisionState()).bills.next(of: bill),
      first.due.month <= session.today.month
    else { return write }
    let start = first.due.month.previous ?? first.due.month
    do {
      let links = try await session.ledger.perform(
        LinkEntries(to: bill, in: start...session.today.month))
      return write.followed(by: links)
    } catch LedgerError.refused(.nothingToAdd) {
      return write
    }
  }

  private static var showBill: Command {
    Command(
      "show", "Show a bill: what it says, when it is due next, what was paid.",
      examples: ["puldar bill show netflix", "puldar bill show rent --open"],
      .argument(
        "<bill>", "Its number, or a part of its name.", SeriesArgument.self, completing: .bills),
      .flag("--open", "Also open its receipts, in the program that the system has for them."),
      .flag("--text", "Show all that is printed on its receipts.")
    ) { session, word, isOpening, isWhole in
      return try await BillReport(session: session, word: word).report(
        opening: isOpening, printing: isWhole)
    }
  }

  private static var listBills: Command {
    Command(
      "list", "List the bills, each with its next day.", otherNames: ["ls"],
      examples: ["puldar bill list --all"],
      .flag("--all", "Also those of which nothing is due any more.")
    ) { session, isAll in
      return try await BillListReport(session: session, showsEnded: isAll).report()
    }
  }

  private static var editBill: Command {
    Command(
      "edit", "Change a bill, from a day on.", otherNames: ["change"],
      discussion: """
        What was due before stays as it was. If a later change says something else, you are told \
        from when on. An empty text takes a mode or a note away. With --day one open day alone is \
        moved: --to says when it is due.
        """,
      examples: [
        "puldar bill edit netflix --amount 11.99",
        "puldar bill edit rent --every \"month on the 1st\" --from 2027-01-01",
        "puldar bill edit rent --day 2027-06-01 --to 2027-06-03",
      ], traits: [.onlyNow],
      .argument(
        "<bill>", "Its number, or a part of its name.", SeriesArgument.self, completing: .bills),
      Parameter(
        .option("--amount <amount>", "What it is from then on."),
        .option("--name <name>", "What it is called."),
        .option("--every <rule>", "How often, as \"month on the 31st\"."),
        .option("--until <day>", "The last day."),
        .option("-c --category <name>", "The category.", completing: .categories),
        .option("-a --account <name>", "The account.", completing: .accounts),
        as: EditedBill.init(amount:name:every:last:category:account:)),
      Parameter(
        .option("--day <day>", "The one day that is moved."),
        .option(
          "--to <account-or-day>", "Where a planned move goes; or when the day is due instead.",
          completing: .accounts),
        .option("--mode <mode>", "How it is paid."),
        .either(
          "--auto", "Let 'puldar bill run' record each day. (Pro)", or: "--no-auto",
          "Record each day by hand."),
        .either(
          "--save", "Put a part of it away each month, from this one on.", or: "--no-save",
          "Save no more for it; what was saved comes back."),
        .option("--note <text>", "What you want to remember."),
        as: EditedPaying.init(day:target:mode:isAuto:isSaving:note:)),
      .option(
        "--from <day>", "The first day of the change. (default: the next open one)",
        PlannedDayArgument.self),
      .recording(why: "Why it changes.")
    ) { session, word, edited, paying, from, recording in
      let bill = try await session.ledger.bill(word, today: session.today)
      let state = try await session.ledger.view(DecisionState())
      let next = state.bills.on(session.today).next(of: bill)
      var start = next?.due ?? session.today
      // A bill with savings also counts in the months before its day.
      if paying.isSaving == true || next?.terms.save != nil { start = min(start, session.today) }
      start = try await session.day(from) ?? start
      var amendment = ChangeBill.Amendment()
      amendment.saving = paying.isSaving.map { $0 ? .from(session.today.month) : .off }
      let currency = session.ledger.currency(of: state)
      amendment.amount = try edited.amount?.money(
        currency, session.conventions(for: currency), for: "--amount")
      amendment.name = edited.name
      amendment.category = edited.category
      amendment.account = edited.account
      amendment.mode = paying.mode
      amendment.isAuto = paying.isAuto
      amendment.note = paying.note
      let before = state.bills.terms(of: bill, on: start)?.value.recurrence
      amendment.recurrence = try BillReading.rule(
        edited.every, until: try await session.day(edited.last), from: start, before,
        EntryReader.context(session, state))
      if let day = paying.day {
        guard amendment == ChangeBill.Amendment(), from == nil, let target = paying.target else {
          throw UsageError("'--day' takes '--to' with another day, and nothing else beside it")
        }
        let due = try session.day(day, of: bill, state) { $0.state == .open } ?? start
        let other: PlannedDayArgument = try goal(target)
        let move = MoveBillDay(
          bill, due: due, to: try await session.day(other) ?? due, today: session.today,
          reason: recording.reason)
        return try await session.recorded(move, recording).ofBill(before: state.bills)
      }
      amendment.destination = try paying.target.map { try goal($0) }
      try await session.check([edited.account, amendment.destination].compactMap(\.self))
      guard amendment != ChangeBill.Amendment() else {
        throw UsageError("Name what changes: --amount, --name, --every, --until, --category, …")
      }
      let decision = ChangeBill(
        bill, from: start, isStartFilledIn: from == nil, amendment, reason: recording.reason)
      return try await session.recorded(decision, recording).ofBill(before: state.bills)
    }
  }

  /// Reads the value of `--to`: an account, or a day.
  private static func goal<Value: ParameterValue>(_ word: String) throws -> Value {
    do throws(ValueError) {
      return try Value(parsing: word)
    } catch {
      throw UsageError.invalid(word, for: "--to", error)
    }
  }

  private static var skipBill: Command {
    Command(
      "skip", "Leave one day of a bill out: it need not be paid.",
      otherNames: ["omit", "rm", "delete", "remove"],
      discussion:
        "The other days stay, and so does what was paid; 'puldar bill stop' ends the bill.",
      examples: ["puldar bill skip netflix", "puldar bill skip netflix --due 2027-01-15"],
      traits: [.onlyNow],
      .argument(
        "<bill>", "Its number, or a part of its name.", SeriesArgument.self, completing: .bills),
      .option(
        "--due <day>", "Which day of it. (default: the next open one)", PlannedDayArgument.self),
      .recording()
    ) { session, word, due, recording in
      let bill = try await session.ledger.bill(word, today: session.today)
      let state = try await session.ledger.view(DecisionState())
      let day = try session.day(due, of: bill, state) { $0.state == .open }
      var decision = SkipBill(bill, due: day, reason: recording.reason)
      decision.today = session.today
      return try await session.recorded(decision, recording).ofBill(before: state.bills)
    }
  }

  private static var stopBill: Command {
    Command(
      "stop", "Let a bill come no more, from a day on.", otherNames: ["end", "cancel"],
      discussion: "What was paid stays, and what was due before that day is still due.",
      examples: ["puldar bill stop netflix"], traits: [.onlyNow],
      .argument(
        "<bill>", "Its number, or a part of its name.", SeriesArgument.self, completing: .bills),
      .option(
        "--from <day>", "The first day without it. (default: today)", PlannedDayArgument.self),
      .recording()
    ) { session, word, from, recording in
      let bill = try await session.ledger.bill(word, today: session.today)
      let before = try await session.ledger.view(DecisionState()).bills
      let decision = StopBill(
        bill, from: try await session.day(from) ?? session.today, isStartFilledIn: from == nil,
        reason: recording.reason)
      return try await session.recorded(decision, recording).ofBill(before: before)
    }
  }
}

/// What a bill is from a day on, as `bill edit` changes it.
private struct EditedBill {
  var amount: AmountArgument?
  var name, every: String?
  var last: PlannedDayArgument?
  var category: CategoryName?
  var account: AccountName?
}

/// When and how a bill is paid, as `bill edit` changes it.
private struct EditedPaying {
  /// The one day that is moved; `nil` for a change from a day on.
  var day: PlannedDayArgument?
  /// The account that a planned move goes to, or the day that replaces `day`.
  var target: String?
  var mode: String?
  var isAuto, isSaving: Bool?
  var note: String?
}
