/// The settings that months are budgeted by: income, shares, rollover, and the bucket of each
/// category, every one in force from a day on.
public struct BudgetPlan: Hashable, Sendable {
  package private(set) var income: SettingTimeline<IncomePlan> = .init()
  package private(set) var shares: SettingTimeline<[BucketShare]> = .init()
  private var rollovers: [BucketName: SettingTimeline<RolloverMode>] = [:]
  public private(set) var categories = CategoryCatalog()

  public init() {}

  /// What a bucket takes from the month before.
  package func rollover(of bucket: BucketName) -> SettingTimeline<RolloverMode> {
    rollovers[bucket] ?? .init()
  }

  /// The share of every bucket on a day: what was recorded, else 50 %, 30 % and 20 %; a bucket that
  /// an allocation leaves out has 0 %.
  public func shares(on day: CalendarDay) -> [BucketShare] {
    let recorded = shares.inForce(on: day)?.value ?? BucketShare.standard
    let missing = BucketName.builtIn.filter { bucket in
      !recorded.contains { $0.bucket == bucket }
    }
    return recorded + missing.map { BucketShare(bucket: $0, share: .none) }
  }

  /// The months in which a setting that says so begins to hold.
  var startingMonths: [CalendarMonth] {
    let days =
      income.inEffect.map(\.from) + shares.inEffect.map(\.from)
      + rollovers.values.flatMap(\.inEffect).map(\.from) + categories.daysOfMoves
    return days.map(\.month)
  }

  /// The first day on which any rollover setting holds; `nil` where there is none.
  var firstRollover: CalendarDay? {
    rollovers.values.compactMap { $0.inEffect.first?.from }.min()
  }

  mutating func apply(_ fact: Fact) {
    switch fact.content {
    case .logOpened(let opened): categories.open(with: opened.categories)
    case .setting(let setting): apply(setting, by: fact.id)
    case .purchase, .log: break
    }
  }

  private mutating func apply(_ setting: SettingEvent, by event: EventID) {
    switch setting {
    case .allocationChanged(let setting):
      shares.apply(setting.shares, from: setting.from, by: event)
    case .incomeSet(let setting): income.apply(setting.plan, from: setting.from, by: event)
    case .rolloverSet(let setting):
      rollovers[setting.bucket, default: .init()]
        .apply(setting.mode, from: setting.from, by: event)
    case .categoryAdded(let added): categories.apply(added, by: event)
    case .categoryMoved(let moved): categories.apply(moved, by: event)
    case .categoryEnded(let ended): categories.apply(ended, by: event)
    }
  }

  mutating func revert(_ fact: Fact) {
    guard case .setting(let setting) = fact.content else { return }
    switch setting {
    case .allocationChanged: shares.revert(fact.id)
    case .incomeSet: income.revert(fact.id)
    case .rolloverSet(let setting): rollovers[setting.bucket]?.revert(fact.id)
    case .categoryAdded(let added): categories.revertAdded(added.category, fact.id)
    case .categoryMoved(let moved): categories.revertMoved(moved.category, fact.id)
    case .categoryEnded(let ended): categories.revertEnded(ended.category, fact.id)
    }
  }
}

/// The values that a setting had and has, each from a day on.
///
/// In force on a day is the value with the latest first day not after it; among equals the one
/// recorded later. An undone value keeps its place, for a redo.
package struct SettingTimeline<Value: Hashable & Sendable>: Hashable, Sendable {
  /// One recorded value.
  package struct Element: Hashable, Sendable {
    /// The first day on which it holds.
    package var from: CalendarDay
    /// The event that set it.
    package var event: EventID
    package var value: Value
    var isUndone = false
  }

  /// By first day, then in the order in which they were recorded.
  private var elements: [Element] = []

  package init() {}

  /// Records a value, or puts an undone one back.
  mutating func apply(_ value: Value, from: CalendarDay, by event: EventID) {
    if let index = elements.firstIndex(where: { $0.event == event }) {
      elements[index].isUndone = false
      return
    }
    let index = elements.lastIndex { $0.from <= from }.map { $0 + 1 } ?? 0
    elements.insert(Element(from: from, event: event, value: value), at: index)
  }

  /// Takes a value back.
  mutating func revert(_ event: EventID) {
    if let index = elements.firstIndex(where: { $0.event == event }) {
      elements[index].isUndone = true
    }
  }

  /// What holds on a day; `nil` where nothing was recorded for it.
  package func inForce(on day: CalendarDay) -> Element? {
    elements.last { $0.from <= day && !$0.isUndone }
  }

  /// What was recorded with exactly this first day, and holds.
  package func set(on day: CalendarDay) -> Element? {
    elements.last { $0.from == day && !$0.isUndone }
  }

  /// All values that hold, by first day.
  package var inEffect: [Element] { elements.filter { !$0.isUndone } }
}
