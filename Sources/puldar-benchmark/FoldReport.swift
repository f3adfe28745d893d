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
          let spent = Money(minorUnits: category.spent, currency: budget.currency)
          try Output.results.line(
            "\(month.text)\t\(category.category.text)\t\(spent.text(isGrouped: false))")
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
