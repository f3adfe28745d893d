/// What a run came to.
package struct SimulationReport: Sendable {
  package var seed: UInt64
  package var manner: DiskManner
  package var operationCount = 0
  /// How many different states after a crash the store was opened on.
  package var crashStateCount = 0
  package var violations: [Violation] = []
  /// The calls of the run, where the plan asks for them.
  package var trace: [String] = []
}
