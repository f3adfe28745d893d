import LedgerTestSupport

/// Tries what the store makes of a disk after a crash at one moment, in several variants.
struct CrashExamination {
  private let point: CrashPoint
  private let seed: UInt64
  private let manner: DiskManner
  private let defect: StoreDefect?
  private let keepsSnapshots: Bool
  /// The disk after the crash.
  private var disk: VirtualDisk
  /// Whether the power went; else only the process ended.
  private var isPowerCut = true
  private var variant = 0

  init(
    point: CrashPoint, seed: UInt64, manner: DiskManner, defect: StoreDefect?,
    keepsSnapshots: Bool
  ) {
    self.keepsSnapshots = keepsSnapshots
    self.point = point
    self.seed = seed
    self.manner = manner
    self.defect = defect
    disk = point.disk
  }

  /// Puts the disk in the state that a variant of the crash leaves.
  ///
  /// - Returns: Whether there is such a variant.
  mutating func prepare(_ number: Int) -> Bool {
    variant = number
    disk = point.disk
    disk.room = nil
    isPowerCut = number != 1
    switch number {
    case 0: disk.crash(CrashChoices(.nothing, seed: seed))
    // The process ends, and what is in memory stays.
    case 1: for process in 0...2 { disk.end(process: process) }
    case 2: disk.crash(CrashChoices(.everything, seed: seed))
    default: disk.crash(CrashChoices(seed: seed &+ UInt64(number)))
    }
    return true
  }

  /// Tells states of the disk apart, with what must be found on them.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(isPowerCut)
    for (path, bytes) in disk.contents(below: SimulatedMachine.home).sorted(by: { $0.key < $1.key })
    {
      hasher.combine(path)
      hasher.combine(bytes)
      if !isPowerCut { hasher.combine(disk.storedBytes(at: path)) }
    }
    hasher.combine(point.history.requests)
    return hasher.finalize()
  }

  /// Opens the store on the disk, reads, writes, cuts the power, and reads again.
  func run() async -> [Violation] {
    let machine = SimulatedMachine(
      disk: disk, history: point.history, seed: seed &+ UInt64(variant), defect: defect,
      keepsSnapshots: keepsSnapshots)
    let isWhole = await machine.checkAfterCrash(isLying: manner == .lying)
    guard isWhole else { return named(machine) }
    await VirtualProcess(machine, 0).read()
    let writer = VirtualProcess(machine, 1)
    let request = machine.update { state in
      // A request whose end nobody knows is repeated; it must end with one copy.
      state.history.requests.last { $0.isKeyed && $0.fate == .open } ?? state.newRequest()
    }
    let answer = await writer.write(request)
    machine.update { state in
      if answer != .written, !answer.isQuestion(given: state.history) {
        state.report(.nextWriteWorks, "the next write ends with \(answer)")
      }
    }
    machine.update { state in state.disk.crash(CrashChoices(.nothing, seed: seed)) }
    _ = await machine.checkAfterCrash(isLying: manner == .lying)
    await VirtualProcess(machine, 2).read()
    return named(machine)
  }

  /// What was found, with the place where it was found.
  private func named(_ machine: SimulatedMachine) -> [Violation] {
    machine.update { state in
      state.violations.map { violation in
        Violation(
          violation.promise,
          "\(violation.text) [crash before \(point.call), variant \(variant)]")
      }
    }
  }
}
