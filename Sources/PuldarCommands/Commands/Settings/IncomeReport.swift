import LedgerModel

/// The parts of a month's income.
struct IncomeReport {
  let session: Session

  /// A month, with the setting in force.
  struct Month {
    var budget: MonthBudget
    var setting: SettingTimeline<IncomePlan>.Element?

    var base: Money? { setting?.value.base }
    var recorded: Money { budget.income.subtracting(budget.expected) }
    var mode: IncomeMode { setting?.value == .actual ? .actual : .base }
  }

  func report() async throws -> Report {
    let buckets = try await session.ledger.view(MonthlyBuckets())
    let months = try session.months().map { month in
      Month(
        budget: try buckets.month(month),
        setting: buckets.plan.income.inForce(on: month.firstDay))
    }
    let numbering = try await session.ledger.numbering()
    return Report("income without an amount") { style in
      months.enumerated().flatMap { place, month in
        (place > 0 ? [""] : []) + lines(month, numbering, style)
      }
    } record: {
      IncomeReport.shape.record(of: months, numbering)
    }
  }

  static let shape = Shape<[Month]>(
    answer: "income", note: "income without an amount: what holds for each month.",
    .init(
      "months", \.self,
      each: Shape<Month>(
        .init("id", \.budget.month), .init("mode", \.mode, "actual: only what came in counts."),
        .init("base", \.base), .init("recorded", \.recorded),
        .init("expected", \.budget.expected), .init("income", \.budget.income),
        .init("from", \.setting?.from.month, "The first month of the setting."),
        .init("event", \.setting?.event, "What set it."))))

  private func lines(_ month: Month, _ numbering: EventNumbering, _ style: ScreenStyle) -> [Report
    .Line]
  {
    let title = month.budget.month.text
    guard month.budget.hasIncome else {
      let command = IncomeHint.command(for: month.budget.month, session.today)
      return [
        Report.Line("No income set for \(title)."),
        .hint(command),
      ]
    }
    var table = TextTable([.left, .right, .left])
    if let setting = month.setting, let base = month.base {
      let hourly: String
      if case .hourly(let rate, let hours) = setting.value {
        hourly = ": \(style.amount(rate)) an hour, \(hours.shortText) hours a week"
      } else {
        hourly = ""
      }
      table.add([
        "base", style.amount(base),
        "\(setting.value.days?.words ?? "a month") from \(setting.from.month.text) (\(numbering.text(setting.event)))\(hourly)",
      ])
    } else if let setting = month.setting {
      table.add([
        "base", "none",
        "only what came in counts, from \(setting.from.month.text) (\(numbering.text(setting.event)))",
      ])
    }
    table.add(["came in", style.amount(month.recorded)])
    if month.budget.expected.minorUnits > 0 {
      table.add(["still expected", style.amount(month.budget.expected)])
    }
    table.add(["together", style.amount(month.budget.income)])
    return (["Income of \(title)"] + table.lines()).map { Report.Line($0) }
  }
}

extension IncomeMode: ToldWord {}
