/// The values that a setting had and has, each from a day on.
///
/// In force on a day is the value with the latest first day not after it; among equals the one
/// recorded later. An undone value keeps its place, for a redo.
public struct SettingTimeline<Value: Hashable & Sendable>: Hashable, Sendable {
  /// One recorded value.
  public struct Element: Hashable, Sendable {
    /// The first day on which it holds.
    public var from: CalendarDay
    /// The event that set it.
    public var event: EventID
    public var value: Value
    var isUndone = false
  }

  /// By first day, then in the order in which they were recorded.
  private var elements: [Element] = []

  public init() {}

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
  public func inForce(on day: CalendarDay) -> Element? {
    elements.last { $0.from <= day && !$0.isUndone }
  }

  /// What was recorded with exactly this first day, and holds.
  public func set(on day: CalendarDay) -> Element? {
    elements.last { $0.from == day && !$0.isUndone }
  }

  /// All values that hold, by first day.
  public var inEffect: [Element] { elements.filter { !$0.isUndone } }
}
