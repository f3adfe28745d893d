import LedgerModel

/// A month as a program reads it.
struct ToldMonth: Shaped {
  let month: MonthBudget
  /// The facts about it besides its buckets, if they are shown.
  var overview: MonthOverview?

  static let shape = Shape<ToldMonth>(
    "month",
    .init("id", \.month.month), .init("income", \.month.income),
    .init("expected", \.month.expected, "What of the income is still expected."),
    .init("budget", \.month.budget, "What was said, else the income."),
    .init("budgetSaid", \.month.cap, "null if the income is the budget."),
    .init(
      "notBudgeted", \.month.notBudgeted,
      "Income less budgetSaid; null without an income, or if it is the budget."),
    .init("carried", \.month.carried),
    .init("capacity", \.month.capacity, "Budget and what was carried."),
    .init("spent", \.month.spent, "What was bought, net of what came back."),
    .init("covered", \.month.covered, "What of it was paid from kept accounts and goals."),
    .init(
      "putAway", \.month.putAway,
      "What went to kept accounts and goals, less what came back."),
    .init("used", \.month.used, "spent less covered, and putAway."), .init("left", \.month.left),
    .init("over", \.month.over),
    .init("due", \.month.stillDue, "What is still due of it; nothing of a month that is over."),
    .init("free", \.month.free, "left less due."), .init("usedPercent", \.month.usedPercent),
    .init("buckets", { told in told.month.buckets.map { ToldBucket($0, in: told.month) } }),
    .ifAny("entryCount", \.overview?.entryCount, "In status: how many entries count in it."),
    .ifAny(
      "topCategory", { $0.overview.map(\.topCategory) },
      "In status: the category that spent most, the first by name among equals; null if none spent anything."
    ),
    .ifAny(
      "limits", \.overview?.limits,
      "In status and budget: what was said that categories may use."))
}

extension CategorySpending: Shaped {
  static let shape = Shape<CategorySpending>(
    .init("id", \.category), .init("spent", \.spent))
}

/// A bucket as a program reads it.
struct ToldBucket: Shaped {
  let bucket: BucketBudget
  let budget: MonthBudget
  /// Whether it is shown without its month.
  let isAlone: Bool

  init(_ bucket: BucketBudget, in budget: MonthBudget, isAlone: Bool = false) {
    (self.bucket, self.budget, self.isAlone) = (bucket, budget, isAlone)
  }

  static let shape = Shape<ToldBucket>(
    "bucket",
    .ifAny("month", { $0.isAlone ? $0.budget.month : nil }, "If it stands alone."),
    .init("id", \.bucket.bucket), .init("name", \.bucket.name), .init("share", \.bucket.share),
    .init("budget", \.bucket.budget), .init("carried", \.bucket.carried),
    .init("spent", \.bucket.spent), .init("covered", \.bucket.covered),
    .init("putAway", \.bucket.putAway), .init("used", \.bucket.used),
    .init("left", \.bucket.left), .init("over", { $0.budget.value(of: .over, $0.bucket) }),
    .init("due", \.bucket.stillDue), .init("free", \.bucket.free),
    .init("usedPercent", \.bucket.usedPercent),
    .init(
      "categories", \.bucket.categories,
      each: Shape(
        .init("id", \.category), .init("spent", \.spent), .init("covered", \.covered),
        .init("putAway", \.putAway), .init("used", \.used))))
}
