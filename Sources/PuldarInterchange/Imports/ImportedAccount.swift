package import LedgerModel

/// A file's data about one account, with the account of the ledger that it belongs to.
package struct ImportedAccount: Sendable {
  /// The file that contains it.
  package var file: (name: String, hash: String)
  package var account: AccountName
  /// The file's data about the account.
  package var statement: BankStatement
  /// The currency of the ledger.
  package var currency: Money.Currency
  /// The ordinal of each line among equal ones, and the bank ids that lines of different amounts share.
  package let ordinals: ImportOrdinals
  /// Why no line of it can be imported; `nil` if they can.
  package var problem: ImportProblem?

  package init(
    _ statement: BankStatement, as account: AccountName = .bank, in currency: Money.Currency,
    of file: (name: String, hash: String) = ("", "")
  ) {
    self.file = file
    self.account = account
    self.statement = statement
    self.currency = currency
    ordinals = ImportOrdinals(of: statement.lines)
  }

  /// Whether the program itself wrote the file, which names no accounts.
  package var isOwnExport: Bool { has(columnsOf: .puldar) }

  /// Whether the program itself wrote the file, with these columns; an earlier one wrote no tags.
  func has(columnsOf form: EntryCSV) -> Bool {
    guard let names = statement.layout?.names.map({ $0.lowercased() }) else { return false }
    let columns = form.columns.map { $0.lowercased() }
    return names == columns || names + ["tags"] == columns
  }

  /// Returns an amount with the bank's sign, in the ledger's currency.
  func amount(of line: StatementLine) throws(ImportProblem) -> Money {
    if let code = line.currencyCode, Money.Currency(code: code) != currency {
      throw .secondCurrency(code, currency, line.place)
    }
    guard let amount = line.amount.money(in: currency) else {
      throw .notOfCurrency(line.amount.description, currency, line.place)
    }
    return amount
  }

  /// - Throws: `ImportProblem` for the first line that cannot be imported.
  func check() throws(ImportProblem) {
    for line in statement.lines { _ = try amount(of: line) }
  }
}

extension ImportedAccount {
  /// Gives each statement its rows, which are in the order of the statements.
  ///
  /// - Parameters:
  ///   - read: The statements, each released when only its rows are needed.
  ///   - rows: The rows of those without a problem.
  static func told(
    _ read: consuming [ImportedAccount], _ rows: [ImportPlan.Row]
  ) -> (statements: [StatementImport.Statement], parts: [StatementImport.Lines.Part]) {
    var (statements, parts): ([StatementImport.Statement], [StatementImport.Lines.Part]) = ([], [])
    var rest = Array(read.reversed())
    let isOne = rest.count { $0.problem == nil } == 1
    read = []
    var (start, number) = (0, 0)
    while let one = rest.popLast() {
      var own: [ImportPlan.Row] = []
      if one.problem == nil {
        let end =
          isOne
          ? rows.endIndex
          : rows[start...].firstIndex { $0.statement != number } ?? rows.endIndex
        // A single statement has all rows: none is copied.
        own = isOne ? rows : Array(rows[start..<end])
        (start, number) = (end, number + 1)
      }
      let part = StatementImport.Lines.Part(
        one.account, in: one.currency, own, one.problem == nil ? one.statement.leftOut : [],
        from: parts.last?.range.upperBound ?? 0)
      parts.append(part)
      statements.append(one.told(at: part.range, own))
    }
    return (statements, parts)
  }

  /// - Parameters:
  ///   - lines: The range of its lines among all lines.
  ///   - rows: The rows of its bookings.
  private func told(at lines: Range<Int>, _ rows: [ImportPlan.Row]) -> StatementImport.Statement {
    let days = statement.lines.indices.lazy.map { statement.lines[$0].day }
    let (first, last) = (days.min(), days.max())
    let isGood = problem == nil
    let before = statement.leftOut.first { $0.reason == .balance && CSVWords.isOpening($0.payee) }
    let opening =
      statement.opening?.amount
      ?? rows.indices.first { rows[$0].state == .leftOut(.opening) }.map { rows[$0].line.amount }
      ?? before?.amount
    func balance(
      _ amount: StatementAmount?, on day: CalendarDay?, reason: String = ""
    ) -> AccountBalance? {
      guard isGood, let amount = amount?.money(in: currency), let day else { return nil }
      return AccountBalance(account, amount, on: day, reason: reason)
    }
    let missing = statement.missedClosing?.negated.flatMap { statement.closing?.amount.adding($0) }
      .flatMap { isGood ? $0.money(in: currency) : nil }
    return StatementImport.Statement(
      problem: problem.map { StatementError($0) },
      currencyCode: statement.currencyCode ?? (isGood ? currency.code : nil),
      lineCount: statement.lines.count, sum: statement.sum?.description, firstDay: first,
      lastDay: last,
      opening: balance(opening, on: [first, before?.day].compactMap(\.self).min()),
      stated: balance(
        statement.closing?.amount, on: statement.closing?.day ?? last,
        reason: "as \(file.name) says"),
      missing: missing,
      assumptions: statement.assumptions,
      reused: isGood ? ordinals.reused.map { ($0.bankID, $0.place.line) } : [], lines: lines,
      head: ImportMade(
        account: account, file: file.name, hash: file.hash, format: statement.format.rawValue,
        number: statement.number.text, layout: statement.layout?.said?.text ?? "", count: 0))
  }
}
