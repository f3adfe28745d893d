package import LedgerModel

/// Writes entries in one form, in pieces of whole lines, so that memory does not grow with their number.
package struct EntryWriter {
  /// A piece is taken away from so many bytes on.
  private static let pieceByteCount = 32_768
  private var form: any EntryWriting

  /// Begins with what stands before the first entry.
  ///
  /// - Parameters:
  ///   - form: The form of the file.
  ///   - currency: That of the ledger.
  ///   - numbered: The writer whose events go by their number alone, as a person names them.
  ///   - kinds: The kinds of the accounts.
  package init(
    _ form: ExportForm, in currency: Money.Currency, numbered: WriterID? = nil,
    kinds: [AccountName: AccountKind] = [:]
  ) {
    switch form {
    case .csv: self.form = EntryRows(.full)
    case .puldarCSV: self.form = EntryRows(.puldar)
    case .sql:
      var sql = EntrySQL()
      sql.begin()
      self.form = sql
    case .hledger: self.form = JournalWriter(.hledger, in: currency, numbered: numbered)
    case .ledger: self.form = JournalWriter(.ledger, in: currency, numbered: numbered)
    case .beancount: self.form = JournalWriter(.beancount, in: currency, numbered: numbered)
    case .qif: self.form = QIFWriter(in: currency, numbered: numbered, kinds: kinds)
    }
  }

  package mutating func write(_ exported: ExportedEntry) { form.write(exported) }

  package mutating func write(_ frame: JournalFrame) { form.write(frame) }

  /// The lines so far, where they are enough to be handed on; `nil` where they are not.
  package mutating func takePiece() -> [UInt8]? {
    form.bytes.count < EntryWriter.pieceByteCount ? nil : take()
  }

  /// The rest of the lines, with what stands behind the last entry.
  package mutating func finish() -> [UInt8] {
    form.end()
    return take()
  }

  private mutating func take() -> [UInt8] {
    let bytes = form.bytes
    form.bytes = []
    return bytes
  }
}

/// Rows of comma-separated values below their header.
private struct EntryRows: EntryWriting {
  private let columns: EntryCSV
  private var csv = CSVWriter()

  init(_ columns: EntryCSV) {
    self.columns = columns
    columns.writeHeader(to: &csv)
  }

  var bytes: [UInt8] {
    get { csv.bytes }
    _modify { yield &csv.bytes }
  }

  mutating func write(_ exported: ExportedEntry) { columns.write(exported, to: &csv) }
}
