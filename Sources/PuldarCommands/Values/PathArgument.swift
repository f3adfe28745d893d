import CommandTable

/// The path of a file or folder, as a person writes it.
struct PathArgument: ParameterValue, Hashable {
  let path: String

  init(parsing word: String) throws(ValueError) {
    guard !word.isEmpty, !word.unicodeScalars.contains("\0") else {
      throw .misspelled("write the path of a file or folder")
    }
    path = word
  }
}
