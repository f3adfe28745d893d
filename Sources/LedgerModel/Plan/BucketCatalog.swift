public import LedgerEvents

/// The buckets of a ledger: the three built-in ones, and those added, renamed and ended.
public struct BucketCatalog: Hashable, Sendable {
  /// One bucket.
  private struct Record: Hashable {
    /// The displayed names, from the beginning of the calendar; empty for the folded name.
    var displayNames: SettingTimeline<String> = .init()
    /// The beginnings and ends of the bucket.
    var spans: SettingTimeline<Span> = .init()
  }

  /// The beginning or the end of a bucket.
  enum Span: Hashable, Sendable {
    case begins
    /// Its holdings go to another bucket; `nil` if it had none.
    case ends(heir: BucketName?)

    var isEnd: Bool { self != .begins }
  }

  private var records: [BucketName: Record] = [:]
  /// Whether a bucket was ever ended.
  private var hasEnds = false

  /// Creates the catalog with the three built-in buckets.
  public init() {}

  mutating func apply(_ added: BucketAdded, by event: EventID) {
    var record = records[added.bucket] ?? Record()
    record.spans.apply(.begins, from: added.from, by: event)
    // A bucket that begins again keeps its name unless it gets a new one.
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

  /// Reverts an event about a bucket.
  mutating func revert(_ bucket: BucketName, _ event: EventID) {
    records[bucket]?.displayNames.revert(event)
    records[bucket]?.spans.revert(event)
  }
}

extension BucketCatalog {
  /// Returns whether a bucket is built in or was added; ended ones exist too.
  public func exists(_ bucket: BucketName) -> Bool {
    BucketName.builtIn.contains(bucket) || addition(of: bucket) != nil
  }

  /// Returns the first day of a bucket; the first day of the calendar for a built-in one, `nil` if it does not exist.
  public func beginning(of bucket: BucketName) -> CalendarDay? {
    BucketName.builtIn.contains(bucket) ? .first : firstSpan(of: bucket)?.from
  }

  /// Returns the first day without the bucket; `nil` if it was not ended, or began again.
  public func end(of bucket: BucketName) -> CalendarDay? { end(of: bucket, by: .last) }

  /// Returns the same, considering only ends through a day.
  public func end(of bucket: BucketName, by day: CalendarDay) -> CalendarDay? {
    guard hasEnds else { return nil }
    return records[bucket]?.spans.beginning(through: day, where: \.isEnd)?.from
  }

  /// Returns whether a bucket is available on a day.
  public func isOffered(_ bucket: BucketName, on day: CalendarDay) -> Bool {
    guard let beginning = beginning(of: bucket), beginning <= day else { return false }
    return span(of: bucket, on: day)?.value.isEnd != true
  }

  /// Returns the buckets available on a day: built-in ones, then added ones by name.
  public func offered(on day: CalendarDay) -> [BucketName] {
    all.filter { isOffered($0, on: day) }
  }

  /// Every bucket that exists, in the same order, including ended ones.
  public var all: [BucketName] {
    let added = records.keys.filter { !BucketName.builtIn.contains($0) && exists($0) }
    return BucketName.builtIn + added.sorted()
  }

  /// Returns the bucket that has a bucket's holdings on a day: itself, or the heir named by its end.
  ///
  /// If two devices ended two buckets into each other, each keeps its holdings.
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

  /// Returns the events that moved a bucket's holdings to its heir on a day, the earliest first.
  func moves(of bucket: BucketName, on day: CalendarDay) -> [EventID] {
    let last = heir(of: bucket, on: day)
    var (bucket, events) = (bucket, [EventID]())
    while bucket != last, let end = span(of: bucket, on: day), case .ends(let next?) = end.value {
      events.append(end.event)
      bucket = next
    }
    return events
  }

  /// Returns the displayed name: the latest name given, else `Fundamentals`, `Fun` and `Future You`, else the folded
  /// name.
  public func displayName(of bucket: BucketName) -> String {
    if let name = name(of: bucket)?.value, !name.isEmpty { return name }
    switch bucket {
    case .fundamentals: return "Fundamentals"
    case .fun: return "Fun"
    case .future: return "Future You"
    default: return bucket.text
    }
  }

  /// Returns the bucket that a person means by its folded or displayed name.
  public func meant(by name: BucketName) -> BucketName {
    exists(name) ? name : all.first { BucketName(displayName(of: $0)) == name } ?? name
  }

  /// Returns the latest naming of a bucket; `nil` if there is none.
  func name(of bucket: BucketName) -> SettingTimeline<String>.Element? {
    records[bucket]?.displayNames.inForce(on: .last)
  }

  /// Returns the first event in effect that began a bucket; `nil` if there is none.
  func addition(of bucket: BucketName) -> EventID? { firstSpan(of: bucket)?.event }

  private func firstSpan(of bucket: BucketName) -> SettingTimeline<Span>.Element? {
    records[bucket]?.spans.inEffect.first { !$0.value.isEnd }
  }

  /// Returns the beginning or end in force on a day; `nil` if there is none.
  func span(of bucket: BucketName, on day: CalendarDay) -> SettingTimeline<Span>.Element? {
    records[bucket]?.spans.inForce(on: day)
  }

  /// The days on which added buckets began, or any bucket ended.
  var startingDays: [CalendarDay] {
    records.values.flatMap { $0.spans.inEffect.map(\.from) }
  }
}

extension BucketName {
  /// Names with another meaning in place of a bucket: the whole month, all buckets, a preset.
  static let reserved: [BucketName] = ["month", "all", "puldar"].compactMap { BucketName($0) }
}
