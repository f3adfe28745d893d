import LedgerModel

/// The reason why a bank's file cannot be read, with its position and a remedy.
package struct StatementReadingError: Error, Hashable {
  /// The kinds of problems.
  package enum Reason: Error, Hashable {
    /// The format of the file is unknown.
    case unknownForm
    /// A file of another kind, such as "a web page".
    case foreign(ForeignFile)
    /// The file ends too early: within this part.
    case cutShort(String)
    /// Something that the file's format does not allow.
    case malformed(String)
    /// A text that is not an amount.
    case badAmount(String)
    /// A text that is not a day.
    case badDay(String)
    /// A required part of a booking is missing, such as "TRNAMT".
    case missing(String)
    /// A size limit is exceeded: this one.
    case tooLarge(String)
    /// An ambiguous day, whose order no line proves.
    case unknownDayOrder(String)
    /// A day without a year, which nothing in the file states.
    case unknownYear(String)
    /// An amount with an ambiguous mark, which no line proves.
    case unknownDecimalMark(String)
    /// No line proves whether the amounts were paid or received.
    case unknownSign
    /// No column of a CSV can hold this.
    case noColumn(StatementHints.Column)
    /// Two columns of a CSV could hold this.
    case twoColumns(StatementHints.Column, String, String)
    /// Each transaction is in the file once for each of its accounts.
    case bothSides
    /// The stated hints do not fit the file.
    case hintMismatch(String)
  }

  /// The problem.
  package let reason: Reason
  /// Its position; `nil` if the whole file is at fault.
  package let place: StatementPlace?

  package init(_ reason: Reason, at place: StatementPlace? = nil) {
    self.reason = reason
    self.place = place
  }
}

/// Files of other kinds that people mistake for a bank's.
package enum ForeignFile: String, Hashable, Sendable, CaseIterable {
  /// A web page.
  case webPage = "a web page"
  /// An Excel spreadsheet in the old format.
  case spreadsheet = "a spreadsheet of Excel"
  /// A ZIP archive, which a newer Excel spreadsheet is too.
  case archive = "a ZIP archive or a spreadsheet of Excel"
  /// A PDF.
  case pdf = "a PDF"
  /// An image.
  case image = "an image"
  /// A file compressed by gzip, bzip2, xz or Zstandard.
  case compressed = "a compressed file"
  /// An empty file.
  case empty = "empty"
}

extension StatementReadingError: ExplainedError {
  package var code: String { StatementError.code(of: reason) }

  package var problem: String {
    guard let place else { return what }
    return "line \(place.line): \(what)"
  }

  private var what: String {
    switch reason {
    case .unknownForm:
      return "the file is none that a bank gives out: not \(StatementFormat.names("or"))"
    case .foreign(.empty): return "the file is empty"
    case .foreign(let kind): return "the file is \(kind.rawValue), not a bank's export"
    case .cutShort(let part): return "the file ends within \(part)"
    case .malformed(let text): return text
    case .badAmount(let text): return "'\(Quotation(of: text))' is not an amount"
    case .badDay(let text): return "'\(Quotation(of: text))' is not a day"
    case .missing(let name): return "a booking has no \(name)"
    case .tooLarge(let text): return text
    case .unknownDayOrder(let text):
      return "'\(Quotation(of: text))' can be two days, and no other line tells which"
    case .unknownYear(let text):
      return "'\(Quotation(of: text))' has no year, and nothing in the file tells which one"
    case .unknownDecimalMark(let text):
      return "'\(Quotation(of: text))' can be two amounts, and no other line tells which"
    case .unknownSign: return "nothing tells whether the amounts were paid or received"
    case .noColumn(let column): return "no column holds the \(column.rawValue)"
    case .twoColumns(let column, let first, let second):
      return
        "'\(Quotation(of: first))' and '\(Quotation(of: second))' could both be the \(column.rawValue)"
    case .bothSides: return "each transaction is there once for each of its accounts"
    case .hintMismatch(let text): return text
    }
  }

  package var remedy: String? {
    switch reason {
    case .foreign(.spreadsheet), .foreign(.archive):
      return "Save it as CSV in the program that shows it, or download another form from the bank."
    case .unknownForm, .foreign:
      return "Download the file again as \(StatementFormat.names("or"))."
    case .bothSides:
      return "Write a file of one account, as hledger does with: hledger aregister ACCOUNT -O csv"
    case .cutShort: return "Download the file again; nothing of it was read."
    case .unknownDayOrder: return "Say in which order day, month and year are written."
    case .unknownYear: return "Say in which year the file ends."
    case .unknownDecimalMark: return "Say the decimal mark: dot or comma."
    case .unknownSign: return "Say what the signs mean: account or card."
    case .noColumn, .twoColumns, .hintMismatch:
      return "Say what each column holds: the day, the payee, the amount or nothing."
    case .malformed, .badAmount, .badDay, .missing:
      return "Download the file again, or mend that line in a copy."
    case .tooLarge: return "Download the file again for a shorter time."
    }
  }
}
