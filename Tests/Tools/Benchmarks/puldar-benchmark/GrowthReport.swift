import LedgerModel

/// Logs that a fold could come to take the square of their length for: each is folded, and one of
/// twice as many events beside it, in turn.
///
/// The events are in memory, so that only the fold is timed.
struct GrowthReport {
  var thresholds: ThresholdCheck

  private static let rounds = 21
  /// How often the cost of the shorter log may go into that of the longer: twice, and what a tree is
  /// deeper, and caches hold less.
  private static let mayBe = 2.3

  /// Measures and prints.
  ///
  /// - Throws: ``BenchmarkError/wrongAnswer(_:)`` where a fold says something else than was made.
  func run() throws {
    let titles = ["events", "CPU ms", "of twice", "ratio"].map { Figure.column($0, 10) }
    try Output.results.line(
      "\n"
        + Figure.column("twice as many events", 32, isNumber: false)
        + titles.joined())
    for log in GrowingLog.allCases { try row(log) }
  }

  private func row(_ log: GrowingLog) throws {
    let short = log.events(log.count)
    let long = log.events(2 * log.count)
    var costs: (short: [Cost], long: [Cost]) = ([], [])
    var cells = (short: 0, long: 0)
    for round in 0...GrowthReport.rounds {
      let (shortCost, shortCells) = try folded(short, log)
      let (longCost, longCells) = try folded(long, log)
      // The first round only warms up caches and the processor.
      if round == 0 { continue }
      costs.short.append(shortCost)
      costs.long.append(longCost)
      cells = (shortCells, longCells)
    }
    guard cells.long <= 2 * cells.short else {
      throw BenchmarkError.wrongAnswer(
        "\(log.rawValue): \(cells.short) sums become \(cells.long) with twice the events")
    }
    let (least, leastOfTwice) = (Cost.least(costs.short), Cost.least(costs.long))
    let ratio =
      Double(leastOfTwice.processorNanoseconds) / Double(max(least.processorNanoseconds, 1))
    let figures = [
      String(log.count), Figure.milliseconds(least.processorNanoseconds),
      Figure.milliseconds(leastOfTwice.processorNanoseconds), Figure.ratio(ratio),
    ].map { Figure.column($0, 10) }
    thresholds.take(.growth, ratio)
    try Output.results.line(
      Figure.column(log.rawValue, 32, isNumber: false) + figures.joined()
        + "   at most \(Figure.ratio(GrowthReport.mayBe))"
        + (cells.long > cells.short ? ", \(cells.short) and \(cells.long) sums" : ""))
  }

  /// What a fold takes, and how many numbers its sums are kept in.
  private func folded(_ events: [EventEnvelope], _ log: GrowingLog) throws -> (Cost, Int) {
    var fold = LedgerFold(
      into: ProjectionPair(MonthlyBuckets(), EntryRegister()), hasSeveralLogs: log == .waitingVoids)
    let cost = Cost.of { for event in events { fold.apply(event) } }
    let figure = try log.figure(of: fold.projection.first, events.count)
    guard fold.waiting.isEmpty, figure.is == figure.expected else {
      throw BenchmarkError.wrongAnswer(
        "\(log.rawValue): the fold says \(figure.is), made were \(figure.expected)")
    }
    return (cost, fold.projection.first.cellCount)
  }
}
