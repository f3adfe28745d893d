public import LedgerEvents

/// The goals of a ledger and their progress.
///
/// Read it with `try await ledger.view(Goals())`. A goal's money stays in the accounts, and is no longer part of Main
/// Savings.
public struct Goals: ComposedProjection {
  package var first: DecisionState
  package var second: AccountSums

  /// Creates the projection before the first event.
  public init() { self.init(DecisionState(), AccountSums()) }

  package init(_ first: DecisionState, _ second: AccountSums) {
    self.first = first
    self.second = second
  }

  private var book: EnvelopeBook { first.envelopes }

  /// Returns the goals at the end of a day, in the order in which they were added, without those that ended by then.
  ///
  /// - Parameters:
  ///   - day: The day; a goal that begins later is included, and holds nothing yet.
  ///   - includingEnded: Whether ended goals are included.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func goals(
    on day: CalendarDay, includingEnded: Bool = false
  ) throws(FigureTooLarge) -> [Goal] {
    var goals: [Goal] = []
    for id in book.goals {
      if !includingEnded, let end = book.end(of: id), end <= day { continue }
      if let goal = try goal(id, on: day) { goals.append(goal) }
    }
    return goals
  }

  /// Returns the events that a goal's amount on a day is made of, without those of an account that is the goal.
  public func events(of goal: EventID, through day: CalendarDay) -> [EventID] {
    book.steps(of: goal, through: day).map(\.event)
  }

  /// Returns one goal; `nil` if it does not exist, or its addition was undone.
  ///
  /// - Throws: As ``goals(on:includingEnded:)``.
  public func goal(_ id: EventID, on day: CalendarDay) throws(FigureTooLarge) -> Goal? {
    guard let currency = first.currency else { return nil }
    return try Goal(
      id, book, EnvelopeFigures(first, second, Envelopes(), in: currency), on: day)
  }
}
