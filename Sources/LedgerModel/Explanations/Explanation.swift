public import LedgerEvents

/// A figure with everything that it is made of, down to the events: a tree whose every node is exactly the sum of its
/// terms.
public struct Explanation: Hashable, Codable, Sendable {
  /// The explained figure.
  public var figure: BudgetFigure
  /// The month of the figure.
  public var month: CalendarMonth
  /// The currency of all amounts.
  public var currency: Money.Currency
  /// The figure as a term, with its terms.
  public var root: ExplanationTerm
  /// Conflicting events of two devices, if a term rests on one of them.
  public var conflicts: [LedgerConflict]

  /// The value of the figure.
  public var value: Money { root.value }
}

/// A part of a figure, with its own parts.
public struct ExplanationTerm: Hashable, Codable, Sendable {
  /// The kind of part.
  public var label: ExplanationLabel
  /// The amount it adds; negative if it subtracts.
  public var value: Money
  /// The events that it comes from directly; those of its terms are listed there.
  public var events: [EventID] = []
  /// Its parts, whose values add up exactly to its own. Empty if there are none, or if they are folded.
  public var terms: [ExplanationTerm] = []
  /// Whether the terms are left out because they lie below the requested depth.
  public var isFolded = false
  /// Whether the named figure is subtracted here, so that its value and its terms have the opposite sign, such as
  /// spending in `left`.
  public var isTakenAway = false

  /// The same figure, subtracted.
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

/// The kind of a term in an explanation. Amounts in it have the sign of the figure itself, even if it is subtracted.
@nonexhaustive
public enum ExplanationLabel: Hashable, Codable, Sendable {
  /// A figure of a month.
  case month(MonthFigure, CalendarMonth)
  /// A figure of a bucket in a month.
  case bucket(MonthFigure, CalendarMonth)
  /// A bucket's part of a figure of the month.
  case bucketPart(BucketName)
  /// The amount used in a category.
  case category(CategoryName)
  /// The remainder of a category's limit.
  case limitLeft
  /// The stated budget of a month, or the stated limit of a category.
  case said
  /// A share of a month's budget, rounded towards zero.
  ///
  /// - share: The percentage.
  /// - income: The amount that it is a share of.
  /// - setBy: The allocation; `nil` for the default shares.
  /// - incomeEvents: The events behind the amount.
  case share(Percentage, income: Money, setBy: EventID?, incomeEvents: [EventID])
  /// The planned income, as far as it still counts.
  ///
  /// - came: The received entries that replace a part of it.
  case setIncome(IncomePlan, came: [EventID])
  /// An entry; `movedBy` is the event that moved its category into the bucket, if it was moved.
  case entry(EventID, EntryValues, merchant: String, movedBy: EventID?)
  /// Money that was put away or came back, with the displayed names of the accounts.
  case moved(EventID, on: CalendarDay, from: String, to: String)
  /// The amount still due of a bill's day.
  case due(bill: EventID, on: CalendarDay, name: String)
  /// The change of an entry's part of the figure by one event.
  ///
  /// - was: The part before; `nil` if it was not in the figure.
  /// - now: The part after; `nil` if it is not in the figure.
  /// - month: The month in which it counts outside of the figure.
  /// - category: The category in which it counts there; `nil` for income.
  case change(
    EntryChangeKind, was: Money?, now: Money?, month: CalendarMonth?, category: CategoryName?,
    reason: String)
  /// A cent from dividing the rounding remainder among the shares.
  case remainderCent
  /// Cents lost by rounding the parts of an income separately instead of together.
  case fractions
  /// An overspend that is not carried over, because the bucket carries surpluses only.
  case overspendNotCarried
  /// The unused part: an excess is never below zero.
  case notOver
}

/// The kind of change that an event made to an entry.
@nonexhaustive
public enum EntryChangeKind: String, Hashable, Codable, Sendable {
  /// It was added.
  case added
  /// Its values were changed.
  case corrected
  /// It was voided.
  case voided
  /// A change of it, or the entry itself, was undone.
  case undone
  /// An undone change was redone.
  case redone
}
