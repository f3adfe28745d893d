public import LedgerModel
public import LedgerStore
import PuldarInterchange

/// The form in which entries are written for other programs.
@nonexhaustive
public enum ExportForm: Hashable, Sendable, CaseIterable {
  /// Comma-separated values with every member of an entry: RFC 4180, a header first.
  case csv
  /// The same with the columns of PULDAR's own export: amounts net of sign, and no income.
  case puldarCSV
  /// Statements that SQLite loads into an empty database.
  case sql
  /// A journal for hledger, with the budget of every bucket and month.
  case hledger
  /// A journal for ledger.
  case ledger
  /// A journal for beancount.
  case beancount
  /// Quicken's interchange format.
  case qif

  fileprivate var form: EntryForm {
    switch self {
    case .csv: .csv(.full)
    case .puldarCSV: .csv(.puldar)
    case .sql: .sql
    case .hledger: .journal(.hledger)
    case .ledger: .journal(.ledger)
    case .beancount: .journal(.beancount)
    case .qif: .qif
    }
  }
}

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
    let export = try export(asOf: moment, isFree: form.form.isOfAccounts)
    var overspent = OverspentBuckets(of: export.figures)
    let frame = form.form.isOfAccounts ? try frame(of: export, asOf: moment) : nil
    var writer = EntryWriter(
      form.form, in: export.currency, numbered: try numberedWriter(), kinds: frame?.kinds ?? [:])
    var failure: (any Error)?
    var goesOn = true
    try forEachEntry(of: export) { entry in
      // What does not count would be counted by who reads it.
      guard entry.status == .counts else { return true }
      let bucket = export.bucket(of: entry.values)
      do {
        let isOver =
          try form.form.tellsOverspent
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
      try view(DecisionState(), asOf: moment).accounts, try view(AccountSums(), asOf: moment),
      try view(AccountTransfers(), asOf: moment), export.figures)
  }
}
