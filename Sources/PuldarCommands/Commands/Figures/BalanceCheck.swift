import LedgerModel

/// Adds up the parts of every figure again, and compares figures from separate folds.
struct BalanceCheck {
  /// The sums that do not match, by month, and events that are in no figure.
  private(set) var findings: [CheckFinding] = []

  init(
    _ buckets: MonthlyBuckets, _ register: EntryRegister, in months: ClosedRange<CalendarMonth>,
    waiting: [WaitingEvents], _ numbering: EventNumbering
  ) {
    do throws(FigureTooLarge) {
      // From the month before on, whose rest the first one may carry.
      var before = try months.lowerBound.previous.map { month throws(FigureTooLarge) in
        try buckets.month(month)
      }
      for month in CalendarMonth.months(from: months.lowerBound, through: months.upperBound) {
        let budget = try buckets.month(month)
        compare(budget)
        if let before { compare(before, with: budget, buckets.plan) }
        before = budget
      }
    } catch {
      findings.append(CheckFinding(check: .money, text: error.problem))
    }
    if let day = FigureCheck(buckets, register, in: months).difference {
      add("the figures of \(day) are not what its entries add up to", day.month)
    }
    if let foreign = buckets.firstForeign {
      findings.append(
        CheckFinding(
          check: .money,
          text: "\(numbering.text(foreign)) is in another currency, and in no figure",
          events: [foreign]))
    }
    findings += waiting.map { waiting in
      CheckFinding(
        check: .money,
        text: "\(waiting.count.of("event")) of \(waiting.writer.text) "
          + "\(waiting.count == 1 ? "waits" : "wait") for \(numbering.text(waiting.cause)), and "
          + "\(waiting.count == 1 ? "is" : "are") in no figure",
        events: [waiting.cause])
    }
  }

  private mutating func add(_ text: String, _ month: CalendarMonth, _ bucket: BucketName? = nil) {
    findings.append(CheckFinding(check: .money, text: text, month: month, bucket: bucket))
  }

  /// Compares a month with its buckets, and each bucket with its categories.
  private mutating func compare(_ month: MonthBudget) {
    let parts =
      [
        (
          "budget", month.isShared ? month.budget : .zero(month.currency),
          month.buckets.map(\.budget)
        ),
        ("carried", month.carried, month.buckets.map(\.carried)),
        ("spent", month.spent, month.buckets.map(\.spent)),
        ("used", month.used, month.buckets.map(\.used)),
      ] + (month.isShared ? [("left", month.left, month.buckets.map(\.left))] : [])
    for (figure, whole, parts) in parts where whole != sum(parts, month) {
      add("month \(month.month.text): the buckets' \(figure) is not the month's", month.month)
    }
    for bucket in month.buckets where bucket.used != sum(bucket.categories.map(\.used), month) {
      add(
        "\(bucket.shownName) \(month.month.text): its categories did not use what it did",
        month.month, bucket.bucket)
    }
  }

  private func sum(_ parts: [Money], _ month: MonthBudget) -> Money {
    parts.reduce(.zero(month.currency)) { $0.adding($1) }
  }

  /// Compares what a month carries with the rest of the previous one.
  private mutating func compare(
    _ before: MonthBudget, with month: MonthBudget, _ plan: BudgetPlan
  ) {
    let nothing = Money.zero(month.currency)
    let day = month.month.firstDay
    var carried: [BucketName: Money] = [:]
    for bucket in before.buckets {
      let given =
        switch plan.rollover(of: bucket.bucket).inForce(on: day)?.value ?? .off {
        case .off: nothing
        case .surplus: max(bucket.left, nothing)
        case .both: bucket.left
        }
      let heir = plan.buckets.heir(of: bucket.bucket, on: day)
      carried[heir] = carried[heir, default: nothing].adding(given)
    }
    for bucket in month.buckets {
      if bucket.carried != carried[bucket.bucket] ?? nothing {
        add(
          "\(bucket.shownName) \(month.month.text): it does not carry what was left",
          month.month, bucket.bucket)
      }
    }
  }
}

/// Compares two folds that were made in different ways: the sums by day and category, and the
/// entries themselves.
struct FigureCheck {
  /// The first day on which they differ; `nil` if they agree.
  let difference: CalendarDay?

  private struct Place: Hashable {
    var day: CalendarDay
    var category: CategoryName
  }

  /// - Parameter months: The months to compare; `nil` for all.
  init(
    _ buckets: MonthlyBuckets, _ register: EntryRegister,
    in months: ClosedRange<CalendarMonth>? = nil
  ) {
    // Sums that are too large, and amounts that do not count, are reported elsewhere.
    guard buckets.tooLargeSince == nil, let currency = buckets.currency else {
      difference = nil
      return
    }
    var sums: [Place: Int64] = [:]
    for entry in register.newest {
      let values = entry.values
      guard values.type != .income, values.amount.currency == currency,
        months?.contains(values.date.month) ?? true
      else { continue }
      let units = values.type == .credit ? -values.amount.minorUnits : values.amount.minorUnits
      sums[Place(day: values.date, category: values.category), default: 0] &+= units
    }
    let ofEntries = sums.filter { place, sum in
      buckets.spent(on: place.day, in: place.category) != sum
    }.keys.map(\.day)
    difference = (ofEntries + FigureCheck.daysWithoutEntries(buckets, sums, months)).min()
  }

  /// Returns the days with a sum but no counting entry: a void may subtract more than there was.
  private static func daysWithoutEntries(
    _ buckets: MonthlyBuckets, _ sums: [Place: Int64], _ months: ClosedRange<CalendarMonth>?
  ) -> [CalendarDay] {
    guard let months = months ?? buckets.metMonths else { return [] }
    var days: [CalendarDay] = []
    for month in CalendarMonth.months(from: months.lowerBound, through: months.upperBound) {
      // A month whose sums are too large is reported elsewhere.
      let parts = (try? buckets.month(month))?.buckets.flatMap(\.categories) ?? []
      for category in parts.map(\.category) {
        for number in 1...month.length {
          if let day = CalendarDay(year: month.year, month: month.monthOfYear, day: number),
            buckets.spent(on: day, in: category) != 0,
            sums[Place(day: day, category: category)] == nil
          {
            days.append(day)
          }
        }
      }
    }
    return days
  }
}
