import CommandTable
import EntryParsing
import LedgerModel

extension PuldarCommand {
  static var rule: Command {
    Command(
      "rule", "Say which category words mean: your own rules go before all others.",
      discussion: """
        A rule says in which category an entry goes whose merchant or sentence holds some words. \
        It goes before what you taught by correcting entries, before the built-in rules and before \
        a model; only a mark (:name) and --category go before it. If several rules fit, the one \
        with more words decides, and of two with as many the later one. Entries that are there \
        already stay as they are; 'puldar rule apply -n' shows what would change.
        """,
      examples: [
        "puldar rule add \"blue door\" dining", "puldar rule test \"lunch 12 at blue door\"",
        "puldar rule list", "puldar rule learned", "puldar rule apply -n", "puldar rule end 7",
      ], subcommands: [addRule, listRules, learnedRules, testRule, applyRules, endRule])
  }

  private static var applyRules: Command {
    Command(
      "apply", "Read old entries again, and correct what is read otherwise today.",
      discussion: """
        Your rules and what you taught go first. If you set a model, it is asked about the \
        merchants of entries in other that no rule knows. The day of an entry stays, and so does \
        what you said or corrected yourself. An entry whose sentence is no longer sure stays as it \
        is. You are asked before anything is stored (--yes answers), and 'puldar undo' takes it \
        back. Without numbers all entries are read, or those of -m.
        """,
      examples: ["puldar rule apply -n", "puldar rule apply 6 --yes", "puldar rule apply -m last"],
      traits: [.onlyNow, .ofMonths],
      .arguments(
        "<entry>", "The numbers of entries, or last. (default: all)", EventArgument.self,
        completing: .entries),
      .noModel,
      .modelFile,
      .flag("-n --dry-run", "Show what would be corrected, and store nothing.")
    ) { session, words, refusesModel, modelFile, isPreview in
      if !words.isEmpty { try session.refuseMonths() }
      var wanted: [EventID] = []
      for word in words { wanted.append(try await session.ledger.entry(word)) }
      return try await RuleApplication(session: session, wanted: words.isEmpty ? nil : wanted)
        .report(modelFile, asksModel: !refusesModel, isPreview: isPreview)
    }
  }

  private static var addRule: Command {
    Command(
      "add", "Add a rule; one with the same words is replaced.",
      examples: ["puldar rule add \"blue door\" dining"],
      .argument("<words>", "The words, as they stand in sentences.", String.self),
      .argument(
        "<category>", "The category that they mean.", CategoryName.self, completing: .categories),
      .recording()
    ) { session, words, category, recording in
      let folded = RuleBasedParser.folded(merchant: words)
      guard !folded.isEmpty else {
        throw UsageError.invalid(
          words, for: "<words>", .misspelled("write a word with letters, as \"blue door\""))
      }
      let recorded = try await session.recorded(
        AddRule(folded, category, reason: recording.reason), recording)
      let ended = [String](
        repeating: "the rule with the same words ends",
        count: max(0, recorded.write.outcome.count - 1))
      return recorded.report { _ in
        ended + [RuleLine.text(folded, category, recorded.write.after.plan.categories)]
      }
    }
  }

  private static var listRules: Command {
    Command("list", "Show the rules that hold.", examples: ["puldar rule list"]) { session in
      try await RuleListReport(session: session).report()
    }
  }

  private static var testRule: Command {
    Command(
      "test", "Show which category a sentence would get, and why. Nothing is stored.",
      examples: ["puldar rule test \"lunch 12 at blue door\""], traits: [.onlyNow],
      .arguments("<words>", "What happened.", String.self)
    ) { session, words in
      guard !words.isEmpty else { throw UsageError("Missing expected argument '<words>'") }
      return try await RuleTestReport(session: session).report(words.joined(separator: " "))
    }
  }

  private static var endRule: Command {
    Command(
      "end", "End a rule: what it decided stays.", examples: ["puldar rule end 7"],
      .argument("<rule>", "The number of the rule, as 'rule list' shows it.", EventArgument.self),
      .recording()
    ) { session, event, recording in
      guard let rule = try await session.ledger.event(event) else {
        throw UsageError("A rule is named by its number, as 'puldar rule list' shows it")
      }
      let state = try await session.ledger.view(DecisionState())
      let held = state.plan.ownRules.first { $0.event == rule }
      let recorded = try await session.recorded(
        EndRule(rule, reason: recording.reason), recording)
      let words = held.map {
        ": \(RuleLine.text($0.words, $0.category, state.plan.categories))"
      }
      return recorded.report("rule \(recorded.numbering.text(rule)) ends\(words ?? "")")
    }
  }
}

extension OwnRule: Shaped {
  static let shape = Shape<OwnRule>(
    .init("id", \.event), .init("words", \.words), .init("category", \.category))
}

/// The active rules, in order of precedence.
struct RuleListReport {
  let session: Session

  func report() async throws -> Report {
    let plan = try await session.ledger.view(DecisionState()).plan
    let rules = plan.ownRules
    let numbering = try await session.ledger.numbering()
    return Report("rule list") { style in
      guard !rules.isEmpty else {
        return ["There are no rules of your own.", .hint("rule add \"blue door\" dining")]
      }
      var table = TextTable([.whole(.right), .words(), .words()])
      for rule in rules {
        table.add([
          numbering.text(rule.event), VisibleText(rule.words).description,
          plan.categories.shownName(of: rule.category),
        ])
      }
      return table.lines(within: style.columns, ellipsis: style.ellipsis).map { Report.Line($0) }
    } record: {
      RuleListReport.shape.record(of: rules, numbering)
    }
  }

  static let shape = Shape<[OwnRule]>(
    answer: "rule-list", note: "In the order in which they decide.",
    .init("rules", \.self))
}

/// Applies today's rules, lessons, reader and model to existing entries; stored once the person agrees.
struct RuleApplication {
  let session: Session
  /// The entries to consider; `nil` for all of the named months.
  let wanted: [EventID]?

  func report(_ modelFile: String?, asksModel: Bool, isPreview: Bool) async throws -> Report {
    let reread = try await Rereading(session, of: wanted)
    let categorizing = try await Categorizing(
      session, modelFile, asksModel: asksModel, leaving: Set(reread.changes.map(\.entry.id)))
    let (proposals, unknown) = try await categorizing.proposals(of: wanted)
    let changes =
      reread.changes
      + proposals.map {
        (entry: $0.entry, amendment: EntryAmendment(category: $0.category, by: $0.source))
      }
    let notes = reread.leftNotes + unknown
    guard !changes.isEmpty else { return .nothingNew(notes: notes) }
    let decision = CorrectEntries(
      changes.map { ($0.entry.id, $0.amendment) }, today: session.today, reason: "read again",
      ifStill: Dictionary(uniqueKeysWithValues: changes.map { ($0.entry.id, $0.entry.version) }))
    let corrections = Corrections(
      session: session, decision: decision, entries: changes.map(\.entry.id))
    let numbering = try await session.ledger.numbering()
    let lines =
      reread.lines
      + proposals.map { proposal in
        "\(numbering.text(proposal.entry.id))  \(VisibleText(proposal.entry.texts.merchant)): "
          + "\(CategoryName.other.text) -> \(VisibleText(proposal.category.text))"
      }
    return isPreview
      ? corrections.preview(lines, notes: notes)
      : try await corrections.stored(askingAbout: lines, notes: notes)
  }
}

/// The category that a sentence would get, and the reason.
struct RuleTestReport {
  let session: Session

  /// An entry and the reason for its category.
  struct TestedEntry: Shaped {
    var entry: UnderstoodEntry
    var reason: FieldReason?
    /// The person's own rule that decided it; `nil` if none did.
    var rule: OwnRule?

    static let shape = Shape<TestedEntry>(
      .init("category", \.entry.entry.values.category), .init("rule", \.rule?.event),
      .init("words", \.reason?.words), .init("reason", \.reason?.text))
  }

  static let shape = Shape<[TestedEntry]>(
    answer: "rule-test",
    note: "Each entry's category, and what decided it: 'rule' is one of your own.",
    .init("entries", \.self))

  func report(_ words: String) async throws -> Report {
    let state = try await session.ledger.state()
    let reader = try EntryReader(session, state, EntryOptions(explains: true))
    guard let reading = try await reader.readings(of: [words]).first else {
      return SentenceReading.declined
    }
    let rules = state?.plan.ownRules ?? []
    let found = try reading.result.get().map { entry in
      let reason = entry.details.reasons.first { $0.field == "category" }
      let said = RuleBasedParser.folded(merchant: reason?.words ?? "")
      let rule = reason?.rule == .ownRule ? rules.first { $0.words == said } : nil
      return TestedEntry(entry: entry, reason: reason, rule: rule)
    }
    let numbering = try await session.ledger.numbering()
    return Report("rule test", use: .none) { style in
      found.map { Report.Line(line($0, numbering, style)) }
    } record: {
      RuleTestReport.shape.record(of: found, numbering)
    }
  }

  private func line(
    _ finding: TestedEntry, _ numbering: EventNumbering, _ style: ScreenStyle
  ) -> String {
    let values = finding.entry.entry.values
    let merchant = finding.entry.entry.texts.merchant
    let words = finding.reason.map { $0.words.isEmpty ? "" : " (\(VisibleText($0.words)))" } ?? ""
    let why = finding.rule.map { "your rule \(numbering.text($0.event))" } ?? finding.reason?.text
    return style.joined([
      style.amount(values.amount), VisibleText(merchant).description,
      "\(VisibleText(values.category.text)): \(why ?? "")\(words)",
    ])
  }
}
