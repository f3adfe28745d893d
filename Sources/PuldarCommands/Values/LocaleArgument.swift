import CommandTable
import LedgerModel

/// The locale of a person's numbers and days: `en-IN` or `de_DE.UTF-8`.
struct LocaleArgument: ParameterValue, Hashable {
  let conventions: NumberConventions

  init(parsing word: String) throws(ValueError) {
    guard let conventions = NumberConventions(knownLocale: word) else {
      throw .misspelled("write a language, and a region where it matters, as en-IN, de-DE or fr")
    }
    self.conventions = conventions
  }
}
