/// All events, grouped by what they mean to a fold.
///
/// A new event joins the enum of its group below and `payloads`; only code that switches over that group has
/// to handle it. Rare events are stored indirectly, so that a million expenses pass through a fold in place.
@nonexhaustive
public enum LedgerEvent: Hashable, Sendable {
  /// An entry is added.
  case entry(EntryContent)
  /// An entry is changed or removed.
  indirect case amendment(AmendmentEvent)
  /// An event is undone, or restored.
  indirect case reversal(ReversalEvent)
  /// A setting that affects how entries are counted, from a day on.
  indirect case setting(SettingEvent)
  /// Something due on future days: no figure changes until then.
  indirect case schedule(ScheduleEvent)
  /// Accounts, and money that moved between them: no bucket and no income changes.
  indirect case account(AccountEvent)
  /// Files that are attached to entries and bills: no figure changes.
  indirect case receipt(ReceiptEvent)
  /// Something was bought, or its purchase was revoked.
  indirect case purchase(PurchaseEvent)
  /// A device begins its log; the first log of a ledger sets its currency, categories and policy.
  indirect case logOpened(LogOpened)
  /// Something about the log and not about money; never undone.
  indirect case log(LogEvent)
}

/// The events that change an entry, or review it.
@nonexhaustive
public enum AmendmentEvent: Hashable, Sendable {
  /// Values of the entry changed.
  case entryCorrected(EntryCorrected)
  /// The entry was removed.
  case entryVoided(EntryVoided)
  /// A person reviewed the entry.
  case entryReviewed(EntryReviewed)

  var payload: any EventPayload {
    switch self {
    case .entryCorrected(let payload): payload
    case .entryVoided(let payload): payload
    case .entryReviewed(let payload): payload
    }
  }
}

/// The events that undo an event, or restore it.
@nonexhaustive
public enum ReversalEvent: Hashable, Sendable {
  /// An event was undone.
  case eventReverted(EventReverted)
  /// An undone event was restored.
  case eventRestored(EventRestored)

  var payload: any EventPayload {
    switch self {
    case .eventReverted(let payload): payload
    case .eventRestored(let payload): payload
    }
  }
}

/// The events that change how entries are counted, or that review conflicting settings.
@nonexhaustive
public enum SettingEvent: Hashable, Sendable {
  /// The expected income of a month.
  case incomeSet(IncomeSet)
  /// How income is shared among the buckets.
  case allocationChanged(AllocationChanged)
  /// What a bucket carries over from the month before.
  case rolloverSet(RolloverSet)
  /// The budget of a month, or of a category in it.
  case monthBudgetSet(MonthBudgetSet)
  /// A part of a bucket's budget moved to another bucket.
  case budgetShifted(BudgetShifted)
  /// The daily allowance.
  case allowanceSet(AllowanceSet)
  /// The first day of the week.
  case weekStartSet(WeekStartSet)
  /// A rule of the person began.
  case ruleAdded(RuleAdded)
  /// A rule of the person ended.
  case ruleEnded(RuleEnded)
  /// A category began, or was reopened.
  case categoryAdded(CategoryAdded)
  /// A category counts in another bucket.
  case categoryMoved(CategoryMoved)
  /// A category ended.
  case categoryEnded(CategoryEnded)
  /// A category's shown name changed.
  case categoryRenamed(CategoryRenamed)
  /// A category's symbol changed.
  case categorySymbolSet(CategorySymbolSet)
  /// A bucket began.
  case bucketAdded(BucketAdded)
  /// A bucket's shown name changed.
  case bucketRenamed(BucketRenamed)
  /// A bucket ended.
  case bucketEnded(BucketEnded)
  /// A person reviewed concurrent settings of two devices.
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

/// The events about recurring things.
@nonexhaustive
public enum ScheduleEvent: Hashable, Sendable {
  /// A bill, once or recurring.
  case bill(BillEvent)

  var payload: any EventPayload {
    switch self {
    case .bill(let event): event.payload
    }
  }
}

/// The events about accounts only, and about the purpose of their money.
@nonexhaustive
public enum AccountEvent: Hashable, Sendable {
  /// Money moved between two accounts.
  case transferMade(TransferMade)
  /// An account began.
  case added(AccountAdded)
  /// An account ended.
  case ended(AccountEnded)
  /// An account's balance at the start of a day.
  case opened(AccountOpened)
  /// An account's balance differed from what was recorded.
  case corrected(BalanceCorrected)
  /// An account's balance at the end of a day, as recorded.
  case asserted(BalanceAsserted)
  /// Money was set aside for a goal, or the goal changed.
  case envelope(EnvelopeEvent)
  /// A bank's file was imported.
  case imported(ImportMade)
  /// A line of a bank's file matched an earlier event.
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

/// The events about a log, except its beginning.
@nonexhaustive
public enum LogEvent: Hashable, Sendable {
  /// Bytes without a valid event were cut from the end of a log.
  case logRepaired(LogRepaired)
  /// Another ledger was joined to this one.
  case ledgerJoined(LedgerJoined)

  var payload: any EventPayload {
    switch self {
    case .logRepaired(let payload): payload
    case .ledgerJoined(let payload): payload
    }
  }
}

extension LedgerEvent {
  /// All event types, in the order in which they are listed to a person.
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

  /// A fingerprint of the types and members that this version reads: it changes with each addition. A check
  /// of the names in this folder computes the new number.
  package static let vocabulary: UInt64 = 0xD4F7_29B3_C3AD_0FEC

  /// The names of all event types of this version, in the same order.
  public static var types: [EventType] { payloads.map { $0.type } }

  /// The payload of the event, of any kind.
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

  /// Reads the members of an event by its type's name.
  ///
  /// - Throws: ``FieldError/unknownType(_:)`` and any error of the members.
  package init(reading type: EventType, from fields: inout FieldReader) throws(FieldError) {
    // Fast path: ledgers with bills have about as many of these as entries.
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

  /// The reason that the person gave; may be empty.
  public var reason: String {
    if case .entry = self { return "" }
    return payload.reason
  }

  /// The reversal, if this is an undo or redo; otherwise `nil`.
  package var reversal: Reversal? {
    if case .reversal(let event) = self { event.reversal } else { nil }
  }

  /// The content of the entry that the event adds; `nil` if it adds none.
  public var newEntry: EntryContent? {
    if case .entry(let content) = self { content } else { nil }
  }

  /// The figures of the entry that the event adds; `nil` if it adds none.
  @inlinable @inline(__always)
  package var newValues: EntryValues? {
    if case .entry(let content) = self { content.values } else { nil }
  }

  /// Whether the event is about the log and not about money: such an event is never undone.
  public var isAboutTheLog: Bool {
    switch self {
    case .logOpened, .log: true
    case .entry, .amendment, .reversal, .setting, .schedule, .account, .receipt, .purchase: false
    }
  }

  /// The events that this one references, which must be folded before it. The purchase or payment of an entry
  /// is not included: each counts on its own, wherever the other entry is.
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

  /// The event without the sentence that it was made from.
  package var withoutSentence: LedgerEvent {
    guard case .entry(let content) = self else { return self }
    return .entry(content.withoutSentence)
  }
}
