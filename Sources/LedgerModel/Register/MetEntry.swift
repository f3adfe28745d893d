import LedgerEvents

/// Everything that was done to one entry, with what each event had seen.
///
/// An event had seen the events that it names, what these had seen, and everything before them in their logs. A log
/// never has a gap, so the last event of each log suffices (a vector clock).
struct MetEntry: Hashable, Sendable {
  /// The action of one event.
  private enum Action: Hashable {
    case added(EntryContent)
    /// Added under the entry's key, with other values.
    case copied(EntryValues)
    case corrected(EntryAmendment)
    case voided
    case reviewed
    /// Undid or redid an event.
    case reversed(EventID, isUndo: Bool)
  }

  private struct Touch: Hashable {
    var id: EventID
    var action: Action
    /// The last event of each log that it had seen, including itself.
    var seen: [WriterID: Int]

    func hasSeen(_ other: EventID) -> Bool { other.number <= seen[other.writer] ?? -1 }

    /// The event that it undoes or redoes; `nil` if it does neither.
    var target: EventID? {
      if case .reversed(let target, _) = action { target } else { nil }
    }

    var isUndo: Bool {
      if case .reversed(_, let isUndo) = action { isUndo } else { false }
    }
  }

  let entry: EventID
  /// The touches in ledger order.
  private var touches: [Touch] = []
  private var places: [EventID: Int] = [:]
  /// The index of the last touch of each device.
  private var lastPlaces: [WriterID: Int] = [:]
  /// The index of the last reversal of each event.
  private var lastReversals: [EventID: Int] = [:]
  private var status = EntryStatus.counts

  init(_ entry: EventID) {
    self.entry = entry
  }

  /// Applies an event about the entry.
  mutating func take(
    _ change: EntryChange, _ texts: EntryTextChange, _ cause: borrowing EventEnvelope
  ) {
    status = change.status
    let id = cause.id
    switch cause.event {
    case .entry where id == entry:
      add(id, .added(EntryContent(values: texts.values, texts: texts.now)), naming: [])
    case .amendment(.entryCorrected(let correction)):
      add(id, .corrected(correction.now), naming: [correction.entry, correction.version])
    case .amendment(.entryVoided(let void)): add(id, .voided, naming: [void.entry, void.version])
    case .amendment(.entryReviewed(let review)):
      add(id, .reviewed, naming: [review.entry, review.version])
    case .reversal(let event):
      let reversal = event.reversal
      let target = reversal.copy.newEntry == nil ? reversal.event : entry
      add(id, .reversed(target, isUndo: event.isUndo), naming: reversal.causes)
    case .entry, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: break
    }
  }

  /// Applies an event that adds something else under the entry's key.
  mutating func take(copy: EntryContent, _ id: EventID) {
    add(id, .copied(copy.values), naming: [])
  }

  private mutating func add(_ id: EventID, _ action: Action, naming causes: [EventID]) {
    var seen = lastPlaces[id.writer].map { touches[$0].seen } ?? [:]
    for cause in causes {
      seen.merge([cause.writer: cause.number], uniquingKeysWith: max)
      guard let place = places[cause] else { continue }
      seen.merge(touches[place].seen, uniquingKeysWith: max)
    }
    seen[id.writer] = id.number
    places[id] = touches.count
    lastPlaces[id.writer] = touches.count
    let touch = Touch(id: id, action: action, seen: seen)
    if let target = touch.target { lastReversals[target] = touches.count }
    touches.append(touch)
  }
}

extension MetEntry {
  /// The concurrent events of two devices that cannot both hold.
  ///
  /// Two corrections conflict if both change the same member to different values, and no later change of it had seen
  /// both. An undo and a redo of one event conflict if it matters which is the last. These depend on the order alone.
  /// An event that removes the entry conflicts with any concurrent change of it, in any order, because that change
  /// never counts. Other changes are not compared if the entry does not count.
  var meetings: [EventMeeting] {
    switch status {
    case .copy: []
    case .counts: correctionMeetings + reversalMeetings + copyMeetings
    case .voided, .reverted: reversalMeetings + outMeetings
    }
  }

  private func meeting(
    _ one: Touch, _ other: Touch, _ subject: EventMeeting.Subject, holding: EventID,
    other values: EntryValues? = nil
  ) -> EventMeeting {
    let isFirst = (places[one.id] ?? 0) < (places[other.id] ?? 0)
    return EventMeeting(
      entry: entry, earlier: isFirst ? one.id : other.id, later: isFirst ? other.id : one.id,
      subject: subject, holding: holding, other: values)
  }

  /// Returns the touches that no other touch in the list had seen.
  private func front(_ touches: [Touch]) -> [Touch] {
    var front: [Touch] = []
    for touch in touches { front = front.filter { !touch.hasSeen($0.id) } + [touch] }
    return front
  }

  /// The corrections in effect, in their order.
  private var corrections: [(touch: Touch, amendment: EntryAmendment)] {
    touches.compactMap { touch in
      guard case .corrected(let amendment) = touch.action, holds(touch.id) else { return nil }
      return (touch, amendment)
    }
  }

  private var correctionMeetings: [EventMeeting] {
    let corrections = corrections
    var found: [EventMeeting] = []
    for member in EntryAmendment.Member.allCases {
      let setting = corrections.filter { $0.amendment.changes(member) }
      let ids = front(setting.map(\.touch)).map(\.id)
      let last = setting.filter { ids.contains($0.touch.id) }
      guard let holding = last.last else { continue }
      for hidden in last.dropLast()
      where !hidden.amendment.agrees(with: holding.amendment, in: member) {
        let new = meeting(hidden.touch, holding.touch, .values, holding: holding.touch.id)
        if !found.contains(new) { found.append(new) }
      }
    }
    return found
  }

  private var reversalMeetings: [EventMeeting] {
    let targets = Set(touches.compactMap(\.target)).sorted()
    return targets.flatMap { target -> [EventMeeting] in
      let last = front(touches.filter { $0.target == target })
      guard let holding = last.last,
        content(reversing: target, isUndo: true) != content(reversing: target, isUndo: false)
      else { return [] }
      return last.dropLast().filter { $0.isUndo != holding.isUndo }
        .map { meeting($0, holding, .reversal, holding: holding.id) }
    }
  }

  private var copyMeetings: [EventMeeting] {
    guard let first = touches.first, case .added(let added) = first.action,
      let now = content(holding: holds)
    else { return [] }
    return touches.compactMap { copy in
      guard case .copied(let values) = copy.action else { return nil }
      let members = EntryAmendment.Member.figures.filter {
        !added.values.agrees(with: values, in: $0)
      }
      let isOpen = members.contains { !now.values.agrees(with: values, in: $0) }
      let isSettled = corrections.contains { touch, amendment in
        touch.hasSeen(copy.id) && touch.hasSeen(first.id)
          && members.contains(where: amendment.changes)
      }
      return isOpen && !isSettled
        ? meeting(first, copy, .copy, holding: first.id, other: values) : nil
    }
  }

  private var outMeetings: [EventMeeting] {
    let outs = touches.filter(takesOut)
    return front(outs).flatMap { out -> [EventMeeting] in
      let unseen = touches.filter { touch in
        !out.hasSeen(touch.id) && !touch.hasSeen(out.id)
          && !outs.contains { $0.hasSeen(touch.id) }
      }
      let writers = Set(unseen.map(\.id.writer)).sorted()
      return writers.compactMap { writer in
        let own = unseen.filter { $0.id.writer == writer }
        guard let last = own.last, isChanged(by: own, last, unseenBy: out) else { return nil }
        return meeting(out, own.last(where: isInEffect) ?? last, .counting, holding: out.id)
      }
    }
  }

  /// Returns whether a device that had not seen an event left the entry counting and changed it.
  private func isChanged(by own: [Touch], _ last: Touch, unseenBy out: Touch) -> Bool {
    let isCopied = own.contains { if case .copied = $0.action { true } else { false } }
    guard !isCopied else { return true }
    guard let left = content(among: { last.hasSeen($0.id) }) else { return false }
    return left != content { last.hasSeen($0.id) && out.hasSeen($0.id) }
  }

  /// Returns whether an event changes what the entry says, and is not undone.
  private func isInEffect(_ touch: Touch) -> Bool {
    switch touch.action {
    case .added, .copied: true
    case .corrected: holds(touch.id)
    case .reversed: isLast(touch)
    case .voided, .reviewed: false
    }
  }

  /// Returns whether an event removes the entry: a void in effect without a reversal, or the last reversal of a void
  /// or of the entry.
  private func takesOut(_ touch: Touch) -> Bool {
    switch touch.action {
    case .voided: holds(touch.id) && lastReversals[touch.id] == nil
    case .reversed(let target, let isUndo):
      isOut(target) && isLast(touch) && isUndo == (target == entry)
    case .added, .copied, .corrected, .reviewed: false
    }
  }

  /// Returns whether the target decides whether the entry counts: the entry itself, or a void of it.
  private func isOut(_ target: EventID) -> Bool {
    target == entry || places[target].map { touches[$0].action == .voided } ?? false
  }

  private func isLast(_ touch: Touch) -> Bool {
    touch.target.flatMap { lastReversals[$0] } == places[touch.id]
  }
}

extension MetEntry {
  /// Returns whether an event holds after all reversals.
  private func holds(_ id: EventID) -> Bool { holds(id) { _ in true } }

  /// Returns whether an event is among some, and holds after the reversals among them.
  private func holds(_ id: EventID, among isThere: (Touch) -> Bool) -> Bool {
    guard let place = places[id], isThere(touches[place]) else { return false }
    guard lastReversals[id] != nil else { return true }
    return touches.last { $0.target == id && isThere($0) }.map { !$0.isUndo } ?? true
  }

  /// Returns the entry's content by some of the events; `nil` if it does not count by them.
  private func content(among isThere: (Touch) -> Bool) -> Content? {
    content { id in holds(id, among: isThere) }
  }

  /// Returns the entry's content if an event were undone, or not; `nil` if it does not count then.
  private func content(reversing target: EventID, isUndo: Bool) -> Content? {
    content { id in id == target ? !isUndo : holds(id) }
  }

  private func content(holding holds: (EventID) -> Bool) -> Content? {
    guard case .added(let first)? = touches.first?.action, holds(entry) else { return nil }
    var content = Content(first)
    for touch in touches {
      switch touch.action {
      case .corrected(let amendment): if holds(touch.id) { content.amend(by: amendment) }
      case .reviewed: if holds(touch.id) { content.isReviewed = true }
      case .voided: if holds(touch.id) { return nil }
      case .added, .copied, .reversed: break
      }
    }
    return content
  }

  /// The visible content of an entry.
  private struct Content: Hashable {
    var values: EntryValues
    var merchant: String
    var note: String
    var tax: Money?
    var tags: [String]
    var isReviewed: Bool

    init(_ first: EntryContent) {
      values = first.values
      (merchant, note) = (first.texts.merchant, first.texts.note)
      (tax, isReviewed) = (first.texts.tax, first.texts.isReviewed)
      tags = first.texts.tags
    }

    mutating func amend(by amendment: EntryAmendment) {
      amendment.figures.amend(&values)
      let texts = amendment.amended(EntryTexts(merchant: merchant, note: note))
      (merchant, note) = (texts.merchant, texts.note)
      tax = amendment.removesTax ? nil : amendment.tax ?? tax
      tags = amendment.tags ?? tags
    }
  }
}
