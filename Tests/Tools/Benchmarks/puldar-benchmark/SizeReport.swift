import LedgerModel
import LedgerStore

/// Everything that is measured on a log of one size.
struct SizeReport {
  var log: GeneratedLog
  var options: BenchmarkOptions

  /// The least that any program must do, as a program.
  var scan: BareScan
  var thresholds: ThresholdCheck

  /// How often the fold and what it is compared with are run: more often where they are short.
  private var rounds: Int { log.eventCount > 200_000 ? 9 : log.eventCount > 50_000 ? 15 : 31 }
  private var roundsOfSlowWork: Int { log.eventCount > 200_000 ? 2 : 5 }

  /// Measures and prints.
  func run(in folder: WorkFolder) async throws {
    let comparison = try FoldComparison(
      of: log, rounds: rounds, beside: scan, against: options.against)
    let peak = try FoldReport.peakMemory(of: log.path)
    try head()
    try row(
      "fold, a process", .median(comparison.fold), "peak memory \(megabytes(peak << 10)) MB")
    try row(scan.name, .median(comparison.bareScan), "a process")
    try row("wc -l", .median(comparison.lineCount), "a process")
    try row("fold, EntryRegister", typedFold(), "everything read")
    let audit = try await AuditMeasurement(of: log, rounds: rounds)
    try row(
      "explain a month", .median(audit.explaining),
      "\(Figure.ratio(Cost.ratio(audit.explaining, to: audit.fold))) the fold beside it")
    try row(
      "diff of a month", .median(audit.differing),
      "\(Figure.ratio(Cost.ratio(audit.differing, to: audit.fold))) the fold beside it")
    try row(
      "fold as of a day", .median(audit.lookingBack),
      "\(Figure.ratio(Cost.ratio(audit.lookingBack, to: audit.fold))) the fold beside it")
    let count = log.eventCount
    thresholds.take(.fold, Cost.ratio(comparison.fold, to: comparison.bareScan), of: count)
    thresholds.take(.explanation, Cost.ratio(audit.explaining, to: audit.fold), of: count)
    thresholds.take(.difference, Cost.ratio(audit.differing, to: audit.fold), of: count)
    thresholds.take(.lookingBack, Cost.ratio(audit.lookingBack, to: audit.fold), of: count)
    try row("verify", verification(in: folder))
    if let against = options.against { try row(against, .median(comparison.otherProgram)) }
    let appends = try await AppendMeasurement(to: log, in: folder)
    try Output.results.line(
      "append of an entry: \(each(appends.synced)) with sync, \(each(appends.unsynced)) without")
    let sentences = try SentenceMeasurement(
      count: min(log.eventCount, 100_000), rounds: roundsOfSlowWork)
    try Output.results.line(
      "sentences: \(inASecond(sentences.sentenceCount, sentences.cost)) a second, "
        + "\(sentences.understoodCount) of \(sentences.sentenceCount) understood")
    try receipts()
    if let against = options.against {
      let ratio = Cost.ratio(comparison.otherProgram, to: comparison.fold)
      try Output.results.line("\(against): \(Figure.ratio(ratio)) the fold")
    }
    try summary(comparison)
  }

  /// Texts of receipts, whose number does not depend on the log.
  private func receipts() throws {
    let receipts = try ReceiptMeasurement(count: 1_000, rounds: roundsOfSlowWork)
    let ratio = Cost.ratio(receipts.costs, to: receipts.sentences)
    thresholds.take(.receipts, ratio)
    try Output.results.line(
      "receipts: \(inASecond(receipts.receiptCount, .median(receipts.costs))) texts a second, "
        + "\(Figure.ratio(ratio)) a sentence")
  }

  /// The line to remember.
  private func summary(_ comparison: FoldComparison) throws {
    let fold = Cost.median(comparison.fold)
    let ratios = [(comparison.bareScan, scan.name), (comparison.lineCount, "wc -l")].map {
      "\(Figure.ratio(Cost.ratio(comparison.fold, to: $0))) \($1)"
    }
    try Output.results.line(
      "\(log.eventCount) events: fold \(Figure.milliseconds(fold.processorNanoseconds)) ms, "
        + "\(millionsASecond(fold)) M/s, " + ratios.joined(separator: ", "))
  }

  private func head() throws {
    let totals = log.totals
    try Output.results.line(
      "\n\(log.eventCount) events, \(megabytes(log.byteCount)) MB, "
        + "\(log.byteCount / max(log.eventCount, 1)) bytes a line, \(totals.correctionCount) "
        + "corrections, \(totals.voidCount) voids, \(totals.creditCount) credits")
    let titles = ["CPU ms", "wall ms", "M/s", "MB/s"].map { Figure.column($0, 10) }
    try Output.results.line(Figure.column("", 26, isNumber: false) + titles.joined())
  }

  private func megabytes(_ byteCount: Int) -> String { Figure.text(Double(byteCount) / 1e6) }

  /// A line of the table: what was done, what it took, and how much that is in a second.
  private func row(_ name: String, _ cost: Cost, _ remark: String = "") throws {
    let megabytes = Double(log.byteCount) * 1000 / Double(cost.processorNanoseconds)
    let figures = [
      Figure.milliseconds(cost.processorNanoseconds), Figure.milliseconds(cost.wallNanoseconds),
      millionsASecond(cost), Figure.text(megabytes, decimals: 0),
    ].map { Figure.column($0, 10) }
    try Output.results.line(
      Figure.column(name, 26, isNumber: false) + figures.joined()
        + (remark.isEmpty ? "" : "   " + remark))
  }

  private func millionsASecond(_ cost: Cost) -> String {
    Figure.text(Double(log.eventCount) * 1000 / Double(cost.processorNanoseconds))
  }

  private func inASecond(_ count: Int, _ cost: Cost) -> String {
    Figure.text(Double(count) * 1e9 / Double(cost.processorNanoseconds), decimals: 0)
  }

  /// What waits for the disk is told by the clock on the wall.
  private func each(_ cost: Cost) -> String {
    "\(Figure.text(Double(cost.wallNanoseconds) / 1000)) µs "
      + "(\(Figure.text(Double(cost.processorNanoseconds) / 1000)) µs CPU)"
  }

  /// Reads every member of every event, and keeps every entry.
  private func typedFold() throws -> Cost {
    let costs = try (0..<roundsOfSlowWork).map { _ in
      var folded: (projection: EntryRegister, eventCount: Int) = (EntryRegister(), 0)
      let cost = try Cost.of {
        folded = try LogFold(path: log.path, start: EntryRegister(), parts: .all).run()
      }
      guard folded.eventCount == log.eventCount else {
        throw BenchmarkError.wrongAnswer("the register was folded from \(folded.eventCount) events")
      }
      return cost
    }
    return Cost.median(costs)
  }

  /// Checks the whole chain of seals, and every member of every line.
  private func verification(in folder: WorkFolder) throws -> Cost {
    let machine = MachinePlaces(
      stateFolder: "\(folder.path)/verified-\(log.eventCount)", machineID: "benchmark",
      deviceName: "benchmark")
    let time = SystemClock().now()
    let costs = try (0..<roundsOfSlowWork).map { _ in
      try Cost.of {
        let store = FileEventStore(.file(log.path), machine: machine, system: SystemCalls())
        let reading = try store.verify(at: time)
        guard reading.condition.damage.isEmpty,
          reading.condition.heads.first?.eventCount == log.eventCount
        else { throw BenchmarkError.wrongAnswer("the generated log does not verify") }
      }
    }
    return Cost.median(costs)
  }
}
