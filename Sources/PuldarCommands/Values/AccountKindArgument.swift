import CommandTable
import LedgerModel

/// A kind of account, by its word.
struct AccountKindArgument: ParameterValue, Hashable {
  let kind: AccountKind

  init(parsing word: String) throws(ValueError) {
    guard let kind = AccountKind(rawValue: word) else { throw .notListed }
    self.kind = kind
  }

  static var allowedValues: [String] { AccountKind.allCases.map(\.rawValue) }
}
