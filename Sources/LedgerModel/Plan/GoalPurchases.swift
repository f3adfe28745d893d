package import LedgerEvents

/// The current purchases that goals cover; few entries have a goal.
struct GoalPurchases: Hashable, Sendable {
  /// A purchase with a goal.
  struct Purchase: Hashable, Sendable {
    var goal: EventID
    var day: CalendarDay
    var category: CategoryName
    var account: AccountName
    var mark: EntryMark?
    var covered: Money
  }

  private(set) var byEntry: [EventID: Purchase] = [:]

  mutating func apply(_ change: EntryChange) {
    guard change.was?.cover != nil || change.now?.cover != nil else { return }
    byEntry[change.entry] = change.now.flatMap { values in
      guard let goal = values.cover?.goal, values.type == .expense else { return nil }
      return Purchase(
        goal: goal, day: values.date, category: values.category, account: values.account,
        mark: values.mark, covered: values.covered)
    }
  }

  /// Adds the purchases of other entries.
  mutating func add(_ others: GoalPurchases) {
    byEntry.merge(others.byEntry) { $1 }
  }

  /// Returns what a goal covered through a day, as amounts taken out.
  func steps(
    of goal: EventID, through day: CalendarDay
  ) -> [(event: EventID, step: GoalStep)] {
    byEntry.filter {
      $0.value.goal == goal && $0.value.day <= day && $0.value.covered.minorUnits > 0
    }
    .sorted { ($0.value.day, $0.key) < ($1.value.day, $1.key) }
    .map { ($0.key, GoalStep(goal, $0.value.covered.negated, on: $0.value.day)) }
  }
}

extension GoalPurchases {
  func write(to writer: inout SnapshotWriter) {
    writer.write(count: byEntry.count)
    for (entry, purchase) in byEntry.sorted(by: { $0.key < $1.key }) {
      writer.write(entry)
      writer.write(purchase.goal)
      writer.write(half: UInt32(bitPattern: purchase.day.packed))
      writer.write(text: purchase.category.text)
      writer.write(text: purchase.account.text)
      writer.write(text: purchase.mark?.text ?? "")
      writer.write(word: UInt64(bitPattern: purchase.covered.minorUnits))
      writer.write(half: purchase.covered.currency.packed)
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 48)) {
      let (entry, goal) = (try reader.event(), try reader.event())
      guard let day = CalendarDay(packed: try reader.half()) else { throw UnreadableSnapshot() }
      let category = CategoryName(try reader.name())
      let account = AccountName(try reader.name())
      let mark = EntryMark(text: try reader.text())
      let units = Int64(bitPattern: try reader.word())
      guard let currency = Money.Currency(packed: try reader.half()) else {
        throw UnreadableSnapshot()
      }
      byEntry[entry] = Purchase(
        goal: goal, day: day, category: category, account: account, mark: mark,
        covered: Money(minorUnits: units, currency: currency))
    }
  }
}

extension EnvelopeBook {
  /// Returns what goals covered in a month, in a currency: by entry, with the category of the purchase.
  func covered(
    in month: CalendarMonth, _ currency: Money.Currency
  ) -> [(entry: EventID, day: CalendarDay, category: CategoryName, minorUnits: Int64)] {
    purchases.byEntry.filter {
      $0.value.day.month == month && $0.value.covered.currency == currency
        && goal($0.value.goal) != nil
    }
    .sorted { $0.key < $1.key }
    .map { ($0.key, $0.value.day, $0.value.category, $0.value.covered.minorUnits) }
  }

  /// Returns what goals covered on a day of spending that counts against the allowance, in minor units of a currency.
  ///
  /// - Parameter paying: Entries to leave out, because they pay bills.
  func coveredDaily(
    on day: CalendarDay, but paying: Set<EventID>, _ book: AccountBook, _ currency: Money.Currency
  ) -> Int64 {
    purchases.byEntry.filter { entry, purchase in
      purchase.day == day && purchase.covered.currency == currency && goal(purchase.goal) != nil
        && !paying.contains(entry)
        && purchase.mark.map { $0 == .daily } ?? book.countsDaily(purchase.account)
    }
    .reduce(0) { $0 &+ $1.value.covered.minorUnits }
  }

  /// Returns the part of an entry that no goal covers.
  public func uncovered(_ values: EntryValues) -> Money {
    let hasGoal = values.cover.map { goal($0.goal) != nil } ?? false
    return hasGoal ? values.amount.subtracting(values.covered) : values.amount
  }

  /// Returns the months affected by a change of a purchase with a goal: its own, and the one in which the ended
  /// goal's money was returned.
  func months(changedBy change: EntryChange) -> [CalendarMonth] {
    [change.was, change.now].compactMap(\.self).flatMap { values -> [CalendarMonth] in
      guard let goal = values.cover?.goal else { return [] }
      return [values.date.month] + (end(of: goal).map { [$0.month] } ?? [])
    }
  }
}

extension BudgetPlan {
  /// Returns what an entry uses of its month's budget, in minor units of its amount; negative for a credit. What a
  /// goal or a kept account paid uses nothing.
  func used(by values: EntryValues) -> Int64 {
    if accounts.kind(of: values.account).isKept { return 0 }
    return switch values.type {
    case .expense: envelopes.uncovered(values).minorUnits
    case .credit: -values.amount.minorUnits
    case .income: 0
    }
  }
}
