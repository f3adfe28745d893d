import LedgerEvents

/// The parts of a month that come from entries and moves, each as its own term.
extension ExplanationBuilder {
  /// Returns what was bought from kept accounts and goals, in the matching categories.
  func covered(
    in month: CalendarMonth, _ isIn: (CategoryName) -> Bool
  ) -> [ExplanationTerm] {
    terms(in: month) { counted in
      keptAccounts.contains(counted.account) && counted.category.map(isIn) ?? false
    }
      + plan.envelopes.covered(in: month, currency).compactMap { entry, _, category, units in
        let known = (entries[month] ?? []).first { $0.id == entry }
        guard units != 0, isIn(category), let known else { return nil }
        return ExplanationTerm(
          label: .entry(entry, known.values, merchant: known.merchant, movedBy: nil),
          value: money(units), events: [entry])
      }
      + savings.covers.filter { $0.day.month == month && isIn($0.category) }.map { cover in
        ExplanationTerm(
          label: .moved(cover.bill, on: cover.day, from: PutAway.saved, to: cover.name),
          value: money(cover.minorUnits), events: [cover.bill] + [cover.entry].compactMap(\.self))
      }
  }

  /// Returns what was put away, in the matching categories.
  func putAway(
    in month: CalendarMonth, _ isIn: (CategoryName) -> Bool
  ) -> [ExplanationTerm] {
    (putAways[month] ?? []).filter { isIn($0.category) }.map {
      ExplanationTerm(
        label: .moved($0.event, on: $0.day, from: $0.from, to: $0.to), value: money($0.minorUnits),
        events: [$0.event])
    }
  }

  /// Returns the days of bills that are still due in a bucket.
  func stillDue(in month: CalendarMonth, _ bucket: BucketName) -> [ExplanationTerm] {
    due.filter { plan.categories.bucket(of: $0.terms.category, on: month.firstDay) == bucket }.map {
      ExplanationTerm(
        label: .due(bill: $0.bill, on: $0.due, name: $0.terms.name),
        value: money(savings.rest(of: $0)), events: [$0.bill])
    }
  }

  /// Returns the entries that are or were in a figure of a month, each with every event that changed its part.
  ///
  /// - Parameters:
  ///   - namesMoves: Whether to name the event that moved a category; not needed if the bucket is irrelevant.
  ///   - isIn: Returns whether an amount counted in the month is in the figure.
  func terms(
    in month: CalendarMonth, namesMoves: Bool = false, _ isIn: (CountedAmount) -> Bool
  ) -> [ExplanationTerm] {
    func part(_ counted: CountedAmount, in place: CalendarMonth) -> Money? {
      place == month && isIn(counted) ? money(counted.minorUnits) : nil
    }
    return (entries[month] ?? []).compactMap { entry in
      var steps: [ExplanationTerm] = []
      for (place, step) in entry.steps.enumerated() {
        // In its current version an income may count in another month than its own.
        let other = place == entry.steps.count - 1 ? countedElsewhere[entry.id] : nil
        let was = step.was.flatMap { part($0, in: $0.day.month) }
        let now = step.now.flatMap { part($0, in: other ?? $0.day.month) }
        if was == nil, now == nil { continue }
        // A move to another account changes no sum of a category.
        if was == now, step.was?.day == step.now?.day, step.was?.name == step.now?.name { continue }
        let elsewhere = was == nil ? step.was : now == nil ? step.now : nil
        steps.append(
          ExplanationTerm(
            label: .change(
              step.kind, was: was, now: now, month: elsewhere?.day.month,
              category: elsewhere?.category, reason: step.reason),
            value: (now ?? zero).subtracting(was ?? zero), events: [step.event]))
      }
      if steps.isEmpty { return nil }
      let move =
        namesMoves ? plan.categories.move(of: entry.values.category, on: month.firstDay) : nil
      var term = ExplanationTerm(
        label: .entry(entry.id, entry.values, merchant: entry.merchant, movedBy: move?.event),
        value: sum(of: steps),
        events: [entry.id] + steps.flatMap(\.events).filter { $0 != entry.id })
      // An entry with one event needs no further terms.
      if term.events.count > 1 { term.terms = steps }
      return term
    }
  }
}

extension CountedAmount {
  /// The category; `nil` for income.
  fileprivate var category: CategoryName? {
    name == MonthlyBuckets.incomeName ? nil : CategoryName(name)
  }
}
