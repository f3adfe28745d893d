public import CommandTable
import LedgerModel
public import PuldarInterchange

/// The choice of lines to store.
enum ImportChoice: String, CaseIterable, ParameterValue {
  /// Lines that resemble no known entry.
  case new
  /// Lines that may duplicate a typed entry, as separate entries.
  case doubtful
}

/// The category name of another program, and the category here: `Eating Out=dining`.
struct CategoryMapping: ParameterValue, Hashable {
  let name: String
  let category: CategoryName

  init(parsing word: String) throws(ValueError) {
    guard let place = word.lastIndex(of: "="),
      let category = CategoryName(word[word.index(after: place)...])
    else { throw .misspelled("write both names, such as 'Eating Out=dining'") }
    name = String(word[..<place])
    self.category = category
  }
}

/// The content of the columns of a CSV, from the left: `day,payee,-,amount`.
struct ColumnsArgument: ParameterValue, Hashable {
  let columns: [StatementHints.Column]

  init(parsing word: String) throws(ValueError) {
    let columns = word.split(separator: ",", omittingEmptySubsequences: false)
      .map { StatementHints.Column(rawValue: String($0)) }
    let names = StatementHints.Column.allCases.map(\.rawValue).joined(separator: ", ")
    guard columns.allSatisfy({ $0 != nil }) else {
      throw .misspelled("write what each column holds, such as day,payee,-,amount, of: \(names)")
    }
    self.columns = columns.compactMap(\.self)
  }
}

extension StatementHints.DayOrder: @retroactive ParameterValue {}
extension StatementHints.Sign: @retroactive ParameterValue {}
extension StatementHints.DecimalMark: @retroactive ParameterValue {}
