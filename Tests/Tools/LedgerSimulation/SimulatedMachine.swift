import LedgerModel
import LedgerStore
import LedgerTestSupport
import Synchronization

/// A machine with a disk, a clock and processes, on which chance has a hand in every call.
package final class SimulatedMachine: Sendable {
  struct State: Sendable {
    var disk: VirtualDisk
    var history: KnownHistory
    var generator: SeededGenerator
    /// Counts how often each process was started.
    var lives = [0, 0, 0]
    var hasPower = true
    /// How many calls were made.
    var callCount = 0
    /// How often what programs read may have changed.
    var changeCount = 0
    /// How many operations run inside of one another.
    var depth = 0
    /// How many of ten thousand calls something happens at.
    var chances = Chances()
    var crashPoints: [CrashPoint] = []
    var keepsCrashPoints = false
    var violations: [Violation] = []
    /// Where the bytes begin that an open file appended.
    var appended: [Int32: Int] = [:]
    /// The ledger's folder at moments that are long past, to be put back.
    var images: [Image] = []
    /// Logs of which a sync failed, by process and life.
    var failedSyncs: Set<String> = []
    /// Whether the disk lost or changed what was on it: by a lie, or by somebody's hand.
    var isHarmed = false
    var trace: [String]?
  }

  /// The files of a ledger and of what the machine remembers of it.
  struct Image: Sendable {
    var ledger: [String: [UInt8]]
    var records: [String: [UInt8]]
  }

  struct Chances: Sendable {
    var interlude = 0
    var kill = 0
    var powerCut = 0
    var fault = 0
    var forgetting = 0
    /// Of ten thousand syncs, how many only say that all is written.
    var lie = 0

    /// Whether calls fail that ought to work.
    var mayFail: Bool { fault > 0 }
  }

  private let state: Mutex<State>
  let clock = VirtualClock()
  let defect: StoreDefect?
  /// Whether processes keep snapshots for one another.
  let keepsSnapshots: Bool
  /// Lets another process do something while one waits at a call.
  private let interlude = Mutex<(@Sendable (Int) -> Void)?>(nil)

  static let home = "/home"
  static let ledger = "/home/ledger"
  static let records = "/home/state"

  init(
    disk: VirtualDisk, history: KnownHistory, seed: UInt64, defect: StoreDefect?,
    keepsSnapshots: Bool
  ) {
    self.keepsSnapshots = keepsSnapshots
    state = Mutex(
      State(disk: disk, history: history, generator: SeededGenerator(seed: seed)))
    self.defect = defect
  }

  /// Looks at the state, or changes it, while nobody else does.
  func update<R: Sendable, E: Error>(_ body: (inout State) throws(E) -> R) throws(E) -> R {
    try state.withLock { state throws(E) in try body(&state) }
  }

  func setInterlude(_ body: @escaping @Sendable (Int) -> Void) {
    interlude.withLock { interlude in interlude = body }
  }

  func isAlive(_ process: Int, life: Int) -> Bool {
    update { state in state.isAlive(process, life) }
  }

  /// A file system for a process that is started now.
  func start(_ process: Int) -> ProcessFiles {
    let life = update { state in
      state.disk.end(process: process)
      state.lives[process] += 1
      return state.lives[process]
    }
    return ProcessFiles(machine: self, process: process, life: life)
  }

  /// What the places of the machine are called.
  var places: MachinePlaces {
    MachinePlaces(
      stateFolder: SimulatedMachine.records,
      cacheFolder: keepsSnapshots ? SimulatedMachine.home + "/cache" : nil,
      machineID: "simulated", deviceName: "simulated")
  }

  // MARK: - Calls

  /// Makes a call of a process, and lets chance have its hand in it.
  ///
  /// - Parameters:
  ///   - failing: What a call that fails leaves behind.
  ///   - partly: What a call that is cut short leaves behind.
  func call<R: Sendable>(
    _ files: ProcessFiles, _ call: VirtualCall, _ path: String,
    failing: (inout State) -> Void = { _ in },
    partly: (inout State) -> Void = { _ in },
    _ body: (inout State) throws(FileError) -> R
  ) throws(FileError) -> R {
    let event = begin(files, call, path, partly)
    switch event {
    case .none: break
    case .interlude: interlude.withLock { $0 }?(files.process)
    case .forgetting:
      update { state in
        state.disk.forgetCaches()
        // What a sync that failed left in memory alone is no longer read.
        state.changeCount += 1
      }
    case .kill: update { state in state.kill(files.process, partly) }
    case .powerCut: update { state in state.cutPower(partly) }
    case .fault:
      update { state in
        failing(&state)
        // Nobody is left to clean up behind a sync that failed.
        let isEnd = call == .synchronize && Int.random(in: 0..<3, using: &state.generator) == 0
        if isEnd { state.kill(files.process, { _ in }) }
      }
      throw DiskFault.io.error("use", path)
    }
    return try update { state throws(FileError) in
      guard state.isAlive(files.process, files.life) else {
        throw DiskFault.ended.error("use", path)
      }
      return try body(&state)
    }
  }

  private func begin(
    _ files: ProcessFiles, _ call: VirtualCall, _ path: String, _ partly: (inout State) -> Void
  ) -> CallEvent {
    update { state in
      guard state.isAlive(files.process, files.life) else { return .none }
      state.callCount += 1
      state.disk.time = clock.now().millisecondsSinceEpoch / 4 &* 4_000_000
      if state.callCount % 3 == 0 { clock.advance(by: 1) }
      if call.changesDisk { state.changeCount += 1 }
      if state.keepsCrashPoints, call.changesDisk { state.keepCrashPoint(call, partly) }
      let event = state.event(for: call)
      state.trace?.append(
        "p\(files.process).\(files.life) \(call) \(path)"
          + (event == .none ? "" : " <- \(event)"))
      return event
    }
  }
}

extension SimulatedMachine.State {
  func isAlive(_ process: Int, _ life: Int) -> Bool { hasPower && lives[process] == life }

  mutating func kill(_ process: Int, _ partly: (inout Self) -> Void) {
    if Bool.random(using: &generator) { partly(&self) }
    disk.end(process: process)
    lives[process] += 1
  }

  mutating func cutPower(_ partly: (inout Self) -> Void) {
    if Bool.random(using: &generator) { partly(&self) }
    hasPower = false
  }

  fileprivate mutating func keepCrashPoint(
    _ call: VirtualCall, _ partly: (inout Self) -> Void
  ) {
    crashPoints.append(CrashPoint(disk: disk, history: history, call: call))
    guard call == .append || call == .overwrite else { return }
    var torn = self
    partly(&torn)
    crashPoints.append(CrashPoint(disk: torn.disk, history: torn.history, call: call))
  }

  fileprivate mutating func event(for call: VirtualCall) -> CallEvent {
    var number = Int.random(in: 0..<10_000, using: &generator)
    // An interlude does not know of interludes of its own, nor of the power.
    let interlude = depth > 1 ? 0 : chances.interlude
    let fault = call == .synchronize ? chances.fault * 30 : chances.fault
    for (event, chance) in [
      (CallEvent.interlude, interlude), (.kill, chances.kill), (.powerCut, chances.powerCut),
      (.fault, fault), (.forgetting, chances.forgetting),
    ] {
      number -= chance
      if number < 0 { return event }
    }
    return .none
  }

  mutating func report(_ promise: Promise, _ text: String) {
    violations.append(Violation(promise, text))
  }
}
