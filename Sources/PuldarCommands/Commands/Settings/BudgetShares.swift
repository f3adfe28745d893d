import CommandTable
import LedgerModel

/// Says how a month is shared among the buckets.
struct SharesSetting {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func report(_ shares: [BucketShare], _ setting: SettingOptions) async throws -> Report {
    try session.refuseMonths()
    let month = setting.month(today: session.today)
    let write = try await session.ledger.perform(
      ChangeAllocation(
        shares, from: month.firstDay, isFromFilledIn: setting.from == nil, reason: setting.reason),
      key: setting.key, isPreview: setting.isPreview)
    let after = try write.after.month(month)
    return try await SettingReport(session, write, touching: [TouchedBudget(month)]).report {
      ["shares from \(month.text): \(SharesLine.text(after, $0))"]
    } figures: {
      SharesLine.text(try $0.month(month), $1)
    }
  }
}
