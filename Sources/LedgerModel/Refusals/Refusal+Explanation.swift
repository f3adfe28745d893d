extension Refusal: EventNamingError {
  package func problem(naming name: (EventID) -> String) -> String {
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
    case .notAnEntry(let id, let type): "event \(name(id)) is no entry, but '\(type)'"
    case .notAnExpense(let id, let type):
      "entry \(name(id)) is no expense, but \(type == .income ? "an" : "a") \(type.text)"
    case .alreadyVoided(let id, let void):
      "entry \(name(id)) is already voided (by \(name(void)))"
    case .entryVoided(let id, let void): "entry \(name(id)) is voided (by \(name(void)))"
    case .entryUndone(let id, let undo): "entry \(name(id)) is undone (by \(name(undo)))"
    case .isCopy(let id):
      "entry \(id.text) is a copy of one that another device added under the same key"
    case .amountNotPositive(let amount): "the amount \(amount.text()) is not above zero"
    case .amountNegative(let amount): "the amount \(amount.text()) is below zero"
    case .amountTooLarge(let amount): "the amount \(amount.text()) is too large"
    case .foreignCurrency(let currency, let ledger):
      "the amount is in \(currency), and this ledger is kept in \(ledger)"
    case .unknownCategory(let category, _): "there is no category '\(Refusal.quote(category))'"
    case .categoryExists(let category):
      "there is a category '\(Refusal.quote(category))' already"
    case .categoryEnded(let category, let day):
      "the category '\(Refusal.quote(category))' ended on \(day)"
    case .categoryNeeded(let category):
      "the category '\(category)' cannot be ended: entries fall to it when nothing better is known"
    case .incomeIsNoCategory: "'income' is no category of an expense or a credit"
    case .incomeHasNoCategory(let id): "entry \(name(id)) is an income, which has no category"
    case .unknownBucket(let bucket, _): "there is no bucket '\(Quotation(of: bucket.text))'"
    case .bucketTwice(let bucket): "the bucket '\(bucket)' is named twice"
    case .sharesDoNotAddUp(let hundredths): Refusal.doNotAddUp(hundredths)
    case .sharesIncomplete(let missing): "the bucket '\(missing)' has no share"
    case .futureDate(let day, let today): "\(day) lies after today, \(today)"
    case .textTooLong(let member, let count): "the \(member) has \(count) bytes, which is too long"
    case .textMissing(let member): "the \(member) is empty"
    case .nothingToChange: "nothing would change: what is asked for holds already"
    case .nothingToAdd: "there is nothing to add"
    case .nothingToVoid: "there is no entry to void"
    case .typeCannotChange(let old, let new): "\(old.text) cannot become \(new.text)"
    case .dependedOn(let id, let dependent, let dependency):
      Refusal.sentence(dependent, dependency, id, name)
    case .dependsOnUndone(let id, let cause, let dependency):
      "\(Refusal.sentence(id, dependency, cause, name)), which is undone"
    case .alreadyUndone(let id, let undo):
      "event \(name(id)) is already undone (by \(name(undo)))"
    case .notUndone(let id): "event \(name(id)) is not undone"
    case .neverUndone(let id, let type): "event \(name(id)) is '\(type)', which is never undone"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .undoneTooFar(let count): "the last \(count) events are all undone"
    case .keyTaken(let id, let holder):
      "the key of event \(name(id)) was used again by \(name(holder))"
    case .noSuchRecurring, .recurringEnded, .doesNotFall, .recurringAdded, .nothingToSkip,
      .neverFalls:
      recurringProblem(naming: name)
    case .locked(let feature): "\(feature.rawValue) is part of Pro, which is locked"
    case .alreadyUnlocked(let id): "it is unlocked already (by \(name(id)))"
    case .notUnlocked: "there is no such purchase to revoke"
    case .batchTooLarge(let count): "\(count) events are too many for one batch"
    }
  }

  /// What is wrong with a request about a recurring entry.
  private func recurringProblem(naming name: (EventID) -> String) -> String {
    switch self {
    case .noSuchRecurring(let id): "there is no recurring entry \(name(id))"
    case .recurringEnded(let id, let day): "the recurring entry \(name(id)) ended on \(day)"
    case .doesNotFall(let id, let day): "the recurring entry \(name(id)) does not fall on \(day)"
    case .recurringAdded(let id, let day):
      "the entry of the recurring entry \(name(id)) for \(day) is added already"
    case .nothingToSkip(let id): "the recurring entry \(name(id)) falls no more"
    case .neverFalls(let problem, _): problem
    default: ""
    }
  }

  package func remedy(naming name: (EventID) -> String) -> String? {
    switch self {
    case .noSuchWriter(_, let known):
      "Its logs are of \(known.map(\.text).joined(separator: ", "))."
    case .momentInFuture: "Write 'now', or leave it out."
    case .momentsOutOfOrder: "Write the earlier moment first."
    case .notAnExpense: "Name the expense that is paid back, or leave it out."
    case .amountNegative: "Write zero or more."
    case .amountTooLarge(let amount):
      "The largest amount is \(Refusal.largest(amount.currency))."
    case .foreignCurrency(_, let ledger): "Write what it was in \(ledger)."
    case .categoryEnded: "Choose another, or undo the event that ended it."
    case .incomeHasNoCategory: "Leave the category out."
    case .unknownBucket(_, let known):
      "Choose one of \(known.map(\.text).joined(separator: ", "))."
    case .bucketTwice, .sharesIncomplete: "Name every bucket once, as 50/30/20."
    case .sharesDoNotAddUp: "Write shares that add up to 100, as 50/30/20."
    case .futureDate: "Add it when it has happened."
    case .textTooLong: "A text has at most \(FieldReader.textByteLimit) bytes."
    case .textMissing(let member): "Write the \(member)."
    case .nothingToAdd: "Write an amount and what it was for."
    case .typeCannotChange: "Void the entry, and add it anew."
    case .dependedOn(let id, let dependent, .corrects),
      .dependedOn(let id, let dependent, .paysBack):
      "Undo \(name(dependent)) first, or void \(name(id))."
    case .dependedOn(_, let dependent, .voids), .dependedOn(_, let dependent, .madeOn):
      "Undo \(name(dependent)) first."
    case .dependsOnUndone(_, let cause, _): "Redo \(name(cause)) first."
    case .neverUndone(_, let type):
      [EventReverted.type, EventRestored.type].contains(type)
        ? "Name the event that it was about, with 'undo' or 'redo'." : nil
    case .keyTaken(_, let holder): "Undo \(name(holder)) first."
    case .neverFalls(_, let remedy): remedy
    case .recurringAdded: "Void that entry, where it is wrong."
    case .batchTooLarge: "At most \(BatchPlace.limit) count together: do it in parts."
    // Nothing is to be done.
    case .categoryNeeded, .nothingToChange: nil
    // What helps is offered.
    case .emptyLedger, .noSuchEvent, .momentBeforeBeginning, .noSuchEntry, .alreadyVoided, .isCopy,
      .nothingToVoid, .notAnEntry, .entryVoided, .entryUndone, .amountNotPositive,
      .unknownCategory, .categoryExists, .incomeIsNoCategory, .dependedOn(_, _, .usesCategory),
      .dependedOn(_, _, .usesRecurring), .noSuchRecurring,
      .recurringEnded, .doesNotFall, .nothingToSkip,
      .alreadyUndone, .notUndone, .nothingToUndo, .nothingToRedo, .undoneTooFar, .locked,
      .alreadyUnlocked, .notUnlocked:
      nil
    }
  }

  private static func quote(_ category: CategoryName) -> Quotation { Quotation(of: category.text) }

  private static func largest(_ currency: Currency) -> String {
    Money(minorUnits: Money.largestMinorUnits, currency: currency).text(naming: .code)
  }

  /// `7 corrects 6`.
  private static func sentence(
    _ dependent: EventID, _ dependency: Dependency, _ id: EventID, _ name: (EventID) -> String
  ) -> String {
    switch dependency {
    case .corrects: "\(name(dependent)) corrects \(name(id))"
    case .voids: "\(name(dependent)) voids \(name(id))"
    case .madeOn: "\(name(dependent)) was made on \(name(id))"
    case .paysBack: "\(name(dependent)) pays back \(name(id))"
    case .usesRecurring:
      "\(name(dependent)) belongs to the recurring entry that \(name(id)) added"
    case .usesCategory(let category):
      "\(name(dependent)) uses the category '\(quote(category))' that \(name(id)) added"
    }
  }

  /// `99.90%, not 100%: 0.10% is missing`.
  private static func doNotAddUp(_ hundredths: Int) -> String {
    let difference = hundredths - Percentage.whole.hundredths
    let gap = Hundredths.text(Int(difference.magnitude))
    return "the shares add up to \(Hundredths.text(hundredths))%, not 100%: "
      + (difference < 0 ? "\(gap)% is missing" : "\(gap)% is too much")
  }
}
