public import CommandTable
public import LedgerModel

extension IdempotencyKey: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let key = IdempotencyKey(word) else {
      throw .misspelled("write 1 to \(IdempotencyKey.byteLimit) bytes without '#'")
    }
    self = key
  }
}
