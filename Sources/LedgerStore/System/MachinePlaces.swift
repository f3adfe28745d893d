/// The places for this machine's own data, outside of every ledger because a ledger's folder may be synced between
/// machines.
public struct MachinePlaces: Hashable, Sendable {
  /// The folder of the records: this machine's writer in each ledger. Empty if the environment names none; a ledger is
  /// then neither written nor read.
  public var stateFolder: String
  /// The folder of derived data that may be deleted at any time; `nil` keeps none.
  public var cacheFolder: String?
  /// Distinguishes this machine from others that share the folders above. Empty if it cannot be read; a ledger is then
  /// neither written nor read.
  public var machineID: String
  /// The name of the device in a new log.
  public var deviceName: String

  /// Creates places from their paths.
  public init(
    stateFolder: String, cacheFolder: String? = nil, machineID: String, deviceName: String
  ) {
    self.stateFolder = stateFolder
    self.cacheFolder = cacheFolder
    self.machineID = machineID
    self.deviceName = deviceName
  }

  /// Creates places in one folder: `state` and `cache` in it, with this machine's own id and name.
  ///
  /// All programs that write to a ledger on one device must name the same folder: an app and its extensions that of
  /// their App Group. It is not synced to other devices. On a system without a machine id the host name is used: set
  /// ``machineID`` yourself if the host name changes with the network.
  ///
  /// - Parameter folder: Its path; it is made when something is kept.
  public init(in folder: String) {
    let host = SystemCalls.hostName
    self.init(
      stateFolder: folder + "/state", cacheFolder: folder + "/cache",
      machineID: SystemCalls.machineID ?? host, deviceName: host)
  }

  /// The usual places: `$XDG_STATE_HOME/puldar` and `$XDG_CACHE_HOME/puldar`, else `~/.local/state/puldar` and
  /// `~/.cache/puldar`, on Apple's systems `~/Library/Application Support/puldar/state` and `~/Library/Caches/puldar`.
  /// If HOME is needed but not set, `stateFolder` is empty and `cacheFolder` is `nil`.
  public static var standard: MachinePlaces {
    let home = SystemCalls.environment("HOME")
    let host = SystemCalls.hostName
    return MachinePlaces(
      stateFolder: named("XDG_STATE_HOME") ?? home.map { $0 + usualState } ?? "",
      cacheFolder: named("XDG_CACHE_HOME") ?? home.map { $0 + usualCache },
      machineID: SystemCalls.machineID ?? host, deviceName: host)
  }

  // Below the person's home folder.
  #if canImport(Darwin)
    private static let usualState = "/Library/Application Support/puldar/state"
    private static let usualCache = "/Library/Caches/puldar"
  #else
    private static let usualState = "/.local/state/puldar"
    private static let usualCache = "/.cache/puldar"
  #endif

  /// Returns the program's folder in one that the environment names.
  private static func named(_ variable: String) -> String? {
    // A path that is not absolute is ignored: XDG Base Directory Specification 0.8.
    SystemCalls.environment(variable).flatMap { path in
      path.hasPrefix("/") ? path + "/puldar" : nil
    }
  }

  /// Refuses to go on if this machine's id or the folder of its records is unknown: it would be taken for another
  /// machine.
  func checkMachine() throws(FileError) {
    guard !stateFolder.isEmpty else {
      throw FileError(
        action: "read", path: "~" + MachinePlaces.usualState, code: 0,
        reason: "neither HOME nor XDG_STATE_HOME is set")
    }
    guard machineID.isEmpty else { return }
    throw FileError(
      action: "read", path: SystemCalls.machineIDPath, code: 0,
      reason: "so it cannot be told which machine this is")
  }
}
