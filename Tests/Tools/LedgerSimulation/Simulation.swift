import Dispatch
import LedgerModel
import LedgerTestSupport
import Synchronization

/// One run: processes write, read and end on a machine whose disk and power are not to be trusted,
/// and at every moment at which the disk changes it is tried what a crash would leave.
package final class Simulation: Sendable {
  let plan: SimulationPlan
  let manner: DiskManner
  let machine: SimulatedMachine
  private let processes = Mutex<[VirtualProcess?]>([nil, nil, nil])
  private let busy = Mutex<Set<Int>>([])
  /// What was examined, so that no state counts twice.
  private let examined = Mutex<Set<Int>>([])

  package init(_ plan: SimulationPlan) {
    self.plan = plan
    var generator = SeededGenerator(seed: plan.seed)
    let manners: [DiskManner] = [.honest, .honest, .honest, .failing, .failing, .filling, .lying]
    manner = manners.randomElement(using: &generator) ?? .honest
    machine = SimulatedMachine(
      disk: VirtualDisk(folder: SimulatedMachine.home), history: KnownHistory(),
      seed: generator.next(), defect: plan.defect, keepsSnapshots: plan.keepsSnapshots)
    let manner = manner
    machine.update { state in
      state.keepsCrashPoints = true
      if plan.isTraced { state.trace = [] }
      state.chances = SimulatedMachine.Chances(
        interlude: 150, kill: 40, powerCut: 25, fault: manner == .failing ? 40 : 0,
        forgetting: 50, lie: manner == .lying ? 3000 : 0)
    }
  }

  /// Runs a plan.
  package static func run(_ plan: SimulationPlan) async -> SimulationReport {
    await Simulation(plan).run()
  }

  private func run() async -> SimulationReport {
    machine.setInterlude { [self] process in interlude(beside: process) }
    var report = SimulationReport(seed: plan.seed, manner: manner)
    let count = pick(2...max(2, plan.operationLimit))
    for _ in 0..<count {
      await step()
      report.operationCount += 1
      report.crashStateCount += await examineCrashPoints()
      if await !recoverFromPowerCut() { break }
      if machine.update({ !$0.violations.isEmpty || $0.isHarmed }) { break }
    }
    if await recoverFromPowerCut(), machine.update({ $0.violations.isEmpty && !$0.isHarmed }) {
      await harm()
    }
    let promises = plan.promises.subtracting(manner.excused)
    machine.setInterlude { _ in }
    machine.update { state in
      report.violations = state.violations.filter { promises.contains($0.promise) }
      report.trace = state.trace ?? []
    }
    return report
  }

  // MARK: - Steps

  private func step() async {
    if manner == .filling {
      let room = pick(0...2) == 0 ? pick(0...3000) : nil
      machine.update { state in state.disk.room = room }
    }
    let process = pick(0...2)
    switch pick(0...11) {
    case 0: processes.withLock { processes in processes[process] = nil }
    case 1: machine.clock.advance(by: clockJump())
    case 2: machine.update { state in state.hasPower = false }
    case 3...4: await act(process, isWriting: false)
    default: await act(process, isWriting: true)
    }
  }

  /// Up to 70 years forward, or 10 back.
  private func clockJump() -> Int64 {
    let year: Int64 = 31_557_600_000
    return [-10 * year, -60_000, 5, 60_000, 70 * year].randomElement(using: &generator) ?? 0
  }

  /// Lets a process do something; it is started where it is not there.
  private func act(_ number: Int, isWriting: Bool) async {
    guard busy.withLock({ $0.insert(number).inserted }) else { return }
    machine.update { state in state.depth += 1 }
    let process = started(number)
    if isWriting {
      let isInTurn = pick(0...1) == 0
      let count = [1, 1, 1, 2, 4][pick(0...4)]
      let requests = (0..<count).map { _ in nextRequest() }
      let answers =
        await isInTurn ? process.write(inTurn: requests) : process.write(atOnce: requests)
      // A person opens the ledger again, sooner or later.
      if answers.contains(where: { $0 != .written }), pick(0...1) == 0 { end(number) }
    } else {
      await process.read()
    }
    if !process.isAlive { end(number) }
    machine.update { state in state.depth -= 1 }
    busy.withLock { busy in _ = busy.remove(number) }
  }

  private func started(_ number: Int) -> VirtualProcess {
    if let process = processes.withLock({ $0[number] }), process.isAlive { return process }
    let process = VirtualProcess(machine, number)
    processes.withLock { processes in processes[number] = process }
    return process
  }

  private func end(_ number: Int) {
    processes.withLock { processes in processes[number] = nil }
    machine.update { state in state.disk.end(process: number) }
  }

  /// Another process does something while one waits at a call.
  private func interlude(beside process: Int) {
    let other = (process + pick(1...2)) % 3
    let isWriting = pick(0...2) > 0
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      await self.act(other, isWriting: isWriting)
      isDone.signal()
    }
    isDone.wait()
  }

  /// A new request, or one again whose end nobody knows.
  private func nextRequest() -> Request {
    machine.update { state in
      let open = state.history.requests.filter { $0.isKeyed && $0.fate != .refused }
      if Int.random(in: 0..<3, using: &state.generator) == 0,
        let request = open.suffix(3).randomElement(using: &state.generator)
      {
        return request
      }
      return state.newRequest()
    }
  }

  // MARK: - Power

  /// Starts the machine again where its power went.
  ///
  /// - Returns: Whether the run can go on: not after a loss that the disk is to blame for.
  private func recoverFromPowerCut() async -> Bool {
    guard machine.update({ !$0.hasPower }) else { return true }
    processes.withLock { processes in processes = [nil, nil, nil] }
    machine.update { state in
      state.disk.crash(CrashChoices(seed: state.generator.next()))
      state.hasPower = true
    }
    guard await machine.checkAfterCrash(isLying: manner == .lying) else { return false }
    return true
  }

  private func examineCrashPoints() async -> Int {
    let points = machine.update { state in
      defer { state.crashPoints = [] }
      return Array(state.crashPoints.shuffled(using: &state.generator).prefix(plan.momentLimit))
    }
    var count = 0
    for point in points {
      var examination = CrashExamination(
        point: point, seed: next(), manner: manner, defect: plan.defect,
        keepsSnapshots: plan.keepsSnapshots)
      for number in 0..<plan.statesPerMoment {
        guard examination.prepare(number),
          examined.withLock({ $0.insert(examination.fingerprint).inserted })
        else { continue }
        count += 1
        let violations = await examination.run().filter { violation in
          plan.promises.contains(violation.promise) && !manner.excused.contains(violation.promise)
        }
        machine.update { state in state.violations += violations }
        if !violations.isEmpty { return count }
      }
    }
    return count
  }

  // MARK: - Chance

  private var generator: SeededGenerator {
    get { machine.update { $0.generator } }
    set { machine.update { state in state.generator = newValue } }
  }

  func pick(_ range: ClosedRange<Int>) -> Int {
    machine.update { state in Int.random(in: range, using: &state.generator) }
  }

  func next() -> UInt64 { machine.update { state in state.generator.next() } }
}
