import CommandTable
import LedgerModel

/// A budget, as a person writes it: an amount, `none`, shares, or the category that it is for.
enum BudgetArgument: ParameterValue, Hashable {
  /// An amount; `nil` removes the budget.
  case amount(SignedAmountArgument?)
  case shares(SharesArgument)
  case category(CategoryName)

  init(parsing word: String) throws(ValueError) {
    if ["none", "off"].contains(word) {
      self = .amount(nil)
    } else if let shares = try? SharesArgument(parsing: word) {
      self = .shares(shares)
    } else if word.contains(where: { "=/".contains($0) }) {
      self = .shares(try SharesArgument(parsing: word))
    } else if word.first.map({ $0.isLetter }) == true, let name = CategoryName(word) {
      self = .category(name)
    } else {
      self = .amount(try SignedAmountArgument(parsing: word))
    }
  }

  /// The named category; `nil` if it is something else.
  var category: CategoryName? {
    if case .category(let name) = self { name } else { nil }
  }

  static var completions: [Completion] { [Completion("none", "take the budget away")] }
}
