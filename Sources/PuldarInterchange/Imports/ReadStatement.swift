import LedgerModel

/// A statement that was read, before its lines are compared.
struct ReadStatement {
  /// The name of its file.
  let name: String
  /// SHA-256 of its file.
  let hash: String
  let statement: BankStatement
  var account = AccountName.bank
  var problem: ImportProblem?
  /// The statement with its account; `nil` if there is a problem.
  var imported: ImportedAccount?

  /// Returns the statements of files.
  ///
  /// - Parameter accounts: Decides which account each belongs to.
  static func all(
    of files: consuming [StatementFile], _ accounts: ImportAccounts, in currency: Money.Currency
  ) -> [ReadStatement] {
    var accounts = accounts
    return files.flatMap { file in
      // An account with lines in two currencies is not imported: its sums would be wrong.
      let problems = ImportProblem.secondCurrencies(of: file.statements)
      return zip(file.statements, problems).map { statement, problem in
        var read = ReadStatement(name: file.name, hash: file.hash, statement: statement)
        do throws(ImportProblem) {
          read.imported = try accounts.imported(statement, in: currency) { read.account = $0 }
          if let problem { throw problem }
        } catch {
          read.problem = problem ?? error
          read.imported = nil
        }
        return read
      }
    }
  }

  /// Gives each statement its rows, which are in the order of the statements.
  ///
  /// - Parameters:
  ///   - read: The statements, each released when only its rows are needed.
  ///   - rows: The rows of all statements.
  static func told(
    _ read: consuming [ReadStatement], _ rows: [ImportPlan.Row], in currency: Money.Currency
  ) -> (statements: [StatementImport.Statement], parts: [StatementImport.Lines.Part]) {
    var (statements, parts): ([StatementImport.Statement], [StatementImport.Lines.Part]) = ([], [])
    var rest = Array(read.reversed())
    let isOne = rest.count { $0.imported != nil } == 1
    read = []
    var (start, number) = (0, 0)
    while let one = rest.popLast() {
      var own: [ImportPlan.Row] = []
      if one.imported != nil {
        let end =
          isOne
          ? rows.endIndex
          : rows[start...].firstIndex { $0.statement != number } ?? rows.endIndex
        // A single statement has all rows: none is copied.
        own = isOne ? rows : Array(rows[start..<end])
        (start, number) = (end, number + 1)
      }
      let part = StatementImport.Lines.Part(
        one.account, in: currency, own, one.imported == nil ? [] : one.statement.leftOut,
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
    let opening =
      statement.opening?.amount
      ?? rows.indices.first { rows[$0].state == .leftOut(.opening) }.map { rows[$0].line.amount }
    return StatementImport.Statement(
      problem: problem.map { StatementError($0) },
      currencyCode: statement.currencyCode ?? imported?.currency.code,
      lineCount: statement.lines.count, sum: statement.sum?.description, firstDay: first,
      lastDay: last,
      opening: imported.flatMap { imported in
        guard let amount = opening?.money(in: imported.currency), let first else { return nil }
        return AccountBalance(account, amount, on: first)
      }, stated: imported?.stated(of: name, lastDay: last), assumptions: statement.assumptions,
      reused: imported?.reused.map { ($0.bankID, $0.place.line) } ?? [], lines: lines,
      head: imported?.made(of: name, hash: hash, count: 0)
        ?? ImportMade(
          account: account, file: name, hash: hash, format: statement.format.rawValue, count: 0))
  }
}
