import LedgerModel

/// Changes of what was recorded before, with what they mean for the figures.
struct ChangeReport {
  private let session: Session
  private let write: CommandWrite<[EventID]>

  /// How many events are told one by one.
  private static let lineLimit = 10

  init(_ session: Session, _ write: CommandWrite<[EventID]>) {
    self.session = session
    self.write = write
  }

  func report() async throws -> Report {
    let events = try await session.ledger.events(of: write)
    let numbering = try await session.ledger.numbering(of: write)
    let categories = write.after.plan.categories
    let all = events.flatMap { TouchedBudget.touched(by: $0.event, categories) }
    // Where there are too many to be told, this month alone.
    let isLong = Set(all).count > ChangeReport.lineLimit
    let answer = WriteReport(
      write, touching: isLong ? [TouchedBudget(session.today.month)] : all, today: session.today)
    func line(_ style: ScreenStyle) -> EventLine {
      EventLine(
        today: session.today, categories: categories, numbering: numbering, style: style)
    }
    return answer.report { style in
      var lines = events.prefix(ChangeReport.lineLimit).map {
        "\(numbering.text($0.id))  \(line(style).text($0.event))"
      }
      if let last = events.last, events.count > ChangeReport.lineLimit {
        lines.append("… to \(numbering.text(last.id)): \(events.count) events in all")
      }
      return answer.stored(lines) + answer.meaning + answer.ending
    } rows: { style in
      events.map { [numbering.text($0.id), line(style).text($0.event)] }
    } document: {
      let register = try await session.ledger.entries(touchedBy: events, after: write)
      return answer.document(
        events: write.outcome.map { .text(numbering.text($0)) },
        entries: register.map { EntryDocument.entry($0, categories, numbering) }, touching: all)
    }
  }
}
