/// Where this machine keeps what is its own and no part of a ledger, because a ledger's folder may
/// be synchronised between machines.
public struct MachinePlaces: Hashable, Sendable {
  /// The folder of the records: which writer this machine is in each ledger.
  public var stateFolder: String
  /// The folder of what is derived from ledgers and may be deleted at any time; `nil` keeps nothing
  /// of the kind.
  public var cacheFolder: String?
  /// What tells this machine from others that share the folders above; empty where that cannot be
  /// read, and then the ledger is not written to.
  public var machineID: String
  /// What a new log calls the device.
  public var deviceName: String

  public init(
    stateFolder: String, cacheFolder: String? = nil, machineID: String, deviceName: String
  ) {
    self.stateFolder = stateFolder
    self.cacheFolder = cacheFolder
    self.machineID = machineID
    self.deviceName = deviceName
  }

  /// The usual places: `$XDG_STATE_HOME/puldar` and `$XDG_CACHE_HOME/puldar`, else
  /// `~/.local/state/puldar` and `~/.cache/puldar`, on Apple's systems
  /// `~/Library/Application Support/puldar/state` and `~/Library/Caches/puldar`.
  public static var standard: MachinePlaces {
    let home = SystemCalls.environment("HOME") ?? "."
    #if canImport(Darwin)
      let state = home + "/Library/Application Support/puldar/state"
      let cache = home + "/Library/Caches/puldar"
    #else
      let state = home + "/.local/state/puldar"
      let cache = home + "/.cache/puldar"
    #endif
    let host = SystemCalls.hostName
    return MachinePlaces(
      stateFolder: named("XDG_STATE_HOME") ?? state, cacheFolder: named("XDG_CACHE_HOME") ?? cache,
      machineID: SystemCalls.machineID ?? host, deviceName: host)
  }

  /// The program's folder in one that the environment names.
  private static func named(_ variable: String) -> String? {
    // A path that is not absolute is ignored: XDG Base Directory Specification 0.8.
    SystemCalls.environment(variable).flatMap { path in
      path.hasPrefix("/") ? path + "/puldar" : nil
    }
  }

  /// Refuses to go on where it cannot be told which machine this is: it would be taken for another.
  func checkMachine() throws(FileError) {
    guard machineID.isEmpty else { return }
    throw FileError(
      action: "read", path: SystemCalls.machineIDPath, code: 0,
      reason: "so it cannot be told which machine this is")
  }
}
