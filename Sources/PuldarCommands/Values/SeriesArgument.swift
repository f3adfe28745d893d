import CommandTable

/// A bill or a goal as a person names it: by its number, or by a part of its name.
enum SeriesArgument: ParameterValue, Hashable {
  case event(EventArgument)
  case name(String)

  init(parsing word: String) throws(ValueError) {
    if let event = try? EventArgument(parsing: word) {
      self = .event(event)
    } else {
      self = .name(word)
    }
  }
}
