import LedgerModel

/// Shows months beside what they would be under other rules, in the form that was asked for.
struct ReplayAnswer {
  private let session: Session
  /// As they were written.
  private let rules: [String]

  init(_ session: Session, rules: [String]) {
    self.session = session
    self.rules = rules
  }

  func show(_ months: [ReplayedMonth]) {
    switch session.options.format {
    case .text:
      for month in months {
        for line in ReplayScreen(month: month, style: session.style).lines {
          session.output.writeLine(line)
        }
      }
      if !session.options.isQuiet { session.output.writeLine("Nothing was saved.") }
    case .plain: for month in months { showRows(month) }
    case .json, .jsonl:
      session.show([
        "schema": 1, "rules": .list(rules.map { .text($0) }),
        "months": .list(
          months.map { month in
            [
              "id": .text(month.scenario.month.text),
              "actual": BudgetDocument.month(month.actual),
              "scenario": BudgetDocument.month(month.scenario),
            ]
          }),
      ])
    }
  }

  /// Month, bucket, then budget, carried, spent and left as they were, the same as they would be, and
  /// the currency.
  private func showRows(_ month: ReplayedMonth) {
    for (was, now) in month.buckets {
      let amounts = [was, now].flatMap { bucket in
        [bucket?.budget, bucket?.carried, bucket?.spent, bucket?.left].map {
          AmountText.text($0 ?? 0, month.scenario.currency)
        }
      }
      session.output.writeLine(
        ([month.scenario.month.text, (now ?? was)?.bucket.text ?? ""] + amounts
          + [month.scenario.currency.code]).joined(separator: "\t"))
    }
  }
}
