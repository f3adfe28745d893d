import CommandTable

/// A bill or a goal, as a person names it: by its number, or by a part of its name.
enum SeriesArgument: ParameterValue, Hashable {
  case event(EventArgument)
  case name(String)

  init(parsing word: String) throws(ValueError) {
    if let event = try? EventArgument(parsing: word) {
      self = .event(event)
    } else {
      // An empty part would match every name.
      guard word.contains(where: { !$0.isWhitespace }) else {
        throw .unreadable("write its number, or a part of its name")
      }
      self = .name(word)
    }
  }
}
