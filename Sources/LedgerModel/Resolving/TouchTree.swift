import LedgerEvents

/// The touches of an entry that has many of them: which one was the last in effect to change each
/// member is known without a look at the others, whichever are undone.
///
/// A binary tree in one array, a touch in each leaf: a node keeps, for each member, the largest place
/// of a touch below it that is in effect and changes the member.
struct TouchTree: Sendable {
  /// For each member the place of a touch, by ``Lane``; -1 for none.
  typealias Places = SIMD16<Int32>

  /// What a touch can change of an entry.
  enum Lane: Int, CaseIterable {
    case type
    case amount
    case category
    case date
    case account
    case merchant
    case note
    case source
    /// Whether it counts: of a void.
    case status
    case tax
    /// That somebody looked at it.
    case review
    case mark
    case month
    case cover
  }

  private static let none = Places(repeating: -1)

  /// The root stands at 1, the children of a node at twice its place and behind it.
  private var nodes = [TouchTree.none, TouchTree.none]
  /// What each touch changes while it is in effect, and its place among the touches of all entries.
  private var touches: [(changes: Places, place: Int32)] = []
  private var leaves: [EventID: Int32] = [:]

  /// The last touch in effect that changes a member; `nil` where none does.
  func last(_ lane: Lane) -> Int? {
    let place = nodes[1][lane.rawValue]
    return place < 0 ? nil : Int(place)
  }

  /// Adds a touch behind the others.
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

  /// Says that a touch is in effect, or no longer.
  ///
  /// - Returns: The place of the touch among all; `nil` where there is none of that id.
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

  /// Doubles the leaves, and fills the first of the new ones.
  private mutating func grow(_ places: Places) {
    let old = nodes
    let count = old.count / 2
    nodes = Array(repeating: TouchTree.none, count: 4 * count)
    // A level of so many nodes begins at that place: the old tree becomes the left half.
    var level = 1
    while level <= count {
      for node in 0..<level { nodes[2 * level + node] = old[level + node] }
      level *= 2
    }
    set(count, places)
  }
}

extension TouchTree.Places {
  /// What a touch at a place changes: its correction's figures, and its texts where they are kept; a
  /// void has no figures.
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
