import LedgerModel
import LedgerStore

/// A fold of a log through the store that every figure of puldar goes through; seals are not
/// verified.
struct LogFold<P: Projection> {
  var path: String
  var start: P
  /// What is read besides the figures: of a typed fold everything.
  var parts: EventParts = P.reads

  private var store: FileEventStore {
    FileEventStore(
      .file(path), machine: .ofTheBenchmark, system: SystemCalls(), isVerifying: false)
  }

  /// The projection, and how many events went into it.
  func run() throws -> (projection: P, eventCount: Int) {
    try run(on: store, from: .start, LedgerFold(into: start))
  }

  private func run(
    on store: FileEventStore, from position: LogPosition, _ start: LedgerFold<P>
  ) throws -> (projection: P, eventCount: Int) {
    var fold = start
    _ = try store.read(from: position, parts: parts) { envelope in
      fold.apply(envelope)
      return true
    }
    return (fold.projection, fold.lastEvents.reduce(0) { $0 + $1.number + 1 })
  }
}

extension LogFold where P: AdditiveProjection {
  /// The same by two threads, where the log is long.
  func run() throws -> (projection: P, eventCount: Int) {
    let store = store
    guard let halves = try store.foldInHalves(P.self) else {
      return try run(on: store, from: .start, LedgerFold(into: start))
    }
    return try run(on: store, from: halves.position, halves.fold)
  }
}

extension MachinePlaces {
  /// Nothing of this machine's: reading asks for no record.
  static var ofTheBenchmark: MachinePlaces {
    MachinePlaces(stateFolder: "/nonexistent", machineID: "benchmark", deviceName: "benchmark")
  }
}

extension MonthlyBuckets {
  /// What was spent in all months, net of credits, in minor units.
  func spentInAll() throws -> Int64 {
    guard let months else { return 0 }
    var spent: Int64 = 0
    for month in CalendarMonth.months(from: months.lowerBound, through: months.upperBound) {
      spent += try self.month(month).spent.minorUnits
    }
    return spent
  }
}
