import LedgerModel

/// Sets the shares of the buckets.
struct SharesSetting {
  let session: Session

  func report(_ words: [SharesArgument], _ recording: Recording) async throws -> Report {
    try session.refuseMonths()
    let month = recording.month(today: session.today)
    let buckets = try await session.ledger.state()?.plan.buckets ?? BucketCatalog()
    let shares = try SharesArgument.shares(of: words, among: buckets.offered(on: month.firstDay))
    let decision = ChangeAllocation(
      shares, from: month.firstDay, isStartFilledIn: recording.from == nil, reason: recording.reason
    )
    let recorded = try await session.recorded(decision, recording)
    let after = try recorded.write.after.month(month)
    return recorded.report {
      ["shares from \(month.text): \(SharesLine.text(after, $0))"]
    } figures: {
      SharesLine.text(try $0.month(month), $1)
    }
  }
}
