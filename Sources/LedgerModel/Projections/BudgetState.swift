/// What nearly every command asks for, folded together, so that one snapshot answers all of them:
/// the settings, the figures of the months, and the events that said a fact.
///
/// Facts are few. A snapshot keeps them as events and folds them again, so that no setting needs a
/// second spelling.
package struct BudgetState: FigureProjection {
  package private(set) var decisionState = DecisionState()
  package private(set) var buckets = MonthlyBuckets()
  private var settingPairs = SettingPairs()
  /// What said, took back or put back a fact.
  private var deliveries = FactDeliveries()

  package init() {}

  /// Settings that two devices made without knowing of each other.
  package var settingConflicts: SettingConflicts {
    SettingConflicts(settingPairs, in: decisionState)
  }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    decisionState.apply(change, from: cause)
    buckets.apply(change, from: cause)
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    take(in: fact, from: cause)
    deliveries.keep(fact, isReverted: false, cause)
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    take(back: fact, from: cause)
    deliveries.keep(fact, isReverted: true, cause)
  }

  private mutating func take(in fact: Fact, from cause: borrowing EventEnvelope) {
    decisionState.apply(fact, from: cause)
    settingPairs.apply(fact, from: cause.id, in: decisionState.plan)
    buckets.apply(fact, from: cause)
  }

  private mutating func take(back fact: Fact, from cause: borrowing EventEnvelope) {
    settingPairs.revert(fact, from: cause.id)
    decisionState.revert(fact, from: cause)
    buckets.revert(fact, from: cause)
  }
}

extension BudgetState: AdditiveProjection {
  package mutating func add(_ later: BudgetState) -> Bool {
    guard buckets.add(later.buckets) else { return false }
    decisionState.add(later.buckets.plan.envelopes.purchases)
    return true
  }
}

extension BudgetState: KeptProjection {
  package static var snapshotName: String { "snapshot" }
  package static var snapshotVersion: UInt32 { 12 }

  package func write(to writer: inout SnapshotWriter) {
    deliveries.write(to: &writer)
    buckets.writeFigures(to: &writer)
    decisionState.bills.steps.write(to: &writer)
  }

  package init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    deliveries = try FactDeliveries(from: &reader) { fact, isReverted, cause in
      if isReverted { take(back: fact, from: cause) } else { take(in: fact, from: cause) }
    }
    try buckets.readFigures(from: &reader)
    decisionState.add(buckets.plan.envelopes.purchases)
    decisionState.bills.steps = try BillSteps(from: &reader)
  }
}

extension DecisionState {
  public func taken(from other: some Projection) -> DecisionState? {
    self == DecisionState() ? (other as? BudgetState)?.decisionState : nil
  }
}

extension MonthlyBuckets {
  public func taken(from other: some Projection) -> MonthlyBuckets? {
    self == MonthlyBuckets() ? (other as? BudgetState)?.buckets : nil
  }
}

extension SettingConflicts {
  package func taken(from other: some Projection) -> SettingConflicts? {
    self == SettingConflicts() ? (other as? BudgetState)?.settingConflicts : nil
  }
}

extension NamedEntries {
  package func taken(from other: some Projection) -> NamedEntries? { entries.isEmpty ? self : nil }
}

extension ProjectionPair {
  package func taken(from other: some Projection) -> ProjectionPair<First, Second>? {
    guard let first = first.taken(from: other), let second = second.taken(from: other) else {
      return nil
    }
    return ProjectionPair(first, second)
  }
}
