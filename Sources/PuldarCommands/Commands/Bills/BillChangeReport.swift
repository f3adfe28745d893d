import LedgerModel

/// A bill that was added, changed, stopped, or of which a day was left out.
struct BillChangeReport {
  private let session: Session
  private let write: CommandWrite<[EventID]>

  init(_ session: Session, _ write: CommandWrite<[EventID]>) {
    self.session = session
    self.write = write
  }

  func report() async throws -> Report {
    let numbering = try await session.ledger.numbering(of: write)
    let events = try await session.ledger.events(of: write)
    let later = try await LaterChange.behind(events, session)
    return try await SettingReport(session, write, touching: []).report(
      members: later.map { [$0.member(numbering)] } ?? []
    ) { style in
      let line = EventLine(
        today: session.today, categories: write.after.plan.categories, numbering: numbering,
        style: style)
      return events.map { line.text($0.event) }
    } remarks: { style in
      later.map { [Report.Line($0.text(numbering, style))] } ?? []
    }
  }
}
