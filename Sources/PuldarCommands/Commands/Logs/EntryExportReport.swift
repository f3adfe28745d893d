public import CommandTable
import LedgerModel
import LedgerStore
import PuldarInterchange

extension EntryCSV: @retroactive ParameterValue {}

/// The entries of a ledger in the form of another program, told while they are read.
struct EntryExportReport {
  let session: Session
  let query: ListQuery
  let format: ExportFormat
  let columns: EntryCSV
  let isSinceLast: Bool

  /// More changed entries are counted and not named.
  private static let toldLimit = 10

  func report() async throws -> Report {
    let isFree = form?.isOfAccounts == true
    let export = try await session.ledger.export(isFree: isFree)
    _ = try query.days(session)
    try await query.checkNames(session, export)
    let filter = try query.filter(session, in: export.currency)
    let sieve = EntrySieve(filter, withHistory: format.isJournal && query.includesVoided)
    let marker = isSinceLast ? try await ExportMarker(session) : nil
    let marks = try marker?.marks() ?? []
    let isLines = session.options.format == .jsonl
    let numbering = try await session.ledger.numbering()
    let frame = isFree ? try await frame(of: export, filter, marks) : nil
    var report = Report(
      records: ReportForm { _, take in
        if let form {
          let writer = EntryWriter(
            form, in: export.currency, numbered: numbering.writer, kinds: frame?.kinds ?? [:])
          try await tell(writer, frame, export, sieve, marks, take)
        } else {
          try await forEach(export, sieve, marks) { exported in
            take(
              EntryDocument.entry(
                exported.entry, export.plan.categories, numbering, goals: export.plan.envelopes))
          }
        }
      }, listName: "entries", onlyFormat: format == .json && !isLines ? .json : .jsonl)
    if let marker {
      report.completion = { try marker.keep(export.heads) }
      report.notes = notes(on: marks.isEmpty ? [] : export.touched(since: marks), numbering)
    }
    return report
  }

  /// The form that is written by itself; `nil` for JSON.
  private var form: ExportForm? { format.form(columns) }

  /// What is told besides entries, where conditions ask for it: money between accounts has a day and accounts
  /// alone, and a budget is of a bucket and a month.
  private func frame(
    of export: EntryExport, _ filter: EntryQuery.Filter, _ marks: [EventID]
  ) async throws -> JournalFrame {
    let accounts = try await session.ledger.view(Accounts())
    let transfers = try await session.ledger.answer(.transfers)
    // This month has a budget, though nothing was spent yet.
    let frame = try JournalFrame(
      accounts, transfers, export.figures, today: session.today.month)
    return frame.narrowed { record in
      if let event = record.event, !EntryExport.isNew(event, since: marks) { return false }
      if record.event == nil, !marks.isEmpty { return false }
      return filter.matchesMove(on: record.date, record.accounts)
    } budgets: { month, bucket in
      filter.matchesBudget(of: bucket, in: month)
    }
  }

  private func tell(
    _ writer: EntryWriter, _ frame: JournalFrame?, _ export: EntryExport, _ sieve: EntrySieve,
    _ marks: [EventID], _ take: (JSONValue) -> Bool
  ) async throws {
    var writer = writer
    /// Whole lines: the line feed of the last one is written by who tells them.
    func tell(_ piece: [UInt8]) -> Bool {
      if piece.isEmpty { return true }
      var piece = piece
      piece.removeLast()
      return take(.recorded(piece))
    }
    try await forEach(export, sieve, marks) { exported in
      writer.write(exported)
      return writer.takePiece().map(tell) ?? true
    }
    if let frame { writer.write(frame) }
    _ = tell(writer.finish())
  }

  /// Goes through the entries that are meant.
  private func forEach(
    _ export: EntryExport, _ sieve: EntrySieve, _ marks: [EventID],
    _ body: (ExportedEntry) -> Bool
  ) async throws {
    var overspent = OverspentBuckets(of: export.figures)
    let needsOverspent = form?.tellsOverspent == true
    var pattern = query.merchant?.pattern.map { TextPatternSearch($0) }
    var failure: (any Error)?
    try await session.ledger.forEachEntry(of: export, since: marks) { entry in
      do {
        let bucket = export.bucket(of: entry.values)
        guard sieve.letsThrough(entry, in: bucket) else { return true }
        if try pattern?.isMissing(in: entry.texts.merchant) == true { return true }
        var isOver = false
        if needsOverspent, let bucket {
          isOver = try overspent.contains(bucket, in: entry.values.date.month)
        }
        return body(ExportedEntry(entry, bucket: bucket, isOverspent: isOver))
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
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
      var isUsed = false
      try await session.ledger.forEachEntry(of: export, since: []) { entry in
        isUsed = entry.values.category == category
        return !isUsed
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
