package import LedgerEvents

extension Refusal: RemediedError {
  public var offeredRemedy: (any Remedy)? { ledgerRemedy }

  private var ledgerRemedy: LedgerRemedy? {
    switch self {
    case .emptyLedger: .begin
    case .noSuchEvent: .findEvent
    case .momentBeforeBeginning: .nameLaterMoment
    case .noSuchEntry, .alreadyVoided, .isCopy, .nothingToVoid: .findEntry
    case .notAnEntry(_, type: LogOpened.type): .findEntry
    case .notAnEntry(let id, _): .undoEvent(id)
    case .neitherEntryNorBill, .notAttached: .findEntry
    case .entryVoided(_, let void): .undoFirst(void)
    case .entryUndone(let id, _): .redoFirst(id)
    case .amountNotPositive: .addCredit
    case .unknownCategory(let category, let known): .chooseOrAdd(category, known: known)
    case .categoryExists: .findCategory
    case .bucketExists: .findBucket
    case .bucketInUse(let bucket, _, _, _, let others): .nameHeir(bucket, others: others)
    case .incomeIsNoCategory: .addIncome
    case .dependedOn(_, let dependent, .usesCategory(let category)):
      .undoOrEnd(dependent, category)
    case .dependedOn(_, let dependent, .usesBucket(let bucket)):
      .undoOrEndBucket(dependent, bucket)
    case .dependedOn(let id, let dependent, .usesBill): .undoOrStopBill(dependent, id)
    case .noSuchBill, .billStopped: .findBill
    case .noSuchRule: .findRule
    case .noBillOpen(let id), .billNotDue(let id, _, _), .billLeftOut(let id, _),
      .billNotPaid(let id, _), .billDueAlready(let id, _), .billHasNoDay(let id):
      .seeBill(id)
    case .billPaid(let id, let due), .alreadyLinked(_, let id, let due): .unpayBill(id, due: due)
    case .expenseOfPart(let id, let bill, let due): .undoPart(id, bill, due: due)
    case .unknownAccount(let account, let known): .chooseOrAddAccount(account, known: known)
    case .accountExists, .accountEnded, .accountNeeded: .findAccount
    case .accountNotOpened(let account): .openAccount(account)
    case .accountHolds(let account, let left): .emptyAccount(account, left)
    case .overdraft: .letAccountOwe
    case .balanceDiffers(let account, let recorded, let stated):
      .correctAccount(account, stated.subtracting(recorded))
    case .dependedOn(_, let dependent, .usesEnvelope): .undoOrEndEnvelope(dependent)
    case .noSuchGoal, .goalNotBegun, .goalEnded, .goalHolds: .findGoal
    case .goalExists(let id), .accountOfGoal(_, let id): .endOtherGoal(id)
    case .goalEmpty(let id): .fillGoal(id)
    case .goalPaidElsewhere(_, let account, let paying, let amount):
      .payFromGoal(account, paying: paying, amount)
    case .goalIsAccount(_, let account, let amount, let isFilled):
      isFilled
        ? .moveMoney(amount, from: .bank, to: account)
        : .moveMoney(amount, from: account, to: .bank)
    case .billPaidToday(let id, _, let next): .nameDueDay(id, next)
    case .billAmountUnknown(let id): .nameBillAmount(id)
    case .alreadyUndone(let id, _): .redoEvent(id)
    case .notUndone(let id): .undoEvent(id)
    case .nothingToUndo, .nothingToRedo, .changedMeanwhile: .seeWhatHappened
    case .undoneTooFar: .nameEventToUndo
    case .taxTooLarge: .correctTaxToo
    case .nothingPutAway: .leavePuttingAwayOut
    case .savingTooLate, .savingFromKept: .leaveSavingOut
    case .locked: .unlock
    case .alreadyUnlocked: .seePurchase
    case .notUnlocked: .seeUnlocked
    default: nil
    }
  }
}
