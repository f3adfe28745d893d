import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var check: Command {
    Command(
      "check", "Look for what needs a person: overspent, not balanced, in conflict.",
      discussion: """
        over looks at this month, or at those of -m; balanced and conflicts at all there is. Without \
        a word all three are looked for. What is found is told on one line each, and the exit code is \
        1; with nothing found it is 0.
        """,
      examples: ["puldar check", "puldar check over -m last -q || echo spent too much"],
      traits: [.ofMonths],
      .optionalArgument("<what>", "What to look for. (default: all)", CheckArgument.self)
    ) { session, word in
      if word == .balanced || word == .conflicts { try session.refuseMonths() }
      return try await CheckReport(session).report(word.map { [$0] } ?? CheckArgument.allCases)
    }
  }
}

/// What checks found.
struct CheckReport {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func report(_ checks: [CheckArgument]) async throws -> Report {
    let findings = try await findings(checks)
    let numbering = try await session.ledger.numbering()
    var report = Report { _ in
      let names = checks.map(\.rawValue).joined(separator: ", ")
      return findings.isEmpty
        ? [.dispensable("Nothing found: \(names).")]
        : findings.map { "\($0.check.rawValue)  \($0.text)" }
    } rows: {
      findings.map { finding in
        [
          finding.check.rawValue, finding.month?.text ?? "", finding.bucket?.text ?? "",
          finding.events.map(numbering.text).joined(separator: " "), finding.text,
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
      "text": .text(finding.text),
    ]
  }

  private func findings(_ checks: [CheckArgument]) async throws -> [CheckFinding] {
    let fold = try await session.ledger.folded(
      together(MonthlyBuckets(), EntryRegister(), SettingConflicts()))
    let (buckets, register, settings) = fold.projection.parts()
    let numbering = try await session.ledger.numbering()
    var findings: [CheckFinding] = []
    for check in checks {
      switch check {
      case .over: findings += try overspent(buckets)
      case .balanced:
        findings += BalanceCheck(buckets, register, waiting: fold.waiting, numbering).findings
      case .conflicts:
        findings += ConflictCheck(register, numbering).findings(
          fold.conflicts, settings.pairs)
      }
    }
    return findings
  }

  private func overspent(_ buckets: MonthlyBuckets) throws -> [CheckFinding] {
    try session.months().flatMap { month throws -> [CheckFinding] in
      let budget = try buckets.month(month)
      // Without an income nothing can be overspent.
      guard budget.hasIncome else { return [] }
      func finding(
        _ label: String, _ bucket: BucketName?, _ over: Money, _ words: String
      ) -> CheckFinding? {
        guard over.minorUnits > 0 else { return nil }
        return CheckFinding(
          check: .over, text: "\(label) \(month.text): \(words)", month: month, bucket: bucket,
          over: AmountText.text(over))
      }
      let parts = budget.buckets.map { bucket in
        finding(bucket.bucket.shownName, bucket.bucket, bucket.over, LeftLine.text(bucket))
      }
      let whole = finding("Month", nil, budget.over, LeftLine.text(budget))
      return (parts + [whole]).compactMap(\.self)
    }
  }
}

/// Something that a check found, told on one line.
struct CheckFinding: Hashable {
  var check: CheckArgument
  /// The line, without what it was checked for.
  var text: String
  /// The month that it is about; `nil` where it is about none.
  var month: CalendarMonth?
  /// The bucket that it is about; `nil` where it is about none.
  var bucket: BucketName?
  /// By how much something is overspent; `nil` where nothing is.
  var over: String?
  /// The events that it is about.
  var events: [EventID] = []
}
