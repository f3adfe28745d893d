import LedgerModel
import LedgerStore

/// What `--fleet` does: makes the ledgers of many people, and tells what one `puldar fold` of all of them takes.
struct FleetReport {
  var count: Int
  /// The folder of the ledgers.
  var path: String
  /// A built `puldar`; `nil` only makes the ledgers.
  var command: String?

  /// Makes, measures and prints.
  func run(in folder: WorkFolder) throws {
    let start = Cost.wallNanoseconds()
    let fleet = try GeneratedFleet(in: path, count: count)
    let seconds = Double(Cost.wallNanoseconds() - start) / 1e9
    let large = fleet.logs.count { $0.eventCount == GeneratedFleet.largeCount }
    try Output.results.line(
      "\(count) ledgers, \(fleet.logs.eventCount) events, "
        + "\(Figure.text(Double(fleet.logs.byteCount) / 1e6)) MB: \(count - large) of "
        + "\(GeneratedFleet.smallCount) events, \(large) of \(GeneratedFleet.largeCount), made in "
        + "\(Figure.text(seconds)) s")
    guard let command else { return }
    let thresholds = ThresholdCheck()
    try FleetMeasurement(of: command, fleet, in: folder).report(thresholds)
    try thresholds.end()
  }
}
