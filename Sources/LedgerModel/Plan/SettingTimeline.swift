package import LedgerEvents

/// The values of a setting over time, each from a day on.
///
/// The value in force on a day has the latest first day that is not after it; among equals, the one recorded later.
/// An undone value keeps its place for a redo.
///
/// The values are in a balanced search tree (AVL), in the order of their days; each node knows whether anything below
/// it holds. Every operation takes as many comparisons as the tree is deep, in whatever order days are recorded or
/// undone.
public struct SettingTimeline<Value: Hashable & Sendable>: Sendable {
  /// One recorded value.
  public struct Element: Hashable, Sendable {
    /// The first day on which it holds.
    public var from: CalendarDay
    /// The event that set it.
    public var event: EventID
    /// The value.
    public var value: Value
    var isUndone = false
  }

  /// The position of an element in the tree.
  private struct Node: Sendable {
    let from: CalendarDay
    var isUndone = false
    /// The subtrees before and after it in time; -1 for none.
    var earlier: Int32 = -1
    var later: Int32 = -1
    var height: UInt8 = 1
    /// Whether it, or anything below it, holds.
    var holds = true
  }

  /// The elements in the order in which they were recorded.
  private var elements: [Element] = []
  /// The node of each element.
  private var nodes: [Node] = []
  private var root: Int32 = -1
  /// The index of each event's element, once there are more than ``walkLimit`` elements; nearly every setting has
  /// fewer.
  private var places: [EventID: Int32] = [:]

  package init() {}

  /// Records a value, or restores an undone one.
  mutating func apply(_ value: Value, from: CalendarDay, by event: EventID) {
    if let place = place(of: event) { return setUndone(false, place) }
    let place = Int32(truncatingIfNeeded: elements.count)
    elements.append(Element(from: from, event: event, value: value))
    note(place, of: event)
    nodes.append(Node(from: from))
    root = insert(place, below: root)
  }

  /// Reverts a value.
  mutating func revert(_ event: EventID) {
    if let place = place(of: event) { setUndone(true, place) }
  }

  /// Returns the element in force on a day; `nil` if there is none.
  public func inForce(on day: CalendarDay) -> Element? {
    last(through: day, below: root).map { elements[Int($0)] }
  }

  /// Returns only the value in force, for callers that look up many days.
  func value(on day: CalendarDay) -> Value? {
    last(through: day, below: root).map { elements[Int($0)].value }
  }

  /// Returns the first day after another on which a value begins; `nil` if there is none.
  func change(after day: CalendarDay) -> CalendarDay? {
    first(after: day, below: root).map { elements[Int($0)].from }
  }

  /// Whether any value holds.
  var holdsAny: Bool { holds(root) }

  /// Returns the element in force that begins on exactly this day.
  public func set(on day: CalendarDay) -> Element? {
    inForce(on: day).flatMap { $0.from == day ? $0 : nil }
  }

  /// The first element that holds; `nil` if there is none.
  public var first: Element? { first(after: nil, below: root).map { elements[Int($0)] } }

  /// Returns the first element that holds and begins after a day; `nil` if there is none.
  package func first(after day: CalendarDay) -> Element? {
    first(after: day, below: root).map { elements[Int($0)] }
  }

  /// Returns the first of the consecutive matching values that lead up to a day; `nil` if the value in force on it
  /// does not match.
  func beginning(through day: CalendarDay, where isMeant: (Value) -> Bool) -> Element? {
    var beginning: Element?
    for element in inEffect where element.from <= day {
      beginning = isMeant(element.value) ? beginning ?? element : nil
    }
    return beginning
  }

  /// All values that hold, by first day, then in the order in which they were recorded.
  public var inEffect: [Element] { inOrder.filter { !$0.isUndone } }
}

extension Optional {
  /// Returns whether the element in force already states a value, from that very day or, if no day was stated, from
  /// any. A value that holds from an earlier day may change before a stated day.
  ///
  /// - Parameter unsaid: The value if nothing was recorded.
  func says<Value>(_ value: Value, from stated: CalendarDay?, unsaid: Value? = nil) -> Bool
  where Wrapped == SettingTimeline<Value>.Element {
    (map(\.value) ?? unsaid) == value && (stated == nil || self?.from == stated)
  }
}

extension SettingTimeline {
  /// The most elements visited to find one.
  package var depth: Int { height(root) }

  /// The number of elements up to which an event is found by a linear search.
  private static var walkLimit: Int { 8 }

  private func place(of event: EventID) -> Int32? {
    if !places.isEmpty { return places[event] }
    return elements.firstIndex { $0.event == event }.map { Int32(truncatingIfNeeded: $0) }
  }

  private mutating func note(_ place: Int32, of event: EventID) {
    if !places.isEmpty {
      places[event] = place
    } else if elements.count > SettingTimeline.walkLimit {
      for (place, element) in elements.enumerated() {
        places[element.event] = Int32(truncatingIfNeeded: place)
      }
    }
  }

  private func holds(_ node: Int32) -> Bool { node >= 0 && nodes[Int(node)].holds }

  private func height(_ node: Int32) -> Int { node < 0 ? 0 : Int(nodes[Int(node)].height) }

  /// Returns the last element below a node that holds and begins on a day or before.
  private func last(through day: CalendarDay, below node: Int32) -> Int32? {
    guard holds(node) else { return nil }
    let links = nodes[Int(node)]
    if day < links.from { return last(through: day, below: links.earlier) }
    if let later = last(through: day, below: links.later) { return later }
    return links.isUndone ? last(through: day, below: links.earlier) : node
  }

  /// Returns the first element below a node that holds and begins after a day, if one is given.
  private func first(after day: CalendarDay?, below node: Int32) -> Int32? {
    guard holds(node) else { return nil }
    let links = nodes[Int(node)]
    if let day, links.from <= day { return first(after: day, below: links.later) }
    if let earlier = first(after: day, below: links.earlier) { return earlier }
    return links.isUndone ? first(after: day, below: links.later) : node
  }

  /// Inserts an element after those of its day, and returns the new top node.
  private mutating func insert(_ new: Int32, below node: Int32) -> Int32 {
    if node < 0 { return new }
    if nodes[Int(new)].from < nodes[Int(node)].from {
      nodes[Int(node)].earlier = insert(new, below: nodes[Int(node)].earlier)
    } else {
      nodes[Int(node)].later = insert(new, below: nodes[Int(node)].later)
    }
    return balanced(node)
  }

  /// Rotates a node whose sides differ by two in height, and returns the new top node.
  private mutating func balanced(_ node: Int32) -> Int32 {
    update(node)
    let (earlier, later) = (nodes[Int(node)].earlier, nodes[Int(node)].later)
    if height(earlier) > height(later) + 1 {
      if height(nodes[Int(earlier)].earlier) < height(nodes[Int(earlier)].later) {
        nodes[Int(node)].earlier = turnedEarlier(earlier)
      }
      return turnedLater(node)
    }
    if height(later) > height(earlier) + 1 {
      if height(nodes[Int(later)].later) < height(nodes[Int(later)].earlier) {
        nodes[Int(node)].later = turnedLater(later)
      }
      return turnedEarlier(node)
    }
    return node
  }

  /// Rotates a node toward the earlier side; the node after it becomes the top.
  private mutating func turnedEarlier(_ node: Int32) -> Int32 {
    let top = nodes[Int(node)].later
    nodes[Int(node)].later = nodes[Int(top)].earlier
    nodes[Int(top)].earlier = node
    update(node)
    update(top)
    return top
  }

  /// Rotates a node toward the later side; the node before it becomes the top.
  private mutating func turnedLater(_ node: Int32) -> Int32 {
    let top = nodes[Int(node)].earlier
    nodes[Int(node)].earlier = nodes[Int(top)].later
    nodes[Int(top)].later = node
    update(node)
    update(top)
    return top
  }

  private mutating func update(_ node: Int32) {
    var links = nodes[Int(node)]
    links.height = UInt8(max(height(links.earlier), height(links.later)) + 1)
    links.holds = !links.isUndone || holds(links.earlier) || holds(links.later)
    nodes[Int(node)] = links
  }

  private mutating func setUndone(_ isUndone: Bool, _ place: Int32) {
    elements[Int(place)].isUndone = isUndone
    nodes[Int(place)].isUndone = isUndone
    updateWay(to: place, below: root)
  }

  /// Updates the nodes on the path down to an element, the lowest first.
  private mutating func updateWay(to place: Int32, below node: Int32) {
    if node != place {
      let isEarlier = (nodes[Int(place)].from, place) < (nodes[Int(node)].from, node)
      updateWay(to: place, below: isEarlier ? nodes[Int(node)].earlier : nodes[Int(node)].later)
    }
    update(node)
  }

  /// All elements by first day, then in the order in which they were recorded.
  private var inOrder: [Element] {
    var ordered: [Element] = []
    ordered.reserveCapacity(elements.count)
    var way: [Int32] = []
    var node = root
    while node >= 0 || !way.isEmpty {
      while node >= 0 {
        way.append(node)
        node = nodes[Int(node)].earlier
      }
      let next = Int(way.removeLast())
      ordered.append(elements[next])
      node = nodes[next].later
    }
    return ordered
  }
}

// Two are equal if they hold the same values, whatever the shape of their trees.
extension SettingTimeline: Hashable {
  public static func == (left: SettingTimeline, right: SettingTimeline) -> Bool {
    left.elements.count == right.elements.count && left.inOrder == right.inOrder
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
  }
}
