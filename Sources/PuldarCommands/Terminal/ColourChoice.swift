import CommandTable

/// What a person said about colour.
enum ColourChoice: String, CaseIterable, ParameterValue {
  case auto, always, never

  /// Whether a stream is coloured.
  ///
  /// The choice comes first, then NO_COLOR (when it is not empty), then CLICOLOR_FORCE (when it is
  /// neither empty nor 0), then whether the stream is a terminal that is not dumb, unless CLICOLOR
  /// is 0. Source of the order: bixense.com/clicolors.
  func isColoured(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
  }
}
