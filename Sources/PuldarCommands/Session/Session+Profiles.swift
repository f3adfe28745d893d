import CommandTable
import LedgerStore

/// The selected profile, and its lock.
extension Session {
  /// Returns the profile that a command line selects if no path names the ledger.
  static func profile(_ options: GlobalOptions, _ surroundings: Surroundings) -> ProfileChoice {
    if let name = options.profile { return .named(name) }
    guard options.ledger == nil, surroundings.variable("PULDAR_LEDGER") == nil else {
      return .usual
    }
    let bytes: [UInt8]?
    do throws(InputFailure) {
      bytes = try surroundings.settings()
    } catch {
      return .unreadable
    }
    guard let value = bytes.flatMap({ Configuration.value(of: "profile", in: $0) }) else {
      return .usual
    }
    guard let names = Configuration.profiles(in: value) else { return .misnamed(value) }
    let choices = names.map { ProfileChoice.inUse($0) }
    guard choices.count > 1 else { return choices[0] }
    // While it is renamed: the one whose folder is there, also after a kill between the steps.
    return choices.first { choice in
      let folder = ProfileFolder(LedgerLocation(named: nil, surroundings, profile: choice).path)
      return (try? folder.exists) == true
    } ?? choices[0]
  }

  /// Returns the options, completed by the settings if neither an option nor the environment decides.
  static func settled(_ options: GlobalOptions, _ surroundings: Surroundings) -> GlobalOptions {
    guard let bytes = try? surroundings.settings() else { return options }
    func setting(_ name: String, unless variables: String...) -> String? {
      variables.contains { surroundings.variable($0) != nil }
        ? nil : Configuration.value(of: name, in: bytes)
    }
    var settled = options
    if setting("pretty") == "true" { settled.isPretty = true }
    if options.colour == .auto {
      settled.colour =
        setting("color", unless: "NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR")
        .flatMap(ColourChoice.init) ?? .auto
    }
    if options.locale == nil {
      settled.locale = setting("locale", unless: "LC_ALL", "LC_MONETARY", "LANG")
        .flatMap { try? LocaleArgument(parsing: $0) }
    }
    return settled
  }

  /// Refuses two ways of naming a ledger, which may conflict.
  func refuseTwoLedgers() throws(UsageError) {
    guard options.profile != nil else { return }
    if options.ledger != nil {
      throw UsageError("Both '-f' and '--profile' name a ledger: leave one of them out")
    }
    if surroundings.variable("PULDAR_LEDGER") != nil {
      throw UsageError(
        "PULDAR_LEDGER names a ledger, and '--profile' another: unset PULDAR_LEDGER, or leave --profile out"
      )
    }
  }

  /// Refuses a profile that does not exist or cannot be determined.
  func checkProfile() throws {
    switch location.profile {
    case nil, .usual: return
    case .misnamed(let name):
      throw CommandFailure(
        "the settings name the profile in use '\(VisibleText(name))', which is no name",
        remedy: "Choose one with 'puldar profile use NAME'; 'puldar profile list' shows them.",
        .badConfiguration)
    case .unreadable:
      throw CommandFailure(
        "the settings cannot be read, so it is not known which profile is in use",
        remedy: "Make the file readable that 'puldar config' names, or say which with --profile.",
        .badConfiguration)
    case .named(let name), .inUse(let name):
      if try name == .usual || ProfileFolder(location.path).exists { return }
      throw missing(name)
    }
  }

  /// Returns the failure about a profile that does not exist.
  func missing(_ name: ProfileName) -> CommandFailure {
    let known = (try? profileNames()) ?? []
    let meant = Suggestion.closest(to: name.text, in: known.map(\.text))
    let isInUse = location.profile == .inUse(name)
    return CommandFailure(
      "there is no profile '\(name.text)'" + (isInUse ? ", though it is the one in use" : ""),
      remedy: meant.map { "Did you mean '\($0)'? 'puldar profile list' shows all." }
        ?? (isInUse
          ? "Go on with another: puldar profile use default. If it was just being renamed, repeat that."
          : "Make it with 'puldar profile add \(name.text)'; 'puldar profile list' shows all."),
      .missing)
  }

  /// Returns the profiles, `default` first and the others by name.
  func profileNames() throws -> [ProfileName] {
    let names = try ProfileFolder.names(in: location.dataFolder).compactMap { ProfileName($0) }
      .filter { try ProfileFolder(location.path(of: $0)).exists }
    return [.usual] + names.filter { $0 != .usual }
  }

  /// Asks for the passphrase of the ledger, if it is locked and this command has not opened it yet.
  ///
  /// - Parameter isAsking: Whether a person may be asked.
  func openLock(isAsking: Bool = true) throws {
    try openLock(at: location.path, as: location.lockedName, isAsking: isAsking)
  }

  /// Asks for the passphrase of a ledger, or a log, that is only read.
  func openLock(at path: String) throws {
    try openLock(at: path, as: "'\(VisibleText(location.shown(path)))'", isAsking: true)
  }

  private func openLock(at path: String, as name: String, isAsking: Bool) throws {
    guard let lock = try ProfileFolder(holding: path).lock(), !openedLocks.contains(lock)
    else { return }
    let machine = surroundings.machine
    guard let session = surroundings.session, options.passphraseInput == nil else {
      try PassphraseCheck(session: self, isAsking: isAsking).open(lock, of: name)
      openedLocks.insert(lock)
      return
    }
    if !lock.isOpen(in: session, at: clock.now(), on: machine) {
      try PassphraseCheck(session: self, isAsking: isAsking).open(lock, of: name)
      try? lock.keepOpen(in: session, at: clock.now(), on: machine)
    }
    openedLocks.insert(lock)
  }
}

extension LedgerLocation {
  /// The ledger's name in a question for its passphrase.
  var lockedName: String {
    "'\(VisibleText(profile?.name?.text ?? shownPath))'"
  }
}

extension Surroundings {
  /// Returns the content of the settings file; `nil` if there is none.
  fileprivate func settings() throws(InputFailure) -> [UInt8]? {
    guard let path = configurationPath, let files else { return nil }
    return try files.bytes(of: path, upTo: Configuration.byteLimit)
  }
}
