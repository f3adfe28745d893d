extension Refusal: EventNamingError {
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
    case .locked(let feature): "\(feature.rawValue) is part of Pro, which is locked"
    case .alreadyUnlocked(let id): "it is unlocked already (by \(name(id)))"
    case .notUnlocked: "there is no such purchase to revoke"
    case .batchTooLarge(let count): "\(count) events are too many for one batch"
    }
  }

  public func remedy(naming name: (EventID) -> String) -> String? {
    switch self {
    case .emptyLedger: "Start with: puldar add \"spent 45 at whole foods\"."
    case .noSuchEvent: "List the events with 'puldar log'."
    case .noSuchWriter(_, let known):
      "Its logs are of \(known.map(\.text).joined(separator: ", "))."
    case .momentBeforeBeginning: "Name a later moment: 'puldar log' shows when what was recorded."
    case .momentInFuture: "Write 'now', or leave it out."
    case .momentsOutOfOrder: "Write the earlier moment first."
    case .noSuchEntry, .alreadyVoided, .isCopy, .nothingToVoid:
      "List the entries that count with 'puldar list'."
    case .notAnEntry(_, type: LogOpened.type): "List the entries that count with 'puldar list'."
    case .notAnEntry(let id, _): "Take it back with 'puldar undo \(name(id))'."
    case .notAnExpense: "Name the expense that is paid back, or leave it out."
    case .entryVoided(_, let void): "Put it back first, with 'puldar undo \(name(void))'."
    case .entryUndone(let id, _): "Put it back first, with 'puldar redo \(name(id))'."
    case .amountNotPositive:
      "Write it above zero; for money that comes back: puldar add \"refund 20 from zara\"."
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
      case .corrects, .paysBack: "Undo \(name(dependent)) first, or void \(name(id))."
      case .voids, .madeOn: "Undo \(name(dependent)) first."
      case .usesCategory(let category):
        "Undo \(name(dependent)) first, or end the category with "
          + "'puldar category end \(category)'."
      }
    case .dependsOnUndone(_, let cause, _): "Redo \(name(cause)) first."
    case .alreadyUndone(let id, _): "Put it back with 'puldar redo \(name(id))'."
    case .notUndone(let id): "Take it back with 'puldar undo \(name(id))'."
    case .neverUndone(_, let type):
      [EventReverted.type, EventRestored.type].contains(type)
        ? "Name the event that it was about, with 'undo' or 'redo'." : nil
    case .nothingToUndo, .nothingToRedo: "See what happened with 'puldar log'."
    case .undoneTooFar: "Name the event: 'puldar undo NUMBER'."
    case .keyTaken(_, let holder): "Undo \(name(holder)) first."
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
    _ dependent: EventID, _ dependency: Dependency, _ id: EventID, _ name: (EventID) -> String
  ) -> String {
    switch dependency {
    case .corrects: "\(name(dependent)) corrects \(name(id))"
    case .voids: "\(name(dependent)) voids \(name(id))"
    case .madeOn: "\(name(dependent)) was made on \(name(id))"
    case .paysBack: "\(name(dependent)) pays back \(name(id))"
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

  private static func offer(_ category: CategoryName, _ known: [CategoryName]) -> String {
    let names = known.map(\.text).joined(separator: ", ")
    return "Choose one of \(names); or add it with "
      + "'puldar category add \(quote(category)) --bucket fun'."
  }
}
