package import LedgerModel

/// What a ledger's events mean, by a full table of all events, looked through from end to end for
/// every answer: slow, short, and written without a glance at the folds that it is compared with.
package struct EventTable {
  /// An entry with everything that was ever done to it.
  package struct Entry {
    package var id: EventID
    package var first: EntryContent
    package var recordedAt: Timestamp
    package var batch: BatchPlace?
    package var copyOf: EventID?
    package var isReverted = false
    package var touches: [Touch] = []
    /// The events that made and touched it.
    package var versions: [EventID]
  }

  /// A correction or review, or a void where there is no amendment.
  package struct Touch {
    package var id: EventID
    package var amendment: EntryAmendment?
    /// Whether somebody looked at the entry, and nothing else.
    package var isReview = false
    package var holds = true
  }

  /// An event that is no entry and touches none.
  package struct Setting {
    package var id: EventID
    package var event: LedgerEvent
    package var copyOf: EventID?
    package var holds = true
  }

  /// What was taken in.
  package private(set) var events: [EventEnvelope] = []
  package internal(set) var entries: [Entry] = []
  package internal(set) var settings: [Setting] = []
  /// Two events about one entry, the later of which had not seen the earlier.
  package private(set) var conflicts: [LedgerConflict] = []
  /// Who holds each key.
  package private(set) var keys: [IdempotencyKey: EventID] = [:]
  /// How many events wait for a cause.
  package private(set) var waitingCount = 0

  package init() {}

  /// The largest set of events that holds every cause and every batch of its members, in the ledger's
  /// order.
  package init(_ events: some Sequence<EventEnvelope>) {
    let ordered = events.sorted {
      ($0.recordedAt, $0.id.writer, $0.id.number) < ($1.recordedAt, $1.id.writer, $1.id.number)
    }
    var here = Set(ordered.map(\.id))
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for event in ordered where here.contains(event.id) {
        let before = EventID(writer: event.id.writer, number: event.id.number - 1)
        let causes =
          event.causes + (event.id.number > 0 ? [before] : []) + [event.lastOfBatch].noNils
        if !causes.allSatisfy(here.contains) {
          here.remove(event.id)
          isShrinking = true
        }
      }
    }
    for event in ordered where here.contains(event.id) { apply(event) }
    waitingCount = ordered.count - here.count
  }

  /// Takes in the next event.
  package mutating func apply(_ envelope: EventEnvelope) {
    events.append(envelope)
    switch envelope.event {
    case .amendment(.entryCorrected(let correction)):
      touch(correction.entry, on: correction.version, correction.now, envelope.id)
    case .amendment(.entryVoided(let void)): touch(void.entry, on: void.version, nil, envelope.id)
    case .amendment(.entryReviewed(let review)):
      change(review.entry, on: review.version, envelope.id) {
        $0.touches.append(
          Touch(id: envelope.id, amendment: EntryAmendment(by: ""), isReview: true))
      }
    case .reversal(.eventReverted(let undo)): reverse(undo.reversal, holds: false, envelope.id)
    case .reversal(.eventRestored(let redo)): reverse(redo.reversal, holds: true, envelope.id)
    case .entry, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log:
      add(envelope)
    }
  }

  private mutating func add(_ envelope: EventEnvelope) {
    let holder = envelope.key.flatMap { keys[$0] }
    if let key = envelope.key, holder == nil { keys[key] = envelope.id }
    let heldEntry = holder.flatMap(entry)
    let heldSetting = holder.flatMap { holder in settings.first { $0.id == holder } }
    if let first = envelope.event.newEntry {
      if let holder, heldEntry?.first.values != first.values {
        conflict(holder, holder, envelope.id)
      }
      entries.append(
        Entry(
          id: envelope.id, first: first, recordedAt: envelope.recordedAt, batch: envelope.batch,
          copyOf: heldEntry?.id, versions: [envelope.id]))
    } else {
      if let holder, !isSame(heldSetting?.event, envelope.event) {
        conflict(holder, holder, envelope.id)
      }
      settings.append(
        Setting(id: envelope.id, event: envelope.event, copyOf: heldSetting?.id))
    }
  }

  /// Whether a copy says what the first event did; a file that is attached to a copy is attached to the first.
  private func isSame(_ one: LedgerEvent?, _ other: LedgerEvent) -> Bool {
    guard case .receipt(.attached(let left))? = one, case .receipt(.attached(let right)) = other
    else { return one == other }
    return left.file.hash == right.file.hash && root(left.target) == root(right.target)
  }

  /// The event that counts for another.
  package func root(_ id: EventID) -> EventID {
    let next =
      entries.first { $0.id == id }?.copyOf ?? settings.first { $0.id == id }?.copyOf
    return next.map(root) ?? id
  }

  /// An entry by its id.
  package func entry(_ id: EventID) -> Entry? { entries.first { $0.id == id } }

  private mutating func change(
    _ named: EventID, on version: EventID, _ cause: EventID, _ body: (inout Entry) -> Void
  ) {
    let root = root(named)
    if root != named { conflict(root, root, cause) }
    guard let place = entries.firstIndex(where: { $0.id == root }) else { return }
    let last = entries[place].versions[entries[place].versions.count - 1]
    if last != version { conflict(root, last, cause) }
    body(&entries[place])
    entries[place].versions.append(cause)
  }

  private mutating func conflict(_ entry: EventID, _ earlier: EventID, _ later: EventID) {
    let conflict = LedgerConflict(entry: entry, earlier: earlier, later: later)
    if conflicts.last != conflict { conflicts.append(conflict) }
  }

  private mutating func touch(
    _ entry: EventID, on version: EventID, _ amendment: EntryAmendment?, _ cause: EventID
  ) {
    change(entry, on: version, cause) { $0.touches.append(Touch(id: cause, amendment: amendment)) }
  }

  private mutating func reverse(_ reversal: Reversal, holds: Bool, _ cause: EventID) {
    let event = reversal.event
    let version = reversal.version ?? event
    if let entry = reversal.copy.amendedEntry {
      change(entry, on: version, cause) { entry in
        for place in entry.touches.indices where entry.touches[place].id == event {
          entry.touches[place].holds = holds
        }
      }
      return
    }
    let root = root(event)
    if let key = reversal.eventKey {
      if !holds {
        if keys[key] == root { keys[key] = nil }
      } else if let holder = keys[key], holder != root {
        if root != event { conflict(root, root, cause) }
        conflict(holder, holder, cause)
        if (entry(holder) == nil) == (entry(root) == nil) {
          becomeCopy(root, of: holder, cause)
          return
        }
      } else {
        keys[key] = root
      }
    }
    if reversal.copy.newEntry != nil {
      change(event, on: version, cause) { $0.isReverted = !holds }
    } else {
      if root != event { conflict(root, root, cause) }
      for place in settings.indices where settings[place].id == root {
        settings[place].holds = holds
      }
    }
  }

  private mutating func becomeCopy(_ id: EventID, of holder: EventID, _ cause: EventID) {
    for place in entries.indices where entries[place].id == id {
      entries[place].copyOf = holder
      entries[place].versions.append(cause)
    }
    for place in settings.indices where settings[place].id == id {
      settings[place].copyOf = holder
    }
  }
}

extension EventTable.Entry {
  /// What it says, with the corrections in effect.
  package var content: EntryContent {
    var content = first
    for touch in touches where touch.holds {
      if let amendment = touch.amendment { content.amend(by: amendment, isReview: touch.isReview) }
    }
    // What was corrected may have been the copy of another device, and an expense there.
    if content.values.type == .income { content.values.category = .income }
    return content
  }

  package var status: EntryStatus {
    if copyOf != nil { return .copy }
    if isReverted { return .reverted }
    return voidedBy == nil ? .counts : .voided
  }

  package var correctedBy: [EventID] {
    touches.filter { $0.holds && $0.amendment != nil && !$0.isReview }.map(\.id)
  }

  package var voidedBy: EventID? { touches.last { $0.holds && $0.amendment == nil }?.id }
}

extension EntryContent {
  fileprivate mutating func amend(by amendment: EntryAmendment, isReview: Bool) {
    values.type = amendment.type ?? values.type
    values.mark = amendment.mark ?? values.mark
    values.month = amendment.month ?? values.month
    values.cover = amendment.removesCover ? nil : amendment.cover ?? values.cover
    if values.type != .income {
      values.month = nil
      if [.savings, .regular, .extra].contains(values.mark) { values.mark = nil }
    }
    values.amount = amendment.amount ?? values.amount
    values.category = amendment.category ?? values.category
    values.date = amendment.date ?? values.date
    values.account = amendment.account ?? values.account
    texts = EntryTexts(
      merchant: amendment.removesMerchant ? "" : amendment.merchant ?? texts.merchant,
      note: amendment.removesNote ? "" : amendment.note ?? texts.note,
      said: texts.said, by: amendment.by.isEmpty ? texts.by : amendment.by,
      EntryDetails(
        link: texts.purchase != nil || !amendment.removesPayment && amendment.payment == nil
          ? texts.link : amendment.payment.map { .payment($0) },
        tax: amendment.removesTax ? nil : amendment.tax ?? texts.tax,
        isUnreviewed: !texts.isReviewed && !isReview, tags: amendment.tags ?? texts.tags))
  }
}

extension LedgerEvent {
  /// The entry that a correction or void is about.
  package var amendedEntry: EventID? {
    switch self {
    case .amendment(.entryCorrected(let correction)): correction.entry
    case .amendment(.entryVoided(let void)): void.entry
    case .amendment(.entryReviewed(let review)): review.entry
    case .entry, .reversal, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log:
      nil
    }
  }
}

extension [EventEnvelope] {
  /// How many events may stand before a cut: no batch is torn.
  package var cuts: [Int] { [0] + indices.filter { self[$0].batch?.isLast ?? true }.map { $0 + 1 } }
}

extension EventEnvelope {
  /// The last event of its batch, which is here only where all others are.
  package var lastOfBatch: EventID? {
    batch.map { EventID(writer: id.writer, number: id.number - $0.index + $0.count - 1) }
  }

  /// The events that an event names.
  fileprivate var causes: [EventID] {
    switch event {
    case .amendment(.entryCorrected(let correction)): [correction.entry, correction.version]
    case .amendment(.entryVoided(let void)): [void.entry, void.version]
    case .amendment(.entryReviewed(let review)): [review.entry, review.version]
    case .reversal(.eventReverted(let undo)): [undo.reversal.event, undo.reversal.version].noNils
    case .reversal(.eventRestored(let redo)): [redo.reversal.event, redo.reversal.version].noNils
    case .setting(.allocationChanged(let setting)): [setting.change.on].noNils
    case .setting(.incomeSet(let setting)): [setting.change.on].noNils
    case .setting(.rolloverSet(let setting)): [setting.change.on].noNils
    case .setting(.monthBudgetSet(let set)): [set.change.on].noNils
    case .setting(.weekStartSet(let set)): [set.change.on].noNils
    case .setting(.ruleEnded(let ended)): [ended.rule]
    case .setting(.conflictReviewed(let reviewed)): reviewed.met
    case .setting(.categoryMoved(let setting)): [setting.change.on].noNils
    case .schedule(.bill(.changed(let changed))): [changed.bill, changed.change.on].noNils
    case .schedule(.bill(.paid(let paid))): [paid.bill, paid.entry].noNils
    case .schedule(.bill(let event)): [event.bill].noNils
    case .setting(.allowanceSet(let setting)): [setting.change.on].noNils
    case .setting(.categoryRenamed(let renamed)): [renamed.change.on].noNils
    case .setting(.categorySymbolSet(let set)): [set.change.on].noNils
    case .setting(.bucketRenamed(let renamed)): [renamed.change.on].noNils
    case .account(.envelope(let event)): [event.envelope].noNils
    case .account(.matched(let matched)): [matched.matched]
    case .account(.transferMade(let made)): [made.joined?.earlier, made.joined?.later].noNils
    case .entry, .setting(.budgetShifted), .setting(.ruleAdded), .setting(.categoryAdded),
      .setting(.categoryEnded), .setting(.bucketAdded), .setting(.bucketEnded), .account(.added),
      .account(.ended), .account(.opened), .account(.corrected), .account(.asserted),
      .account(.imported), .receipt, .purchase, .logOpened, .log:
      []
    }
  }
}

extension [EventID?] {
  fileprivate var noNils: [EventID] { compactMap { $0 } }
}
