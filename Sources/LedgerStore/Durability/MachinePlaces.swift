/// Where this machine keeps what is its own and no part of a ledger, because a ledger's folder may
/// be synchronised between machines.
public struct MachinePlaces: Hashable, Sendable {
  /// The folder of the records: which writer this machine is in each ledger.
  public var stateFolder: String
  /// What tells this machine from others that share the folder above.
  public var machineID: String
  /// What a new log calls the device.
  public var deviceName: String

  public init(stateFolder: String, machineID: String, deviceName: String) {
    self.stateFolder = stateFolder
    self.machineID = machineID
    self.deviceName = deviceName
  }

  /// The usual places: `$XDG_STATE_HOME/puldar`, else `~/.local/state/puldar`, on Apple's systems
  /// `~/Library/Application Support/puldar/state`.
  public static var standard: MachinePlaces {
    let home = SystemCalls.environment("HOME") ?? "."
    #if canImport(Darwin)
      let fallback = home + "/Library/Application Support/puldar/state"
    #else
      let fallback = home + "/.local/state/puldar"
    #endif
    let host = SystemCalls.hostName
    // A path that is not absolute is ignored: XDG Base Directory Specification 0.8.
    let named = SystemCalls.environment("XDG_STATE_HOME").flatMap { path in
      path.hasPrefix("/") ? path + "/puldar" : nil
    }
    return MachinePlaces(
      stateFolder: named ?? fallback,
      machineID: SystemCalls.machineID ?? host, deviceName: host)
  }
}
