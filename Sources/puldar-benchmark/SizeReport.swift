import LedgerModel
import LedgerStore

/// Everything that is measured on a log of one size.
struct SizeReport {
  var log: GeneratedLog
  var options: BenchmarkOptions

  /// How often the fold and what it is compared with are run: more often where they are short.
  private var rounds: Int { log.eventCount > 200_000 ? 7 : log.eventCount > 50_000 ? 15 : 31 }
  private var roundsOfSlowWork: Int { log.eventCount > 200_000 ? 2 : 5 }

  /// Measures and prints.
  func run(in folder: WorkFolder) async throws {
    let comparison = try FoldComparison(of: log, rounds: rounds, against: options.against)
    let fold = Cost.median(comparison.fold)
    let bareScan = Cost.median(comparison.bareScan)
    let bareScanByWords = Cost.median(comparison.bareScanByWords)
    let lineCount = Cost.median(comparison.lineCount)
    let peak = try FoldReport.peakMemory(of: log.path)
    head()
    row("fold, MonthlyBuckets", fold, "peak memory \(megabytes(peak << 10)) MB")
    row("bare scan", bareScan)
    row("bare scan by words", bareScanByWords)
    row("wc -l, a program", lineCount)
    row("verify", try verification())
    if !comparison.otherProgram.isEmpty {
      let other = Cost.median(comparison.otherProgram)
      let process = Cost.median(comparison.foldProcess)
      row("fold, a program", process)
      row(options.against ?? "", other)
      Output.results.line(
        "\(options.against ?? ""): "
          + Figure.ratio(other.processorNanoseconds, process.processorNanoseconds)
          + " the fold as a program (wall "
          + Figure.ratio(other.wallNanoseconds, process.wallNanoseconds) + ")")
    }
    Output.results.line(
      "\(log.eventCount) events: fold \(Figure.milliseconds(fold.processorNanoseconds)) ms, "
        + "\(perMicrosecond(log.eventCount, fold)) M/s, "
        + Figure.ratio(fold.processorNanoseconds, bareScan.processorNanoseconds) + " bare scan, "
        + Figure.ratio(fold.processorNanoseconds, bareScanByWords.processorNanoseconds)
        + " bare scan by words, "
        + Figure.ratio(fold.processorNanoseconds, lineCount.processorNanoseconds) + " wc -l")
  }

  private func head() {
    let totals = log.totals
    Output.results.line(
      "\n\(log.eventCount) events, \(megabytes(log.byteCount)) MB, "
        + "\(log.byteCount / max(log.eventCount, 1)) bytes a line, \(totals.correctionCount) "
        + "corrections, \(totals.voidCount) voids, \(totals.creditCount) credits")
    let titles = ["CPU ms", "wall ms", "M/s", "MB/s"].map { Figure.column($0, 10) }
    Output.results.line(Figure.column("", 26, isNumber: false) + titles.joined())
  }

  private func megabytes(_ byteCount: Int) -> String { Figure.text(Double(byteCount) / 1e6) }

  /// A line of the table: what was done, what it took, and how much that is in a second.
  private func row(_ name: String, _ cost: Cost, _ remark: String = "") {
    let megabytes = Double(log.byteCount) * 1000 / Double(cost.processorNanoseconds)
    let figures = [
      Figure.milliseconds(cost.processorNanoseconds), Figure.milliseconds(cost.wallNanoseconds),
      perMicrosecond(log.eventCount, cost), Figure.text(megabytes, decimals: 0),
    ].map { Figure.column($0, 10) }
    Output.results.line(
      Figure.column(name, 26, isNumber: false) + figures.joined()
        + (remark.isEmpty ? "" : "   " + remark))
  }

  private func perMicrosecond(_ count: Int, _ cost: Cost) -> String {
    Figure.text(Double(count) * 1000 / Double(cost.processorNanoseconds))
  }

  /// Checks the whole chain of seals, and every member of every line.
  private func verification() throws -> Cost {
    let costs = try (0..<roundsOfSlowWork).map { _ in
      try Cost.of {
        let store = FileEventStore(
          .file(log.path), machine: .ofTheBenchmark, system: SystemCalls())
        let reading = try store.read(from: .start, parts: []) { _ in false }
        guard reading.condition.damage.isEmpty,
          reading.condition.heads.first?.eventCount == log.eventCount
        else { throw BenchmarkError.wrongAnswer("the generated log does not verify") }
      }
    }
    return Cost.median(costs)
  }
}
