package import LedgerEvents

/// Finds settings that two devices made concurrently, of which one hides the other.
///
/// A pair is reported exactly if its order matters: both set the same thing from the same day on, to different
/// values, both are in effect, and no later setting had seen both. Settings with different first days each hold from
/// their own day, whichever was recorded first. Of two equal values either is right. A removed name or symbol states
/// nothing.
public struct SettingConflicts: FigureProjection {
  private var found = SettingPairs()
  package private(set) var plan = BudgetPlan()

  /// Creates the projection before the first event.
  public init() {}

  /// Creates it from pairs found in a fold that keeps the settings too.
  init(_ found: SettingPairs, in plan: BudgetPlan) {
    self.found = found
    self.plan = plan
  }

  /// The pairs that were not reviewed, in the order of the later events.
  public var pairs: [SettingConflict] {
    found.pairs { slot in
      switch slot {
      case .bill(let bill, _, _): plan.bills.exists(bill)
      default: true
      }
    }.filter { !plan.reviews.covers($0.earlier, $0.later) }
  }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    // Entries say nothing about settings.
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    plan.apply(fact)
    found.apply(fact, from: cause.id, in: plan)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    found.revert(fact, from: cause.id)
    plan.revert(fact)
  }
}

/// The settings of each thing with what each had seen, beside settings that are kept elsewhere.
///
/// A setting had seen what it replaced, what that had seen, and everything before these events in their logs. A log
/// never has a gap, so the last event of each log suffices (a vector clock).
struct SettingPairs: Hashable, Sendable {
  private struct Setting: Hashable {
    var id: EventID
    /// The value, without what it replaced.
    var value: LedgerFact.Content
    /// The setting's position in ledger order.
    var order: Int
  }

  private var settings: [SettingSlot: [Setting]] = [:]
  /// For each setting, the last event of each log that it had seen.
  private var seen: [EventID: [WriterID: Int]] = [:]
  /// The same for the latest redo of a setting.
  private var restorations: [EventID: [WriterID: Int]] = [:]
  /// The last event of each log that a device is known to have seen.
  private var known: [WriterID: [WriterID: Int]] = [:]
  /// The reverted settings.
  private var reverted: Set<EventID> = []

  /// Returns the pairs whose order matters, in the order of the later events.
  ///
  /// - Parameter isThere: Returns whether the subject of a slot exists.
  func pairs(_ isThere: (SettingSlot) -> Bool) -> [SettingConflict] {
    var found: [(pair: SettingConflict, order: Int)] = []
    for (slot, settings) in settings where settings.count > 1 && isThere(slot) {
      var front: [Setting] = []
      for setting in settings where !reverted.contains(setting.id) {
        front = front.filter { !isKnown($0.id, beside: setting.id) } + [setting]
      }
      guard let holding = front.last else { continue }
      for hidden in front.dropLast() where hidden.value != holding.value {
        let pair = SettingConflict(earlier: hidden.id, later: holding.id)
        // A change of a bill may hide several fields of another.
        if !found.contains(where: { $0.pair == pair }) { found.append((pair, holding.order)) }
      }
    }
    return found.sorted { ($0.order, $0.pair.earlier) < ($1.order, $1.pair.earlier) }.map(\.pair)
  }

  /// Returns whether an author knew both: of the later setting, or of a redo of either.
  private func isKnown(_ one: EventID, beside later: EventID) -> Bool {
    func holds(_ clock: [WriterID: Int]?, _ id: EventID) -> Bool {
      id.number <= clock?[id.writer] ?? -1
    }
    return holds(seen[later], one) || holds(restorations[later], one)
      || holds(restorations[one], later)
  }

  /// Applies a fact.
  mutating func apply(_ fact: LedgerFact, from cause: EventID, in plan: borrowing BudgetPlan) {
    let statements = plan.isForeign(fact) ? [] : SettingStatement.all(of: fact.content)
    guard !statements.isEmpty else { return }
    if reverted.remove(fact.id) != nil {
      learn(cause, naming: [fact.id])
      restorations[fact.id] = known[cause.writer]
      return
    }
    learn(fact.id, naming: fact.content.event.causes)
    for statement in statements {
      settings[statement.slot, default: []].append(
        Setting(id: fact.id, value: statement.value, order: seen.count))
    }
    seen[fact.id] = known[fact.id.writer]
  }

  /// Records that a setting is reverted.
  mutating func revert(_ fact: LedgerFact, from cause: EventID) {
    guard seen[fact.id] != nil else { return }
    reverted.insert(fact.id)
    learn(cause, naming: [fact.id])
  }

  /// Records what a device had seen when it recorded an event.
  private mutating func learn(_ event: EventID, naming causes: [EventID]) {
    var clock = known[event.writer] ?? [:]
    for cause in causes {
      clock.merge([cause.writer: cause.number], uniquingKeysWith: max)
      clock.merge(seen[cause] ?? [:], uniquingKeysWith: max)
    }
    clock[event.writer] = event.number
    known[event.writer] = clock
  }
}

/// Two settings of the same thing that two devices made concurrently; the later one holds.
public struct SettingConflict: Hashable, Sendable {
  /// The earlier event.
  public var earlier: EventID
  /// The event that had not seen the earlier one; its value holds.
  public var later: EventID
}
