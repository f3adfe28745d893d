package import LedgerModel

extension [LedgerEvent] {
  /// The events as the lines of one log, a second apart, those of ``LedgerEvent/voided(_:)`` and
  /// its like completed with what they are about.
  package var envelopes: [EventEnvelope] {
    var ledger = EventTable()
    return enumerated().map { number, event in
      let envelope = EventEnvelope(
        id: EventID(writer: .sample, number: number),
        recordedAt: Timestamp.steady.adding(milliseconds: Int64(number) * 1_000),
        event: ledger.completed(event))
      ledger.apply(envelope)
      return envelope
    }
  }
}

extension Timestamp {
  /// 2026-01-02, noon.
  static let steady = Timestamp(iso: "2026-01-02T12:00:00.000Z") ?? .earliest
}

extension EventID {
  /// An event of the device of tests.
  package static func sample(_ number: Int) -> EventID {
    EventID(writer: .sample, number: number)
  }
}

extension LedgerEvent {
  /// A void of an entry of the same log; ``Swift/Array/envelopes`` fills in what it was.
  package static func voided(_ entry: Int) -> LedgerEvent {
    .amendment(
      .entryVoided(EntryVoided(entry: .sample(entry), version: .sample(entry), was: .empty)))
  }

  /// A correction of an entry of the same log; ``Swift/Array/envelopes`` fills in what it was.
  package static func corrected(_ entry: Int, _ now: EntryAmendment) -> LedgerEvent {
    .amendment(
      .entryCorrected(
        EntryCorrected(entry: .sample(entry), version: .sample(entry), was: .empty, now: now)))
  }

  /// An undo of an event of the same log; ``Swift/Array/envelopes`` fills in its copy.
  package static func undone(_ event: Int) -> LedgerEvent {
    .reversal(
      .eventReverted(EventReverted(Reversal(event: .sample(event), copy: .logOpened(.sample)))))
  }

  /// A redo of an event of the same log; ``Swift/Array/envelopes`` fills in its copy.
  package static func redone(_ event: Int) -> LedgerEvent {
    .reversal(
      .eventRestored(EventRestored(Reversal(event: .sample(event), copy: .logOpened(.sample)))))
  }

  /// Shares of the built-in buckets, in whole percent.
  package static func shares(_ percents: [Int], from day: String) -> LedgerEvent {
    let shares = zip(BucketName.builtIn, percents).compactMap { bucket, percent in
      Percentage(hundredths: percent * 100).map { BucketShare(bucket: bucket, share: $0) }
    }
    return .setting(
      .allocationChanged(
        AllocationChanged(from: CalendarDay(iso: day) ?? .first, shares: shares)))
  }

  /// What a bucket takes from the month before.
  package static func rollover(
    _ bucket: BucketName, _ mode: RolloverMode, from day: String
  ) -> LedgerEvent {
    .setting(
      .rolloverSet(
        RolloverSet(from: CalendarDay(iso: day) ?? .first, bucket: bucket, mode: mode)))
  }

  /// A category of the person's own.
  package static func added(_ category: String, to bucket: BucketName) -> LedgerEvent {
    .setting(
      .categoryAdded(CategoryAdded(category: CategoryName(category) ?? .other, bucket: bucket)))
  }

  /// A category in another bucket from a day on.
  package static func moved(
    _ category: String, to bucket: BucketName, from day: String
  ) -> LedgerEvent {
    .setting(
      .categoryMoved(
        CategoryMoved(
          category: CategoryName(category) ?? .other, bucket: bucket,
          from: CalendarDay(iso: day) ?? .first)))
  }
}

extension EntryContent {
  fileprivate static let empty = EntryContent(
    values: EntryValues(
      type: .expense, amount: Money(minorUnits: 1, currency: .usd), category: .other, date: .first,
      account: .bank),
    texts: EntryTexts())
}

extension EventTable {
  /// An event with the content, version and copy of what it is about.
  fileprivate func completed(_ event: LedgerEvent) -> LedgerEvent {
    switch event {
    case .amendment(.entryCorrected(var correction)):
      guard let entry = entry(correction.entry) else { return event }
      correction.was = entry.was
      correction.version = entry.versions.last ?? entry.id
      return .amendment(.entryCorrected(correction))
    case .amendment(.entryVoided(var void)):
      guard let entry = entry(void.entry) else { return event }
      void.was = entry.was
      void.version = entry.versions.last ?? entry.id
      return .amendment(.entryVoided(void))
    case .amendment(.entryReviewed(var review)):
      guard let entry = entry(review.entry) else { return event }
      review.was = entry.was
      review.version = entry.versions.last ?? entry.id
      return .amendment(.entryReviewed(review))
    case .reversal(.eventReverted(let undo)):
      return .reversal(.eventReverted(EventReverted(completed(undo.reversal))))
    case .reversal(.eventRestored(let redo)):
      return .reversal(.eventRestored(EventRestored(completed(redo.reversal))))
    default: return event
    }
  }

  private func completed(_ reversal: Reversal) -> Reversal {
    guard let event = events.first(where: { $0.id == reversal.event }) else { return reversal }
    let version = entry(event.event.amendedEntry ?? event.id)?.versions.last
    return Reversal(event: event.id, version: version, eventKey: event.key, copy: event.event)
  }
}

extension EventTable.Entry {
  /// What a correction or void of it says that it was.
  fileprivate var was: EntryContent {
    let texts = EntryTexts(
      merchant: content.texts.merchant, note: content.texts.note, content.texts.details)
    return EntryContent(values: content.values, texts: texts)
  }
}

extension EntryAmendment {
  /// For a goal, or for none.
  package static func to(_ cover: GoalCover?) -> EntryAmendment {
    var amendment = EntryAmendment()
    amendment.cover = cover
    if cover == nil { amendment.removesCover = true }
    return amendment
  }
}
