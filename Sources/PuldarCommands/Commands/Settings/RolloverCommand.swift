import CommandTable
import LedgerModel

extension PuldarCommand {
  static var setRollover: Command {
    Command(
      "rollover", "Say what a bucket takes from the month before, or show it. (Pro)",
      discussion: """
        off takes nothing, surplus takes what was left, both takes an overspend too. 'puldar' sets \
        surplus for Fundamentals and Fun. After a category it is for its limits.
        """,
      examples: [
        "puldar budget rollover fun surplus", "puldar budget rollover all both --from 2026-02",
        "puldar budget rollover dining both",
      ],
      traits: [.ofMonths],
      .optionalArgument(
        "<bucket>", "A bucket, a category with a limit, all, or puldar.", RolloverTarget.self,
        completing: .rolloverTargets),
      .optionalArgument("<mode>", "What it takes.", RolloverMode.self),
      .recording(from: "The month from which it holds. (default: this)", why: "Why it changes.")
    ) { session, target, mode, recording in
      guard let target else {
        return try await RolloverReport(session: session).report()
      }
      try session.refuseMonths()
      let month = recording.month(today: session.today)
      var decision = try target.decision(mode, from: month.firstDay)
      decision.isStartFilledIn = recording.from == nil
      decision.reason = recording.reason
      let recorded = try await session.recorded(decision, recording)
      let plan = recorded.write.after.plan
      let modes = decision.modes(of: plan.buckets)
      return recorded.report { _ in
        modes.map { wanted in
          let category = decision.category(wanted.bucket, in: plan)
          let name =
            category.map(plan.categories.shownName(of:))
            ?? plan.buckets.shownName(of: wanted.bucket)
          let hasNoLimit =
            category.map { !recorded.write.after.hasLimit(of: $0, on: month.firstDay) } ?? false
          return "rollover from \(month.text): \(name) \(wanted.mode.rawValue)"
            + (hasNoLimit ? ", but it has no limit yet" : "")
        }
      } figures: { figures, style in
        let budget = try figures.month(month)
        let limits = try figures.overview(of: budget, on: session.today).limits.filter { limit in
          limit.category != nil
            && modes.contains { decision.category($0.bucket, in: plan) == limit.category }
        }
        if !limits.isEmpty {
          return limits.map { LimitTable.line($0, style) }.joined(separator: "; ")
        }
        return style.joined(
          budget.buckets.filter { bucket in modes.contains { $0.bucket == bucket.bucket } }
            .map {
              "\($0.shownName) carried \(style.amount($0.carried))"
            })
      }
    }
  }
}

/// The rollover of each bucket from the month before.
struct RolloverReport {
  let session: Session

  /// A month, with the rollover of each of its buckets.
  struct Month {
    var month: CalendarMonth
    var buckets: [(budget: BucketBudget, mode: RolloverMode)]
    /// The limits that carry over, of the periods that are listed in the month.
    var limits: [(limit: MonthOverview.UsedLimit, mode: RolloverMode)]
  }

  func report() async throws -> Report {
    let folded = try await session.ledger.view(MonthlyBuckets())
    let months = try session.months().map { month in
      let budget = try folded.month(month)
      let limits = try folded.overview(of: budget, on: session.today).limits
      return Month(
        month: month,
        buckets: budget.buckets.map { bucket in
          (
            budget: bucket,
            mode: folded.plan.rollover(of: bucket.bucket).inForce(on: month.firstDay)?.value
              ?? .off
          )
        },
        limits: limits.compactMap { limit in
          limit.category.flatMap {
            folded.plan.rollover(ofLimitsOf: $0).inForce(on: limit.days.lowerBound)
          }.map { (limit: limit, mode: $0.value) }
        })
    }
    return Report("budget rollover") { style in
      months.flatMap { RolloverReport.lines($0, style) }.map { Report.Line($0) }
    } record: {
      RolloverReport.shape.record(of: months)
    }
  }

  static let shape = Shape<[Month]>(
    answer: "rollover", note: "budget rollover without a bucket.",
    .init("months", \.self, each: month))

  private static let month = Shape<Month>(
    .init("id", \.month),
    .init(
      "buckets", \.buckets,
      each: Shape(
        .init("id", \.budget.bucket), .init("name", \.budget.name), .init("mode", \.mode),
        .init("carried", \.budget.carried))),
    .init(
      "limits", \.limits,
      each: Shape(
        .init("category", \.limit.category), .init("period", { LimitTable.period(of: $0.limit) }),
        .init("mode", \.mode), .init("carried", \.limit.carried))))

  private static func lines(_ month: Month, _ style: ScreenStyle) -> [String] {
    var table = TextTable([.left, .left, .left])
    for (bucket, mode) in month.buckets {
      // The rest of an ended bucket arrives here regardless of the bucket's own mode.
      let showsCarry = mode != .off || bucket.carried.minorUnits != 0
      table.add([
        bucket.shownName, mode.rawValue,
        showsCarry ? "carried \(style.amount(bucket.carried))" : "",
      ])
    }
    for (limit, mode) in month.limits {
      table.add([
        LimitTable.subject(limit), mode.rawValue, "carried \(style.amount(limit.carried))",
      ])
    }
    return ["Rollover of \(month.month.text)"] + table.lines()
  }
}
