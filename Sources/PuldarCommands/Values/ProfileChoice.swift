/// The choice of a ledger in the data folder, if no path names one.
enum ProfileChoice: Hashable {
  /// Named by `--profile`.
  case named(ProfileName)
  /// Named by the settings.
  case inUse(ProfileName)
  /// No profile was ever chosen.
  case usual
  /// The settings contain an invalid name.
  case misnamed(String)
  /// The settings cannot be read, so the profile is unknown.
  case unreadable

  /// The name; `nil` if it is unknown.
  var name: ProfileName? {
    switch self {
    case .named(let name), .inUse(let name): name
    case .usual: .usual
    case .misnamed, .unreadable: nil
    }
  }

  /// The name that was typed; `nil` if none was.
  var named: ProfileName? {
    if case .named(let name) = self { name } else { nil }
  }
}
