public import CommandTable
public import LedgerModel

extension AccountName: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let account = AccountName(word) else {
      throw .unreadable("write letters, digits, '-', '_' and single blanks, such as cash")
    }
    self = account
  }

  public static var completions: [Completion] {
    [Completion(AccountName.bank.text), Completion(AccountName.cash.text)]
  }
}
