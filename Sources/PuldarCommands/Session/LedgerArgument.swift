import CommandTable

/// The path of a ledger, as a person writes it.
struct LedgerArgument: ParameterValue, Hashable {
  let path: String

  init(parsing word: String) throws(ValueError) {
    guard !word.isEmpty, !word.unicodeScalars.contains("\0") else {
      throw .misspelled("write the path of a folder, or of a log that ends in .jsonl")
    }
    path = word
  }
}
