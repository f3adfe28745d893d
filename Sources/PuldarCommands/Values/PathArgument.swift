import CommandTable
import LedgerModel
import PuldarInterchange

/// The path of a file or folder, as a person writes it.
struct PathArgument: ParameterValue, Hashable {
  let path: String

  init(parsing word: String) throws(ValueError) {
    guard !word.isEmpty, !word.unicodeScalars.contains("\0") else {
      throw .misspelled("write the path of a file or folder")
    }
    path = word
  }
}

/// The path of a ledger, as a person writes it.
struct LedgerArgument: ParameterValue, Hashable {
  let path: String

  init(parsing word: String) throws(ValueError) {
    guard !word.isEmpty, !word.unicodeScalars.contains("\0") else {
      throw .misspelled("write the path of a folder, or of a log that ends in .jsonl")
    }
    path = word
  }
}

/// The columns of an exported CSV.
enum CSVPreset: String, CaseIterable, ParameterValue {
  /// Every member of an entry.
  case full
  /// The columns of PULDAR's own export.
  case puldar
}

/// The format of an exported ledger.
enum ExportFormat: String, CaseIterable, ParameterValue {
  /// The lines of the log as they are.
  case jsonl
  /// Entries as comma-separated values.
  case csv
  /// Entries as one JSON document.
  case json
  /// Entries as statements for SQLite.
  case sql
  /// A journal with budgets.
  case hledger
  /// A journal.
  case ledger
  case beancount
  /// Quicken's interchange format.
  case qif

  /// Returns the form that the library writes itself; `nil` for JSON.
  func form(_ columns: CSVPreset) -> ExportForm? {
    switch self {
    case .csv:
      switch columns {
      case .full: .csv
      case .puldar: .puldarCSV
      }
    case .sql: .sql
    case .hledger: .hledger
    case .ledger: .ledger
    case .beancount: .beancount
    case .qif: .qif
    case .json, .jsonl: nil
    }
  }

  /// Whether it is a journal, which is always complete.
  var isJournal: Bool { [.hledger, .ledger, .beancount].contains(self) }
}

/// A head that was kept elsewhere: `k7q2:8:5f0c…`, or `8:5f0c…` if there is one log.
struct ExpectedHead: ParameterValue, Hashable {
  /// `nil` if it was left out.
  let writer: WriterID?
  let number: Int
  /// 64 hexadecimal digits.
  let seal: String

  init(parsing word: String) throws(ValueError) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let seal = parts.last, seal.utf8.count == 64,
      seal.utf8.allSatisfy({ ExpectedHead.hexadecimals.contains($0) }),
      let number = EventID.number(parts[parts.count - 2])
    else {
      throw .misspelled("write a head as 'puldar verify' prints it: k7q2:8:<64 digits and a-f>")
    }
    writer = parts.count == 3 ? WriterID(parts[0]) : nil
    guard parts.count == 2 || writer != nil else {
      throw .misspelled("write the name of a log first, such as k7q2")
    }
    self.number = number
    self.seal = String(seal)
  }

  private static let hexadecimals = Set("0123456789abcdef".utf8)
}
