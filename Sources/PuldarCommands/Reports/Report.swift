import LedgerModel

/// What a command came to: the one value that every command returns, in each form in which it can be
/// told.
///
/// Which form is asked for, whether words are wanted and how wide a line may be, only ``Printer`` knows.
/// A form that nobody asked for is not made.
struct Report {
  /// For a person.
  var lines = ReportForm<Line> { _ in [] }
  /// For programs that part lines: the values of each record, always in the same columns.
  var rows = ReportForm<[String]> { _ in [] }
  /// For programs: usually one document.
  var documents = ReportForm<JSONValue> { _ in [] }
  /// One document for each record, if a command has many, told while they are read; `nil` for those above.
  var records: ReportForm<JSONValue>?
  /// The member under which a single document lists the records, which are too many to be held at
  /// once; `nil` where ``documents`` makes it.
  var listName: String?
  /// The one form that there is, whatever was asked for; `nil` where that is free.
  var onlyFormat: OutputFormat?
  /// What its rows are made by; `nil` if the command and its options tell their names.
  private(set) var columns: PlainColumns?
  /// Whether its lines are for a shell, so that none may be broken.
  var isScript = false

  /// What is told beside the answer, on standard error.
  var notes: [Note] = []
  /// What is known only when the answer was told: more to be told beside it, and how it ends.
  var ending: (() -> Report)?
  /// What is done once all of the answer was written, and nothing of it failed.
  var completion: (() throws -> Void)?
  /// How the program ends, if nothing else goes wrong.
  var exitCode: ExitCode = .done
  /// What the command did with the ledger.
  var use: LedgerUse = .read

  /// A line for a person. Texts from data went through ``VisibleText``.
  struct Line: Hashable, ExpressibleByStringInterpolation {
    var text: String
    /// Whether it says only that all went well, or what to do next: `--quiet` leaves it out.
    var isDispensable = false
    /// What stands in place of the text where commands are offered, which must name the ledger as the
    /// person did; `nil` where none are.
    private(set) var advice: Advice?

    init(_ text: String) { self.text = text }
    init(stringLiteral text: String) { self.text = text }

    /// One that `--quiet` leaves out.
    static func dispensable(_ text: String) -> Line {
      var line = Line(text)
      line.isDispensable = true
      return line
    }

    /// One that holds commands.
    static func offering(_ advice: Advice, isDispensable: Bool = false) -> Line {
      var line = Line("")
      line.advice = advice
      line.isDispensable = isDispensable
      return line
    }

    /// The command that answers the question which the answer raises; `--quiet` leaves it out.
    ///
    /// - Parameter command: Without the program's name.
    static func hint(_ command: String) -> Line {
      .offering("Next: \(command: command)", isDispensable: true)
    }
  }

  /// What is told beside an answer.
  enum Note {
    case line(String)
    /// A line that `--quiet` leaves out.
    case dispensable(String)
    case failure(any Error)
    /// Only where a person reads the answer.
    case forPeople([Note])
    /// Only where a program reads the answer as JSON.
    case forPrograms(JSONValue)
  }

  /// What a command did with the ledger.
  enum LedgerUse {
    /// Nothing that its damage could change, or it tells of the damage itself.
    case none
    /// It showed what the ledger says: where that is not whole, the program ends with it.
    case read
    /// It stored something, or tried to: what it says is stored is stored, whatever else is wrong.
    case written
  }
}

extension Report {
  /// With one document, and with rows that hold words of a screen.
  init(
    use: LedgerUse = .read, styled lines: @escaping (ScreenStyle) async throws -> [Line],
    rows: @escaping (ScreenStyle) async throws -> [[String]],
    record: @escaping () async throws -> Record
  ) {
    self.init(
      lines: ReportForm(lines), rows: ReportForm(rows),
      documents: ReportForm { _ in [try await record().answer] }, use: use)
  }

  /// With one document, and with rows that are made otherwise.
  init(
    use: LedgerUse = .read, _ lines: @escaping (ScreenStyle) async throws -> [Line],
    rows: @escaping () async throws -> [[String]] = { [] },
    record: @escaping () async throws -> Record
  ) {
    self.init(use: use, styled: lines, rows: { _ in try await rows() }, record: record)
  }

  /// With one document, of which the rows are made.
  ///
  /// - Parameter columns: What answers with them, as the page on `--plain` names it.
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

  /// Records that are told as lines of JSON alone, while they are made.
  init(
    listedAs name: String, _ records: @escaping ((JSONValue) -> Bool) async throws -> Void
  ) {
    self.init(
      records: ReportForm { _, take in try await records(take) }, listName: name,
      onlyFormat: .jsonl, use: .none)
  }

  /// Without an answer: what is to be said stands beside it.
  init(notes: [Note], _ exitCode: ExitCode = .done, use: LedgerUse = .none) {
    self.init(notes: notes, exitCode: exitCode, use: use)
  }

  /// Tells the last of its records alone, or the last one first.
  mutating func arrange(last count: Int?, isReversed: Bool) {
    guard count != nil || isReversed else { return }
    lines = lines.arranged(last: count, isReversed: isReversed)
    rows = rows.arranged(last: count, isReversed: isReversed)
    documents = documents.arranged(last: count, isReversed: isReversed)
    records = records?.arranged(last: count, isReversed: isReversed)
  }

  /// Nothing had to be done.
  static var nothingNew: Report { nothingNew() }

  /// The same in words of its own, or with something beside it.
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

  /// The person said no.
  static var declined: Report {
    Report(notes: [.line("Nothing was stored.")], .conditionFails, use: .read)
  }
}

extension [Report.Note] {
  /// Which events are not counted yet.
  static func waiting(_ waiting: [WaitingEvents]) -> [Report.Note] {
    waiting.map { waiting in
      .line(
        "Waiting for \(waiting.cause.text): \(waiting.count.of("event")) of \(waiting.writer.text) "
          + "\(waiting.count == 1 ? "is" : "are") not counted yet.")
    }
  }
}

/// The items of one form of a report, made only where that form is asked for.
struct ReportForm<Item> {
  /// Hands over the items in their order, and ends where it is told that nobody reads any more.
  let forEach: (ScreenStyle, (Item) -> Bool) async throws -> Void

  init(_ items: @escaping (ScreenStyle) async throws -> [Item]) {
    forEach = { style, take in
      for item in try await items(style) {
        guard take(item) else { return }
      }
    }
  }

  /// The last of the items, in the same order or the other way round.
  ///
  /// - Parameter count: How many; `nil` for all.
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

  /// Items that are handed over while they are read.
  init(each: @escaping (ScreenStyle, (Item) -> Bool) async throws -> Void) {
    forEach = each
  }
}
