import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var budget: Command {
    Command(
      "budget", "Say how much a month may use, how its buckets share it, or show it.",
      otherNames: ["cap", "shares"],
      discussion: """
        An amount alone is the budget of the month; without one a month may use its income. An \
        amount after a category is the limit of that category. Either may be of a week, two weeks, a quarter or a \
        year: it stands beside that of the month. 50/30/20 shares the month among \
        Fundamentals, Fun and Future You, and then your own buckets by name; fun=30 future=70 shares it among buckets by their names. \
        Each holds from this month on, or from the one that --from names; an amount with -m holds \
        for that month alone, before any --from of the same month, also one that is said later. Earlier months stay as they were. 'none' takes an amount away. A \
        budget or a limit refuses nothing: you are told when it is over.
        """,
      examples: [
        "puldar budget 3000", "puldar budget 50/30/20", "puldar budget dining 400",
        "puldar budget dining 20 a week", "puldar budget none --from 2026-03", "puldar budget",
      ], traits: [.ofMonths],
      .arguments(
        "<what>", "An amount, shares, or a category and an amount.", BudgetArgument.self,
        completing: .shares),
      .option(
        "-c --category <name>", "Of this category alone.", CategoryName.self,
        completing: .categories),
      .recording(from: "The month from which it holds. (default: this)", why: "Why it changes."),
      subcommands: [shiftBudget, setRollover, bucket]
    ) { session, words, category, recording in
      let context = EntryReader.context(
        session, words.isEmpty ? nil : try await session.ledger.state())
      let read = try BudgetWords(words, context)
      var words = read.words
      var category = category
      // The category may precede its amount, or follow it.
      if category == nil, let place = words.firstIndex(where: { $0.category != nil }) {
        category = words.remove(at: place).category
      }
      let shares = SharesArgument.shares(in: words)
      switch (words.count, words.first?.meaning) {
      case (0, _):
        guard recording == Recording() else { throw UsageError.missing("<what>") }
        return try await BudgetReport(session: session, category: category).report()
      case _ where shares != nil && category == nil:
        return try await SharesSetting(session: session).report(shares ?? [], recording)
      case (1, .amount(let cap)?):
        return try await BudgetSetting(session: session, reach: read.reach)
          .report(cap, of: category, recording)
      default:
        throw UsageError("Write an amount, shares as 50/30/20, or a category and its amount")
      }
    }
  }
}

/// Sets the budget of a month.
struct BudgetSetting {
  let session: Session
  /// The periods that it is for.
  let reach: MonthBudgetReach

  func report(
    _ wanted: SignedAmountArgument?, of category: CategoryName?, _ recording: Recording
  ) async throws -> Report {
    let months = session.options.months == nil ? nil : try session.months(.coming)
    if let months {
      guard reach.isOfMonths else {
        throw UsageError(
          "'-m' is for the budget of a month; '--from MONTH' says from when it holds")
      }
      guard months.count == 1 else {
        throw UsageError(
          "-m names one month here; '--from MONTH' sets the budget of all from one on")
      }
      guard recording.from == nil else { throw UsageError("'-m' excludes '--from'") }
    }
    let month = months?.first ?? recording.month(today: session.today)
    let currency = session.ledger.currency(of: try await session.ledger.state())
    let cap: MonthCap =
      if let wanted {
        .amount(try wanted.money(currency, session.conventions(for: currency), for: "<what>"))
      } else {
        .none
      }
    var decision = SetMonthBudget(
      cap, of: category, in: month, months == nil ? reach : .month, reason: recording.reason)
    decision.isMonthFilledIn = months == nil && recording.from == nil
    let recorded = try await session.recorded(decision, recording)
    let set = MonthBudgetSet(from: month.firstDay, decision.reach, of: category, cap)
    return recorded.report(showsBudgets: true) { style in
      [MonthCapLine(set: set, categories: recorded.write.after.plan.categories).text(style)]
    } remarks: { style in
      remarks(set, recorded.write.after, style)
    }
  }

  /// Returns the usage of the budget, a month that it does not apply to, and its conflicts with other figures.
  private func remarks(
    _ set: MonthBudgetSet, _ buckets: MonthlyBuckets, _ style: ScreenStyle
  ) -> [Report.Line] {
    let month = set.from.month
    var lines: [String] = []
    let own = buckets.plan.budgetAlone(of: set.category, in: month)
    if set.reach == .onward, let own, own.value != set.cap {
      let amount = own.value.money.map(style.amount) ?? "none"
      lines.append("\(month.text) keeps what was said of it alone: \(amount)")
    }
    guard let budget = try? buckets.month(month),
      let overview = try? buckets.overview(of: budget, on: session.today)
    else { return [] }
    if set.category == nil, set.reach.isOfMonths, let rest = budget.notBudgeted,
      rest.minorUnits != 0
    {
      lines.append(NotBudgetedLine.text(rest, style))
    }
    if set.category == nil, set.reach.isOfMonths {
      // Money that was moved away from a bucket stays moved.
      lines += budget.buckets.filter { $0.budget.minorUnits < 0 }.map {
        "\($0.shownName) has \(style.amount($0.budget)) after what was moved to others"
      }
    }
    let isOfMonths = set.reach.isOfMonths
    if let limit = overview.limits.last(where: {
      $0.category == set.category && $0.reach == (isOfMonths ? .onward : set.reach)
    }) {
      let title = month == session.today.month ? "" : " \(month.text)"
      lines.append(LimitTable.line(limit, in: title, style))
      let bucket = limit.category.map {
        buckets.plan.categories.bucket(of: $0, on: month.firstDay)
      }
      if isOfMonths, let part = budget.buckets.first(where: { $0.bucket == bucket }),
        budget.isShared,
        limit.cap > part.capacity
      {
        lines.append("that is more than \(part.shownName) has: \(style.amount(part.capacity))")
      }
    }
    return lines.map { .dispensable("   \($0)") }
  }
}

/// The budgets of months, their distribution among the buckets, and the usage of each category's limit.
struct BudgetReport {
  let session: Session
  let category: CategoryName?

  private struct Facts {
    var month: MonthBudget
    var overview: MonthOverview
    var limits: [MonthOverview.UsedLimit]
  }

  func report() async throws -> Report {
    let buckets = try await session.ledger.view(MonthlyBuckets())
    if let category, !buckets.plan.categories.exists(category) {
      throw LedgerError.refused(
        .unknownCategory(
          category, known: buckets.plan.categories.offered(on: session.today)))
    }
    let months = try session.months().map { month in
      let budget = try buckets.month(month, on: session.today)
      let overview = try buckets.overview(of: budget, on: session.today)
      return Facts(
        month: budget, overview: overview,
        limits: overview.limits.filter { category == nil || $0.category == category })
    }
    var report = Report { style in
      Array(months.map { lines($0, style) }.joined(separator: [""]))
    } rows: {
      months.flatMap(rows)
    } record: {
      BudgetReport.shape.record(
        of: months.map { ToldMonth(month: $0.month, overview: $0.overview) })
    }
    report.notes = try await session.notesOnLaterDays()
    return report
  }

  static let shape = Shape<[ToldMonth]>(
    answer: "budget", note: "budget without an amount.", .init("months", \.self))

  private func lines(_ facts: Facts, _ style: ScreenStyle) -> [Report.Line] {
    let month = facts.month.month.text
    let limits = LimitTable(limits: facts.limits).lines(style)
    if let category {
      let name = VisibleText(category.text)
      return limits.isEmpty
        ? ["\(name) has no limit in \(month)", .hint("budget \(category.text.shellQuoted) 400")]
        : limits.map { Report.Line($0) }
    }
    let shares = facts.month.isShared ? ["Shares: \(SharesLine.text(facts.month, style))"] : []
    let all =
      BudgetScreen(
        months: [facts.month], overviews: [facts.overview], today: session.today, style: style
      ).lines
      + shares + (limits.isEmpty ? [] : ["Limits"] + limits)
    return all.map { Report.Line($0) }
      + (facts.month.hasBudget ? [] : [.hint("budget 3000 --from \(month)")])
  }

  /// Returns month or period, category, budget or limit, used, left, percent and currency; the month's own has no category.
  private func rows(_ facts: Facts) -> [[String]] {
    let month = facts.month
    func row(
      _ category: String, of period: String? = nil, _ cap: Money, _ used: Money, _ left: Money,
      _ percent: Int?
    ) -> [String] {
      [period ?? month.month.text, category] + [cap, used, left].map(AmountText.text)
        + [percent.map { String($0) } ?? "", cap.currency.code]
    }
    let own =
      category == nil && month.hasBudget
      ? [row("", month.budget, month.used, month.left, month.usedPercent)] : []
    return own
      + facts.limits.map {
        row(
          $0.category?.text ?? "", of: $0.reach.isOfMonths ? nil : LimitTable.period(of: $0),
          $0.capacity, $0.used, $0.left, $0.usedPercent)
      }
  }
}
