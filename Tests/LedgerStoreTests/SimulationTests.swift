import LedgerSimulation
import LedgerTestSupport
import Testing

/// The store on a disk that loses, tears, fills, fails and lies: see `LedgerSimulation`.
@Suite(.heavy) struct SimulationTests {
  /// A part of the seeds, so that the parts run beside one another.
  private static let parts = 0..<10

  @Test(arguments: parts, [false, true])
  func `five hundred seeded runs break no promise, with snapshots and without`(
    _ part: Int, _ keepsSnapshots: Bool
  ) async {
    for number in 0..<(keepsSnapshots ? 10 : 50) {
      var plan = SimulationPlan(seed: UInt64(part * 10_000 + number))
      plan.keepsSnapshots = keepsSnapshots
      plan.operationLimit = 6
      plan.statesPerMoment = 3
      plan.momentLimit = 6
      let report = await Simulation.run(plan)
      #expect(report.violations == [], "seed \(report.seed), a disk that is \(report.manner)")
    }
  }

  /// Seeds of runs that broke a promise once: a reader took a log for gone, or for damaged, that
  /// others began or cut meanwhile; another device's log was synchronised again after a failure; a log
  /// that was cut to its first line, without the line feed, was not missed by a reader; a process that
  /// had failed to make the ledger began a log of its own beside the one another had made meanwhile; the
  /// machine's record went with a folder whose maker had died before its name was stored; a writer built
  /// on an end that a failed sync had left in memory alone; a reader was given a line of such an end when
  /// a part of it was gone; a writer took a ledger whose lock and log were gone for one to begin anew; a
  /// reader took a ledger that another process began meanwhile for one that is gone.
  static let kept: [UInt64] = [
    426, 200_186, 200_857, 201_110, 312_740, 313_232, 314_910, 801_121, 801_288, 900_921, 910_996,
    931_281, 921_926, 980_503, 9_200_144,
  ]

  @Test(arguments: kept)
  func `a run that once broke a promise breaks none`(_ seed: UInt64) async {
    let report = await Simulation.run(SimulationPlan(seed: seed))
    #expect(report.violations == [])
  }

  /// The last one is of tasks that write at once while others do.
  @Test func `the same seed gives the same run`() async {
    for seed in [0, 1, 2, 3, 9_100_096] as [UInt64] {
      var plan = SimulationPlan(seed: seed)
      plan.isTraced = true
      plan.momentLimit = 6
      let first = await Simulation.run(plan)
      let second = await Simulation.run(plan)
      #expect(first.trace == second.trace)
      #expect(first.crashStateCount == second.crashStateCount)
    }
  }

  @Test func `many crash states are examined`() async {
    var count = 0
    for seed in 0..<2 as Range<UInt64> {
      count += await Simulation.run(SimulationPlan(seed: seed)).crashStateCount
    }
    #expect(count > 100)
  }

  /// What a store that makes a mistake is caught by.
  static let mistakes: [(StoreDefect, Set<Promise>)] = [
    (.neverSynchronizes, [.acknowledged]),
    (.neverSynchronizesFolders, [.acknowledged]),
    (.neverLocks, [.acknowledged, .wholeBatches, .noFalseAlarm, .noFork, .quarantine]),
    (.retriesFailedSync, [.acknowledged, .noSecondSync]),
    (.believesMemory, [.acknowledged, .noFalseAlarm]),
    (.neverChecksMark, [.lossNamed]),
  ]

  @Test(arguments: mistakes)
  func `a store that makes a mistake is caught`(
    _ defect: StoreDefect, by promises: Set<Promise>
  ) async {
    for seed in TestRun.seeds(400) {
      var plan = SimulationPlan(seed: seed)
      plan.defect = defect
      plan.statesPerMoment = 3
      plan.momentLimit = 6
      let report = await Simulation.run(plan)
      if report.violations.contains(where: { promises.contains($0.promise) }) { return }
    }
    Issue.record("no seed catches it")
  }
}
