/// What nearly every command asks for, folded together, so that one snapshot answers all of them:
/// the settings, the figures of the months, and the events that said a fact.
///
/// Facts are few. A snapshot keeps them as events and folds them again, so that no setting needs a
/// second spelling.
package struct BudgetState: FigureProjection {
  package private(set) var decisionState = DecisionState()
  package private(set) var buckets = MonthlyBuckets()
  package private(set) var settingConflicts = SettingConflicts()
  /// Which days of recurring entries were added.
  package private(set) var recurringEntries = RecurringEntries()
  /// What said, took back or put back a fact, in its order.
  private var deliveries: [Delivery] = []

  /// A fact that took effect, or that no longer holds.
  private struct Delivery: Hashable {
    var fact: EventID
    var isReverted: Bool
    var cause: EventEnvelope
  }

  package static var reads: EventParts { RecurringEntries.reads }

  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    buckets.apply(change, from: cause)
    recurringEntries.apply(change, from: cause)
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    decisionState.apply(fact, from: cause)
    buckets.apply(fact, from: cause)
    settingConflicts.apply(fact, from: cause)
    keep(fact, isReverted: false, cause)
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    decisionState.revert(fact, from: cause)
    buckets.revert(fact, from: cause)
    settingConflicts.revert(fact, from: cause)
    keep(fact, isReverted: true, cause)
  }

  private mutating func keep(
    _ fact: Fact, isReverted: Bool, _ cause: borrowing EventEnvelope
  ) {
    // What happened to the days of bills is kept by itself.
    if fact.content.isStepOfBill { return }
    var cause = copy cause
    cause.event.leaveTextAside()
    deliveries.append(Delivery(fact: fact.id, isReverted: isReverted, cause: cause))
  }
}

extension BudgetState: AdditiveProjection {
  package mutating func add(_ later: BudgetState) -> Bool {
    guard buckets.add(later.buckets) else { return false }
    recurringEntries.add(later.recurringEntries)
    return true
  }
}

extension BudgetState: KeptProjection {
  package static var snapshotName: String { "snapshot" }
  package static var snapshotVersion: UInt32 { 6 }

  package func write(to writer: inout SnapshotWriter) {
    writer.write(count: deliveries.count)
    for delivery in deliveries {
      writer.write(delivery.fact)
      let hasText = delivery.cause.event.attached?.hasText == true
      writer.write(byte: (delivery.isReverted ? 1 : 0) | (hasText ? 2 : 0))
      writer.write(delivery.cause)
    }
    buckets.writeFigures(to: &writer)
    recurringEntries.write(to: &writer)
    decisionState.bills.steps.write(to: &writer)
  }

  package init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    // What each fact said first: a copy is taken back and put back as the event that counts for it.
    var contents: [EventID: Fact.Content] = [:]
    for _ in 0..<(try reader.count(ofSize: 29)) {
      let id = try reader.event()
      let marks = try reader.byte()
      let isReverted = marks & 1 != 0
      let (cause, named, said) = try reader.factCause(hasText: marks & 2 != 0)
      guard let content = id == named ? said : contents[id] else { throw UnreadableSnapshot() }
      if contents[id] == nil { contents[id] = content }
      let fact = Fact(id: id, content: content)
      if isReverted { revert(fact, from: cause) } else { apply(fact, from: cause) }
    }
    try buckets.readFigures(from: &reader)
    recurringEntries = try RecurringEntries(from: &reader)
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

extension RecurringEntries {
  package func taken(from other: some Projection) -> RecurringEntries? {
    self == RecurringEntries() ? (other as? BudgetState)?.recurringEntries : nil
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

extension SnapshotReader {
  /// An event that says, takes back or puts back a fact, with the event that it names and what that
  /// says.
  ///
  /// - Parameter hasText: Whether the log says what stands on a file that it is about.
  fileprivate mutating func factCause(
    hasText: Bool
  ) throws(UnreadableSnapshot) -> (cause: EventEnvelope, named: EventID, content: Fact.Content) {
    var envelope = try envelope()
    envelope.event.leaveTextAside(hasText)
    if let content = envelope.event.fact { return (envelope, envelope.id, content) }
    guard case .reversal(let event) = envelope.event, let content = event.reversal.copy.fact else {
      throw UnreadableSnapshot()
    }
    return (envelope, event.reversal.event, content)
  }
}
