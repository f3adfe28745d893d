/// The entries of a ledger, with corrections, voids and undos applied.
///
/// It also keeps the settings, because the bucket of an entry is told by the plan in force for the
/// entry's month.
public struct EntryRegister: Projection {
  public static var reads: EventParts { .texts }

  /// The ledger's currency; until a `LogOpened` names it, that of the first amount.
  public private(set) var currency: Currency?
  public private(set) var plan = BudgetPlan()
  private var isOpened = false
  /// In the order in which the entries were recorded.
  private var rows: [Row] = []
  private var logs: [LogRows] = []
  private var touched = TouchedEntries(keepsTexts: true)

  /// An entry, kept small because there may be a million.
  private struct Row: Hashable {
    var values: EntryValues
    var texts: EntryTexts
    var recordedAt: Timestamp
    var id: EventID
    /// The batch's place and length; a length of 0 stands for none.
    var batchIndex: Int32
    var batchCount: Int32
    /// The place among the touched entries, -1 for an entry that nothing touched.
    var place: Int32 = -1
    var standing: EntryStanding
  }

  /// Which rows are one log's; their numbers increase, so that one is found by halving.
  private struct LogRows: Hashable {
    var writer: WriterID
    var rows: [Int32]
  }

  public init() {}

  /// Folds events that stand in their order.
  public init(folding events: some Sequence<EventEnvelope>) {
    self.init(folding: events, into: EntryRegister())
  }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    apply(change, texts: EntryTextChange(was: .notRead, now: .notRead), from: cause)
  }

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    if change.entry == cause.id {
      add(change, texts.now, cause)
    } else {
      touch(change, cause)
    }
  }

  public mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    if case .logOpened(let opened) = fact.event {
      guard !isOpened else { return }
      isOpened = true
      currency = opened.currency
    }
    plan.apply(fact)
  }

  public mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    plan.revert(fact)
  }

  private mutating func add(
    _ change: EntryChange, _ texts: EntryTexts, _ cause: borrowing EventEnvelope
  ) {
    guard let values = change.now ?? cause.event.newEntry?.values else { return }
    if currency == nil { currency = values.amount.currency }
    let row = Int32(truncatingIfNeeded: rows.count)
    rows.append(
      Row(
        values: values, texts: texts, recordedAt: cause.recordedAt, id: cause.id,
        batchIndex: Int32(truncatingIfNeeded: cause.batch?.index ?? 0),
        batchCount: Int32(truncatingIfNeeded: cause.batch?.count ?? 0),
        standing: change.standing))
    if let log = logs.firstIndex(where: { $0.writer == cause.id.writer }) {
      logs[log].rows.append(row)
    } else {
      logs.append(LogRows(writer: cause.id.writer, rows: [row]))
    }
  }

  private mutating func touch(_ change: EntryChange, _ cause: borrowing EventEnvelope) {
    guard let row = row(of: change.entry) else { return }
    let place = touched.place(
      of: change.entry, first: EntryContent(values: rows[row].values, texts: rows[row].texts))
    touched.follow(cause, place)
    rows[row].place = Int32(truncatingIfNeeded: place)
    rows[row].values = change.now ?? touched.settled(place).values
    rows[row].texts = touched.settledTexts(place)
    rows[row].standing = change.standing
  }

  /// The row of an entry, found by halving among those of its log.
  private func row(of id: EventID) -> Int? {
    guard let log = logs.first(where: { $0.writer == id.writer }) else { return nil }
    var low = 0
    var high = log.rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[Int(log.rows[middle])].id.number < id.number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < log.rows.count else { return nil }
    let row = Int(log.rows[low])
    return rows[row].id == id ? row : nil
  }
}

extension EntryRegister {
  /// How many entries there are, those included that no longer count.
  public var count: Int { rows.count }

  /// An entry by its id; `nil` where there is none.
  public subscript(id: EventID) -> RegisteredEntry? { row(of: id).map(entry(at:)) }

  /// All entries, the one recorded last first, those included that no longer count.
  public var entries: [RegisteredEntry] { rows.indices.reversed().map(entry(at:)) }

  /// The entries that count, the one recorded last first.
  public var newest: some Sequence<RegisteredEntry> {
    rows.indices.lazy.reversed().filter { rows[$0].standing == .counts }.map(entry(at:))
  }

  /// The bucket that an entry's values count in, by the plan in force for their month; `nil` for
  /// income, which is in none.
  public func bucket(of values: EntryValues) -> BucketName? {
    guard values.type != .income else { return nil }
    return plan.categories.bucket(of: values.category, on: values.date.month.firstDay)
  }

  /// The entry at a place in the order in which they were recorded.
  func entry(at row: Int) -> RegisteredEntry {
    let kept = rows[row]
    let place = Int(kept.place)
    return RegisteredEntry(
      id: kept.id, values: kept.values, texts: kept.texts, recordedAt: kept.recordedAt,
      standing: kept.standing, correctedBy: place < 0 ? [] : touched.corrections(place),
      voidedBy: place < 0 ? nil : touched.void(place),
      batch: kept.batchCount == 0
        ? nil : BatchPlace(index: Int(kept.batchIndex), count: Int(kept.batchCount)),
      version: place < 0 ? kept.id : touched.lastVersion(place))
  }

  /// What a query looks at, without the lists that an entry is read with.
  func glance(at row: Int) -> (values: EntryValues, texts: EntryTexts, standing: EntryStanding) {
    (rows[row].values, rows[row].texts, rows[row].standing)
  }
}
