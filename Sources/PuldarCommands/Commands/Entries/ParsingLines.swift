import EntryParsing
import LedgerModel

/// Understands sentences that come as JSON objects, one a line, and answers each with one line.
struct ParsingLines {
  private let session: Session
  private let categories: CategoryCatalog
  private let usual: ParsingContext
  private let parser: SentenceParser

  private static let members: Set<String> = [
    "id", "text", "reference_time", "locale", "default_currency",
  ]

  init(_ session: Session, _ state: DecisionState?, _ parser: SentenceParser) async throws {
    self.session = session
    self.parser = parser
    categories = state?.plan.categories ?? CategoryCatalog()
    usual = try await EntryReader(session, state, EntryOptions()).wholeContext()
  }

  /// Reads to the end of the input, and answers each line while it is read.
  func report() -> Report {
    var report = Report(
      lines: ReportForm { _ in [] }, rows: ReportForm { _ in [] },
      records: ReportForm { _, take in try await answer(take) }, listedAs: "entries",
      onlyFormat: .jsonl)
    report.use = .none
    return report
  }

  private func answer(_ take: (JSONValue) -> Bool) async throws {
    var conventions: [String: NumberConventions] = [:]
    while let line = try session.input.next() {
      let document: JSONValue
      switch line {
      case .text(let text):
        if text.allSatisfy(\.isWhitespace) { continue }
        document = await self.document(of: text, &conventions)
      case .notText: document = refused("the line is no UTF-8")
      case .tooLong: document = refused("the line is longer than \(LineReader.byteLimit) bytes")
      }
      guard take(document) else { return }
    }
    await session.models.keep(parser.cache)
  }

  private func document(
    of line: String, _ conventions: inout [String: NumberConventions]
  ) async -> JSONValue {
    var id: String?
    do {
      let texts = try JSONReader.texts(named: ParsingLines.members, in: line.utf8)
      id = texts["id"]
      guard let text = texts["text"] else {
        return ParsingDocument.identified(id, refused("the member 'text' is missing"))
      }
      let readings = try await parser.readings(of: [text], context(texts, &conventions))
      guard let parsed = try readings.first?.result.get() else {
        return ParsingDocument.identified(id, refused("nothing was read"))
      }
      let lines = parsed.entries.map { entry in
        EntryLine(
          EntryValues(
            type: entry.type, amount: entry.amount, category: entry.category, date: entry.date,
            account: entry.account ?? .bank),
          EntryTexts(merchant: entry.merchant, by: parsed.parser), categories)
      }
      return ParsingDocument.identified(id, ParsingDocument.document(of: lines))
    } catch let error as any ExplainedError {
      return ParsingDocument.identified(id, refused(error.problem))
    } catch {
      return ParsingDocument.identified(id, refused("\(error)"))
    }
  }

  /// What a line says of its sentence, in place of what the session knows.
  private func context(
    _ texts: [String: String], _ known: inout [String: NumberConventions]
  ) throws -> ParsingContext {
    var context = usual
    if let time = texts["reference_time"] {
      // The day that the person's calendar showed: the offset behind it changes nothing.
      context.today = try CalendarDay(reading: String(time.prefix(10)))
    }
    if let code = texts["default_currency"] {
      guard let currency = Currency(code: code) else {
        throw CommandFailure(
          "'\(VisibleText(String(code.prefix(40))))' is no currency", .refusedData)
      }
      context.currency = currency
    }
    if let locale = texts["locale"] {
      let conventions = known[locale] ?? NumberConventions(localeIdentifier: locale)
      // A file names few locales; whoever names many pays for each.
      if known.count < 1000 { known[locale] = conventions }
      context.conventions = conventions
    }
    return context
  }

  private func refused(_ problem: String) -> JSONValue { ["error": .text(problem)] }
}
