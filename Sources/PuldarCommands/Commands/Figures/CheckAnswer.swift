import LedgerModel
import LedgerStore

/// Shows what checks found, in the form that was asked for.
struct CheckAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func show(_ checks: [CheckWord]) async throws {
    let findings = try await findings(checks)
    let numbering = try await session.numbering()
    switch session.options.format {
    case .text:
      for finding in findings {
        session.output.writeLine("\(finding.check.rawValue)  \(finding.text)")
      }
      if findings.isEmpty, !session.options.isQuiet {
        let names = checks.map(\.rawValue).joined(separator: ", ")
        session.output.writeLine("Nothing found: \(names).")
      }
    case .plain:
      for finding in findings {
        session.output.writeLine(
          [
            finding.check.rawValue, finding.month?.text ?? "", finding.bucket?.text ?? "",
            finding.events.map(numbering.text).joined(separator: " "), finding.text,
          ].joined(separator: "\t"))
      }
    case .json, .jsonl:
      session.show([
        "schema": 1, "checks": .list(checks.map { .text($0.rawValue) }),
        "ok": .bool(findings.isEmpty),
        "findings": .list(findings.map { document($0, numbering) }),
      ])
    }
    if !findings.isEmpty { session.end(with: .conditionFails) }
  }

  private func document(_ finding: CheckFinding, _ numbering: EventNumbering) -> JSONValue {
    [
      "check": .text(finding.check.rawValue), "month": .optional(finding.month?.text),
      "bucket": .optional(finding.bucket?.text), "over": .optional(finding.over),
      "events": .list(finding.events.map { .text(numbering.text($0)) }),
      "text": .text(finding.text),
    ]
  }

  private func findings(_ checks: [CheckWord]) async throws -> [CheckFinding] {
    let start = ProjectionPair(
      ProjectionPair(MonthlyBuckets(), EntryRegister()), SettingConflicts())
    let fold = try await session.folded(start)
    let (buckets, register) = (fold.projection.first.first, fold.projection.first.second)
    let numbering = try await session.numbering()
    var findings: [CheckFinding] = []
    for check in checks {
      switch check {
      case .over: findings += try overspent(buckets)
      case .balanced:
        findings += BalanceCheck(buckets, register, waiting: fold.waiting, numbering).findings
      case .conflicts:
        findings += ConflictCheck(register, numbering).findings(
          fold.conflicts, fold.projection.second.pairs)
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
        _ label: String, _ bucket: BucketName?, _ over: Int64, _ spent: Int64, of whole: Int64
      ) -> CheckFinding? {
        guard over > 0 else { return nil }
        let text = [over, spent, whole].map { AmountText.text($0, budget.currency) }
        return CheckFinding(
          check: .over,
          text: "\(label) \(month.text): OVER by \(text[0]) (\(text[1]) net of \(text[2]))",
          month: month, bucket: bucket, over: text[0])
      }
      let parts = budget.buckets.map { bucket in
        finding(
          bucket.bucket.shownName, bucket.bucket, bucket.over, bucket.spent,
          of: bucket.budget + bucket.carried)
      }
      let whole = finding("Month", nil, budget.over, budget.spent, of: budget.capacity)
      return (parts + [whole]).compactMap(\.self)
    }
  }
}
