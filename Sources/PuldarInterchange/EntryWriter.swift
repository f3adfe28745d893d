import LedgerModel

/// A form in which entries are written.
package enum EntryForm: Hashable, Sendable {
  case csv(EntryCSV)
  /// Statements for SQLite.
  case sql

  /// Whether it says which buckets are over.
  package var tellsOverspent: Bool { self == .csv(.puldar) }
}

/// Writes entries in one form, in pieces of whole lines, so that memory does not grow with their number.
package struct EntryWriter {
  private enum Form {
    case csv(EntryCSV, CSVWriter)
    case sql(EntrySQL)
  }

  /// A piece is taken away from so many bytes on.
  private static let pieceByteCount = 32_768
  private var form: Form

  /// Begins with what stands before the first entry.
  package init(_ form: EntryForm) {
    switch form {
    case .csv(let columns):
      var csv = CSVWriter()
      columns.writeHeader(to: &csv)
      self.form = .csv(columns, csv)
    case .sql:
      var sql = EntrySQL()
      sql.begin()
      self.form = .sql(sql)
    }
  }

  package mutating func write(_ exported: ExportedEntry) {
    switch form {
    case .csv(let columns, var csv):
      // Nobody else holds the bytes then, which are not copied.
      form = .sql(EntrySQL())
      columns.write(exported, to: &csv)
      form = .csv(columns, csv)
    case .sql(var sql):
      form = .csv(.full, CSVWriter())
      sql.write(exported)
      form = .sql(sql)
    }
  }

  /// The lines so far, where they are enough to be handed on; `nil` where they are not.
  package mutating func takePiece() -> [UInt8]? {
    count < EntryWriter.pieceByteCount ? nil : take()
  }

  /// The rest of the lines, with what stands behind the last entry.
  package mutating func finish() -> [UInt8] {
    if case .sql(var sql) = form {
      sql.end()
      form = .sql(sql)
    }
    return take()
  }

  private var count: Int {
    switch form {
    case .csv(_, let csv): csv.bytes.count
    case .sql(let sql): sql.bytes.count
    }
  }

  private mutating func take() -> [UInt8] {
    switch form {
    case .csv(let columns, var csv):
      let bytes = csv.bytes
      csv.bytes = []
      form = .csv(columns, csv)
      return bytes
    case .sql(var sql):
      let bytes = sql.bytes
      sql.bytes = []
      form = .sql(sql)
      return bytes
    }
  }
}
