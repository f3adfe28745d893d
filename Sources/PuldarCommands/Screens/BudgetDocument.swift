import LedgerModel

/// A month and its buckets as JSON.
enum BudgetDocument {
  static func month(_ month: MonthBudget) -> Record {
    [
      "id": month.month.text, "income": month.income, "expected": month.expected,
      "budget": month.budget, "budgetSaid": month.cap, "notBudgeted": month.notBudgeted,
      "carried": month.carried, "capacity": month.capacity, "spent": month.spent,
      "covered": month.covered, "putAway": month.putAway, "used": month.used, "left": month.left,
      "over": month.over, "due": month.stillDue, "free": month.free,
      "usedPercent": month.usedPercent, "buckets": month.buckets.map { bucket($0, in: month) },
    ]
  }

  /// Returns a month with the facts about it besides its buckets.
  static func month(_ month: MonthBudget, _ overview: MonthOverview) -> Record {
    self.month(month) + [
      "entryCount": overview.entryCount,
      "topCategory": overview.topCategory.map { top -> Record in
        ["id": top.category.text, "spent": top.spent]
      },
      "limits": overview.limits.map(LimitTable.document),
    ]
  }

  /// Returns a bucket.
  static func bucket(_ bucket: BucketBudget, in month: MonthBudget) -> Record {
    [
      "id": bucket.bucket.text, "name": bucket.name, "share": bucket.share.text,
      "budget": bucket.budget, "carried": bucket.carried, "spent": bucket.spent,
      "covered": bucket.covered, "putAway": bucket.putAway, "used": bucket.used,
      "left": bucket.left, "over": month.value(of: .over, bucket), "due": bucket.stillDue,
      "free": bucket.free, "usedPercent": bucket.usedPercent,
      "categories": bucket.categories.map { part -> Record in
        [
          "id": part.category.text, "spent": part.spent, "covered": part.covered,
          "putAway": part.putAway, "used": part.used,
        ]
      },
    ]
  }
}
