import Foundation
import LedgerSimulation

/// Runs the simulator.
@main
struct Program {
  static func main() async {
    let options: SimulatorOptions
    do throws(SimulatorOptions.Problem) {
      options = try SimulatorOptions(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("\(error.text)\n\(SimulatorOptions.usage)\n".utf8))
      // Source: EX_USAGE of sysexits.h.
      exit(64)
    }
    var crashStates = 0
    var operations = 0
    var failing = 0
    for seed in options.seeds {
      var plan = SimulationPlan(seed: seed)
      plan.operationLimit = options.operationLimit
      plan.statesPerMoment = options.statesPerMoment
      plan.defect = options.defect
      plan.isTraced = options.isTraced
      plan.keepsSnapshots = options.keepsSnapshots
      plan.promises.subtract(options.withoutPromises)
      let report = await Simulation.run(plan)
      crashStates += report.crashStateCount
      operations += report.operationCount
      for line in report.trace { print(line) }
      for violation in report.violations { print("seed \(seed), \(report.manner): \(violation)") }
      if !report.violations.isEmpty { failing += 1 }
    }
    print(
      "\(options.seeds.count) seeds, \(operations) operations, \(crashStates) crash states, "
        + "\(failing) seeds with a violation")
    if failing > 0 { exit(1) }
  }
}
