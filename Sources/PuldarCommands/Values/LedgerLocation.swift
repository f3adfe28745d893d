import CommandTable
import LedgerStore

/// The location of a command's ledger.
struct LedgerLocation: Hashable {
  /// A folder, or the file of a single log.
  let path: String
  /// The path of `-f`; `nil` if it was not given.
  let word: LedgerArgument?
  /// The profile; `nil` if a path names the ledger.
  let profile: ProfileChoice?
  /// Whether the path can be resolved: one in the home folder cannot if HOME is not set.
  let isKnown: Bool
  /// The folder of the ledgers of all profiles.
  let dataFolder: String
  /// The home folder; `nil` if the environment does not name it.
  private let home: String?

  /// Creates the location named on the command line, else by PULDAR_LEDGER, else a profile in the data folder.
  ///
  /// - Parameters:
  ///   - usualName: The folder in the data folder that replaces a profile, regardless of PULDAR_LEDGER.
  ///   - profile: The profile to use if no path names the ledger.
  init(
    named word: LedgerArgument?, _ surroundings: Surroundings, usualName: String? = nil,
    profile: ProfileChoice = .usual
  ) {
    self.word = word
    // The system's own lookup would ignore HOME, and a test would write into the real folder.
    home = surroundings.variable("HOME")
    let named =
      word?.path ?? (usualName == nil ? surroundings.variable("PULDAR_LEDGER") : nil)
    // A path that is not absolute is ignored: XDG Base Directory Specification 0.8.
    let data = surroundings.variable("XDG_DATA_HOME").flatMap { path in
      path.hasPrefix("/") ? path + "/puldar" : nil
    }
    let folder = data ?? LedgerLocation.usualDataFolder
    dataFolder = LedgerLocation.expanded(folder, home: home)
    self.profile = named == nil && usualName == nil ? profile : nil
    let name = usualName ?? (profile.name ?? .usual).text
    path = LedgerLocation.expanded(named ?? "\(folder)/\(name)", home: home)
    isKnown = home != nil || !LedgerLocation.isInHome(path)
  }

  #if canImport(Darwin)
    private static let usualDataFolder = "~/Library/Application Support/puldar"
  #else
    private static let usualDataFolder = "~/.local/share/puldar"
  #endif

  /// The option that makes a command work with this ledger, after the program's name: empty if none is
  /// needed.
  var option: String {
    if let word { return "-f \(word.path.shellQuoted) " }
    if case .named(let name) = profile { return "--profile \(name.text) " }
    return ""
  }

  /// The source of the name.
  var source: String {
    switch profile {
    case nil: word == nil ? "PULDAR_LEDGER" : "-f"
    case .usual: "the usual place"
    case .named(let name): "the profile \(name.text), by --profile"
    case .inUse(let name): "the profile \(name.text)"
    case .misnamed, .unreadable: "the settings name no profile"
    }
  }

  /// Returns the folder of a profile's ledger.
  func path(of profile: ProfileName) -> String { "\(dataFolder)/\(profile.text)" }

  /// Whether it is a single log.
  var isFile: Bool { path.hasSuffix(".jsonl") }

  /// The path as a person reads it: `~/…` inside the home folder.
  var shownPath: String { shown(path) }

  /// The place of its log or logs, as a person reads it.
  var shownLogPath: String { isFile ? shownPath : shownPath + "/log" }

  /// Returns any path as a person reads it.
  func shown(_ path: String) -> String {
    guard let home, home != "/", path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Returns a text whose quoted paths are shortened as a person reads them.
  func shownPaths(in text: String) -> String {
    guard let home, home != "/" else { return text }
    return text.replacing("'\(home)/", with: "'~/")
  }

  /// - Parameter trace: Records the file operations, if it was begun.
  func store(
    isAdopting: Bool, machine: MachinePlaces, trace: WorkTrace? = nil
  ) -> FileEventStore {
    if let trace, trace.isOn {
      return FileEventStore(
        at: path, adopting: isFile && isAdopting, machine: machine, now: trace.clock
      ) { work, start, byteCount in
        trace.note(work, since: start, byteCount: byteCount)
      }
    }
    return isFile
      ? FileEventStore(file: path, adopting: isAdopting, machine: machine)
      : FileEventStore(folder: path, machine: machine)
  }

  private static func expanded(_ path: String, home: String?) -> String {
    guard let home, isInHome(path) else { return path }
    return home + path.dropFirst(1)
  }

  /// Returns whether a path begins with the sign of the home folder: a shell does not expand it after `=`
  /// and in variables.
  private static func isInHome(_ path: String) -> Bool { path == "~" || path.hasPrefix("~/") }
}
