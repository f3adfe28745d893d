public import LedgerEvents

/// All entries with everything that is known of them, corrections and voids applied.
///
/// Entries that do not count are kept with the reason. An entry is found by its number in its log,
/// which only grows, so that no table of all ids is needed.
public struct EntryRegister: TextProjection {
  /// An entry as it is kept; what touched it stands apart, because few are touched.
  private struct Record: Hashable {
    var id: EventID
    var values: EntryValues
    var texts: EntryTexts
    var recordedAt: Timestamp
    var batch: BatchPlace?
    var status: EntryStatus
    /// The place in ``touched``, -1 while nothing touched it.
    var amendedPlace: Int32 = -1
  }

  private struct Amended: Hashable {
    var first: EntryTexts
    var touches: AmendmentHistory
  }

  /// The entries of one log: their numbers, which grow, and their places in ``records``.
  private struct Writer: Hashable {
    var writer: WriterID
    var numbers: [Int] = []
    var places: [Int32] = []
  }

  /// In the order of the events.
  private var records: [Record] = []
  private var writers: [Writer] = []
  private var amended: [Amended] = []
  /// The settings, from which the bucket of an entry follows.
  public private(set) var plan = BudgetPlan()
  /// The ledger's currency; until a `LogOpened` names it, that which an empty ledger will have, or that of the
  /// first entry.
  public private(set) var currency: Money.Currency?
  private var isOpened = false
  /// The months whose entries are all here; `nil` where all entries are.
  let months: ClosedRange<CalendarMonth>?
  /// What the entries hold that are all here; `nil` where all entries are.
  let sought: SoughtText?
  /// Whether there are entries that are not asked for.
  private var hasOthers = false

  /// All entries of all time.
  public init() { self.init(of: nil, holding: nil) }

  /// The entries that are, or were, dated in some months, whose lines alone are read; all if `nil`.
  public init(of months: ClosedRange<CalendarMonth>?) { self.init(of: months, holding: nil) }

  /// The entries of some months: what it says of others may not be all. Of a long log the lines of those
  /// months are read, and no others.
  ///
  /// - Parameter months: The months that an entry is, or ever was, dated in.
  public init(of months: ClosedRange<CalendarMonth>) { self.init(of: months, holding: nil) }

  /// The entries of some months, or those of all time that hold a text: what it says of others may not be
  /// all.
  public init(of months: ClosedRange<CalendarMonth>?, holding sought: SoughtText?) {
    self.months = months
    self.sought = sought
  }

  /// Takes over what all events say besides entries.
  package mutating func begin(with figures: MonthlyBuckets) {
    plan = figures.plan
    currency = figures.currency
    isOpened = true
    hasOthers = figures.metMonths != nil
  }

  /// Folds events that stand in their order.
  public init(folding events: some Sequence<EventEnvelope>) {
    self.init(folding: events, into: EntryRegister())
  }

  public mutating func begin(in currency: Money.Currency) { self.currency = currency }

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    let id = cause.id
    if change.entry == id {
      add(texts, status: change.status, cause)
    } else if let place = place(of: change.entry) {
      touch(place, change.status, texts, cause)
    }
  }

  private mutating func add(
    _ texts: EntryTextChange, status: EntryStatus, _ cause: borrowing EventEnvelope
  ) {
    let id = cause.id
    if currency == nil { currency = texts.values.amount.currency }
    let place = Int32(truncatingIfNeeded: records.count)
    records.append(
      Record(
        id: id, values: texts.values, texts: texts.now, recordedAt: cause.recordedAt,
        batch: cause.batch, status: status))
    var writer = 0
    if writers.first?.writer != id.writer {
      if let known = writers.firstIndex(where: { $0.writer == id.writer }) {
        writer = known
      } else {
        writer = writers.count
        writers.append(Writer(writer: id.writer))
      }
    }
    assert(writers[writer].numbers.last ?? -1 < id.number, "the numbers of a log grow")
    writers[writer].numbers.append(id.number)
    writers[writer].places.append(place)
  }

  private mutating func touch(
    _ place: Int, _ status: EntryStatus, _ texts: EntryTextChange,
    _ cause: borrowing EventEnvelope
  ) {
    if records[place].amendedPlace < 0 {
      records[place].amendedPlace = Int32(truncatingIfNeeded: amended.count)
      let touches = AmendmentHistory(of: records[place].id)
      amended.append(Amended(first: records[place].texts, touches: touches))
    }
    let index = Int(records[place].amendedPlace)
    amended[index].touches.take(cause)
    records[place].status = status
    records[place].values = texts.values
    records[place].texts = texts.now.completed(by: amended[index].first)
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    if case .logOpened(let opened) = fact.content {
      guard !isOpened else { return }
      isOpened = true
      currency = opened.currency
    }
    plan.apply(fact)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    plan.revert(fact)
  }

  /// The place of an entry, by binary search in the numbers of its log.
  private func place(of id: EventID) -> Int? {
    guard let writer = writers.firstIndex(where: { $0.writer == id.writer }) else { return nil }
    let numbers = writers[writer].numbers
    let place = numbers.partitioningIndex { $0 >= id.number }
    guard place < numbers.count, numbers[place] == id.number else { return nil }
    return Int(writers[writer].places[place])
  }

  private func entry(_ record: Record) -> RegisteredEntry {
    let touches = record.amendedPlace < 0 ? nil : amended[Int(record.amendedPlace)].touches
    return RegisteredEntry(
      id: record.id, values: record.values, texts: record.texts, recordedAt: record.recordedAt,
      status: record.status, batch: record.batch, correctedBy: touches?.corrections ?? [],
      voidedBy: touches?.voids.last, undoneBy: touches?.revertedBy,
      version: touches?.lastVersion ?? record.id)
  }

  /// How many entries there are, whether they count or not.
  public var count: Int { records.count }

  /// Whether the ledger has entries, here or in other months.
  public var isOfEntries: Bool { !records.isEmpty || hasOthers }

  /// An entry by the id of the event that added it; `nil` where there is none such.
  public subscript(id: EventID) -> RegisteredEntry? { place(of: id).map { entry(records[$0]) } }

  /// The entries that count, those added last first.
  public var newest: some Sequence<RegisteredEntry> {
    records.lazy.reversed().filter { $0.status == .counts }.map { entry($0) }
  }

  /// The entries that a filter lets through, in the order of the events.
  func matching(_ filter: EntryQuery.Filter) -> [RegisteredEntry] {
    let pattern = FoldedText(filter.merchant)
    let words = filter.words.map { FoldedText($0) }
    return records.filter { record in
      filter.matches(record.values, record.status)
        && filter.matches(bucket(of: record.values))
        && (!filter.isUnreviewed || !record.texts.isReviewed)
        && (pattern.isEmpty || FoldedText(record.texts.merchant).contains(pattern))
        && (words.isEmpty || EntryRegister.holds(words, record, filter.printed[record.id] ?? []))
    }.map { entry($0) }
  }

  /// Whether each word is a part of one of an entry's texts, or of what is printed on its receipts.
  private static func holds(
    _ words: [FoldedText], _ record: Record, _ printed: [FoldedText]
  ) -> Bool {
    let content = EntryContent(values: record.values, texts: record.texts)
    let texts = content.searchedTexts + printed
    return words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }

  /// The bucket that an entry with such values counts in, by the settings in force for its month;
  /// `nil` for income.
  public func bucket(of values: EntryValues) -> BucketName? {
    guard values.type != .income else { return nil }
    return plan.categories.bucket(of: values.category, on: values.date.month.firstDay)
  }
}

/// An entry as it stands, corrections and voids applied.
public struct RegisteredEntry: Hashable, Identifiable, Codable, Sendable {
  public var id: EventID
  /// What figures are made of.
  public var values: EntryValues
  /// Its words, and where its values came from.
  public var texts: EntryTexts
  /// When it was added.
  public var recordedAt: Timestamp
  /// Whether it counts, and if not, why.
  public var status: EntryStatus
  /// The batch that it was added in; `nil` where it stands alone.
  public var batch: BatchPlace?
  /// The corrections in effect, in their order.
  public var correctedBy: [EventID]
  /// The last void in effect; `nil` where there is none.
  public var voidedBy: EventID?
  /// The undo that took it back; `nil` where it was not undone.
  public var undoneBy: EventID?
  /// The last event that touched it: what a change must be made on.
  public var version: EventID

  /// The values and the texts.
  public var content: EntryContent { EntryContent(values: values, texts: texts) }
  /// The payment that it is a part of; `nil` where it is none, or does not count.
  public var countingPayment: EventID? { status == .counts ? texts.payment : nil }
}

/// A projection that keeps some entries in a register.
package protocol RegisterProjection: TextProjection {
  /// The entries that are kept, and what was set.
  var register: EntryRegister { get set }
}

extension RegisterProjection {
  public mutating func begin(in currency: Money.Currency) { register.begin(in: currency) }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    register.apply(fact, from: cause)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    register.revert(fact, from: cause)
  }
}
