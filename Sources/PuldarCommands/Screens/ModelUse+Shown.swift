import EntryParsing

extension ModelUse {
  /// What it means, as a person reads it.
  var meaning: String {
    switch self {
    case .never: "off"
    case .unsure: "where the rules are not sure"
    case .always: "for every sentence"
    }
  }
}
