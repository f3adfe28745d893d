/// A query made ready: patterns compiled, words folded, buckets remembered.
struct EntryMatcher {
  private let query: EntryQuery
  private let words: [FoldedText]
  private let holdsMerchant: ((String) -> Bool)?
  /// What was found for each merchant, for most are met again and again.
  private var merchants: [String: Bool] = [:]
  private let categories: CategoryBook
  private var buckets: [Slot: BucketName] = [:]

  /// What decides the bucket of an entry.
  private struct Slot: Hashable {
    var category: CategoryName
    var month: CalendarMonth
  }

  init(_ query: EntryQuery, _ categories: CategoryBook) {
    self.query = query
    words = query.words.map { FoldedText($0) }
    holdsMerchant = query.merchant?.test()
    self.categories = categories
  }

  /// Whether an entry is asked for; the cheap conditions come first.
  mutating func matches(
    _ values: EntryValues, _ texts: EntryTexts, _ standing: EntryStanding
  ) -> Bool {
    guard standing == .counts || query.includesVoided else { return false }
    return meetsDays(values.date) && meetsChoices(values) && meetsAmount(values.amount)
      && meetsBuckets(values) && meetsTexts(values, texts)
  }

  /// The bucket of an entry; `nil` for income.
  mutating func bucket(of values: EntryValues) -> BucketName? {
    guard values.type != .income else { return nil }
    let slot = Slot(category: values.category, month: values.date.month)
    if let bucket = buckets[slot] { return bucket }
    let bucket = categories.bucket(of: slot.category, on: slot.month.firstDay)
    buckets[slot] = bucket
    return bucket
  }

  private func meetsDays(_ day: CalendarDay) -> Bool {
    if let from = query.from, day < from { return false }
    if let to = query.to, to < day { return false }
    return query.months?.contains(day.month) ?? true
  }

  private func meetsChoices(_ values: EntryValues) -> Bool {
    (query.types.isEmpty || query.types.contains(values.type))
      && (query.categories.isEmpty || query.categories.contains(values.category))
      && (query.accounts.isEmpty || query.accounts.contains(values.account))
  }

  private func meetsAmount(_ amount: Money) -> Bool {
    let magnitude = amount.minorUnits.magnitude
    if let least = query.least, magnitude < least.magnitude { return false }
    if let most = query.most, magnitude > most.magnitude { return false }
    return true
  }

  private mutating func meetsBuckets(_ values: EntryValues) -> Bool {
    guard !query.buckets.isEmpty else { return true }
    return bucket(of: values).map(query.buckets.contains) ?? false
  }

  private mutating func meetsMerchant(_ merchant: String) -> Bool {
    guard let holdsMerchant else { return true }
    if let known = merchants[merchant] { return known }
    let holds = holdsMerchant(merchant)
    merchants[merchant] = holds
    return holds
  }

  private mutating func meetsTexts(_ values: EntryValues, _ texts: EntryTexts) -> Bool {
    guard meetsMerchant(texts.merchant) else { return false }
    guard !words.isEmpty else { return true }
    // A line feed between them, so that no word is found across two texts.
    let all = [texts.merchant, texts.note, texts.said, values.category.text]
    let folded = FoldedText(all.joined(separator: "\n"))
    return words.allSatisfy(folded.contains)
  }
}
