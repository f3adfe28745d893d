import LedgerModel
import LedgerStore

/// Finds concurrent edits of two devices that nobody has reviewed yet.
struct OpenConflicts {
  private let session: Session
  /// In the order of the ledger: entries, facts recorded twice under a key, settings.
  private(set) var all: [OpenConflict] = []

  /// - Parameters:
  ///   - met: The pairs that a fold listed.
  ///   - settings: The pairs of settings of the same fold.
  init(_ session: Session, _ met: [LedgerConflict], _ settings: [SettingConflict])
    async throws(LedgerError)
  {
    self.session = session
    guard !met.isEmpty || !settings.isEmpty else { return }
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    let payments = try await DoublePayments(session, state, numbering, met)
    let (meetings, others) = try await session.ledger.answer(
      .entryMeetings(payments.others, beside: state.plan))
    let facts =
      others.isEmpty
      ? [] : try await session.ledger.answer(.factMeetings(others, beside: state.plan))
    let ids =
      (meetings + facts).flatMap { [$0.earlier, $0.later] }
      + payments.meetings.map(\.pair).flatMap { [$0.earlier, $0.later] }
      + settings.flatMap { [$0.earlier, $0.later] }
    guard !ids.isEmpty else { return }
    let words = try await ConflictWords(session, state, numbering, ids)
    all = meetings.compactMap { words.conflict($0) }
    all += payments.meetings.compactMap { words.conflict($0) }
    all += facts.compactMap { words.conflict($0) } + settings.compactMap { words.conflict($0) }
  }

  /// Finds those of the ledger as it is.
  init(_ session: Session) async throws(LedgerError) {
    let fold = try await session.ledger.folded(SettingConflicts())
    try await self.init(session, fold.conflicts, fold.projection.pairs)
  }

  /// Returns the groups of events that a review of some conflicts names.
  static func groups(of conflicts: [OpenConflict]) -> [[EventID]] {
    var things: [EventID] = []
    for conflict in conflicts where !things.contains(conflict.thing) {
      things.append(conflict.thing)
    }
    return things.flatMap { thing in
      ConflictReviewed.groups(
        of: conflicts.filter { $0.thing == thing }.map { ($0.earlier.event, $0.later.event) },
        about: thing)
    }
  }
}

/// Describes conflicts by their events.
private struct ConflictWords {
  private let session: Session
  private let categories: CategoryCatalog
  private let numbering: EventNumbering
  private let events: [EventID: EventEnvelope]
  private let devices: [WriterID: String]

  init(
    _ session: Session, _ state: DecisionState, _ numbering: EventNumbering, _ ids: [EventID]
  ) async throws(LedgerError) {
    self.session = session
    categories = state.plan.categories
    self.numbering = numbering
    let openings = Set(ids.map(\.writer)).map { EventID(writer: $0, number: 0) }
    let found = try await session.ledger.events(Array(Set(ids + openings)))
    events = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    var devices: [WriterID: String] = [:]
    for opening in openings {
      guard case .logOpened(let opened)? = events[opening]?.event else { continue }
      devices[opening.writer] = opened.deviceName
    }
    self.devices = devices
  }

  /// Returns the name of a device, if no other one here has the same.
  private func device(_ writer: WriterID) -> String {
    if writer == numbering.writer { return "this device" }
    let own = session.surroundings.machine.deviceName
    guard let name = devices[writer], !name.isEmpty, name != own,
      devices.values.count(where: { $0 == name }) == 1
    else { return "device \(writer.text)" }
    return VisibleText(name).description
  }

  /// - Parameter words: What the device did, if the event alone does not describe it best.
  private func side(
    _ id: EventID, _ words: ((ScreenStyle) -> String)? = nil
  ) -> OpenConflict.Side? {
    guard let event = events[id] else { return nil }
    let (session, categories, numbering) = (session, categories, numbering)
    func said(_ style: ScreenStyle) -> String {
      EventLine(today: session.today, categories: categories, numbering: numbering, style: style)
        .text(event.event)
    }
    return OpenConflict.Side(
      event: id, device: device(id.writer), day: event.recordedAt.day, words: words ?? said)
  }

  /// Returns the command that makes an event count no longer, or again.
  private func reversal(of id: EventID) -> String {
    let isUndo =
      if case .reversal(let event)? = events[id]?.event { event.isUndo } else { false }
    return "\(isUndo ? "redo" : "undo") \(numbering.text(id))"
  }

  private func conflict(
    _ subject: OpenConflict.Subject, about thing: EventID, _ earlier: EventID, _ later: EventID,
    holding: EventID, change: String? = nil
  ) -> OpenConflict? {
    guard let one = side(earlier), let other = side(later) else { return nil }
    return OpenConflict(
      subject, about: thing, one, other, holding: holding,
      change: change ?? reversal(of: holding), name: name(earlier, later), numbering,
      text: session.text)
  }

  /// Returns the merchant, or the category, of the entry that one of two events is about.
  private func name(_ one: EventID, _ other: EventID) -> String {
    let contents = [one, other].compactMap { id -> EntryContent? in
      switch events[id]?.event {
      case .entry(let entry): entry
      case .amendment(let event): event.was
      case .reversal(let event): event.reversal.copy.newEntry
      default: nil
      }
    }
    guard let content = contents.first else { return "" }
    let merchant = content.texts.merchant
    return VisibleText(merchant.isEmpty ? content.values.category.text : merchant).description
  }

  func conflict(_ meeting: EventMeeting) -> OpenConflict? {
    let subject: OpenConflict.Subject =
      switch meeting.subject {
      case .values: .values
      case .counting: .counting
      case .reversal: .reversal
      case .copy: .copy
      case .fact: .fact
      }
    return conflict(
      subject, about: meeting.entry, meeting.earlier, meeting.later, holding: meeting.holding,
      change: meeting.other.map { edit(meeting, to: $0) })
  }

  /// Returns the command that gives an entry the values of another.
  private func edit(_ meeting: EventMeeting, to values: EntryValues) -> String {
    let now = events[meeting.holding]?.event.newEntry?.values
    func option(_ member: EntryAmendment.Member, _ words: String) -> String {
      now.map { !$0.agrees(with: values, in: member) } ?? true ? " \(words)" : ""
    }
    return "edit \(numbering.text(meeting.entry))"
      + option(.amount, "--amount \(AmountText.text(values.amount))")
      + option(.category, "--category \(quoted(values.category.text))")
      + option(.date, "--date \(values.date.text)")
      + option(.account, "--account \(quoted(values.account.text))")
      + option(.type, "--type \(values.type.text)")
  }

  /// Returns a name that a shell reads as one word.
  private func quoted(_ name: String) -> String {
    let visible = VisibleText(name).description
    return visible.contains(" ") ? "\"\(visible)\"" : visible
  }

  func conflict(_ pair: SettingConflict) -> OpenConflict? {
    conflict(.setting, about: pair.later, pair.earlier, pair.later, holding: pair.later)
  }

  func conflict(_ paid: DoublePayments.Meeting) -> OpenConflict? {
    func side(_ id: EventID, _ amount: Money) -> OpenConflict.Side? {
      self.side(id) { "paid \(paid.thing), with \($0.amount(amount))" }
    }
    let pair = paid.pair
    guard let one = side(pair.earlier, paid.amounts.counting),
      let other = side(pair.later, paid.amounts.other)
    else { return nil }
    return OpenConflict(
      .fact, about: pair.earlier, one, other, holding: pair.earlier, change: paid.change,
      numbering, text: session.text)
  }
}
