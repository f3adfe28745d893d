public import LedgerEvents

extension EntryRegister {
  /// Returns the spending by merchant in a span, ignoring case and accents: the most first, then by name.
  ///
  /// These are the rows of a ``SpendingReport`` by merchant, added up in one pass: a report keeps the parts of each row,
  /// and of ten years those are many. A name is spelled as on its last day, and is empty if none was given; what was
  /// spent is in minor units, net of credits.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func spendingByMerchant(
    in span: ClosedRange<CalendarDay>
  ) throws(FigureTooLarge) -> [(name: String, spent: Int64, events: [EventID])] {
    struct Sum {
      var name: String
      var day: CalendarDay
      var spent: Int128 = 0
      var isOfNothing = true
      var events: [EventID] = []
    }
    var sums: [Sum] = []
    // Folding a name takes longer than adding an amount, so each spelling is folded once.
    var (places, spellings): ([String: Int], [String: Int]) = ([:], [:])
    let currency = currency ?? .usd
    forEachCounted { id, values, texts in
      guard values.type != .income, values.amount.currency == currency, span.contains(values.date)
      else { return }
      let name = texts.shownName
      let place: Int
      if let known = spellings[name] {
        place = known
      } else {
        let folded = FoldedText(name).text
        place = places[folded] ?? sums.count
        if place == sums.count { sums.append(Sum(name: name, day: values.date)) }
        (places[folded], spellings[name]) = (place, place)
      }
      let units = Int128(values.amount.minorUnits)
      sums[place].spent += values.type == .credit ? -units : units
      sums[place].events.append(id)
      if units != 0 { sums[place].isOfNothing = false }
      if values.date >= sums[place].day {
        (sums[place].name, sums[place].day) = (name, values.date)
      }
    }
    var rows: [(name: String, spent: Int64, events: [EventID])] = []
    for sum in sums where !sum.isOfNothing {
      guard let spent = Int64(exactly: sum.spent), spent != .min else {
        throw FigureTooLarge(since: nil)
      }
      rows.append((sum.name, spent, sum.events))
    }
    func shown(_ name: String) -> String { SpendingReport.Row.Key.merchant(name).text }
    return rows.sorted { ($1.spent, shown($0.name)) < ($0.spent, shown($1.name)) }
  }
}
