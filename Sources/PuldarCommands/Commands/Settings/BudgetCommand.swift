import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var budget: Command {
    Command(
      "budget", "Say how much a month may spend, in all or in a category, or show it.",
      otherNames: ["cap"],
      discussion: """
        A budget stands beside income and shares: no bucket changes by it, and nothing is refused for \
        it. It holds from a month on (--from, else from this month), or for one month alone (-m), \
        whatever holds from an earlier one on. 'none' takes it away. 'puldar status' shows how far the \
        month is, and 'puldar explain budget' what is left of it.
        """,
      examples: [
        "puldar budget 30000 -m 2026-01", "puldar budget 400 --category dining",
        "puldar budget none --from 2026-03", "puldar budget",
      ], traits: [.ofMonths],
      .optionalArgument("<amount>", "How much a month may spend, or none.", BudgetArgument.self),
      .option(
        "-c --category <name>", "Of this category alone.", CategoryName.self,
        completing: .categories),
      .option(
        "--from <month>", "The month from which it holds. (default: this)", MonthArgument.self),
      .option("--why <text>", "Why it changes.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, amount, category, from, reason, key, isPreview in
      let setting = SettingOptions(from: from, reason: reason, key: key, isPreview: isPreview)
      guard let amount else {
        guard setting == SettingOptions() else {
          throw UsageError("Missing expected argument '<amount>'")
        }
        return try await BudgetReport(session, of: category).report()
      }
      return try await BudgetSetting(session).report(amount, of: category, setting)
    }
  }
}

/// How much a month may spend, as a person writes it: an amount, or `none`.
enum BudgetArgument: ParameterValue, Hashable {
  case none
  case amount(SignedAmountArgument)

  init(parsing word: String) throws(ValueError) {
    self =
      ["none", "off"].contains(word) ? .none : .amount(try SignedAmountArgument(parsing: word))
  }

  static var completions: [Completion] { [Completion("none", "take the budget away")] }

  static var allowedValues: [String] { [] }

  static func fit(of word: String) -> ValueFit {
    ["none", "off"].contains(word) ? .certain : SignedAmountArgument.fit(of: word)
  }
}

/// Sets how much a month may spend.
struct BudgetSetting {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func report(
    _ wanted: BudgetArgument, of category: CategoryName?, _ setting: SettingOptions
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
      switch wanted {
      case .none: .none
      case .amount(let amount):
        .amount(
          try amount.money(currency, session.conventions(for: currency), for: "<amount>"))
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
      let overview = try buckets.overview(of: try buckets.month(month))
      return (
        month: month,
        budgets: overview.budgets.filter { category == nil || $0.category == category }
      )
    }
    return Report { style in
      let lines = months.flatMap { month, budgets in
        let table = OwnBudgetTable(budgets: budgets)
        return budgets.isEmpty
          ? ["\(month.text) has no budget\(category.map { " for \(VisibleText($0.text))" } ?? "")"]
          : ["Budgets of \(month.text)"] + table.lines(style)
      }
      let isEmpty = months.allSatisfy(\.budgets.isEmpty)
      return lines.map { Report.Line($0) }
        + (isEmpty ? [.hint("budget 400 --category dining")] : [])
    } rows: {
      months.flatMap { month, budgets in
        budgets.map { [month.text] + OwnBudgetTable.row($0) }
      }
    } document: {
      [
        "schema": 1,
        "months": .list(
          months.map { month, budgets in
            [
              "id": .text(month.text),
              "budgets": .list(budgets.map(OwnBudgetTable.document)),
            ]
          }),
      ]
    }
  }
}
