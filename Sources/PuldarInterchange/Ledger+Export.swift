public import LedgerModel
public import LedgerStore

extension Ledger {
  /// Exports entries for another program, in the order in which they were added. Memory does not grow with their
  /// number.
  ///
  /// A feature of Pro under the metered policy, except for journals and QIF, with which a person can leave. Reading is
  /// always free: projections, events, and the lines of the log, which hold everything that an export does.
  ///
  /// - Parameters:
  ///   - form: The format of the export.
  ///   - moment: The moment of the ledger's state; `nil` for now.
  ///   - selection: Which entries to export; by default all that count.
  ///   - take: Receives the bytes in pieces of whole lines of UTF-8; returns whether to continue.
  /// - Throws: ``LedgerStore/LedgerError`` with `Refusal.locked` if Pro is locked, and as for any view;
  ///   ``LedgerModel/FigureTooLarge`` if a month's sums overflow.
  public func export(
    _ form: ExportForm, asOf moment: AsOf? = nil, of selection: ExportSelection = ExportSelection(),
    _ take: ([UInt8]) -> Bool
  ) throws {
    let export = try export(asOf: moment, isFree: form.isOfAccounts)
    try write(export, as: form, asOf: moment, of: selection, where: { _ in true }, take)
  }

  /// Writes the entries of an export, in the order in which they were added.
  ///
  /// - Parameters:
  ///   - export: The export; what reached the ledger after it began is left out.
  ///   - form: The format of the export.
  ///   - moment: The moment as of which it was begun.
  ///   - selection: Which entries to export.
  ///   - isMeant: Whether to include an entry of the selection.
  ///   - take: Receives the bytes in pieces of whole lines of UTF-8; returns whether to continue.
  /// - Throws: ``LedgerStore/LedgerError``, as for any view; ``LedgerModel/FigureTooLarge`` if a month's sums overflow;
  ///   what `isMeant` throws.
  public func write(
    _ export: EntryExport, as form: ExportForm, asOf moment: AsOf?, of selection: ExportSelection,
    where isMeant: (RegisteredEntry) throws -> Bool, _ take: ([UInt8]) -> Bool
  ) throws {
    var overspent = OverspentBuckets(of: export.figures)
    let frame = form.isOfAccounts ? try frame(of: export, asOf: moment, selection) : nil
    var writer = EntryWriter(
      form, in: export.currency, numbered: try writerOfBareNumbers(), kinds: frame?.kinds ?? [:])
    var goesOn = true
    try forEachEntry(of: export, selection, where: isMeant) { entry in
      let bucket = export.bucket(of: entry.values)
      let isOver =
        try form.tellsOverspent
        && bucket.map { try overspent.contains($0, in: entry.values.date.month) } == true
      writer.write(ExportedEntry(entry, bucket: bucket, isOverspent: isOver))
      if let piece = writer.takePiece() { goesOn = take(piece) }
      return goesOn
    }
    guard goesOn else { return }
    if let frame { writer.write(frame) }
    let rest = writer.finish()
    if !rest.isEmpty { _ = take(rest) }
  }

  /// Calls a closure with each entry of an export, in the order in which they were added. Memory does not grow with
  /// their number.
  ///
  /// - Parameters:
  ///   - export: The export; what reached the ledger after it began is left out.
  ///   - selection: Which entries to include.
  ///   - isMeant: Whether to include an entry of the selection.
  ///   - body: Receives each entry in its current state; returns whether to continue.
  /// - Throws: ``LedgerStore/LedgerError``, as for any view; what `isMeant` or `body` throws.
  public func forEachEntry(
    of export: EntryExport, _ selection: ExportSelection,
    where isMeant: (RegisteredEntry) throws -> Bool = { _ in true },
    _ body: (RegisteredEntry) throws -> Bool
  ) throws {
    let sieve = EntrySieve(selection.filter, withHistory: selection.hasHistory)
    var failure: (any Error)?
    try forEachEntry(of: export, since: selection.marks) { entry in
      do {
        guard sieve.letsThrough(entry, in: export.bucket(of: entry.values)), try isMeant(entry)
        else { return true }
        return try body(entry)
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Returns the parts of a journal besides entries. Records are filtered by day and accounts, budgets by bucket and
  /// month.
  private func frame(
    of export: EntryExport, asOf moment: AsOf?, _ selection: ExportSelection
  ) throws -> JournalFrame {
    let (filter, marks) = (selection.filter, selection.marks)
    return try JournalFrame(
      try view(Accounts(), asOf: moment), try answer(.transfers, asOf: moment), export.figures,
      through: selection.lastMonth
    ).narrowed { record in
      if let event = record.event, !EntryExport.isNew(event, since: marks) { return false }
      if record.event == nil, !marks.isEmpty { return false }
      return filter.matchesMove(on: record.date, record.accounts, tagged: record.tags)
    } budgets: { month, bucket in
      filter.matchesBudget(of: bucket, in: month)
    }
  }
}
