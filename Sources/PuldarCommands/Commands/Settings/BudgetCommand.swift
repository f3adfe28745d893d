import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var budget: Command {
    Command(
      "budget", "Say how much a month may spend, what of it is whose, or show it.",
      otherNames: ["cap", "shares"],
      discussion: """
        An amount alone is the month's; behind a category it is that category's limit; 50/30/20 shares the \
        month among Fundamentals, Fun and Future You, fun=30 future=70 among buckets by their names. Each \
        holds from this month on, or from the one that --from names; an amount with -m holds for that month \
        alone. Earlier months stay as they were. 'none' takes an amount away.
        """,
      examples: [
        "puldar budget 3000", "puldar budget 50/30/20", "puldar budget dining 400",
        "puldar budget none --from 2026-03", "puldar budget",
      ], traits: [.ofMonths],
      .arguments(
        "<what>", "An amount, shares, or a category and an amount.", BudgetArgument.self,
        completing: .shares),
      .option(
        "-c --category <name>", "Of this category alone.", CategoryName.self,
        completing: .categories),
      .option(
        "--from <month>", "The month from which it holds. (default: this)", MonthArgument.self),
      .option("--why <text>", "Why it changes.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing."),
      subcommands: [setRollover, bucket]
    ) { session, words, category, from, reason, key, isPreview in
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      var words = words
      var category = category
      // The category may stand before its amount, or after it.
      if category == nil, let place = words.firstIndex(where: { $0.category != nil }) {
        category = words.remove(at: place).category
      }
      let shares = try SharesArgument.shares(in: words)
      switch (words.count, words.first) {
      case (0, _):
        guard setting == SettingOptions() else { throw UsageError.missing("<what>") }
        return try await BudgetReport(session, of: category).report()
      case _ where shares != nil && category == nil:
        return try await SharesSetting(session).report(shares ?? [], setting)
      case (1, .amount(let cap)?):
        return try await BudgetSetting(session).report(cap, of: category, setting)
      default:
        throw UsageError("Write an amount, shares as 50/30/20, or a category and its amount")
      }
    }
  }
}

/// Sets how much a month may spend.
struct BudgetSetting {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func report(
    _ wanted: SignedAmountArgument?, of category: CategoryName?, _ setting: SettingOptions
  ) async throws -> Report {
    let months = session.options.months == nil ? nil : try session.months()
    if let months {
      guard months.count == 1 else {
        throw UsageError(
          "-m names one month here; '--from MONTH' sets the budget of all from one on")
      }
      guard setting.from == nil else { throw UsageError("'-m' excludes '--from'") }
    }
    let month = months?.first ?? setting.month(today: session.today)
    let currency = session.ledger.currency(of: try await session.ledger.state())
    let cap: MonthCap =
      if let wanted {
        .amount(try wanted.money(currency, session.conventions(for: currency), for: "<what>"))
      } else {
        .none
      }
    var decision = SetMonthBudget(
      cap, of: category, in: month, months == nil ? .onward : .month, reason: setting.reason)
    decision.isMonthFilledIn = months == nil && setting.from == nil
    let write = try await session.ledger.perform(
      decision, key: setting.key, isPreview: setting.isPreview)
    let set = MonthBudgetSet(from: month.firstDay, decision.reach, of: category, cap)
    return try await SettingReport(session, write, touching: []).report(members: []) { style in
      [OwnBudgetLine(set).text(style)]
    } remarks: { style in
      remarks(set, write.after, style)
    }
  }

  /// How far the month is with it, and which month it does not hold for.
  private func remarks(
    _ set: MonthBudgetSet, _ buckets: MonthlyBuckets, _ style: ScreenStyle
  ) -> [Report.Line] {
    let month = set.from.month
    var lines: [String] = []
    let own = buckets.plan.caps.timeline(.month, of: set.category).set(on: set.from)
    if set.reach == .onward, let own, own.value != set.cap {
      let amount = own.value.money.map(style.amount) ?? "none"
      lines.append("\(month.text) keeps the budget that was set for it alone: \(amount)")
    }
    if let budget = try? buckets.month(month), let overview = try? buckets.overview(of: budget),
      let spent = overview.budgets.first(where: { $0.category == set.category })
    {
      let title = month == session.today.month ? "" : " \(month.text)"
      lines.append("\(OwnBudgetTable.label(spent))\(title): \(OwnBudgetTable.left(spent, style))")
    }
    return lines.map { Report.Line("   \($0)") }
  }
}

/// The budgets of months, and how far each is with them.
struct BudgetReport {
  private let session: Session
  private let category: CategoryName?

  /// - Parameter category: The one whose budgets are told alone; `nil` for all.
  init(_ session: Session, of category: CategoryName?) {
    self.session = session
    self.category = category
  }

  func report() async throws -> Report {
    let buckets = try await session.ledger.view(MonthlyBuckets())
    if let category, !buckets.plan.categories.exists(category) {
      throw LedgerError.refused(
        .unknownCategory(
          category, known: buckets.plan.categories.offered(on: session.today)))
    }
    let months = try session.months().map { month in
      let budget = try buckets.month(month)
      return (
        month: month,
        budgets: try buckets.overview(of: budget).budgets.filter {
          category == nil || $0.category == category
        },
        shares: SharedMonth(budget, buckets.plan.shares.inForce(on: month.firstDay)?.event)
      )
    }
    let numbering = try await session.ledger.numbering()
    return Report { style in
      let lines = months.flatMap { month, budgets, shares -> [Report.Line] in
        let table = OwnBudgetTable(budgets: budgets).lines(style)
        let none = category.map { "\(month.text) has no budget for \(VisibleText($0.text))" }
        let own = budgets.isEmpty ? [none].compactMap(\.self) : ["Budgets of \(month.text)"] + table
        return (category == nil ? shares.lines(session, style) : []) + own.map { Report.Line($0) }
      }
      let isEmpty = months.allSatisfy(\.budgets.isEmpty)
      return lines + (isEmpty ? [.hint("budget dining 400")] : [])
    } rows: {
      months.flatMap { month, budgets, _ in
        budgets.map { [month.text] + OwnBudgetTable.row($0) }
      }
    } document: {
      [
        "schema": 1,
        "months": .list(
          months.map { month, budgets, shares in
            .object(
              [
                .init(name: "id", value: .text(month.text)),
                .init(name: "budgets", value: .list(budgets.map(OwnBudgetTable.document))),
              ] + shares.members(numbering))
          }),
      ]
    }
  }
}
