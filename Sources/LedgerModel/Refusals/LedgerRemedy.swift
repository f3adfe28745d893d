package import LedgerEvents

/// The remedy for a refused decision, or for a figure that cannot be computed.
@nonexhaustive
public enum LedgerRemedy: Remedy {
  /// To add a first entry.
  case begin
  /// To list the history, and so find the event that is meant.
  case findEvent
  /// To list the history, and see when each event was recorded.
  case nameLaterMoment
  /// To list the history, and see what could be undone.
  case seeWhatHappened
  /// To list the entries that count.
  case findEntry
  /// To list the categories.
  case findCategory
  /// To list the buckets.
  case findBucket
  /// To end the bucket and name the one that gets its holdings.
  case nameHeir(BucketName, others: [BucketName])
  /// To undo the event.
  case undoEvent(EventID)
  /// To undo the event, which voids the required one.
  case undoFirst(EventID)
  /// To redo the event, which was undone.
  case redoEvent(EventID)
  /// To redo the required event first.
  case redoFirst(EventID)
  /// To name another event than the last to undo.
  case nameEventToUndo
  /// To undo the event that uses the category, or to end the category instead.
  case undoOrEnd(EventID, CategoryName)
  /// To undo the event that uses the bucket, or to end the bucket instead.
  case undoOrEndBucket(EventID, BucketName)
  /// To choose one of the accounts, or to add the one that was meant.
  case chooseOrAddAccount(AccountName, known: [AccountName])
  /// To list the accounts.
  case findAccount
  /// To state the balance of the account.
  case openAccount(AccountName)
  /// To move or correct the account's balance before it is ended.
  case emptyAccount(AccountName, Money)
  /// To take less, or to let an account owe.
  case letAccountOwe
  /// To correct the account by a difference.
  case correctAccount(AccountName, Money)
  /// To undo the event that belongs to the bill, or to stop the bill instead.
  case undoOrStopBill(EventID, EventID)
  /// To list the bills.
  case findBill
  /// To list the custom rules.
  case findRule
  /// To show the bill.
  case seeBill(EventID)
  /// To take back the payments of a day of the bill.
  case unpayBill(EventID, due: CalendarDay)
  /// To undo one payment of a day of the bill, or to take back all of them.
  case undoPart(EventID, EventID, due: CalendarDay)
  /// To name the day of the bill to pay.
  case nameDueDay(EventID, CalendarDay)
  /// To state the amount of the bill.
  case nameBillAmount(EventID)
  /// To undo the event that belongs to the goal, or to end the goal instead.
  case undoOrEndEnvelope(EventID)
  /// To list the goals.
  case findGoal
  /// To put money into the goal.
  case fillGoal(EventID)
  /// To pay from the account that the goal is, or from one at hand; or to move the money first.
  case payFromGoal(AccountName?, paying: AccountName, Money)
  /// To move an amount from one account to the other first.
  case moveMoney(Money, from: AccountName, to: AccountName)
  /// To end the goal, or to choose another name.
  case endOtherGoal(EventID)
  /// To add money that comes back as a credit, with an amount above zero.
  case addCredit
  /// To add money that was earned as an income.
  case addIncome
  /// To choose one of the categories, or to add the one that was meant.
  case chooseOrAdd(CategoryName, known: [CategoryName])
  /// To correct the tax and the amount together.
  case correctTaxToo
  /// To omit what is only for money that is put away.
  case leavePuttingAwayOut
  /// To save nothing for a bill.
  case leaveSavingOut
  /// To unlock Pro.
  case unlock
  /// To show the purchase.
  case seePurchase
  /// To show what is unlocked.
  case seeUnlocked
  /// To void or correct the entry whose amount is wrong.
  case findWrongAmount
}
