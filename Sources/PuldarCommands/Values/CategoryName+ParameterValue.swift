public import CommandTable
public import LedgerModel

extension CategoryName: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let category = CategoryName(word) else {
      throw .unreadable("write letters, digits, '-', '_' and single blanks, such as eating-out")
    }
    self = category
  }
}
