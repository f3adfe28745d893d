import LedgerModel

/// The categories of a month.
struct CategoriesReport {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  private struct Row {
    var category: CategoryName
    var displayName: String
    var bucket: BucketName
    var spent: Int64
  }

  func report() async throws -> Report {
    let buckets = try await session.ledger.view(MonthlyBuckets())
    let months = try session.months().map { month in
      let budget = try buckets.month(month)
      return (budget: budget, rows: rows(budget, buckets.plan.categories))
    }
    return Report { style in
      months.enumerated().flatMap { place, month in
        (place > 0 ? [""] : []) + lines(month.rows, month.budget, style).map { Report.Line($0) }
      }
    } rows: {
      months.flatMap { budget, rows in
        rows.map { row in
          [
            budget.month.text, row.category.text, row.bucket.text,
            AmountText.text(row.spent, budget.currency),
          ]
        }
      }
    } documents: {
      months.map { document($0.rows, $0.budget) }
    }
  }

  /// What is offered at the month's end, and what has spent something all the same.
  private func rows(_ budget: MonthBudget, _ categories: CategoryCatalog) -> [Row] {
    let spending = budget.buckets.flatMap { bucket in
      bucket.categories.map { (bucket: bucket.bucket, spending: $0) }
    }
    let offered = categories.offered(on: budget.month.lastDay)
    let others = spending.map(\.spending.category).filter { !offered.contains($0) }.sorted()
    return (offered + others).map { category in
      Row(
        category: category, displayName: categories.displayName(of: category),
        bucket: categories.bucket(of: category, on: budget.month.firstDay),
        spent: spending.first { $0.spending.category == category }?.spending.spent ?? 0)
    }
  }

  private func lines(_ rows: [Row], _ budget: MonthBudget, _ style: ScreenStyle) -> [String] {
    var table = TextTable([.left, .left, .right])
    table.add([MonthTitle.text(budget.month), "", "spent"])
    for row in rows {
      let name = VisibleText(row.displayName).description
      table.add([
        row.displayName == row.category.text
          ? name : "\(name) (\(VisibleText(row.category.text)))",
        row.bucket.shownName, AmountText.text(row.spent, budget.currency),
      ])
    }
    return table.lines(truncatedTo: style.columns)
  }

  private func document(_ rows: [Row], _ budget: MonthBudget) -> JSONValue {
    [
      "schema": 1, "month": .text(budget.month.text),
      "categories": .list(
        rows.map { row in
          [
            "id": .text(row.category.text), "name": .text(row.displayName),
            "bucket": .text(row.bucket.text),
            "spent": .text(AmountText.text(row.spent, budget.currency)),
          ]
        }),
    ]
  }
}
