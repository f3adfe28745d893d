import LedgerModel
import LedgerStore

/// What it takes to explain a month, and to look back, beside the fold: run in turn, on lines that are
/// not verified, so that only the folds are compared.
struct AuditMeasurement {
  private(set) var fold: [Cost] = []
  /// The last month's figures and what is left in it, down to its entries.
  private(set) var explaining: [Cost] = []
  /// What changed in the last month since the first event, by which events.
  private(set) var differing: [Cost] = []
  /// The same fold as of the last day, which leaves nothing out.
  private(set) var lookingBack: [Cost] = []

  /// - Throws: ``BenchmarkError/wrongAnswer(_:)`` where the folds say something else.
  init(of log: GeneratedLog, rounds: Int) async throws {
    let months = try LogFold(path: log.path, start: MonthlyBuckets()).run().projection.months
    guard let month = months?.upperBound else { return }
    for round in 0...rounds {
      let ledger = Ledger(
        store: FileEventStore(
          .file(log.path), machine: .ofTheBenchmark, system: SystemCalls(), isVerifying: false),
        clock: LateClock())
      var mark = Cost.Mark()
      let budget = try await ledger.view(MonthlyBuckets()).month(month)
      let fold = mark.cost()
      mark = Cost.Mark()
      let explained = try await ledger.view(ExplainedMonth(month, depth: 3))
      let explanation = try explained.explanation(of: .month(.left))
      let explaining = mark.cost()
      mark = Cost.Mark()
      let past = try await ledger.view(MonthlyBuckets(), asOf: .endOf(month.lastDay)).month(month)
      let lookingBack = mark.cost()
      var first: EventID?
      try await ledger.forEachEvent(parts: []) { event in
        first = event.id
        return false
      }
      mark = Cost.Mark()
      let changes = try await ledger.difference(
        from: first.map { .after($0) }, months: month...month
      )
      let differing = mark.cost()
      let spent = changes.first { $0.figure == .month(.spent) }
      guard explanation.value == budget.left, past == budget,
        spent?.change ?? .zero(budget.currency) == budget.spent
      else {
        throw BenchmarkError.wrongAnswer("\(month.text) is not explained as it was folded")
      }
      // The first round only warms up caches and the processor.
      if round == 0 { continue }
      self.fold.append(fold)
      self.explaining.append(explaining)
      self.lookingBack.append(lookingBack)
      self.differing.append(differing)
    }
  }

  /// A clock for which everything that was generated lies in the past.
  private struct LateClock: WallClock {
    func now() -> Timestamp { .latest }
    func today() -> CalendarDay { .last }
    func day(at instant: Timestamp) -> CalendarDay { instant.day }
  }
}
