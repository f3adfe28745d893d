import LedgerModel
import LedgerStore

/// Shows one entry with its history, in the form that was asked for.
struct ShowAnswer {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func show(_ id: EventID) async throws {
    let views = try await session.view(ProjectionPair(EntryRegister(), EntryHistory(of: id)))
    let (register, history) = (views.first, views.second)
    let numbering = try await session.numbering()
    guard let entry = register[id] else {
      guard history.otherType != nil else { throw Refusal.noSuchEvent(id) }
      try await showEvent(id, register.plan.categories, numbering)
      return
    }
    switch session.options.format {
    case .text:
      let line = EntryLine(entry.values, entry.texts, register.plan.categories)
      session.output.writeLine(
        "\(numbering.text(id))  \(line.text(today: session.today, session.style))")
      showDetails(entry, numbering)
      session.output.writeLine("History")
      showEvents(history.versions.map(\.cause), register.plan.categories, numbering)
    case .plain:
      let line = EntryLine(entry.values, entry.texts, register.plan.categories)
      session.output.writeLine(EntryRow.text(line, number: numbering.text(id)))
    case .json, .jsonl:
      session.show([
        "schema": 1, "entry": EntryDocument.entry(entry, register.plan.categories, numbering),
        "history": try await lines(Set(history.versions.map(\.id))),
      ])
    }
  }

  private func showDetails(_ entry: RegisteredEntry, _ numbering: EventNumbering) {
    var table = TextTable([.left, .left])
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { table.add(["   " + name, VisibleText(value).description]) }
    }
    add("date", entry.values.date.text)
    add("account", entry.values.account.text)
    add("said", entry.texts.said)
    add("by", entry.texts.by)
    add("pays back", entry.texts.purchase.map(numbering.text) ?? "")
    add("recorded", TimeText.text(entry.recordedAt))
    switch entry.status {
    case .counts: break
    case .voided: add("voided by", entry.voidedBy.map(numbering.text) ?? "")
    case .reverted: add("undone by", entry.undoneBy.map(numbering.text) ?? "")
    case .copy: add("counts", "no: it is a copy of one under the same key")
    }
    session.output.write(table.text())
  }

  private func showEvents(
    _ events: [EventEnvelope], _ categories: CategoryCatalog, _ numbering: EventNumbering
  ) {
    var table = TextTable([.right, .left, .left])
    for event in events {
      let number = numbering.text(event.id)
      let line = EventLine(
        today: session.clock.day(at: event.recordedAt), categories: categories,
        numbering: numbering, style: session.style
      ).text(event.event)
      if session.options.format == .plain {
        session.output.writeLine(
          [number, event.recordedAt.text, event.event.type.text, line].joined(separator: "\t"))
      } else {
        table.add([number, TimeText.text(event.recordedAt), line])
      }
    }
    session.output.write(table.text())
  }

  /// Shows an event that is no entry.
  private func showEvent(
    _ id: EventID, _ categories: CategoryCatalog, _ numbering: EventNumbering
  ) async throws {
    if session.options.format.isJSON {
      session.show(["schema": 1, "entry": nil, "history": try await lines([id])])
      return
    }
    var found: [EventEnvelope] = []
    try await session.forEachEvent { envelope in
      if envelope.id == id { found.append(copy envelope) }
      return found.isEmpty
    }
    showEvents(found, categories, numbering)
  }

  /// Events as the log has them.
  private func lines(_ ids: Set<EventID>) async throws -> JSONValue {
    var lines: [JSONValue] = []
    try await session.ledger.forEachLine(asOf: session.moment) { line in
      if ids.contains(line.id) {
        lines.append(.raw(String(decoding: line.bytes, as: UTF8.self)))
      }
      return lines.count < ids.count
    }
    return .list(lines)
  }
}
