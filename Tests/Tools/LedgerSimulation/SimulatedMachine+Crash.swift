import LedgerTestSupport

extension SimulatedMachine {
  /// Checks what a crash left, before and after the store was opened on it.
  ///
  /// - Parameter isLying: Whether the disk may have lost what it said it had.
  /// - Returns: Whether all is there that was acknowledged.
  func checkAfterCrash(isLying: Bool) async -> Bool {
    let (isHarmed, mustBeNamed, isOwn) = update { state in
      // A log that looks as it did is not verified when it is read: somebody must ask for it.
      if isLying { state.disk.touch(below: SimulatedMachine.ledger) }
      let contents = state.disk.contents(below: SimulatedMachine.ledger)
      let harmed = state.history.harmedLogs(in: contents)
      if !harmed.isEmpty, !isLying {
        state.report(.acknowledged, "the disk no longer holds all of \(harmed)")
      }
      state.isHarmed = !harmed.isEmpty
      let records = state.disk.contents(below: SimulatedMachine.records)
      return (
        state.isHarmed, state.history.canNotice(records: records, contents: contents),
        state.isOwn(harmed, records: records)
      )
    }
    if isHarmed, mustBeNamed { await checkThatLossIsNamed(isOwn: isOwn) }
    return !isHarmed
  }

  /// A reader and a writer must be told that the ledger is not what it was.
  ///
  /// - Parameter isOwn: Whether it is this machine's own log; that of another writer keeps nobody
  ///   from writing.
  func checkThatLossIsNamed(isOwn: Bool = true) async {
    let chances = update { state in
      defer { state.chances = Chances() }
      return state.chances
    }
    defer { update { state in state.chances = chances } }
    let process = VirtualProcess(self, 0)
    let isNamed = await process.read()
    if !isNamed { update { $0.report(.lossNamed, "a reader is not told of the loss") } }
    let request = update { state in state.newRequest() }
    let answer = await process.write(request)
    if isOwn, answer == .written {
      update { $0.report(.lossNamed, "a write goes on after a loss") }
    }
  }
}

extension SimulatedMachine.State {
  /// Whether one of the logs is this machine's own, so that nothing may be written behind the loss;
  /// a ledger that is gone as a whole may be begun again.
  func isOwn(_ logs: [String], records: [String: [UInt8]]) -> Bool {
    guard disk.status(at: SimulatedMachine.ledger + "/log") != nil,
      let own = history.ownLog(records: records)
    else { return false }
    return logs.contains(own)
  }

  /// Something that nobody wanted before.
  mutating func newRequest() -> Request {
    let count = [1, 1, 1, 2, 3, 6].randomElement(using: &generator) ?? 1
    let filling = [0, 3, 40, 200, 700].randomElement(using: &generator) ?? 0
    return history.newRequest(
      count: count, filling: filling, isKeyed: Bool.random(using: &generator))
  }
}
