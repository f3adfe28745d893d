/// What a run does; the same plan gives the same run.
package struct SimulationPlan: Sendable {
  package var seed: UInt64
  /// What the store is given wrong, to see that it is found.
  package var defect: StoreDefect?
  /// How many operations follow one another at most.
  package var operationLimit = 16
  /// How many crash states are examined at each moment at which the disk changes.
  package var statesPerMoment = 8
  /// How many of those moments are looked at in one operation.
  package var momentLimit = 32
  /// What is looked after.
  package var promises = Set(Promise.allCases)
  package var isTraced = false
  /// Whether processes keep snapshots for one another, and look at the end of the log alone, from a
  /// few events on.
  package var keepsSnapshots = false

  package init(seed: UInt64) {
    self.seed = seed
  }
}
