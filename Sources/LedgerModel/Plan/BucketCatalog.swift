public import LedgerEvents

/// The buckets of a ledger: the three that every one has, and what was added, renamed and ended.
public struct BucketCatalog: Hashable, Sendable {
  /// One bucket.
  private struct Record: Hashable {
    /// How it is shown, from the beginning of the calendar; empty for its folded name.
    var displayNames: SettingTimeline<String> = .init()
    /// Whether there is it, from the days on which it begins and ends.
    var spans: SettingTimeline<Span> = .init()
  }

  /// Whether there is a bucket from a day on.
  enum Span: Hashable, Sendable {
    case begins
    /// What it has goes to another one; `nil` if it had nothing.
    case ends(heir: BucketName?)

    var isEnd: Bool { self != .begins }
  }

  private var records: [BucketName: Record] = [:]
  /// Whether a bucket was ever ended.
  private var hasEnds = false

  /// The three buckets that every ledger begins with.
  public init() {}

  mutating func apply(_ added: BucketAdded, by event: EventID) {
    var record = records[added.bucket] ?? Record()
    record.spans.apply(.begins, from: added.from, by: event)
    // One that begins again keeps its name, unless it says another one.
    if !added.displayName.isEmpty {
      record.displayNames.apply(added.displayName, from: .first, by: event)
    }
    records[added.bucket] = record
  }

  mutating func apply(_ renamed: BucketRenamed, by event: EventID) {
    records[renamed.bucket, default: Record()].displayNames.apply(
      renamed.displayName, from: .first, by: event)
  }

  mutating func apply(_ ended: BucketEnded, by event: EventID) {
    records[ended.bucket, default: Record()].spans
      .apply(.ends(heir: ended.heir), from: ended.from, by: event)
    hasEnds = true
  }

  /// Takes back what an event said of a bucket.
  mutating func revert(_ bucket: BucketName, _ event: EventID) {
    records[bucket]?.displayNames.revert(event)
    records[bucket]?.spans.revert(event)
  }
}

extension BucketCatalog {
  /// Whether a bucket is one of the three or was added; ended ones exist too.
  public func exists(_ bucket: BucketName) -> Bool {
    BucketName.builtIn.contains(bucket) || addition(of: bucket) != nil
  }

  /// The first day on which there is a bucket; that of the calendar for one of the three, `nil` where it
  /// does not exist.
  public func beginning(of bucket: BucketName) -> CalendarDay? {
    BucketName.builtIn.contains(bucket) ? .first : firstSpan(of: bucket)?.from
  }

  /// The first day on which there is a bucket no longer; `nil` if it was not ended, or began again.
  public func end(of bucket: BucketName) -> CalendarDay? { end(of: bucket, by: .last) }

  /// The same as far as it had ended by a day.
  public func end(of bucket: BucketName, by day: CalendarDay) -> CalendarDay? {
    guard hasEnds else { return nil }
    return records[bucket]?.spans.beginning(through: day, where: \.isEnd)?.from
  }

  /// Whether there is a bucket on a day.
  public func isOffered(_ bucket: BucketName, on day: CalendarDay) -> Bool {
    guard let beginning = beginning(of: bucket), beginning <= day else { return false }
    return span(of: bucket, on: day)?.value.isEnd != true
  }

  /// The buckets that there are on a day: of the three, then the added ones by name.
  public func offered(on day: CalendarDay) -> [BucketName] {
    all.filter { isOffered($0, on: day) }
  }

  /// Every bucket that exists, in the same order; ended ones too.
  public var all: [BucketName] {
    let added = records.keys.filter { !BucketName.builtIn.contains($0) && exists($0) }
    return BucketName.builtIn + added.sorted()
  }

  /// The bucket that has on a day what one had: itself, or where its end moved it.
  ///
  /// Where two devices ended two buckets into each other, each keeps what it has.
  public func heir(of bucket: BucketName, on day: CalendarDay) -> BucketName {
    guard hasEnds else { return bucket }
    var heir = bucket
    var passed: Set<BucketName> = []
    while case .ends(let next?) = span(of: heir, on: day)?.value {
      guard passed.insert(heir).inserted else { return bucket }
      heir = next
    }
    return heir
  }

  /// The events that moved what a bucket had to its heir on a day, the first first.
  func moves(of bucket: BucketName, on day: CalendarDay) -> [EventID] {
    let last = heir(of: bucket, on: day)
    var (bucket, events) = (bucket, [EventID]())
    while bucket != last, let end = span(of: bucket, on: day), case .ends(let next?) = end.value {
      events.append(end.event)
      bucket = next
    }
    return events
  }

  /// How a bucket is shown: as it was called last, else `Fundamentals`, `Fun` and `Future You`, else by
  /// its folded name.
  public func displayName(of bucket: BucketName) -> String {
    if let name = name(of: bucket)?.value, !name.isEmpty { return name }
    switch bucket {
    case .fundamentals: return "Fundamentals"
    case .fun: return "Fun"
    case .future: return "Future You"
    default: return bucket.text
    }
  }

  /// The bucket that a person names by the one name or the other.
  public func meant(by name: BucketName) -> BucketName {
    exists(name) ? name : all.first { BucketName(displayName(of: $0)) == name } ?? name
  }

  /// What called a bucket last; `nil` where nothing did.
  func name(of bucket: BucketName) -> SettingTimeline<String>.Element? {
    records[bucket]?.displayNames.inForce(on: .last)
  }

  /// The event that began a bucket, the first one in effect; `nil` where none did.
  func addition(of bucket: BucketName) -> EventID? { firstSpan(of: bucket)?.event }

  private func firstSpan(of bucket: BucketName) -> SettingTimeline<Span>.Element? {
    records[bucket]?.spans.inEffect.first { !$0.value.isEnd }
  }

  /// What began or ended a bucket, in force on a day; `nil` if nothing did.
  func span(of bucket: BucketName, on day: CalendarDay) -> SettingTimeline<Span>.Element? {
    records[bucket]?.spans.inForce(on: day)
  }

  /// The first days of all buckets that were added, and those on which some ended.
  var startingDays: [CalendarDay] {
    records.values.flatMap { $0.spans.inEffect.map(\.from) }
  }
}

extension BucketName {
  /// Words that mean something else where a bucket is named: the month as a whole, every bucket, a
  /// preset.
  static let reserved: [BucketName] = ["month", "all", "puldar"].compactMap { BucketName($0) }
}
