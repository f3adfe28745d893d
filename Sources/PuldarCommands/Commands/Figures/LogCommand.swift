import CommandTable
import LedgerModel
import LedgerStore

extension PuldarCommand {
  static var log: Command {
    Command(
      "log", "Show every change that was ever recorded, in order.",
      discussion: """
        Days are those of the record, not those that entries count on. With --jsonl the lines of the \
        log come out as they are, with their seals.
        """,
      examples: ["puldar log", "puldar log --entry 6", "puldar log --jsonl > copy.jsonl"],
      traits: [.long],
      .options(
        "--type <type>", "Only these events: a word, or as the log names them.",
        EventTypeArgument.self),
      .option(
        "--entry <entry>", "What made and changed this entry.", EventArgument.self,
        completing: .entries),
      .option("--from <day>", "Recorded on this day or later.", DayArgument.self),
      .option("--to <day>", "Recorded on this day or earlier.", DayArgument.self),
      .option("--writer <writer>", "Only of this device's log.", WriterID.self),
      Parameter(
        .option("-n --limit <count>", "Show the last ones, so many at most."),
        .flag("--reverse", "Show the newest first."),
        .flag("--jsonl", "Print the lines of the log as they are."),
        as: LogForm.init(limit:isReversed:onlyLines:))
    ) { session, types, entry, from, to, writer, form in
      var filter = LogFilter(
        types: Set(types.flatMap(\.types)), from: try await session.day(from),
        to: try await session.day(to), writer: writer, clock: session.clock)
      if let from = filter.from, let to = filter.to, to < from {
        throw UsageError.invalid(
          from.text, for: "--from", .unreadable("the earlier day comes first"))
      }
      if let entry {
        let id = try await session.ledger.entry(entry)
        let history = try await session.ledger.view(EntryHistory(of: id))
        guard !history.versions.isEmpty else { throw history.missingEntry }
        filter.events = Set(history.versions.map(\.id))
      }
      var report = LogReport(session: session, filter: filter).report(onlyLines: form.onlyLines)
      report.arrange(last: form.limit?.count, isReversed: form.isReversed)
      return report
    }
  }
}

/// How `log` shows the events.
private struct LogForm {
  var limit: CountArgument?
  var isReversed, onlyLines: Bool
}

extension EntryHistory {
  /// The refusal if it has no entry.
  fileprivate var missingEntry: Refusal {
    otherType.map { .notAnEntry(entry, type: $0) } ?? .noSuchEntry(entry)
  }
}

/// The recorded events in order, streamed while the log is read.
struct LogReport {
  let session: Session
  let filter: LogFilter

  static let shape = Shape<[ToldLine]>(answer: "log", .init("events", \.self))

  /// - Parameter onlyLines: Whether the lines of the log are printed, regardless of the requested format.
  func report(onlyLines: Bool) -> Report {
    let records = ReportForm<JSONValue> { _, take in
      try await session.ledger.forEachLine { line in
        guard filter.matches(line.id, line.type, line.recordedAt) else { return true }
        return take(.recorded(line.bytes))
      }
    }
    return Report(
      lines: lines, rows: rows, records: records, listName: "events",
      onlyFormat: onlyLines ? .jsonl : nil)
  }

  private var lines: ReportForm<Report.Line> {
    ReportForm { style, take in
      let events = try await LoggedEvents(session, style)
      let width =
        try await session.ledger.opened.condition().heads.map { head in
          events.numbering.text(EventID(writer: head.writer, number: head.eventCount)).count
        }.max() ?? 0
      var isEmpty = true
      try await session.ledger.forEachEvent { envelope in
        guard filter.matches(envelope.id, envelope.type, envelope.recordedAt) else {
          return true
        }
        isEmpty = false
        let number = DisplayWidth.padded(
          events.numbering.text(envelope.id), to: width, isAtRight: true)
        return take(
          "\(number)  \(TimeText.text(envelope.recordedAt))  \(events.text(envelope))")
      }
      if isEmpty { _ = take("No events.") }
    }
  }

  private var rows: ReportForm<[String]> {
    ReportForm { style, take in
      let events = try await LoggedEvents(session, style)
      try await session.ledger.forEachEvent { envelope in
        let type = envelope.type
        guard filter.matches(envelope.id, type, envelope.recordedAt) else { return true }
        return take([
          events.numbering.text(envelope.id), envelope.recordedAt.text, type.text,
          events.text(envelope),
        ])
      }
    }
  }
}

/// Describes events in words, each as of the day on which it was recorded.
private struct LoggedEvents {
  let numbering: EventNumbering
  private let categories: CategoryCatalog
  private let clock: SessionClock
  private let style: ScreenStyle

  init(_ session: Session, _ style: ScreenStyle) async throws {
    numbering = try await session.ledger.numbering()
    categories = try await session.ledger.view(DecisionState()).plan.categories
    clock = session.clock
    self.style = style
  }

  func text(_ envelope: borrowing EventEnvelope) -> String {
    // A date is shown unless it is the day of the record.
    EventLine(
      today: clock.day(at: envelope.recordedAt), categories: categories, numbering: numbering,
      style: style
    ).text(envelope.event)
  }
}

/// The events that a log shows, as the options specify.
struct LogFilter {
  /// The event types to show; all if empty.
  var types: Set<EventType>
  /// The events that created and changed an entry; `nil` for all.
  var events: Set<EventID>?
  /// The first day of recording, included.
  var from: CalendarDay?
  /// The last day of recording, included.
  var to: CalendarDay?
  var writer: WriterID?
  let clock: SessionClock

  /// Returns whether an event matches.
  func matches(_ id: EventID, _ type: EventType, _ recordedAt: Timestamp) -> Bool {
    guard types.isEmpty || types.contains(type) else { return false }
    if let events, !events.contains(id) { return false }
    if let writer, id.writer != writer { return false }
    guard from != nil || to != nil else { return true }
    let day = clock.day(at: recordedAt)
    if let from, day < from { return false }
    if let to, to < day { return false }
    return true
  }
}
