import LedgerModel
import LedgerStore
import LedgerTestSupport
import Synchronization

/// A process that runs the product's own store on a ``SimulatedMachine``.
struct VirtualProcess: Sendable {
  /// How a write ended.
  enum Answer: Hashable, Sendable {
    case written
    case unknown
    case refused(LedgerError)
    /// The process was ended before it heard.
    case ended

    /// Whether a person is asked about the end of the log: the machine's mark is lost, or bytes stand
    /// there that nothing explains.
    func isQuestion(given history: KnownHistory) -> Bool {
      switch self {
      case .refused(.log(.unmarkedTail)): true
      case .refused(.log(.damaged(let damage))): history.allows(damage)
      default: false
      }
    }
  }

  let files: ProcessFiles
  let ledger: Ledger

  private var machine: SimulatedMachine { files.machine }

  init(_ machine: SimulatedMachine, _ number: Int) {
    files = machine.start(number)
    let store = FileEventStore(
      .folder(SimulatedMachine.ledger), machine: machine.places, system: files)
    ledger = Ledger(
      store: store, clock: machine.clock,
      opening: LedgerOpening(currency: .usd, deviceName: "simulated"),
      lengths: machine.keepsSnapshots
        ? LogLengths(derivedTail: 2, latestCount: 3, blockLineCount: 3) : LogLengths())
  }

  var isAlive: Bool { machine.isAlive(files.process, life: files.life) }

  // MARK: - Writing

  func write(_ request: Request) async -> Answer {
    await write([[request]], on: ledger).first ?? .ended
  }

  /// Writes several requests at once, as tasks of one process do.
  func write(atOnce requests: [Request]) async -> [Answer] {
    await write(requests.map { [$0] }, on: ledger)
  }

  /// Writes several requests one after the other, as one task does.
  func write(inTurn requests: [Request]) async -> [Answer] { await write([requests], on: ledger) }

  /// Writes what several tasks request. While the ledger is held here, they line up behind one another on
  /// its thread, always in this order.
  private func write(_ requests: [[Request]], on ledger: isolated Ledger) async -> [Answer] {
    let tasks = requests.map { requests in
      Task {
        _ = ledger
        var answers: [Answer] = []
        for request in requests where isAlive { answers.append(await perform(request)) }
        return answers
      }
    }
    var answers: [Answer] = []
    for task in tasks { answers += await task.value }
    return answers
  }

  private func perform(_ request: Request) async -> Answer {
    machine.update { state in state.history.begin(request) }
    do {
      return end(request, try await ledger.perform(request.decision, key: request.key))
    } catch {
      // No task is cancelled here.
      return end(request, error as? LedgerError ?? .store(problem: "\(error)"))
    }
  }

  private func end(_ request: Request, _ result: WriteResult<[EventID]>) -> Answer {
    if isAlive {
      acknowledge(request, result.outcome)
      return .written
    }
    doubt(request)
    return .ended
  }

  private func end(_ request: Request, _ error: LedgerError) -> Answer {
    guard isAlive else {
      doubt(request)
      return .ended
    }
    if case .unknown = error {
      doubt(request)
      return .unknown
    }
    machine.update { state in state.history.end(request, isDoubtful: false) }
    judge(error)
    return .refused(error)
  }

  /// Nobody knows whether the request is written.
  private func doubt(_ request: Request) {
    machine.update { state in state.history.end(request, isDoubtful: true) }
  }

  private func acknowledge(_ request: Request, _ events: [EventID]) {
    machine.update { state in
      guard let last = events.last, events.count == request.count else {
        state.report(.acknowledged, "request \(request.number) was acknowledged as \(events)")
        return
      }
      let log = "\(SimulatedMachine.ledger)/log/\(last.writer.text).jsonl"
      let bytes = state.disk.bytes(at: log) ?? []
      state.violations += state.history.acknowledge(request, through: last, log: log, bytes: bytes)
      if state.markedEnd(of: log) >= state.history.acknowledgedByteCount(of: log) {
        state.history.remember(records: state.disk.contents(below: SimulatedMachine.records))
      }
      if Int.random(in: 0..<4, using: &state.generator) == 0 {
        state.images.append(
          SimulatedMachine.Image(
            ledger: state.disk.contents(below: SimulatedMachine.ledger),
            records: state.disk.contents(below: SimulatedMachine.records)))
      }
    }
  }

  /// A refusal must have its reason in what happened.
  private func judge(_ error: LedgerError) {
    machine.update { state in
      switch error {
      case .keyTaken, .refused, .store, .unknown:
        state.report(.wholeBatches, "a write was refused: \(error.problem)")
      case .log(.locked), .log(.notWritten), .log(.unreadable), .log(.notPermitted),
        .log(.handleDead):
        break
      case .log(.damaged(let damage)) where state.history.allows(damage): break
      case .log(.unmarkedTail):
        let records = state.disk.contents(below: SimulatedMachine.records)
        if state.history.isRemembered(records: records) {
          state.report(.noFalseAlarm, "a mark is there, and is not found: \(error.problem)")
        }
      case .log:
        if !state.isHarmed {
          state.report(.noFalseAlarm, "a write was refused: \(error.problem)")
        }
      }
    }
  }

  // MARK: - Reading

  /// What is answered by a snapshot, and by the end of the log.
  private struct KeptAnswers: Equatable {
    var latest: [EventID]
    /// How many sums are known of the category that all entries are in.
    var sumCount: Int

    init(latest: [EventID], sumCount: Int) {
      self.latest = latest
      self.sumCount = sumCount
    }

    /// What is right where these entries are read, all of which are alike.
    init(ids: [EventID]) {
      self.init(latest: ids.suffix(2).reversed(), sumCount: min(ids.count, LatestSums.limit))
    }
  }

  private func keptAnswers() async throws(LedgerError) -> KeptAnswers {
    let latest = try await ledger.view(LatestEntries(2)).entries.map(\.id)
    let sums = try await ledger.view(LatestSums()).byOwner.values.map(\.count)
    return KeptAnswers(latest: latest, sumCount: sums.max() ?? 0)
  }

  /// Reads everything, and checks it against what is known.
  ///
  /// - Returns: Whether the reader was told of a loss.
  @discardableResult
  func read(isVerifying: Bool = false) async -> Bool {
    let (before, changeCount) = machine.update { state in (state.history, state.changeCount) }
    let lines = Mutex<[GivenLine]>([])
    do throws(LedgerError) {
      try await ledger.forEachLine { line in
        lines.withLock { $0.append(GivenLine(id: line.id, bytes: line.bytes)) }
        return true
      }
      let condition = try await isVerifying ? ledger.verify() : ledger.condition()
      let budget = try await ledger.view(MonthlyBuckets())
      let kept = machine.keepsSnapshots ? try await keptAnswers() : nil
      guard isAlive else { return false }
      let given = lines.withLock { $0 }
      return machine.update { state in
        let isNamed = !condition.isComplete
        let isAllowed =
          condition.missing.isEmpty && condition.newerEvents.isEmpty
          && condition.damage.allSatisfy(state.history.allows)
        if isNamed, !state.isHarmed, !isAllowed {
          state.report(.noFalseAlarm, "a reader was told: \(condition.alarm)")
        }
        state.violations += state.history.violations(
          in: given, before: before, isLossExcused: state.isHarmed)
        let entries = given.compactMap { Request.name(in: $0.bytes) }
        let entryCount = entries.count
        let spent = (try? budget.month(Request.month))?.spent.minorUnits
        if state.changeCount == changeCount, spent != Int64(entryCount) {
          state.report(
            .foldsWhatIsRead,
            "\(entryCount) entries are read, and \(spent ?? -1) folded: \(entries)")
        }
        if let kept, state.changeCount == changeCount, Set(given.map(\.id.writer)).count == 1 {
          let ids = given.filter { Request.name(in: $0.bytes) != nil }.map(\.id)
          if kept != KeptAnswers(ids: ids) {
            state.report(.foldsWhatIsRead, "of \(ids) it is said: \(kept)")
          }
        }
        return isNamed
      }
    } catch {
      guard isAlive else { return false }
      return machine.update { state in
        // Lines that nobody confirmed may be cut while somebody reads them, who is told that.
        if case .log(.damaged) = error, state.changeCount != changeCount { return false }
        return state.judge(reading: error, before: before)
      }
    }
  }
}

extension LedgerCondition {
  fileprivate var alarm: String {
    damage.first?.problem ?? newerEvents.first?.reason ?? "something is missing"
  }
}

extension SimulatedMachine.State {
  /// - Returns: Whether the error names a loss.
  fileprivate mutating func judge(reading error: LedgerError, before: KnownHistory) -> Bool {
    switch error {
    case .log(.unreadable), .log(.notPermitted):
      if !chances.mayFail { report(.noFalseAlarm, "a reader was told: \(error.problem)") }
      return isHarmed
    case .log(.damaged(let damage)) where before.allows(damage): return true
    case .log(.noLedger):
      if !before.acknowledged.isEmpty, !isHarmed {
        report(.acknowledged, "a reader finds no ledger")
      }
      return isHarmed
    default:
      if !isHarmed { report(.noFalseAlarm, "a reader was told: \(error.problem)") }
      return true
    }
  }
}
