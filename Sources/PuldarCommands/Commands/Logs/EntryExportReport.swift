import LedgerModel
import LedgerStore
import PuldarInterchange

/// The entries of a ledger in the form of another program, told while they are read.
struct EntryExportReport {
  let session: Session
  let query: ListQuery
  let format: ExportFormat
  let columns: CSVPreset
  let isSinceLast: Bool

  /// More changed entries are counted and not named.
  private static let toldLimit = 10

  func report() async throws -> Report {
    let form = format.form(columns)
    let export = try await session.ledger.export(isFree: form?.isOfAccounts == true)
    _ = try query.days(session)
    try await query.checkNames(session, export)
    let marker = isSinceLast ? try await ExportMarker(session) : nil
    let marks = try marker?.marks() ?? []
    // This month has a budget, though nothing was spent yet.
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
            // Whole lines: the line feed of the last one is written by the one that tells them.
            take(.recorded(Array(piece.dropLast())))
          }
        } else {
          try await session.ledger.forEachEntry(of: export, selection, where: isMeant) { entry in
            take(
              EntryDocument.entry(
                entry, export.plan.categories, numbering, goals: export.plan.envelopes))
          }
        }
      }, listName: "entries", onlyFormat: format == .json && !isLines ? .json : .jsonl)
    if let marker {
      report.completion = { try marker.keep(export.heads) }
      report.notes = notes(on: marks.isEmpty ? [] : export.touched(since: marks), numbering)
    }
    return report
  }

  /// What was exported before and is other now: an export of what is new does not repeat it.
  private func notes(on changed: [EventID], _ numbering: EventNumbering) -> [Report.Note] {
    if changed.isEmpty { return [] }
    let names = changed.prefix(EntryExportReport.toldLimit).map(numbering.text)
    let more = changed.count - names.count
    let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return [.line("Exported before, and changed since: \(list).")]
  }
}

extension ListQuery {
  /// Refuses a name that no entry can have: an empty answer would hide that it is misspelled.
  func checkNames(_ session: Session, _ export: EntryExport) async throws {
    let known = try export.figures.month(session.today.month).buckets.map(\.bucket)
    for bucket in buckets where !known.contains(bucket) {
      throw Refusal.unknownBucket(bucket, known: known)
    }
    let catalog = export.plan.categories
    for category in categories where !catalog.exists(category) {
      // One that only an entry names is there all the same.
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
  /// Whether a merchant is not meant: neither as it is written, nor as a part of the name is compared.
  fileprivate mutating func isMissing(in merchant: String) throws -> Bool {
    try !(finds(in: merchant) || finds(in: FoldedText(merchant).text))
  }
}

extension LedgerAccess {
  /// Goes through the entries of an export that are meant.
  fileprivate func forEachEntry(
    of export: EntryExport, _ selection: ExportSelection,
    where isMeant: (RegisteredEntry) throws -> Bool = { _ in true },
    _ body: (RegisteredEntry) -> Bool
  ) async throws {
    nonisolated(unsafe) let (isMeant, body) = (isMeant, body)
    try await opened.forEachEntry(of: export, selection, where: { try isMeant($0) }) { body($0) }
  }

  /// Writes the entries of an export that are meant, piece by piece.
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
