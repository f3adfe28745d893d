import LedgerModel
import LedgerStore
import PuldarInterchange

/// The entries of a ledger in the format of another program, streamed while they are read.
struct EntryExportReport {
  let session: Session
  let query: ListQuery
  let format: ExportFormat
  let columns: CSVPreset
  let isSinceLast: Bool

  /// The most changed entries to list; any others are only counted.
  private static let toldLimit = 10

  static let shape = Shape<[ToldEntry]>(
    answer: "entries", note: "export json, in the order in which they were added.",
    .init("entries", \.self))

  func report() async throws -> Report {
    let form = format.form(columns)
    let export = try await session.ledger.export(isFree: form?.isOfAccounts == true)
    _ = try query.days(session)
    try await query.checkNames(session, export)
    let marker = isSinceLast ? try await ExportMarker(session) : nil
    let marks = try marker?.marks() ?? []
    // This month has a budget, even if nothing was spent yet.
    let selection = ExportSelection(
      try query.filter(session, in: export.currency),
      hasHistory: format.isJournal && query.includesVoided, since: marks,
      budgetedTo: session.today.month)
    let isLines = session.options.format == .jsonl
    let numbering = try await session.ledger.numbering()
    var report = Report(
      records: ReportForm { _, take in
        var pattern = query.merchant?.pattern.map { TextPatternSearch($0) }
        func isMeant(_ entry: RegisteredEntry) throws -> Bool {
          try pattern?.isMissing(in: entry.texts.merchant) != true
        }
        if let form {
          try await session.ledger.write(export, as: form, selection, where: isMeant) { piece in
            // Without the last line feed: the printer writes it.
            take(.recorded(Array(piece.dropLast())))
          }
        } else {
          try await session.ledger.forEachEntry(of: export, selection, where: isMeant) { entry in
            take(
              EntryDocument.entry(
                entry, export.plan.categories, numbering, goals: export.plan.envelopes
              ).json)
          }
        }
      }, listName: "entries", onlyFormat: format == .json && !isLines ? .json : .jsonl)
    if let marker {
      report.completion = { try marker.keep(export.heads) }
      report.notes = notes(on: marks.isEmpty ? [] : export.touched(since: marks), numbering)
    }
    return report
  }

  /// Returns notes on entries that were exported before and changed since: the export does not repeat them.
  private func notes(on changed: [EventID], _ numbering: EventNumbering) -> [Report.Note] {
    if changed.isEmpty { return [] }
    let names = changed.prefix(EntryExportReport.toldLimit).map(numbering.text)
    let more = changed.count - names.count
    let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return [.line("Exported before, and changed since: \(list).")]
  }
}

extension ListQuery {
  /// Refuses a name that no entry can have: an empty answer would hide a misspelling.
  func checkNames(_ session: Session, _ export: EntryExport) async throws {
    let known = try export.figures.month(session.today.month).buckets.map(\.bucket)
    for bucket in names.buckets where !known.contains(bucket) {
      throw Refusal.unknownBucket(bucket, known: known)
    }
    let catalog = export.plan.categories
    for category in names.categories where !catalog.exists(category) {
      // A category may exist only because an entry names it.
      var filter = EntryQuery.Filter()
      filter.categories = [category]
      var isUsed = false
      try await session.ledger.forEachEntry(
        of: export, ExportSelection(filter, hasHistory: true)
      ) { _ in
        isUsed = true
        return false
      }
      if !isUsed {
        throw Refusal.unknownCategory(category, known: catalog.offered(on: session.today))
      }
    }
  }
}

extension TextPatternSearch {
  /// Returns whether a merchant does not match, neither as written nor as names are compared.
  fileprivate mutating func isMissing(in merchant: String) throws -> Bool {
    try !(finds(in: merchant) || finds(in: FoldedText(merchant).text))
  }
}

extension LedgerAccess {
  /// Calls a closure with the matching entries of an export.
  fileprivate func forEachEntry(
    of export: EntryExport, _ selection: ExportSelection,
    where isMeant: (RegisteredEntry) throws -> Bool = { _ in true },
    _ body: (RegisteredEntry) -> Bool
  ) async throws {
    nonisolated(unsafe) let (isMeant, body) = (isMeant, body)
    try await opened.forEachEntry(of: export, selection, where: { try isMeant($0) }) { body($0) }
  }

  /// Writes the matching entries of an export, piece by piece.
  fileprivate func write(
    _ export: EntryExport, as form: ExportForm, _ selection: ExportSelection,
    where isMeant: (RegisteredEntry) throws -> Bool, _ take: ([UInt8]) -> Bool
  ) async throws {
    nonisolated(unsafe) let (isMeant, take) = (isMeant, take)
    try await opened.write(
      export, as: form, asOf: moment, of: selection, where: { try isMeant($0) }
    ) { take($0) }
  }
}
