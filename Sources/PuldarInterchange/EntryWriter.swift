package import LedgerModel

/// Writes entries in one format, in pieces of whole lines, so that memory does not grow with their number.
package struct EntryWriter {
  /// The least size of a piece, in bytes.
  private static let pieceByteCount = 32_768
  private var form: any EntryWriting

  /// Creates a writer, and writes what precedes the first entry.
  ///
  /// - Parameters:
  ///   - form: The format of the file.
  ///   - currency: The ledger's currency.
  ///   - numbered: The writer whose events are named by their number alone, as a person names them.
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

  /// Returns the lines so far if they are enough for a piece; else `nil`.
  package mutating func takePiece() -> [UInt8]? {
    form.bytes.count < EntryWriter.pieceByteCount ? nil : take()
  }

  /// Returns the remaining lines, with what follows the last entry.
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

/// Rows of comma-separated values after their header.
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
