import CommandTable
import LedgerModel

/// The name of a new category, as a person writes it: how it is shown, and what it is known by.
struct CategoryArgument: ParameterValue, Hashable {
  let name: CategoryName
  /// As it was written; empty where that is the folded name itself.
  let displayName: String

  init(parsing word: String) throws(ValueError) {
    name = try CategoryName(parsing: word)
    displayName = name.text == word ? "" : word
  }

  var shownName: String { displayName.isEmpty ? name.text : displayName }
}
