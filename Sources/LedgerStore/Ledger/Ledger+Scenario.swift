public import LedgerModel

extension Ledger {
  /// Folds the true history under the rules of a scenario. Nothing is written.
  ///
  /// - Parameters:
  ///   - start: The projection before the first event.
  ///   - scenario: Whose rules are decided one after the other, each on what those before it made.
  ///   - moment: The history as of when; `nil` for now.
  /// - Throws: ``LedgerError``, as performing a rule would, or as ``view(_:asOf:)``.
  public func view<V: Projection>(
    _ start: V, under scenario: Scenario, asOf moment: AsOf? = nil
  ) throws(LedgerError) -> V {
    let history = try folded(start, asOf: moment)
    let writers = try condition().heads.map(\.writer)
    var events = ScenarioEvents(beside: writers)
    for rule in scenario.rules { try decide(rule, &events, asOf: moment) }
    return events.added(to: history).projection
  }

  private func decide<D: Decision>(
    _ rule: D, _ events: inout ScenarioEvents, asOf moment: AsOf?
  ) throws(LedgerError) {
    let history = try folded(rule.view, asOf: moment)
    do throws(Refusal) {
      try events.decide(rule, over: history)
    } catch {
      throw .refused(error)
    }
  }
}
