public import LedgerEvents

/// A question to an ``EntryRegister``: which entries, in which order.
public struct EntryQuery: Hashable, Sendable {
  /// Which entries.
  public var filter: Filter
  /// In which order.
  public var order: Order
  /// Whether the order is turned round, equals included.
  public var isReversed: Bool

  /// - Parameters:
  ///   - filter: Which entries; all that count unless it says otherwise.
  ///   - order: In which order.
  ///   - isReversed: Whether the order is turned round, equals included.
  public init(
    _ filter: Filter = Filter(), order: Order = .date, isReversed: Bool = false
  ) {
    self.filter = filter
    self.order = order
    self.isReversed = isReversed
  }
}

extension EntryRegister {
  /// The entries that count, by their day, the last first.
  public func entries() -> [RegisteredEntry] { entries(EntryQuery()) }

  /// The entries that a question is about, in its order.
  public func entries(_ query: EntryQuery) -> [RegisteredEntry] {
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

  /// Entries of this register put together by what they have in common; a group stands where its first
  /// entry does.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func groups(
    of entries: [RegisteredEntry], by grouping: EntryQuery.Grouping
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
          key: key, entries: entries, totals: try EntryTotals(of: entries, in: currency ?? .usd)))
    }
    return groups
  }

  private func key(of entry: RegisteredEntry, by grouping: EntryQuery.Grouping) -> EntryGroup.Key {
    switch grouping {
    case .day: .day(entry.values.date)
    case .month: .month(entry.values.date.month)
    case .category: .category(entry.values.category)
    case .merchant: .merchant(entry.texts.merchant)
    case .bucket: .bucket(bucket(of: entry.values))
    }
  }
}

extension EntryQuery {
  /// Which entries are meant: those that keep every condition. Without one, all that count.
  public struct Filter: Hashable, Sendable {
    /// One of these; any if empty.
    public var categories: Set<CategoryName> = []
    /// In one of these, by the settings in force for the entry's month; any if empty.
    public var buckets: Set<BucketName> = []
    /// One of these; any if empty.
    public var accounts: Set<AccountName> = []
    /// One of these; any if empty.
    public var types: Set<EntryType> = []
    /// The first day, included.
    public var from: CalendarDay?
    /// The last day, included.
    public var to: CalendarDay?
    /// The smallest amount, included, in minor units; of a credit too, whose amount is above zero.
    public var minimum: Int64?
    /// The largest amount, included, in minor units.
    public var maximum: Int64?
    /// A part of the merchant, in whatever case and with or without accents; any if empty.
    public var merchant = ""
    /// Each is a part of the merchant, the note, the sentence, the category or of what is printed on a receipt,
    /// in whatever case and with or without accents; any if empty.
    public var words: [String] = []
    /// What is printed on the receipts of entries, as far as it is to be looked through.
    public var printed: [EventID: [FoldedText]] = [:]
    /// Whether only those are meant that nobody has looked at.
    public var isUnreviewed = false
    /// Whether entries that were voided are shown too.
    public var includesVoided = false

    /// All entries that count.
    public init() {}

    /// The entries of one month.
    public init(month: CalendarMonth) {
      from = month.firstDay
      to = month.lastDay
    }

    /// Whether the figures keep the conditions on them.
    func matches(_ values: EntryValues, _ status: EntryStatus) -> Bool {
      guard status == .counts || includesVoided && status == .voided else { return false }
      if let from, values.date < from { return false }
      if let to, to < values.date { return false }
      if let minimum, values.amount.minorUnits.magnitude < minimum.magnitude { return false }
      if let maximum, values.amount.minorUnits.magnitude > maximum.magnitude { return false }
      if !categories.isEmpty, !categories.contains(values.category) { return false }
      if !accounts.isEmpty, !accounts.contains(values.account) { return false }
      return types.isEmpty || types.contains(values.type)
    }

    /// Whether an entry's bucket is one of those asked for.
    func matches(_ bucket: @autoclosure () -> BucketName?) -> Bool {
      if buckets.isEmpty { return true }
      return bucket().map(buckets.contains) ?? false
    }
  }
}

extension EntryQuery.Filter {
  /// Whether money that moved between accounts is meant: such has a day and accounts, and nothing else that can
  /// be asked for.
  package func matchesMove(on day: CalendarDay, _ moved: [AccountName]) -> Bool {
    guard categories.isEmpty, buckets.isEmpty, types.isEmpty, merchant.isEmpty, words.isEmpty,
      minimum == nil, maximum == nil
    else { return false }
    if let from, day < from { return false }
    if let to, to < day { return false }
    return accounts.isEmpty || !accounts.isDisjoint(with: moved)
  }

  /// Whether the budget of a bucket in a month is meant: it is of all that is in the bucket.
  package func matchesBudget(of bucket: BucketName, in month: CalendarMonth) -> Bool {
    guard categories.isEmpty, accounts.isEmpty, types.isEmpty, merchant.isEmpty, words.isEmpty,
      minimum == nil, maximum == nil
    else { return false }
    if let from, month.lastDay < from { return false }
    if let to, to < month.firstDay { return false }
    return buckets.isEmpty || buckets.contains(bucket)
  }
}

/// Tells entries one by one whether a filter lets them through, for who holds no register of them.
package struct EntrySieve: Sendable {
  private let filter: EntryQuery.Filter
  private let merchant: FoldedText
  private let words: [FoldedText]
  private let withHistory: Bool

  /// - Parameters:
  ///   - filter: What the entries must be.
  ///   - withHistory: Whether what does not count is let through, for whatever reason.
  package init(_ filter: EntryQuery.Filter, withHistory: Bool = false) {
    self.filter = filter
    self.withHistory = withHistory
    merchant = FoldedText(filter.merchant)
    words = filter.words.map { FoldedText($0) }
  }

  /// Whether an entry is let through.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - bucket: The one that the entry counts in; `nil` for income.
  package func letsThrough(
    _ entry: RegisteredEntry, in bucket: @autoclosure () -> BucketName?
  ) -> Bool {
    let status = withHistory ? .counts : entry.status
    guard filter.matches(entry.values, status), filter.matches(bucket()) else { return false }
    if filter.isUnreviewed, entry.texts.isReviewed { return false }
    if !merchant.isEmpty, !FoldedText(entry.texts.merchant).contains(merchant) { return false }
    if words.isEmpty { return true }
    let texts = entry.content.searchedTexts
    return words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }
}

extension EntryQuery {
  /// In which order entries are listed; of equals the one that was added later stands first.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The newest day first.
    case date
    /// The largest first.
    case amount
    /// By merchant, A to Z, in whatever case and with or without accents; those without one last.
    case name
  }
}

extension EntryQuery {
  /// What entries are put together by.
  public enum Grouping: String, Hashable, Sendable, CaseIterable {
    /// By its day.
    case day
    /// By its category.
    case category
    /// In whatever case and with or without accents.
    case merchant
    /// By the settings in force for the month of each entry.
    case bucket
    /// By the month of its day.
    case month
  }
}

extension EntryContent {
  /// What of an entry itself words are looked for in.
  var searchedTexts: [FoldedText] {
    [texts.merchant, texts.note, texts.said, values.category.text].map { FoldedText($0) }
  }

  /// Those of some words that it does not hold itself: only what is attached to it may.
  public func lacking(_ words: [String]) -> [String] {
    let texts = searchedTexts
    return words.filter { word in
      let part = FoldedText(word)
      return !texts.contains { $0.contains(part) }
    }
  }
}
