import LedgerModel

/// A month and its buckets as JSON.
enum BudgetDocument {
  static func month(_ month: MonthBudget) -> JSONValue {
    func amount(_ money: Money) -> JSONValue { .text(AmountText.text(money)) }
    return [
      "id": .text(month.month.text), "income": amount(month.income),
      "expected": amount(month.expected), "budget": amount(month.budget),
      "budgetSaid": .optional(month.cap.map(AmountText.text)),
      "notBudgeted": .optional(month.notBudgeted.map(AmountText.text)),
      "carried": amount(month.carried), "capacity": amount(month.capacity),
      "spent": amount(month.spent), "covered": amount(month.covered),
      "putAway": amount(month.putAway), "used": amount(month.used), "left": amount(month.left),
      "over": amount(month.over), "due": amount(month.stillDue), "free": amount(month.free),
      "usedPercent": .optional(month.usedPercent),
      "buckets": .list(month.buckets.map { .object(bucket($0, in: month)) }),
    ]
  }

  /// The same with what it is told by beside its buckets.
  static func month(_ month: MonthBudget, _ overview: MonthOverview) -> JSONValue {
    guard case .object(let members) = self.month(month) else { return .null }
    let more: [(String, JSONValue)] = [
      ("entryCount", .integer(Int64(overview.entryCount))),
      (
        "topCategory",
        overview.topCategory.map {
          ["id": .text($0.category.text), "spent": .text(AmountText.text($0.spent))]
        } ?? .null
      ),
      ("limits", .list(overview.limits.map(LimitTable.document))),
    ]
    return .object(members + more.map { JSONValue.Member(name: $0.0, value: $0.1) })
  }

  /// The members of a bucket.
  static func bucket(_ bucket: BucketBudget, in month: MonthBudget) -> [JSONValue.Member] {
    func amount(_ money: Money) -> JSONValue { .text(AmountText.text(money)) }
    let members: [(String, JSONValue)] = [
      ("id", .text(bucket.bucket.text)), ("name", .text(bucket.name)),
      ("share", .text(bucket.share.text)), ("budget", amount(bucket.budget)),
      ("carried", amount(bucket.carried)), ("spent", amount(bucket.spent)),
      ("covered", amount(bucket.covered)), ("putAway", amount(bucket.putAway)),
      ("used", amount(bucket.used)),
      ("left", amount(bucket.left)),
      ("over", amount(month.value(of: .over, bucket))),
      ("due", amount(bucket.stillDue)), ("free", amount(bucket.free)),
      ("usedPercent", .optional(bucket.usedPercent)),
      (
        "categories",
        .list(
          bucket.categories.map {
            [
              "id": .text($0.category.text), "spent": amount($0.spent),
              "covered": amount($0.covered), "putAway": amount($0.putAway),
              "used": amount($0.used),
            ]
          })
      ),
    ]
    return members.map { JSONValue.Member(name: $0.0, value: $0.1) }
  }
}
