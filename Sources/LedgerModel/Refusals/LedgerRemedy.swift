package import LedgerEvents

/// What helps where a decision is refused, or a figure cannot be told.
@nonexhaustive
public enum LedgerRemedy: Remedy {
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
  /// To choose one of the accounts, or to add the one that was meant.
  case chooseOrAddAccount(AccountName, known: [AccountName])
  /// To list the accounts.
  case findAccount
  /// To say what the account holds.
  case openAccount(AccountName)
  /// To move what the account holds, or to correct it, before it is ended.
  case emptyAccount(AccountName, Money)
  /// To take less, or to let an account owe.
  case letAccountOwe
  /// To correct an account by a difference.
  case correctAccount(AccountName, Money)
  /// To undo the event that belongs to the bill, or to stop that instead.
  case undoOrStopBill(EventID, EventID)
  /// To list the bills.
  case findBill
  /// To list the rules of one's own.
  case findRule
  /// To see what is known of the bill.
  case seeBill(EventID)
  /// To take back what was paid of a day of the bill.
  case unpayBill(EventID, due: CalendarDay)
  /// To undo one payment of a day of the bill, or to take back all of them.
  case undoPart(EventID, EventID, due: CalendarDay)
  /// To name the day of the bill that is to be paid.
  case nameDueDay(EventID, CalendarDay)
  /// To say what the bill came to.
  case nameBillAmount(EventID)
  /// To undo the event that belongs to the goal, or to end that instead.
  case undoOrEndEnvelope(EventID)
  /// To list the goals.
  case findGoal
  /// To put money into the goal.
  case fillGoal(EventID)
  /// To pay from the account that the goal is, or from one at hand; or to move the money first.
  case payFromGoal(AccountName?, paying: AccountName, Money)
  /// To move so much from one account to the other first.
  case moveMoney(Money, from: AccountName, to: AccountName)
  /// To end the goal, or to choose another name.
  case endOtherGoal(EventID)
  /// To add money that comes back as a credit, with an amount above zero.
  case addCredit
  /// To add money that was earned as an income.
  case addIncome
  /// To choose one of the categories, or to add the one that was meant.
  case chooseOrAdd(CategoryName, known: [CategoryName])
  /// To correct a tax and the amount together.
  case correctTaxToo
  /// To leave out what is only for money that is put away.
  case leavePuttingAwayOut
  /// To save nothing for a bill.
  case leaveSavingOut
  /// To unlock Pro.
  case unlock
  /// To see what the purchase holds.
  case seePurchase
  /// To see what is unlocked.
  case seeUnlocked
  /// To void or correct the entry whose amount is wrong.
  case findWrongAmount
}
