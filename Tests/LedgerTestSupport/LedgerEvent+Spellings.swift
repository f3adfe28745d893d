package import LedgerModel

extension EntryAmendment {
  /// A change of an expense to a part of a payment; `nil` for no part any more.
  package static func payment(_ first: EventID?) -> EntryAmendment {
    var amendment = EntryAmendment()
    amendment.payment = first
    amendment.removesPayment = first == nil
    return amendment
  }
}

extension LedgerEvent {
  /// The first line of a log.
  package static func opened(
    _ currency: Money.Currency = .usd, policy: ProPolicy = .metered, writer: WriterID = .sample
  ) -> LedgerEvent {
    .logOpened(
      LogOpened(
        ledger: .sample, writer: writer, deviceName: "laptop", currency: currency,
        policy: policy, version: "0.1.0"))
  }

  /// An expense of minor units of USD.
  package static func spent(
    _ minorUnits: Int64, in category: String = "groceries",
    on day: String = "2026-01-02", at merchant: String = "", said: String = ""
  ) -> LedgerEvent {
    .entry(
      .expense(
        amount: Money(minorUnits: minorUnits, currency: .usd), category: .known(category),
        date: .known(day),
        texts: EntryTexts(merchant: merchant, said: said, by: "flags")))
  }

  /// A credit of minor units of USD.
  package static func credited(
    _ minorUnits: Int64, in category: String = "groceries",
    on day: String = "2026-01-02", by merchant: String = "", purchase: EventID? = nil
  ) -> LedgerEvent {
    .entry(
      .credit(
        amount: Money(minorUnits: minorUnits, currency: .usd), category: .known(category),
        date: .known(day),
        texts: EntryTexts(merchant: merchant, by: "flags", link: purchase.map { .purchase($0) })))
  }

  /// Income of minor units of USD.
  package static func received(
    _ minorUnits: Int64, on day: String = "2026-01-02", from merchant: String = "",
    _ mark: EntryMark? = nil, for month: CalendarMonth? = nil
  ) -> LedgerEvent {
    var income = EntryContent.income(
      amount: Money(minorUnits: minorUnits, currency: .usd), date: .known(day),
      texts: EntryTexts(merchant: merchant, by: "flags"))
    (income.values.mark, income.values.month) = (mark, month)
    return .entry(income)
  }

  /// A void of an entry, made on the entry itself.
  package static func voided(_ entry: EventID, _ event: LedgerEvent) -> LedgerEvent {
    guard let was = event.newEntry else { preconditionFailure("only an entry can be voided") }
    return .amendment(.entryVoided(EntryVoided(entry: entry, version: entry, was: was)))
  }

  /// A correction of an entry, made on the entry itself.
  package static func corrected(
    _ entry: EventID, _ event: LedgerEvent, _ now: EntryAmendment
  ) -> LedgerEvent {
    guard let was = event.newEntry else { preconditionFailure("only an entry can be corrected") }
    return .amendment(
      .entryCorrected(EntryCorrected(entry: entry, version: entry, was: was, now: now)))
  }

  /// An undo of an event.
  package static func undone(_ id: EventID, _ event: LedgerEvent) -> LedgerEvent {
    .reversal(.eventReverted(EventReverted(Reversal(event: id, copy: event))))
  }

  /// A redo of an event.
  package static func redone(_ id: EventID, _ event: LedgerEvent) -> LedgerEvent {
    .reversal(.eventRestored(EventRestored(Reversal(event: id, copy: event))))
  }

  /// A fixed monthly income.
  package static func income(_ minorUnits: Int64, from day: String) -> LedgerEvent {
    .setting(
      .incomeSet(
        IncomeSet(from: .known(day), plan: .monthly(Money(minorUnits: minorUnits, currency: .usd))))
    )
  }

  /// Shares of the three built-in buckets in whole percents.
  package static func shares(
    _ first: Int, _ second: Int, _ third: Int, from day: String
  ) -> LedgerEvent {
    .setting(
      .allocationChanged(
        AllocationChanged(from: .known(day), shares: [BucketShare](first, second, third))))
  }

  /// What a bucket takes from the month before.
  package static func rollover(
    _ bucket: String, _ mode: RolloverMode, from day: String
  ) -> LedgerEvent {
    .setting(.rolloverSet(RolloverSet(from: .known(day), bucket: .known(bucket), mode: mode)))
  }

  /// A bucket beside the three.
  package static func bucket(
    _ bucket: String, from day: String, as name: String = ""
  ) -> LedgerEvent {
    .setting(
      .bucketAdded(
        BucketAdded(bucket: .known(bucket), displayName: name, from: .known(day))))
  }

  /// An end of a bucket.
  package static func ended(
    _ bucket: String, from day: String, to heir: String? = nil
  ) -> LedgerEvent {
    .setting(
      .bucketEnded(
        BucketEnded(
          bucket: .known(bucket), from: .known(day), heir: heir.map { BucketName.known($0) })))
  }

  /// Shares by bucket, in whole percents.
  package static func shares(_ percents: [String: Int], from day: String) -> LedgerEvent {
    .setting(
      .allocationChanged(
        AllocationChanged(from: .known(day), shares: [BucketShare](percents))))
  }

  /// A move of a category.
  package static func moved(
    _ category: String, to bucket: String, from day: String
  ) -> LedgerEvent {
    .setting(
      .categoryMoved(
        CategoryMoved(category: .known(category), bucket: .known(bucket), from: .known(day))))
  }
}

extension [BucketShare] {
  /// Shares by bucket in whole percents: of the three, then of others by name.
  package init(_ percents: [String: Int]) {
    let own = percents.keys.filter { !BucketName.builtIn.map(\.text).contains($0) }.sorted()
    self = (BucketName.builtIn.map(\.text) + own).compactMap { name in
      percents[name].flatMap { Percentage(hundredths: $0 * 100) }
        .map { BucketShare(bucket: .known(name), share: $0) }
    }
  }

  /// Shares of the three built-in buckets in whole percents.
  package init(_ first: Int, _ second: Int, _ third: Int) {
    self = zip(BucketName.builtIn, [first, second, third]).map { bucket, percent in
      guard let share = Percentage(hundredths: percent * 100) else {
        preconditionFailure("no percentage: \(percent)")
      }
      return BucketShare(bucket: bucket, share: share)
    }
  }
}

extension [EventEnvelope] {
  /// Events of one log, numbered from 0 on, a minute apart.
  package init(_ events: [LedgerEvent], writer: WriterID = .sample) {
    self = events.enumerated().map { number, event in
      EventEnvelope(
        id: EventID(writer: writer, number: number),
        recordedAt: PracticeLedger.start.adding(milliseconds: Int64(number) * 60_000),
        event: event)
    }
  }
}
