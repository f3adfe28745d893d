/// The columns of a CSV that describe a line.
struct CSVTexts {
  private let survey: CSVSurvey
  private let texts = RepeatedTexts(StatementTexts.markup)
  /// The columns used if neither payee nor memo has a text.
  private let spare: [Int]
  /// The column of the second account of moves.
  private let otherAccount: Int?
  private let trades: CSVTrades?
  /// Whether this program wrote the file: its notes may have several lines.
  private let isOwnExport: Bool

  /// - Parameter isLayoutSaid: Whether the person named the columns, so that no other one is used.
  init(_ survey: CSVSurvey, isLayoutSaid: Bool) {
    self.survey = survey
    spare = isLayoutSaid ? [] : survey.spareTexts
    otherAccount = survey.otherAccount
    trades = CSVTrades(survey.names)
    isOwnExport = survey.names == EntryCSV.full.columns
  }

  /// Returns the interned text of a cell; empty if the row has none.
  func text(_ rows: CSVRows, _ column: Int?) -> String {
    guard let column, column < rows.cells.count, !rows.cells[column].isEscaped else {
      return CSVTexts.unguarded(rows.text(column))
    }
    return CSVTexts.unguarded(texts.text(rows.bytes, rows.cells[column].range))
  }

  /// Returns a text without the apostrophe that keeps a spreadsheet from reading it as a formula.
  private static func unguarded(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "'"), let next = text.dropFirst().first,
      "=+-@".contains(next)
    else { return text }
    return String(text.dropFirst())
  }

  /// Sets the texts of a line, and its balance.
  ///
  /// - Parameter isMove: Whether the row says only that money moved between accounts.
  func fill(
    _ line: inout StatementLine, from rows: CSVRows, isMove: Bool, balance: StatementAmount?
  ) {
    line.payee = text(rows, survey.index(of: .payee))
    let memo =
      isOwnExport
      ? rows.writtenText(survey.index(of: .memo)) : text(rows, survey.index(of: .memo))
    let isTrade = trades?.isTrade(rows) ?? false
    if line.payee.isEmpty, memo.isEmpty {
      let used = spare.first { !rows.range($0).isEmpty } ?? (isTrade ? trades?.security : nil)
      line.payee = text(rows, used)
    }
    line.describe(
      memo: memo, bankID: rows.text(survey.index(of: .id)),
      kind: text(rows, survey.index(of: .kind) ?? survey.index(of: .direction)), balance: balance)
    let category = text(rows, survey.index(of: .category))
    line.category = isTrade && category.isEmpty ? CSVTrades.category : category
    if isMove, !rows.range(otherAccount).isEmpty {
      line.category = "[\(text(rows, otherAccount))]"
    }
    line.tags = text(rows, survey.index(of: .tags))
  }
}
