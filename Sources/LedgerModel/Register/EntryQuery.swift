public import LedgerEvents

/// A query to an ``EntryRegister``: which entries, in which order.
public struct EntryQuery: Hashable, Sendable {
  /// The condition on the entries.
  public var filter: Filter
  /// The order of the entries.
  public var order: Order
  /// Whether the order is reversed, including that of equal entries.
  public var isReversed: Bool

  /// - Parameters:
  ///   - filter: The condition; by default all entries that count.
  ///   - order: The order.
  ///   - isReversed: Whether the order is reversed, including that of equal entries.
  public init(
    _ filter: Filter = Filter(), order: Order = .date, isReversed: Bool = false
  ) {
    self.filter = filter
    self.order = order
    self.isReversed = isReversed
  }
}

extension EntryRegister {
  /// Returns the entries that count, by day, the latest first.
  public func entries() -> [RegisteredEntry] { entries(EntryQuery()) }

  /// Groups entries of this register by what they have in common; a group is at the position of its first entry.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func groups(
    of entries: [RegisteredEntry], by grouping: EntryQuery.Grouping
  ) throws(FigureTooLarge) -> [EntryGroup] {
    var keys: [EntryGroup.Key] = []
    var members: [[RegisteredEntry]] = []
    var places: [EntryGroup.Key: Int] = [:]
    for entry in entries {
      for key in self.keys(of: entry, by: grouping) {
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
    }
    var groups: [EntryGroup] = []
    for (key, entries) in zip(keys, members) {
      groups.append(
        EntryGroup(
          key: key, entries: entries, totals: try EntryTotals(of: entries, in: currency ?? .usd)))
    }
    return groups
  }

  private func keys(
    of entry: RegisteredEntry, by grouping: EntryQuery.Grouping
  ) -> [EntryGroup.Key] {
    switch grouping {
    case .day: [.day(entry.values.date)]
    case .month: [.month(entry.values.date.month)]
    case .category: [.category(entry.values.category)]
    case .merchant: [.merchant(entry.texts.merchant)]
    case .bucket: [.bucket(bucket(of: entry.values))]
    case .tag: entry.texts.tags.isEmpty ? [.tag("")] : entry.texts.tags.map { .tag($0) }
    }
  }
}

extension EntryQuery {
  /// A condition on entries: those that satisfy every part of it. Without any, all that count.
  public struct Filter: Hashable, Sendable {
    /// The categories; any if empty.
    public var categories: Set<CategoryName> = []
    /// The buckets, by the settings in force for the entry's month; any if empty.
    public var buckets: Set<BucketName> = []
    /// The accounts; any if empty.
    public var accounts: Set<AccountName> = []
    /// The types; any if empty.
    public var types: Set<EntryType> = []
    /// The tags that an entry must all have, as ``LedgerEvents/EntryDetails/tag(_:)`` spells them; any if empty.
    public var tags: Set<String> = []
    /// The first day, included.
    public var from: CalendarDay?
    /// The last day, included.
    public var to: CalendarDay?
    /// The smallest amount, inclusive, in minor units; a credit's amount is positive too.
    public var minimum: Int64?
    /// The largest amount, inclusive, in minor units.
    public var maximum: Int64?
    /// A part of the merchant, ignoring case and accents; any if empty.
    public var merchant = ""
    /// Words that must each be a part of the merchant, note, sentence, category or printed receipt text, ignoring
    /// case and accents; any if empty.
    public var words: [String] = []
    /// The words that are amounts too, in minor units: such a word is that amount, or a part of a text other than the
    /// sentence, whose numbers may have been corrected since.
    public var amounts: [String: Int64] = [:]
    /// The printed texts of the entries' receipts, as far as they are to be searched.
    public var printed: [EventID: [FoldedText]] = [:]
    /// Whether only unreviewed entries match.
    public var isUnreviewed = false
    /// Whether voided entries match too.
    public var includesVoided = false

    /// Creates a filter for all entries that count.
    public init() {}

    /// Creates a filter for the entries of one month.
    public init(month: CalendarMonth) {
      from = month.firstDay
      to = month.lastDay
    }

    var soughtWords: [SoughtWord] {
      words.map { SoughtWord(text: FoldedText($0), amount: amounts[$0]) }
    }

    /// Returns whether values and status satisfy the conditions on them.
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

    /// Returns whether the conditions on a review and on tags hold.
    func matches(_ texts: EntryTexts) -> Bool {
      (!isUnreviewed || !texts.isReviewed) && (tags.isEmpty || tags.isSubset(of: texts.tags))
    }

    /// Returns whether a bucket is one of the requested ones.
    func matches(_ bucket: @autoclosure () -> BucketName?) -> Bool {
      if buckets.isEmpty { return true }
      return bucket().map(buckets.contains) ?? false
    }
  }
}

extension EntryQuery.Filter {
  /// Returns whether a move between accounts matches: a move has only a day, accounts and tags, so any other condition
  /// excludes it.
  package func matchesMove(
    on day: CalendarDay, _ moved: [AccountName], tagged: [String] = []
  ) -> Bool {
    guard categories.isEmpty, buckets.isEmpty, types.isEmpty, merchant.isEmpty, words.isEmpty,
      minimum == nil, maximum == nil
    else { return false }
    if let from, day < from { return false }
    if let to, to < day { return false }
    if !tags.isEmpty, !tags.isSubset(of: tagged) { return false }
    return accounts.isEmpty || !accounts.isDisjoint(with: moved)
  }

  /// Returns whether the budget of a bucket in a month matches; it belongs to everything in the bucket.
  package func matchesBudget(of bucket: BucketName, in month: CalendarMonth) -> Bool {
    guard categories.isEmpty, accounts.isEmpty, types.isEmpty, merchant.isEmpty, words.isEmpty,
      minimum == nil, maximum == nil, tags.isEmpty
    else { return false }
    if let from, month.lastDay < from { return false }
    if let to, to < month.firstDay { return false }
    return buckets.isEmpty || buckets.contains(bucket)
  }
}

/// Tests entries one by one against a filter, for callers without a register of them.
package struct EntrySieve: Sendable {
  private let filter: EntryQuery.Filter
  private let merchant: FoldedText
  private let words: [SoughtWord]
  private let withHistory: Bool

  /// - Parameters:
  ///   - filter: The filter.
  ///   - withHistory: Whether entries that do not count pass too, for whatever reason.
  package init(_ filter: EntryQuery.Filter, withHistory: Bool = false) {
    self.filter = filter
    self.withHistory = withHistory
    merchant = FoldedText(filter.merchant)
    words = filter.soughtWords
  }

  /// Returns whether an entry passes.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - bucket: The bucket that the entry counts in; `nil` for income.
  package func letsThrough(
    _ entry: RegisteredEntry, in bucket: @autoclosure () -> BucketName?
  ) -> Bool {
    let status = withHistory ? .counts : entry.status
    guard filter.matches(entry.values, status), filter.matches(bucket()) else { return false }
    guard filter.matches(entry.texts) else { return false }
    if !merchant.isEmpty, !FoldedText(entry.texts.merchant).contains(merchant) { return false }
    return entry.content.holds(words)
  }
}

/// A word that an entry must hold.
struct SoughtWord: Hashable, Sendable {
  let text: FoldedText
  /// The amount that it is, in minor units; `nil` if it is none.
  let amount: Int64?
}

extension EntryQuery {
  /// The order of entries; among equal ones, the one added later comes first.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The newest day first.
    case date
    /// The largest first.
    case amount
    /// By merchant, A to Z, ignoring case and accents; entries without one last.
    case name
  }
}

extension EntryQuery {
  /// The grouping of entries.
  public enum Grouping: String, Hashable, Sendable, CaseIterable {
    /// By day.
    case day
    /// By category.
    case category
    /// By merchant, ignoring case and accents.
    case merchant
    /// By bucket, according to the settings in force for the month of each entry.
    case bucket
    /// By the month of the day.
    case month
    /// By tag: an entry with several tags is in several groups.
    case tag
  }
}

extension EntryContent {
  /// The texts of an entry that words are searched in.
  var searchedTexts: [FoldedText] {
    (texts.tags + [texts.merchant, texts.note, values.category.text, texts.said])
      .map { FoldedText($0) }
  }

  /// Returns whether each word is a part of one of the texts, or of its printed receipt texts, or is its amount.
  func holds(_ words: [SoughtWord], printed: [FoldedText] = []) -> Bool {
    if words.isEmpty { return true }
    let texts = searchedTexts
    return words.allSatisfy { word in
      guard let amount = word.amount else {
        return (texts + printed).contains { $0.contains(word.text) }
      }
      return values.amount.minorUnits.magnitude == amount.magnitude
        || (texts.dropLast() + printed).contains { $0.contains(word.text) }
    }
  }

  /// Returns the words that it does not contain itself; only its attachments may contain them.
  public func lacking(_ words: [String]) -> [String] {
    let texts = searchedTexts
    return words.filter { word in
      let part = FoldedText(word)
      return !texts.contains { $0.contains(part) }
    }
  }
}
