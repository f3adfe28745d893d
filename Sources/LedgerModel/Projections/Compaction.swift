package import LedgerEvents

/// A ledger without its history: the current entries, the settings in effect, and the valid purchases.
public struct Compaction: TextProjection {
  public static var reads: EventParts { .all }

  /// Something that may remain.
  struct Item: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case entry(EntryContent)
      case fact(LedgerFact.Content)
    }

    var id: EventID
    var recordedAt: Timestamp
    var key: IdempotencyKey?
    /// The first event of its batch; `nil` if it was not in a batch.
    var batch: EventID?
    var content: Content
    var holds: Bool

    init(_ cause: borrowing EventEnvelope, id: EventID, _ content: Content, holds: Bool) {
      self.id = id
      recordedAt = cause.recordedAt
      // The key of a move that joined two lines is meaningless once they are gone.
      if case .fact(.account(.transferMade(let made))) = content, made.joined?.later != nil {
        key = nil
      } else {
        key = cause.key
      }
      batch = cause.batch.map { cause.id.advanced(by: -$0.index) }
      self.content = content
      self.holds = holds
    }

    var isPayment: Bool {
      switch content {
      case .fact(.schedule(.bill(.paid))): true
      case .fact, .entry: false
      }
    }
  }

  /// The items in the order of the events.
  private var items: [Item] = []
  private var places: [EventID: Int] = [:]
  private var state = DecisionState()
  private var openedAt: Timestamp?
  /// The number of events so far.
  public private(set) var eventCount = 0

  /// Creates the projection before the first event.
  public init() {}

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    eventCount += 1
    let holds = change.status == .counts
    let content = EntryContent(values: texts.values, texts: texts.now)
    guard change.entry != cause.id else {
      add(Item(cause, id: cause.id, .entry(content), holds: holds))
      return
    }
    guard let place = places[change.entry], case .entry(let before) = items[place].content else {
      return
    }
    items[place].holds = holds
    items[place].content = .entry(
      EntryContent(values: content.values, texts: content.texts.completed(by: before.texts)))
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    eventCount += 1
    if state.opened == nil { openedAt = cause.recordedAt }
    state.apply(fact, from: cause)
    if let place = places[fact.id] {
      items[place].holds = true
      return
    }
    add(Item(cause, id: fact.id, .fact(fact.content), holds: true))
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
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
  /// Returns what remains, as the events of one log that starts with its first line.
  ///
  /// Timestamps are kept if they increase. A setting no longer states what it replaced, because that is gone.
  ///
  /// - Parameters:
  ///   - ledger: The ledger's id.
  ///   - ancestry: The ledgers that it is compacted from.
  ///   - writer: The writer of the log.
  ///   - deviceName: The person's name for the device.
  ///   - version: The version of the program that writes the log.
  /// - Returns: None if the ledger was never opened.
  package func events(
    ledger: LedgerID, from ancestry: Set<LedgerID> = [], writer: WriterID, deviceName: String,
    version: String
  ) -> CompactedEvents {
    guard var opened = state.opened, let openedAt else { return CompactedEvents() }
    opened.ledger = ledger
    opened.compactedFrom = ancestry.sorted { $0.text < $1.text }
    opened.writer = writer
    opened.deviceName = deviceName
    opened.version = version
    return CompactedEvents(
      opened, at: openedAt, writer: writer, items, left: items.indices.filter(isLeft))
  }

  /// The files attached to what remains.
  package var receipts: [ReceiptBook.Receipt] {
    state.receipts.all.filter { isLeft(thing: $0.attached.target) }
  }

  /// The number of remaining entries.
  public var entryCount: Int {
    items.count { item in
      if case .entry = item.content { item.holds } else { false }
    }
  }

  private func isLeft(_ place: Int) -> Bool {
    guard items[place].holds else { return false }
    guard case .fact(let fact) = items[place].content else { return true }
    let id = items[place].id
    switch fact {
    case .setting(let setting): return isInForce(setting, id)
    case .schedule(let event): return isInForce(event, id)
    case .purchase: return state.purchases.contains { $0.event == id && $0.isInEffect }
    case .account(.envelope(let event)): return isInForce(event, id)
    case .account(.matched(let matched)):
      return places[matched.matched].map { items[$0].holds } ?? false
    case .account: return true
    case .receipt(.attached(let attached)):
      return state.receipts.receipt(attached.file.hash, of: attached.target)?.event == id
        && isLeft(thing: attached.target)
    // A detached file is not attached to anything that remains.
    case .receipt(.detached): return false
    case .logOpened, .log: return false
    }
  }

  /// Returns whether an entry or bill with attached files remains.
  private func isLeft(thing id: EventID) -> Bool {
    guard let place = places[id], items[place].holds else { return false }
    return switch items[place].content {
    case .entry: true
    case .fact(.schedule(.bill(.added))): state.bills.exists(id)
    case .fact: false
    }
  }

  private func isInForce(_ setting: SettingEvent, _ id: EventID) -> Bool {
    let plan = state.plan
    return switch setting {
    case .incomeSet(let setting): plan.income.set(on: setting.from)?.event == id
    case .allocationChanged(let setting): plan.shares.set(on: setting.from)?.event == id
    case .rolloverSet(let setting):
      plan.rollover(with: setting).set(on: setting.from)?.event == id
    case .monthBudgetSet(let set):
      plan.caps.timeline(set.reach, of: set.category).set(on: set.from)?.event == id
    case .budgetShifted: true
    case .allowanceSet(let setting): plan.allowance.set(on: setting.from)?.event == id
    case .weekStartSet: plan.weekStartSetting?.event == id
    case .ruleAdded: plan.rules.exists(id)
    case .ruleEnded(let ended):
      plan.rules.exists(ended.rule) && plan.rules.ending(of: ended.rule) == id
    case .categoryAdded(let added):
      plan.categories.addition(of: added.category) == id
        || added.from.map { plan.categories.openness(of: added.category, on: $0)?.event } == id
    case .categoryMoved(let moved):
      plan.categories.move(of: moved.category, on: moved.from)?.event == id
    case .categoryEnded(let ended):
      plan.categories.ending(of: ended.category, on: ended.from)?.event == id
    case .categoryRenamed(let renamed): plan.categories.name(of: renamed.category)?.event == id
    case .categorySymbolSet(let set):
      plan.categories.symbolSetting(of: set.category)?.event == id
    // If several events added a bucket, the first states its beginning, and the last its name.
    case .bucketAdded(let added):
      plan.buckets.addition(of: added.bucket) == id
        || plan.buckets.name(of: added.bucket)?.event == id
        || plan.buckets.span(of: added.bucket, on: added.from)?.event == id
    case .bucketRenamed(let renamed): plan.buckets.name(of: renamed.bucket)?.event == id
    case .bucketEnded(let ended):
      plan.buckets.span(of: ended.bucket, on: ended.from)?.event == id
    // A single log has no concurrent edits.
    case .conflictReviewed: false
    }
  }

  private func isInForce(_ event: ScheduleEvent, _ id: EventID) -> Bool {
    switch event {
    case .bill(let event): isInForce(event, id)
    }
  }

  private func isInForce(_ event: BillEvent, _ id: EventID) -> Bool {
    let plan = state.bills
    return switch event {
    case .added: plan.exists(id)
    case .changed(let changed): plan.holds(changed, by: id)
    // A payment that was taken back and the event that did so stay together, because keys count both.
    case .paid(let paid): plan.exists(paid.bill)
    case .unpaid(let unpaid): plan.exists(unpaid.day.bill)
    case .skipped(let skipped): plan.exists(skipped.day.bill)
    case .stopped(let stopped): plan.exists(stopped.bill) && plan.stop(of: stopped.bill) == id
    }
  }

  private func isInForce(_ event: EnvelopeEvent, _ id: EventID) -> Bool {
    let book = state.envelopes
    func exists(_ id: EventID) -> Bool { book.goal(id) != nil }
    return switch event {
    case .goalAdded: exists(id)
    case .goalChanged, .goalFunded, .goalWithdrawn: event.envelope.map(exists) ?? false
    case .goalEnded(let ended): exists(ended.goal) && book.ending(of: ended.goal) == id
    }
  }
}
