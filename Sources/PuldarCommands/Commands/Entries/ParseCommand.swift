import CommandTable
import EntryParsing
import LedgerModel

extension PuldarCommand {
  static var parse: Command {
    Command(
      "parse", "Show what add would understand, and store nothing.",
      discussion: """
        The language is that of your locale, and English: 'puldar --locale de-DE parse' reads \
        another. With --jsonl each line of standard input is an object with the member "text", and \
        perhaps "id", "reference_time", "locale" and "default_currency"; each line of the answer \
        is an entry, {"entries": [...]} for several, {"move": ...} for money that stays yours, or \
        {"error": "why"}.
        """,
      examples: [
        "puldar parse 2 coffees for 9.50 yesterday", "puldar parse --jsonl < sentences.jsonl",
      ], traits: [.onlyNow],
      .arguments("<words>", "What happened.", String.self),
      .flag("--jsonl", "Read JSON objects, one a line, and answer in the same way."),
      .flag("--why", "Say how each field was found."),
      .model
    ) { session, words, readsLines, explains, model in
      // The reading depends on the ledger's currency and categories, if there is one.
      let state = try? await session.ledger.state()
      let reader = try EntryReader(
        session, state, EntryOptions(explains: explains),
        parser: try await session.models.parser(model, state))
      if readsLines {
        guard words.isEmpty else {
          throw UsageError("With '--jsonl' the words come from standard input")
        }
        return ParsingLines(session, state, reader, explains: explains).report()
      }
      guard !words.isEmpty else { throw UsageError("Missing expected argument '<words>'") }
      let said = words.joined(separator: " ")
      let outcome: SentenceReading.Outcome
      do {
        outcome = try await SentenceReading(session, reader, state)
          .outcome(of: said, passedShell: false)
      } catch let failure as ParsingFailure {
        throw reader.failure(failure, of: said)
      }
      switch outcome {
      case .entries(let entries, _):
        return report(
          entries, state?.plan.categories ?? CategoryCatalog(), session.today, explains: explains)
      case .move(let moved?, _): return report(moved, session.today)
      case .move(nil, let failure): throw failure.asMove(nil, today: session.today)
      case .undecided(let report): return report
      }
    }
  }

  private static func report(_ moved: ParsedTransfer, _ today: CalendarDay) -> Report {
    let line = TransferLine(made: moved.made())
    var report = Report { style in
      [Report.Line(line.text(today: today, style))]
    } rows: { style in
      [[line.text(today: today, style)]]
    } record: {
      ParsingLines.shape.record(of: ([], moved, []))
    }
    report.records = ReportForm { _ in [["move": moved.told]] }
    report.use = .none
    return report
  }

  private static func report(
    _ entries: [UnderstoodEntry], _ categories: CategoryCatalog, _ today: CalendarDay,
    explains: Bool
  ) -> Report {
    let lines = entries.map { $0.line(categories) }
    let documents = zip(entries, lines).map { entry, line in
      EntryDocument.entry(line, entry.details.told(explains: explains))
    }
    var report = Report { style in
      zip(entries, lines).flatMap { entry, line -> [String] in
        let lent = entry.lent.map {
          "   lent \(style.amount($0.amount)) to \(VisibleText($0.destination.text))"
        }
        return [line.text(today: today, style) + entry.source(line.source, explains: explains)]
          + lent + entry.details.lines(explains: explains, style)
      }.map { Report.Line($0) }
    } rows: {
      lines.map { EntryRow.cells($0, number: "") }
    } record: {
      ParsingLines.shape.record(of: (documents, nil, entries.flatMap(\.lent)))
    }
    report.records = ReportForm { _ in documents.map(\.json) }
    report.use = .none
    return report
  }
}

/// Parses sentences that arrive as JSON objects, one a line, and answers each with one line.
struct ParsingLines {
  private let session: Session
  private let state: DecisionState?
  private let usual: EntryReader
  private let explains: Bool

  init(_ session: Session, _ state: DecisionState?, _ reader: EntryReader, explains: Bool) {
    (self.session, self.state, usual, self.explains) = (session, state, reader, explains)
  }

  static let shape = Shape<(entries: [ToldEntry], move: ParsedTransfer?, lent: [ParsedTransfer])>(
    answer: "parse",
    note:
      "parse with words. With --jsonl each line of the answer is one entry without 'note' and 'said', an object with 'entries' or with 'move', or one with 'error', a text.",
    .init("entries", \.entries), .ifAny("move", \.move),
    .ifAny("lent", { $0.lent.isEmpty ? nil : $0.lent }, "What was paid for other people."))

  /// Reads to the end of the input, and answers each line as it is read.
  func report() -> Report {
    let categories = state?.plan.categories ?? CategoryCatalog()
    var conventions: [String: NumberConventions] = [:]
    return session.answerLines(
      listedAs: "entries", reading: ["text", "reference_time", "locale", "default_currency"]
    ) { texts in
      guard let text = texts["text"] else {
        throw CommandFailure("the member 'text' is missing", .refusedData)
      }
      let reading = SentenceReading(session, try reader(of: texts, &conventions), state)
      switch try await reading.outcome(ofUnasked: text) {
      case .entries(let entries, _):
        return ParsingDocument.document(of: entries, categories, explains: explains)
      case .move(let moved?, _): return ["move": moved.told]
      case .move(nil, let failure): throw failure
      case .undecided: throw ParsingFailure.empty
      }
    }
  }

  /// Returns the session's reader, with the members of a line in place of the ledger's facts.
  private func reader(
    of texts: JSONTexts, _ known: inout [String: NumberConventions]
  ) throws -> EntryReader {
    var reader = usual
    if let time = texts["reference_time"] {
      // The day of the person's calendar: the offset after it changes nothing.
      reader.context.today = try CalendarDay(reading: String(time.prefix(10)))
    }
    if let code = texts["default_currency"] {
      guard let currency = Money.Currency(code: code) else {
        throw CommandFailure(
          "'\(VisibleText(String(code.prefix(40))))' is no currency", .refusedData)
      }
      reader.context.currency = currency
      reader.isOfLedger = false
    }
    if let locale = texts["locale"] {
      if let conventions = known[locale] {
        reader.context.conventions = conventions
      } else {
        reader.context.conventions = NumberConventions(localeIdentifier: locale)
        // A file names few locales; beyond the limit each is created anew.
        if known.count < 1000 { known[locale] = reader.context.conventions }
      }
    }
    return reader
  }
}

/// The reading of one of many sentences, as a JSON line.
enum ParsingDocument {
  /// Returns an entry, or an object with several.
  static func document(
    of entries: [UnderstoodEntry], _ categories: CategoryCatalog, explains: Bool
  ) -> Record {
    let records = entries.map { entry in
      let shares = entry.lent.map(\.told)
      let record =
        record(of: entry.line(categories)) + (shares.isEmpty ? [:] : ["lent": shares])
      guard explains || !entry.details.isQuiet else { return record }
      return record + ReadingDetails.shape.record(of: entry.details.told(explains: explains))
    }
    return records.count == 1 ? records[0] : ["entries": records]
  }

  private static func record(of line: EntryLine) -> Record {
    let (values, texts) = (line.values, line.texts)
    // Values of JSON, because thousands of lines are answered.
    return Record(members: [
      .init(name: "type", value: .text(values.type.text)),
      .init(name: "amount", value: values.amount.told),
      .init(name: "currency", value: .text(values.amount.currency.code)),
      .init(name: "merchant", value: texts.merchant.nonEmpty.map { .text($0) } ?? .null),
      .init(name: "category", value: .text(values.category.text)),
      .init(name: "bucket", value: line.bucket.map { .text($0.text) } ?? .null),
      .init(name: "date", value: .text(values.date.text)),
      .init(name: "account", value: .text(values.account.text)),
      .init(name: "by", value: .text(texts.by)),
    ])
  }
}
