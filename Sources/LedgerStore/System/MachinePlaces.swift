/// Where this machine keeps what is its own and no part of a ledger, because a ledger's folder may
/// be synchronised between machines.
public struct MachinePlaces: Hashable, Sendable {
  /// The folder of the records: which writer this machine is in each ledger; empty where the environment
  /// names none, and then a ledger is neither written to nor read.
  public var stateFolder: String
  /// The folder of what is derived from ledgers and may be deleted at any time; `nil` keeps nothing
  /// of the kind.
  public var cacheFolder: String?
  /// What tells this machine from others that share the folders above; empty where that cannot be
  /// read, and then the ledger is not written to.
  public var machineID: String
  /// What a new log calls the device.
  public var deviceName: String

  /// Places that are named one by one.
  public init(
    stateFolder: String, cacheFolder: String? = nil, machineID: String, deviceName: String
  ) {
    self.stateFolder = stateFolder
    self.cacheFolder = cacheFolder
    self.machineID = machineID
    self.deviceName = deviceName
  }

  /// Places in a folder of their own: `state` and `cache` in it, and this machine's own id and name.
  ///
  /// All programs that write to a ledger on one device name the same folder: an app and its extensions that of
  /// their App Group. It is not synchronised to other devices. On a system without an id of its own the host
  /// name is the machine's: give ``machineID`` yourself if that changes with the network.
  ///
  /// - Parameter folder: Its path; it is made when something is to be kept.
  public init(in folder: String) {
    let host = SystemCalls.hostName
    self.init(
      stateFolder: folder + "/state", cacheFolder: folder + "/cache",
      machineID: SystemCalls.machineID ?? host, deviceName: host)
  }

  /// The usual places: `$XDG_STATE_HOME/puldar` and `$XDG_CACHE_HOME/puldar`, else
  /// `~/.local/state/puldar` and `~/.cache/puldar`, on Apple's systems
  /// `~/Library/Application Support/puldar/state` and `~/Library/Caches/puldar`. Where HOME is not set
  /// either there is no folder of records, and none that may be deleted.
  public static var standard: MachinePlaces {
    let home = SystemCalls.environment("HOME")
    let host = SystemCalls.hostName
    return MachinePlaces(
      stateFolder: named("XDG_STATE_HOME") ?? home.map { $0 + usualState } ?? "",
      cacheFolder: named("XDG_CACHE_HOME") ?? home.map { $0 + usualCache },
      machineID: SystemCalls.machineID ?? host, deviceName: host)
  }

  // Below the person's own folder.
  #if canImport(Darwin)
    private static let usualState = "/Library/Application Support/puldar/state"
    private static let usualCache = "/Library/Caches/puldar"
  #else
    private static let usualState = "/.local/state/puldar"
    private static let usualCache = "/.cache/puldar"
  #endif

  /// The program's folder in one that the environment names.
  private static func named(_ variable: String) -> String? {
    // A path that is not absolute is ignored: XDG Base Directory Specification 0.8.
    SystemCalls.environment(variable).flatMap { path in
      path.hasPrefix("/") ? path + "/puldar" : nil
    }
  }

  /// Refuses to go on where it cannot be told which machine this is, or what it remembers: it would be
  /// taken for another.
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
