import LedgerStore

extension Session {
  /// Refuses to go on where the environment does not say where the ledger is, or where this machine
  /// keeps its record of it: the current folder is neither.
  func settlePlaces() throws(CommandFailure) {
    guard location.isKnown else {
      throw CommandFailure(
        "HOME is not set, so there is no telling where '\(location.path)' is",
        remedy: "Name the ledger with -f, or set HOME.", .badConfiguration)
    }
    guard !surroundings.machine.stateFolder.isEmpty else {
      throw CommandFailure(
        "HOME is not set, so there is no place for this machine's record of the ledger",
        remedy: "Set HOME, or XDG_STATE_HOME.", .badConfiguration)
    }
  }
}
