public import LedgerEvents

/// The reason why a decision refuses a request. Nothing is written then.
@nonexhaustive
public enum Refusal: Error, Hashable, Sendable {
  /// The ledger has no events yet, and the request needs one.
  case emptyLedger
  /// The ledger has no event with that id.
  case noSuchEvent(EventID)
  /// The ledger has no log of this writer.
  case noSuchWriter(WriterID, known: [WriterID])
  /// Nothing had been recorded by that moment.
  case momentBeforeBeginning(AsOf, beginning: Timestamp)
  /// The moment is in the future.
  case momentInFuture(AsOf, now: Timestamp)
  /// The first of two moments is later than the second; `nil` is now.
  case momentsOutOfOrder(AsOf?, AsOf?)
  /// The ledger has no entry with that id.
  case noSuchEntry(EventID)
  /// The event exists, but is no entry.
  case notAnEntry(EventID, type: EventType)
  /// Only an expense can be paid back.
  case notAnExpense(EventID, type: EntryType)
  /// Only income can be regular, additional, or assigned to a month.
  case notAnIncome(EventID, type: EntryType)
  /// An income can count only in a month near its day.
  case monthTooFar(CalendarMonth, from: CalendarDay)
  /// The entry is already voided.
  case alreadyVoided(EventID, by: EventID)
  /// The entry is voided, and the request needs one that counts.
  case entryVoided(EventID, by: EventID)
  /// The event that added the entry was undone.
  case entryUndone(EventID, by: EventID)
  /// The entry is a copy of another under the same key, which counts for both.
  case isCopy(EventID)
  /// The amount is not above zero.
  case amountNotPositive(Money)
  /// The amount is below zero, and zero would be allowed, such as a monthly income or a price.
  case amountNegative(Money)
  /// The amount is larger than the largest that can be stored.
  case amountTooLarge(Money)
  /// The tax is larger than the amount, of which it is a part.
  case taxTooLarge(Money, of: Money)
  /// An income has no tax.
  case incomeHasNoTax
  /// The ledger uses another currency.
  case foreignCurrency(Money.Currency, ledger: Money.Currency)
  /// The ledger has no such category; `known` are those it has.
  case unknownCategory(CategoryName, known: [CategoryName])
  /// The ledger already has a category of that name.
  case categoryExists(CategoryName)
  /// The category ended, and is not offered from a day on.
  case categoryEnded(CategoryName, from: CalendarDay)
  /// The fallback category of entries cannot be ended.
  case categoryNeeded(CategoryName)
  /// Income is not a category of an expense or credit.
  case incomeIsNoCategory
  /// An income cannot have another category.
  case incomeHasNoCategory(EventID)
  /// The ledger has no such bucket; `known` are those it has.
  case unknownBucket(BucketName, known: [BucketName])
  /// The ledger already has a bucket of that name.
  case bucketExists(BucketName)
  /// The bucket ended, and does not exist from a day on.
  case bucketEnded(BucketName, from: CalendarDay)
  /// The bucket does not exist yet on the day.
  case bucketNotBegun(BucketName, from: CalendarDay)
  /// A bucket's budget would be shifted to itself.
  case sameBucket(BucketName)
  /// The month has no budget that is shared among the buckets.
  case noSharedBudget(CalendarMonth)
  /// The amount to shift is larger than the bucket's budget.
  case shiftTooLarge(BucketName, budget: Money, wanted: Money)
  /// The name has another meaning in place of a bucket.
  case bucketReserved(BucketName)
  /// The bucket has holdings, and the request names no heir.
  case bucketInUse(
    BucketName, categories: [CategoryName], share: Percentage, carries: Bool, others: [BucketName])
  /// The new category would have the name of a bucket.
  case categoryIsBucket(CategoryName)
  /// The text is not a single visible symbol.
  case symbolUnreadable(String)
  /// The displayed name is too long.
  case nameTooLong(byteCount: Int)
  /// A bucket is named twice.
  case bucketTwice(BucketName)
  /// The shares do not add up to 100 %.
  case sharesDoNotAddUp(hundredths: Int)
  /// An allocation names every bucket once; one is missing.
  case sharesIncomplete(missing: BucketName, known: [BucketName])
  /// The number of shares, given in bucket order, differs from the number of buckets.
  case sharesMiscounted(Int, known: [BucketName])
  /// The date is after today.
  case futureDate(CalendarDay, today: CalendarDay)
  /// The text has more UTF-8 bytes than can be stored.
  case textTooLong(member: String, byteCount: Int)
  /// A tag is not a letter and then letters, digits, `-` and `_`, up to 64 bytes.
  case invalidTag(String)
  /// A required text is empty.
  case textMissing(member: String)
  /// The requested values hold already.
  case nothingToChange
  /// No entry is given.
  case nothingToAdd
  /// Only an expense can be split.
  case splitOfNoExpense(EntryType)
  /// A payment has fewer than two parts, or too many.
  case splitCount(Int)
  /// A category is named twice in a split.
  case splitNamesTwice(CategoryName)
  /// The parts of a payment do not add up to the whole.
  case splitDoesNotAddUp(parts: Money, whole: Money)
  /// No entry counts, or none of the matching ones.
  case nothingToVoid
  /// No entry is unreviewed.
  case nothingToReview
  /// A type can change only between expense and credit.
  case typeCannotChange(from: EntryType, to: EntryType)
  /// A later event, still in effect, depends on the event to undo.
  case dependedOn(EventID, by: EventID, as: Dependency)
  /// The event to redo depends on an event that is undone.
  case dependsOnUndone(EventID, on: EventID, as: Dependency)
  /// The event is already undone, by that one.
  case alreadyUndone(EventID, by: EventID)
  /// The event is not undone, so there is nothing to redo.
  case notUndone(EventID)
  /// The event is never undone: `LogOpened`, another event about the log, an undo or a redo.
  case neverUndone(EventID, type: EventType)
  /// No event is left to undo.
  case nothingToUndo
  /// No undone event is left to redo.
  case nothingToRedo
  /// The last events are all undone, so many that an earlier one must be named.
  case undoneTooFar(count: Int)
  /// The key was freed by an undo, and another event has taken it since.
  case keyTaken(EventID, by: EventID)
  /// The payment of a planned move must be undone with the move that it was recorded with.
  case paidByMove(EventID)
  /// The event is no move to the planned destination.
  case notItsMove(EventID, to: AccountName)
  /// A bill or an expected income has no destination to change.
  case billMovesNothing(EventID)
  /// A bill without a day, or with an unknown amount, cannot be recorded automatically.
  case autoUnsure
  /// A bill without a day or an amount, an income, and a move cannot save.
  case savingUnsure
  /// The saving bill has nothing due from its first saving month on.
  case savingTooLate(CalendarMonth)
  /// The saving bill is paid from money that is already put away.
  case savingFromKept(AccountName)
  /// The ledger has no bill with that id.
  case noSuchBill(EventID)
  /// The bill was stopped, and nothing is due from a day on.
  case billStopped(EventID, from: CalendarDay)
  /// Nothing of the bill is due on the day; `near` are the due days before and after it.
  case billNotDue(EventID, on: CalendarDay, near: [CalendarDay])
  /// Another day of the bill is due then.
  case billDueAlready(EventID, on: CalendarDay)
  /// The bill is due by the end of each month, so its days cannot be moved.
  case billHasNoDay(EventID)
  /// The bill has no open day.
  case noBillOpen(EventID)
  /// The bill is already paid for that day.
  case billPaid(EventID, due: CalendarDay)
  /// The entry already paid a day of a bill.
  case alreadyLinked(EventID, bill: EventID, due: CalendarDay)
  /// The bill was already paid on that day, and its next open day is later.
  case billPaidToday(EventID, due: CalendarDay, next: CalendarDay)
  /// The day was skipped.
  case billLeftOut(EventID, due: CalendarDay)
  /// The bill is not paid for that day, so there is nothing to take back.
  case billNotPaid(EventID, due: CalendarDay)
  /// The amount of the bill is unknown, and the request states none.
  case billAmountUnknown(EventID)
  /// The entry is the expense of one of several payments of a bill's day.
  case expenseOfPart(EventID, EventID, due: CalendarDay)
  /// The event exists, but no file can be attached to it.
  case neitherEntryNorBill(EventID, type: EventType)
  /// No file is named.
  case nothingToAttach
  /// No file of that hash is attached.
  case notAttached(EventID, hash: String)
  /// No custom rule was added by that event.
  case noSuchRule(EventID)
  /// What the request is about was changed after the last event that its writer had seen.
  case changedMeanwhile(since: EventID, by: [EventID])
  /// The limit of rules is reached.
  case tooManyRules
  /// The feature is part of Pro, which is locked.
  case locked(ProFeature)
  /// The product is unlocked, by that event.
  case alreadyUnlocked(by: EventID)
  /// No such purchase is in effect, so there is nothing to revoke.
  case notUnlocked
  /// Source and destination are the same account.
  case sameAccount(AccountName)
  /// A move between two accounts at hand, or two kept ones, puts nothing away.
  case nothingPutAway(AccountName, AccountName)
  /// The ledger has no such account; `known` are those it has.
  case unknownAccount(AccountName, known: [AccountName])
  /// The ledger already has an account of that name.
  case accountExists(AccountName)
  /// The account ended, and does not exist from a day on.
  case accountEnded(AccountName, from: CalendarDay)
  /// The default account of entries and moves cannot be ended.
  case accountNeeded(AccountName)
  /// An account with a balance other than zero cannot be ended.
  case accountHolds(AccountName, Money)
  /// The balance of the account is unknown, and accounts are not in use yet.
  case accountNotOpened(AccountName)
  /// The account holds less than the requested amount, and may not owe.
  case overdraft(AccountName, held: Money, wanted: Money)
  /// The stated balance differs from the recorded one.
  case balanceDiffers(AccountName, recorded: Money, stated: Money)
  /// The ledger has no goal with that id.
  case noSuchGoal(EventID)
  /// A goal in force already has the name.
  case goalExists(EventID)
  /// The goal begins on a later day.
  case goalNotBegun(EventID, from: CalendarDay)
  /// The goal ended, and does not exist from a day on.
  case goalEnded(EventID, from: CalendarDay)
  /// The goal holds less than the requested amount.
  case goalHolds(EventID, Money, wanted: Money)
  /// The goal of a purchase is empty.
  case goalEmpty(EventID)
  /// Only an expense can be paid with a goal.
  case goalOfNoExpense(EntryType)
  /// The purchase is paid from another account than its goal's; `nil` for the accounts at hand.
  case goalPaidElsewhere(EventID, AccountName?, paying: AccountName, Money)
  /// The goal is an account, which is filled and emptied by moves.
  case goalIsAccount(EventID, AccountName, Money, isFilled: Bool)
  /// A goal can be only a savings account.
  case goalNeedsSavings(AccountName, kind: String)
  /// The account is already another goal.
  case accountOfGoal(AccountName, EventID)
  /// More events than a batch may have.
  case batchTooLarge(count: Int)
  /// A custom decision refuses the request: `code` is for programs, `problem` a phrase without a capital letter or
  /// full stop, `remedy` a sentence.
  case other(code: String, problem: String, remedy: String? = nil)
}

/// How one event depends on another.
@nonexhaustive
public enum Dependency: Hashable, Sendable {
  /// It corrects the entry.
  case corrects
  /// It voids the entry.
  case voids
  /// It changes the same entry, and is based on that change.
  case madeOn
  /// It pays the expense back.
  case paysBack
  /// It matches a line of a bank file with the entry or transfer.
  case matches
  /// It is an entry in the category, or renames, moves or ends it.
  case usesCategory(CategoryName)
  /// It gives the bucket a share, a category or a name, or ends it.
  case usesBucket(BucketName)
  /// It changes, pays, skips, voids or stops the bill, or is the expense of a payment of it.
  case usesBill
  /// It links the entry to a bill's day; it is undone with the entry.
  case settles
  /// It funds or ends the goal.
  case usesEnvelope
}

/// The features that need an unlocked Pro under the metered policy.
@nonexhaustive
public enum ProFeature: String, Hashable, Sendable, CaseIterable {
  /// To carry over what is left of a month.
  case rollover
  /// To record bills automatically.
  case auto
  /// To export the entries in another program's format. The log itself is always free.
  case export
  /// To back up the whole ledger into one file. Restoring one is free.
  case backup
  /// To read more than ``weeklyModelEntries`` entries a week with a model.
  case model

  /// The number of entries a week that may be read with a model under the metered policy (P44).
  public static let weeklyModelEntries = 10
}
