import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var replay: Command {
    Command(
      "replay", "Show the months as they would be under other rules, and save nothing.",
      discussion: """
        A rule is written as the command that records it: 'budget 60/20/20', 'income 4000', \
        'rollover fun surplus', 'move dining to fundamentals'. It holds from the first month that \
        is shown, or from the one that 'from 2025-06' after it names, and replaces every setting \
        of its kind from then on. --without leaves an entry out.
        """,
      examples: [
        "puldar replay --with \"budget 60/20/20\" -m 2026-01", "puldar replay --without 6",
        "puldar replay --with \"income 4500 from 2025-06\" --with \"rollover all both\" -m 2025-06..this",
      ], traits: [.ofMonths, .long],
      .options("--with <rule>", "A rule, as 'budget 60/20/20 from 2025-06'.", RuleArgument.self),
      .options(
        "--without <entry>", "An entry that is left out.", EventArgument.self, completing: .entries)
    ) { session, rules, without in
      guard !rules.isEmpty || !without.isEmpty else {
        throw UsageError("Missing expected argument '--with <rule>'")
      }
      let months = try session.months()
      let actual = try await session.ledger.view(MonthlyBuckets())
      var decisions: [any Decision] = []
      // Each decision as the person wrote it; empty for implied ones.
      var names: [String] = []
      // A preview that is not saved needs no purchase.
      if rules.contains(where: \.isOfPro),
        try await !session.ledger.view(DecisionState()).allows(.rollover)
      {
        decisions.append(UnlockPro(transaction: "replay"))
        names.append("")
      }
      for word in without {
        decisions.append(VoidEntry(leavingPaymentsOf: try await session.ledger.entry(word)))
      }
      let texts = try await session.texts(of: without)
      names += texts.map { "--without \($0)" } + rules.map(\.text)
      for rule in rules {
        decisions.append(
          try rule.decision(
            from: months.first ?? session.today.month, actual.currency ?? .usd,
            actual.plan.buckets, today: session.today,
            conventions: session.conventions))
      }
      let replayed = try await session.buckets(under: decisions, named: names)
      let pairs = try months.map { month throws(FigureTooLarge) in
        ReplayedMonth(actual: try actual.month(month), scenario: try replayed.month(month))
      }
      return ReplayReport(rules: texts.map { "without \($0)" } + rules.map(\.text)).report(pairs)
    }
  }
}

extension Session {
  /// Returns the shown numbers of entries that a person named.
  fileprivate func texts(of words: [EventArgument]) async throws -> [String] {
    let numbering = try await ledger.numbering()
    var texts: [String] = []
    for word in words { texts.append(numbering.text(try await ledger.entry(word))) }
    return texts
  }
}

extension Session {
  /// Returns the figures under rules.
  ///
  /// - Parameter names: The names of the rules, for the refusal of one that conflicts with another.
  fileprivate func buckets(
    under rules: [any Decision], named names: [String]
  ) async throws -> MonthlyBuckets {
    let outcome = try await ledger.opened.outcome(
      MonthlyBuckets(), under: rules, asOf: ledger.moment)
    switch outcome {
    case .success(let buckets): return buckets
    case .failure(let refused):
      let numbering = try await ledger.numbering()
      func name(_ id: EventID) -> String {
        refused.makers[id].map { "'\(names[$0])'" } ?? numbering.text(id)
      }
      throw CommandFailure(
        refused.refusal.problem(naming: name), remedy: refused.refusal.advice(naming: name),
        ExitCode(of: refused.refusal))
    }
  }
}

/// Months compared with what they would be under other rules.
struct ReplayReport {
  /// The rules, as they were written.
  let rules: [String]

  func report(_ months: [ReplayedMonth]) -> Report {
    Report { style in
      months.flatMap { ReplayScreen(month: $0, style: style).lines }.map { Report.Line($0) }
        + [.dispensable("Nothing was saved.")]
    } rows: {
      months.flatMap(rows)
    } record: {
      ReplayReport.shape.record(of: (rules, months))
    }
  }

  static let shape = Shape<(rules: [String], months: [ReplayedMonth])>(
    answer: "replay", .init("rules", \.rules),
    .init(
      "months", \.months,
      each: Shape<ReplayedMonth>(
        .init("id", \.scenario.month), .init("actual", { ToldMonth(month: $0.actual) }),
        .init("scenario", { ToldMonth(month: $0.scenario) }))))

  /// Returns month, bucket, the actual budget, carried, spent, used and left, the same five under the rules,
  /// and the currency.
  private func rows(_ month: ReplayedMonth) -> [[String]] {
    month.buckets.map { was, now in
      let amounts = [was, now].flatMap { bucket in
        [bucket?.budget, bucket?.carried, bucket?.spent, bucket?.used, bucket?.left].map {
          AmountText.text($0 ?? .zero(month.scenario.currency))
        }
      }
      return [month.scenario.month.text, (now ?? was)?.bucket.text ?? ""] + amounts
        + [month.scenario.currency.code]
    }
  }
}
