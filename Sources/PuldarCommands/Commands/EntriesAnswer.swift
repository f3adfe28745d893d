import LedgerModel
import LedgerStore

/// Shows entries that were added, with what they mean for their buckets.
struct EntriesAnswer {
  private let session: Session
  private let deed: Deed<[EventID]>
  private let lines: [EntryLine]
  private let answer: WriteAnswer<[EventID]>

  private let register: EntryRegister?
  private let numbering: EventNumbering

  init(_ session: Session, _ entries: [NewEntry], _ deed: Deed<[EventID]>) async throws {
    self.session = session
    self.deed = deed
    let categories = deed.after.plan.categories
    // What stands in the ledger, where it is asked for whole, or where the key was used before: the
    // same words meant another day then.
    let isRead =
      deed.state == .alreadyThere || (session.options.format.isJSON && deed.state != .preview)
    let register = isRead ? try await session.ledger.view(EntryRegister()) : nil
    self.register = register
    numbering = try await session.numbering(of: deed)
    lines = zip(deed.outcome, entries).map { id, entry in
      let content = register?[id]?.content
      return EntryLine(
        content?.values ?? entry.values, content?.texts ?? entry.texts, categories)
    }
    answer = WriteAnswer(
      session, deed,
      touching: lines.map { TouchedBudget($0.values.date.month, $0.bucket) })
  }

  func show() {
    switch session.options.format {
    case .text: answer.showText(zip(deed.outcome, lines).map(text))
    case .plain:
      for (id, line) in zip(deed.outcome, lines) {
        session.output.writeLine(EntryRow.text(line, number: numbering.text(id)))
      }
    case .json, .jsonl: showJSON()
    }
  }

  private func text(_ id: EventID, _ line: EntryLine) -> String {
    let source = line.source.isEmpty ? "" : "   (\(line.source))"
    return "\(numbering.text(id))  \(line.text(today: session.today, session.style))\(source)"
  }

  private func showJSON() {
    let categories = deed.after.plan.categories
    let entries = zip(deed.outcome, lines).map { id, line in
      register?[id].map { EntryDocument.entry($0, categories, numbering) }
        ?? EntryDocument.entry(line, .init(id: id), numbering)
    }
    answer.showJSON("entries", entries, then: [.init(name: "why", value: nil)])
  }
}
