public import LedgerEvents

/// What a person saves for, and how far it has come.
///
/// `try await ledger.view(Goals())` gives it. What is in a goal stays in the accounts, and is no longer in Main Savings.
public struct Goals: ComposedProjection {
  package var first: DecisionState
  package var second: AccountSums

  /// Before the first event.
  public init() { self.init(DecisionState(), AccountSums()) }

  package init(_ first: DecisionState, _ second: AccountSums) {
    self.first = first
    self.second = second
  }

  private var book: EnvelopeBook { first.envelopes }

  /// The goals as they stand at the end of a day, in the order in which they were added, without those that ended by then.
  ///
  /// - Parameters:
  ///   - day: The day; one that begins later is among them, and holds nothing yet.
  ///   - includingEnded: Whether those that ended are among them.
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

  /// One of them; `nil` if there is no such one, or it was undone.
  ///
  /// - Throws: As ``goals(on:includingEnded:)``.
  public func goal(_ id: EventID, on day: CalendarDay) throws(FigureTooLarge) -> Goal? {
    guard let currency = first.currency else { return nil }
    return try Goal(
      id, book, EnvelopeFigures(first, second, Envelopes(), in: currency), on: day)
  }
}
