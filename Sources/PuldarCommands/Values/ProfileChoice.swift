/// Which of the ledgers in the data folder is meant, where no path names one.
enum ProfileChoice: Hashable {
  /// By `--profile`.
  case named(ProfileName)
  /// By the settings.
  case inUse(ProfileName)
  /// None was ever chosen.
  case usual
  /// The settings name something that is no name.
  case misnamed(String)
  /// The settings cannot be read, so that nobody knows.
  case unreadable

  /// `nil` where nobody knows.
  var name: ProfileName? {
    switch self {
    case .named(let name), .inUse(let name): name
    case .usual: .usual
    case .misnamed, .unreadable: nil
    }
  }
}
