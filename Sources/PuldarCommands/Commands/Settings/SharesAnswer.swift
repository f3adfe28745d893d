import LedgerModel

/// How a month's income is shared, in the form that was asked for.
struct SharesAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func show() async throws {
    let months = try session.months()
    let buckets = try await session.view(MonthlyBuckets())
    for (place, month) in months.enumerated() {
      let budget = try buckets.month(month)
      let setting = buckets.plan.shares.inForce(on: month.firstDay)
      switch session.options.format {
      case .text:
        if place > 0 { session.output.writeLine() }
        showText(budget, isDefault: setting == nil)
      case .plain:
        for bucket in budget.buckets {
          session.output.writeLine(
            [
              month.text, bucket.bucket.text, bucket.share.text,
              AmountText.text(bucket.budget, budget.currency),
            ].joined(separator: "\t"))
        }
      case .json, .jsonl:
        session.show(document(budget, try await session.numbering(), setting?.event))
      }
    }
  }

  private func showText(_ budget: MonthBudget, isDefault: Bool) {
    session.output.writeLine("Shares of \(budget.month.text)\(isDefault ? " (default)" : "")")
    var table = TextTable([.left, .right, .right])
    for bucket in budget.buckets {
      table.add(
        [bucket.bucket.shownName, bucket.share.shortText]
          + (budget.hasIncome ? [AmountText.text(bucket.budget, budget.currency)] : []))
    }
    session.output.write(table.text())
    if !budget.hasIncome, !session.options.isQuiet {
      session.output.writeLine(
        session.offered("No income set yet. Next: puldar income 4000 --monthly"))
    }
  }

  private func document(
    _ budget: MonthBudget, _ numbering: EventNumbering, _ event: EventID?
  ) -> JSONValue {
    [
      "schema": 1, "month": .text(budget.month.text),
      "income": .text(AmountText.text(budget.income, budget.currency)),
      "event": .optional(event.map(numbering.text)),
      "shares": .list(
        budget.buckets.map { bucket in
          [
            "id": .text(bucket.bucket.text), "name": .text(bucket.bucket.displayName),
            "share": .text(bucket.share.text),
            "budget": .text(AmountText.text(bucket.budget, budget.currency)),
          ]
        }),
    ]
  }
}
