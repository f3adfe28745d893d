package import LedgerEvents

/// The state that nearly every command needs, folded together so that one snapshot serves all of them: the settings,
/// the months' figures, and the events that stated facts.
///
/// Facts are few. A snapshot stores them as events and folds them again, so no setting needs a second encoding.
public struct BudgetState: FigureProjection {
  /// The figures of the months.
  public private(set) var buckets = MonthlyBuckets()
  /// The state for decisions, without the plan, which the buckets have.
  private var besidePlan = DecisionState()
  private var settingPairs = SettingPairs()
  /// The events that stated, reverted or restored a fact.
  private var deliveries = FactDeliveries()

  /// Creates the state before the first event.
  public init() {}

  /// The settings as decisions need them.
  public var decisionState: DecisionState {
    var state = besidePlan
    state.plan = buckets.plan
    return state
  }

  /// The settings that two devices made concurrently.
  public var settingConflicts: SettingConflicts {
    SettingConflicts(settingPairs, in: buckets.plan)
  }

  public mutating func begin(in currency: Money.Currency) { buckets.begin(in: currency) }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    buckets.apply(change, from: cause)
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    take(in: fact, from: cause)
    deliveries.keep(fact, isReverted: false, cause)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    take(back: fact, from: cause)
    deliveries.keep(fact, isReverted: true, cause)
  }

  private mutating func take(in fact: LedgerFact, from cause: borrowing EventEnvelope) {
    besidePlan.applyBesidePlan(fact)
    buckets.apply(fact, from: cause)
    settingPairs.apply(fact, from: cause.id, in: buckets.plan)
  }

  private mutating func take(back fact: LedgerFact, from cause: borrowing EventEnvelope) {
    settingPairs.revert(fact, from: cause.id)
    besidePlan.revertBesidePlan(fact)
    buckets.revert(fact, from: cause)
  }
}

extension BudgetState: AdditiveProjection {
  package mutating func add(_ later: BudgetState) -> Bool {
    buckets.add(later.buckets)
  }
}

extension BudgetState: KeptProjection {
  public static var traits: ProjectionTraits { [.additive, .kept] }

  public static var snapshotName: String { "snapshot" }
  public static var snapshotVersion: UInt32 { 17 }

  public func write(to writer: inout SnapshotWriter) {
    deliveries.write(to: &writer)
    buckets.writeFigures(to: &writer)
    buckets.plan.bills.steps.write(to: &writer)
  }

  public init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    deliveries = try FactDeliveries(from: &reader) { fact, isReverted, cause in
      if isReverted { take(back: fact, from: cause) } else { take(in: fact, from: cause) }
    }
    try buckets.readFigures(from: &reader)
    buckets.plan.bills.steps = try BillSteps(from: &reader)
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

extension Plans {
  public func taken(from other: some Projection) -> Plans? {
    self == Plans() ? (other as? BudgetState).map { Plans($0.buckets) } : nil
  }
}

extension SettingConflicts {
  public func taken(from other: some Projection) -> SettingConflicts? {
    self == SettingConflicts() ? (other as? BudgetState)?.settingConflicts : nil
  }
}

extension NamedEntries {
  public func taken(from other: some Projection) -> NamedEntries? { entries.isEmpty ? self : nil }
}

extension ProjectionPair {
  public func taken(from other: some Projection) -> ProjectionPair<First, Second>? {
    guard let first = first.taken(from: other), let second = second.taken(from: other) else {
      return nil
    }
    return ProjectionPair(first, second)
  }
}
