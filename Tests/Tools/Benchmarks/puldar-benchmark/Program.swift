import LedgerModel
import LedgerStore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Measures, and ends with an exit code of its own for each kind of failure.
@main
struct Program {
  static func main() async {
    // A closed pipe is an error like any other, so that the files of the run are removed.
    signal(SIGPIPE, SIG_IGN)
    do {
      try await run(try BenchmarkOptions(CommandLine.arguments.dropFirst()))
    } catch let error as BenchmarkError {
      try? Output.messages.line(error.text)
      exit(error.exitCode)
    } catch let error as any ExplainedError {
      try? Output.messages.line("Error: \(error.problem)")
      exit(74)
    } catch {
      try? Output.messages.line("Error: \(error)")
      exit(70)
    }
  }

  private static func run(_ options: BenchmarkOptions) async throws {
    if options.wantsHelp {
      try Output.results.line(BenchmarkOptions.help)
    } else if let path = options.foldPath {
      try FoldReport(path: path).run()
    } else if let path = options.scanPath {
      try SwiftScan.run(path)
    } else if let count = options.appendCount, let path = options.ledgerPath {
      try await AppendRun(
        ledgerPath: path, count: count, name: options.name, taskCount: options.taskCount,
        isSynced: !options.isUnsynced, isTelling: options.isTelling
      ).run()
    } else if let count = options.fleetCount {
      let folder = try WorkFolder()
      defer { folder.remove() }
      try FleetReport(
        count: count, path: options.fleetPath ?? "\(folder.path)/fleet", command: options.command
      ).run(in: folder)
    } else {
      let folder = try WorkFolder()
      defer { folder.remove() }
      let scan = BareScan(in: folder)
      let thresholds = ThresholdCheck()
      if let remark = scan.remark { try Output.messages.line(remark) }
      for size in options.sizes {
        let path = options.logPath ?? "\(folder.path)/\(size).jsonl"
        let log = try GeneratedLog(path: path, eventCount: size)
        try await SizeReport(log: log, options: options, scan: scan, thresholds: thresholds)
          .run(in: folder)
        if options.logPath == nil { try SystemCalls().remove(path) }
      }
      try GrowthReport(thresholds: thresholds).run()
      if let command = options.command {
        try CommandMeasurement(of: command, in: folder).report(thresholds)
        try BillMeasurement(of: command, in: folder).report(thresholds)
        try ImportMeasurement(of: command, in: folder).report(thresholds)
      }
      try thresholds.end()
    }
  }
}
