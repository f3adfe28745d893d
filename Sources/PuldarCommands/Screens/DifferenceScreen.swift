import LedgerModel

/// The changes between two moments, one figure a line:
/// `Fun  2026-01  spent 1250.00 -> 80.00  (-1170.00: 7 on 6 Sushi "typed a zero too many")`.
///
/// If several figures changed, the used amount of each month comes first. Below stand each month's income, then each
/// bucket's budget, carry and spending, and its categories if several of a bucket changed: the rest follows from them.
struct DifferenceScreen {
  let changes: [FigureChange]
  let buckets: BucketCatalog
  let numbering: EventNumbering
  /// The names of the events that the changes mention.
  let names: [EventID: String]
  let style: ScreenStyle

  /// The number of events named on a line.
  private static let causeCount = 6

  var lines: [String] {
    let shown = changes.filter(isShown)
    let months = Dictionary(grouping: shown, by: \.month).sorted { $0.key < $1.key }
    let isSeveral = shown.count { $0.category == nil } > 1
    let summary = months.compactMap { month, _ in
      [MonthFigure.used, .spent].lazy.compactMap { figure in
        changes.first { $0.month == month && $0.figure == .month(figure) }
      }.first
    }
    return (isSeveral ? summary.map { "\(values(of: $0))  (\(signed($0.change)))" } : [])
      + (isSeveral && months.count > 1 ? [""] : []) + months.flatMap { $0.value.flatMap(lines) }
  }

  private func isShown(_ change: FigureChange) -> Bool {
    switch change.figure {
    case .month(let figure): figure == .income || figure == .budget
    case .bucket(let bucket, .used):
      !others(of: change).contains {
        $0.figure == .bucket(bucket, .spent) && $0.change == change.change
      }
    case .bucket(_, let figure): figure != .left && figure != .over
    case .category: !isWhatItsBucketSpent(change)
    case .limit: true
    @unknown default: true
    }
  }

  /// Returns whether a single category caused the whole change of its bucket.
  private func isWhatItsBucketSpent(_ change: FigureChange) -> Bool {
    let others = others(of: change)
    return others.count { $0.category != nil } == 1
      && others.contains { $0.category == nil && $0.isSpending && $0.change == change.change }
  }

  /// Returns the changes in its bucket and month, including itself.
  private func others(of change: FigureChange) -> [FigureChange] {
    changes.filter { $0.month == change.month && $0.bucket == change.bucket }
  }

  /// Returns the name of the figure: a category's use is called spending, unless its bucket shows both.
  private func name(_ change: FigureChange) -> String {
    guard change.category != nil else { return change.figureName }
    return others(of: change).contains { $0.category == nil && $0.figureName == "used" }
      ? "used" : "spent"
  }

  private func label(_ change: FigureChange) -> String {
    if let category = change.category { return "  \(VisibleText(category.text))" }
    return change.bucket.map(buckets.shownName) ?? "Month"
  }

  private func values(of change: FigureChange) -> String {
    "\(label(change))  \(change.month.text)  \(name(change)) "
      + "\(amount(change.before)) -> \(amount(change.after))"
  }

  /// Returns the figure with its causes, on one line if there is room.
  private func lines(_ change: FigureChange) -> [String] {
    let (values, causes) = (values(of: change), causes(of: change))
    let whole = "\(values)  (\(signed(change.change)): \(causes.joined(separator: ", ")))"
    if causes.count == 1 || style.columns.map({ DisplayWidth.columns(of: whole) <= $0 }) ?? true {
      return [whole]
    }
    return ["\(values)  (\(signed(change.change)))"] + causes.map { "    \($0)" }
  }

  private func causes(of change: FigureChange) -> [String] {
    let isAlone = change.causes.count == 1 && change.furtherCount == 0
    // The largest first; of equal ones the earlier.
    let sorted = change.causes.enumerated().sorted {
      let sizes = ($0.element.change.minorUnits.magnitude, $1.element.change.minorUnits.magnitude)
      return (sizes.1, $0.offset) < (sizes.0, $1.offset)
    }.map(\.element)
    var parts = sorted.prefix(DifferenceScreen.causeCount).map { cause in
      var part = numbering.text(cause.event)
      if let on = cause.on { part += " on \(numbering.text(on))" }
      if let name = names[cause.on ?? cause.event] { part += " \(VisibleText(name))" }
      if !isAlone { part += " \(signed(cause.change))" }
      if !cause.reason.isEmpty { part += " \"\(VisibleText(cause.reason))\"" }
      return part
    }
    let rest = sorted.dropFirst(DifferenceScreen.causeCount)
    let count = rest.count + change.furtherCount
    if count > 0 {
      let sum = rest.reduce(change.furtherChange) { $0.adding($1.change) }
      parts.append("\(count) more \(signed(sum))")
    }
    return parts
  }

  private func signed(_ money: Money) -> String {
    (money.minorUnits > 0 ? "+" : "") + amount(money)
  }

  private func amount(_ money: Money) -> String { style.amount(money) }
}

extension FigureChange {
  /// The category of the figure; `nil` for one of a bucket or a month.
  var category: CategoryName? {
    guard case .category(let category) = figure else { return nil }
    return category
  }

  /// The name of the figure alone: `spent`.
  var figureName: String {
    switch figure {
    case .month(let figure): figure.rawValue
    case .bucket(_, let figure): figure.rawValue
    case .category: "used"
    case .limit: "left"
    @unknown default: "figure"
    }
  }

  /// Whether it is the spent or the used amount.
  var isSpending: Bool { ["spent", "used"].contains(figureName) }
}
