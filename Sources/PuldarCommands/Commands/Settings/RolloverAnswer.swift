import LedgerModel

/// What each bucket takes from the month before, in the form that was asked for.
struct RolloverAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func show() async throws {
    let buckets = try await session.view(MonthlyBuckets())
    for month in try session.months() {
      let budget = try buckets.month(month)
      let modes = budget.buckets.map { bucket in
        buckets.plan.rollover(of: bucket.bucket).inForce(on: month.firstDay)?.value ?? .off
      }
      let amounts = budget.buckets.map { AmountText.text($0.carried, budget.currency) }
      switch session.options.format {
      case .text:
        session.output.writeLine("Rollover of \(month.text)")
        var table = TextTable([.left, .left, .left])
        for (place, bucket) in budget.buckets.enumerated() {
          table.add([
            bucket.bucket.shownName, modes[place].rawValue,
            modes[place] == .off ? "" : "carried \(amounts[place])",
          ])
        }
        session.output.write(table.text())
      case .plain:
        for (place, bucket) in budget.buckets.enumerated() {
          session.output.writeLine(
            [month.text, bucket.bucket.text, modes[place].rawValue, amounts[place]]
              .joined(separator: "\t"))
        }
      case .json, .jsonl:
        session.show([
          "schema": 1, "month": .text(month.text),
          "buckets": .list(
            zip(budget.buckets, modes).map { bucket, mode in
              [
                "id": .text(bucket.bucket.text), "mode": .text(mode.rawValue),
                "carried": .text(AmountText.text(bucket.carried, budget.currency)),
              ]
            }),
        ])
      }
    }
  }
}
