public import CommandTable
public import LedgerModel

extension WriterID: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let writer = WriterID(word) else {
      throw .misspelled("write the name of a log, such as k7q2")
    }
    self = writer
  }
}
