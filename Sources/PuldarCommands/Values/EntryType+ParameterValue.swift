public import CommandTable
public import LedgerModel

extension EntryType: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let type = EntryType(text: word) else { throw .notListed }
    self = type
  }

  public static var allowedValues: [String] { allCases.map(\.text) }
}
