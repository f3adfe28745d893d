import LedgerModel

/// The result of adding receipts.
struct ReceiptAddReport {
  /// A receipt, or why it was not added.
  struct Item: Shaped {
    let name: String
    let result: Fate

    enum Fate {
      case success(ReceiptAdding.Result)
      case failure(any ExplainedError)
    }
  }

  private let session: Session
  private let items: [Item]
  private let categories: CategoryCatalog

  init(_ session: Session, _ items: [Item], _ state: DecisionState?) {
    self.session = session
    self.items = items
    categories = state?.plan.categories ?? CategoryCatalog()
  }

  /// Returns the report; a single receipt that is refused is thrown as an error.
  func report() async throws -> Report {
    if items.count == 1, case .failure(let error) = items[0].result { throw error }
    let writes = items.compactMap(\.write)
    var report: Report
    if let write = writes.dropFirst().reduce(writes.first, { $0?.followed(by: $1) }) {
      report = try await stored(write)
    } else {
      let numbering =
        try await known.isEmpty ? EventNumbering(writer: nil) : session.ledger.numbering()
      report = undecided.isEmpty ? nothing(numbering) : doubt(numbering)
    }
    report.notes += notes
    let isRefused = items.contains { $0.failure != nil }
    let isDeclined = writes.isEmpty && items.contains(where: \.isDeclined)
    if isRefused {
      report.exitCode = .refusedData
    } else if isDeclined {
      report.exitCode = .conditionFails
    }
    return report
  }

  private var known: [EventID] { items.compactMap(\.known) }

  private var undecided: [Item] { items.filter { $0.undecided != nil } }

  /// What remains open in stored receipts, and which receipts were not stored.
  private var notes: [Report.Note] {
    items.flatMap { item -> [Report.Note] in
      switch item.result {
      case .failure(let error):
        return [.line(line(item.name, error.problem, error.advice))]
      case .success(let result):
        switch result.outcome {
        case .stored: return (result.proposal?.notes ?? []).map { .line($0) }
        case .undecided(let failure):
          let lines = result.proposal?.lines(session.prompt.style, today: session.today) ?? []
          let open = result.proposal?.unknownWords ?? []
          return [
            .forPeople(
              (lines + open + [line("", failure.problem, failure.advice)]).map { .line($0) })
          ]
        case .known, .declined: return []
        }
      }
    }
  }

  private func line(_ name: String, _ problem: String, _ advice: Advice?) -> String {
    let start =
      name.isEmpty || problem.contains("'\(VisibleText(name))'") ? "" : "\(VisibleText(name)): "
    let end = advice.map { ". \(session.text($0))" } ?? "."
    return start + VisibleText(problem).description + end
  }

  private func stored(_ write: CommandWrite) async throws -> Report {
    let values = items.flatMap { item in item.stored?.entries ?? [] }.map(\.values)
    var answer = try await RecordedReport(
      session, write, touching: values.map { TouchedBudget.of($0, categories) })
    answer.asked = FirstEntries(values, write.after).months
    let numbering = answer.numbering
    return answer.report { [answer] style in
      answer.stored(items.flatMap { lines($0, numbering, style) }) + answer.meaning(style)
    } remarks: { _ in
      sum(of: items)
    } rows: { _ in
      items.flatMap { rows($0, numbering) }
    } record: { [answer] in
      answer.record { told in
        told.entries = items.flatMap { documents($0, numbering) }
        told.files = items
      }
    }
  }

  /// Returns the counts of each result if there are several receipts.
  private func sum(of items: [Item]) -> [Report.Line] {
    guard items.count > 1 else { return [] }
    let stored = items.count { $0.stored != nil }
    let known = items.count { $0.known != nil }
    let left = items.count - stored - known
    let parts = [
      "\(stored) stored", known == 0 ? "" : "\(known) known", left == 0 ? "" : "\(left) left",
    ].filter { !$0.isEmpty }
    return [.dispensable("\(items.count.of("receipt")): \(parts.joined(separator: ", "))")]
  }

  /// Reports that nothing was stored: all were known, or none was wanted.
  private func nothing(_ numbering: EventNumbering) -> Report {
    var report = Report { _ in
      items.compactMap { item in
        item.known.map {
          .dispensable("\(VisibleText(item.name)) was added before, as \(numbering.text($0)).")
        }
      } + sum(of: items)
    } record: {
      ToldWrite.shape.record(
        of: ToldWrite(state: .alreadyThere, events: [], files: items), numbering)
    }
    if known.isEmpty { report.notes = [.line("Nothing was stored.")] }
    return report
  }

  /// Reports what was read, for a person to confirm or correct.
  private func doubt(_ numbering: EventNumbering) -> Report {
    let failure = undecided.first?.undecided
    var answer = ErrorAnswer(
      ToldFailure(failure?.problem ?? "", failure?.advice.map(session.text), .refusedData))
    answer.choices = undecided.compactMap { item in
      guard case .success(let result) = item.result,
        let entry = try? result.proposal?.entry(today: session.today)
      else { return nil }
      return EntryDocument.entry(EntryLine(entry.values, entry.texts, categories))
    }
    answer.files = items
    let record = ErrorAnswer.shape.record(of: answer, numbering)
    var report = Report(use: .none) { _ in
      [Report.Line(JSONWriter.text(of: record.answer))]
    } record: {
      record
    }
    report.exitCode = .refusedData
    return report
  }
}

extension ReceiptAddReport {
  private func entryLines(_ item: Item) -> [(id: EventID, line: EntryLine)] {
    guard let stored = item.stored else { return [] }
    return zip(stored.write.outcome, stored.entries).map { id, entry in
      (id, EntryLine(entry.values, entry.texts, categories))
    }
  }

  private func lines(
    _ item: Item, _ numbering: EventNumbering, _ style: ScreenStyle
  ) -> [String] {
    if let known = item.known {
      return ["\(VisibleText(item.name)) was added before, as \(numbering.text(known))."]
    }
    return entryLines(item).enumerated().map { place, row in
      let name = place == 0 ? "   (\(VisibleText(item.name)))" : ""
      return "\(numbering.text(row.id))  \(row.line.text(today: session.today, style))\(name)"
    }
  }

  private func rows(_ item: Item, _ numbering: EventNumbering) -> [[String]] {
    entryLines(item).map { EntryRow.cells($0.line, number: numbering.text($0.id)) }
  }

  private func documents(_ item: Item, _ numbering: EventNumbering) -> [ToldEntry] {
    entryLines(item).map { EntryDocument.entry($0.line, .init(id: $0.id), numbering) }
  }
}

extension ReceiptAddReport.Item {
  static let shape = Shape<ReceiptAddReport.Item>(
    "added-receipt", .init("file", \.name),
    .init("state", \.state, "undecided: only a person can say whether it was read right.")
      .among(WrittenState.allCases.map(\.rawValue) + ["undecided", "declined", "refused"]),
    .init("entry", { $0.known ?? $0.stored?.write.outcome.first }, "What it was added as."),
    .init(
      "unknown", { $0.proposal?.unknown ?? [] }, "What could not be read, and nobody said."),
    .init("problem", \.failure?.problem))

  private var state: String {
    switch outcome {
    case nil: "refused"
    case .stored(let write, _): write.state.rawValue
    case .known: WrittenState.alreadyThere.rawValue
    case .declined: "declined"
    case .undecided: "undecided"
    }
  }

  private var outcome: ReceiptAdding.Outcome? {
    if case .success(let result) = result { result.outcome } else { nil }
  }

  fileprivate var proposal: ReceiptProposal? {
    if case .success(let result) = result { result.proposal } else { nil }
  }

  fileprivate var stored: (write: CommandWrite, entries: [NewEntry])? {
    if case .stored(let write, let entries)? = outcome { (write, entries) } else { nil }
  }

  fileprivate var write: CommandWrite? { stored?.write }

  fileprivate var known: EventID? { if case .known(let id)? = outcome { id } else { nil } }

  fileprivate var isDeclined: Bool { if case .declined? = outcome { true } else { false } }

  fileprivate var undecided: CommandFailure? {
    if case .undecided(let failure)? = outcome { failure } else { nil }
  }

  fileprivate var failure: (any ExplainedError)? {
    if case .failure(let error) = result { error } else { undecided }
  }
}
