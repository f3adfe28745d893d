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

/// The fold of a log beside the least that any program must do, run in turn: what disturbs the
/// machine disturbs each of them alike.
struct FoldComparison {
  var fold: [Cost] = []
  var bareScan: [Cost] = []
  var bareScanByWords: [Cost] = []
  var lineCount: [Cost] = []
  /// The fold as a process of its own, beside another program.
  var foldProcess: [Cost] = []
  var otherProgram: [Cost] = []

  /// Runs everything so many times.
  ///
  /// - Throws: ``BenchmarkError/wrongAnswer(_:)`` where a sum is not what was generated.
  init(of log: GeneratedLog, rounds: Int, against command: String?) throws {
    for round in 0...rounds {
      let bareScan = try BareScan(search: .byBytes).cost(of: log)
      let bareScanByWords = try BareScan(search: .byWords).cost(of: log)
      let fold = try FoldComparison.fold(log)
      let lineCount = try OtherProgram(["wc", "-l", log.path]).cost()
      // The first round only warms up caches and the processor.
      if round == 0 { continue }
      self.bareScan.append(bareScan)
      self.bareScanByWords.append(bareScanByWords)
      self.fold.append(fold)
      self.lineCount.append(lineCount)
      guard let command else { continue }
      foldProcess.append(
        try OtherProgram([OtherProgram.thisProgram, "--fold", log.path]).cost(.dropped))
      otherProgram.append(try FoldComparison.shell(command, log.path).cost())
    }
  }

  private static func fold(_ log: GeneratedLog) throws -> Cost {
    var folded: (projection: MonthlyBuckets, eventCount: Int) = (MonthlyBuckets(), 0)
    let cost = try Cost.of { folded = try LogFold(path: log.path, start: MonthlyBuckets()).run() }
    let spent = try folded.projection.spentInAll()
    guard folded.eventCount == log.eventCount, spent == log.totals.counting else {
      throw BenchmarkError.wrongAnswer(
        "the fold of \(folded.eventCount) events says \(spent), made were \(log.eventCount) "
          + "that come to \(log.totals.counting)")
    }
    return cost
  }

  /// A command of the shell, with the log in place of `{}` or at the end.
  private static func shell(_ command: String, _ path: String) -> OtherProgram {
    let parts = command.split(separator: "{}", omittingEmptySubsequences: false)
    let line = parts.count > 1 ? parts.joined(separator: path) : "\(command) '\(path)'"
    return OtherProgram(["/bin/sh", "-c", line])
  }
}

extension BareScan {
  /// What a scan takes; its sum is compared with what was generated.
  fileprivate func cost(of log: GeneratedLog) throws -> Cost {
    var scan = self
    let cost = try Cost.of { try scan.scan(log.path) }
    guard scan.lineCount == log.eventCount, scan.total == log.totals.added else {
      throw BenchmarkError.wrongAnswer(
        "the bare scan of \(scan.lineCount) lines says \(scan.total), not \(log.totals.added)")
    }
    return cost
  }
}
