import LedgerModel
import LedgerStore

/// Shows entries that were added, with what they mean for their buckets.
struct EntriesAnswer {
  private let session: Session
  private let deed: Deed<[EventID]>
  private let lines: [EntryLine]
  private let answer: WriteAnswer<[EventID]>

  init(_ session: Session, _ entries: [NewEntry], _ deed: Deed<[EventID]>) {
    self.session = session
    self.deed = deed
    let categories = deed.after.plan.categories
    lines = entries.map { EntryLine($0.values, $0.texts, categories) }
    answer = WriteAnswer(
      session, deed,
      touching: lines.map { TouchedBudget($0.values.date.month, $0.bucket) })
  }

  func show() async throws {
    switch session.options.format {
    case .text: answer.showText(zip(deed.outcome, lines).map(text))
    case .plain:
      for (id, line) in zip(deed.outcome, lines) {
        session.output.writeLine(EntryRow.text(line, number: String(id.number)))
      }
    case .json, .jsonl: try await showJSON()
    }
  }

  private func text(_ id: EventID, _ line: EntryLine) -> String {
    let source = line.source.isEmpty ? "" : "   (\(line.source))"
    return "\(id.number)  \(line.text(today: session.today, session.style))\(source)"
  }

  private func showJSON() async throws {
    let numbering = EventNumbering(writer: deed.outcome.first?.writer)
    // What stands in the ledger, which is not what was asked for now where the key was used before.
    let register =
      deed.state == .preview
      ? EntryRegister() : try await session.ledger.view(EntryRegister())
    let entries = zip(deed.outcome, lines).map { id, line in
      register[id].map { EntryDocument.entry($0, register, numbering) }
        ?? EntryDocument.entry(line, .init(id: id), numbering)
    }
    answer.showJSON("entries", entries, then: [.init(name: "why", value: nil)])
  }
}
