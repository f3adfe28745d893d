import LedgerModel

/// The ties between the lines of an input, and the storage order that they require: an expense before its
/// refund, the parts of a payment together.
struct AppendedTies {
  /// The lines to store, by index: those of one payment, or one alone.
  private(set) var groups: [[Int]] = []
  /// The index of the line that a line pays back.
  private(set) var purchases: [Int: Int] = [:]

  private let lines: [AppendedLine]
  /// The lines to store, by name; `nil` if two share the name.
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
      // An expense pays nothing back, so the recursion ends.
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

  /// The entry to store.
  var entry: NewEntry? {
    if case .wanted(let entry, _) = fate { entry } else { nil }
  }

  fileprivate var isExpense: Bool { entry?.values.type == .expense }
}
