import LedgerTestSupport

extension Simulation {
  /// Does to the ledger what no disk that keeps its word does, and checks that it is named.
  func harm() async {
    let harms = Harm.allCases
    let records = machine.update { state in
      state.disk.contents(below: SimulatedMachine.records)
    }
    let isDone = machine.update { state -> Bool in
      // The ledger must have something to lose.
      guard !state.history.acknowledged.isEmpty, state.hasPower else { return false }
      for process in 0...2 { state.disk.end(process: process) }
      state.disk.room = nil
      state.chances = SimulatedMachine.Chances()
      let harm = harms.randomElement(using: &state.generator) ?? .flip
      state.trace?.append("harm: \(harm)")
      return state.doHarm(harm, isMarkChecked: plan.defect != .neverChecksMark)
    }
    guard isDone else { return }
    let (isNoticeable, isOwn, untouchable) = machine.update { state in
      let contents = state.disk.contents(below: SimulatedMachine.ledger)
      state.isHarmed = true
      let harmed = state.history.harmedLogs(in: contents)
      return (
        state.history.canNotice(records: records, contents: contents),
        state.isOwn(harmed, records: records),
        state.history.untouchable(in: contents, harmed: harmed)
      )
    }
    guard isNoticeable else { return }
    await machine.checkThatLossIsNamed(isOwn: isOwn)
    let after = machine.update { state in state.disk.contents(below: SimulatedMachine.ledger) }
    for (path, bytes) in untouchable.sorted(by: { $0.key < $1.key })
    where after[path]?.starts(with: bytes) != true {
      machine.update { state in
        state.report(.nothingOverwritten, "\(path) was changed after it was damaged")
      }
    }
  }
}

extension SimulatedMachine.State {
  /// - Returns: Whether there was something to harm.
  fileprivate mutating func doHarm(_ harm: Harm, isMarkChecked: Bool) -> Bool {
    guard let (path, acknowledged) = history.acknowledged.sorted(by: { $0.key < $1.key }).last,
      var bytes = disk.bytes(at: path), !acknowledged.isEmpty
    else { return false }
    disk.time &+= 4_000_000
    let place = Int.random(in: 0..<acknowledged.count, using: &generator)
    let lineFeeds = acknowledged.indices.filter { acknowledged[$0] == 0x0A }
    switch harm {
    case .flip: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case .flipInSeal:
      let lineFeed = lineFeeds.randomElement(using: &generator) ?? 0
      let offset = Int.random(in: 0..<min(76, lineFeed + 1), using: &generator)
      bytes[lineFeed - offset] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case .zeros:
      let end = min(place + 512, acknowledged.count)
      bytes.replaceSubrange(place..<end, with: [UInt8](repeating: 0, count: end - place))
    case .cut: bytes.removeSubrange(place...)
    case .lineGone:
      let end = lineFeeds.randomElement(using: &generator) ?? 0
      let start = (lineFeeds.last { $0 < end } ?? -1) + 1
      bytes.removeSubrange(start...end)
    case .inserted: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case .emptied: bytes = []
    case .olderFolder:
      guard let older = images.randomElement(using: &generator) else { return false }
      disk.restore(older.ledger, below: SimulatedMachine.ledger)
      if !isMarkChecked { disk.restore(older.records, below: SimulatedMachine.records) }
      return true
    }
    disk.replace(path, with: bytes, isStamped: true)
    return true
  }
}
