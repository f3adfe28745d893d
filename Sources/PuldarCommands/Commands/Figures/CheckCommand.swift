import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var check: Command {
    Command(
      "check",
      "Look for what needs a person: overspent, not balanced, in conflict, not reconciled, overdue, late, not reviewed.",
      discussion: """
        over and balanced look at this month, or at those of -m, or with --all at every month with \
        entries; conflicts, reconciled, bills, incomes and unreviewed look at all there is. Without a word all of them are looked for. What is \
        found is told on one line each, and the exit code is 1; with nothing found it is 0.
        """,
      examples: ["puldar check", "puldar check over -m last -q || echo spent too much"],
      traits: [.ofMonths],
      .optionalArgument("<what>", "What to look for. (default: all)", CheckArgument.self),
      .flag("--all", "Look at every month with entries.")
    ) { session, word, isAllTime in
      if let word, !word.isOfMonths { try session.refuseMonths() }
      return try await CheckReport(session, isAllTime: isAllTime)
        .report(word.map { [$0] } ?? CheckArgument.allCases)
    }
  }
}

/// What checks found.
struct CheckReport {
  private let session: Session
  /// Whether every month with entries is looked at.
  private let isAllTime: Bool

  init(_ session: Session, isAllTime: Bool) {
    self.session = session
    self.isAllTime = isAllTime
  }

  func report(_ checks: [CheckArgument]) async throws -> Report {
    let findings = try await findings(checks)
    let numbering = try await session.ledger.numbering()
    var report = Report { style in
      let names = checks.map(\.rawValue).joined(separator: ", ")
      return findings.isEmpty
        ? [.dispensable("Nothing found: \(names).")]
        : findings.map { "\($0.check.rawValue)  \($0.words(style))" }
    } rows: {
      findings.map { finding in
        [
          finding.check.rawValue, finding.month?.text ?? "", finding.bucket?.text ?? "",
          finding.events.map(numbering.text).joined(separator: " "), finding.words(ScreenStyle()),
        ]
      }
    } document: {
      [
        "schema": 1, "checks": .list(checks.map { .text($0.rawValue) }),
        "ok": .bool(findings.isEmpty),
        "findings": .list(findings.map { document($0, numbering) }),
      ]
    }
    if !findings.isEmpty { report.exitCode = .conditionFails }
    return report
  }

  private func document(_ finding: CheckFinding, _ numbering: EventNumbering) -> JSONValue {
    [
      "check": .text(finding.check.rawValue), "month": .optional(finding.month?.text),
      "bucket": .optional(finding.bucket?.text), "over": .optional(finding.over),
      "events": .list(finding.events.map { .text(numbering.text($0)) }),
      "text": .text(finding.words(ScreenStyle())),
      "conflict": finding.conflict.map(\.document) ?? .null,
    ]
  }

  private func findings(_ checks: [CheckArgument]) async throws -> [CheckFinding] {
    let fold = try await session.ledger.folded(ProjectionPair(MonthlyBuckets(), SettingConflicts()))
    let buckets = fold.projection.first
    let months = try months(buckets)
    let numbering = try await session.ledger.numbering()
    var findings: [CheckFinding] = []
    for check in checks {
      switch check {
      case .over: findings += try overspent(buckets, months)
      case .balanced:
        let register = try await session.ledger.view(EntryRegister(of: months))
        findings +=
          BalanceCheck(buckets, register, in: months, waiting: fold.waiting, numbering).findings
        findings += try await EnvelopeCheck(session).findings()
      case .unreviewed:
        findings += try await UnreviewedCheck(session).findings()
      case .bills: findings += try await BillCheck(session, numbering).findings()
      case .incomes:
        findings += buckets.lateIncomes(on: session.today).map { day, base in
          CheckFinding(check: .incomes, month: day.month) { style in
            "\(style.amount(base)) was expected on \(day.text), and did not come: "
              + session.text("'\(command: "income skip \(day.text)")'")
          }
        }
      case .reconciled: findings += try await ReconciledCheck(session).findings()
      case .conflicts:
        findings += ConflictCheck(numbering).findings(
          try await OpenConflicts(session, fold.conflicts, fold.projection.second.pairs))
        let categories = buckets.plan.categories
        // All entries are looked at where one of them may be in a category that does not exist.
        if !buckets.countedCategories.allSatisfy({ categories.exists($0) }) {
          findings += ConflictCheck(numbering)
            .homeless(in: try await session.ledger.view(EntryRegister()))
        }
        findings += try await PaymentCheck(session, numbering).findings()
      }
    }
    return findings
  }

  /// The months that are looked at.
  private func months(_ buckets: MonthlyBuckets) throws -> ClosedRange<CalendarMonth> {
    let today = session.today.month
    if !isAllTime { return try session.namedMonths() ?? today...today }
    if session.options.months != nil { throw UsageError("--all excludes --month") }
    return buckets.months ?? today...today
  }

  private func overspent(
    _ buckets: MonthlyBuckets, _ months: ClosedRange<CalendarMonth>
  ) throws -> [CheckFinding] {
    let months = CalendarMonth.months(from: months.lowerBound, through: months.upperBound)
    return try months.flatMap { month throws -> [CheckFinding] in
      let budget = try buckets.month(month)
      // Without a budget nothing can be overspent.
      guard budget.hasBudget else { return [] }
      func finding(
        _ bucket: BucketName?, _ over: Money, _ putAway: Money,
        _ words: @escaping (ScreenStyle) -> String
      ) -> CheckFinding? {
        // More put away than planned is not overspent.
        guard over.minorUnits > 0, over > putAway else { return nil }
        return CheckFinding(
          check: .over, month: month, bucket: bucket, over: AmountText.text(over), words: words)
      }
      let parts = budget.buckets.map { bucket in
        finding(bucket.bucket, budget.value(of: .over, bucket), bucket.putAway) {
          "\(bucket.shownName) \(month.text): \(LeftLine.text(bucket, $0))"
        }
      }
      let whole = finding(nil, budget.over, budget.putAway) {
        "Month \(month.text): \(LeftLine.text(budget, $0))"
      }
      let limits = try buckets.overview(of: budget).limits.map { limit in
        finding(nil, limit.over, .zero(budget.currency)) {
          LimitTable.line(limit, in: " \(month.text)", $0)
        }
      }
      return (parts + [whole] + limits).compactMap(\.self)
    }
  }
}

/// Something that a check found, told on one line.
struct CheckFinding {
  let check: CheckArgument
  /// The month that it is about; `nil` where it is about none.
  let month: CalendarMonth?
  /// The bucket that it is about; `nil` where it is about none.
  let bucket: BucketName?
  /// By how much something is overspent; `nil` where nothing is.
  let over: String?
  /// The events that it is about.
  let events: [EventID]
  /// What two devices did; `nil` where it is about something else.
  let conflict: OpenConflict?
  /// The line, without what it was checked for.
  let words: (ScreenStyle) -> String

  init(
    check: CheckArgument, month: CalendarMonth? = nil, bucket: BucketName? = nil,
    over: String? = nil, events: [EventID] = [], conflict: OpenConflict? = nil,
    words: @escaping (ScreenStyle) -> String
  ) {
    self.check = check
    self.month = month
    self.bucket = bucket
    self.over = over
    self.events = events
    self.conflict = conflict
    self.words = words
  }

  /// A line without an amount.
  init(
    check: CheckArgument, text: String, month: CalendarMonth? = nil, bucket: BucketName? = nil,
    events: [EventID] = []
  ) {
    self.init(check: check, month: month, bucket: bucket, events: events) { _ in text }
  }
}
