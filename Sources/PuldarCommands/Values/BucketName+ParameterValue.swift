public import CommandTable
public import LedgerModel

extension BucketName: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let bucket = BucketName(word) else {
      throw .unreadable("write fundamentals, fun or future")
    }
    self = bucket
  }

  public static var completions: [Completion] {
    builtIn.map { Completion($0.text, $0.shownName) }
  }
}
