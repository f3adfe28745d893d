import LedgerLiterals
import LedgerModel
import LedgerTestSupport

/// The second, slower way to every figure: a table of all events, asked anew for each answer.
struct ObviousLedger {
  private(set) var entries: [EventID: Entry] = [:]
  /// The facts in effect, in the order of the events.
  private(set) var facts: [(id: EventID, event: LedgerEvent)] = []

  struct Entry: Hashable {
    var values: EntryValues
    var merchant: String
    var note: String
    var tax: Money?
    var tags: [String] = []
    var isReviewed: Bool
    var status: EntryStatus
  }

  /// - Parameters:
  ///   - events: Any, in any order; of a log only its beginning.
  ///   - hasSeveralLogs: Whether keys are looked at.
  init(_ events: [EventEnvelope], hasSeveralLogs: Bool = false) {
    let counted = ObviousLedger.closed(events).sorted {
      ($0.recordedAt, $0.id) < ($1.recordedAt, $1.id)
    }
    var holders: [IdempotencyKey: EventID] = [:]
    var copies: [EventID: EventID] = [:]
    var isUndone: [EventID: Bool] = [:]
    /// Corrections and voids, with the entry that they were one of when they were met.
    var touches: [(entry: EventID, id: EventID, event: AmendmentEvent)] = []
    // A setting and an entry under one key are no copies of each other.
    let added = Set(counted.filter { $0.event.newEntry != nil }.map(\.id))
    func root(_ id: EventID) -> EventID { copies[id].map(root) ?? id }
    for envelope in counted {
      switch envelope.event {
      case .amendment(.entryCorrected(let correction)):
        touches.append((root(correction.entry), envelope.id, .entryCorrected(correction)))
      case .amendment(.entryVoided(let void)):
        touches.append((root(void.entry), envelope.id, .entryVoided(void)))
      case .amendment(.entryReviewed(let review)):
        touches.append((root(review.entry), envelope.id, .entryReviewed(review)))
      case .reversal(.eventReverted(let undo)):
        let target = root(undo.reversal.event)
        isUndone[target] = true
        if hasSeveralLogs, let key = undo.reversal.eventKey, holders[key] == target {
          holders[key] = nil
        }
      case .reversal(.eventRestored(let redo)):
        let target = root(redo.reversal.event)
        if hasSeveralLogs, let key = redo.reversal.eventKey, redo.reversal.copy.isNew {
          if let holder = holders[key], holder != target {
            if added.contains(holder) == added.contains(target) {
              copies[target] = holder
              continue
            }
          } else {
            holders[key] = target
          }
        }
        isUndone[target] = false
      case .entry, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log:
        if hasSeveralLogs, let key = envelope.key {
          if let holder = holders[key] {
            if added.contains(holder) == added.contains(envelope.id) {
              copies[envelope.id] = holder
            }
          } else {
            holders[key] = envelope.id
          }
        }
      }
    }
    for envelope in counted {
      let undone = isUndone[envelope.id] ?? false
      if let content = envelope.event.newEntry {
        var entry = Entry(
          values: content.values, merchant: content.texts.merchant, note: content.texts.note,
          tax: content.texts.tax, tags: content.texts.tags, isReviewed: content.texts.isReviewed,
          status: undone ? .reverted : copies[envelope.id] != nil ? .copy : .counts)
        for touch in touches where touch.entry == envelope.id && isUndone[touch.id] != true {
          entry.take(touch.event)
        }
        entries[envelope.id] = entry
      } else if envelope.event.isFact, !undone, copies[envelope.id] == nil {
        facts.append((envelope.id, envelope.event))
      }
    }
  }

  /// The largest part of some events in which nothing stands without its cause.
  private static func closed(_ events: [EventEnvelope]) -> [EventEnvelope] {
    var counted = events
    while true {
      let ids = Set(counted.map(\.id))
      let next = counted.filter { envelope in
        envelope.event.named.allSatisfy(ids.contains)
          && (0..<envelope.id.number).allSatisfy {
            ids.contains(EventID(writer: envelope.id.writer, number: $0))
          } && envelope.lastOfBatch.map(ids.contains) ?? true
      }
      if next.count == counted.count { return counted }
      counted = next
    }
  }
}

extension ObviousLedger.Entry {
  fileprivate mutating func take(_ event: AmendmentEvent) {
    switch event {
    case .entryCorrected(let correction):
      let now = correction.now
      values.type = now.type ?? values.type
      values.amount = now.amount ?? values.amount
      if values.type != .income { values.category = now.category ?? values.category }
      values.date = now.date ?? values.date
      values.account = now.account ?? values.account
      merchant = now.removesMerchant ? "" : now.merchant ?? merchant
      note = now.removesNote ? "" : now.note ?? note
      tax = now.removesTax ? nil : now.tax ?? tax
      tags = now.tags ?? tags
    case .entryReviewed: isReviewed = true
    case .entryVoided: if status == .counts { status = .voided }
    }
  }
}

extension ScheduleEvent {
  fileprivate var bill: BillEvent? {
    if case .bill(let event) = self { event } else { nil }
  }
}

extension LedgerEvent {
  /// Whether the event adds something that a key can name.
  fileprivate var isNew: Bool { newEntry != nil || isFact }

  fileprivate var isFact: Bool {
    switch self {
    case .entry, .amendment, .reversal: false
    case .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: true
    }
  }

  /// The events that it names as its causes.
  fileprivate var named: [EventID] {
    switch self {
    case .amendment(.entryCorrected(let correction)): [correction.entry, correction.version]
    case .amendment(.entryVoided(let void)): [void.entry, void.version]
    case .amendment(.entryReviewed(let review)): [review.entry, review.version]
    case .reversal(.eventReverted(let undo)):
      [undo.reversal.event, undo.reversal.version].compactMap(\.self)
    case .reversal(.eventRestored(let redo)):
      [redo.reversal.event, redo.reversal.version].compactMap(\.self)
    case .setting(.allocationChanged(let setting)): [setting.change.on].compactMap(\.self)
    case .setting(.incomeSet(let setting)): [setting.change.on].compactMap(\.self)
    case .setting(.rolloverSet(let setting)): [setting.change.on].compactMap(\.self)
    case .setting(.monthBudgetSet(let set)): [set.change.on].compactMap(\.self)
    case .setting(.allowanceSet(let setting)): [setting.change.on].compactMap(\.self)
    case .account(.envelope(let event)): [event.envelope].compactMap(\.self)
    case .setting(.weekStartSet(let set)): [set.change.on].compactMap(\.self)
    case .setting(.ruleEnded(let ended)): [ended.rule]
    case .setting(.conflictReviewed(let reviewed)): reviewed.met
    case .setting(.categoryMoved(let setting)): [setting.change.on].compactMap(\.self)
    case .setting(.categoryRenamed(let setting)): [setting.change.on].compactMap(\.self)
    case .setting(.categorySymbolSet(let setting)): [setting.change.on].compactMap(\.self)
    case .setting(.bucketRenamed(let setting)): [setting.change.on].compactMap(\.self)
    case .schedule(.bill(.changed(let changed))):
      [changed.bill, changed.change.on].compactMap(\.self)
    case .schedule(.bill(.paid(let paid))): [paid.bill, paid.entry].compactMap(\.self)
    case .schedule(.bill(let event)): [event.bill].compactMap(\.self)
    case .account(.matched(let matched)): [matched.matched]
    case .account(.transferMade(let made)):
      [made.joined?.earlier, made.joined?.later].compactMap(\.self)
    case .entry, .setting(.budgetShifted), .setting(.ruleAdded), .setting(.categoryAdded),
      .setting(.categoryEnded), .setting(.bucketAdded), .setting(.bucketEnded), .account(.added),
      .account(.ended), .account(.opened), .account(.corrected), .account(.asserted),
      .account(.imported), .receipt, .purchase, .logOpened, .log:
      []
    }
  }
}

extension ObviousLedger {
  /// The value with the latest first day up to a day; of equals the later.
  private func inForce<Value>(
    on day: CalendarDay, _ setting: (LedgerEvent) -> (from: CalendarDay, value: Value)?
  ) -> Value? {
    var best: (from: CalendarDay, value: Value)?
    for fact in facts {
      guard let candidate = setting(fact.event), candidate.from <= day else { continue }
      if let held = best, candidate.from < held.from { continue }
      best = candidate
    }
    return best?.value
  }

  func bucket(of category: CategoryName, in month: CalendarMonth) -> BucketName {
    heir(of: statedBucket(of: category, in: month), in: month)
  }

  /// Where what a bucket had counts in a month, once buckets have ended.
  private func heir(
    of bucket: BucketName, in month: CalendarMonth, after passed: [BucketName] = []
  ) -> BucketName {
    let end: BucketName?? = inForce(on: month.firstDay) { event in
      switch event {
      case .setting(.bucketEnded(let end)) where end.bucket == bucket: (end.from, end.heir)
      case .setting(.bucketAdded(let added)) where added.bucket == bucket: (added.from, nil)
      default: nil
      }
    }
    guard let next = end ?? nil else { return bucket }
    if next == bucket || passed.contains(next) { return passed.first ?? bucket }
    return heir(of: next, in: month, after: passed + [bucket])
  }

  /// Every bucket that something names.
  private var buckets: Set<BucketName> {
    var buckets = Set(BucketName.builtIn)
    for fact in facts {
      switch fact.event {
      case .setting(.bucketAdded(let added)): buckets.insert(added.bucket)
      case .setting(.bucketEnded(let ended)): buckets.formUnion([ended.bucket, ended.heir ?? .fun])
      case .setting(.allocationChanged(let set)): buckets.formUnion(set.shares.map(\.bucket))
      case .setting(.categoryAdded(let added)): buckets.insert(added.bucket)
      case .setting(.categoryMoved(let moved)): buckets.insert(moved.bucket)
      default: continue
      }
    }
    return buckets
  }

  private func statedBucket(of category: CategoryName, in month: CalendarMonth) -> BucketName {
    let moved = inForce(on: month.firstDay) { event in
      if case .setting(.categoryMoved(let move)) = event, move.category == category {
        return (move.from, move.bucket)
      }
      return nil
    }
    let added = inForce(on: month.firstDay) { event in
      if case .setting(.categoryAdded(let add)) = event, add.category == category {
        return (CalendarDay.first, add.bucket)
      }
      return nil
    }
    let builtIn = CategorySet.puldar.bucket(of: category)
    guard let first = added ?? builtIn else { return statedBucket(of: .other, in: month) }
    return moved ?? first
  }

  /// What a bucket spent in a month, net of credits.
  func spent(_ bucket: BucketName, _ month: CalendarMonth) -> Int64 {
    entries.values.reduce(0) { sum, entry in
      guard entry.status == .counts, entry.values.date.month == month,
        entry.values.type != .income, self.bucket(of: entry.values.category, in: month) == bucket
      else { return sum }
      let units = entry.values.amount.minorUnits
      return entry.values.type == .expense ? sum + units : sum - units
    }
  }

  /// What a bucket used in a month: what was spent from money at hand, and what was put away.
  func used(_ bucket: BucketName, _ month: CalendarMonth) -> Int64 {
    let putAways = TablePutAways(
      facts, entries.values.filter { $0.status == .counts }.map(\.values))
    let covered = entries.values.reduce(Int64(0)) { sum, entry in
      guard entry.status == .counts, entry.values.date.month == month,
        entry.values.type != .income,
        self.bucket(of: entry.values.category, in: month) == bucket
      else { return sum }
      let sum = sum + putAways.covered(entry.values)
      guard putAways.isKept(entry.values.account) else { return sum }
      let units = entry.values.amount.minorUnits
      return entry.values.type == .expense ? sum + units : sum - units
    }
    let covers = putAways.savings(through: month).covers.filter {
      $0.day.month == month && self.bucket(of: $0.category, in: month) == bucket
    }
    return putAways.of(month).filter { self.bucket(of: $0.category, in: month) == bucket }
      .reduce(spent(bucket, month) - covered - covers.reduce(0) { $0 + $1.units }) { $0 + $1.units }
  }

  func income(_ month: CalendarMonth) -> Int64 {
    let putAways = TablePutAways(
      facts, entries.values.filter { $0.status == .counts }.map(\.values))
    let incomes = entries.compactMap { id, entry in
      entry.status == .counts && entry.values.type == .income && entry.values.mark != .savings
        && !putAways.isKept(entry.values.account)
        ? TableIncomes.Income(id, entry.values) : nil
    }
    let table = TableIncomes(incomes) { month in
      inForce(on: month.firstDay) { event in
        guard case .setting(.incomeSet(let set)) = event else { return nil }
        return (set.from, set)
      }
    }
    return table.income(of: month)
  }

  /// What was said that a month may use, asked of its own setting first.
  private func said(_ month: CalendarMonth) -> MonthCap? {
    func last(_ reach: MonthBudgetReach) -> MonthCap? {
      inForce(on: month.firstDay) { event in
        guard case .setting(.monthBudgetSet(let set)) = event, set.category == nil,
          set.reach == reach, reach == .onward || set.from == month.firstDay
        else { return nil }
        return (set.from, set.cap)
      }
    }
    return last(.month) ?? last(.onward)
  }

  private func hasIncome(_ month: CalendarMonth) -> Bool {
    if income(month) != 0 { return true }
    return inForce(on: month.firstDay) { event in
      guard case .setting(.incomeSet(let set)) = event else { return nil }
      return (set.from, true)
    } ?? false
  }

  /// What was moved to a bucket's budget, less what was moved away.
  private func moved(_ bucket: BucketName, _ month: CalendarMonth) -> Int64 {
    facts.reduce(0) { sum, fact in
      guard case .setting(.budgetShifted(let shift)) = fact.event, shift.month == month else {
        return sum
      }
      let units = shift.amount.minorUnits
      return sum + (heir(of: shift.destination, in: month) == bucket ? units : 0)
        - (heir(of: shift.source, in: month) == bucket ? units : 0)
    }
  }

  func budget(_ bucket: BucketName, _ month: CalendarMonth) -> Int64 {
    let shares = inForce(on: month.firstDay) { event in
      if case .setting(.allocationChanged(let set)) = event { return (set.from, set.shares) }
      return nil
    }
    var weights: [BucketName: Int64] = [:]
    for share in shares ?? BucketShare.standard {
      weights[heir(of: share.bucket, in: month), default: 0] += Int64(share.share.hundredths)
    }
    // Of equal remainders the three come first, then others by name.
    let order =
      BucketName.builtIn + weights.keys.filter { !BucketName.builtIn.contains($0) }.sorted()
    let cap = said(month)?.money
    guard hasIncome(month) || cap != nil && shares != nil else { return 0 }
    let parts = LargestRemainder.parts(
      of: cap?.minorUnits ?? income(month), weights: order.map { weights[$0] ?? 0 })
    return (zip(order, parts).first { $0.0 == bucket }?.1 ?? 0) + moved(bucket, month)
  }

  /// What a bucket takes from the month before, back to a month before everything.
  func carried(_ bucket: BucketName, _ month: CalendarMonth) -> Int64 {
    guard month > "2025-06", let before = month.previous else { return 0 }
    return buckets.filter { heir(of: $0, in: month) == bucket }
      .reduce(0) { $0 + carried(of: $1, from: before, to: month) }
  }

  /// What a month takes of what was left of a bucket.
  private func carried(
    of bucket: BucketName, from before: CalendarMonth, to month: CalendarMonth
  ) -> Int64 {
    let mode = inForce(on: month.firstDay) { event in
      if case .setting(.rolloverSet(let set)) = event, set.bucket == bucket, set.category == nil {
        return (set.from, set.mode)
      }
      return nil
    }
    switch mode ?? RolloverMode.off {
    case .off: return 0
    case .surplus: return max(left(bucket, before), 0)
    case .both: return left(bucket, before)
    }
  }

  func left(_ bucket: BucketName, _ month: CalendarMonth) -> Int64 {
    budget(bucket, month) + carried(bucket, month) - used(bucket, month)
  }
}
