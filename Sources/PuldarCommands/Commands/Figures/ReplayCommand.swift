import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var replay: Command {
    Command(
      "replay", "Show the months as they would be under other rules, and save nothing.",
      discussion: """
        A rule is written as the command that records it: 'allocate 60/20/20', 'income 4000', \
        'rollover fun surplus', 'move dining to fundamentals'. It holds from the first month that is \
        shown, or from the one that 'from 2025-06' behind it names, in place of every setting of its \
        kind from then on. --without leaves an entry out.
        """,
      examples: [
        "puldar replay --with \"allocate 60/20/20\" -m 2026-01", "puldar replay --without 6",
        "puldar replay --with \"income 4500 from 2025-06\" --with \"rollover all both\" -m 2025-06..this",
      ],
      .options("--with <rule>", "A rule, as 'allocate 60/20/20 from 2025-06'.", RuleWord.self),
      .options(
        "--without <entry>", "An entry that is left out.", EventWord.self, completing: .entries)
    ) { session, rules, without in
      guard !rules.isEmpty || !without.isEmpty else {
        throw UsageError("Missing expected argument '--with <rule>'")
      }
      let months = try session.months()
      let actual = try await session.view(MonthlyBuckets())
      var scenario = Scenario([])
      for word in without { scenario.rules.append(VoidEntry(try await session.entry(word))) }
      for rule in rules {
        scenario.rules.append(
          try rule.decision(
            from: months.first ?? session.today.month, actual.currency ?? .usd, in: session))
      }
      let replayed = try await session.ledger.view(
        MonthlyBuckets(), under: scenario, asOf: session.moment)
      let pairs = try months.map { month throws(FigureTooLarge) in
        ReplayedMonth(actual: try actual.month(month), scenario: try replayed.month(month))
      }
      let names =
        try await session.numbering(of: without).map { "without \($0)" } + rules.map(\.text)
      ReplayAnswer(session, rules: names).show(pairs)
    }
  }
}

extension Session {
  /// How entries are written that a person named.
  fileprivate func numbering(of words: [EventWord]) async throws -> [String] {
    let numbering = try await numbering()
    var texts: [String] = []
    for word in words { texts.append(numbering.text(try await entry(word))) }
    return texts
  }
}
