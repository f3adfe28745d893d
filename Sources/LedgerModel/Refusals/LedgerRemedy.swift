/// What helps where a decision is refused, or a figure cannot be told.
package enum LedgerRemedy: Remedy {
  /// To add a first entry.
  case begin
  /// To list what happened, and so find the event that is meant.
  case findEvent
  /// To list what happened, and see when each event was recorded.
  case nameLaterMoment
  /// To list what happened, and see what could be undone.
  case seeWhatHappened
  /// To list the entries that count.
  case findEntry
  /// To list the categories that there are.
  case findCategory
  /// To list the buckets that there are.
  case findBucket
  /// To end the bucket and say which of the others gets what it has.
  case nameHeir(BucketName, others: [BucketName])
  /// To undo the event.
  case undoEvent(EventID)
  /// To undo the event, which voids what is needed.
  case undoFirst(EventID)
  /// To redo the event, which was undone.
  case redoEvent(EventID)
  /// To redo the event first, which what is wanted needs.
  case redoFirst(EventID)
  /// To undo another event than the last.
  case nameEventToUndo
  /// To undo the event that uses the category, or to end the category instead.
  case undoOrEnd(EventID, CategoryName)
  /// To undo the event that uses the bucket, or to end the bucket instead.
  case undoOrEndBucket(EventID, BucketName)
  /// To undo the event that belongs to the recurring entry, or to end that instead.
  case undoOrEndRecurring(EventID, EventID)
  /// To list the recurring entries.
  case findRecurring
  /// To add money that comes back as a credit, with an amount above zero.
  case addCredit
  /// To add money that was earned as an income.
  case addIncome
  /// To choose one of the categories, or to add the one that was meant.
  case chooseOrAdd(CategoryName, known: [CategoryName])
  /// To unlock Pro.
  case unlock
  /// To see what the purchase holds.
  case seePurchase
  /// To see what is unlocked.
  case seeUnlocked
  /// To void or correct the entry whose amount is wrong.
  case findWrongAmount
}
