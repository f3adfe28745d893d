extension EntryRegister {
  /// The entries that a query asks for, with their sums.
  ///
  /// - Throws: ``FigureTooLarge`` where a sum does not fit; it names the entry from which on.
  public func list(_ query: EntryQuery) throws(FigureTooLarge) -> EntryList {
    var matcher = EntryMatcher(query, plan.categories)
    var totals = EntryTotals()
    var rows: [Int] = []
    for row in 0..<count {
      let (values, texts, standing) = glance(at: row)
      guard matcher.matches(values, texts, standing) else { continue }
      rows.append(row)
      if standing == .counts { try totals.add(values, of: entry(at: row).id, in: currency) }
    }
    sort(&rows, by: query.sort)
    var groups: [EntryGroup]?
    if let grouping = query.grouping {
      groups = try self.groups(of: rows, by: grouping, sort: query.sort, &matcher)
    }
    return EntryList(
      currency: currency, entries: rows.map(entry(at:)), groups: groups, totals: totals)
  }

  /// Sorts rows, which stand as they were recorded.
  private func sort(_ rows: inout [Int], by sort: EntrySort) {
    switch sort {
    case .date:
      rows.sort { left, right in
        (glance(at: right).values.date, right) < (glance(at: left).values.date, left)
      }
    case .amount:
      let keyed = rows.map { (amount: glance(at: $0).values.amount.minorUnits.magnitude, row: $0) }
      rows = keyed.sorted { ($1.amount, $0.row) < ($0.amount, $1.row) }.map(\.row)
    case .name:
      var names: [String: FoldedText] = [:]
      let keyed = rows.map { row in
        let merchant = glance(at: row).texts.merchant
        let name = names[merchant] ?? FoldedText(merchant)
        names[merchant] = name
        return (name: name, row: row)
      }
      rows = keyed.sorted { left, right in
        if left.name.isEmpty != right.name.isEmpty { return right.name.isEmpty }
        return (left.name, left.row) < (right.name, right.row)
      }.map(\.row)
    }
  }

  /// Puts sorted rows into groups, which stand in the order of their keys, the latest day or month
  /// first; sorted by amount, those with the largest sums first.
  private func groups(
    of rows: [Int], by grouping: EntryGrouping, sort: EntrySort, _ matcher: inout EntryMatcher
  ) throws(FigureTooLarge) -> [EntryGroup] {
    var places: [GroupMark: Int] = [:]
    var members: [(mark: GroupMark, rows: [Int])] = []
    for row in rows {
      let mark = mark(of: row, grouping, &matcher)
      if let place = places[mark] {
        members[place].rows.append(row)
      } else {
        places[mark] = members.count
        members.append((mark, [row]))
      }
    }
    members.sort { $0.mark < $1.mark }
    var groups: [EntryGroup] = []
    for (_, rows) in members {
      var totals = EntryTotals()
      for row in rows where glance(at: row).standing == .counts {
        try totals.add(glance(at: row).values, of: entry(at: row).id, in: currency)
      }
      groups.append(
        EntryGroup(
          key: key(of: rows, grouping, &matcher), entries: rows.map(entry(at:)), totals: totals))
    }
    guard sort == .amount else { return groups }
    // By place where the sums are equal, because `sort` promises no stability.
    let order = groups.indices.sorted { left, right in
      let sums = (groups[left].totals.net.magnitude, groups[right].totals.net.magnitude)
      return sums.0 == sums.1 ? left < right : sums.0 > sums.1
    }
    return order.map { groups[$0] }
  }

  /// What decides the group of an entry, and the place of the group.
  private func mark(
    of row: Int, _ grouping: EntryGrouping, _ matcher: inout EntryMatcher
  ) -> GroupMark {
    let (values, texts, _) = glance(at: row)
    switch grouping {
    case .day: return .day(values.date)
    case .month: return .month(values.date.month)
    case .category: return .name(values.category.name)
    case .merchant:
      let merchant = FoldedText(texts.merchant)
      return merchant.isEmpty ? .none : .merchant(merchant)
    case .bucket:
      guard let bucket = matcher.bucket(of: values) else { return .none }
      return BucketName.builtIn.firstIndex(of: bucket).map(GroupMark.builtIn)
        ?? .name(bucket.name)
    }
  }

  /// The key of a group, as the entry of it that was recorded last says it.
  private func key(
    of rows: [Int], _ grouping: EntryGrouping, _ matcher: inout EntryMatcher
  ) -> EntryGroup.Key {
    let (values, texts, _) = glance(at: rows.max() ?? 0)
    switch grouping {
    case .day: return .day(values.date)
    case .month: return .month(values.date.month)
    case .category: return .category(values.category)
    case .merchant: return .merchant(texts.merchant)
    case .bucket: return .bucket(matcher.bucket(of: values))
    }
  }
}
