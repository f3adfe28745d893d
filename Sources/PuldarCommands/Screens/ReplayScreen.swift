import LedgerModel

/// A month compared with a scenario: `2000.00 -> 2400.00` if a figure differs.
struct ReplayScreen {
  let month: ReplayedMonth
  let style: ScreenStyle

  var lines: [String] {
    let carries = [month.actual.carried, month.scenario.carried].contains { $0.minorUnits != 0 }
    let used =
      [month.actual, month.scenario].contains(where: \.usesOtherThanSpent) ? "used" : "spent"
    let figures = carries ? ["budget", "carried", used, "left"] : ["budget", used, "left"]
    // The rest is dropped last: it is what a rule is tried for.
    let leaving = ["carried": 2, "budget": 3, used: 4]
    var table = TextTable(
      [.whole(.left)] + figures.map { .whole(.right, leaving: leaving[$0]) }
        + [.whole(.left, leaving: 1)])
    table.add([MonthTitle.text(month.scenario.month)] + figures)
    for (was, now) in month.buckets {
      guard let bucket = now ?? was else { continue }
      add(
        bucket.shownName,
        [
          cell(was?.budget, now?.budget), carries ? cell(was?.carried, now?.carried) : nil,
          cell(was?.used, now?.used), cell(was?.left, now?.left),
        ], over: month.scenario.isShared ? now?.over : nil, to: &table)
    }
    let (was, now) = (month.actual, month.scenario)
    add(
      "Month",
      [
        cell(was.budget, now.budget), carries ? cell(was.carried, now.carried) : nil,
        cell(was.used, now.used), cell(was.left, now.left),
      ], over: now.over, to: &table)
    return table.lines(within: style.columns)
  }

  private func add(_ label: String, _ cells: [String?], over: Money?, to table: inout TextTable) {
    let remark = over.flatMap { $0.minorUnits > 0 ? "OVER by \(amount($0))" : nil }
    table.add([label] + (cells + [remark]).compactMap(\.self))
  }

  private func cell(_ was: Money?, _ now: Money?) -> String {
    let nothing = Money.zero(month.scenario.currency)
    let (was, now) = (was ?? nothing, now ?? nothing)
    return was == now ? amount(now) : "\(amount(was)) -> \(amount(now))"
  }

  private func amount(_ money: Money) -> String { style.amount(money) }
}

/// A month as it is, and as it is under the rules of a scenario.
struct ReplayedMonth {
  let actual: MonthBudget
  let scenario: MonthBudget

  /// The buckets of both, those of the scenario first.
  var buckets: [(was: BucketBudget?, now: BucketBudget?)] {
    let now = scenario.buckets.map { bucket in
      (was: actual.buckets.first { $0.bucket == bucket.bucket }, now: Optional(bucket))
    }
    let gone = actual.buckets.filter { bucket in
      !scenario.buckets.contains { $0.bucket == bucket.bucket }
    }
    return now + gone.map { (was: $0, now: nil) }
  }
}
