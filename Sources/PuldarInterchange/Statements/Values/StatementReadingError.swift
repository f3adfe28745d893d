import LedgerModel

/// A bank's file that cannot be read, with the place and what to do about it.
package struct StatementReadingError: Error, Hashable {
  /// What is wrong.
  package enum Reason: Error, Hashable {
    /// No form of bank file: its first bytes say so.
    case unknownForm
    /// Something else that a person has taken for a bank file, as "a web page".
    case foreign(ForeignFile)
    /// It ends before it is whole: what it ends within.
    case cutShort(String)
    /// What the file's own form does not allow.
    case malformed(String)
    /// A text that is no amount.
    case badAmount(String)
    /// A text that is no day.
    case badDay(String)
    /// Something that a booking needs is not there, as "TRNAMT".
    case missing(String)
    /// More than is read: what there is too much of.
    case tooLarge(String)
    /// A day that can be read in two orders, and no line tells which.
    case unknownDayOrder(String)
    /// A day without a year, and nothing in the file tells which one.
    case unknownYear(String)
    /// An amount whose mark may stand before decimals or thousands, and no line tells which.
    case unknownDecimalMark(String)
    /// No line tells whether the amounts were paid or received.
    case unknownSign
    /// No column of a CSV can be taken for this.
    case noColumn(StatementHints.Column)
    /// Two columns of a CSV could be this.
    case twoColumns(StatementHints.Column, String, String)
    /// What a person said about the columns does not fit the file.
    case hintMismatch(String)
    /// The lines do not lead from one stated balance to the next.
    case balancesDiffer(expected: String, found: String)
  }

  /// What is wrong.
  package let reason: Reason
  /// Where it is; `nil` where it is the whole file.
  package let place: StatementPlace?

  package init(_ reason: Reason, at place: StatementPlace? = nil) {
    self.reason = reason
    self.place = place
  }
}

/// Files of other kinds that people take for a bank's.
package enum ForeignFile: String, Hashable, Sendable, CaseIterable {
  /// A page of the web.
  case webPage = "a web page"
  /// A spreadsheet of Excel, in its old form.
  case spreadsheet = "a spreadsheet of Excel"
  /// An archive, as a newer spreadsheet of Excel is one.
  case archive = "a ZIP archive or a spreadsheet of Excel"
  /// A PDF.
  case pdf = "a PDF"
  /// An image.
  case image = "an image"
  /// A file that gzip, bzip2, xz or Zstandard made shorter.
  case compressed = "a compressed file"
  /// No bytes.
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
    case .hintMismatch(let text): return text
    case .balancesDiffer(let expected, let found):
      return "the balance should be \(Quotation(of: expected)) here, and is \(Quotation(of: found))"
    }
  }

  package var remedy: String? {
    switch reason {
    case .foreign(.spreadsheet), .foreign(.archive):
      return "Save it as CSV in the program that shows it, or download another form from the bank."
    case .unknownForm, .foreign:
      return "Download the file again as \(StatementFormat.names("or"))."
    case .cutShort: return "Download the file again; nothing of it was read."
    case .unknownDayOrder: return "Say in which order day, month and year are written."
    case .unknownYear: return "Say in which year the file ends."
    case .unknownDecimalMark: return "Say the decimal mark: dot or comma."
    case .unknownSign: return "Say what the signs mean: account or card."
    case .noColumn, .twoColumns, .hintMismatch:
      return "Say what each column holds: the day, the payee, the amount or nothing."
    case .malformed, .badAmount, .badDay, .missing, .balancesDiffer:
      return "Download the file again, or mend that line in a copy."
    case .tooLarge: return "Download the file again for a shorter time."
    }
  }
}
