import CommandTable
import LedgerModel
import LedgerStore

/// A month at a glance, in the form that was asked for.
struct StatusAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// Reads the ledger and shows its months.
  func show() async throws {
    let wanted = try session.months()
    let fold = try await session.folded(MonthlyBuckets())
    let months = try wanted.map { month throws(FigureTooLarge) in
      try fold.projection.month(month)
    }
    switch session.options.format {
    case .text: showText(months)
    case .plain: showPlain(months)
    case .json, .jsonl: try await showJSON(months)
    }
  }

  private func showText(_ months: [MonthBudget]) {
    let style = session.style
    for (place, month) in months.enumerated() {
      if place > 0 { session.output.writeLine() }
      for line in BudgetScreen(month: month, style: style).lines { session.output.writeLine(line) }
    }
  }

  private func showPlain(_ months: [MonthBudget]) {
    for month in months {
      for bucket in month.buckets {
        let amounts = [bucket.spent, bucket.budget, bucket.carried, bucket.left]
          .map { AmountText.text($0, month.currency) }
        session.output.writeLine(
          ([month.month.text, bucket.bucket.text] + amounts).joined(separator: "\t"))
      }
    }
  }

  private func showJSON(_ months: [MonthBudget]) async throws {
    let condition = try await session.ledger.condition()
    var members: [(String, JSONValue)] = [
      ("schema", 1), ("today", .text(session.today.text)), ("asOf", nil),
      ("currency", .optional(months.first?.currency.code)),
      ("heads", .list(condition.heads.map { .text("\($0.writer.text):\($0.eventCount - 1)") })),
      ("complete", .bool(condition.isComplete)),
    ]
    if months.count == 1, let month = months.first {
      members.append(("month", BudgetDocument.month(month)))
    } else {
      members.append(("months", .list(months.map(BudgetDocument.month))))
    }
    session.output.writeLine(
      JSONWriter.text(of: .object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })))
  }
}
