public import CommandTable
public import LedgerModel

extension Currency: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let currency = Currency(code: word.uppercased()) else {
      throw .unreadable("write a code of ISO 4217, such as USD, EUR or INR")
    }
    self = currency
  }

  public static var completions: [Completion] { all.map { Completion($0.code) } }
}
