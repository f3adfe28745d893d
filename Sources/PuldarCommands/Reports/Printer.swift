import CommandTable
import LedgerModel
import LedgerStore

/// The output format of a command.
enum OutputFormat: String, CaseIterable, ParameterValue {
  /// For a person.
  case text
  /// Tab-separated values, one record a line, always with the same columns.
  case plain
  /// One JSON document.
  case json
  /// One JSON object a line, if a command has many records.
  case jsonl
}

/// Prints reports, errors and notices: the only place that knows the output formats, which lines are wanted, and
/// how wide a line may be.
struct Printer {
  private let output: OutputWriter
  private let errors: OutputWriter
  private let terminal: TerminalState
  private let options: GlobalOptions
  private let location: LedgerLocation?
  /// The style of lines for a person; computed once, because each line needs it.
  private let style: ScreenStyle

  init(
    _ options: GlobalOptions, _ location: LedgerLocation?, _ terminal: TerminalState,
    output: OutputWriter, errors: OutputWriter
  ) {
    self.options = options
    self.location = location
    self.terminal = terminal
    self.output = output
    self.errors = errors
    style = Printer.style(options, terminal)
  }

  /// Returns a prompt that asks the person, if possible, and shows what a question is about.
  func prompt(reading input: LineReader) -> Prompt {
    Prompt(
      terminal, isAllowed: !options.asksNothing, style: style,
      showsLines: options.format == .text, isForPeople: !isForPrograms, input: input,
      output: output, errors: errors)
  }

  /// Returns the style of lines for a person.
  private static func style(_ options: GlobalOptions, _ terminal: TerminalState) -> ScreenStyle {
    var style = ScreenStyle(terminal, options.colour)
    // Values for programs have a single form.
    if options.isPretty, terminal.isOutputTerminal, options.format == .text {
      let conventions = options.locale?.conventions ?? terminal.numberConventions
      // The C locale names no place: then the currency decides.
      style.amounts = .pretty(conventions == .plain ? nil : conventions)
    }
    return style
  }

  // MARK: Reports

  /// Prints a report.
  ///
  /// - Parameter columns: Returns the names of a given number of columns; `nil` if they are unknown.
  /// - Returns: The exit code, unless something else goes wrong.
  func tell(
    _ report: Report, columns: (_ count: Int?) -> [String]? = { _ in nil }
  ) async throws -> ExitCode {
    let format = report.onlyFormat ?? options.format
    switch format {
    case .text:
      try await report.lines.forEach(style) { line in
        if !(line.isDispensable && options.isQuiet) {
          // A shell reads a script, so its lines must not be wrapped.
          if let width = style.columns, !report.isScript {
            for part in LineWrapping.lines(text(of: line), within: width) { output.writeLine(part) }
          } else {
            output.writeLine(text(of: line))
          }
        }
        return output.failure == nil
      }
    case .plain:
      var lacksHeader = options.hasHeader
      func tellHeader(_ count: Int?) {
        if lacksHeader, let names = columns(count) {
          output.writeLine(names.joined(separator: "\t"))
        }
        lacksHeader = false
      }
      defer { tellHeader(nil) }
      try await report.rows.forEach(style) { row in
        tellHeader(row.count)
        output.writeLine(row.map { VisibleText($0).description }.joined(separator: "\t"))
        return output.failure == nil
      }
    case .json:
      if let name = report.listName, let records = report.records {
        try await tellList(name, records, report.documents, style)
      } else {
        try await tellEach(report.documents, style)
      }
    case .jsonl: try await tellEach(report.records ?? report.documents, style)
    }
    if let completion = report.completion {
      output.flush()
      if output.failure == nil { try completion() }
    }
    let ending = report.ending?()
    let notes = report.notes + (ending?.notes ?? [])
    if !notes.isEmpty {
      // The answer precedes the notes on it.
      output.flush()
      tell(notes)
    }
    return ending?.exitCode ?? report.exitCode
  }

  private func text(of line: Report.Line) -> String {
    guard let advice = line.advice else { return line.text }
    return VisibleText(advice.text(with: location?.option ?? "")).description
  }

  private func tellEach(_ documents: ReportForm<JSONValue>, _ style: ScreenStyle) async throws {
    try await documents.forEach(style) { document in
      write(document, end: "\n")
      return output.failure == nil
    }
  }

  /// Prints the records while they are read, so that a long log needs no memory.
  ///
  /// - Parameter documents: The document that has the list, without it; none if it has nothing else.
  private func tellList(
    _ name: String, _ records: ReportForm<JSONValue>, _ documents: ReportForm<JSONValue>,
    _ style: ScreenStyle
  ) async throws {
    // What is refused before the first record has no answer.
    let start = "{\"schema\":1,\"\(name)\":["
    var isFirst = true
    try await records.forEach(style) { record in
      output.write(isFirst ? start : ",")
      isFirst = false
      write(record)
      return output.failure == nil
    }
    output.write(isFirst ? start + "]" : "]")
    try await documents.forEach(style) { document in
      guard case .object(let members) = document else { return true }
      for member in members where member.name != "schema" {
        output.write(",\"\(member.name)\":")
        write(member.value)
      }
      return output.failure == nil
    }
    output.writeLine("}")
  }

  private func write(_ document: JSONValue, end: StaticString = "") {
    var bytes =
      if case .recorded(let bytes) = document { bytes } else { JSONWriter.bytes(of: document) }
    end.withUTF8Buffer { bytes.append(contentsOf: $0) }
    output.write(bytes: bytes)
  }

  private func tell(_ notes: [Report.Note]) {
    for note in notes {
      switch note {
      case .line(let text): tellBeside(text)
      case .dispensable(let text): if !options.isQuiet { tellBeside(text) }
      case .failure(let error): tell(error)
      case .forPeople(let notes): if !isForPrograms { tell(notes) }
      case .forPrograms(let document):
        if isForPrograms { errors.writeLine(JSONWriter.text(of: document)) }
      }
    }
  }

  // MARK: Errors and notices

  /// Whether a program reads the output as JSON.
  private var isForPrograms: Bool {
    switch options.format {
    case .text, .plain: false
    case .json, .jsonl: true
    }
  }

  /// Prints an error on standard error, in the requested format.
  ///
  /// - Parameter isWarning: Whether what was asked for was done all the same.
  func tell(
    _ error: any Error, _ numbering: EventNumbering = EventNumbering(writer: nil),
    isWarning: Bool = false
  ) {
    for line in (error as? CommandFailure)?.linesBefore ?? [] { tellBeside(line) }
    let failure = FailureText(
      error, within: terminal.errorColumns, numbering: numbering, location: location,
      isWarning: isWarning)
    if isForPrograms {
      errors.writeLine(failure.json)
    } else {
      errors.write(failure.text)
    }
  }

  /// Prints the performed work and its duration, after everything else.
  func tell(_ trace: WorkTrace, _ code: ExitCode) {
    output.flush()
    for line in trace.lines(endingWith: code) { tellBeside(line) }
  }

  /// Prints the notices of the ledger.
  func tell(_ notices: [LedgerNotice]) {
    for notice in notices {
      let text = NoticeText(notice, location).text
      // A new ledger is part of the answer; other notices go to standard error.
      if case .ledgerMade = notice, options.format == .text {
        if !options.isQuiet { output.writeLine(text) }
      } else {
        tellBeside(text)
      }
    }
  }

  /// Prints a line on standard error.
  private func tellBeside(_ line: String) {
    for part in LineWrapping.lines(line, within: terminal.errorColumns) { errors.writeLine(part) }
  }

  /// Prints that the answer shows an earlier state.
  func tell(lookingBackTo moment: AsOf, _ numbering: EventNumbering) {
    guard options.format == .text, !options.isQuiet else { return }
    tellBeside(
      "As known \(moment.phrase(naming: numbering.text)): what was recorded later is left out.")
  }

  /// Prints the damage of the ledger that was used.
  ///
  /// - Parameter isWarning: Whether a write was stored beside it.
  func tell(_ condition: LedgerCondition, isWarning: Bool = false) {
    for error in condition.errors { tell(error, isWarning: isWarning) }
    if isWarning, !condition.isWhole {
      tellBeside("The figures are those of a part of the ledger.")
    }
    if options.isQuiet { return }
    for copy in condition.copies {
      let advice: Advice =
        "'\(VisibleText(location?.shown(copy) ?? copy).description)' may be a log, and is not read. Fetch it if it is a placeholder; else take it in: \(command: "merge \(copy.shellQuoted)")"
      tellBeside(advice.text(with: location?.option ?? ""))
    }
  }
}
