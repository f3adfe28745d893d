import LedgerModel
import LedgerStore

/// A fold of a log through the store that every figure of puldar goes through; seals are not
/// verified.
struct LogFold<P: Projection> {
  var path: String
  var start: P
  /// What is read besides the figures: of a typed fold everything.
  var parts: EventParts = P.reads

  /// The projection, and how many events went into it.
  func run() throws -> (projection: P, eventCount: Int) {
    let store = FileEventStore(
      .file(path), machine: .ofTheBenchmark, system: SystemCalls(), isVerifying: false)
    var fold = Fold(into: start)
    var eventCount = 0
    _ = try store.read(from: .start, parts: parts) { envelope in
      fold.apply(envelope)
      eventCount &+= 1
      return true
    }
    return (fold.projection, eventCount)
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
