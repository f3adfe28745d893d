public import LedgerEvents

/// A figure with all that it is made of, down to the events: a tree of terms, whose every node is
/// exactly the sum of its terms.
public struct Explanation: Hashable, Codable, Sendable {
  /// Which figure it is.
  public var figure: BudgetFigure
  /// The month that the figure is of.
  public var month: CalendarMonth
  /// What all amounts are in.
  public var currency: Money.Currency
  /// The figure itself, with its terms.
  public var root: ExplanationTerm
  /// Pairs of events of two devices, where a term rests on one of them.
  public var conflicts: [LedgerConflict]

  /// The figure itself.
  public var value: Money { root.value }
}

/// A part of a figure, with the parts that it is made of itself.
public struct ExplanationTerm: Hashable, Codable, Sendable {
  /// What kind of part it is.
  public var label: ExplanationLabel
  /// What it adds; below zero where it takes away.
  public var value: Money
  /// The events that it comes from by itself; what its terms come from stands with them.
  public var events: [EventID] = []
  /// What it is made of: the values add up exactly to this one's. Empty where it is made of nothing
  /// else, or where that is folded.
  public var terms: [ExplanationTerm] = []
  /// Whether the terms are left out, because they lie deeper than was asked for.
  public var isFolded = false
  /// Whether the figure that it names is taken away here, so that its value and those of its terms
  /// have the other sign: of `left`, what was spent.
  public var isTakenAway = false

  /// The same figure, taken away.
  var takenAway: ExplanationTerm {
    var term = negated
    term.isTakenAway.toggle()
    return term
  }

  private var negated: ExplanationTerm {
    var term = self
    term.value = value.negated
    term.terms = terms.map(\.negated)
    return term
  }
}

/// What a term of an explanation is. Amounts in it have the sign of the figure itself, also where it is
/// taken away.
@nonexhaustive
public enum ExplanationLabel: Hashable, Codable, Sendable {
  /// A figure of a month.
  case month(MonthFigure, CalendarMonth)
  /// A figure of a bucket in a month.
  case bucket(BucketFigure, CalendarMonth)
  /// A bucket's part of a figure of the month.
  case bucketPart(BucketName)
  /// What was used in a category.
  case category(CategoryName)
  /// What is left of a category's limit.
  case limitLeft
  /// What was said that a month may use, in all or in a category.
  case said
  /// A share of a month's budget, rounded towards zero.
  ///
  /// - share: How much of it.
  /// - income: The amount that it is a share of.
  /// - setBy: The allocation; `nil` for the shares that hold without one.
  /// - incomeEvents: What the amount comes from.
  case share(Percentage, income: Money, setBy: EventID?, incomeEvents: [EventID])
  /// The income that was set: what it still adds.
  ///
  /// - came: The entries that came instead of it.
  case setIncome(IncomePlan, came: [EventID])
  /// An entry; `movedBy` is what put its category into its bucket, where that was moved.
  case entry(EventID, EntryValues, merchant: String, movedBy: EventID?)
  /// Money that was put away, or came back, with the accounts as they are called.
  case moved(EventID, on: CalendarDay, from: String, to: String)
  /// What is still due of a bill's day.
  case due(bill: EventID, on: CalendarDay, name: String)
  /// What one event did to an entry's part of the figure.
  ///
  /// - was: What the entry was in the figure before; `nil` where it was not in it.
  /// - now: What it is after; `nil` where it is not in it.
  /// - month: In which month it is counted that is not in the figure.
  /// - category: In which category, there; `nil` for income.
  case change(
    EntryChangeKind, was: Money?, now: Money?, month: CalendarMonth?, category: CategoryName?,
    reason: String)
  /// The cent of a share that was rounded off more than the others'.
  case remainderCent
  /// Cents that the parts of an income lose each alone, and not together.
  case fractions
  /// An overspend that a bucket which carries only what is left does not carry.
  case overspendNotCarried
  /// What is not overspent: an excess is never below zero.
  case notOver
}

/// What an event did to an entry.
@nonexhaustive
public enum EntryChangeKind: String, Hashable, Codable, Sendable {
  /// It was added.
  case added
  /// Values of it were changed.
  case corrected
  /// It was taken out.
  case voided
  /// A change of it, or the entry itself, was taken back.
  case undone
  /// What was taken back was put back.
  case redone
}
