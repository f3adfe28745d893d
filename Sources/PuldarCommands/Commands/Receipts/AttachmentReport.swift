import LedgerModel

/// Files that were attached, or taken away again.
struct AttachmentReport {
  private let session: Session
  private let write: CommandWrite<[EventID]>

  init(_ session: Session, _ write: CommandWrite<[EventID]>) {
    self.session = session
    self.write = write
  }

  func report() async throws -> Report {
    let numbering = try await session.ledger.numbering(of: write)
    let events = try await session.ledger.events(of: write)
    let receipts = events.compactMap { event -> JSONValue? in
      guard case .receipt(.attached(let attached)) = event.event else { return nil }
      return AttachedReceipt(attached.file, text: attached.text).document.told
    }
    return try await SettingReport(session, write, touching: []).report(
      members: receipts.isEmpty ? [] : [.init(name: "receipts", value: .list(receipts))]
    ) { style in
      let line = EventLine(
        today: session.today, categories: write.after.plan.categories, numbering: numbering,
        style: style)
      return events.map { line.text($0.event) }
    }
  }
}
