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
    let later = try await LaterChange(session, events)
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

/// What changes a bill on a day behind that from which a change holds: that change does not reach it.
private struct LaterChange {
  private let changed: BillChanged
  private let later: SettingTimeline<BillTerms>.Element

  /// - Returns: `nil` where the events change no bill, or nothing changes it later.
  /// - Throws: Where the ledger cannot be read.
  init?(_ session: Session, _ events: [EventEnvelope]) async throws {
    let changes = events.compactMap { envelope -> BillChanged? in
      if case .schedule(.bill(.changed(let changed))) = envelope.event { changed } else { nil }
    }
    guard let changed = changes.last else { return nil }
    let bills = try await session.ledger.view(DecisionState()).bills
    guard let later = bills.nextTerms(of: changed.bill, after: changed.from),
      later.value != changed.terms
    else { return nil }
    (self.changed, self.later) = (changed, later)
  }

  /// `   From 2027-03-01 on change 12 holds: amount 11.99 -> 9.99`.
  func text(_ numbering: EventNumbering, _ style: ScreenStyle) -> String {
    "   From \(later.from.text) on change \(numbering.text(later.event)) holds: "
      + later.value.shownChange(from: changed.terms, style)
  }

  func member(_ numbering: EventNumbering) -> JSONValue.Member {
    .init(
      name: "laterChange",
      value: ["event": .text(numbering.text(later.event)), "from": .text(later.from.text)])
  }
}
