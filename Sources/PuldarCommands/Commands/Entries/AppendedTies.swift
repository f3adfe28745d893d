import LedgerModel

/// What ties the lines of an input to each other, and the order in which they are stored for it: an
/// expense before what pays it back, the parts of a payment together.
struct AppendedTies {
  /// The lines that are stored, by their place: those of one payment, or one alone.
  private(set) var groups: [[Int]] = []
  /// The place of the line that a line pays back.
  private(set) var purchases: [Int: Int] = [:]

  private let lines: [AppendedLine]
  /// The lines that are to be stored, by what they are called; `nil` where two are.
  private var named: [String: Int?] = [:]
  private var payments: [String: [Int]] = [:]
  private var isPlaced: Set<Int> = []

  init(_ lines: [AppendedLine]) {
    self.lines = lines
    for (place, line) in lines.enumerated() where line.isWanted {
      for name in Set(line.names) { named[name] = named[name] == nil ? .some(place) : .some(nil) }
      if case .payment(let name)? = line.tie { payments[name, default: []].append(place) }
    }
    for (place, line) in lines.enumerated() where line.isWanted { add(place) }
  }

  private mutating func add(_ place: Int) {
    if isPlaced.contains(place) { return }
    var group = [place]
    switch lines[place].tie {
    case .payment(let name)?: group = payments[name] ?? group
    case .purchase(let name)?:
      // An expense pays nothing back, so that this ends.
      if case let purchase?? = named[name], lines[purchase].isExpense {
        add(purchase)
        purchases[place] = purchase
      }
    case nil: break
    }
    groups.append(group)
    isPlaced.formUnion(group)
  }
}

extension AppendedLine {
  var isWanted: Bool { entry != nil }

  /// What it is to be stored as.
  var entry: NewEntry? {
    if case .wanted(let entry, _) = fate { entry } else { nil }
  }

  fileprivate var isExpense: Bool { entry?.values.type == .expense }
}
