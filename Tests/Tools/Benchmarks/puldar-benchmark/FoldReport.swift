import LedgerModel

/// What `--fold` does: folds one log, prints what was spent, and tells what that took.
struct FoldReport {
  var path: String

  /// Prints a line for each month and category, in minor units' decimals and parted by tabs; what
  /// it took goes to standard error.
  func run() throws {
    var folded: (projection: MonthlyBuckets, eventCount: Int) = (MonthlyBuckets(), 0)
    let cost = try Cost.of { folded = try LogFold(path: path, start: MonthlyBuckets()).run() }
    guard folded.eventCount > 0 else { throw BenchmarkError.system("Error: no log at '\(path)'") }
    let peak = PeakMemory.kibibytes
    let buckets = folded.projection
    if let months = buckets.months {
      for month in CalendarMonth.months(from: months.lowerBound, through: months.upperBound) {
        let budget = try buckets.month(month)
        let categories = budget.buckets.flatMap(\.categories)
        for category in categories.sorted(by: { $0.category < $1.category }) {
          try Output.results.line(
            "\(month.text)\t\(category.category.text)\t\(category.spent.text(isGrouped: false))")
        }
      }
    }
    try Output.messages.line(
      "\(folded.eventCount) events, \(Figure.milliseconds(cost.processorNanoseconds)) ms, "
        + "peak memory \(peak) KiB")
  }

  /// The peak memory of a fold, in KiB, in a process that does nothing else.
  static func peakMemory(of path: String) throws(BenchmarkError) -> Int {
    let run = try OtherProgram([OtherProgram.thisProgram, "--fold", path]).run(.kept)
    let words = run.messages.split { $0.isWhitespace }
    guard run.status == 0, words.last == "KiB",
      let peak = words.dropLast().last.flatMap({ Int($0) })
    else { throw .system("the fold in a process of its own failed: \(run.messages)") }
    return peak
  }
}

/// The fold of a log beside the least that any program must do: whole processes, run in turn, so that
/// what disturbs the machine disturbs each of them alike.
struct FoldComparison {
  private(set) var fold: [Cost] = []
  private(set) var bareScan: [Cost] = []
  private(set) var lineCount: [Cost] = []
  private(set) var otherProgram: [Cost] = []

  /// Runs everything so many times.
  ///
  /// - Throws: ``BenchmarkError/wrongAnswer(_:)`` where a sum is not what was generated.
  init(
    of log: GeneratedLog, rounds: Int, beside scan: BareScan, against command: String?
  ) throws {
    try FoldComparison.checkFold(of: log)
    try scan.check(log)
    for round in 0...rounds {
      let bareScan = try scan.cost(of: log)
      let fold = try OtherProgram([OtherProgram.thisProgram, "--fold", log.path]).cost(.dropped)
      let lineCount = try OtherProgram(["wc", "-l", log.path]).cost()
      let other = try command.map { try FoldComparison.shell($0, log.path).cost() }
      // The first round only warms up caches and the processor.
      if round == 0 { continue }
      self.bareScan.append(bareScan)
      self.fold.append(fold)
      self.lineCount.append(lineCount)
      if let other { otherProgram.append(other) }
    }
  }

  /// Holds what is folded against what was generated.
  private static func checkFold(of log: GeneratedLog) throws {
    let folded = try LogFold(path: log.path, start: MonthlyBuckets()).run()
    let spent = try folded.projection.spentInAll()
    guard folded.eventCount == log.eventCount, spent == log.totals.counting else {
      throw BenchmarkError.wrongAnswer(
        "the fold of \(folded.eventCount) events says \(spent), made were \(log.eventCount) "
          + "that come to \(log.totals.counting)")
    }
  }

  /// A command of the shell, with the log in place of `{}` or at the end.
  private static func shell(_ command: String, _ path: String) -> OtherProgram {
    let parts = command.split(separator: "{}", omittingEmptySubsequences: false)
    let line = parts.count > 1 ? parts.joined(separator: path) : "\(command) '\(path)'"
    return OtherProgram(["/bin/sh", "-c", line])
  }
}
