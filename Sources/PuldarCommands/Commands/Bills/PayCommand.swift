import CommandTable
import EntryParsing
import LedgerModel

extension PuldarCommand {
  static var pay: Command {
    Command(
      "pay", "Record that a bill is paid, with its expense.",
      discussion: """
        It pays the first open day of the bill, or the day that --due names; without an amount it \
        pays what was planned. The expense counts on the day of the payment, and never against the \
        daily allowance. --part leaves the rest open. --with names the expense in the ledger that \
        paid it, and adds none; 'puldar undo --payment' leaves that expense as it is. If two \
        devices pay the same day, it counts once.
        """,
      examples: [
        "puldar pay netflix", "puldar pay rent 1210 --next-amount 1210",
        "puldar pay rent 600 --part", "puldar pay rent --with 12",
        "puldar pay 7 --due 15jan --on yesterday",
      ], traits: [.onlyNow],
      Parameter(
        .argument("<bill>", "Its number, or a part of its name.", completing: .bills),
        .optionalArgument("<amount>", "What was paid. (default: what is left of it)"),
        .option("--due <day>", "Which day of it. (default: the first that is open)"),
        .option("--on <day>", "When it was paid. (default: today)"),
        as: Payment.init(bill:amount:due:day:)),
      Parameter(
        .option(
          "--with <entry>", "The expense that paid it, which is in the ledger already.",
          completing: .entries),
        .flag("--part", "Leave the rest open."),
        .flag("--no-expense", "Add no expense."),
        .option("--next-amount <amount>", "What it comes to from the next time on."),
        as: PaymentEffect.init(entry:isPart:hasNoExpense:next:)),
      .option(
        "-a --account <name>", "The account. (default: the bill's)", AccountName.self,
        completing: .accounts),
      .option(
        "--mode <mode>", "How it was paid: cash, card, bank, or a word of yours.", String.self),
      .tags("A tag of its expense, beside those of the bill."),
      Parameter(
        .option("--why <text>", "Why, or what you want to remember.", String.self), .ifUnchanged,
        .preview
      ) { Recording(reason: $0 ?? "", isPreview: $2, lastSeen: $1) }
    ) { session, payment, effect, account, mode, tags, recording in
      let bill = try await session.ledger.bill(payment.bill, today: session.today)
      let state = try await session.ledger.view(DecisionState())
      let currency = session.ledger.currency(of: state)
      let conventions = session.conventions(for: currency)
      if let entry = effect.entry {
        guard payment.amount == nil, payment.day == nil, !effect.hasNoExpense, effect.next == nil,
          account == nil, mode == nil, tags.isEmpty
        else {
          throw UsageError(
            "With '--with' the expense says what was paid, when and how: leave out all but '--due', "
              + "'--part' and '--why'")
        }
        let paid = try await session.ledger.entry(entry)
        let day = try session.day(payment.due, of: bill, state) { $0.state == .open }
        var link = LinkEntry(bill, due: day, paidBy: paid)
        link.isPart = effect.isPart
        link.reason = recording.reason
        let recorded = try await session.recorded(link, recording)
        let sum = recorded.events.compactMap(\.event.paid?.amount).first
        let open = day.flatMap { state.bills.occurrence(of: bill, due: $0) }
        return try await recorded.asPayment(
          of: bill, excess: excess(sum, of: open ?? state.bills.next(of: bill)))
      }
      guard tags.isEmpty || !effect.hasNoExpense else {
        throw UsageError("'--tag' and '--no-expense' exclude each other")
      }
      guard !effect.isPart || payment.amount != nil else {
        throw UsageError("Say how much of it is paid, as in: puldar pay rent 600 --part")
      }
      let due = try session.day(payment.due, of: bill, state) { $0.state == .open }
      var decision = PayBill(
        bill, due: due, amount: try payment.amount?.money(currency, conventions, for: "<amount>"),
        on: try await session.day(payment.day) ?? session.today, today: session.today)
      decision.isPart = effect.isPart
      decision.addsNoExpense = effect.hasNoExpense
      decision.nextAmount = try effect.next?.money(currency, conventions, for: "--next-amount")
      let planned = due.flatMap { state.bills.occurrence(of: bill, due: $0) }
      let bills = state.bills.on(decision.day)
      let open = planned ?? bills.next(of: bill)
      guard tags.isEmpty || open?.terms.goal == nil else {
        throw UsageError("'--tag' is of an expense: what fills a goal has none")
      }
      if due == nil, let open, try !isMeant(open, on: decision.day, session) {
        return .declined
      }
      if !effect.hasNoExpense, let open, try !isExpense(open, state, session) { return .declined }
      let excess = excess(decision.amount, of: open)
      if let excess,
        try session.prompt.confirm("\(excess(session.prompt.style)). Go on?") == .no
      {
        return .declined
      }
      let usual = open?.terms.account
      if let used = account ?? (effect.hasNoExpense ? nil : usual) {
        try await session.check([used])
      }
      decision.account = account
      decision.mode = mode
      decision.tags = tags.names
      decision.reason = recording.reason
      let like =
        effect.hasNoExpense || effect.isPart
        ? nil : try await LikePayment(session, bill, due: due, state.plan, bills)
      if let like, try like.isMeant(session, try await session.ledger.numbering()) {
        var link = LinkEntry(bill, due: like.due, paidBy: like.entry)
        link.reason = decision.reason
        return try await session.recorded(link, recording).asPayment(of: bill)
      }
      try await session.checkOverdraft(ofPayment: decision)
      return try await session.recorded(decision, recording)
        .asPayment(of: bill, like: like, excess: excess)
    }
  }

  /// Returns `2500.00 is more than twice the 1000.00 of Rent`, which is asked about first, or shown if nobody can be
  /// asked; `nil` for any other payment.
  private static func excess(
    _ amount: Money?, of open: Bill.Day?
  ) -> ((ScreenStyle) -> String)? {
    guard let amount, let open, open.terms.certainty != .unknown,
      amount.subtracting(open.left) > open.left
    else { return nil }
    return { style in
      "\(style.amount(amount)) is more than twice the \(style.amount(open.left)) of "
        + VisibleText(open.terms.name).description
    }
  }

  /// Asks whether a bill named like an account is an expense: a card's purchases are already counted.
  private static func isExpense(
    _ open: Bill.Day, _ state: DecisionState, _ session: Session
  ) throws -> Bool {
    let terms = open.terms
    guard terms.destination == nil, terms.type == .expense, !session.options.agrees,
      let moved = RuleBasedParser().settlement(
        in: "\(terms.name) 1", context: EntryReader.context(session, state)),
      moved.destination != terms.account
    else { return true }
    let name = VisibleText(moved.destination.text)
    let problem = "\(name) is an account, and what pays it is a move and no expense"
    guard session.prompt.canAsk else {
      let amount = AmountText.text(open.left)
      throw CommandFailure(
        problem,
        remedy:
          "Nothing was stored. Move it with '\(command: "move \(amount) \(terms.account.text) \(name)")' and add --no-expense, or say that it is an expense: --yes",
        .refusedData)
    }
    return try session.prompt.confirm("\(problem). Is it an expense all the same?") == .yes
  }

  /// Asks at a terminal whether a day far ahead is meant: a late payment may be meant for an earlier one.
  private static func isMeant(
    _ next: Bill.Day, on day: CalendarDay, _ session: Session
  ) throws(InputFailure) -> Bool {
    let days = day.days(until: next.due)
    guard days > 10 || days > 0 && next.due.month != day.month else { return true }
    let name = VisibleText(next.terms.name)
    let question = "This is \(name) of \(next.due.text), in \(days.of("day")). Go on?"
    return try session.prompt.confirm(question) != .no
  }
}

/// What `pay` says was paid, and when.
private struct Payment {
  var bill: SeriesArgument
  var amount: AmountArgument?
  /// Which day of the bill.
  var due: PlannedDayArgument?
  var day: DayArgument?
}

/// What a payment leaves, adds and changes.
private struct PaymentEffect {
  /// The expense that paid it already.
  var entry: EventArgument?
  var isPart, hasNoExpense: Bool
  var next: AmountArgument?
}

extension RecordedReport {
  /// Reports a payment that was recorded.
  ///
  /// - Parameters:
  ///   - like: An expense that may be the same payment; `nil` if there is none.
  ///   - excess: The text saying that it is far more than what was open; `nil` if it is not.
  fileprivate func asPayment(
    of bill: EventID, like: LikePayment? = nil, excess: ((ScreenStyle) -> String)? = nil
  ) async throws -> Report {
    let next =
      write.isPreview
      ? nil
      : try await session.ledger.view(DecisionState()).bills.on(session.today).next(of: bill)
    return report(
      showsBudgets: true,
      remarks: { style in
        let lines =
          (excess.map { [.dispensable("\($0(style)).")] } ?? [])
          + (like?.lines(numbering, style) ?? [])
        guard let next else { return lines }
        // If the amount is uncertain, so is the rest.
        let amount =
          next.payments.isEmpty
          ? BillLine.amount(next, style)
          : next.terms.certainty == nil
            ? "\(style.amount(next.left)) left of it"
            : "\(BillLine.amount(next, style)), \(style.amount(next.paid)) paid"
        let day =
          next.isOverdue(on: session.today)
          ? "is overdue since \(next.due.text)"
          : next.due == session.today ? "is due today" : "is due next on \(next.due.text)"
        return [.dispensable("\(VisibleText(next.terms.name)) \(day), \(amount)")] + lines
      })
  }
}
