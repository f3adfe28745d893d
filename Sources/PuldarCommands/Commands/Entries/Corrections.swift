import CommandTable
import EntryParsing
import LedgerModel

/// Corrections of many entries at once: they are shown, and stored once the person agrees, all or none
/// of those whose entries are still unchanged.
struct Corrections {
  let session: Session
  let decision: any Decision<[EventID]>
  let entries: [EventID]
  var recording = Recording()

  private var count: String { entries.count.of("entry", "entries") }

  /// Returns what would be stored.
  ///
  /// - Parameter lines: The corrections as lines for a person.
  func preview(_ lines: [String], notes: [Report.Note] = []) -> Report {
    func changes() async throws -> Report {
      let write = try await session.ledger.perform(
        decision, Recording(key: recording.key, isPreview: true))
      return try await RecordedReport(session, write).ofChange()
    }
    var report = Report(
      lines: ReportForm { _ in
        (lines + ["\(count) would be corrected. Nothing was stored."]).map { Report.Line($0) }
      },
      rows: ReportForm(each: { try await changes().rows.forEach($0, $1) }),
      documents: ReportForm(each: { try await changes().documents.forEach($0, $1) }))
    report.notes = notes
    return report
  }

  /// Stores the corrections once the person agrees.
  ///
  /// - Parameter lines: The lines shown with the question.
  func stored(askingAbout lines: [String], notes: [Report.Note] = []) async throws -> Report {
    guard try isAgreed(lines) else {
      var report = Report.declined
      report.notes = notes + report.notes
      return report
    }
    let write = try await session.ledger.perform(decision, recording)
    try await session.models.forgetAnswers(about: entries)
    var report = try await RecordedReport(session, write).ofChange()
    report.notes = notes + report.notes
    return report
  }

  /// Returns whether the person agrees: by `--yes`, or when asked.
  ///
  /// - Throws: ``UsageError`` if nobody can be asked.
  private func isAgreed(_ lines: [String]) throws -> Bool {
    if session.options.agrees { return true }
    switch try session.prompt.confirm("Correct \(count)?", about: lines) {
    case .yes: return true
    case .no: return false
    case .notAsked:
      throw UsageError("Say that the corrections are meant: --yes, or see them: --dry-run")
    }
  }
}

extension SessionModels {
  /// Drops a model's answers about the sentences of corrected entries: they were wrong, or are no longer
  /// what the person wants.
  func forgetAnswers(about entries: [EventID]) async throws {
    guard let cache = keptAnswers() else { return }
    let register = try await session.ledger.view(LatestEntries(entries))
    let context = EntryReader.context(session, try await session.ledger.state())
    for entry in entries {
      guard let said = register[entry]?.texts.said, !said.isEmpty else { continue }
      let parsed = try? await session.surroundings.parser.entries(in: said, context: context)
      await cache.forget(said, readAs: parsed)
    }
    await keep(cache)
  }
}
