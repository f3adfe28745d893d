/// What is left of a ledger without its history: the entries as they now stand, the settings in
/// effect, and the purchases that hold.
public struct Compaction: Projection {
  public static var reads: EventParts { .all }

  /// Something that may be left.
  private struct Item: Hashable {
    enum Content: Hashable {
      case entry(EntryContent)
      case fact(LedgerEvent)
    }

    var id: EventID
    var recordedAt: Timestamp
    var key: IdempotencyKey?
    var content: Content
    var holds: Bool
  }

  /// In the order of the events.
  private var items: [Item] = []
  private var places: [EventID: Int] = [:]
  private var state = DecisionState()
  private var openedAt: Timestamp?
  /// How many events there were.
  public private(set) var eventCount = 0

  public init() {}

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    assertionFailure("a compaction is folded with the texts")
  }

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    eventCount += 1
    let holds = change.status == .counts
    let content = EntryContent(values: texts.values, texts: texts.now)
    guard change.entry != cause.id else {
      add(
        Item(
          id: cause.id, recordedAt: cause.recordedAt, key: cause.key, content: .entry(content),
          holds: holds))
      return
    }
    guard let place = places[change.entry], case .entry(let before) = items[place].content else {
      return
    }
    items[place].holds = holds
    items[place].content = .entry(
      EntryContent(values: content.values, texts: content.texts.completed(by: before.texts)))
  }

  public mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    eventCount += 1
    if state.opened == nil { openedAt = cause.recordedAt }
    state.apply(fact, from: cause)
    if let place = places[fact.id] {
      items[place].holds = true
      return
    }
    add(
      Item(
        id: fact.id, recordedAt: cause.recordedAt, key: cause.key, content: .fact(fact.event),
        holds: true))
  }

  public mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    eventCount += 1
    state.revert(fact, from: cause)
    if let place = places[fact.id] { items[place].holds = false }
  }

  private mutating func add(_ item: Item) {
    places[item.id] = items.count
    items.append(item)
  }
}

extension Compaction {
  /// What is left, as the events of one log that begins with its first line.
  ///
  /// Times are kept where they increase. A setting says no longer what it replaced, since that is gone.
  ///
  /// - Parameters:
  ///   - ledger: The id of the ledger that the log is of.
  ///   - writer: Whose log it is.
  ///   - deviceName: What the person calls the device.
  ///   - version: The version of the program that writes the log.
  /// - Returns: Nothing where there never was a first line.
  public func events(
    ledger: LedgerID, writer: WriterID, deviceName: String, version: String
  ) -> [EventEnvelope] {
    guard var opened = state.opened, let openedAt else { return [] }
    opened.ledger = ledger
    opened.writer = writer
    opened.deviceName = deviceName
    opened.version = version
    let left = items.indices.filter(isLeft).map { items[$0] }
    var ids: [EventID: EventID] = [:]
    for (index, item) in left.enumerated() {
      ids[item.id] = EventID(writer: writer, number: index + 1)
    }
    var time = openedAt
    var events = [
      EventEnvelope(
        id: EventID(writer: writer, number: 0), recordedAt: time, event: .logOpened(opened))
    ]
    for item in left {
      time = max(time.next, item.recordedAt)
      events.append(
        EventEnvelope(
          id: EventID(writer: writer, number: events.count), recordedAt: time, key: item.key,
          event: Compaction.event(item.content, ids)))
    }
    return events
  }

  /// How many entries are left.
  public var entryCount: Int {
    items.count { item in
      if case .entry = item.content { item.holds } else { false }
    }
  }

  private func isLeft(_ place: Int) -> Bool {
    guard items[place].holds else { return false }
    guard case .fact(let event) = items[place].content else { return true }
    let id = items[place].id
    let plan = state.plan
    switch event {
    case .incomeSet(let setting): return plan.income.set(on: setting.from)?.event == id
    case .allocationChanged(let setting): return plan.shares.set(on: setting.from)?.event == id
    case .rolloverSet(let setting):
      return plan.rollover(of: setting.bucket).set(on: setting.from)?.event == id
    case .categoryAdded(let added): return plan.categories.addition(of: added.category) == id
    case .categoryMoved(let moved):
      return plan.categories.move(of: moved.category, on: moved.from)?.event == id
    case .categoryEnded(let ended): return plan.categories.ending(of: ended.category) == id
    case .proUnlocked: return state.purchases.contains { $0.event == id && $0.isInEffect }
    case .proRevoked, .logOpened, .logRepaired, .ledgerJoined: return false
    case .expenseAdded, .creditApplied, .incomeReceived, .entryCorrected, .entryVoided,
      .eventReverted, .eventRestored:
      return false  // Never facts: they reach a projection as changes of entries.
    }
  }

  /// What is left of an event, the events that it names under their new ids.
  private static func event(
    _ content: Item.Content, _ ids: [EventID: EventID]
  ) -> LedgerEvent {
    let entry: EntryContent
    switch content {
    case .entry(let content): entry = content
    case .fact(.incomeSet(let setting)):
      return .incomeSet(
        IncomeSet(
          from: setting.from, plan: setting.plan, change: .init(reason: setting.change.reason)))
    case .fact(.allocationChanged(let setting)):
      return .allocationChanged(
        AllocationChanged(
          from: setting.from, shares: setting.shares, change: .init(reason: setting.change.reason)))
    case .fact(.rolloverSet(let setting)):
      return .rolloverSet(
        RolloverSet(
          from: setting.from, bucket: setting.bucket, mode: setting.mode,
          change: .init(reason: setting.change.reason)))
    case .fact(.categoryMoved(let moved)):
      return .categoryMoved(
        CategoryMoved(
          category: moved.category, bucket: moved.bucket, from: moved.from,
          change: .init(reason: moved.change.reason)))
    case .fact(let event): return event
    }
    let values = entry.values
    let texts = EntryTexts(
      merchant: entry.texts.merchant, note: entry.texts.note, said: entry.texts.said,
      by: entry.texts.by,
      purchase: values.type == .credit ? entry.texts.purchase.flatMap { ids[$0] } : nil)
    return EntryContent(values: values, texts: texts).event
  }
}
