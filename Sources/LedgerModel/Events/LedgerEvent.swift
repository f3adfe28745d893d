/// Everything that can happen: the list of all events.
///
/// What is rare is kept indirectly, so that a million expenses pass through a fold in place.
@nonexhaustive
public enum LedgerEvent: Hashable, Sendable {
  case expenseAdded(ExpenseAdded)
  case creditApplied(CreditApplied)
  case incomeReceived(IncomeReceived)
  indirect case entryCorrected(EntryCorrected)
  indirect case entryVoided(EntryVoided)
  indirect case eventReverted(EventReverted)
  indirect case eventRestored(EventRestored)
  indirect case allocationChanged(AllocationChanged)
  indirect case incomeSet(IncomeSet)
  indirect case rolloverSet(RolloverSet)
  indirect case categoryAdded(CategoryAdded)
  indirect case categoryMoved(CategoryMoved)
  indirect case categoryEnded(CategoryEnded)
  indirect case proUnlocked(ProUnlocked)
  indirect case proRevoked(ProRevoked)
  indirect case logOpened(LogOpened)
  indirect case logRepaired(LogRepaired)
  indirect case ledgerJoined(LedgerJoined)
}

extension LedgerEvent {
  /// What the event says, whatever kind it is.
  package var payload: any EventPayload {
    switch self {
    case .expenseAdded(let payload): payload
    case .creditApplied(let payload): payload
    case .incomeReceived(let payload): payload
    case .entryCorrected(let payload): payload
    case .entryVoided(let payload): payload
    case .eventReverted(let payload): payload
    case .eventRestored(let payload): payload
    case .allocationChanged(let payload): payload
    case .incomeSet(let payload): payload
    case .rolloverSet(let payload): payload
    case .categoryAdded(let payload): payload
    case .categoryMoved(let payload): payload
    case .categoryEnded(let payload): payload
    case .proUnlocked(let payload): payload
    case .proRevoked(let payload): payload
    case .logOpened(let payload): payload
    case .logRepaired(let payload): payload
    case .ledgerJoined(let payload): payload
    }
  }

  /// Reads the members of an event whose type is known by name.
  ///
  /// - Throws: ``FieldError/unknownType(_:)`` and whatever the members throw.
  package init(reading type: EventType, from fields: inout FieldReader) throws(FieldError) {
    switch type {
    case ExpenseAdded.type: self = .expenseAdded(try ExpenseAdded(from: &fields))
    case CreditApplied.type: self = .creditApplied(try CreditApplied(from: &fields))
    case IncomeReceived.type: self = .incomeReceived(try IncomeReceived(from: &fields))
    case EntryCorrected.type: self = .entryCorrected(try EntryCorrected(from: &fields))
    case EntryVoided.type: self = .entryVoided(try EntryVoided(from: &fields))
    case EventReverted.type: self = .eventReverted(try EventReverted(from: &fields))
    case EventRestored.type: self = .eventRestored(try EventRestored(from: &fields))
    case AllocationChanged.type: self = .allocationChanged(try AllocationChanged(from: &fields))
    case IncomeSet.type: self = .incomeSet(try IncomeSet(from: &fields))
    case RolloverSet.type: self = .rolloverSet(try RolloverSet(from: &fields))
    case CategoryAdded.type: self = .categoryAdded(try CategoryAdded(from: &fields))
    case CategoryMoved.type: self = .categoryMoved(try CategoryMoved(from: &fields))
    case CategoryEnded.type: self = .categoryEnded(try CategoryEnded(from: &fields))
    case ProUnlocked.type: self = .proUnlocked(try ProUnlocked(from: &fields))
    case ProRevoked.type: self = .proRevoked(try ProRevoked(from: &fields))
    case LogOpened.type: self = .logOpened(try LogOpened(from: &fields))
    case LogRepaired.type: self = .logRepaired(try LogRepaired(from: &fields))
    case LedgerJoined.type: self = .ledgerJoined(try LedgerJoined(from: &fields))
    default: throw .unknownType(type)
    }
  }

  /// The name of the event's kind, as the log spells it.
  public var type: EventType { Swift.type(of: payload).type }

  /// Writes the members of the event.
  package func write(to fields: inout FieldWriter) {
    payload.write(to: &fields)
  }

  /// What an undo or redo is about; `nil` for any other event.
  public var reversal: Reversal? {
    switch self {
    case .eventReverted(let undo): undo.reversal
    case .eventRestored(let redo): redo.reversal
    default: nil
    }
  }

  /// What the event says of a new entry; `nil` where it adds none.
  public var newEntry: EntryContent? {
    switch self {
    case .expenseAdded(let expense): EntryContent(values: expense.values, texts: expense.texts)
    case .creditApplied(let credit): EntryContent(values: credit.values, texts: credit.texts)
    case .incomeReceived(let income): EntryContent(values: income.values, texts: income.texts)
    default: nil
    }
  }

  /// Whether it tells of the log and not of money: such an event is never undone.
  public var isAboutTheLog: Bool {
    switch self {
    case .logOpened, .logRepaired, .ledgerJoined: true
    default: false
    }
  }

  /// The events that this one names, which must be folded before it.
  var causes: [EventID] {
    switch self {
    case .expenseAdded, .creditApplied, .incomeReceived: []
    case .entryCorrected(let correction): [correction.entry, correction.version]
    case .entryVoided(let void): [void.entry, void.version]
    case .eventReverted(let undo): undo.reversal.causes
    case .eventRestored(let redo): redo.reversal.causes
    case .allocationChanged(let setting): [setting.change.on].compactMap(\.self)
    case .incomeSet(let setting): [setting.change.on].compactMap(\.self)
    case .rolloverSet(let setting): [setting.change.on].compactMap(\.self)
    case .categoryMoved(let setting): [setting.change.on].compactMap(\.self)
    case .categoryAdded, .categoryEnded, .proUnlocked, .proRevoked, .logOpened, .logRepaired,
      .ledgerJoined:
      []
    }
  }

  /// The event without the sentence that it was made of.
  var withoutSentence: LedgerEvent {
    switch self {
    case .expenseAdded(var expense):
      expense.texts = expense.texts.withoutSentence
      return .expenseAdded(expense)
    case .creditApplied(var credit):
      credit.texts = credit.texts.withoutSentence
      return .creditApplied(credit)
    case .incomeReceived(var income):
      income.texts = income.texts.withoutSentence
      return .incomeReceived(income)
    default: return self
    }
  }
}

extension EntryTexts {
  /// The same texts without the sentence.
  var withoutSentence: EntryTexts {
    guard isRead, !said.isEmpty else { return self }
    return EntryTexts(merchant: merchant, note: note, by: by, purchase: purchase)
  }
}

/// What an event says: one fact, with the members that the log keeps of it.
///
/// A type that conforms has a file of its own, in which the names of its members stand twice, side
/// by side and in the same order: where they are read and where they are written.
package protocol EventPayload: Hashable, Sendable {
  /// The name of the event in the log.
  static var type: EventType { get }

  /// Reads the members, named one by one in the order of the format.
  ///
  /// - Throws: ``FieldError`` where a member is missing or does not hold what it must.
  init(from fields: inout FieldReader) throws(FieldError)

  /// Writes the same members in the same order.
  func write(to fields: inout FieldWriter)
}

extension LedgerEvent {
  /// Why it was done, as the person said; may be empty.
  public var reason: String {
    switch self {
    case .entryCorrected(let correction): correction.reason
    case .entryVoided(let void): void.reason
    case .eventReverted(let undo): undo.reversal.reason
    case .eventRestored(let redo): redo.reversal.reason
    case .allocationChanged(let setting): setting.change.reason
    case .incomeSet(let setting): setting.change.reason
    case .rolloverSet(let setting): setting.change.reason
    case .categoryAdded(let added): added.reason
    case .categoryMoved(let moved): moved.change.reason
    case .categoryEnded(let ended): ended.reason
    case .proRevoked(let revoked): revoked.reason
    case .logRepaired(let repaired): repaired.reason
    case .ledgerJoined(let joined): joined.reason
    case .expenseAdded, .creditApplied, .incomeReceived, .proUnlocked, .logOpened: ""
    }
  }
}
