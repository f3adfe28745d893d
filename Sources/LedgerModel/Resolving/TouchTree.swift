import LedgerEvents

/// The touches of an entry that has many of them. The last one in effect that changes a member is found without
/// examining the others, whichever are undone.
///
/// A binary tree in one array, with a touch in each leaf. A node keeps, for each member, the largest index of a touch
/// below it that is in effect and changes the member.
struct TouchTree: Sendable {
  /// The index of a touch for each member, by ``Lane``; -1 for none.
  typealias Places = SIMD16<Int32>

  /// The members of an entry that a touch can change.
  enum Lane: Int, CaseIterable {
    case type
    case amount
    case category
    case date
    case account
    case merchant
    case note
    case source
    /// Whether it counts; changed by a void.
    case status
    case tax
    /// The review mark.
    case review
    case mark
    case month
    case cover
  }

  private static let none = Places(repeating: -1)

  /// The nodes: the root is at index 1, and the children of node n are at 2n and 2n + 1.
  private var nodes = [TouchTree.none, TouchTree.none]
  /// For each touch, what it changes while in effect, and its index among the touches of all entries.
  private var touches: [(changes: Places, place: Int32)] = []
  private var leaves: [EventID: Int32] = [:]

  /// Returns the last touch in effect that changes a member; `nil` if there is none.
  func last(_ lane: Lane) -> Int? {
    let place = nodes[1][lane.rawValue]
    return place < 0 ? nil : Int(place)
  }

  /// Appends a touch.
  mutating func append(_ id: EventID, at place: Int32, _ changes: Places, holds: Bool) {
    let leaf = touches.count
    leaves[id] = Int32(truncatingIfNeeded: leaf)
    touches.append((changes, place))
    if leaf < nodes.count / 2 {
      set(leaf, holds ? changes : TouchTree.none)
    } else {
      grow(holds ? changes : TouchTree.none)
    }
  }

  /// Sets whether a touch is in effect.
  ///
  /// - Returns: The index of the touch among all; `nil` if there is none with that id.
  mutating func setHolds(_ holds: Bool, _ id: EventID) -> Int? {
    guard let leaf = leaves[id].map(Int.init) else { return nil }
    set(leaf, holds ? touches[leaf].changes : TouchTree.none)
    return Int(touches[leaf].place)
  }

  private mutating func set(_ leaf: Int, _ places: Places) {
    var node = nodes.count / 2 + leaf
    nodes[node] = places
    while node > 1 {
      node /= 2
      nodes[node] = pointwiseMax(nodes[2 * node], nodes[2 * node + 1])
    }
  }

  /// Doubles the number of leaves, and fills the first new one.
  private mutating func grow(_ places: Places) {
    let old = nodes
    let count = old.count / 2
    nodes = Array(repeating: TouchTree.none, count: 4 * count)
    // Level n starts at index n, if n is its number of nodes; the old tree becomes the left half.
    var level = 1
    while level <= count {
      for node in 0..<level { nodes[2 * level + node] = old[level + node] }
      level *= 2
    }
    set(count, places)
  }
}

extension TouchTree.Places {
  /// Creates the changes of a touch at an index: its correction's values, and its texts if they are kept; a void has
  /// no values.
  init(_ place: Int32, _ figures: AmendedFigures?, _ amendment: EntryAmendment?) {
    self.init(repeating: -1)
    var marked: [TouchTree.Lane] = []
    if let changed = figures?.changed {
      if changed.contains(.type) { marked.append(.type) }
      if changed.contains(.amount) { marked.append(.amount) }
      if changed.contains(.category) { marked.append(.category) }
      if changed.contains(.date) { marked.append(.date) }
      if changed.contains(.account) { marked.append(.account) }
      if changed.contains(.mark) { marked.append(.mark) }
      if changed.contains(.month) { marked.append(.month) }
      if changed.contains(.cover) { marked.append(.cover) }
    } else {
      marked.append(.status)
    }
    if let amendment {
      if amendment.members.contains(.merchant) { marked.append(.merchant) }
      if amendment.members.contains(.note) { marked.append(.note) }
      if amendment.members.contains(.tax) { marked.append(.tax) }
      if !amendment.by.isEmpty { marked.append(.source) }
      if amendment.reviews { marked.append(.review) }
    }
    for lane in marked { self[lane.rawValue] = place }
  }
}
