import CommandTable

/// A number of things to show: one or more.
struct CountArgument: ParameterValue, Hashable {
  let count: Int

  init(parsing word: String) throws(ValueError) {
    guard let count = Int(word), count > 0 else {
      throw .misspelled("write a number from 1 on, such as 10")
    }
    self.count = count
  }
}
