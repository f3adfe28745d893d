import LedgerModel

extension LedgerAccess {
  /// Returns the goal that a person means; for `last` the one added last.
  ///
  /// A part of a name selects the active goal, if only one of the matching goals is active.
  ///
  /// - Throws: ``CommandFailure`` if a name fits none, or several.
  func goal(_ word: SeriesArgument, today: CalendarDay) async throws -> EventID {
    let book = try await view(DecisionState()).envelopes
    return try await meant(
      by: word,
      NamedSeries(
        kind: "goal", none: "there is no goal yet", list: "goal list --all", ids: book.goals,
        names: { [book.goal($0)?.name ?? ""] }, isOpen: { book.isActive($0, on: today) }))
  }
}
