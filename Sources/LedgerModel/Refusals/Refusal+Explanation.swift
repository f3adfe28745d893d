public import LedgerEvents

extension Refusal: EventNamingError {
  /// The name of the case; for a refusal of a custom decision, its own code.
  public var code: String {
    if case .other(let code, _, _) = self { code } else { codeOfCase }
  }

  public func problem(naming name: (EventID) -> String) -> String {
    switch self {
    case .emptyLedger: "the ledger has no event yet"
    case .noSuchEvent(let id): "there is no event \(name(id))"
    case .noSuchWriter(let writer, _): "the ledger has no log of \(writer.text)"
    case .momentBeforeBeginning(let moment, let beginning):
      "nothing was known \(moment.phrase(naming: name)): the ledger began at \(beginning.text)"
    case .momentInFuture(let moment, let now):
      "\(moment.text(naming: name)) lies in the future: it is \(now.text)"
    case .momentsOutOfOrder(let first, let second):
      "\(first?.text(naming: name) ?? "now") is later than "
        + (second?.text(naming: name) ?? "now")
    case .noSuchEntry(let id): "there is no entry \(name(id))"
    case .notAnEntry(let id, let type): "event \(name(id)) is no entry, but: \(type.words)"
    case .notAnExpense(let id, let type): "entry \(name(id)) is no expense, but \(type.phrase)"
    case .notAnIncome(let id, let type): "entry \(name(id)) is no income, but \(type.phrase)"
    case .monthTooFar(let month, let day): "\(month.text) is too far from \(day.text)"
    case .alreadyVoided(let id, let void): "entry \(name(id)) is already voided (by \(name(void)))"
    case .entryVoided(let id, let void): "entry \(name(id)) is voided (by \(name(void)))"
    case .entryUndone(let id, let undo): "entry \(name(id)) is undone (by \(name(undo)))"
    case .isCopy(let id):
      "entry \(id.text) is a copy of one that another device added under the same key"
    case .amountNotPositive, .amountNegative, .amountTooLarge, .taxTooLarge, .incomeHasNoTax,
      .foreignCurrency:
      amountProblem
    case .unknownCategory(let category, _): "there is no category '\(Refusal.quote(category))'"
    case .categoryExists(let category):
      "there is a category '\(Refusal.quote(category))' already"
    case .categoryEnded(let category, let day):
      "the category '\(Refusal.quote(category))' ended on \(day)"
    case .categoryNeeded(let category):
      "the category '\(category)' cannot be ended: entries fall to it when nothing better is known"
    case .incomeIsNoCategory: "'income' is no category of an expense or a credit"
    case .incomeHasNoCategory(let id): "entry \(name(id)) is an income, which has no category"
    case .unknownBucket, .bucketExists, .bucketEnded, .bucketNotBegun, .bucketReserved,
      .sameBucket, .noSharedBudget, .shiftTooLarge, .bucketInUse, .bucketTwice, .categoryIsBucket,
      .symbolUnreadable, .nameTooLong, .sharesDoNotAddUp, .sharesIncomplete, .sharesMiscounted:
      bucketProblem
    case .futureDate(let day, let today): "\(day) lies after today, \(today)"
    case .textTooLong, .textMissing, .invalidTag: textProblem
    case .noSuchRule, .tooManyRules: ruleProblem(naming: name)
    case .nothingToChange: "nothing would change: what is asked for holds already"
    case .nothingToAdd: "there is nothing to add"
    case .splitOfNoExpense, .splitCount, .splitNamesTwice, .splitDoesNotAddUp: splitProblem
    case .nothingToVoid: "there is no entry to void"
    case .nothingToReview: "there is no entry that waits to be looked at"
    case .typeCannotChange(let old, let new): "\(old.text) cannot become \(new.text)"
    case .dependedOn, .dependsOnUndone, .alreadyUndone, .notUndone, .neverUndone, .nothingToUndo,
      .nothingToRedo, .undoneTooFar, .keyTaken, .changedMeanwhile:
      reversalProblem(naming: name)
    case .noSuchBill, .billStopped, .billNotDue, .billDueAlready, .billHasNoDay, .noBillOpen,
      .billPaid, .alreadyLinked, .billPaidToday, .billLeftOut, .billNotPaid, .billAmountUnknown,
      .expenseOfPart, .paidByMove, .notItsMove, .billMovesNothing, .autoUnsure, .savingUnsure,
      .savingTooLate, .savingFromKept:
      billProblem(naming: name)
    case .neitherEntryNorBill, .nothingToAttach, .notAttached: receiptProblem(naming: name)
    case .locked(let feature): "\(feature.rawValue) is part of Pro, which is locked"
    case .alreadyUnlocked(let id): "it is unlocked already (by \(name(id)))"
    case .sameAccount, .nothingPutAway, .unknownAccount, .accountExists, .accountEnded,
      .accountNeeded, .accountHolds, .accountNotOpened, .overdraft, .balanceDiffers:
      accountProblem
    case .noSuchGoal, .goalExists, .goalNotBegun, .goalEnded, .goalHolds, .goalEmpty,
      .goalOfNoExpense, .goalPaidElsewhere, .goalIsAccount, .goalNeedsSavings, .accountOfGoal:
      envelopeProblem(naming: name)
    case .notUnlocked: "there is no such purchase to revoke"
    case .batchTooLarge(let count): "\(count) events are too many for one batch"
    case .other(_, let problem, _): problem
    }
  }

  /// The problem of an amount or a tax.
  private var amountProblem: String {
    switch self {
    case .amountNotPositive(let amount): "the amount \(amount.plainText) is not above zero"
    case .amountNegative(let amount): "the amount \(amount.plainText) is below zero"
    case .amountTooLarge(let amount): "the amount \(amount.plainText) is too large"
    case .taxTooLarge(let tax, let amount):
      "the tax \(tax.plainText) is more than the amount \(amount.plainText), of which it is a part"
    case .incomeHasNoTax: "an income has no tax that was paid with it"
    case .foreignCurrency(let currency, let ledger):
      "the amount is in \(currency), and this ledger is kept in \(ledger)"
    default: ""
    }
  }

  /// The problem of a bucket, its share, or a name.
  private var bucketProblem: String {
    switch self {
    case .unknownBucket(let bucket, _): "there is no bucket '\(Quotation(of: bucket.text))'"
    case .bucketExists(let bucket): "there is a bucket '\(Refusal.quote(bucket))' already"
    case .bucketEnded(let bucket, let day):
      "there is no bucket '\(Refusal.quote(bucket))' from \(day) on"
    case .bucketNotBegun(let bucket, let day):
      "the bucket '\(Refusal.quote(bucket))' begins on \(day)"
    case .bucketReserved(let bucket): "no bucket can be called '\(bucket)'"
    case .sameBucket(let bucket): "the budget would stay in '\(Refusal.quote(bucket))'"
    case .noSharedBudget(let month): "no bucket has a budget in \(month.text)"
    case .shiftTooLarge(let bucket, let budget, let wanted):
      "the budget of '\(Refusal.quote(bucket))' is \(budget.plainText), and \(wanted.plainText) was to be moved"
    case .bucketInUse(let bucket, let categories, let share, let carries, _):
      "the bucket '\(Refusal.quote(bucket))' has "
        + Refusal.holdings(categories.count, share, carries: carries)
    case .categoryIsBucket(let category):
      "'\(Refusal.quote(category))' is a bucket, and no category can be called as one"
    case .symbolUnreadable(let symbol): "'\(Quotation(of: symbol))' is not one sign"
    case .nameTooLong(let count): "the name has \(count) bytes, which is too long"
    case .bucketTwice(let bucket): "the bucket '\(Refusal.quote(bucket))' is named twice"
    case .sharesDoNotAddUp(let hundredths): Refusal.doNotAddUp(hundredths)
    case .sharesIncomplete(let missing, _):
      "the bucket '\(Refusal.quote(missing))' has no share"
    case .sharesMiscounted(let count, let known):
      "\(count) shares are given, and there are \(known.count) buckets"
    default: ""
    }
  }

  /// Returns the problem of an undo or redo.
  private func reversalProblem(naming name: (EventID) -> String) -> String {
    switch self {
    case .dependedOn(let id, let dependent, let dependency):
      Refusal.sentence(dependent, dependency, id, name)
    case .dependsOnUndone(let id, let cause, let dependency):
      "\(Refusal.sentence(id, dependency, cause, name)), which is undone"
    case .alreadyUndone(let id, let undo):
      "event \(name(id)) is already undone (by \(name(undo)))"
    case .notUndone(let id): "event \(name(id)) is not undone"
    case .neverUndone(let id, let type): "event \(name(id)) is never undone: \(type.words)"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .undoneTooFar(let count): "the last \(count) events are all undone"
    case .changedMeanwhile(let seen, let events):
      "\(events.map(name).joined(separator: ", ")) changed it after \(name(seen))"
    case .keyTaken(let id, let holder):
      "the key of event \(name(id)) was used again by \(name(holder))"
    default: ""
    }
  }

  /// Returns the problem of a request about a custom rule.
  private func ruleProblem(naming name: (EventID) -> String) -> String {
    if case .noSuchRule(let id) = self { return "there is no rule \(name(id))" }
    return "there are \(AddRule.ruleLimit) rules already"
  }

  /// Returns the problem of a request about a bill.
  private func billProblem(naming name: (EventID) -> String) -> String {
    switch self {
    case .noSuchBill(let id): "there is no bill \(name(id))"
    case .billStopped(let id, let day): "the bill \(name(id)) was stopped from \(day) on"
    case .billNotDue(let id, let day, let near):
      "nothing of the bill \(name(id)) is due on \(day)"
        + (near.isEmpty ? "" : ", but on " + near.map(\.text).joined(separator: " and "))
    case .billDueAlready(let id, let day): "the bill \(name(id)) is due on \(day) already"
    case .billHasNoDay(let id): "the bill \(name(id)) has no day: it is due by the month's end"
    case .noBillOpen(let id): "nothing of the bill \(name(id)) is open"
    case .alreadyLinked(let id, let bill, let day):
      "\(name(id)) paid what the bill \(name(bill)) had due on \(day) already"
    case .billPaid(let id, let day): "the bill \(name(id)) due on \(day) is paid already"
    case .billPaidToday(let id, let day, let next):
      "the bill \(name(id)) due on \(day) was paid on that day already, and the next is due on \(next)"
    case .billLeftOut(let id, let day): "the bill \(name(id)) due on \(day) was left out"
    case .billNotPaid(let id, let day): "the bill \(name(id)) due on \(day) is not paid"
    case .billAmountUnknown(let id): "the amount of the bill \(name(id)) is not known"
    case .expenseOfPart(let id, let bill, let due):
      "\(name(id)) is the expense of one of several payments of the bill \(name(bill)) due on \(due)"
    case .paidByMove(let id): "the payment \(name(id)) has a move of its own"
    case .notItsMove(let id, let account): "\(name(id)) is no move to '\(account.text)': name one"
    case .billMovesNothing(let id): "the bill \(name(id)) is no planned move: stop it, and add one"
    case .autoUnsure: "a bill that is recorded by itself needs its day and its amount"
    case .savingUnsure: "what is saved for needs its day and its amount, and is no income or move"
    case .savingTooLate(let month):
      "nothing is due from \(month.text) on, so nothing can be saved for it"
    case .savingFromKept(let account):
      "'\(account.text)' is money that was put away, so nothing is saved for what it pays"
    default: ""
    }
  }

  /// Returns the holdings of a bucket, such as `2 categories, 10% of the income and what it carries`.
  private static func holdings(
    _ categoryCount: Int, _ share: Percentage, carries: Bool
  ) -> String {
    var parts: [String] = []
    if categoryCount > 0 {
      parts.append(categoryCount == 1 ? "1 category" : "\(categoryCount) categories")
    }
    if share != .none { parts.append("\(share.shortText) of the income") }
    if carries { parts.append("what it carries") }
    let last = parts.popLast() ?? "something"
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }

  /// Returns the remedy in words; `nil` if it is offered as a step, or there is none.
  public func remedy(naming name: (EventID) -> String) -> String? {
    switch self {
    case .noSuchWriter(_, let known):
      "Its logs are of \(known.map(\.text).joined(separator: ", "))."
    case .momentInFuture: "Name a moment that is over, or none for now."
    case .momentsOutOfOrder: "Write the earlier moment first."
    case .notAnExpense: "Name the expense that is paid back, or leave it out."
    case .notAnIncome, .monthTooFar: "Income alone is regular, on top, or for a month near its day."
    case .amountNegative: "Write zero or more."
    case .amountTooLarge(let amount): "The largest amount is \(Refusal.largest(amount.currency))."
    case .foreignCurrency(_, let ledger): "Write what it was in \(ledger)."
    case .incomeHasNoCategory: "Leave the category out."
    case .unknownBucket(_, let known): "Choose one of \(Refusal.list(known))."
    case .categoryEnded, .bucketEnded: "Choose another, or add it again, which opens it."
    case .bucketNotBegun: "Choose another, or a later month."
    case .bucketReserved, .categoryIsBucket: "Choose another name."
    case .noSharedBudget: "Say what the month brings, or how its budget is shared."
    case .symbolUnreadable: "Write one sign, as \u{1F43E} or P, or leave it empty for none."
    case .nameTooLong: "A name has at most \(Name.byteLimit) bytes."
    case .bucketTwice, .sameBucket: "Name every bucket once."
    case .sharesIncomplete(_, let all): "Name every bucket once, as \(Self.exampleOfShares(all))."
    case .sharesMiscounted(_, let known):
      "Write \(known.count) shares, in the order \(Refusal.list(known))."
    case .sharesDoNotAddUp: "Give shares that add up to 100."
    case .futureDate: "Add it when it has happened."
    case .textTooLong: "A text has at most \(FieldReader.textByteLimit) bytes."
    case .textMissing(let member): "Write the \(member)."
    case .taxTooLarge: "Write a smaller tax, or correct the amount with it."
    case .incomeHasNoTax: "Leave the tax out."
    case .tooManyRules: "End some that are of no use any more."
    case .nothingToAdd: "Give an amount, and what it was for."
    case .splitOfNoExpense: "Record it as one entry."
    case .splitCount(let count):
      count < 2 ? "Name the categories and what each took." : "At most \(AddPayment.partLimit) are."
    case .splitNamesTwice: "Name each category once."
    case .splitDoesNotAddUp: "Write parts that add up to it, or 'rest' for one of them."
    case .typeCannotChange: "Undo the entry, and add it anew."
    case .dependedOn(_, let dependent, .corrects), .dependedOn(_, let dependent, .paysBack),
      .dependedOn(_, let dependent, .voids), .dependedOn(_, let dependent, .madeOn),
      .dependedOn(_, let dependent, .matches):
      "Undo \(name(dependent)) first."
    case .dependsOnUndone(_, let cause, _): "Redo \(name(cause)) first."
    case .neverUndone(_, let type):
      [EventReverted.type, EventRestored.type].contains(type)
        ? "Name the event that it was about, with 'undo' or 'redo'." : nil
    case .keyTaken(_, let id), .paidByMove(let id): "Undo \(name(id)) first."
    case .sameAccount: "Name two accounts, as bank and cash."
    case .nothingPutAway: "Name no category: it is for what is put away."
    case .autoUnsure, .savingUnsure: "Say the day that it comes on, and the amount."
    case .savingTooLate, .savingFromKept: "Save nothing for it, or name another day or account."
    case .nothingToAttach: "Name a file."
    case .batchTooLarge: "At most \(BatchPlace.limit) count together: do it in parts."
    case .other(_, _, let remedy): remedy
    case .bucketExists, .bucketInUse, .dependedOn(_, _, .usesBucket), .emptyLedger, .noSuchEvent,
      .momentBeforeBeginning, .noSuchEntry, .alreadyVoided, .isCopy, .nothingToVoid, .notAnEntry,
      .neitherEntryNorBill, .notAttached, .entryVoided, .entryUndone, .amountNotPositive,
      .unknownCategory, .categoryExists, .incomeIsNoCategory, .dependedOn(_, _, .usesCategory),
      .dependedOn(_, _, .usesBill), .dependedOn(_, _, .settles), .noSuchRule, .noSuchBill,
      .billStopped, .billNotDue, .billDueAlready, .billHasNoDay, .noBillOpen, .billPaid,
      .alreadyLinked, .billPaidToday, .billLeftOut, .billNotPaid, .billAmountUnknown,
      .expenseOfPart, .notItsMove, .billMovesNothing, .alreadyUndone, .notUndone, .nothingToUndo,
      .nothingToRedo, .undoneTooFar, .locked, .alreadyUnlocked, .notUnlocked, .shiftTooLarge,
      .unknownAccount, .accountExists, .accountEnded, .accountNeeded, .accountHolds,
      .accountNotOpened, .overdraft, .balanceDiffers, .noSuchGoal, .goalExists, .goalNotBegun,
      .goalEnded, .goalHolds, .goalEmpty, .goalOfNoExpense, .goalPaidElsewhere, .goalIsAccount,
      .goalNeedsSavings, .accountOfGoal, .dependedOn(_, _, .usesEnvelope), .categoryNeeded,
      .nothingToChange, .nothingToReview, .invalidTag, .changedMeanwhile:
      nil
    }
  }

  private static func quote(_ category: CategoryName) -> Quotation { Quotation(of: category.text) }
  private static func quote(_ bucket: BucketName) -> Quotation { Quotation(of: bucket.text) }
  private static func list(_ buckets: [BucketName]) -> String {
    buckets.map(\.text).joined(separator: ", ")
  }

  /// Returns an example such as `50/30/20`, or `fundamentals=25 fun=25 future=25 travel=25`.
  private static func exampleOfShares(_ buckets: [BucketName]) -> String {
    if buckets == BucketName.builtIn { return "50/30/20" }
    let parts = LargestRemainder.parts(of: 100, weights: buckets.map { _ in 1 })
    return zip(buckets, parts).map { bucket, part in
      bucket.text.contains(" ") ? "'\(bucket)=\(part)'" : "\(bucket)=\(part)"
    }.joined(separator: " ")
  }

  private static func largest(_ currency: Money.Currency) -> String {
    Money(minorUnits: Money.largestMinorUnits, currency: currency).text(naming: .code)
  }

  /// Returns a sentence such as `7 corrects 6`.
  private static func sentence(
    _ dependent: EventID, _ dependency: Dependency, _ id: EventID, _ name: (EventID) -> String
  ) -> String {
    switch dependency {
    case .corrects: "\(name(dependent)) corrects \(name(id))"
    case .voids: "\(name(dependent)) voids \(name(id))"
    case .madeOn: "\(name(dependent)) was made on \(name(id))"
    case .matches: "\(name(dependent)) says that the bank's file has \(name(id))"
    case .paysBack: "\(name(dependent)) pays back \(name(id))"
    case .settles: "\(name(dependent)) says that \(name(id)) paid a bill"
    case .usesBill: "\(name(dependent)) belongs to the bill that \(name(id)) added"
    case .usesEnvelope:
      "\(name(dependent)) belongs to the goal that \(name(id)) added"
    case .usesCategory(let category):
      "\(name(dependent)) uses the category '\(quote(category))' that \(name(id)) added"
    case .usesBucket(let bucket):
      "\(name(dependent)) uses the bucket '\(quote(bucket))' that \(name(id)) added"
    }
  }

  /// The problem of a text.
  private var textProblem: String {
    switch self {
    case .textTooLong(let member, let count): "the \(member) has \(count) bytes, which is too long"
    case .invalidTag(let tag):
      "'\(Quotation(of: tag))' is no tag: a letter, then letters, digits, - and _, up to 64 bytes"
    case .textMissing(let member): "the \(member) is empty"
    default: "a text is missing"
    }
  }

  /// The problem of a split payment.
  private var splitProblem: String {
    switch self {
    case .splitOfNoExpense(let type): "\(type.text) is not split, but an expense"
    case .splitNamesTwice(let category): "the category '\(category)' is named twice"
    case .splitDoesNotAddUp(let parts, let whole): Refusal.notTheWhole(parts, whole)
    case .splitCount(let count) where count > 1: "\(count) parts of one payment are too many"
    default: "a payment is split into two parts at least"
    }
  }

  private static func notTheWhole(_ parts: Money, _ whole: Money) -> String {
    let difference = parts.minorUnits - whole.minorUnits
    let gap = Money(minorUnits: Int64(difference.magnitude), currency: whole.currency)
    return "the parts add up to \(parts), not \(whole): "
      + (difference < 0 ? "\(gap) is missing" : "\(gap) is too much")
  }

  /// Returns a sentence such as `the shares add up to 99.90%, not 100%: 0.10% is missing`.
  private static func doNotAddUp(_ hundredths: Int) -> String {
    let difference = hundredths - Percentage.whole.hundredths
    let gap = Hundredths.text(Int(difference.magnitude))
    return "the shares add up to \(Hundredths.text(hundredths))%, not 100%: "
      + (difference < 0 ? "\(gap)% is missing" : "\(gap)% is too much")
  }
}

extension Refusal {
  /// The problem of an account.
  private var accountProblem: String {
    switch self {
    case .sameAccount(let account): "the money would stay in the account '\(account.text)'"
    case .nothingPutAway(let source, let destination):
      "a move from '\(source.text)' to '\(destination.text)' changes no month's budget"
    case .unknownAccount(let account, _): "there is no account '\(account.text)'"
    case .accountExists(let account): "there is an account '\(account.text)' already"
    case .accountEnded(let account, let day): "the account '\(account.text)' ended on \(day)"
    case .accountNeeded(let account):
      "the account '\(account.text)' cannot be ended: money moves through it where none is named"
    case .accountHolds(let account, let left):
      "the account '\(account.text)' cannot be ended: it holds \(left.plainText)"
    case .accountNotOpened(let account):
      "nobody said yet what the account '\(account.text)' holds"
    case .overdraft(let account, let held, let wanted):
      "the account '\(account.text)' holds \(held.plainText), which is less than \(wanted.plainText)"
    case .balanceDiffers(let account, let recorded, let stated):
      "the account '\(account.text)' has \(recorded.plainText) by what was recorded, and not \(stated.plainText)"
    default: ""
    }
  }

  /// Returns the problem of attaching or detaching a file.
  private func receiptProblem(naming name: (EventID) -> String) -> String {
    switch self {
    case .neitherEntryNorBill(let id, let type):
      "event \(name(id)) is no entry and no bill, but: \(type.words)"
    case .nothingToAttach: "there is no file to attach"
    case .notAttached(let id, let hash):
      "no file \(hash.prefix(8)) is attached to \(name(id))"
    default: ""
    }
  }
}

extension EntryType {
  /// The type with its article, for the end of a sentence.
  fileprivate var phrase: String { "\(self == .credit ? "a" : "an") \(text)" }
}
