import CommandTable
import LedgerModel

extension PuldarCommand {
  static var explain: Command {
    Command(
      "explain", "Show what a figure is made of, down to the events.",
      discussion: """
        A figure is a bucket's (fun, fun.budget, fun.carried, fun.spent, fun.left, fun.over), the \
        month's (month, month.income, month.budget, month.carried, month.spent, month.left, \
        month.over; month.capacity is budget and what was carried; free is what is left once what \
        is still due of bills is paid, and fun.free the bucket's), what a category spent (dining), \
        what is left of its limit (limit.dining), what an account holds (bank), what is left of \
        today's allowance, what 'goal NAME' sets aside, or Main Savings (savings: what no bill, \
        goal or allowance claims). One name for two figures: 'account savings' is what the account \
        holds, 'category savings' what the category spent. The terms add up to it exactly; numbers \
        in brackets are events, which 'puldar show' shows. With --depth the parts are taken apart \
        further, month by month if a bucket carries. Of several months (-m 2025) what adds up is \
        explained: month.spent, month.income, fun.spent, dining. --all shows terms of zero and \
        what was undone, too.
        """,
      examples: [
        "puldar explain fun", "puldar explain fun.left -m 2026-01 --depth 3",
        "puldar explain month.spent --json", "puldar explain month.spent -m 2025",
        "puldar explain bank",
        "puldar explain savings", "puldar explain goal bike",
      ], traits: [.ofMonths, .long],
      .arguments(
        "<figure>", "The figure: fun, fun.spent, dining, month.left, bank, savings.", String.self,
        completing: .figures),
      .option(
        "--depth <levels>", "How many levels of terms are shown. (default: 2)",
        default: DepthArgument.usual),
      .flag("--all", "Show terms of zero too, and what was undone.")
    ) { session, words, depth, showsAll in
      guard !words.isEmpty else { throw UsageError.missing("<figure>") }
      let figure = words.joined(separator: " ")
      return try await ExplainReport(session: session, depth: depth.count, showsAll: showsAll)
        .report(figure)
    }
  }
}

/// The parts of a figure.
struct ExplainReport {
  let session: Session
  let depth: Int
  let showsAll: Bool

  /// The prefix of a category that is named like another figure.
  private static let categoryPrefix = "category "

  /// - Parameter word: The figure as a person names it.
  func report(_ word: String) async throws -> Report {
    let months = try session.begunMonths()
    guard let month = months.first, months.count == 1 else {
      return try await ExplainedMonths(
        session: session, depth: depth, showsAll: showsAll, months: months
      ).report(word.trimmingPrefix(ExplainReport.categoryPrefix).description)
    }
    if !word.hasPrefix(ExplainReport.categoryPrefix),
      let terms = try await EnvelopeExplanation.terms(session, word, showsAll: showsAll)
    {
      return try await terms.report(session, next: try await account(called: word))
    }
    let word =
      word.hasPrefix(ExplainReport.categoryPrefix)
      ? String(word.dropFirst(ExplainReport.categoryPrefix.count)) : word
    let fold = try await session.ledger.folded(
      ExplainedMonth(month, on: session.today, depth: depth))
    let explained = fold.projection
    guard let figure = try explained.figure(named: word) else {
      if let account = try await AccountExplanation(session, word, showsAll: showsAll) {
        return try await account.figure.report(session)
      }
      if let failure = ExplainReport.noLimit(word, in: month, explained) { throw failure }
      let state = try await session.ledger.view(DecisionState())
      // A balance exists only once an account was opened.
      if let account = AccountName(word), state.accounts.exists(account) {
        throw Refusal.accountNotOpened(account)
      }
      throw try ExplainReport.refusal(
        of: word, explained, beside: ExplainReport.figures(of: state.envelopes, called: word))
    }
    let settings = try await session.ledger.view(SettingConflicts()).pairs
    let open = try await OpenConflicts(session, fold.conflicts, settings).all
    let explanation = try explained.explanation(of: figure, conflicts: open.map(\.pair))
    let conflicts = open.filter { explanation.conflicts.contains($0.pair) }
    let numbering = try await session.ledger.numbering()
    let account = try await account(called: word)
    let document = ExplanationDocument(
      explanation: explanation, conflicts: conflicts, numbering: numbering,
      moment: session.ledger.moment)
    var report = Report { style in
      let screen = ExplanationScreen(
        explanation, conflicts, categories: explained.buckets.plan.categories, numbering: numbering,
        style: style, showsAll: showsAll)
      return screen.lines.map { Report.Line($0) }
        + (screen.hasFolded ? [.hint(next(word, month))] : [])
        + (account.map { [.hint($0)] } ?? [])
    } rows: {
      document.rows(of: explanation.root)
    } record: {
      document.record
    }
    report.notes = .waiting(fold.waiting)
    return report
  }

  /// Returns the command that explains an account named like another figure; `nil` if there is none.
  private func account(called word: String) async throws -> String? {
    guard let name = AccountName(word),
      try await AccountExplanation(session, word, showsAll: false) != nil
    else { return nil }
    return "explain account \(name.text)" + session.options.lookingBackWords
  }

  /// Returns the command that expands the folded parts, without the program's name.
  private func next(_ word: String, _ month: CalendarMonth) -> String {
    // A shell would split a name with a space.
    let figure = word.contains(" ") ? "\"\(VisibleText(word))\"" : VisibleText(word).description
    return "explain \(figure)" + (month == session.today.month ? "" : " -m \(month.text)")
      + " --depth \(depth + 1)" + (showsAll ? " --all" : "") + session.options.lookingBackWords
  }

  /// Returns the failure for a limit that a category does not have; `nil` for every other figure.
  private static func noLimit(
    _ word: String, in month: CalendarMonth, _ explained: ExplainedMonth
  ) -> CommandFailure? {
    let parts = word.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ["budget", "limit"].contains(parts[0]),
      let category = CategoryName(parts[1]), explained.buckets.plan.categories.exists(category)
    else { return nil }
    return CommandFailure(
      "\(explained.buckets.plan.categories.shownName(of: category)) has no limit in \(month.text)",
      remedy: "Say one with: \(command: "budget 400 -c \(category.text) -m \(month.text)")",
      .refusedData)
  }

  /// Returns the goals whose name contains a word: `goal Bike`.
  private static func figures(of book: EnvelopeBook, called word: String) -> [String] {
    let wanted = FoldedText(word)
    return book.goals.compactMap { book.goal($0)?.name }
      .filter { FoldedText($0).contains(wanted) }.map { "goal \($0)" }
  }

  /// Returns why there is no such figure, with the nearest name.
  private static func refusal(
    of word: String, _ explained: ExplainedMonth, beside others: [String]
  ) throws -> UsageError {
    if word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .invalid(
        word, for: "<figure>",
        .misspelled("a number is an event: see it with 'puldar show \(word)'"))
    }
    let figures = try explained.figures()
    let short = figures.compactMap { figure -> String? in
      switch figure {
      case .month(.left): "month"
      case .bucket(let bucket, .left): bucket.text
      default: nil
      }
    }
    let buckets = short.dropFirst().joined(separator: ", ")
    let names = short + figures.map(\.text)
    let folded = word.lowercased()
    // A part alone means the month's.
    let nearest =
      others.first ?? Suggestion.closest(to: folded, in: names)
      ?? names.first { $0.hasSuffix(".\(folded)") }
    return .invalid(
      word, for: "<figure>",
      .misspelled(
        nearest.map { "did you mean '\($0)'?" }
          ?? "write month, \(buckets), a part such as fun.spent, or a category"))
  }
}
