import EntryParsing
import LedgerModel
import LedgerStore

/// Shows entries that were added, with what they mean for their buckets.
struct EntriesAnswer {
  private let session: Session
  private let deed: Deed<[EventID]>
  private let lines: [EntryLine]
  /// How the fields of each entry were found; `nil` where nobody asks.
  private let why: [[FieldReason]]?
  private let answer: WriteAnswer<[EventID]>

  private let register: EntryRegister?
  /// Why the model had no part in each.
  private let failures: [ProposalFailure?]
  private let numbering: EventNumbering

  init(
    _ session: Session, _ entries: [UnderstoodEntry], _ deed: Deed<[EventID]>,
    explains: Bool = false
  ) async throws {
    self.session = session
    self.deed = deed
    failures = entries.map(\.failure)
    why = explains ? entries.map(\.reasons) : nil
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
        content?.values ?? entry.entry.values, content?.texts ?? entry.entry.texts, categories)
    }
    answer = WriteAnswer(
      session, deed,
      touching: lines.map { TouchedBudget($0.values.date.month, $0.bucket) })
  }

  func show() {
    switch session.options.format {
    case .text: answer.showText(zip(deed.outcome, lines).enumerated().flatMap(texts))
    case .plain:
      for (id, line) in zip(deed.outcome, lines) {
        session.output.writeLine(EntryRow.text(line, number: numbering.text(id)))
      }
    case .json, .jsonl: showJSON()
    }
  }

  private func texts(_ place: Int, _ entry: (EventID, EntryLine)) -> [String] {
    let (id, line) = entry
    let named = UnderstoodEntry.source(line.source, failures[place])
    let source = line.source.isEmpty ? "" : "   (\(named))"
    // Its key is kept by what voids it.
    let void = deed.state == .alreadyThere ? register?[id]?.voidedBy : nil
    let standing = void.map { "   (voided since by \(numbering.text($0)))" } ?? ""
    let text =
      "\(numbering.text(id))  \(line.text(today: session.today, session.style))\(source)\(standing)"
    return [text] + (why.map { FieldReason.lines($0[place]) } ?? [])
  }

  private var whyDocument: JSONValue {
    guard let why else { return .null }
    return .list(why.map { .list($0.map(\.document)) })
  }

  private func showJSON() {
    let categories = deed.after.plan.categories
    let entries = zip(deed.outcome, lines).map { id, line in
      register?[id].map { EntryDocument.entry($0, categories, numbering) }
        ?? EntryDocument.entry(line, .init(id: id), numbering)
    }
    var last = [JSONValue.Member(name: "why", value: whyDocument)]
    // Beside the entries, and only where a model was asked in vain.
    if failures.contains(where: { $0 != nil }) {
      last.append(
        .init(name: "model", value: .list(failures.map { .optional($0?.problem) })))
    }
    answer.showJSON("entries", entries, then: last)
  }
}
