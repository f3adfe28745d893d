public import LedgerEvents

/// All entries with everything known about them, corrections and voids applied.
///
/// Entries that do not count are kept, with the reason. An entry is found by its number in its log, and numbers only
/// grow, so no table of all ids is needed.
public struct EntryRegister: TextProjection {
  /// An entry as stored; its amendments are stored separately, because few entries have any.
  private struct Record: Hashable {
    var id: EventID
    var values: EntryValues
    var texts: EntryTexts
    var recordedAt: Timestamp
    var batch: BatchPlace?
    var status: EntryStatus
    /// The index in the amendments; -1 if there are none.
    var amendedPlace: Int32 = -1
  }

  private struct Amended: Hashable {
    var first: EntryTexts
    var touches: AmendmentHistory
  }

  /// The entries of one log: their numbers, in ascending order, and their indices in ``records``.
  private struct Writer: Hashable {
    var writer: WriterID
    var numbers: [Int] = []
    var places: [Int32] = []
  }

  /// The records in the order of the events.
  private var records: [Record] = []
  /// Sorted by writer.
  private var writers: [Writer] = []
  private var amended: [Amended] = []
  /// The settings, which determine the bucket of an entry.
  public private(set) var plan = BudgetPlan()
  /// The ledger's currency; before a `LogOpened` event names it, the currency that an empty ledger will have, or that
  /// of the first entry.
  public private(set) var currency: Money.Currency?
  private var isOpened = false
  /// The months whose entries are complete; `nil` if all entries are.
  let months: ClosedRange<CalendarMonth>?
  /// The text whose entries are complete; `nil` if all entries are.
  let sought: SoughtText?
  /// Whether there are entries beyond the requested ones.
  private var hasOthers = false

  /// Creates a register of all entries.
  public init() { self.init(of: nil, holding: nil) }

  /// Creates a register of the entries that are or were dated in some months, reading only their lines; `nil` for
  /// all.
  public init(of months: ClosedRange<CalendarMonth>?) { self.init(of: months, holding: nil) }

  /// Creates a register of the entries of some months; it may lack others. Of a long log, only the lines of those
  /// months are read.
  ///
  /// - Parameter months: The months that an entry is, or ever was, dated in.
  public init(of months: ClosedRange<CalendarMonth>) { self.init(of: months, holding: nil) }

  /// Creates a register of the entries of some months, or of those of all time that contain a text; it may lack
  /// others.
  public init(of months: ClosedRange<CalendarMonth>?, holding sought: SoughtText?) {
    self.months = months
    self.sought = sought
  }

  /// Starts from everything that all events state besides entries.
  package mutating func begin(with figures: MonthlyBuckets) {
    plan = figures.plan
    currency = figures.currency
    isOpened = true
    hasOthers = figures.metMonths != nil
  }

  /// Folds events in their order.
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
    let writer = writers.partitioningIndex { $0.writer >= id.writer }
    if writer == writers.count || writers[writer].writer != id.writer {
      writers.insert(Writer(writer: id.writer), at: writer)
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

  /// Returns the index of an entry, by binary search in the numbers of its log.
  private func place(of id: EventID) -> Int? {
    let index = writers.partitioningIndex { $0.writer >= id.writer }
    guard index < writers.count, writers[index].writer == id.writer else { return nil }
    let numbers = writers[index].numbers
    let place = numbers.partitioningIndex { $0 >= id.number }
    guard place < numbers.count, numbers[place] == id.number else { return nil }
    return Int(writers[index].places[place])
  }

  private func entry(_ record: Record) -> RegisteredEntry {
    let touches = record.amendedPlace < 0 ? nil : amended[Int(record.amendedPlace)].touches
    return RegisteredEntry(
      id: record.id, values: record.values, texts: record.texts, recordedAt: record.recordedAt,
      status: record.status, batch: record.batch, correctedBy: touches?.corrections ?? [],
      voidedBy: touches?.voids.last, undoneBy: touches?.revertedBy,
      version: touches?.lastVersion ?? record.id)
  }

  /// The number of entries, whether they count or not.
  public var count: Int { records.count }

  /// Whether the ledger has entries, here or in other months.
  public var isOfEntries: Bool { !records.isEmpty || hasOthers }

  /// Returns an entry by the id of the event that added it; `nil` if there is none.
  public subscript(id: EventID) -> RegisteredEntry? { place(of: id).map { entry(records[$0]) } }

  /// The entries that count, the last added first.
  public var newest: some Sequence<RegisteredEntry> {
    records.lazy.reversed().filter { $0.status == .counts }.map { entry($0) }
  }

  /// Calls a body with each entry that counts, in the order of the events.
  func forEachCounted(_ body: (EventID, EntryValues, EntryTexts) -> Void) {
    for record in records where record.status == .counts {
      body(record.id, record.values, record.texts)
    }
  }

  /// Returns the entries that match a filter, in the order of the events.
  func matching(_ filter: EntryQuery.Filter) -> [RegisteredEntry] {
    places(matching: filter).map { entry(records[$0]) }
  }

  /// Returns the entries that match a query, in its order.
  public func entries(_ query: EntryQuery) -> [RegisteredEntry] {
    // The last added come first; the sort is stable, so equal entries keep this order. Indices are sorted, because
    // entries are large.
    var places: [Int] = places(matching: query.filter).reversed()
    switch query.order {
    case .date: places.sort { records[$1].values.date < records[$0].values.date }
    case .amount:
      func size(_ place: Int) -> UInt64 { records[place].values.amount.minorUnits.magnitude }
      places.sort { size($1) < size($0) }
    case .name:
      places = places.map { (key: FoldedText(records[$0].texts.merchant), place: $0) }
        .sorted { $0.key.stands(before: $1.key) }.map(\.place)
    }
    if query.isReversed { places.reverse() }
    return places.map { entry(records[$0]) }
  }

  private func places(matching filter: EntryQuery.Filter) -> [Int] {
    let pattern = FoldedText(filter.merchant)
    let words = filter.soughtWords
    return records.indices.filter { place in
      let record = records[place]
      return filter.matches(record.values, record.status)
        && filter.matches(bucket(of: record.values))
        && filter.matches(record.texts)
        && (pattern.isEmpty || FoldedText(record.texts.merchant).contains(pattern))
        && EntryContent(values: record.values, texts: record.texts)
          .holds(words, printed: filter.printed[record.id] ?? [])
    }
  }

  /// Returns the bucket that an entry with these values counts in, by the settings in force for its month; `nil` for
  /// income.
  public func bucket(of values: EntryValues) -> BucketName? {
    guard values.type != .income else { return nil }
    return plan.categories.bucket(of: values.category, on: values.date.month.firstDay)
  }
}

/// The current state of an entry, corrections and voids applied.
public struct RegisteredEntry: Hashable, Identifiable, Codable, Sendable {
  public var id: EventID
  /// The values that figures are computed from.
  public var values: EntryValues
  /// Its texts, and the source of its values.
  public var texts: EntryTexts
  /// The time at which it was added.
  public var recordedAt: Timestamp
  /// Whether it counts, and if not, why.
  public var status: EntryStatus
  /// The batch that it was added in; `nil` if it was added alone.
  public var batch: BatchPlace?
  /// The corrections in effect, in their order.
  public var correctedBy: [EventID]
  /// The last void in effect; `nil` if there is none.
  public var voidedBy: EventID?
  /// The undo of the entry; `nil` if it was not undone.
  public var undoneBy: EventID?
  /// The last event that touched it; a change must be based on it.
  public var version: EventID

  /// The values and the texts.
  public var content: EntryContent { EntryContent(values: values, texts: texts) }
  /// The payment that it is a part of; `nil` if it is no part of one, or does not count.
  public var countingPayment: EventID? { status == .counts ? texts.payment : nil }
}

/// A projection that keeps some entries in a register.
package protocol RegisterProjection: TextProjection {
  /// The kept entries, and the settings.
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

extension RegisteredEntry {
  /// A batch with more events is no shared purchase.
  private static let mostShared = 64

  /// Returns the moves that lent something to people together with this entry: "dinner 60 split anna bob" is one's own
  /// share, and a move to each of the two.
  ///
  /// They were stored in the same batch, and typed with the same words: another line of the act has its own.
  ///
  /// - Parameters:
  ///   - moves: The transfers in effect, by their events.
  ///   - accounts: The accounts, which tell who is a person.
  public func lent(
    among moves: [EventID: TransferMade], _ accounts: AccountBook
  ) -> [EventID] {
    guard !moves.isEmpty, let batch, batch.count <= RegisteredEntry.mostShared else { return [] }
    return (batch.index..<batch.count).map { id.advanced(by: $0 - batch.index) }.filter { event in
      guard let move = moves[event] else { return false }
      return move.said == texts.said && accounts.kind(of: move.destination) == .person
    }
  }
}
