import CommandTable
import LedgerModel

extension PuldarCommand {
  static var goal: Command {
    Command(
      "goal", "Save for something, with a target or without.",
      discussion: """
        Money that you put into a goal stays in your accounts, and is no longer in Main Savings, \
        which is what no bill, goal or allowance claims. Buy what you saved for with 'puldar add \
        bike 400 --goal bike': the goal pays, as far as it can.
        """,
      examples: [
        "puldar goal add Bike 500 by august", "puldar goal fund bike 50", "puldar goal list",
      ],
      subcommands: [
        addGoal, editGoal, stepGoal("fund", .funded), stepGoal("withdraw", .withdrawn), endGoal,
        listGoals,
      ])
  }

  private static var addGoal: Command {
    Command(
      "add", "Begin to save for something.",
      discussion: """
        'goal fund' puts money in. With a target, 'goal list' tells how much of it is reached, and \
        when you reach all of it at the pace so far; with a day too, what each month needs. A goal \
        with --account is that savings account: 'puldar move' fills and empties it, and you pay \
        from that account what you buy with it.
        """,
      examples: [
        "puldar goal add Bike 500", "puldar goal add Vacation 1500 by august",
        "puldar goal add House 20000 --account savings", "puldar goal add \"rainy days\"",
      ],
      traits: [.onlyNow],
      .arguments("<name>", "What it is called; its target, and by when, may follow.", String.self),
      .option("--target <amount>", "What it comes to in the end.", AmountArgument.self),
      .option("--by <when>", "The day or month by which it is wanted.", String.self),
      .option(
        "--account <name>", "The savings account that it is.", AccountName.self,
        completing: .accounts),
      .option(
        "--from <day>", "The first day on which money is put in. (default: today)",
        PlannedDayArgument.self
      ),
      .recording()
    ) { session, words, target, by, account, from, recording in
      let said = try await GoalReading(session: session).goal(words, target: target, by: by)
      if let account { try await session.checkAreThere([account]) }
      let goal = GoalAdded(
        said.name, from: try await session.day(from) ?? session.today, target: said.target,
        by: said.by, account: account, reason: recording.reason)
      return try await session.recorded(AddGoal(goal, isStartFilledIn: from == nil), recording)
        .ofGoal()
    }
  }

  private static var editGoal: Command {
    Command(
      "edit", "Change the name, the target or the day of a goal.",
      otherNames: ["change", "rename"],
      discussion: "What you do not name stays, and so does the money in it.",
      examples: [
        "puldar goal edit bike --target 600",
        "puldar goal edit bike --name \"Red bike\" --by december",
      ],
      traits: [.onlyNow],
      .argument(
        "<goal>", "Its number, or a part of its name.", SeriesArgument.self, completing: .goals),
      .option("--name <name>", "What it is called.", String.self),
      .option("--target <amount>", "What it comes to in the end.", AmountArgument.self),
      .option("--by <when>", "The day or month by which it is wanted.", String.self),
      .recording()
    ) { session, word, name, target, by, recording in
      guard name != nil || target != nil || by != nil else {
        throw UsageError("Name what changes: --name, --target or --by")
      }
      let reading = GoalReading(session: session)
      let change = GoalChanged(
        try await session.ledger.goal(word, today: session.today), name: name,
        target: try await reading.target(target), by: try await reading.day(by),
        reason: recording.reason)
      return try await session.recorded(ChangeGoal(change, today: session.today), recording)
        .ofGoal()
    }
  }

  private static func stepGoal(_ name: String, _ manner: FundGoal.Manner) -> Command {
    let isIn = manner == .funded
    return Command(
      name, isIn ? "Put money into a goal." : "Take money out of a goal.",
      otherNames: isIn ? ["put", "save"] : ["take"],
      discussion: isIn
        ? """
        It comes out of Main Savings; you are told if that falls below zero. No account changes. In the month it counts as put away, in the category savings or in the one that -c names. With --every it is planned: 'puldar bill run' puts it in on each day, until the target is reached.
        """
        : """
        It goes back to Main Savings, and is put away with a minus; no account changes. A goal cannot give more than it has on the \
        day and on every later one. What was saved for is bought with 'puldar add --goal', and is \
        not taken out here.
        """,
      examples: isIn
        ? ["puldar goal fund bike 50", "puldar goal fund bike 50 --every \"month on the 1st\""]
        : ["puldar goal withdraw bike 20"],
      traits: [.onlyNow],
      .argument(
        "<goal>", "Its number, or a part of its name.", SeriesArgument.self, completing: .goals),
      .argument("<amount>", "How much.", AmountArgument.self),
      .option(
        "--on <day>", "The day, from the goal's first one up to today. (default: today)",
        DayArgument.self),
      .option(
        "-c --category <name>", "What it is put away in, or taken from. (default: savings)",
        CategoryName.self, completing: .categories),
      .option(
        "--every <rule>", "How often it is put in from now on, as \"month on the 31st\". (Pro)",
        String.self, isHidden: !isIn),
      .recording()
    ) { session, word, amount, on, category, every, recording in
      let goal = try await session.ledger.goal(word, today: session.today)
      let currency = session.ledger.currency(of: try await session.ledger.state())
      if let every {
        guard isIn else { throw UsageError("Only what is put in is planned with '--every'") }
        return try await GoalReading(session: session).plan(
          goal, amount.money(currency, session.conventions(for: currency), for: "<amount>"),
          every, from: on, in: category, recording)
      }
      let day = try await session.day(on)
      let step = GoalStep(
        goal, try amount.money(currency, session.conventions(for: currency), for: "<amount>"),
        on: day ?? session.today, in: category, reason: recording.reason)
      return try await session.recorded(
        FundGoal(manner, step, isDateFilledIn: day == nil, today: session.today), recording
      ).ofGoal()
    }
  }

  private static var endGoal: Command {
    Command(
      "end", "Save for a goal no more: what is in it goes back to Main Savings.",
      otherNames: ["stop", "close", "rm", "delete", "remove"],
      discussion:
        "What was put in and taken out stays in the log, and 'puldar undo' brings it back.",
      examples: ["puldar goal end bike"], traits: [.onlyNow],
      .argument(
        "<goal>", "Its number, or a part of its name.", SeriesArgument.self, completing: .goals),
      .option(
        "--from <day>", "The first day without it. (default: today)", PlannedDayArgument.self),
      .recording()
    ) { session, word, from, recording in
      let goal = try await session.ledger.goal(word, today: session.today)
      let decision = EndGoal(
        goal, from: try await session.day(from) ?? session.today, isStartFilledIn: from == nil,
        reason: recording.reason)
      return try await session.recorded(decision, recording).ofGoal()
    }
  }

  private static var listGoals: Command {
    Command(
      "list", "List the goals: what is in each, and when it is reached at this pace.",
      otherNames: ["ls", "show", "status"],
      discussion: """
        The pace is what you put in since the first time, less what you took out, over the days \
        since then, thirty at least. With -m of a month that is over you see what was there when \
        it ended.
        """,
      examples: ["puldar goal list", "puldar goal list -m last --all"], traits: [.ofMonths],
      .flag("--all", "Also those that ended.")
    ) { session, isAll in
      return try await GoalList(session: session, showsEnded: isAll).report()
    }
  }
}

extension RecordedReport {
  /// Reports a goal that was added, ended, funded or drawn from.
  fileprivate func ofGoal() async throws -> Report {
    var progress: Goal?
    if !write.isPreview, let goal = funded {
      progress = try await session.ledger.view(Goals()).goal(goal, on: session.today)
    }
    let shown = progress
    return report(remarks: { style in
      shown.map { [.dispensable("   \($0.line(style))")] } ?? []
    })
  }

  /// The goal that the last of its events funds or draws from; `nil` if none does.
  private var funded: EventID? {
    let goals = events.compactMap { envelope -> EventID? in
      if case .account(.envelope(let event)) = envelope.event { event.goalStep?.goal } else { nil }
    }
    return goals.last
  }
}
