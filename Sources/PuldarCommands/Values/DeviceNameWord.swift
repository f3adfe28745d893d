import CommandTable

/// The name of a device in the log, as a person writes it.
struct DeviceNameWord: ParameterValue, Hashable {
  let name: String

  init(parsing word: String) throws(ValueError) {
    guard (1...4096).contains(word.utf8.count) else {
      throw .misspelled("write a name of 1 to 4,096 bytes")
    }
    name = word
  }
}
