import LedgerModel
import LedgerStore

/// Entries added to a ledger one after the other, as an app would that has it open.
///
/// Several such processes on one ledger show what writers wait for each other; one that is killed
/// shows what survives.
struct AppendRun {
  /// The ledger's folder.
  var ledgerPath: String
  var count: Int
  /// What the merchants of the entries begin with, so that each process's entries can be told apart.
  var name: String
  /// How many tasks add them at once.
  var taskCount: Int
  /// Whether an entry waits for the disk; one that does not is what a loss of power takes.
  var isSynced: Bool
  /// Whether each entry is told once it is stored.
  var isTelling: Bool

  /// Adds the entries, and prints what it took.
  func run() async throws {
    let clock = SystemClock()
    let machine = MachinePlaces.standard
    let store = FileEventStore(
      .folder(ledgerPath), machine: machine,
      system: isSynced ? SystemCalls() : UnsyncedFiles())
    let ledger = Ledger(
      store: store, clock: clock,
      opening: LedgerOpening(currency: .usd, deviceName: machine.deviceName))
    let start = Cost.wallNanoseconds()
    let waits =
      try await taskCount == 1
      ? addEntries(0..<count, to: ledger, clock) : addEntriesAtOnce(to: ledger, clock)
    try report(waits, nanoseconds: Cost.wallNanoseconds() - start)
  }

  /// Shares the entries out among the tasks.
  private func addEntriesAtOnce(
    to ledger: Ledger, _ clock: SystemClock
  ) async throws -> [Int] {
    try await withThrowingTaskGroup(of: [Int].self) { group in
      for task in 0..<taskCount {
        group.addTask {
          try await addEntries(
            count * task / taskCount..<count * (task + 1) / taskCount, to: ledger, clock)
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// Adds entries one after the other.
  ///
  /// - Returns: How long each one took, in nanoseconds.
  @concurrent private func addEntries(
    _ numbers: Range<Int>, to ledger: Ledger, _ clock: SystemClock
  ) async throws -> [Int] {
    var waits: [Int] = []
    waits.reserveCapacity(numbers.count)
    for number in numbers {
      let before = Cost.wallNanoseconds()
      let merchant = "\(name)-\(number)"
      let id = try await append(merchant, to: ledger, on: clock.today())
      waits.append(Cost.wallNanoseconds() - before)
      if isTelling { try Output.results.line("\(id) \(merchant)") }
    }
    return waits
  }

  private func append(
    _ merchant: String, to ledger: Ledger, on today: CalendarDay
  ) async throws -> EventID {
    let entry = NewEntry.expense(
      Money(minorUnits: 45_00, currency: .usd), in: .groceries, on: today, merchant: merchant)
    let result = try await perform(AddEntries(entry, today: today), on: ledger)
    guard let id = result.outcome.first else {
      throw BenchmarkError.wrongAnswer("\(merchant) was stored without a number")
    }
    return id
  }

  /// Performs a decision as often as another process holds the lock past the deadline: what it waited
  /// is part of the figure.
  private func perform(
    _ decision: AddEntries, on ledger: Ledger
  ) async throws -> WriteResult<[EventID]> {
    while true {
      do {
        return try await ledger.perform(decision)
      } catch {
        guard case LedgerError.log(.locked) = error else { throw error }
      }
    }
  }

  private func report(_ waits: [Int], nanoseconds: Int) throws {
    let sorted = waits.sorted()
    guard let worst = sorted.last else { return }
    let perSecond = Double(waits.count) / (Double(nanoseconds) / 1e9)
    try Output.results.line(
      "\(waits.count) appends, \(Figure.text(perSecond, decimals: 0)) a second, "
        + "median \(Figure.milliseconds(sorted[sorted.count / 2])) ms, "
        + "99 of 100 within \(Figure.milliseconds(sorted[sorted.count * 99 / 100])) ms, "
        + "worst \(Figure.milliseconds(worst)) ms")
  }
}

/// The files of the system, but nothing waits for the disk: what an append costs without it.
struct UnsyncedFiles: ForwardingFileSystem {
  let base = SystemCalls()

  func synchronize(_ file: OpenFile) {}
  func synchronizeFolder(_ path: String) {}
  func forgetCache(of file: OpenFile) {}
}
