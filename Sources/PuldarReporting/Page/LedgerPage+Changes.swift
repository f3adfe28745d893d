import LedgerModel

/// What changed: beside earlier months, and since an event.
extension LedgerPage {
  /// The spending by category beside as many months before, and a year before; `nil` if nothing is known of them.
  func comparison() throws(FigureTooLarge) -> Section? {
    let now = try spending(in: span)
    var columns: [(name: String, values: [CategoryName: Int64])] = []
    for (distance, name) in [(span.count, "before"), (12, "a year before")]
    where distance <= 12 && span.count <= 12 {
      guard let first = span.lowerBound.advanced(by: -distance),
        let last = span.upperBound.advanced(by: -distance),
        let known = buckets.months?.lowerBound, last >= known,
        columns.isEmpty || distance != span.count
      else { continue }
      columns.append((name, try spending(in: first...last)))
    }
    guard !columns.isEmpty else { return nil }
    let order = Set(now.keys).union(columns.flatMap(\.values.keys)).sorted { one, other in
      let (first, second) = (now[one] ?? 0, now[other] ?? 0)
      return (second, one) < (first, other)
    }
    func cells(_ value: Int64, _ others: [Int64]) -> [PageTable.Cell] {
      [.figure(amount(value))]
        + others.flatMap { other -> [PageTable.Cell] in
          let change = Amounts.sum([value, -other])
          return [.figure(amount(other)), .figure(Amounts.signed(amount(change), change))]
        }
    }
    let rows = order.map { category in
      PageTable.Row(
        name: buckets.plan.categories.displayName(of: category),
        cells: cells(now[category] ?? 0, columns.map { $0.values[category] ?? 0 }))
    }
    let total = PageTable.Row(
      name: "All",
      cells: cells(
        Amounts.sum(Array(now.values)), columns.map { Amounts.sum(Array($0.values.values)) }),
      isTotal: true)
    return Section(heading: "What changed") { markup in
      PageTable(
        caption:
          "Spent, beside \(span.count == 1 ? "the month" : "the \(span.count) months") before",
        columns: ["", "now"] + columns.flatMap { [$0.name, "change"] }, rows: rows + [total]
      ).write(to: &markup, self)
    }
  }

  private func spending(
    in months: ClosedRange<CalendarMonth>
  ) throws(FigureTooLarge) -> [CategoryName: Int64] {
    var sums: [CategoryName: Int64] = [:]
    for month in try buckets.months(months) {
      for spending in month.buckets.flatMap(\.categories) where spending.spent.minorUnits != 0 {
        sums[spending.category] = Amounts.sum([
          sums[spending.category] ?? 0, spending.spent.minorUnits,
        ])
      }
    }
    return sums
  }

  /// The figures that changed since an event; `nil` if none was named.
  var changes: Section? {
    guard !context.since.isEmpty else { return nil }
    return Section(heading: "What changed since event \(context.since)") { markup in
      guard !context.changes.isEmpty else { return markup.element("p", "No figure changed.") }
      PageTable(
        caption: "Figures before and after", columns: ["", "before", "after", "change"],
        rows: context.changes.map { change in
          let difference = change.change.minorUnits
          return PageTable.Row(
            name: "\(change.figure.text) \(change.month.text)",
            cells: [
              .figure(amount(change.before.minorUnits)), .figure(amount(change.after.minorUnits)),
              .figure(Amounts.signed(amount(difference), difference)),
            ], events: EventNumbers(change.causes.map(\.event)))
        }
      ).write(to: &markup, self)
    }
  }
}
