extension Refusal: ExplainedError {
  public var problem: String {
    switch self {
    case .emptyLedger: "the ledger has no event yet"
    case .noSuchEvent(let id): "there is no event \(id.number)"
    case .noSuchEntry(let id): "there is no entry \(id.number)"
    case .notAnEntry(let id, let type): "event \(id.number) is no entry, but '\(type)'"
    case .notAnExpense(let id, let type):
      "entry \(id.number) is no expense, but \(type == .income ? "an" : "a") \(type.text)"
    case .alreadyVoided(let id, let void):
      "entry \(id.number) is already voided (by \(void.number))"
    case .entryVoided(let id, let void): "entry \(id.number) is voided (by \(void.number))"
    case .entryUndone(let id, let undo): "entry \(id.number) is undone (by \(undo.number))"
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
    case .incomeHasNoCategory(let id): "entry \(id.number) is an income, which has no category"
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
      Refusal.sentence(dependent, dependency, id)
    case .dependsOnUndone(let id, let cause, let dependency):
      "\(Refusal.sentence(id, dependency, cause)), which is undone"
    case .alreadyUndone(let id, let undo):
      "event \(id.number) is already undone (by \(undo.number))"
    case .notUndone(let id): "event \(id.number) is not undone"
    case .neverUndone(let id, let type): "event \(id.number) is '\(type)', which is never undone"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .undoneTooFar(let count): "the last \(count) events are all undone"
    case .keyTaken(let id, let holder):
      "the key of event \(id.number) was used again by \(holder.number)"
    case .locked(let feature): "\(feature.rawValue) is part of Pro, which is locked"
    case .alreadyUnlocked(let id): "it is unlocked already (by \(id.number))"
    case .notUnlocked: "there is no such purchase to revoke"
    case .batchTooLarge(let count): "\(count) events are too many for one batch"
    }
  }

  public var remedy: String? {
    switch self {
    case .emptyLedger: "Start with: puldar add \"spent 45 at whole foods\"."
    case .noSuchEvent: "List the events with 'puldar log'."
    case .noSuchEntry, .alreadyVoided, .isCopy, .nothingToVoid:
      "List the entries that count with 'puldar list'."
    case .notAnEntry(let id, _): "Take it back with 'puldar undo \(id.number)'."
    case .notAnExpense: "Name the expense that is paid back, or leave it out."
    case .entryVoided(_, let void): "Put it back first, with 'puldar undo \(void.number)'."
    case .entryUndone(let id, _): "Put it back first, with 'puldar redo \(id.number)'."
    case .amountNotPositive:
      "Write it without a sign; money that comes back is a credit: see 'puldar help credit'."
    case .amountNegative: "Write zero or more."
    case .amountTooLarge(let amount):
      "The largest amount is \(Refusal.largest(amount.currency))."
    case .foreignCurrency(_, let ledger): "Write what it was in \(ledger)."
    case .unknownCategory(let category, let known): Refusal.offer(category, known)
    case .categoryExists: "List the categories with 'puldar category list'."
    case .categoryEnded: "Choose another, or undo the event that ended it."
    case .categoryNeeded: nil
    case .incomeIsNoCategory: "Money that was earned is added with 'puldar income'."
    case .incomeHasNoCategory: "Leave the category out."
    case .unknownBucket(_, let known):
      "Choose one of \(known.map(\.text).joined(separator: ", "))."
    case .bucketTwice, .sharesIncomplete: "Name every bucket once, as 50/30/20."
    case .sharesDoNotAddUp: "Write shares that add up to 100, as 50/30/20."
    case .futureDate: "Add it when it has happened."
    case .textTooLong: "A text has at most \(FieldReader.textByteLimit) bytes."
    case .textMissing(let member): "Write the \(member)."
    case .nothingToChange: nil
    case .nothingToAdd: "Write an amount and what it was for."
    case .typeCannotChange: "Void the entry, and add it anew."
    case .dependedOn(let id, let dependent, let dependency):
      switch dependency {
      case .corrects, .paysBack: "Undo \(dependent.number) first, or void \(id.number)."
      case .voids, .madeOn: "Undo \(dependent.number) first."
      case .usesCategory(let category):
        "Undo \(dependent.number) first, or end the category with "
          + "'puldar category end \(category)'."
      }
    case .dependsOnUndone(_, let cause, _): "Redo \(cause.number) first."
    case .alreadyUndone(let id, _): "Put it back with 'puldar redo \(id.number)'."
    case .notUndone(let id): "Take it back with 'puldar undo \(id.number)'."
    case .neverUndone(_, let type):
      type == LogOpened.type ? nil : "Name the event that it was about, with 'undo' or 'redo'."
    case .nothingToUndo, .nothingToRedo: "See what happened with 'puldar log'."
    case .undoneTooFar: "Name the event: 'puldar undo NUMBER'."
    case .keyTaken(_, let holder): "Undo \(holder.number) first."
    case .locked:
      "Unlock it with 'puldar pro unlock --transaction ID'; the log is plain text and always "
        + "your own."
    case .alreadyUnlocked: "See what it holds with 'puldar pro status'."
    case .notUnlocked: "See what is unlocked with 'puldar pro status'."
    case .batchTooLarge: "At most \(BatchPlace.limit) count together: do it in parts."
    }
  }

  private static func quote(_ category: CategoryName) -> Quotation { Quotation(of: category.text) }

  private static func largest(_ currency: Currency) -> String {
    Money(minorUnits: Money.largestMinorUnits, currency: currency).text(naming: .code)
  }

  /// `7 corrects 6`.
  private static func sentence(
    _ dependent: EventID, _ dependency: Dependency, _ id: EventID
  ) -> String {
    switch dependency {
    case .corrects: "\(dependent.number) corrects \(id.number)"
    case .voids: "\(dependent.number) voids \(id.number)"
    case .madeOn: "\(dependent.number) was made on \(id.number)"
    case .paysBack: "\(dependent.number) pays back \(id.number)"
    case .usesCategory(let category):
      "\(dependent.number) uses the category '\(quote(category))' that \(id.number) added"
    }
  }

  /// `99.90%, not 100%: 0.10% is missing`.
  private static func doNotAddUp(_ hundredths: Int) -> String {
    let difference = hundredths - Percentage.whole.hundredths
    let gap = Hundredths.text(Int(difference.magnitude))
    return "the shares add up to \(Hundredths.text(hundredths))%, not 100%: "
      + (difference < 0 ? "\(gap)% is missing" : "\(gap)% is too much")
  }

  private static func offer(_ category: CategoryName, _ known: [CategoryName]) -> String {
    let names = known.map(\.text).joined(separator: ", ")
    return "Choose one of \(names); or add it with "
      + "'puldar category add \(quote(category)) --bucket fun'."
  }
}
