public import LedgerModel
public import LedgerStore
public import PuldarInterchange

extension Ledger {
  /// Writes all entries for another program, in the order in which they were added; memory does not grow
  /// with their number.
  ///
  /// A feature of Pro under the metered policy, but for journals and QIF, with which a person leaves. What only
  /// reads is free too: a projection, the events, and the lines of the log, which hold all that an export does.
  ///
  /// - Parameters:
  ///   - form: What the other program reads.
  ///   - moment: As of when; `nil` for now.
  ///   - take: Given the bytes piece by piece, whole lines of UTF-8; answers whether to go on.
  /// - Throws: ``LedgerStore/LedgerError`` with `Refusal.locked` where Pro is locked, and as for any view;
  ///   ``LedgerModel/FigureTooLarge`` where a month's sums do not fit.
  public func export(
    _ form: ExportForm, asOf moment: AsOf? = nil, _ take: ([UInt8]) -> Bool
  ) throws {
    let export = try export(asOf: moment, isFree: form.isOfAccounts)
    var overspent = OverspentBuckets(of: export.figures)
    let frame = form.isOfAccounts ? try frame(of: export, asOf: moment) : nil
    var writer = EntryWriter(
      form, in: export.currency, numbered: try numberedWriter(), kinds: frame?.kinds ?? [:])
    var failure: (any Error)?
    var goesOn = true
    try forEachEntry(of: export) { entry in
      // What does not count would be counted by who reads it.
      guard entry.status == .counts else { return true }
      let bucket = export.bucket(of: entry.values)
      do {
        let isOver =
          try form.tellsOverspent
          && bucket.map { try overspent.contains($0, in: entry.values.date.month) } == true
        writer.write(ExportedEntry(entry, bucket: bucket, isOverspent: isOver))
      } catch {
        failure = error
        return false
      }
      if let piece = writer.takePiece() { goesOn = take(piece) }
      return goesOn
    }
    if let failure { throw failure }
    guard goesOn else { return }
    if let frame { writer.write(frame) }
    let rest = writer.finish()
    if !rest.isEmpty { _ = take(rest) }
  }

  /// What a journal holds besides entries.
  private func frame(of export: EntryExport, asOf moment: AsOf?) throws -> JournalFrame {
    try JournalFrame(
      try view(Accounts(), asOf: moment), try answer(.transfers, asOf: moment), export.figures)
  }
}
