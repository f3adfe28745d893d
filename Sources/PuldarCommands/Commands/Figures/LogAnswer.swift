import LedgerModel
import LedgerStore

/// Shows what was recorded, in the order of the events, in the form that was asked for.
struct LogAnswer {
  private let session: Session
  private let wish: LogWish

  private let format: OutputFormat

  init(_ session: Session, _ wish: LogWish, showsLines: Bool) {
    self.session = session
    self.wish = wish
    format = showsLines ? .jsonl : session.options.format
  }

  func show() async throws {
    switch format {
    case .text, .plain: try await showEvents()
    case .json: try await showDocument()
    case .jsonl: try await showLines()
    }
  }

  private func showLines() async throws {
    session.markRead()
    let wish = wish
    // The session waits while the ledger calls the body, so that only one of them writes.
    nonisolated(unsafe) let output = session.output
    try await session.ledger.forEachLine(asOf: session.moment) { line in
      guard wish.matches(line.id, line.type, line.recordedAt) else { return true }
      output.write(bytes: line.bytes)
      output.write("\n")
      return output.failure == nil
    }
  }

  private func showEvents() async throws {
    let isPlain = format == .plain
    let numbering = try await session.numbering()
    let categories = try await session.view(DecisionState()).plan.categories
    let (wish, style) = (wish, session.style)
    let width =
      try await session.ledger.condition().heads.map { head in
        numbering.text(EventID(writer: head.writer, number: head.eventCount)).count
      }.max() ?? 0
    nonisolated(unsafe) let output = session.output
    var isEmpty = true
    try await session.forEachEvent { envelope in
      let type = envelope.event.type
      guard wish.matches(envelope.id, type, envelope.recordedAt) else { return true }
      isEmpty = false
      let number = numbering.text(envelope.id)
      // A date says something unless it is the day of the record.
      let text = EventLine(
        today: wish.clock.day(at: envelope.recordedAt), categories: categories,
        numbering: numbering, style: style
      ).text(envelope.event)
      if isPlain {
        output.writeLine(
          [number, envelope.recordedAt.text, type.text, text].joined(separator: "\t"))
      } else {
        output.writeLine(
          "\(DisplayWidth.padded(number, to: width, isAtRight: true))  "
            + "\(TimeText.text(envelope.recordedAt))  \(text)")
      }
      return output.failure == nil
    }
    if isEmpty, !isPlain { output.writeLine("No events.") }
  }

  /// The lines go out as they are read, so that a long log needs no room.
  private func showDocument() async throws {
    session.markRead()
    let wish = wish
    nonisolated(unsafe) let output = session.output
    output.write(#"{"schema":1,"events":["#)
    var isFirst = true
    try await session.ledger.forEachLine(asOf: session.moment) { line in
      guard wish.matches(line.id, line.type, line.recordedAt) else { return true }
      if !isFirst { output.write(",") }
      isFirst = false
      output.write(bytes: line.bytes)
      return output.failure == nil
    }
    output.writeLine("]}")
  }
}
