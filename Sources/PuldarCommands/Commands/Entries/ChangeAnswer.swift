import LedgerModel

/// Shows changes of what was recorded before, with what they mean for the figures.
struct ChangeAnswer {
  private let session: Session
  private let deed: Deed<[EventID]>

  /// How many events are told one by one.
  private static let lineLimit = 10

  init(_ session: Session, _ deed: Deed<[EventID]>) {
    self.session = session
    self.deed = deed
  }

  func show() async throws {
    let events = try await session.events(of: deed)
    let numbering = try await session.numbering(of: deed)
    let categories = deed.after.plan.categories
    let line = EventLine(
      today: session.today, categories: categories, numbering: numbering, style: session.style)
    let answer = WriteAnswer(
      session, deed, touching: touched(events.map(\.event), categories))
    switch session.options.format {
    case .text:
      var lines = events.prefix(ChangeAnswer.lineLimit).map {
        "\(numbering.text($0.id))  \(line.text($0.event))"
      }
      if let last = events.last, events.count > ChangeAnswer.lineLimit {
        lines.append(
          "… to \(numbering.text(last.id)): \(events.count) events in all")
      }
      answer.showText(lines)
    case .plain:
      for event in events {
        session.output.writeLine("\(numbering.text(event.id))\t\(line.text(event.event))")
      }
    case .json, .jsonl:
      answer.showJSON("events", deed.outcome.map { .text(numbering.text($0)) })
    }
  }

  /// The budgets that are told: where there are too many to be told, this month alone.
  private func touched(_ events: [LedgerEvent], _ categories: CategoryCatalog) -> [TouchedBudget] {
    let all = events.flatMap { TouchedBudget.touched(by: $0, categories) }
    guard Set(all).count > ChangeAnswer.lineLimit, !session.options.format.isJSON else {
      return all
    }
    return [TouchedBudget(session.today.month)]
  }
}
