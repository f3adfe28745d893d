public import LedgerEvents

/// Why a decision does not let a request through. Nothing is written then.
@nonexhaustive
public enum Refusal: Error, Hashable, Sendable {
  /// The ledger has no event yet, and what is wanted needs one.
  case emptyLedger
  /// The ledger holds no event of that number.
  case noSuchEvent(EventID)
  /// No log of the ledger is of this writer.
  case noSuchWriter(WriterID, known: [WriterID])
  /// Nothing had been recorded by then.
  case momentBeforeBeginning(AsOf, beginning: Timestamp)
  /// A moment that is still to come.
  case momentInFuture(AsOf, now: Timestamp)
  /// Of two moments the first is the later one; `nil` is now.
  case momentsOutOfOrder(AsOf?, AsOf?)
  /// The ledger holds no entry of that number.
  case noSuchEntry(EventID)
  /// The event exists, and is no entry.
  case notAnEntry(EventID, type: EventType)
  /// Only an expense can be paid back.
  case notAnExpense(EventID, type: EntryType)
  /// Only income is regular, or on top, or counts in another month.
  case notAnIncome(EventID, type: EntryType)
  /// An income counts in a month near its day.
  case monthTooFar(CalendarMonth, from: CalendarDay)
  /// A second void is wanted.
  case alreadyVoided(EventID, by: EventID)
  /// The entry does not count, and what is wanted needs one that does.
  case entryVoided(EventID, by: EventID)
  /// The event that added the entry was undone.
  case entryUndone(EventID, by: EventID)
  /// The entry was added under the key of another, which counts for both.
  case isCopy(EventID)
  /// An amount that is not above zero.
  case amountNotPositive(Money)
  /// A monthly income or a price below zero.
  case amountNegative(Money)
  /// An amount is larger than any that is stored.
  case amountTooLarge(Money)
  /// A tax is a part of the amount, and never more.
  case taxTooLarge(Money, of: Money)
  /// What was earned has no tax that was paid with it.
  case incomeHasNoTax
  /// The ledger holds another currency.
  case foreignCurrency(Money.Currency, ledger: Money.Currency)
  /// The ledger has no such category; those that it has.
  case unknownCategory(CategoryName, known: [CategoryName])
  /// The ledger has a category of that name.
  case categoryExists(CategoryName)
  /// The category ended, with a day from which it is offered no more.
  case categoryEnded(CategoryName, from: CalendarDay)
  /// What entries fall to when nothing better is known cannot be ended.
  case categoryNeeded(CategoryName)
  /// Income is no category of an expense or credit.
  case incomeIsNoCategory
  /// An income stands in no other category.
  case incomeHasNoCategory(EventID)
  /// The ledger has no such bucket; those that it has.
  case unknownBucket(BucketName, known: [BucketName])
  /// The ledger has a bucket of that name.
  case bucketExists(BucketName)
  /// The bucket ended, with a day from which it is there no more.
  case bucketEnded(BucketName, from: CalendarDay)
  /// There is no such bucket yet on the day.
  case bucketNotBegun(BucketName, from: CalendarDay)
  /// A part of a bucket's budget is to be moved to itself.
  case sameBucket(BucketName)
  /// Nothing is shared among the buckets of a month.
  case noSharedBudget(CalendarMonth)
  /// More is to be moved than a bucket's budget is.
  case shiftTooLarge(BucketName, budget: Money, wanted: Money)
  /// The name means something else where buckets are named.
  case bucketReserved(BucketName)
  /// A bucket that has something is to be ended, and nobody says which one gets it.
  case bucketInUse(
    BucketName, categories: [CategoryName], share: Percentage, carries: Bool, others: [BucketName])
  /// A new category would be called as a bucket is.
  case categoryIsBucket(CategoryName)
  /// What stands before a category's name is no single sign.
  case symbolUnreadable(String)
  /// The name that something is shown by.
  case nameTooLong(byteCount: Int)
  /// A bucket is named twice.
  case bucketTwice(BucketName)
  /// The shares do not add up to 100 %.
  case sharesDoNotAddUp(hundredths: Int)
  /// An allocation must name every bucket once.
  case sharesIncomplete(missing: BucketName, known: [BucketName])
  /// Shares in the order of the buckets are as many as there are buckets.
  case sharesMiscounted(Int, known: [BucketName])
  /// The date lies after today.
  case futureDate(CalendarDay, today: CalendarDay)
  /// A text has more bytes of UTF-8 than are stored.
  case textTooLong(member: String, byteCount: Int)
  /// A text that must be there is empty.
  case textMissing(member: String)
  /// What is asked for holds already.
  case nothingToChange
  /// No entry is given.
  case nothingToAdd
  /// Only an expense is split.
  case splitOfNoExpense(EntryType)
  /// A payment is split into less than two parts, or more than can be told.
  case splitCount(Int)
  /// A category is named twice in a split.
  case splitNamesTwice(CategoryName)
  /// The parts of a payment are not the whole.
  case splitDoesNotAddUp(parts: Money, whole: Money)
  /// No entry counts, or none of those that are meant.
  case nothingToVoid
  /// Every entry was stated, or looked at.
  case nothingToReview
  /// Only expense and credit can be exchanged for each other.
  case typeCannotChange(from: EntryType, to: EntryType)
  /// A later event, still in effect, depends on what would vanish.
  case dependedOn(EventID, by: EventID, as: Dependency)
  /// What would be put back depends on an event that is undone.
  case dependsOnUndone(EventID, on: EventID, as: Dependency)
  /// The event was taken back already, by that one.
  case alreadyUndone(EventID, by: EventID)
  /// The event was not taken back, so that nothing is to be put back.
  case notUndone(EventID)
  /// The event is never undone: `LogOpened`, another event about the log, an undo or a redo.
  case neverUndone(EventID, type: EventType)
  /// No event is left that can be taken back.
  case nothingToUndo
  /// No event is taken back that could be put back.
  case nothingToRedo
  /// The last events are all undone, so many that an earlier one must be named.
  case undoneTooFar(count: Int)
  /// The key was freed by an undo and has been taken by another event since.
  case keyTaken(EventID, by: EventID)
  /// A payment of a planned move, which is undone with the move that it was recorded with.
  case paidByMove(EventID)
  /// The event is no move to the account that a planned one moves to.
  case notItsMove(EventID, to: AccountName)
  /// A bill that is paid, or comes in, moves nothing.
  case billMovesNothing(EventID)
  /// A bill that has no day, or of which nobody knows the amount, cannot be recorded by itself.
  case autoUnsure
  /// A bill saves that has no day, no amount, or brings money.
  case savingUnsure
  /// Nothing of a bill that saves is due from its first month on.
  case savingTooLate(CalendarMonth)
  /// A bill saves that is paid from money that is put away already.
  case savingFromKept(AccountName)
  /// The ledger holds no bill of that number.
  case noSuchBill(EventID)
  /// It was stopped: nothing of it is due from a day on.
  case billStopped(EventID, from: CalendarDay)
  /// Nothing of it is due on a day; `near` are the days before and after on which something is.
  case billNotDue(EventID, on: CalendarDay, near: [CalendarDay])
  /// It has another day that is due then.
  case billDueAlready(EventID, on: CalendarDay)
  /// It is due by the end of each month, and no day of it can be moved.
  case billHasNoDay(EventID)
  /// Nothing of it is left to be paid or skipped.
  case noBillOpen(EventID)
  /// The bill is paid for that day.
  case billPaid(EventID, due: CalendarDay)
  /// The entry paid a day of a bill already.
  case alreadyLinked(EventID, bill: EventID, due: CalendarDay)
  /// It was paid on that day already, and what is open is due later.
  case billPaidToday(EventID, due: CalendarDay, next: CalendarDay)
  /// That day was left out.
  case billLeftOut(EventID, due: CalendarDay)
  /// The bill is not paid for that day, so that nothing is to be taken back.
  case billNotPaid(EventID, due: CalendarDay)
  /// Nobody knows what it comes to, and nobody said.
  case billAmountUnknown(EventID)
  /// The entry is the expense of one of several payments of a day of a bill.
  case expenseOfPart(EventID, EventID, due: CalendarDay)
  /// The event exists, and is nothing that a file can be attached to.
  case neitherEntryNorBill(EventID, type: EventType)
  /// No file is named.
  case nothingToAttach
  /// No file of that hash is attached.
  case notAttached(EventID, hash: String)
  /// No rule of the person's own was added by that event.
  case noSuchRule(EventID)
  /// So many rules hold that no other may be added.
  case tooManyRules
  /// A feature of Pro, which is locked.
  case locked(ProFeature)
  /// The product is unlocked, by that event.
  case alreadyUnlocked(by: EventID)
  /// No such purchase is in effect, so that nothing is to be revoked.
  case notUnlocked
  /// Money stays in the account that it is in.
  case sameAccount(AccountName)
  /// Money that moves between two accounts at hand, or two that are kept, is put away in no category.
  case nothingPutAway(AccountName, AccountName)
  /// The ledger has no such account; those that it has.
  case unknownAccount(AccountName, known: [AccountName])
  /// The ledger has an account of that name.
  case accountExists(AccountName)
  /// The account ended, with a day from which it is there no more.
  case accountEnded(AccountName, from: CalendarDay)
  /// What money moves through when no account is named cannot be ended.
  case accountNeeded(AccountName)
  /// An account that holds something, or owes it, cannot be ended.
  case accountHolds(AccountName, Money)
  /// Nobody said what the account held, and accounts are not in use yet.
  case accountNotOpened(AccountName)
  /// An account holds less than what is to be taken from it, and may not owe.
  case overdraft(AccountName, held: Money, wanted: Money)
  /// What a bank says is not what was recorded.
  case balanceDiffers(AccountName, recorded: Money, stated: Money)
  /// The ledger holds no goal of that number.
  case noSuchGoal(EventID)
  /// A goal that is there is called so.
  case goalExists(EventID)
  /// The goal begins on a later day.
  case goalNotBegun(EventID, from: CalendarDay)
  /// The goal ended, with a day from which it is there no more.
  case goalEnded(EventID, from: CalendarDay)
  /// A goal holds less than what is to be taken out of it.
  case goalHolds(EventID, Money, wanted: Money)
  /// A goal of which something is bought holds nothing.
  case goalEmpty(EventID)
  /// Only a purchase is for a goal.
  case goalOfNoExpense(EntryType)
  /// A purchase is paid from another account than that in which its goal lies, `nil` for those at hand.
  case goalPaidElsewhere(EventID, AccountName?, paying: AccountName, Money)
  /// A goal is an account, which is filled and emptied by moves.
  case goalIsAccount(EventID, AccountName, Money, isFilled: Bool)
  /// A goal is to be an account of another kind than savings.
  case goalNeedsSavings(AccountName, kind: String)
  /// An account is another goal already.
  case accountOfGoal(AccountName, EventID)
  /// More events than a batch may have.
  case batchTooLarge(count: Int)
  /// A decision of somebody's own does not allow it: `code` is for programs, `problem` a phrase without a capital
  /// letter or a full stop, `remedy` a sentence.
  case other(code: String, problem: String, remedy: String? = nil)
}

/// How one event depends on another.
@nonexhaustive
public enum Dependency: Hashable, Sendable {
  /// It corrects the entry.
  case corrects
  /// It voids the entry.
  case voids
  /// It changes the same entry, and was made on that change.
  case madeOn
  /// It pays the expense back.
  case paysBack
  /// It says that a line of a bank's file is the entry or transfer.
  case matches
  /// It is an entry in the category, or renames, moves or ends it.
  case usesCategory(CategoryName)
  /// It gives the bucket a share, a category or a name, or ends it.
  case usesBucket(BucketName)
  /// It changes, pays, skips, voids or stops the bill, or is the expense of a payment of it.
  case usesBill
  /// It says that the entry paid a day of a bill; it is taken back with the entry.
  case settles
  /// It funds or ends the goal.
  case usesEnvelope
}

/// What asks for an unlocked Pro under the metered policy.
@nonexhaustive
public enum ProFeature: String, Hashable, Sendable, CaseIterable {
  /// To carry over what a month leaves.
  case rollover
  /// To have bills recorded by themselves.
  case auto
  /// To write the entries in the form of another program. The log itself is always free.
  case export
  /// To write the whole ledger into one file. To restore one is free.
  case backup
  /// To have more than ``weeklyModelEntries`` a week read with a model.
  case model

  /// How many entries a week are read with a model under the metered policy (P44).
  public static let weeklyModelEntries = 10
}
