import LedgerModel

/// The result of a command: the one value that every command returns, in each output format.
///
/// Only ``Printer`` knows the requested format, which lines are wanted and how wide they may be. Formats that
/// nobody requested are not rendered.
struct Report {
  /// The lines for a person.
  var lines = ReportForm<Line> { _ in [] }
  /// The rows for line-based programs: the values of each record, always with the same columns.
  var rows = ReportForm<[String]> { _ in [] }
  /// The documents for programs: usually one.
  var documents = ReportForm<JSONValue> { _ in [] }
  /// One document for each record, if a command has many, streamed while they are read; `nil` for ``documents``.
  var records: ReportForm<JSONValue>?
  /// The first member of a single document, which lists the records, because they are too many for memory; `nil` if
  /// ``documents`` contains it.
  var listName: String?
  /// The only format that exists, regardless of the request; `nil` for any.
  var onlyFormat: OutputFormat?
  /// The columns of its rows; `nil` if the command and its options determine their names.
  private(set) var columns: PlainColumns?
  /// Whether its lines are a script for a shell, so that none may be wrapped.
  var isScript = false

  /// The notes printed with the answer, on standard error.
  var notes: [Note] = []
  /// The notes and exit code that are known only after the answer was printed.
  var ending: (() -> Report)?
  /// The action to perform once the whole answer was written without failure.
  var completion: (() throws -> Void)?
  /// The exit code, unless something else goes wrong.
  var exitCode: ExitCode = .done
  /// The command's use of the ledger.
  var use: LedgerUse = .read

  /// A line for a person. Texts from data must have passed ``VisibleText``.
  struct Line: Hashable, ExpressibleByStringInterpolation {
    var text: String
    /// Whether it only reports success, or suggests the next step: `--quiet` omits it.
    var isDispensable = false
    /// The advice that replaces the text if the line suggests commands, which must name the ledger as the
    /// person did; `nil` if it suggests none.
    private(set) var advice: Advice?

    init(_ text: String) { self.text = text }
    init(stringLiteral text: String) { self.text = text }

    /// Returns a line that `--quiet` omits.
    static func dispensable(_ text: String) -> Line {
      var line = Line(text)
      line.isDispensable = true
      return line
    }

    /// Returns a line that contains commands.
    static func offering(_ advice: Advice, isDispensable: Bool = false) -> Line {
      var line = Line("")
      line.advice = advice
      line.isDispensable = isDispensable
      return line
    }

    /// Returns a line with the command that answers the question raised by the answer; `--quiet` omits it.
    ///
    /// - Parameter command: The command, without the program's name.
    static func hint(_ command: String) -> Line {
      .offering("Next: \(command: command)", isDispensable: true)
    }
  }

  /// A note printed with an answer.
  enum Note {
    case line(String)
    /// A line that `--quiet` omits.
    case dispensable(String)
    case failure(any Error)
    /// Notes that are printed only if a person reads the answer.
    case forPeople([Note])
    /// A document that is printed only if a program reads the answer as JSON.
    case forPrograms(JSONValue)
  }

  /// A command's use of the ledger.
  enum LedgerUse {
    /// It did not depend on the ledger's condition, or reports that itself.
    case none
    /// It showed the ledger's content: if that is damaged, the exit code says so.
    case read
    /// It stored something, or tried to: what it reports as stored is stored, regardless of other damage.
    case written
  }
}

extension Report {
  /// Creates a report with one document, and with rows that contain text for a screen.
  init(
    use: LedgerUse = .read, styled lines: @escaping (ScreenStyle) async throws -> [Line],
    rows: @escaping (ScreenStyle) async throws -> [[String]],
    record: @escaping () async throws -> Record
  ) {
    self.init(
      lines: ReportForm(lines), rows: ReportForm(rows),
      documents: ReportForm { _ in [try await record().answer] }, use: use)
  }

  /// Creates a report with one document, and with separate rows.
  init(
    use: LedgerUse = .read, _ lines: @escaping (ScreenStyle) async throws -> [Line],
    rows: @escaping () async throws -> [[String]] = { [] },
    record: @escaping () async throws -> Record
  ) {
    self.init(use: use, styled: lines, rows: { _ in try await rows() }, record: record)
  }

  /// Creates a report with one document, from which the rows are derived.
  ///
  /// - Parameter columns: The command of these columns, as the help on `--plain` names it.
  init(
    _ columns: String, use: LedgerUse = .read,
    _ lines: @escaping (ScreenStyle) async throws -> [Line],
    record: @escaping () async throws -> Record
  ) {
    let columns = PlainColumns.all.first { $0.answers == columns }
    self.init(
      use: use, lines, rows: { columns?.rows(of: try await record()) ?? [] }, record: record)
    self.columns = columns
  }

  /// Creates a report of records that exist only as JSON lines, streamed while they are made.
  init(
    listedAs name: String, _ records: @escaping ((JSONValue) -> Bool) async throws -> Void
  ) {
    self.init(
      records: ReportForm { _, take in try await records(take) }, listName: name,
      onlyFormat: .jsonl, use: .none)
  }

  /// Creates a report without an answer: it has only notes.
  init(notes: [Note], _ exitCode: ExitCode = .done, use: LedgerUse = .none) {
    self.init(notes: notes, exitCode: exitCode, use: use)
  }

  /// Keeps only the last records, or reverses their order.
  mutating func arrange(last count: Int?, isReversed: Bool) {
    guard count != nil || isReversed else { return }
    lines = lines.arranged(last: count, isReversed: isReversed)
    rows = rows.arranged(last: count, isReversed: isReversed)
    documents = documents.arranged(last: count, isReversed: isReversed)
    records = records?.arranged(last: count, isReversed: isReversed)
  }

  /// The report that nothing had to be done.
  static var nothingNew: Report { nothingNew() }

  /// Returns the report that nothing had to be done, in other words or with notes.
  static func nothingNew(
    _ lines: [Line] = [.dispensable("Nothing new: what is asked for holds already.")],
    notes: [Note] = [], use: LedgerUse = .read
  ) -> Report {
    var report = Report(use: use) { _ in
      lines
    } record: {
      .written("alreadyThere")
    }
    report.notes = notes
    return report
  }

  /// The report that the person declined.
  static var declined: Report {
    Report(notes: [.line("Nothing was stored.")], .conditionFails, use: .read)
  }
}

extension [Report.Note] {
  /// Returns notes about events that do not count yet.
  static func waiting(_ waiting: [WaitingEvents]) -> [Report.Note] {
    waiting.map { waiting in
      .line(
        "Waiting for \(waiting.cause.text): \(waiting.count.of("event")) of \(waiting.writer.text) "
          + "\(waiting.count == 1 ? "is" : "are") not counted yet.")
    }
  }
}

/// The items of one format of a report, made only if that format is requested.
struct ReportForm<Item> {
  /// Calls a closure with each item in order, until it returns `false`.
  let forEach: (ScreenStyle, (Item) -> Bool) async throws -> Void

  init(_ items: @escaping (ScreenStyle) async throws -> [Item]) {
    forEach = { style, take in
      for item in try await items(style) {
        guard take(item) else { return }
      }
    }
  }

  /// Returns the last of the items, in the same order or reversed.
  ///
  /// - Parameter count: The number of items; `nil` for all.
  func arranged(last count: Int?, isReversed: Bool) -> ReportForm {
    ReportForm { style in
      var kept: [Item] = []
      try await forEach(style) { item in
        kept.append(item)
        if let count, kept.count >= 2 * count { kept.removeFirst(kept.count - count) }
        return true
      }
      let last = count.map { Array(kept.suffix($0)) } ?? kept
      return isReversed ? last.reversed() : last
    }
  }

  /// Creates a form whose items are streamed while they are read.
  init(each: @escaping (ScreenStyle, (Item) -> Bool) async throws -> Void) {
    forEach = each
  }
}
