/// Everything that can happen, by what it is to those who fold it.
///
/// A new event joins the list of its kind below and `payloads`, and only whoever asks for the events
/// of that kind one by one has to answer it. What is rare is kept indirectly, so that a million
/// expenses pass through a fold in place.
@nonexhaustive
public enum LedgerEvent: Hashable, Sendable {
  /// An entry is added.
  case entry(EntryContent)
  /// An entry is changed or taken out.
  indirect case amendment(AmendmentEvent)
  /// An event is taken back, or put back.
  indirect case reversal(ReversalEvent)
  /// Something holds from a day on by which entries are counted.
  indirect case setting(SettingEvent)
  /// Something falls on days to come: no figure changes until they have come.
  indirect case schedule(ScheduleEvent)
  /// Accounts, and money that moved between them: no bucket and no income changes.
  indirect case account(AccountEvent)
  /// Files that are attached to entries and bills: no figure changes.
  indirect case receipt(ReceiptEvent)
  /// Something was bought, or its purchase was revoked.
  indirect case purchase(PurchaseEvent)
  /// A device begins its log, and the first of a ledger its currency, categories and policy.
  indirect case logOpened(LogOpened)
  /// Something about the log and not about money: it is never undone.
  indirect case log(LogEvent)
}

/// The events that change an entry, or say that somebody looked at it.
@nonexhaustive
public enum AmendmentEvent: Hashable, Sendable {
  /// Values of it are other ones.
  case entryCorrected(EntryCorrected)
  /// It was taken out.
  case entryVoided(EntryVoided)
  /// Somebody looked at it.
  case entryReviewed(EntryReviewed)

  var payload: any EventPayload {
    switch self {
    case .entryCorrected(let payload): payload
    case .entryVoided(let payload): payload
    case .entryReviewed(let payload): payload
    }
  }
}

/// The events that take an event back, or put it back.
@nonexhaustive
public enum ReversalEvent: Hashable, Sendable {
  /// An event was undone.
  case eventReverted(EventReverted)
  /// An undone event was put back.
  case eventRestored(EventRestored)

  var payload: any EventPayload {
    switch self {
    case .eventReverted(let payload): payload
    case .eventRestored(let payload): payload
    }
  }
}

/// The events that set something by which entries are counted, or say that what two devices set is right.
@nonexhaustive
public enum SettingEvent: Hashable, Sendable {
  /// What income a month brings.
  case incomeSet(IncomeSet)
  /// How income is shared among the buckets.
  case allocationChanged(AllocationChanged)
  /// What a bucket takes over from the month before.
  case rolloverSet(RolloverSet)
  /// How much a month may use, or a category of it.
  case monthBudgetSet(MonthBudgetSet)
  /// A part of a bucket's budget went to another one.
  case budgetShifted(BudgetShifted)
  /// What may be spent on a day.
  case allowanceSet(AllowanceSet)
  /// On which day a week begins.
  case weekStartSet(WeekStartSet)
  /// A rule of the person's own began.
  case ruleAdded(RuleAdded)
  /// A rule of the person's own ended.
  case ruleEnded(RuleEnded)
  /// A category began, or was opened again.
  case categoryAdded(CategoryAdded)
  /// A category counts in another bucket.
  case categoryMoved(CategoryMoved)
  /// A category ended.
  case categoryEnded(CategoryEnded)
  /// A category is shown by another name.
  case categoryRenamed(CategoryRenamed)
  /// A category has another sign.
  case categorySymbolSet(CategorySymbolSet)
  /// A bucket began.
  case bucketAdded(BucketAdded)
  /// A bucket is shown by another name.
  case bucketRenamed(BucketRenamed)
  /// A bucket ended.
  case bucketEnded(BucketEnded)
  /// Somebody looked at what two devices set apart.
  case conflictReviewed(ConflictReviewed)

  package var payload: any EventPayload {
    switch self {
    case .incomeSet(let payload): payload
    case .allocationChanged(let payload): payload
    case .rolloverSet(let payload): payload
    case .monthBudgetSet(let payload): payload
    case .budgetShifted(let payload): payload
    case .allowanceSet(let payload): payload
    case .weekStartSet(let payload): payload
    case .ruleAdded(let payload): payload
    case .ruleEnded(let payload): payload
    case .categoryAdded(let payload): payload
    case .categoryMoved(let payload): payload
    case .categoryEnded(let payload): payload
    case .categoryRenamed(let payload): payload
    case .categorySymbolSet(let payload): payload
    case .bucketAdded(let payload): payload
    case .bucketRenamed(let payload): payload
    case .bucketEnded(let payload): payload
    case .conflictReviewed(let payload): payload
    }
  }
}

/// The events about what comes again.
@nonexhaustive
public enum ScheduleEvent: Hashable, Sendable {
  /// A bill, which comes once or again and again.
  case bill(BillEvent)

  var payload: any EventPayload {
    switch self {
    case .bill(let event): event.payload
    }
  }
}

/// The events about accounts alone, and about what the money in them is for.
@nonexhaustive
public enum AccountEvent: Hashable, Sendable {
  /// Money moved between two accounts.
  case transferMade(TransferMade)
  /// An account began.
  case added(AccountAdded)
  /// An account ended.
  case ended(AccountEnded)
  /// What an account held when a day began.
  case opened(AccountOpened)
  /// An account held more or less than was recorded.
  case corrected(BalanceCorrected)
  /// What an account held when a day ended, as was recorded.
  case asserted(BalanceAsserted)
  /// Money was set aside for a goal, or the goal itself changed.
  case envelope(EnvelopeEvent)
  /// A bank's file was taken in.
  case imported(ImportMade)
  /// A line of a bank's file is something that was there.
  case matched(ImportMatched)

  var payload: any EventPayload {
    switch self {
    case .transferMade(let payload): payload
    case .added(let payload): payload
    case .ended(let payload): payload
    case .opened(let payload): payload
    case .corrected(let payload): payload
    case .asserted(let payload): payload
    case .envelope(let event): event.payload
    case .imported(let payload): payload
    case .matched(let payload): payload
    }
  }
}

/// The events that record a purchase.
@nonexhaustive
public enum PurchaseEvent: Hashable, Sendable {
  /// Pro was bought.
  case proUnlocked(ProUnlocked)
  /// Its purchase was revoked.
  case proRevoked(ProRevoked)

  var payload: any EventPayload {
    switch self {
    case .proUnlocked(let payload): payload
    case .proRevoked(let payload): payload
    }
  }
}

/// The events that tell of a log, but its beginning.
@nonexhaustive
public enum LogEvent: Hashable, Sendable {
  /// Bytes that proved nothing were cut from the end of a log.
  case logRepaired(LogRepaired)
  /// Another ledger became a part of this one.
  case ledgerJoined(LedgerJoined)

  var payload: any EventPayload {
    switch self {
    case .logRepaired(let payload): payload
    case .ledgerJoined(let payload): payload
    }
  }
}

extension LedgerEvent {
  /// Every event that a log may hold, in the order in which they are listed to a person.
  static let payloads: [any EventPayload.Type] = [
    LogOpened.self, ExpenseAdded.self, CreditApplied.self, IncomeReceived.self,
    EntryCorrected.self, EntryVoided.self, EntryReviewed.self, EventReverted.self,
    EventRestored.self,
    IncomeSet.self, AllocationChanged.self, RolloverSet.self, MonthBudgetSet.self,
    BudgetShifted.self, WeekStartSet.self, RuleAdded.self, RuleEnded.self,
    CategoryAdded.self,
    CategoryMoved.self, CategoryEnded.self, CategoryRenamed.self, CategorySymbolSet.self,
    BucketAdded.self, BucketRenamed.self, BucketEnded.self, BillAdded.self,
    BillChanged.self, BillPaid.self, BillUnpaid.self, BillSkipped.self, BillStopped.self,
    TransferMade.self, AccountAdded.self, AccountEnded.self,
    AccountOpened.self, BalanceCorrected.self, BalanceAsserted.self, AllowanceSet.self,
    GoalAdded.self, GoalChanged.self, GoalFunded.self, GoalWithdrawn.self, GoalEnded.self,
    ImportMade.self, ImportMatched.self,
    ReceiptAttached.self, ReceiptDetached.self, ConflictReviewed.self, ProUnlocked.self,
    ProRevoked.self,
    LogRepaired.self, LedgerJoined.self,
  ]

  /// Which types and members this version reads, as a number: if one more is read it is another
  /// number, which a check of the names in this folder works out for the one who adds it.
  package static let vocabulary: UInt64 = 0x24D4_78BA_1921_CC20

  /// The name of every event that this version knows, in the same order.
  public static var types: [EventType] { payloads.map { $0.type } }

  /// What the event says, whatever kind it is.
  package var payload: any EventPayload {
    switch self {
    case .entry(let event): event.payload
    case .amendment(let event): event.payload
    case .reversal(let event): event.payload
    case .setting(let event): event.payload
    case .schedule(let event): event.payload
    case .account(let event): event.payload
    case .receipt(let event): event.payload
    case .purchase(let event): event.payload
    case .logOpened(let payload): payload
    case .log(let event): event.payload
    }
  }

  /// Reads the members of an event whose type is known by name.
  ///
  /// - Throws: ``FieldError/unknownType(_:)`` and whatever the members throw.
  package init(reading type: EventType, from fields: inout FieldReader) throws(FieldError) {
    // Where bills are in use, there are about as many of these as of entries.
    if type == BillPaid.type {
      self = .schedule(.bill(.paid(try BillPaid(from: &fields))))
      return
    }
    guard let payload = LedgerEvent.payloads.first(where: { $0.type == type }) else {
      throw .unknownType(type)
    }
    self = try payload.init(from: &fields).event
  }

  /// The name of the event, as the log spells it.
  package var type: EventType { Swift.type(of: payload).type }

  /// Writes the members of the event.
  package func write(to fields: inout FieldWriter) {
    payload.write(to: &fields)
  }

  /// Why it was done, as the person said; may be empty.
  public var reason: String {
    if case .entry = self { return "" }
    return payload.reason
  }

  /// What an undo or redo is about; `nil` for any other event.
  package var reversal: Reversal? {
    if case .reversal(let event) = self { event.reversal } else { nil }
  }

  /// What the event says of a new entry; `nil` where it adds none.
  public var newEntry: EntryContent? {
    if case .entry(let content) = self { content } else { nil }
  }

  /// The figures of a new entry; `nil` where it adds none.
  @inlinable @inline(__always)
  package var newValues: EntryValues? {
    if case .entry(let content) = self { content.values } else { nil }
  }

  /// Whether it tells of the log and not of money: such an event is never undone.
  public var isAboutTheLog: Bool {
    switch self {
    case .logOpened, .log: true
    case .entry, .amendment, .reversal, .setting, .schedule, .account, .receipt, .purchase: false
    }
  }

  /// The events that this one names, which must be folded before it. The purchase or payment of an entry
  /// is none: what came back or was paid counts by itself, wherever the other entry is.
  package var causes: [EventID] {
    switch self {
    case .amendment(let event): [event.entry, event.version]
    case .reversal(let event): event.reversal.causes
    case .setting(let event): event.payload.causes
    case .schedule(let event): event.payload.causes
    case .account(let event): event.payload.causes
    case .entry, .receipt, .purchase, .logOpened, .log: []
    }
  }

  /// The event without the sentence that it was made of.
  package var withoutSentence: LedgerEvent {
    guard case .entry(let content) = self else { return self }
    return .entry(content.withoutSentence)
  }
}
