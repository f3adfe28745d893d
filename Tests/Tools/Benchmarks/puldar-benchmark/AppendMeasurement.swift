import LedgerModel
import LedgerStore

/// What adding one entry to a log takes, in a process that has the ledger open: lock, look for new
/// lines, decide, write, sync.
struct AppendMeasurement {
  /// How often each is done: a sync is slow.
  private static let syncedCount = 200
  private static let unsyncedCount = 2000

  let synced: Cost
  let unsynced: Cost

  /// Adds to a log, and takes away afterwards what was added.
  init(to log: GeneratedLog, in folder: WorkFolder) async throws {
    let files = SystemCalls()
    synced = try await AppendMeasurement.cost(
      log, in: folder, files, count: AppendMeasurement.syncedCount)
    unsynced = try await AppendMeasurement.cost(
      log, in: folder, UnsyncedFiles(), count: AppendMeasurement.unsyncedCount)
    let file = try files.open(log.path, .append)
    try files.truncate(file, to: log.byteCount)
    files.close(file)
    try files.remove(log.path + ".lock")
  }

  /// The cost of one entry.
  private static func cost(
    _ log: GeneratedLog, in folder: WorkFolder, _ files: any FileSystem, count: Int
  ) async throws -> Cost {
    let machine = MachinePlaces(
      stateFolder: "\(folder.path)/state-\(log.eventCount)", machineID: "benchmark",
      deviceName: "benchmark")
    let clock = SystemClock()
    let ledger = Ledger(
      store: FileEventStore(.file(log.path), adopting: true, machine: machine, system: files),
      clock: clock)
    let entry = NewEntry.expense(
      Money(minorUnits: 45_00, currency: .usd), in: .groceries, on: clock.today(),
      merchant: "Whole Foods")
    let decision = AddEntries(entry, today: clock.today())
    // The first one verifies and folds the whole log.
    _ = try await ledger.perform(decision)
    let start = Cost.Mark()
    for _ in 0..<count { _ = try await ledger.perform(decision) }
    return start.cost(dividedBy: count)
  }
}
