import CommandTable
import LedgerModel

/// Says how a month is shared among the buckets.
struct SharesSetting {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func report(_ shares: [BucketShare], _ setting: SettingOptions) async throws -> Report {
    try session.refuseMonths()
    let month = setting.month(today: session.today)
    let write = try await session.ledger.perform(
      ChangeAllocation(
        shares, from: month.firstDay, isFromFilledIn: setting.from == nil, reason: setting.reason),
      key: setting.key, isPreview: setting.isPreview)
    let after = try write.after.month(month)
    return try await SettingReport(session, write, touching: [TouchedBudget(month)]).report {
      ["shares from \(month.text): \(SharesLine.text(after, $0))"]
    } figures: {
      SharesLine.text(try $0.month(month), $1)
    }
  }
}

/// How a month is shared.
struct SharedMonth {
  private let budget: MonthBudget
  /// What said it; `nil` for the shares that a ledger begins with.
  private let event: EventID?

  init(_ budget: MonthBudget, _ event: EventID?) {
    self.budget = budget
    self.event = event
  }

  func lines(_ session: Session, _ style: ScreenStyle) -> [Report.Line] {
    var table = TextTable([.left, .right, .right])
    for bucket in budget.buckets {
      table.add(
        [bucket.shownName, bucket.share.shortText]
          + (budget.hasIncome ? [style.amount(bucket.budget)] : []))
    }
    let lines = ["Shares of \(budget.month.text)\(event == nil ? " (default)" : "")"]
    let command = IncomeHint.command(for: budget.month, session.today)
    let advice = Report.Line.offering(
      "No income set yet. Next: \(command: command)", isDispensable: true)
    return (lines + table.lines()).map { Report.Line($0) } + (budget.hasIncome ? [] : [advice])
  }

  func members(_ numbering: EventNumbering) -> [JSONValue.Member] {
    [
      .init(name: "income", value: .text(AmountText.text(budget.income))),
      .init(name: "event", value: .optional(event.map(numbering.text))),
      .init(
        name: "buckets",
        value: .list(
          budget.buckets.map { bucket in
            [
              "id": .text(bucket.bucket.text), "name": .text(bucket.name),
              "share": .text(bucket.share.text), "budget": .text(AmountText.text(bucket.budget)),
            ]
          })),
    ]
  }
}
