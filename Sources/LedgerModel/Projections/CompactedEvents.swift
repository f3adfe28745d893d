package import LedgerEvents

/// What remains of a compacted ledger, as the events of one log: each is made when it is asked for, so that a million
/// need not be in memory at once.
package struct CompactedEvents: Sendable {
  /// `nil` if nothing remains.
  private var opening: EventEnvelope?
  private var items: [Compaction.Item] = []
  /// The indices of the items that remain.
  private var left: [Int] = []
  private var times: [Timestamp] = []
  /// The places in batches that are kept, by the index in ``left``.
  private var places: [Int: BatchPlace] = [:]
  /// The new ids of what remains.
  private var ids: [EventID: EventID] = [:]
  /// The new id of each payment's first remaining part; its original first part may be gone.
  private var payments: [EventID: EventID] = [:]

  init() {}

  init(
    _ opened: LogOpened, at time: Timestamp, writer: WriterID, _ items: [Compaction.Item],
    left: [Int]
  ) {
    let first = EventID(writer: writer, number: 0)
    opening = EventEnvelope(id: first, recordedAt: time, event: .logOpened(opened))
    (self.items, self.left) = (items, left)
    ids.reserveCapacity(left.count)
    for (index, place) in left.enumerated() {
      ids[items[place].id] = first.advanced(by: index + 1)
    }
    for place in left {
      guard case .entry(let entry) = items[place].content, entry.values.type == .expense,
        let payment = entry.texts.payment, payments[payment] == nil
      else { continue }
      payments[payment] = ids[items[place].id]
    }
    placeBatches()
    times.reserveCapacity(left.count)
    var time = time
    for (index, place) in left.enumerated() {
      if (places[index]?.index ?? 0) == 0 { time = Swift.max(time.next, items[place].recordedAt) }
      times.append(time)
    }
  }

  /// Keeps the batches of bill payments, so that a payment and its expense can still be undone together.
  private mutating func placeBatches() {
    var start = 0
    while start < left.count {
      let batch = items[left[start]].batch
      var end = start + 1
      while batch != nil, end < left.count, items[left[end]].batch == batch { end += 1 }
      if end - start > 1, left[start..<end].contains(where: { items[$0].isPayment }) {
        for index in start..<end {
          places[index] = BatchPlace(index: index - start, count: end - start)
        }
      }
      start = end
    }
  }

  /// Returns the remaining event, with new ids for the events that it names.
  private func event(_ content: Compaction.Item.Content) -> LedgerEvent {
    switch content {
    case .entry(let entry):
      var values = entry.values
      if let mark = values.mark, !EntryMark.offered(to: values.type).contains(mark) {
        values.mark = nil
      }
      // A goal that was undone covers nothing.
      let goal = values.type == .expense ? values.cover.flatMap { ids[$0.goal] } : nil
      values.cover = goal.map { GoalCover($0, minorUnits: values.cover?.minorUnits ?? 0) }
      // An entry whose type was corrected may have a link that its new type cannot have.
      let link: EntryLink? =
        switch values.type {
        case .credit: entry.texts.purchase.flatMap { ids[$0] }.map { .purchase($0) }
        case .expense: entry.texts.payment.flatMap { payments[$0] }.map { .payment($0) }
        case .income: nil
        }
      var details = entry.texts.details
      details.link = link
      if values.type == .income { details.tax = nil }
      return .entry(EntryContent(values: values, texts: entry.texts.detailed(details)))
    case .fact(.setting(let setting)): return .setting(setting.replacingNothing(ids))
    case .fact(.schedule(let event)): return .schedule(event.moved(to: ids))
    case .fact(.receipt(let event)): return .receipt(event.moved(to: ids))
    case .fact(.account(.envelope(let event))): return .account(.envelope(event.moved(to: ids)))
    case .fact(.account(.matched(var matched))):
      matched.matched = ids[matched.matched] ?? matched.matched
      return .account(.matched(matched))
    case .fact(.account(.transferMade(var made))):
      // The lines that it joined no longer count, and are gone.
      made.joined = nil
      return .account(.transferMade(made))
    case .fact(let fact): return fact.event
    }
  }
}

extension CompactedEvents: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { opening == nil ? 0 : left.count + 1 }

  package subscript(index: Int) -> EventEnvelope {
    guard let opening else { preconditionFailure("none remains") }
    guard index > 0 else { return opening }
    let item = items[left[index - 1]]
    return EventEnvelope(
      id: opening.id.advanced(by: index), recordedAt: times[index - 1], batch: places[index - 1],
      // A payment's key gets the new id of its bill.
      key: item.key.map { PaymentKey.moved($0, to: ids) ?? $0 }, event: event(item.content))
  }
}

extension SettingEvent {
  /// Returns the setting without what it replaced, with new ids for what it names.
  fileprivate func replacingNothing(_ ids: [EventID: EventID]) -> SettingEvent {
    switch self {
    case .incomeSet(var setting):
      setting.change = .init(reason: setting.change.reason)
      return .incomeSet(setting)
    case .allocationChanged(var setting):
      setting.change = .init(reason: setting.change.reason)
      return .allocationChanged(setting)
    case .rolloverSet(var setting):
      setting.change = .init(reason: setting.change.reason)
      return .rolloverSet(setting)
    case .monthBudgetSet(var set):
      set.change = .init(reason: set.change.reason)
      return .monthBudgetSet(set)
    case .allowanceSet(var setting):
      setting.change = .init(reason: setting.change.reason)
      return .allowanceSet(setting)
    case .weekStartSet(var set):
      set.change = .init(reason: set.change.reason)
      return .weekStartSet(set)
    case .ruleEnded(var ended):
      ended.rule = ids[ended.rule] ?? ended.rule
      return .ruleEnded(ended)
    case .categoryMoved(var moved):
      moved.change = .init(reason: moved.change.reason)
      return .categoryMoved(moved)
    case .categoryRenamed(var renamed):
      renamed.change = .init(reason: renamed.change.reason)
      return .categoryRenamed(renamed)
    case .categorySymbolSet(var set):
      set.change = .init(reason: set.change.reason)
      return .categorySymbolSet(set)
    case .bucketRenamed(var renamed):
      renamed.change = .init(reason: renamed.change.reason)
      return .bucketRenamed(renamed)
    case .ruleAdded, .categoryAdded, .categoryEnded, .bucketAdded, .bucketEnded, .budgetShifted,
      .conflictReviewed:
      return self
    }
  }
}

extension ScheduleEvent {
  /// Returns the event about a bill under its new id, without what it replaced.
  fileprivate func moved(to ids: [EventID: EventID]) -> ScheduleEvent {
    switch self {
    case .bill(let event): .bill(event.moved(to: ids))
    }
  }
}
