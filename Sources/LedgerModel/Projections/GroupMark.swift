/// What decides which group an entry is in, and where the group stands among the others.
enum GroupMark: Hashable, Sendable {
  case day(CalendarDay)
  case month(CalendarMonth)
  /// A built-in bucket, in the order of an allocation's shares.
  case builtIn(Int)
  /// A category, or a bucket that is not built in.
  case name(Name)
  case merchant(FoldedText)
  /// No merchant, or no bucket.
  case none

  /// Where the groups of a kind stand; only buckets are of several kinds.
  private var rank: Int {
    switch self {
    case .day, .month, .builtIn: 0
    case .name, .merchant: 1
    case .none: 2
    }
  }
}

extension GroupMark: Comparable {
  static func < (left: GroupMark, right: GroupMark) -> Bool {
    switch (left, right) {
    case (.day(let left), .day(let right)): right < left
    case (.month(let left), .month(let right)): right < left
    case (.builtIn(let left), .builtIn(let right)): left < right
    case (.name(let left), .name(let right)): left < right
    case (.merchant(let left), .merchant(let right)): left < right
    default: left.rank < right.rank
    }
  }
}
