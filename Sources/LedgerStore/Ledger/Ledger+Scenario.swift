public import LedgerModel

extension Ledger {
  /// Folds the true history under other rules. Nothing is written.
  ///
  /// The rules are decisions that a ledger performs, and a rule that would be refused there is refused here too. A
  /// setting replaces those of its kind from its month on, including true ones that begin later.
  ///
  /// - Parameters:
  ///   - start: The projection before the first event.
  ///   - rules: The rules, decided in order, each on the result of those before it.
  ///   - moment: The history as of when; `nil` for now.
  /// - Throws: ``LedgerError``, as performing a rule would, and the errors of ``view(_:asOf:)``.
  public func view<V: Projection>(
    _ start: V, under rules: [any Decision], asOf moment: AsOf? = nil
  ) throws(LedgerError) -> V {
    switch try outcome(start, under: rules, asOf: moment) {
    case .success(let projection): return projection
    case .failure(let error): throw .refused(error.refusal)
    }
  }

  /// Returns the same, or a refusal with the rules that made the events it names.
  public func outcome<V: Projection>(
    _ start: V, under rules: [any Decision], asOf moment: AsOf? = nil
  ) throws(LedgerError) -> Result<V, ScenarioRefusal> {
    let history = try begun(start, asOf: moment)
    let writers = try condition().heads.map(\.writer)
    var events = ScenarioEvents(beside: writers)
    for rule in rules {
      if let refused = try open(rule, &events, asOf: moment) { return .failure(refused) }
    }
    return .success(events.added(to: history).projection)
  }

  private func open<D: Decision>(
    _ rule: D, _ events: inout ScenarioEvents, asOf moment: AsOf?
  ) throws(LedgerError) -> ScenarioRefusal? {
    try decide(rule.rules.decision, &events, asOf: moment)
  }

  private func decide<D: LedgerDecision>(
    _ rule: D, _ events: inout ScenarioEvents, asOf moment: AsOf?, isPart: Bool = false
  ) throws(LedgerError) -> ScenarioRefusal? {
    let history = try begun(rule.view, asOf: moment)
    let parts: [any LedgerDecision]
    do throws(ScenarioRefusal) {
      parts = try events.requests(of: rule, over: history)
    } catch {
      return error
    }
    for part in parts {
      if let refused = try decide(part, &events, asOf: moment, isPart: true) { return refused }
    }
    do throws(ScenarioRefusal) {
      try events.decide(rule, over: history, isPart: isPart)
      return nil
    } catch {
      return error
    }
  }

  /// Folds the history: that of a ledger which its first write begins has the opening that this write would have.
  private func begun<V: Projection>(
    _ start: V, asOf moment: AsOf?
  ) throws(LedgerError) -> LedgerFold<V> {
    var history = try folded(start, asOf: moment)
    guard moment == nil, opening != nil, staged.isEmpty else { return history }
    try asLedgerError {
      guard try store.logCount() == 0 else { return }
      for event in try openingEvents(try store.ownLog(), nil, clock.now()) { history.apply(event) }
    }
    return history
  }
}
