/// Why a decision does not let a wish through. Nothing is written then.
public enum Refusal: Error, Hashable, Sendable {
  /// The ledger has no event yet, and what is wanted needs one.
  case emptyLedger
  case noSuchEvent(EventID)
  /// The event exists, and is no entry.
  case notAnEntry(EventID, type: EventType)
  case alreadyVoided(EventID, by: EventID)
  /// The event that added the entry was undone.
  case entryUndone(EventID)
  /// An amount that is not above zero.
  case amountNotPositive(Money)
  case amountTooLarge(Money)
  /// The ledger holds another currency.
  case foreignCurrency(Currency, ledger: Currency)
  case unknownCategory(CategoryName, known: [CategoryName])
  case categoryExists(CategoryName)
  case categoryEnded(CategoryName, from: CalendarDay)
  /// Income is no category of an expense or credit.
  case incomeIsNoCategory
  case unknownBucket(BucketName)
  /// The shares do not add up to 100 %.
  case sharesDoNotAddUp(hundredths: Int)
  /// An allocation must name every bucket once.
  case sharesIncomplete(missing: BucketName)
  /// The date lies after today.
  case futureDate(CalendarDay, today: CalendarDay)
  case textTooLong(member: String, byteCount: Int)
  /// What is asked for holds already.
  case nothingToChange
  /// Only expense and credit can be exchanged for each other.
  case typeCannotChange(from: EntryType, to: EntryType)
  /// A later event, still in effect, depends on what would vanish.
  case dependedOn(EventID, by: EventID, as: Dependency)
  case alreadyUndone(EventID, by: EventID)
  case notUndone(EventID)
  /// The event is never undone: `LogOpened`, an undo or a redo.
  case neverUndone(EventID, type: EventType)
  case nothingToUndo
  case nothingToRedo
  /// The key was freed by an undo and has been taken by another event since.
  case keyTaken(by: EventID)
  /// A feature of Pro, which is locked.
  case locked(ProFeature)
  case alreadyUnlocked(by: EventID)
  case notUnlocked
  /// More events than a batch may have.
  case batchTooLarge(count: Int)
}

extension Refusal: ExplainedError {
  public var problem: String { "refused" }
  public var remedy: String? { nil }
}
