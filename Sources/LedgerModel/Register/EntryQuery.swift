/// A question to an ``EntryRegister``: which entries, in which order.
public struct EntryQuery: Hashable, Sendable {
  public var filter: EntryFilter
  public var order: EntryOrder
  /// Whether the order is turned round, equals included.
  public var isReversed: Bool

  public init(
    _ filter: EntryFilter = EntryFilter(), order: EntryOrder = .date, isReversed: Bool = false
  ) {
    self.filter = filter
    self.order = order
    self.isReversed = isReversed
  }
}

extension EntryRegister {
  /// The entries that a question is about, in its order.
  public func entries(_ query: EntryQuery = EntryQuery()) -> [RegisteredEntry] {
    // Those added last first; the sort is stable, so that equals stay in this order.
    let entries: [RegisteredEntry] = matching(query.filter).reversed()
    let sorted: [RegisteredEntry]
    switch query.order {
    case .date: sorted = entries.sorted { $1.values.date < $0.values.date }
    case .amount:
      sorted = entries.sorted {
        $1.values.amount.minorUnits.magnitude < $0.values.amount.minorUnits.magnitude
      }
    case .name:
      sorted = entries.map { (key: FoldedText($0.texts.merchant), entry: $0) }
        .sorted { $0.key.stands(before: $1.key) }.map(\.entry)
    }
    return query.isReversed ? sorted.reversed() : sorted
  }

  /// The same entries put together by what they have in common; a group stands where its first
  /// entry does.
  ///
  /// - Throws: ``FigureTooLarge`` where a sum does not fit.
  public func groups(
    _ query: EntryQuery = EntryQuery(), by grouping: EntryGrouping
  ) throws(FigureTooLarge) -> [EntryGroup] {
    try groups(of: entries(query), by: grouping)
  }

  /// Entries of this register put together by what they have in common, for a choice or an order
  /// that no question asks for; a group stands where its first entry does.
  ///
  /// - Throws: ``FigureTooLarge`` where a sum does not fit.
  public func groups(
    of entries: [RegisteredEntry], by grouping: EntryGrouping
  ) throws(FigureTooLarge) -> [EntryGroup] {
    var keys: [EntryGroup.Key] = []
    var members: [[RegisteredEntry]] = []
    var places: [EntryGroup.Key: Int] = [:]
    for entry in entries {
      let key = key(of: entry, by: grouping)
      let folded =
        if case .merchant(let merchant) = key {
          EntryGroup.Key.merchant(FoldedText(merchant).text)
        } else { key }
      if let place = places[folded] {
        members[place].append(entry)
      } else {
        places[folded] = keys.count
        keys.append(key)
        members.append([entry])
      }
    }
    var groups: [EntryGroup] = []
    for (key, entries) in zip(keys, members) {
      groups.append(
        EntryGroup(
          key: key, entries: entries, totals: try EntryTotals(of: entries, in: currency)))
    }
    return groups
  }

  private func key(of entry: RegisteredEntry, by grouping: EntryGrouping) -> EntryGroup.Key {
    switch grouping {
    case .day: .day(entry.values.date)
    case .month: .month(entry.values.date.month)
    case .category: .category(entry.values.category)
    case .merchant: .merchant(entry.texts.merchant)
    case .bucket: .bucket(bucket(of: entry.values))
    }
  }
}
