import CommandTable
import LedgerStore

/// Where the ledger is that a command works with.
struct LedgerLocation: Hashable {
  /// A folder, or the file of a single log.
  let path: String
  /// What `-f` named; `nil` where it was not given.
  let word: LedgerArgument?
  /// Which profile it is; `nil` where a path names the ledger.
  let profile: ProfileChoice?
  /// Whether the path can be gone to: one in the person's own folder cannot where HOME does not name it.
  let isKnown: Bool
  /// The folder that holds the ledgers of all profiles.
  let dataFolder: String
  /// The person's own folder; `nil` where the environment does not name it.
  private let home: String?

  /// What was named on the command line, else PULDAR_LEDGER, else a profile in the data folder.
  ///
  /// - Parameters:
  ///   - usualName: What is in the data folder in place of a profile, whatever PULDAR_LEDGER says.
  ///   - profile: The profile that is meant where no path names the ledger.
  init(
    named word: LedgerArgument?, _ surroundings: Surroundings, usualName: String? = nil,
    profile: ProfileChoice = .usual
  ) {
    self.word = word
    // Asking the system would pass by HOME, and a test would write into the real folder.
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

  /// What stands in a command behind the program's name, so that it works with this ledger: empty where
  /// nothing needs to.
  var option: String {
    if let word { return "-f \(word.path.shellQuoted) " }
    if case .named(let name) = profile { return "--profile \(name.text) " }
    return ""
  }

  /// What named it.
  var source: String {
    switch profile {
    case nil: word == nil ? "PULDAR_LEDGER" : "-f"
    case .usual: "the usual place"
    case .named(let name): "the profile \(name.text), by --profile"
    case .inUse(let name): "the profile \(name.text)"
    case .misnamed, .unreadable: "the settings name no profile"
    }
  }

  /// The folder of a profile's ledger.
  func path(of profile: ProfileName) -> String { "\(dataFolder)/\(profile.text)" }

  /// Whether a single log is meant.
  var isFile: Bool { path.hasSuffix(".jsonl") }

  /// The path as a person reads it: `~/…` inside of their own folder.
  var shownPath: String { shown(path) }

  /// Where its log is, or its logs are, as a person reads it.
  var shownLogPath: String { isFile ? shownPath : shownPath + "/log" }

  /// Any path as a person reads it.
  func shown(_ path: String) -> String {
    guard let home, home != "/", path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// A text with the paths in quotes that it names as a person reads them.
  func shownPaths(in text: String) -> String {
    guard let home, home != "/" else { return text }
    return text.replacing("'\(home)/", with: "'~/")
  }

  /// - Parameter trace: Notes the calls on files, where it was begun.
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

  /// Whether a path begins with the sign of the person's own folder: a shell leaves it alone behind `=`
  /// and in variables.
  private static func isInHome(_ path: String) -> Bool { path == "~" || path.hasPrefix("~/") }
}
